//! Lets the browser make the tones of a sound, and the device tremble.

use std::cell::RefCell;

use wasm_bindgen::JsValue;
use web_sys::js_sys::Reflect;
use web_sys::{AudioContext, OscillatorType};

use crate::browser::window;
use crate::{parts, shelf};
use table::late;
use table::sound::{Note, Sound, Tone, notes};

/// How loud a tone is at its start.
const LOUD: f32 = 0.16;

thread_local! {
    /// Made with the first sound: browsers allow none before somebody has touched the page.
    static AUDIO: RefCell<Option<AudioContext>> = const { RefCell::new(None) };
}

/// Plays a sound, if the player wants any.
pub fn play(sound: Sound) {
    // Whoever wants some has opened the menu, or does not come for the first time.
    if shelf::sound() && parts::is_here(parts::LATER) {
        late(|| AUDIO.with_borrow_mut(|audio| let_sound(audio, sound)));
    }
}

fn let_sound(audio: &mut Option<AudioContext>, sound: Sound) {
    if audio.is_none() {
        *audio = AudioContext::new().ok();
    }
    if let Some(audio) = audio {
        for note in notes(sound) {
            // A browser that cannot play a tone leaves it out.
            let _ = tone(audio, note);
        }
    }
}

fn tone(audio: &AudioContext, note: &Note) -> Result<(), JsValue> {
    let (tone, volume) = (audio.create_oscillator()?, audio.create_gain()?);
    tone.set_type(match note.tone {
        Tone::Triangle => OscillatorType::Triangle,
        Tone::Square => OscillatorType::Square,
        Tone::Saw => OscillatorType::Sawtooth,
    });
    let start = audio.current_time() + f64::from(note.at) / 1000.0;
    let end = start + f64::from(note.length) / 1000.0;
    tone.frequency().set_value_at_time(note.from.into(), start)?;
    tone.frequency().exponential_ramp_to_value_at_time(note.to.into(), end)?;
    volume.gain().set_value_at_time(LOUD, start)?;
    volume.gain().exponential_ramp_to_value_at_time(0.001, end)?;
    tone.connect_with_audio_node(&volume)?.connect_with_audio_node(&audio.destination())?;
    tone.start_with_when(start)?;
    tone.stop_with_when(end)
}

/// Lets the device tremble for some milliseconds, where it can and may.
pub fn tremble(millis: u32) {
    let navigator = window().navigator();
    let can = Reflect::has(&navigator, &JsValue::from_str("vibrate")).unwrap_or(false);
    if can && !shelf::still() {
        navigator.vibrate_with_duration(millis);
    }
}
