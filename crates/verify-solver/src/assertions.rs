//! What was asserted, as every stateful solver keeps it.

use verify_term::TermId;

/// Asserted terms.
#[derive(Clone, Debug, Default)]
pub(crate) struct Assertions {
    terms: Vec<TermId>,
}

impl Assertions {
    pub(crate) fn assert(&mut self, term: TermId) {
        self.terms.push(term);
    }

    /// Everything asserted, oldest first.
    pub(crate) fn terms(&self) -> &[TermId] {
        &self.terms
    }
}
