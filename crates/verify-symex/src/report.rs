//! From a failed obligation and its model to a violation that a person can read.

use crate::engine::{Engine, InputRecord};
use crate::obligation::Failure;
use crate::outcome::{Input, Violation};
use crate::value::{Rich, Value, sign_extend};
use verify_solver::Model;

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
        let inputs = self.chosen_inputs(&model, obligation.inputs);
        let chosen = self.chosen(&model, obligation.choices);
        let mut violation =
            Violation { code: obligation.code, message, place, stack, notes: obligation.notes, inputs, trace: Vec::new() };
        violation.trace = self.trace(&violation, chosen).unwrap_or_default();
        violation
    }

    /// The inputs that the model's execution asked for before the violation.
    fn chosen_inputs(&self, model: &Model, count: usize) -> Vec<Input> {
        self.inputs[..count]
            .iter()
            .filter(|input| model.assignment().evaluate_bool(&self.universe.arena, input.guard))
            .map(|input| self.chosen_input(model, input))
            .collect()
    }

    fn chosen_input(&self, model: &Model, input: &InputRecord) -> Input {
        let bytes = self.chosen_bytes(model, input.value, input.width);
        let mut word = [0; 8];
        let len = bytes.len().min(8);
        word[..len].copy_from_slice(&bytes[..len]);
        let word = u64::from_le_bytes(word);
        let value = if input.width <= 64 {
            sign_extend(word, input.width.max(1)).to_string()
        } else {
            bytes.iter().rev().fold("0x".to_owned(), |text, byte| text + &format!("{byte:02x}"))
        };
        Input {
            name: input.name.clone(),
            type_name: input.type_name.clone(),
            value,
            bytes,
            place: input.site.as_ref().map(|site| self.user_place(site)),
        }
    }

    /// The little-endian bytes that the model gives a value.
    fn chosen_bytes(&self, model: &Model, value: Value, width: u32) -> Vec<u8> {
        let len = width.div_ceil(8) as usize;
        let limbs: Vec<u64> = match value {
            Value::Int(word) => vec![word],
            Value::Term(term) => match model.assignment().evaluate(&self.universe.arena, term).as_bit_vector() {
                Some(bits) => bits.limbs().to_vec(),
                None => vec![0],
            },
            Value::Pointer(pointer) => vec![self.universe.objects.get(pointer.object).base.wrapping_add(pointer.offset)],
            Value::Rich(id) => match self.universe.rich.get(id) {
                Rich::Shadowed { value, .. } => return self.chosen_bytes(model, *value, width),
                _ => vec![0],
            },
            Value::Undefined => vec![0],
        };
        limbs.iter().flat_map(|limb| limb.to_le_bytes()).chain(std::iter::repeat(0)).take(len).collect()
    }
}
