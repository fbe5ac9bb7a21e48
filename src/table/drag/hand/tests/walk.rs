//! Hands that do anything at all: whatever they do, nothing stays behind on the page.

use super::*;

/// What the painter would have on the page.
#[derive(Default, Debug)]
struct Page {
    copy: Option<Id>,
    raised: bool,
    lit: bool,
    shaded: Option<Id>,
    drops: usize,
}

impl Page {
    fn carry_out(&mut self, todo: &Do) {
        match todo {
            Do::Copy(piece) => self.copy = Some(self.copy.take().unwrap_or_else(|| piece.clone())),
            Do::Raise | Do::Follow(_) | Do::Settle => {
                assert!(self.copy.is_some(), "{todo:?} without a copy");
                self.raised = true;
            }
            Do::Light(_) => self.lit = true,
            Do::Shade(piece, _) => {
                assert!(self.lit, "{piece} is shaded before its places are lit");
                assert!(self.shaded.as_ref().is_none_or(|own| own == piece), "two pieces");
                self.shaded = Some(piece.clone());
            }
            Do::SlideBack | Do::Discard => (self.copy, self.raised) = (None, false),
            Do::Clear => (self.lit, self.shaded) = (false, None),
            Do::Drop { .. } => {
                assert!(self.copy.is_none() && !self.lit, "a drop leaves nothing");
                self.drops += 1;
            }
            _ => {}
        }
    }
}

/// Numbers that come out the same everywhere.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, most: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        (self.0 >> 33) % most
    }

    fn name(&mut self, names: &[&'static str]) -> Option<&'static str> {
        names.get(self.below(names.len() as u64 + 1) as usize).copied()
    }

    fn input(&mut self, awaited: &mut Vec<Ticket>) -> Input {
        let number = 1 + self.below(3) as i32;
        let first = self.below(3) == 0;
        let pointer = if number == 3 { Pointer { id: 3, ..MOUSE } } else { finger(number, first) };
        let piece = self.name(&["die", "card", "heap", "stone"]);
        let place = self.name(&["port", "yard", "heap"]);
        let at = (self.below(40) as f64, self.below(40) as f64);
        match self.below(24) {
            0..=2 => on(pointer, piece, place),
            3..=4 => within(pointer, piece, place),
            5..=9 => to(number, at),
            10..=12 => up(number, place),
            13 => Input::Cancel { pointer: number },
            14 => enter(piece, place),
            15 => Input::Escape { within: first },
            16 => Input::Redrawn,
            17 => Input::Reach,
            18 if first => Input::Resized,
            19 => Input::Click,
            20 => Input::Saw { place: place.map(id) },
            _ if awaited.is_empty() => Input::Swipe,
            _ => {
                let next = self.below(awaited.len() as u64) as usize;
                Input::Painted(awaited.remove(next))
            }
        }
    }
}

#[test]
fn whatever_hands_do_nothing_stays_behind() {
    let (mut drops, mut carried) = (0, 0);
    for seed in 0..300 {
        let mut numbers = Numbers(seed);
        let (mut table, mut page) = (table(), Page::default());
        for step in 0..200 {
            // Now and then nobody may move anything.
            if numbers.below(60) == 0 {
                table.reach =
                    if numbers.below(2) == 0 { Reach::default() } else { super::table().reach };
                table.feed(Input::Reach).iter().for_each(|todo| page.carry_out(todo));
            }
            let mut awaited = std::mem::take(&mut table.awaited);
            let input = numbers.input(&mut awaited);
            table.awaited = awaited;
            let told = format!("seed {seed}, step {step}: {input:?} leaves {:?}", table.hand);
            table.feed(input).iter().for_each(|todo| page.carry_out(todo));
            carried += usize::from((1..=3).any(|pointer| table.hand.carries(pointer)));
            match table.hand.state.piece() {
                Some(piece) => {
                    let own = |id: &Id| id == piece;
                    assert!(page.copy.as_ref().is_none_or(own), "{told} and {page:?}");
                    assert!(page.shaded.as_ref().is_none_or(own), "{told} and {page:?}");
                }
                None if matches!(table.hand.state, super::super::State::Settling { .. }) => {}
                None => assert!(
                    page.copy.is_none() && !page.lit && page.shaded.is_none(),
                    "{told} and {page:?}"
                ),
            }
        }
        drops += page.drops;
        // Once every finger is gone and everything painted, the hand is at rest.
        (1..=3).for_each(|pointer| drop(table.feed(Input::Cancel { pointer })));
        table.feed(Input::Escape { within: false });
        table.rest();
        assert_eq!(table.hand.piece(), None);
        assert!(table.hand.state.fingers().is_empty(), "seed {seed}");
    }
    assert!(drops > 100 && carried > 1000, "{drops} drops, {carried} steps of a drag");
}
