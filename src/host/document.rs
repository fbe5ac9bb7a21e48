//! Reads an HTML document tag by tag, and writes it again with something else in the place of some of them.

use super::say::Trouble;
use html5gum::{DefaultEmitter, Token, Tokenizer};
use std::collections::BTreeMap;
use std::ops::Range;

/// A tag, where it stands, and what is written in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tag {
    /// Its name; that of an end begins with `/`.
    pub name: String,
    /// Its attributes by name.
    pub attributes: BTreeMap<String, String>,
    /// Its place in the document.
    pub place: Range<usize>,
}

impl Tag {
    /// What an attribute says.
    pub fn get(&self, attribute: &str) -> Option<&str> {
        self.attributes.get(attribute).map(String::as_str)
    }
}

/// Every tag of a document, in order.
///
/// # Errors
/// When the document is not well written: a browser would guess what is meant, a build should not.
pub fn tags(text: &str) -> Result<Vec<Tag>, Trouble> {
    let mut emitter = DefaultEmitter::<usize>::new_with_span();
    // What stands inside of a script is no tag.
    emitter.naively_switch_states(true);
    let mut tags = Vec::new();
    for token in Tokenizer::new_with_emitter(text, emitter) {
        let Ok(token) = token;
        match token {
            Token::StartTag(tag) => tags.push(Tag {
                name: words(&tag.name),
                attributes: tag.attributes.iter().map(|(k, v)| (words(k), words(v))).collect(),
                place: tag.span.start..tag.span.end,
            }),
            Token::EndTag(tag) => tags.push(Tag {
                name: format!("/{}", words(&tag.name)),
                attributes: BTreeMap::new(),
                place: tag.span.start..tag.span.end,
            }),
            Token::Error(error) => {
                let line = 1 + text[..error.span.start.min(text.len())].matches('\n').count();
                return Err(Trouble::Site(format!("index.html, line {line}: {}", error.value)));
            }
            Token::String(_) | Token::Comment(_) | Token::Doctype(_) => {}
        }
    }
    Ok(tags)
}

fn words(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

/// The document with these texts in these places, which come in order. Where nothing takes a tag's place, the white
/// space before it goes with it.
pub fn rewritten(text: &str, changes: &[(Range<usize>, Option<String>)]) -> String {
    let (mut out, mut at) = (String::with_capacity(text.len()), 0);
    for (place, new) in changes {
        let before = &text[at..place.start];
        match new {
            Some(new) => {
                out.push_str(before);
                out.push_str(new);
            }
            None => out.push_str(before.trim_end()),
        }
        at = place.end;
    }
    out.push_str(&text[at..]);
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tags_are_read_however_they_are_written() {
        let text = "<!doctype html>\n<LINK\n  rel=css   HREF='a>b.css'/><!-- <link> -->\n<script>\"<link>\"</script>";
        let tags = tags(text).unwrap();
        let names: Vec<&str> = tags.iter().map(|tag| tag.name.as_str()).collect();
        assert_eq!(names, ["link", "script", "/script"]);
        assert_eq!(tags[0].get("href"), Some("a>b.css"));
        assert_eq!(&text[tags[0].place.clone()], "<LINK\n  rel=css   HREF='a>b.css'/>");
        assert_eq!(&text[tags[2].place.clone()], "</script>");
    }

    #[test]
    fn what_a_browser_would_have_to_guess_is_refused() {
        let refused = tags("<p>\n<link rel=\"a\" rel=\"b\" />").unwrap_err().to_string();
        assert!(refused.contains("line 2"), "{refused}");
    }

    #[test]
    fn a_tag_makes_place_for_another_or_leaves_no_line_behind() {
        let text = "<head>\n  <a>\n  <b>\n  <c>\n</head>";
        let tags = tags(text).unwrap();
        let changes = [(tags[1].place.clone(), Some("<x>".into())), (tags[2].place.clone(), None)];
        assert_eq!(rewritten(text, &changes), "<head>\n  <x>\n  <c>\n</head>");
    }
}
