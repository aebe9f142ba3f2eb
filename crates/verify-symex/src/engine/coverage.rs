//! Whose code runs: entries are recorded for coverage, and a library's failure is blamed on its user.

use crate::checks::coverage::{BlockRecord, Watched};
use crate::engine::Engine;
use crate::program::FunctionRef;
use crate::value::site::Site;
use verify_term::TermId;

impl Engine<'_> {
    /// A function is entered.
    pub fn cover_entry(&mut self, function: FunctionRef, blocks: usize, condition: TermId) {
        let index = function.0 as usize;
        if self.checks.coverage.functions.len() <= index {
            self.checks
                .coverage
                .functions
                .resize_with(self.image.program.functions.len(), Watched::default);
        }
        if matches!(self.checks.coverage.functions[index], Watched::Unknown) {
            self.checks.coverage.functions[index] =
                match self.options.run_only || !self.is_users(function) {
                    true => Watched::Ignored,
                    false => Watched::Blocks(vec![BlockRecord::new(); blocks]),
                };
        }
        self.checks
            .coverage
            .enter(&mut self.universe.arena, function, 0, condition);
    }

    /// Whether a function is the user's own.
    pub fn is_users(&self, function: FunctionRef) -> bool {
        let (_, ir) = self.image.program.ir(function);
        let place = self.place(&Site {
            function,
            op: 0,
            calls: None,
        });
        ir.subprogram.is_some() && !place.file.is_empty() && !self.is_library(&place)
    }

    /// The innermost place in the user's code that a site was reached from, or the site's own where
    /// nobody's code but the library's was entered.
    pub fn blamed(&self, site: &Site) -> (FunctionRef, u32) {
        let own = (site.function, site.op);
        let callers = std::iter::successors(site.calls.as_deref(), |call| call.parent.as_deref());
        std::iter::once(own)
            .chain(callers.map(|call| (call.caller, call.op)))
            .find(|(function, _)| self.checks.coverage.watches(*function))
            .unwrap_or(own)
    }
}
