//! The agenda and the decisions on it: what is asked, what may be answered, what an answer does.

pub(crate) mod answer;
pub(crate) mod event;
pub(crate) mod legal;
pub(crate) mod moves;
pub(crate) mod redact;
pub(crate) mod refusal;
pub(crate) mod run;
pub(crate) mod step;
