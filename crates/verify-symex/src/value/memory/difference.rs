//! Where the contents of one object in two states differ.

use super::content::Content;
use std::ops::Range;

/// Which bytes of an object differ.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Difference {
    /// These, in order; none overlap. A value that differs is in one of them as a whole.
    Bytes(Vec<Range<u64>>),
    /// One of the two is an array of bytes, and so they differ as a whole.
    Array,
}

impl Content {
    /// Where the two differ, as far as can be seen without a solver: what is said to be equal is.
    pub fn difference(&self, other: &Content) -> Difference {
        if self.array().is_some() || other.array().is_some() {
            return match self.array() == other.array() {
                true => Difference::Bytes(Vec::new()),
                false => Difference::Array,
            };
        }
        let mut ranges: Vec<Range<u64>> = Vec::new();
        for (mine, others) in [(self, other), (other, self)] {
            for (start, cell) in mine.cells() {
                if others.cells().get(start) != Some(cell) {
                    ranges.push(*start..start + u64::from(cell.len));
                }
            }
        }
        self.add_differing_bytes(other, &mut ranges);
        Difference::Bytes(joined(ranges))
    }

    /// Bytes that lie under no cell.
    fn add_differing_bytes(&self, other: &Content, ranges: &mut Vec<Range<u64>>) {
        // How it was written last.
        let grain = u64::from(other.grain().max(1));
        let mut at = 0;
        while at < self.size() {
            if at.is_multiple_of(Content::PAGE) && self.shares_page(other, at) {
                at += Content::PAGE;
                continue;
            }
            if !self.is_under_cell(at)
                && !other.is_under_cell(at)
                && self.byte(at) != other.byte(at)
            {
                let start = at / grain * grain;
                let end = (start + grain).min(self.size());
                let is_split = |content: &Content| (start..end).any(|at| content.is_under_cell(at));
                if is_split(self) || is_split(other) {
                    ranges.push(at..at + 1);
                } else {
                    ranges.push(start..end);
                    at = end;
                    continue;
                }
            }
            at += 1;
        }
    }

    fn is_under_cell(&self, at: u64) -> bool {
        let before = self.cells().range(..=at).next_back();
        before.is_some_and(|(start, cell)| start + u64::from(cell.len) > at)
    }
}

/// The same bytes in ranges that do not overlap.
pub fn joined(mut ranges: Vec<Range<u64>>) -> Vec<Range<u64>> {
    ranges.sort_by_key(|range| (range.start, range.end));
    let mut joined: Vec<Range<u64>> = Vec::new();
    for range in ranges {
        match joined.last_mut() {
            Some(last) if range.start < last.end => last.end = last.end.max(range.end),
            _ => joined.push(range),
        }
    }
    joined
}
