//! The door to what nobody needs before a first move.

/// Does something that a visitor may have fetched later: on a page it may only be called once that is here. The build
/// finds this function by its name, and moves it into parts of their own with all that only it reaches
/// (`docs/wasm-split.md`): what is about one game into that game's.
#[inline(never)]
pub fn late<T>(work: impl FnOnce() -> T) -> T {
    work()
}
