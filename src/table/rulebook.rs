//! A game's `rules.md` as something a page can show: headings, numbered rules, lists and tables.
//!
//! It reads as much Markdown as our rules use, and no more.

/// A piece of running text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Span {
    /// As it stands.
    Plain(String),
    /// Between `**`.
    Strong(String),
    /// Between `*`.
    Emphasis(String),
    /// The number of a rule, such as `NH-4.2`.
    Number(String),
}

/// Running text.
pub type Text = Vec<Span>;

/// A part of the rules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Block {
    /// A heading and its depth, from 1.
    Heading(u8, Text),
    /// A rule with its number.
    Rule(String, Text),
    /// A point of a list without a number.
    Item(Text),
    /// A paragraph.
    Paragraph(Text),
    /// Rows of cells; the first is the head.
    Table(Vec<Vec<Text>>),
    /// A picture: what it shows, and its file.
    Picture(String, String),
}

/// Reads the rules. What comes before the first section, sections without a single numbered rule, and all but the
/// rules of one about the program are notes for whoever writes the game: they are left out.
pub fn read(source: &str) -> Vec<Block> {
    let numbered = |section: &Vec<Block>| section.iter().any(|b| matches!(b, Block::Rule(..)));
    let mut sections: Vec<Vec<Block>> = sections(source).into_iter().filter(numbered).collect();
    for section in sections.iter_mut().filter(|section| speaks_of(&section[0], PROGRAM)) {
        section.retain(|block| matches!(block, Block::Heading(2, _) | Block::Rule(..)));
    }
    sections.concat()
}

/// Reads the page that tells a game in short: all of it but its title.
pub fn guide(source: &str) -> Vec<Block> {
    let mut blocks = sections(source).concat();
    blocks.retain(|block| !matches!(block, Block::Heading(1, _)));
    blocks
}

/// All sections, each with its heading.
fn sections(source: &str) -> Vec<Vec<Block>> {
    let mut sections: Vec<Vec<Block>> = vec![Vec::new()];
    let mut above = String::new();
    for line in source.lines().map(|line| for_players(line.trim())) {
        let line = line.as_str();
        let goes_on = !std::mem::replace(&mut above, line.to_owned()).is_empty() && goes_on(line);
        let row = line.strip_prefix('|').map(cells);
        let section = sections.last_mut().expect("there is always one");
        match (row, section.last_mut()) {
            (Some(row), Some(Block::Table(rows))) => {
                if !is_rule_off(line) {
                    rows.push(row);
                }
            }
            (Some(row), _) => section.push(Block::Table(vec![row])),
            (None, Some(Block::Paragraph(text))) if goes_on => {
                text.push(Span::Plain(" ".into()));
                text.extend(spans(line));
            }
            (None, _) => {
                let Some(block) = block(line) else { continue };
                if matches!(block, Block::Heading(2, _)) {
                    sections.push(Vec::new());
                }
                sections.last_mut().expect("there is always one").push(block);
            }
        }
    }
    sections
}

/// The heading of a section about the program.
const PROGRAM: &str = "state machine";

/// What begins a mark for whoever writes the game.
const MARKS: [&str; 3] = ["(decision", "(component", "(example"];

/// A line without such marks. After a full stop a mark that goes on in small letters gives the reason for the rule
/// before it: that goes too.
fn for_players(line: &str) -> String {
    let (mut kept, mut rest) = (String::new(), line);
    while let Some(at) = MARKS.iter().filter_map(|mark| rest.find(mark)).min() {
        let Some(length) = rest[at..].find(')') else { break };
        kept.push_str(rest[..at].trim_end());
        rest = &rest[at + length + 1..];
        let small = rest.trim_start().starts_with(|c: char| c.is_ascii_lowercase());
        if small && kept.ends_with('.') && !line.starts_with('|') {
            return kept;
        }
    }
    kept + rest
}

/// Whether a line can go on with a paragraph right above it.
fn goes_on(line: &str) -> bool {
    matches!(block(line), Some(Block::Paragraph(_))) && !line.starts_with("**")
}

fn block(line: &str) -> Option<Block> {
    if line.is_empty() || line.starts_with("---") {
        return None;
    }
    let depth = line.bytes().take_while(|byte| *byte == b'#').count();
    if depth > 0 {
        return Some(Block::Heading(depth as u8, spans(line[depth..].trim())));
    }
    if let Some((shows, file)) = line.strip_prefix("![").and_then(|rest| rest.split_once("](")) {
        return Some(Block::Picture(shows.into(), file.trim_end_matches(')').into()));
    }
    let Some(point) = line.strip_prefix("- ") else { return Some(Block::Paragraph(spans(line))) };
    let (first, rest) = point.split_once(' ').unwrap_or((point, ""));
    let number = first.trim_matches('*');
    match number_at(number) {
        Some(length) if length == number.len() => {
            Some(Block::Rule(number.into(), spans(rest.trim())))
        }
        _ => Some(Block::Item(spans(point))),
    }
}

fn cells(row: &str) -> Vec<Text> {
    row.trim_end_matches('|').split('|').map(|cell| spans(cell.trim())).collect()
}

/// The line between the head of a table and its rows.
fn is_rule_off(line: &str) -> bool {
    line.bytes().all(|byte| matches!(byte, b'|' | b'-' | b':' | b' '))
}

/// How long the rule number at the start of a text is, if there is one: `AF-12.3`, `CQ-X.1`.
fn number_at(text: &str) -> Option<usize> {
    let part = |from: usize, fits: fn(&u8) -> bool| {
        text.as_bytes()[from..].iter().take_while(|byte| fits(byte)).count()
    };
    let game = part(0, u8::is_ascii_uppercase);
    if game != 2 || text.as_bytes().get(2) != Some(&b'-') {
        return None;
    }
    let section = part(3, u8::is_ascii_alphanumeric);
    let dot = 3 + section;
    if section == 0 || text.as_bytes().get(dot) != Some(&b'.') {
        return None;
    }
    let rule = part(dot + 1, u8::is_ascii_digit);
    (rule > 0).then_some(dot + 1 + rule)
}

/// Splits a line at its marks and at the numbers of other rules.
fn spans(line: &str) -> Text {
    let mut text = Text::new();
    let mut plain = String::new();
    let mut rest = line;
    while let Some(next) = rest.chars().next() {
        let (span, length) = match next {
            '*' => marked(rest),
            '`' => inside(rest, "`").map(|(word, length)| (Span::Emphasis(word), length)),
            'A'..='Z' if !plain.ends_with(|c: char| c.is_ascii_alphanumeric()) => {
                number_at(rest).map(|length| (Span::Number(rest[..length].into()), length))
            }
            _ => None,
        }
        .map_or((None, next.len_utf8()), |(span, length)| (Some(span), length));
        match span {
            Some(span) => {
                if !plain.is_empty() {
                    text.push(Span::Plain(std::mem::take(&mut plain)));
                }
                text.push(span);
            }
            None => plain.push(next),
        }
        rest = &rest[length..];
    }
    if !plain.is_empty() {
        text.push(Span::Plain(plain));
    }
    text
}

fn marked(rest: &str) -> Option<(Span, usize)> {
    match inside(rest, "**") {
        Some((word, length)) => Some((Span::Strong(word), length)),
        None => inside(rest, "*").map(|(word, length)| (Span::Emphasis(word), length)),
    }
}

/// What stands between a mark and its next occurrence, and how long all of it is.
fn inside(rest: &str, mark: &str) -> Option<(String, usize)> {
    let body = rest.strip_prefix(mark)?;
    let end = body.find(mark).filter(|end| *end > 0)?;
    Some((body[..end].into(), end + 2 * mark.len()))
}

/// Whether a block speaks of all the words looked for, in any case and order.
pub fn speaks_of(block: &Block, words: &str) -> bool {
    let mut said = String::new();
    let mut say = |text: &Text| {
        for span in text {
            let (Span::Plain(word)
            | Span::Strong(word)
            | Span::Emphasis(word)
            | Span::Number(word)) = span;
            said.push_str(word);
        }
        said.push(' ');
    };
    match block {
        Block::Heading(_, text) | Block::Item(text) | Block::Paragraph(text) => say(text),
        Block::Rule(number, text) => {
            say(&vec![Span::Plain(number.clone())]);
            say(text);
        }
        Block::Picture(shows, _) => say(&vec![Span::Plain(shows.clone())]),
        Block::Table(rows) => rows.iter().flatten().for_each(say),
    }
    said.make_ascii_lowercase();
    words.split_whitespace().all(|word| said.contains(&word.to_ascii_lowercase()))
}

/// The blocks that speak of the words looked for, each section with its heading.
pub fn found<'a>(blocks: &'a [Block], words: &str) -> Vec<&'a Block> {
    let mut shown = Vec::new();
    let mut headings: Vec<(u8, &Block)> = Vec::new();
    for block in blocks {
        if let Block::Heading(depth, _) = block {
            headings.retain(|(above, _)| above < depth);
            headings.push((*depth, block));
        } else if speaks_of(block, words) {
            shown.extend(headings.drain(..).map(|(_, heading)| heading));
            shown.push(block);
        }
    }
    shown
}

#[cfg(test)]
mod tests {
    use super::*;

    const SOURCE: &str = "# A game\n\nFor us.\n\n## 1 Board\n- XY-1.1 It has **six** columns, see XY-2.1.\n\
        - a point\n\nTwo lines\nof text.\n\n| Port | Dice |\n|---|---|\n| Yard | 2 |\n\n## 2 End\n- **XY-2.1** The *last* one wins.\n\n## 3 Notes\n- for us\n";

    fn plain(text: &str) -> Span {
        Span::Plain(text.into())
    }

    #[test]
    fn rules_headings_lists_and_tables_are_told_apart() {
        let blocks = read(SOURCE);
        assert_eq!(blocks[0], Block::Heading(2, vec![plain("1 Board")]), "notes are left out");
        let text = vec![
            plain("It has "),
            Span::Strong("six".into()),
            plain(" columns, see "),
            Span::Number("XY-2.1".into()),
            plain("."),
        ];
        assert_eq!(blocks[1], Block::Rule("XY-1.1".into(), text));
        assert_eq!(blocks[2], Block::Item(vec![plain("a point")]));
        assert_eq!(
            blocks[3],
            Block::Paragraph(vec![plain("Two lines"), plain(" "), plain("of text.")])
        );
        let rows = [["Port", "Dice"], ["Yard", "2"]];
        assert_eq!(
            blocks[4],
            Block::Table(rows.map(|row| row.map(|cell| vec![plain(cell)]).to_vec()).to_vec())
        );
        assert!(matches!(&blocks[6], Block::Rule(number, _) if number == "XY-2.1"));
        assert_eq!(blocks.len(), 7, "notes without a number are left out");
    }

    #[test]
    fn marks_for_whoever_writes_the_game_are_no_part_of_it() {
        let cases = [
            ("- XY-1.1 Stocks never end (decision). Really.", "- XY-1.1 Stocks never end. Really."),
            ("- XY-1.1 (decision, lost) A player may.", "- XY-1.1 A player may."),
            ("- XY-1.1 To at most 2. (decision) It happens.", "- XY-1.1 To at most 2. It happens."),
            ("- XY-1.1 Six. (decision) binding: the picture is lost.", "- XY-1.1 Six."),
            ("| a. (component) b | c |", "| a. b | c |"),
            ("Nothing (here) goes.", "Nothing (here) goes."),
        ];
        for (written, shown) in cases {
            assert_eq!(for_players(written), shown);
        }
        let source = "## 1 A\n- XY-1.1 One.\n\n## 2. State machine\n- XY-2.1 Two.\n\nFlow: `Set`.\n\n| D | E |\n|---|---|\n";
        let blocks = read(source);
        assert_eq!(blocks.len(), 4, "{blocks:?}");
        assert!(matches!(&blocks[3], Block::Rule(number, _) if number == "XY-2.1"));
    }

    #[test]
    fn a_search_finds_words_in_any_order_and_numbers_with_their_headings() {
        let blocks = read(SOURCE);
        let shown = found(&blocks, "COLUMNS six");
        assert_eq!(shown, [&blocks[0], &blocks[1]]);
        assert_eq!(found(&blocks, "xy-2.1 wins"), [&blocks[5], &blocks[6]]);
        assert!(found(&blocks, "seven").is_empty());
        assert_eq!(found(&blocks, "").len(), blocks.len());
    }

    #[test]
    fn every_number_of_every_rulebook_has_its_rule() {
        let books = [
            include_str!("../games/alien_frontiers/rules.md"),
            include_str!("../games/attack_at_the_tower/rules.md"),
            include_str!("../games/conquest/rules.md"),
            include_str!("../games/nicy_hosmosu/rules.md"),
        ];
        for book in books {
            let blocks = read(book);
            for mark in MARKS {
                assert!(found(&blocks, mark).is_empty(), "{mark} is for us");
            }
            let rules = blocks.iter().filter(|block| matches!(block, Block::Rule(..))).count();
            let numbered = |line: &&str| {
                let point = line.strip_prefix("- ").unwrap_or_default();
                number_at(point.trim_start_matches('*')).is_some()
            };
            assert_eq!(rules, book.lines().filter(numbered).count());
            assert!(rules > 60, "only {rules} rules");
        }
    }
}
