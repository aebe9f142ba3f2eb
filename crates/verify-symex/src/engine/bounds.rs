//! Bounds that the user gives to single loops and functions, instead of the one for all.
//!
//! Such a bound is final: a loop that reaches it is cut off there in whatever round, the verdict names
//! it, and deepening leaves it alone.

use crate::Bounded;
use crate::engine::Engine;
use crate::program::FunctionRef;
use crate::program::code::FunctionCode;
use crate::state::State;

impl Engine<'_> {
    /// The bound of the innermost loop, which goes round now, if it has one of its own. What names a
    /// loop wins over what names its function.
    pub fn loop_bound(&self, state: &State) -> Option<u32> {
        if self.options.bounds.is_empty() {
            return None;
        }
        let code = &state.top.code;
        let header = state.top.loops.last()?.header;
        let place = self.place(&state.top.site());
        let names_loop = |bounded: &Bounded| match bounded {
            Bounded::Function(_) => false,
            Bounded::Loop { function, number } => {
                self.is_called(code.function, function)
                    && self.loop_number(code, header) == Some(*number)
            }
            Bounded::Line { file, line } => place.line == *line && ends_with(&place.file, file),
        };
        let exact = self
            .options
            .bounds
            .iter()
            .find(|(bounded, _)| names_loop(bounded));
        exact
            .map(|(_, bound)| *bound)
            .or_else(|| self.recursion_bound(code.function))
    }

    /// The bound of the recursion of a function, if it has one of its own.
    pub fn recursion_bound(&self, function: FunctionRef) -> Option<u32> {
        let names = |bounded: &Bounded| matches!(bounded, Bounded::Function(name) if self.is_called(function, name));
        self.options
            .bounds
            .iter()
            .find(|(bounded, _)| names(bounded))
            .map(|(_, bound)| *bound)
    }

    fn is_called(&self, function: FunctionRef, name: &str) -> bool {
        Bounded::is_called(&self.image.program.function(function).name, name)
    }

    /// Which of its function's loops has this header.
    fn loop_number(&self, code: &FunctionCode, header: u32) -> Option<u32> {
        let unit = self.image.program.function(code.function).unit;
        let module = &self.image.program.modules[unit as usize];
        let mut headers: Vec<u32> = code
            .blocks
            .iter()
            .flat_map(|block| block.place.loops.iter().copied())
            .collect();
        headers.sort_unstable();
        headers.dedup();
        let first = |header: u32| code.blocks[header as usize].first as usize;
        headers.sort_by_key(|header| {
            let located = code.locations[first(*header)..]
                .iter()
                .flatten()
                .filter_map(|id| module.location(*id));
            let start = located
                .map(|location| (location.line, location.column))
                .find(|(line, _)| *line > 0);
            (start, *header)
        });
        let at = headers.iter().position(|known| *known == header)?;
        u32::try_from(at + 1).ok()
    }
}

/// Whether a path ends with these parts.
fn ends_with(path: &str, end: &str) -> bool {
    std::path::Path::new(path).ends_with(end)
}

#[cfg(test)]
mod tests {
    use super::ends_with;

    #[test]
    fn files_are_known_by_the_ends_of_their_names() {
        assert!(ends_with("/a/cpp/x.cpp", "cpp/x.cpp") && !ends_with("/a/cpp/x.cpp", "p/x.cpp"));
    }
}
