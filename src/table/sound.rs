//! What things sound like, as notes. Nothing is recorded: the browser makes the tones.

/// A sound of the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sound {
    /// Dice tumble.
    Roll,
    /// A piece or card is put down.
    Place,
    /// A shot or an attack.
    Shot,
    /// Something is destroyed.
    Burst,
    /// Something is gained.
    Gain,
    /// That cannot be done.
    Refuse,
    /// The game is won.
    Win,
}

/// The colour of a tone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tone {
    /// Soft.
    Triangle,
    /// Like an arcade machine.
    Square,
    /// Sharp.
    Saw,
}

/// A tone that glides from one pitch to another.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Note {
    /// Its colour.
    pub tone: Tone,
    /// The first pitch, in hertz.
    pub from: u16,
    /// The last pitch, in hertz.
    pub to: u16,
    /// When it begins, in milliseconds.
    pub at: u16,
    /// How long it lasts, in milliseconds.
    pub length: u16,
}

const fn note(tone: Tone, from: u16, to: u16, at: u16, length: u16) -> Note {
    Note { tone, from, to, at, length }
}

/// The notes of a sound. None lasts longer than a second.
pub fn notes(sound: Sound) -> &'static [Note] {
    use Tone::{Saw, Square, Triangle};
    match sound {
        Sound::Roll => {
            const {
                &[
                    note(Triangle, 320, 180, 0, 40),
                    note(Triangle, 280, 160, 70, 40),
                    note(Triangle, 360, 200, 130, 40),
                    note(Triangle, 300, 150, 210, 50),
                ]
            }
        }
        Sound::Place => const { &[note(Triangle, 220, 110, 0, 90)] },
        Sound::Shot => const { &[note(Square, 980, 140, 0, 160)] },
        Sound::Burst => const { &[note(Saw, 220, 40, 0, 280), note(Square, 90, 30, 0, 200)] },
        Sound::Gain => {
            const { &[note(Triangle, 520, 520, 0, 80), note(Triangle, 780, 780, 80, 120)] }
        }
        Sound::Refuse => const { &[note(Square, 160, 120, 0, 120)] },
        Sound::Win => {
            const {
                &[
                    note(Triangle, 392, 392, 0, 140),
                    note(Triangle, 494, 494, 140, 140),
                    note(Triangle, 587, 587, 280, 140),
                    note(Triangle, 784, 784, 420, 360),
                ]
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_sound_lasts_longer_than_a_second() {
        use Sound::{Burst, Gain, Place, Refuse, Roll, Shot, Win};
        for sound in [Roll, Place, Shot, Burst, Gain, Refuse, Win] {
            let notes = notes(sound);
            assert!(!notes.is_empty());
            assert!(notes.iter().all(|note| note.at + note.length <= 1000), "{sound:?}");
            assert!(notes.iter().all(|note| note.from > 20 && note.to > 20), "{sound:?}");
        }
    }
}
