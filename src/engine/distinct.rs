//! Short lists in order, each thing once.

/// The items in order, each once. For lists of a hand's length: the sorts of the standard library are made for long
/// ones, and each kind of item would add some kilobytes of them to the page.
pub fn distinct<T: Ord>(items: impl IntoIterator<Item = T>) -> Vec<T> {
    let mut found = Vec::new();
    for item in items {
        if let Err(at) = found.binary_search(&item) {
            found.insert(at, item);
        }
    }
    found
}

#[test]
fn in_order_and_each_once() {
    assert_eq!(distinct([3, 1, 2, 3, 1]), [1, 2, 3]);
    assert!(distinct(Vec::<u8>::new()).is_empty());
}
