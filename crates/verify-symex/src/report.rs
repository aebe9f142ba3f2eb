//! From a failed obligation and its model to a violation that a person can read.

use crate::choice::Chosen;
use crate::debug_type;
use crate::engine::{Engine, InputRecord};
use crate::obligation::Failure;
use crate::outcome::{Input, Violation};
use crate::trace::plain_value;
use crate::value::{Rich, Target, Value, sign_extend};
use verify_solver::Model;
use verify_term::TermId;

impl Engine<'_> {
    pub fn report(&mut self, failure: Failure) -> Violation {
        let Failure { obligation, model } = failure;
        let message = obligation.message.render(&self.universe.arena, &model);
        let mut place = self.user_place(&obligation.site);
        if let Some((line, column)) = obligation.line
            && !self.is_library(&self.place(&obligation.site))
        {
            (place.line, place.column) = (line, column);
        }
        let stack = self.stack(&obligation.site);
        let deciding = self.universe.arena.variables(obligation.violation);
        let inputs = self.chosen_inputs(&model, obligation.inputs, &deciding);
        let standard_input = self.standard_input(&model, obligation.inputs);
        let chosen = self.chosen(&model, obligation.choices);
        let arguments = self.chosen_arguments(&model);
        let library_choices = chosen.iter().filter(|choice| choice.is_librarys()).count() as u32;
        let outside_writes = chosen
            .iter()
            .filter(|choice| choice.is_written_outside())
            .count() as u32;
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
            inputs,
            standard_input,
            arguments,
            library_choices,
            outside_writes,
            failing_allocations,
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
        self.inputs[..count]
            .iter()
            .filter(|input| {
                model
                    .assignment()
                    .evaluate_bool(&self.universe.arena, input.guard)
            })
            .map(|input| Input {
                matters: self.depends_on(input, deciding),
                ..self.chosen_input(model, input)
            })
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
            let module = &self.program.modules[of.unit as usize];
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

    /// An input of at most 64 bits as the source would write it.
    pub fn shown_input(&self, input: &InputRecord, word: u64) -> String {
        let typed = input.of.and_then(|of| {
            let module = &self.program.modules[of.unit as usize];
            plain_value(module, of.ty, word)
        });
        if input.value == Value::NULL {
            return "nullptr".to_owned();
        }
        typed.unwrap_or_else(|| sign_extend(word, input.width.max(1)).to_string())
    }

    /// The little-endian bytes that the model gives a value.
    pub fn chosen_bytes(&self, model: &Model, value: Value, width: u32) -> Vec<u8> {
        let len = width.div_ceil(8) as usize;
        let limbs: Vec<u64> = match value {
            Value::Int(word) => vec![word],
            Value::Term(term) => match model
                .assignment()
                .evaluate(&self.universe.arena, term)
                .as_bit_vector()
            {
                Some(bits) => bits.limbs().to_vec(),
                None => vec![0],
            },
            Value::Pointer(pointer) => vec![
                self.universe
                    .objects
                    .get(pointer.object)
                    .base
                    .wrapping_add(pointer.offset),
            ],
            Value::Rich(id) => match self.universe.rich.get(id) {
                Rich::Shadowed { value, .. } => return self.chosen_bytes(model, *value, width),
                Rich::Pointers(targets) => {
                    let assignment = model.assignment();
                    let chosen = targets.iter().find(|target| {
                        assignment.evaluate_bool(&self.universe.arena, target.guard)
                    });
                    let address = |target: &Target| {
                        let offset = assignment
                            .evaluate_u64(&self.universe.arena, target.offset)
                            .unwrap_or(0);
                        self.universe
                            .objects
                            .get(target.object)
                            .base
                            .wrapping_add(offset)
                    };
                    vec![chosen.map_or(0, address)]
                }
                Rich::PointerByte { .. } => vec![0],
            },
            Value::Undefined => vec![0],
        };
        limbs
            .iter()
            .flat_map(|limb| limb.to_le_bytes())
            .chain(std::iter::repeat(0))
            .take(len)
            .collect()
    }
}
