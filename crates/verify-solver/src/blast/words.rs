//! Which wires stand for which term.
//!
//! The words of all translated terms lie in one vector, found by the term's
//! index. Terms are never translated twice and never forgotten.

use verify_term::TermId;

use super::gate::Bit;

/// Where a term's wires begin and how many there are.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Span {
    start: u32,
    width: u32,
}

/// The wires of every term translated so far.
#[derive(Default)]
pub(crate) struct Words {
    wires: Vec<Bit>,
    spans: Vec<Option<Span>>,
}

impl Words {
    pub(crate) fn contains(&self, term: TermId) -> bool {
        self.spans.get(term.index()).is_some_and(Option::is_some)
    }

    /// Keeps a word that belongs to no term.
    pub(crate) fn keep(&mut self, word: &[Bit]) -> Span {
        let start = u32::try_from(self.wires.len()).expect("four thousand million wires");
        let width = u32::try_from(word.len()).expect("bit-vector widths have 32 bits");
        self.wires.extend_from_slice(word);
        Span { start, width }
    }

    /// Records that `term` has the wires of a word kept before.
    pub(crate) fn insert_span(&mut self, term: TermId, span: Span) {
        let index = term.index();
        if index >= self.spans.len() {
            self.spans.resize(index + 1, None);
        }
        self.spans[index] = Some(span);
    }

    pub(crate) fn wires(&self, span: Span) -> &[Bit] {
        let start = span.start as usize;
        &self.wires[start..start + span.width as usize]
    }

    pub(crate) fn span(&self, term: TermId) -> Span {
        self.spans[term.index()].expect("operands are translated before the terms that use them")
    }

    /// The wires of a term that was translated before.
    pub(crate) fn word(&self, term: TermId) -> &[Bit] {
        self.wires(self.span(term))
    }

    /// The wire of a boolean that was translated before.
    pub(crate) fn bit(&self, term: TermId) -> Bit {
        self.word(term)[0]
    }
}
