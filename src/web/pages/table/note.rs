//! What a guided game says at each step.

use yew::prelude::*;

use super::{Msg, Playing, TablePage};
use crate::web::text;

/// The note of a guided game, if this is one.
pub fn note(playing: &Playing, ctx: &Context<TablePage>) -> Html {
    let Some(lesson) = &playing.lesson else { return Html::default() };
    if !playing.table.is_taught() {
        return html! {
            <div class="lesson-note" role="status">
                <p>{ lesson.end() }</p>
                <button class="main" onclick={ctx.link().callback(|_| Msg::EndLesson)}>{ text::END_LESSON }</button>
            </div>
        };
    }
    let (words, step, of) = lesson.step(playing.table.records());
    html! {
        <div class="lesson-note" role="status">
            <p><small>{ text::lesson_step(step, of) }</small>{ words }</p>
        </div>
    }
}
