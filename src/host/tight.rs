//! Stylesheets and scripts without what only people need.

/// A stylesheet or a script without its remarks and the white space at the ends of its lines.
pub fn tight(text: &str) -> String {
    let mut tight = String::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once("/*") {
        tight.push_str(before);
        rest = after.split_once("*/").map_or("", |(_, after)| after);
    }
    tight.push_str(rest);
    let lines = tight.lines().map(str::trim);
    let lines = lines.filter(|line| !line.is_empty() && !line.starts_with("//"));
    lines.fold(String::new(), |text, line| text + line + "\n")
}

/// The same of a stylesheet, which also loses the white space around its braces, colons and semicolons, but not in texts.
pub fn tight_sheet(sheet: &str) -> String {
    const WIDE: [(&str, &str); 5] =
        [(" { ", "{"), ("; }", "}"), (" }", "}"), ("; ", ";"), (": ", ":")];
    let narrow = |part: &str| {
        WIDE.iter().fold(part.to_owned(), |part, (wide, narrow)| part.replace(wide, narrow))
    };
    // Every second part lies between quotes.
    let tight = tight(sheet);
    let parts = tight.split('"').enumerate();
    let parts: Vec<String> =
        parts.map(|(at, part)| if at % 2 == 0 { narrow(part) } else { part.to_owned() }).collect();
    parts.join("\"")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sheet_says_the_same_in_less() {
        let sheet = "/* A remark. */\n  a:hover > b, .c::after { content: \"a: { b; }\"; margin: 0 1px; }\n\n\
                     @media (min-width: 9px) { b:not(.c) :focus { top: calc(1px + 2px) } }\n";
        let tight = "a:hover > b, .c::after{content:\"a: { b; }\";margin:0 1px}\n\
                     @media (min-width:9px){b:not(.c) :focus{top:calc(1px + 2px)}}\n";
        assert_eq!(tight_sheet(sheet), tight);
    }
}
