//! The log of a table: for each pair of eyes written once, and only added to.

use std::ops::Deref;
use std::rc::Rc;

use super::hands::Line;
use engine::Viewer;

/// The log. It reads as the lines for whoever is looking.
#[derive(Clone, Debug)]
pub struct Log {
    open: Page,
    /// What was written for others.
    closed: Vec<Page>,
}

/// The log as one viewer may know it.
#[derive(Clone, Debug)]
struct Page {
    viewer: Viewer,
    lines: Vec<Rc<Line>>,
    /// How many lines there are after each record.
    ends: Vec<usize>,
}

impl Page {
    fn new(viewer: Viewer) -> Page {
        Page { viewer, lines: Vec::new(), ends: Vec::new() }
    }

    /// Strikes out what came after this many records.
    fn cut(&mut self, records: usize) {
        self.ends.truncate(records);
        self.lines.truncate(self.ends.last().copied().unwrap_or(0));
    }
}

impl Log {
    /// An empty log for these eyes.
    pub fn new(viewer: Viewer) -> Log {
        Log { open: Page::new(viewer), closed: Vec::new() }
    }

    /// Whose eyes it is open for.
    pub fn viewer(&self) -> Viewer {
        self.open.viewer
    }

    /// How many records it tells of.
    pub fn records(&self) -> usize {
        self.open.ends.len()
    }

    /// How many lines there are after this many records.
    pub fn lines_after(&self, records: usize) -> usize {
        let told = self.open.ends.get(..records).unwrap_or(&self.open.ends);
        told.last().copied().unwrap_or(0)
    }

    /// Opens it for these eyes, and strikes out for everybody what came after this many records.
    pub fn open(&mut self, viewer: Viewer, records: usize) {
        if viewer != self.open.viewer {
            let known = self.closed.iter().position(|page| page.viewer == viewer);
            let page = known.map_or_else(|| Page::new(viewer), |at| self.closed.swap_remove(at));
            self.closed.push(std::mem::replace(&mut self.open, page));
        }
        self.closed.iter_mut().chain([&mut self.open]).for_each(|page| page.cut(records));
    }

    /// Goes on up to this many records with lines that carry the number of theirs.
    pub fn write(&mut self, told: Vec<(usize, Line)>, records: usize) {
        let Page { lines, ends, .. } = &mut self.open;
        for (index, line) in told {
            ends.resize(index, lines.len());
            lines.push(Rc::new(line));
        }
        ends.resize(records, lines.len());
    }
}

impl Deref for Log {
    type Target = [Rc<Line>];

    fn deref(&self) -> &[Rc<Line>] {
        &self.open.lines
    }
}
