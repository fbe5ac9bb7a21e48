//! The page. (placeholder)

/// Puts the page into the document.
#[cfg(target_arch = "wasm32")]
pub fn mount() {
    use yew::prelude::*;

    #[function_component]
    fn Hello() -> Html {
        html! { <main><h1>{ "Saucer Night" }</h1><button id="piece">{ "piece" }</button><div id="place">{ "place" }</div></main> }
    }
    yew::Renderer::<Hello>::new().render();
}
