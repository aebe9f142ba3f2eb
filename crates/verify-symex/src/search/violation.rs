//! From a failed obligation and its model to a violation that a person can read.

use crate::checks::latent::Required;
use crate::checks::obligation::{Failure, Obligation};
use crate::engine::Engine;
use crate::inputs::choices::{Choice, ChoiceKind, Chosen};
use crate::inputs::record::InputRecord;
use crate::outcome::{
    Counterexample, Input, Note, Place, Precondition, RequiredClause, RequiredExtent, Violation,
};
use crate::program::debug_type;
use crate::trace::text_of_input;
use crate::value::Value;
use verify_solver::Model;
use verify_term::TermId;

/// Whether both say how long the same memory is, in the same way.
fn is_about_the_same(known: &Precondition, other: &Required) -> bool {
    match (&known.clause, &other.clause) {
        (Some(one), Some(other)) if one.parameter == other.parameter => {
            match (&one.bound, &other.bound) {
                (RequiredExtent::Elements(_), RequiredExtent::Elements(_)) => true,
                (one, other) => one == other,
            }
        }
        _ => false,
    }
}

fn is_longer(one: Option<&RequiredClause>, other: Option<&RequiredClause>) -> bool {
    let elements = |clause: Option<&RequiredClause>| match clause.map(|one| &one.bound) {
        Some(RequiredExtent::Elements(count)) => *count,
        _ => 0,
    };
    elements(one) > elements(other)
}

impl Engine<'_> {
    /// Notes what callers have to keep to, once for each place.
    pub fn require_of_callers(&mut self, failure: Failure) {
        let Some(required) = failure.latent.clone() else {
            return;
        };
        let (code, place) = (
            failure.obligation.code,
            self.blamed_place(&failure.obligation),
        );
        let known = self
            .checks
            .facts
            .preconditions
            .iter_mut()
            .find(|one| one.violation.code == code && one.violation.place == place);
        if let Some(known) = known {
            (known.requires, known.clause) = (required.words, required.clause);
            return;
        }
        // One cause, one precondition: the greatest of several lengths, with all its places.
        let same = self.checks.facts.preconditions.iter_mut();
        let mut same = same.filter(|one| is_about_the_same(one, &required));
        if let Some(known) = same.next() {
            if is_longer(required.clause.as_ref(), known.clause.as_ref()) {
                (known.requires, known.clause) = (required.words, required.clause);
            }
            let note = Note {
                message: "required here, too".to_owned(),
                place: Some(place),
            };
            if !known.violation.notes.contains(&note) {
                known.violation.notes.push(note);
            }
            return;
        }
        let violation = self.report(failure);
        self.checks.facts.preconditions.push(Precondition {
            requires: required.words,
            clause: required.clause,
            violation,
        });
    }

    fn blamed_place(&self, obligation: &Obligation) -> Place {
        let mut place = self.user_place(&obligation.site);
        if let Some((line, column)) = obligation.line
            && !self.is_library(&self.place(&obligation.site))
        {
            (place.line, place.column) = (line, column);
        }
        place
    }

    pub fn report(&mut self, failure: Failure) -> Violation {
        let Failure {
            obligation, model, ..
        } = failure;
        let message = obligation.message.render(&self.universe.arena, &model);
        let place = self.blamed_place(&obligation);
        let stack = self.stack(&obligation.site);
        let deciding = self.universe.arena.variables(obligation.violation);
        let inputs = self.chosen_inputs(&model, obligation.inputs, &deciding);
        let standard_input = self.standard_input(&model, obligation.inputs);
        let chosen = self.chosen(&model, obligation.choices);
        let arguments = self.chosen_arguments(&model);
        let decides = self.deciding_choices(&model, obligation.choices, &deciding);
        let library_choices = decides
            .iter()
            .filter(|choice| choice.kind == ChoiceKind::Library);
        let library_choices = library_choices.count() as u32;
        let outside_writes = decides
            .iter()
            .filter(|choice| choice.kind == ChoiceKind::External);
        let outside_writes = outside_writes.count() as u32;
        let failing_allocations = chosen
            .iter()
            .filter_map(Chosen::failed_allocation)
            .collect();
        let mut violation = Violation {
            code: obligation.code,
            message,
            place,
            stack,
            notes: obligation.notes,
            counterexample: Counterexample {
                inputs,
                standard_input,
                arguments,
                library_choices,
                outside_writes,
                indeterminate: self.universe.has_unwritten(&deciding),
                layout_observed: self.universe.layout_observed,
                failing_allocations,
            },
            trace: Vec::new(),
        };
        if let Some((trace, notes)) = self.trace(&violation, chosen) {
            violation.trace = trace;
            violation.notes.extend(notes);
        }
        violation
    }

    /// The inputs that the model's execution asked for before the violation.
    fn chosen_inputs(&self, model: &Model, count: usize, deciding: &[TermId]) -> Vec<Input> {
        let is_asked = |input: &&InputRecord| {
            let assignment = model.assignment();
            assignment.evaluate_bool(&self.universe.arena, input.guard)
        };
        let mut chosen: Vec<Input> = Vec::new();
        for record in self.inputs.records[..count].iter().filter(is_asked) {
            let matters = self.depends_on(record, deciding);
            let input = self.chosen_input(model, record);
            match chosen.last_mut() {
                Some(whole) if record.continues && whole.name == input.name => {
                    whole.bytes.extend(&input.bytes);
                    whole.value = text_of_input(&whole.origin, &whole.bytes);
                    whole.matters |= matters;
                }
                _ => chosen.push(Input { matters, ..input }),
            }
        }
        chosen
    }

    /// The choices that have part in what these variables decide, and cannot be arranged by what is typed.
    fn deciding_choices(&self, model: &Model, count: usize, deciding: &[TermId]) -> Vec<&Choice> {
        let arena = &self.universe.arena;
        let mut typed: Vec<TermId> = Vec::new();
        for piece in &self.inputs.stdin {
            typed.extend(arena.variables(piece.guard));
            if let Value::Term(length) = piece.length {
                typed.extend(arena.variables(length));
            }
        }
        let open = self.inputs.choices.open();
        let decides = |choice: &&Choice| {
            deciding.binary_search(&choice.term).is_ok()
                && !typed.contains(&choice.term)
                && model.assignment().evaluate_bool(arena, choice.guard)
        };
        open[..count.min(open.len())]
            .iter()
            .filter(decides)
            .collect()
    }

    /// Whether an input has part in what these variables decide.
    fn depends_on(&self, input: &InputRecord, deciding: &[TermId]) -> bool {
        let Value::Term(term) = input.value else {
            return true;
        };
        let variables = self.universe.arena.variables(term);
        let decides = |variable: &TermId| deciding.binary_search(variable).is_ok();
        variables.iter().any(decides)
    }

    fn chosen_input(&self, model: &Model, input: &InputRecord) -> Input {
        let bytes = self.chosen_bytes(model, input.value, input.width);
        let mut word = [0; 8];
        let len = bytes.len().min(8);
        word[..len].copy_from_slice(&bytes[..len]);
        let value = if input.width <= 64 {
            self.shown_input(input, u64::from_le_bytes(word))
        } else {
            bytes
                .iter()
                .rev()
                .fold("0x".to_owned(), |text, byte| text + &format!("{byte:02x}"))
        };
        let type_name = input.of.and_then(|of| {
            let module = &self.image.program.modules[of.unit as usize];
            debug_type::name(module, of.ty)
        });
        Input {
            name: input.name.clone(),
            type_name: type_name.unwrap_or_default(),
            value,
            bytes,
            place: input.site.as_ref().map(|site| self.user_place(site)),
            origin: input.origin.clone(),
            matters: true,
        }
    }
}
