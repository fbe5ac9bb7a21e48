//! A question or a result in front of everything else.

use web_sys::HtmlDialogElement;
use yew::prelude::*;

use crate::drawn::drawn;

/// What a dialog is drawn with.
#[derive(Properties, PartialEq)]
pub struct Props {
    /// Its name for screen readers.
    pub label: AttrValue,
    /// How it looks.
    pub class: AttrValue,
    /// Escape was pressed.
    pub on_close: Callback<()>,
    /// What is in it.
    pub children: Html,
}

/// A modal dialog. It comes to the front and takes the keyboard as soon as it is there.
pub struct Dialog {
    root: NodeRef,
}

impl Component for Dialog {
    type Message = ();
    type Properties = Props;

    fn create(_: &Context<Self>) -> Self {
        Dialog { root: NodeRef::default() }
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        drawn("Dialog");
        let Props { label, class, on_close, children } = ctx.props();
        let oncancel = on_close.reform(|event: Event| event.prevent_default());
        html! {
            <dialog ref={&self.root} class={classes!("dialog", class.to_string())} aria-label={label} {oncancel}>
                { children.clone() }
            </dialog>
        }
    }

    fn rendered(&mut self, _: &Context<Self>, first: bool) {
        if first && let Some(dialog) = self.root.cast::<HtmlDialogElement>() {
            let _ = dialog.show_modal();
        }
    }
}

/// A modal dialog with this in it.
pub fn dialog(label: &str, class: &'static str, on_close: Callback<()>, content: Html) -> Html {
    html! { <Dialog label={label.to_owned()} {class} {on_close}>{ content }</Dialog> }
}
