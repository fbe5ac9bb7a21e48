//! `Refused`: a refusal in words.

use crate::text::NOT_NOW;
use engine::Refusal;
use engine::session::PlayRefusal;

/// Why something was not done, as a sentence, with the rule behind it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refused {
    /// The sentence.
    pub text: String,
    /// The number of the rule, such as `NH-4.2`.
    pub rule: Option<&'static str>,
}

/// Why a session did not play a move.
pub(super) fn refused<R: Refusal>(refusal: PlayRefusal<R>) -> Refused {
    match refusal {
        PlayRefusal::Rules(refusal) => {
            Refused { text: refusal.to_string(), rule: Some(refusal.rule()) }
        }
        PlayRefusal::Over | PlayRefusal::NotYourTurn(_) => {
            Refused { text: NOT_NOW.into(), rule: None }
        }
    }
}
