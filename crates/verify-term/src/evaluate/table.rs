//! The words of evaluated nodes, in pages that exist only where something was evaluated.
//!
//! An arena may have a million nodes and a query concern a hundred of them: a plain array of that
//! length, cleared for every query, would cost more than the evaluation.

/// Nodes of a page; one bit each in [`Page::known`].
const PAGE: usize = 64;

/// Stands for a page that does not exist.
const NONE: u32 = u32::MAX;

struct Page {
    /// Which of its nodes were evaluated.
    known: u64,
    words: [u64; PAGE],
}

/// A word for each evaluated node.
pub(super) struct Table {
    /// The page of each run of nodes.
    index: Vec<u32>,
    pages: Vec<Page>,
}

impl Table {
    /// An empty table for this many nodes.
    pub(super) fn new(nodes: usize) -> Self {
        Table {
            index: vec![NONE; nodes.div_ceil(PAGE)],
            pages: Vec::new(),
        }
    }

    pub(super) fn has(&self, node: usize) -> bool {
        let page = self.pages.get(self.index[node / PAGE] as usize);
        page.is_some_and(|page| page.known >> (node % PAGE) & 1 == 1)
    }

    /// The word of an evaluated node.
    pub(super) fn word(&self, node: usize) -> u64 {
        self.pages[self.index[node / PAGE] as usize].words[node % PAGE]
    }

    /// Marks a node as evaluated, with this word.
    pub(super) fn set(&mut self, node: usize, word: u64) {
        let index = &mut self.index[node / PAGE];
        if *index == NONE {
            *index = u32::try_from(self.pages.len()).expect("fewer pages than nodes");
            self.pages.push(Page {
                known: 0,
                words: [0; PAGE],
            });
        }
        let page = &mut self.pages[*index as usize];
        page.known |= 1 << (node % PAGE);
        page.words[node % PAGE] = word;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_was_set_is_there() {
        let mut table = Table::new(1000);
        table.set(130, 7);
        table.set(999, 8);
        assert!(table.has(130) && table.has(999));
        assert!(!table.has(131) && !table.has(0));
        assert_eq!((table.word(130), table.word(999)), (7, 8));
    }
}
