//! Makes a saved game short enough for an address.
//!
//! A save is JSON that says nearly the same thing line after line. Every bit is foretold by several
//! models (what followed the last one to six letters, and where such a passage stood before); their
//! votes are weighed, and an arithmetic coder writes down only what was not foreseen. Whole numbers
//! only, so that every machine reads what another wrote. The golden games take two thirds of what
//! deflate makes of them, two to four bytes a move.

/// Longer texts are nobody's game: reading one would only keep the page busy.
pub const LONGEST: usize = 1 << 20;

/// Grows when old links could no longer be read.
const VERSION: u8 = 1;
/// Versions that links of later pages may have; a larger number is no version.
const LAST_VERSION: u8 = 15;
/// What was not packed at all: so the shelf keeps a game, and `crash.js` writes one when nothing else works any more.
const PLAIN: u8 = 0;
/// A text of this length is unpacked whatever it was packed to, in a tenth of a second on a slow device. A longer one has
/// to have been packed to some of its length, as every game that was played is.
const SHORT: usize = 1 << 16;
const MOST_FOLD: usize = 64;

/// What the models have read before the first letter. Part of the format.
const PRIMER: &str = r#"{
"saucer-night": 1,
"game": "nicy-hosmosu",
"rules": 1,
"setup": {"options":{"advanced":false,"players":2},"practice":false,"seats":[{"colour":0,"driver":"person","name":"Green"},{"colour":1,"driver":{"computer":"greedy"},"name":"Blue"},{"colour":2,"driver":"person","name":"Red"},{"colour":3,"driver":"person","name":"Gold"}],"seed":"2345678abcdefghjkmnpqrstuvwxyz"},
"records": [
{"auto":true,"chance":[1,2,3,4,5,6],"move":"pass","seat":0},
{"move":{"place":"c1"},"seat":1},
{"chance":[0],"move":{"":0},"seat":2},
{"move":"","seat":3}
],
"checksum": "0123456789abcdef"
}
"#;

/// The text, packed.
pub fn pack(text: &str) -> Vec<u8> {
    let mut models = Models::primed();
    let mut coder = Encoder { low: 0, high: u32::MAX, out: vec![VERSION] };
    let mut length = text.len();
    while length > 0x7f {
        coder.out.push(length as u8 | 0x80);
        length >>= 7;
    }
    coder.out.push(length as u8);
    for letter in text.bytes() {
        for place in (0..8).rev() {
            let bit = letter >> place & 1 == 1;
            coder.write(models.foretell(), bit);
            models.learn(bit);
        }
    }
    coder.finish()
}

/// The text as it is, only not to be read at a glance: quickly made.
pub fn wrap(text: &str) -> Vec<u8> {
    [&[PLAIN], text.as_bytes()].concat()
}

/// The text that was wrapped; `None` if this was not.
pub fn unwrap(wrapped: &[u8]) -> Option<String> {
    let (version, text) = wrapped.split_first()?;
    (*version == PLAIN).then(|| String::from_utf8(text.into()).ok())?
}

/// Whether this looks as if a later page had packed it.
pub fn is_newer(packed: &[u8]) -> bool {
    packed.first().is_some_and(|version| (VERSION + 1..=LAST_VERSION).contains(version))
}

/// The text again; `None` if this was never packed here.
pub fn unpack(packed: &[u8]) -> Option<String> {
    unpack_while(packed, |_| true)
}

/// The same, given up at the first letter that cannot be.
pub fn unpack_while(packed: &[u8], mut is_possible: impl FnMut(u8) -> bool) -> Option<String> {
    let (version, mut rest) = packed.split_first()?;
    if packed.len() > LONGEST {
        return None;
    }
    if *version != VERSION {
        return unwrap(packed);
    }
    let (mut length, mut shift) = (0usize, 0);
    loop {
        let (byte, after) = rest.split_first()?;
        rest = after;
        length |= usize::from(byte & 0x7f) << shift;
        shift += 7;
        match byte & 0x80 {
            0 => break,
            _ if shift > 21 => return None,
            _ => {}
        }
    }
    if length > LONGEST || length > rest.len() * MOST_FOLD + SHORT || rest.len() > length + 64 {
        return None;
    }
    let mut models = Models::primed();
    let mut coder = Decoder::new(rest);
    let mut text = Vec::with_capacity(length);
    for _ in 0..length {
        let mut letter = 0u8;
        for _ in 0..8 {
            let bit = coder.read(models.foretell());
            models.learn(bit);
            letter = letter << 1 | u8::from(bit);
        }
        if !is_possible(letter) {
            return None;
        }
        text.push(letter);
    }
    String::from_utf8(text).ok()
}

/// How many letters back each model looks.
const ORDERS: [u32; 6] = [1, 2, 3, 4, 5, 7];
/// Those, and the passage that stood here before.
const VOTES: usize = ORDERS.len() + 1;
/// Each model has this many places.
const PLACES: usize = 1 << 17;
/// A passage is looked up by this many letters.
const PASSAGE: usize = 5;
/// A chance is trusted more with every sight of it, up to this many.
const SIGHTS: u32 = 60;

/// The chance of a 1 at a place: 22 bits, of which the first is turned so that nought means even;
/// then the number of sights.
#[derive(Clone, Copy)]
struct Odds(u32);

impl Odds {
    const EVEN: Odds = Odds(0);
    const TURNED: u32 = 1 << 31;

    /// In 4096ths.
    fn chance(self) -> i32 {
        ((self.0 ^ Odds::TURNED) >> 20) as i32
    }

    fn see(&mut self, bit: bool) {
        let (chance, sights) = (((self.0 ^ Odds::TURNED) >> 10) as i64, self.0 & 0x3ff);
        let target = if bit { 0x3f_ffff } else { 0 };
        let chance = chance + (target - chance) * 2 / (2 * i64::from(sights) + 3);
        self.0 = ((chance as u32) << 10 | (sights + 1).min(SIGHTS)) ^ Odds::TURNED;
    }
}

struct Models {
    /// What has been read, the primer included.
    text: Vec<u8>,
    /// The bits of the letter in hand, behind a leading 1.
    letter: usize,
    /// Where each order's places for this letter begin.
    bases: [u32; ORDERS.len()],
    /// The odds of every order, as numbers: nought comes ready-made from the system.
    places: Vec<u32>,
    /// Where a passage was last seen.
    passages: Vec<u32>,
    /// The letter that followed such a passage, and how long the two have been alike.
    seen_at: usize,
    alike: usize,
    by_length: [Odds; 64],
    /// The votes of the moment, and what they count, by the bits in hand.
    votes: [i32; VOTES],
    weights: Vec<[i32; VOTES]>,
    mixed: i32,
    stretch: Vec<i16>,
}

impl Models {
    fn primed() -> Models {
        let mut models = Models {
            text: Vec::new(),
            letter: 1,
            bases: [0; ORDERS.len()],
            places: vec![0; PLACES * ORDERS.len()],
            passages: vec![0; 1 << 16],
            seen_at: 0,
            alike: 0,
            by_length: [Odds::EVEN; 64],
            votes: [0; VOTES],
            weights: vec![[20_000; VOTES]; 256],
            mixed: 2048,
            stretch: stretch_table(),
        };
        for letter in PRIMER.bytes() {
            for place in (0..8).rev() {
                models.foretell();
                models.learn(letter >> place & 1 == 1);
            }
        }
        models
    }

    fn place(&self, order: usize) -> usize {
        let hash = self.bases[order].wrapping_add(self.letter as u32).wrapping_mul(0x9e37_79b1);
        order * PLACES + (hash >> 15) as usize % PLACES
    }

    /// The bit that the passage seen before has here, if it still agrees with the letter in hand.
    fn passage_bit(&self) -> Option<bool> {
        let expected = usize::from(*self.text.get(self.seen_at)?) | 0x100;
        let left = self.letter.leading_zeros() as usize + 9 - usize::BITS as usize;
        let agrees = self.alike > 0 && left > 0 && expected >> left == self.letter;
        agrees.then(|| expected >> (left - 1) & 1 == 1)
    }

    /// The chance that the next bit is a 1, in 4096ths.
    fn foretell(&mut self) -> i32 {
        for order in 0..ORDERS.len() {
            self.votes[order] = self.stretched(Odds(self.places[self.place(order)]));
        }
        self.votes[VOTES - 1] = match self.passage_bit() {
            None => 0,
            Some(bit) => {
                let vote = self.stretched(self.by_length[self.alike.min(63)]);
                if bit { vote } else { -vote }
            }
        };
        let votes = self.votes.iter().zip(&self.weights[self.letter]);
        let sum: i64 = votes.map(|(vote, weight)| i64::from(*vote) * i64::from(*weight)).sum();
        self.mixed = squash((sum >> 16) as i32);
        self.mixed.clamp(1, 4095)
    }

    fn stretched(&self, odds: Odds) -> i32 {
        self.stretch[odds.chance() as usize].into()
    }

    fn learn(&mut self, bit: bool) {
        let miss = (i32::from(bit) * 4095 - self.mixed) * 10;
        for (weight, vote) in self.weights[self.letter].iter_mut().zip(self.votes) {
            *weight += (vote * miss + 0x400) >> 11;
        }
        for order in 0..ORDERS.len() {
            let place = self.place(order);
            let mut odds = Odds(self.places[place]);
            odds.see(bit);
            self.places[place] = odds.0;
        }
        if let Some(expected) = self.passage_bit() {
            self.by_length[self.alike.min(63)].see(expected == bit);
        }
        self.letter = self.letter << 1 | usize::from(bit);
        if self.letter > 0xff {
            self.end_letter();
        }
    }

    fn end_letter(&mut self) {
        let letter = self.letter as u8;
        let alike = self.alike > 0 && self.text.get(self.seen_at) == Some(&letter);
        self.text.push(letter);
        self.letter = 1;
        let end = self.text.len();
        for (base, order) in self.bases.iter_mut().zip(ORDERS) {
            *base = hash(&self.text[end.saturating_sub(order as usize)..]);
        }
        (self.alike, self.seen_at) =
            if alike { (self.alike + 1, self.seen_at + 1) } else { (0, 0) };
        if end >= PASSAGE {
            let place = (hash(&self.text[end - PASSAGE..]) >> 16) as usize;
            if self.alike == 0 && self.passages[place] > 0 {
                self.seen_at = self.passages[place] as usize;
                let back = self.text[..self.seen_at].iter().rev().zip(self.text.iter().rev());
                self.alike = back.take(32).take_while(|(one, other)| one == other).count();
            }
            self.passages[place] = end as u32;
        }
    }
}

fn hash(letters: &[u8]) -> u32 {
    letters.iter().fold(0x811c_9dc5, |hash, letter| {
        (hash ^ u32::from(*letter)).wrapping_mul(0x0100_0193).rotate_left(7)
    })
}

/// From a vote (-2047 to 2047) to a chance in 4096ths: the logistic curve, by steps.
fn squash(vote: i32) -> i32 {
    const CURVE: [i32; 33] = [
        1, 2, 3, 6, 10, 16, 27, 45, 73, 120, 194, 310, 488, 747, 1101, 1546, 2047, 2549, 2994,
        3348, 3607, 3785, 3901, 3975, 4022, 4050, 4068, 4079, 4085, 4089, 4092, 4093, 4094,
    ];
    let vote = vote.clamp(-2047, 2047);
    let (step, rest) = ((vote >> 7) + 16, vote & 127);
    (CURVE[step as usize] * (128 - rest) + CURVE[step as usize + 1] * rest + 64) >> 7
}

/// From a chance back to a vote.
fn stretch_table() -> Vec<i16> {
    let mut table = Vec::with_capacity(4096);
    for vote in -2047i16..=2047 {
        let chance = squash(vote.into()) as usize;
        while table.len() <= chance {
            table.push(vote);
        }
    }
    table.resize(4096, 2047);
    table
}

fn middle(low: u32, high: u32, chance: i32) -> u32 {
    low + ((u64::from(high - low) * chance as u64) >> 12) as u32
}

struct Encoder {
    low: u32,
    high: u32,
    out: Vec<u8>,
}

impl Encoder {
    fn write(&mut self, chance: i32, bit: bool) {
        let middle = middle(self.low, self.high, chance);
        if bit {
            self.high = middle
        } else {
            self.low = middle + 1
        }
        while (self.low ^ self.high) >> 24 == 0 {
            self.out.push((self.high >> 24) as u8);
            self.low <<= 8;
            self.high = self.high << 8 | 0xff;
        }
    }

    /// One byte more settles the rest: the decoder reads zeros after the end.
    fn finish(mut self) -> Vec<u8> {
        self.out.push((self.low >> 24) as u8 + 1);
        self.out
    }
}

struct Decoder<'a> {
    low: u32,
    high: u32,
    code: u32,
    rest: std::slice::Iter<'a, u8>,
}

impl<'a> Decoder<'a> {
    fn new(packed: &'a [u8]) -> Decoder<'a> {
        let mut decoder = Decoder { low: 0, high: u32::MAX, code: 0, rest: packed.iter() };
        (0..4).for_each(|_| decoder.shift());
        decoder
    }

    fn shift(&mut self) {
        self.code = self.code << 8 | u32::from(self.rest.next().copied().unwrap_or(0));
    }

    fn read(&mut self, chance: i32) -> bool {
        let middle = middle(self.low, self.high, chance);
        let bit = self.code <= middle;
        if bit {
            self.high = middle
        } else {
            self.low = middle + 1
        }
        while (self.low ^ self.high) >> 24 == 0 {
            self.low <<= 8;
            self.high = self.high << 8 | 0xff;
            self.shift();
        }
        bit
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(count: u32) -> String {
        let line = |n: u32| {
            let (letter, row) = (b'a' + (n * 7 % 5) as u8, n * n % 7);
            format!("{{\"move\":{{\"place\":\"{}{row}\"}},\"seat\":{}}},\n", letter as char, n % 3)
        };
        (0..count).map(line).collect()
    }

    #[test]
    fn every_text_comes_back() {
        let all: String = (0..0x500).filter_map(char::from_u32).collect();
        for text in ["", "a", "⑂ Ädä 🛸", PRIMER, &lines(99), &all, &"a".repeat(3_000)] {
            assert_eq!(unpack(&pack(text)).as_deref(), Some(text));
        }
    }

    #[test]
    fn what_repeats_becomes_short() {
        let text = lines(150);
        let packed = pack(&text).len();
        assert!(packed * 9 < text.len(), "{packed} of {}", text.len());
    }

    #[test]
    fn the_format_stays() {
        // Links people have sent must open: a change here needs a new version.
        assert_eq!(pack("saucer"), GOLDEN);
    }

    const GOLDEN: [u8; 5] = [1, 6, 92, 190, 107];

    #[test]
    fn garbage_is_refused_or_read_as_some_text_but_never_breaks() {
        assert_eq!(unpack(&[]), None);
        assert_eq!(unpack(&[9, 1, 2]), None, "another version");
        assert_eq!(unpack(&[1, 0xff, 0xff, 0xff, 0xff, 0xff]), None, "no end of the length");
        assert_eq!(unpack(&[1, 0xff, 0xff, 0x7f, 0]), None, "longer than any game");
        assert_eq!(unpack(&[1, 0xff, 0xff, 0x3f, 0, 0, 0]), None, "nothing packs so well");
        let mut noise = 1u32;
        for length in (0..200).step_by(9) {
            let bytes = (0..length).map(|_| {
                noise = noise.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                (noise >> 24) as u8
            });
            let bytes: Vec<u8> = [1, length as u8 & 0x7f].into_iter().chain(bytes).collect();
            let _ = unpack(&bytes);
        }
    }
}
