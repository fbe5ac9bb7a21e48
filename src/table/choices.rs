//! All legal moves as a list: a view of every board that needs neither eyes nor a steady hand.

use crate::drag::{Grip, Handle, Id};

/// A move of the list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choice {
    /// Which handle plays it.
    pub handle: usize,
    /// The move in words.
    pub label: String,
}

/// What the moves of a group are made with. The page knows what it is called.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum With {
    /// Buttons.
    Buttons,
    /// One piece.
    Piece(Id),
    /// Several pieces that go to this place together.
    Set(Id),
}

/// The moves that are made with the same thing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ChoiceGroup {
    /// The thing.
    pub with: With,
    /// The moves, in the order of the rules.
    pub choices: Vec<Choice>,
}

/// The list of these handles. Where several ways lead to the same move it is listed once, a button
/// before a drop.
pub fn list<M: PartialEq>(handles: &[Handle<M>]) -> Vec<ChoiceGroup> {
    let is_button = |index: &usize| matches!(handles[*index].grip, Grip::Button { .. });
    let all = 0..handles.len();
    let ordered = all.clone().filter(is_button).chain(all.filter(|index| !is_button(index)));
    let mut listed: Vec<usize> = Vec::new();
    let mut groups: Vec<ChoiceGroup> = Vec::new();
    for handle in ordered {
        let own = &handles[handle];
        if listed.iter().any(|other| handles[*other].moves == own.moves) {
            continue;
        }
        listed.push(handle);
        let with = match &own.grip {
            Grip::Button { .. } => With::Buttons,
            Grip::Drop { pieces, place } => match &pieces[..] {
                [piece] => With::Piece(piece.clone()),
                _ => With::Set(place.clone()),
            },
        };
        let choice = Choice { handle, label: own.label.clone() };
        match groups.iter_mut().find(|group| group.with == with) {
            Some(group) => group.choices.push(choice),
            None => groups.push(ChoiceGroup { with, choices: vec![choice] }),
        }
    }
    groups
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_are_listed_once_and_grouped_by_what_makes_them() {
        let handles = [
            Handle::drop("die", "mine", 1, "dig".into()),
            Handle::drop("missile", "a5", 2, "launch".into()),
            Handle::set(&["die", "other"], "yard", vec![3], "build".into()),
            Handle::button("launch", false, 2, "launch".into()),
            Handle::drop("die", "sun", 4, "fuel".into()),
            Handle::button("end", true, 5, "end".into()),
        ];
        let listed: Vec<(With, Vec<usize>)> = list(&handles)
            .into_iter()
            .map(|group| (group.with, group.choices.iter().map(|choice| choice.handle).collect()))
            .collect();
        assert_eq!(
            listed,
            [
                (With::Buttons, vec![3, 5]),
                (With::Piece("die".into()), vec![0, 4]),
                (With::Set("yard".into()), vec![2]),
            ]
        );
    }
}
