//! Calls of library functions that have no model: see `checks/unmodelled.rs`.

use crate::checks::unmodelled::{declared_in_installed_headers, is_of_cxx_library};
use crate::engine::Engine;
use crate::program::code::CallOp;
use crate::state::State;
use crate::value::{ObjectId, Target};
use std::rc::Rc;
use verify_term::{Sort, TermId};

impl Engine<'_> {
    /// Whether what seems to point to no object is valid after all: a function without a model made the
    /// pointer up, where it would have returned one.
    pub fn perhaps_valid(&mut self, target: Target) -> TermId {
        let arena = &self.universe.arena;
        let Some(function) = self.checks.unmodelled.function_of(arena, target.offset) else {
            return TermId::FALSE;
        };
        let valid = self.universe.arena.fresh("valid", Sort::Bool);
        self.checks.unmodelled.note(valid, &function);
        valid
    }

    /// Whether a symbol that no unit defines is of a library that is there as headers alone.
    fn is_of_library(&mut self, symbol: &str) -> bool {
        if is_of_cxx_library(symbol) || !symbol.starts_with("_Z") {
            return is_of_cxx_library(symbol);
        }
        if symbol.starts_with("_ZTV") {
            return true;
        }
        let modules = &self.image.program.modules;
        let known = self
            .checks
            .unmodelled
            .installed
            .get_or_insert_with(|| declared_in_installed_headers(modules));
        if known.contains(symbol) {
            return true;
        }
        let shown = verify_ir::demangle(symbol);
        known.contains(&shown) || known.contains(without_parameters(&shown))
    }

    /// The objects that a call leads a function of the library to, where that has no model.
    pub fn given_to(&mut self, state: &State, symbol: &str, call: &CallOp) -> Vec<ObjectId> {
        if !self.is_of_library(symbol) {
            return Vec::new();
        }
        let arguments = call.arguments.iter().flat_map(|argument| &argument.values);
        let values: Vec<_> = arguments
            .map(|argument| crate::state::read(state, *argument))
            .collect();
        self.reachable_from(state, &values).into_iter().collect()
    }

    /// Notes the choices since that many as what inline assembly yields.
    pub fn record_unmodelled_assembly(&mut self, template: &str, since: usize) {
        let what: Rc<str> = format!("asm(\"{template}\")").into();
        let made = &self.inputs.choices.open()[since.min(self.inputs.choices.count())..];
        for choice in made {
            self.checks.unmodelled.note(choice.term, &what);
        }
    }

    /// Notes the choices since that many as answers of a function of the library, and what it was given.
    pub fn record_unmodelled(
        &mut self,
        state: &State,
        symbol: &str,
        since: usize,
        given: &[ObjectId],
    ) {
        if !self.is_of_library(symbol) {
            return;
        }
        let function: Rc<str> = verify_ir::demangle(symbol).into();
        let made = &self.inputs.choices.open()[since.min(self.inputs.choices.count())..];
        for choice in made {
            self.checks.unmodelled.note(choice.term, &function);
        }
        for object in given {
            let guard = self.checks.unmodelled.given.get(object).copied();
            let guard = guard.unwrap_or(TermId::FALSE);
            let guard = self.universe.arena.or(guard, state.path.whole());
            self.checks.unmodelled.given.insert(*object, guard);
        }
    }
}

/// The name of a function as a declaration in its scope has it: without the parameters, those of templates kept.
fn without_parameters(shown: &str) -> &str {
    let mut depth = 0_usize;
    let end = shown.find(|character| {
        match character {
            '<' => depth += 1,
            '>' => depth = depth.saturating_sub(1),
            _ => {}
        }
        character == '(' && depth == 0
    });
    &shown[..end.unwrap_or(shown.len())]
}

#[cfg(test)]
mod tests {
    use super::without_parameters;

    #[test]
    fn parameters_are_no_part_of_a_name() {
        assert_eq!(without_parameters("A::A(int, B)"), "A::A");
        assert_eq!(
            without_parameters("A<void (*)(int)>::~A()"),
            "A<void (*)(int)>::~A"
        );
        assert_eq!(without_parameters("A::limit"), "A::limit");
    }
}
