//! A question or a result in front of everything else.

use web_sys::HtmlDialogElement;
use yew::prelude::*;

/// What a dialog shows.
#[derive(Properties, PartialEq)]
pub struct Props {
    /// What it is called, for screen readers.
    pub label: AttrValue,
    /// Escape was pressed.
    pub on_close: Callback<()>,
    /// The content.
    pub children: Html,
    /// Classes of its own.
    #[prop_or_default]
    pub class: Classes,
}

/// A modal dialog: it has the keyboard until it is closed.
#[component]
pub fn Dialog(props: &Props) -> Html {
    let node = use_node_ref();
    {
        let node = node.clone();
        use_effect_with((), move |()| {
            let dialog = node.cast::<HtmlDialogElement>();
            if let Some(dialog) = &dialog {
                let _ = dialog.show_modal();
            }
            move || {
                if let Some(dialog) = dialog {
                    dialog.close();
                }
            }
        });
    }
    let oncancel = {
        let close = props.on_close.clone();
        Callback::from(move |event: Event| {
            event.prevent_default();
            close.emit(());
        })
    };
    html! {
        <dialog ref={node} class={classes!("dialog", props.class.clone())}
            aria-label={props.label.clone()} {oncancel}>
            { props.children.clone() }
        </dialog>
    }
}
