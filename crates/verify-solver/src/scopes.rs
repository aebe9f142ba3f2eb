//! The stack of assertions that every stateful solver keeps.

use verify_term::TermId;

/// Asserted terms in scopes.
#[derive(Clone, Debug, Default)]
pub(crate) struct Scopes {
    terms: Vec<TermId>,
    starts: Vec<usize>,
}

impl Scopes {
    pub(crate) fn push(&mut self) {
        self.starts.push(self.terms.len());
    }

    /// Forgets what was asserted since the matching push.
    ///
    /// # Panics
    /// When no scope is open.
    pub(crate) fn pop(&mut self) {
        let start = self
            .starts
            .pop()
            .expect("pop must follow a push on the same solver");
        self.terms.truncate(start);
    }

    pub(crate) fn assert(&mut self, term: TermId) {
        self.terms.push(term);
    }

    /// Everything asserted, oldest first.
    pub(crate) fn terms(&self) -> &[TermId] {
        &self.terms
    }
}
