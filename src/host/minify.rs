//! Stylesheets and scripts without what only people need: remarks, and white space that means nothing.
//!
//! In a stylesheet, texts in quotes and addresses in `url(…)` are copied as they are. White space goes around braces, semicolons and
//! commas, and after colons; elsewhere (between selectors, in `calc`) a blank stays, because there it says something.

use std::iter::Peekable;
use std::str::Chars;

/// The same stylesheet in fewer letters.
pub fn sheet(css: &str) -> String {
    let mut out = String::with_capacity(css.len());
    let mut letters = css.chars().peekable();
    let mut blank = false;
    while let Some(letter) = letters.next() {
        match letter {
            '/' if letters.peek() == Some(&'*') => {
                skip_remark(&mut letters);
            }
            letter if letter.is_whitespace() => blank = true,
            letter => {
                if letter == '}' && out.ends_with(';') {
                    out.pop();
                }
                let joins = "{};,".contains(letter) || out.ends_with(['{', '}', ';', ',', ':']);
                if std::mem::take(&mut blank) && !joins && !out.is_empty() {
                    out.push(' ');
                }
                out.push(letter);
                match letter {
                    '"' | '\'' => copy_until(letter, &mut letters, &mut out),
                    '(' if out.ends_with("url(") => copy_address(&mut letters, &mut out),
                    _ => {}
                }
            }
        }
    }
    out
}

fn skip_remark(letters: &mut Peekable<Chars<'_>>) {
    letters.next();
    let mut last = ' ';
    for letter in letters.by_ref() {
        if last == '*' && letter == '/' {
            return;
        }
        last = letter;
    }
}

/// Copies what is left of a text, its last quote included.
fn copy_until(end: char, letters: &mut Peekable<Chars<'_>>, out: &mut String) {
    while let Some(letter) = letters.next() {
        out.push(letter);
        if letter == '\\' {
            out.extend(letters.next());
        } else if letter == end {
            return;
        }
    }
}

/// Copies an address without quotes; one with quotes is a text.
fn copy_address(letters: &mut Peekable<Chars<'_>>, out: &mut String) {
    if !matches!(letters.peek(), Some('"' | '\'')) {
        copy_until(')', letters, out);
    }
}

/// The same script without lines that are remarks, and without indents. One with a text that goes over several lines
/// stays as it is.
pub fn script(js: &str) -> String {
    if js.lines().any(|line| line.matches('`').count() % 2 == 1) {
        return js.to_owned();
    }
    let mut out = String::with_capacity(js.len());
    let mut in_remark = false;
    for line in js.lines().map(str::trim) {
        let begins = !in_remark && line.starts_with("/*");
        in_remark |= begins;
        let is_remark = in_remark || line.starts_with("//");
        in_remark &= !line.ends_with("*/");
        if !is_remark && !line.is_empty() {
            out.push_str(line);
            out.push('\n');
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::{script, sheet};

    #[test]
    fn a_script_says_the_same_in_less() {
        let js = "// A remark.\n/** One. */\nconst a = () => {\n  /*\n   * Another.\n   */\n\n  return '// no remark' /* nor this */;\n};\n";
        assert_eq!(script(js), "const a = () => {\nreturn '// no remark' /* nor this */;\n};\n");
        let over_lines = "const a = `one\n  // two`;\n";
        assert_eq!(script(over_lines), over_lines);
    }

    #[test]
    fn a_sheet_says_the_same_in_less() {
        let css = "/* A remark. */\n  a:hover > b, .c::after {\n  margin: 0 1px;\n  top: calc(1px + 2px);\n}\n\n\
                   @media (min-width: 9px) { b:not(.c) :focus { top: 0 !important; } }\n";
        let less = "a:hover > b,.c::after{margin:0 1px;top:calc(1px + 2px)}\
                    @media (min-width:9px){b:not(.c) :focus{top:0 !important}}";
        assert_eq!(sheet(css), less);
    }

    #[test]
    fn texts_and_addresses_stay_as_they_are() {
        for text in [
            r#".a{content:"a: { b; } /* c */"}"#,
            r#".a{content:'it\'s; '}"#,
            r#".a{content:"\"  ,"}"#,
            ".a{background:url(data:image/svg+xml;base64,a/*b*/==)}",
            r#".a{background:url("a , b.png")}"#,
        ] {
            assert_eq!(sheet(text), text);
        }
    }

    #[test]
    fn a_remark_is_no_blank() {
        assert_eq!(sheet(".a/* of */.b /**/ .c { }"), ".a.b .c{}");
        assert_eq!(sheet("a { b: c } /* open"), "a{b:c}");
    }
}
