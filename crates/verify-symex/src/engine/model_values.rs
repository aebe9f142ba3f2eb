//! What a model gives values.

use crate::engine::Engine;
use crate::value::{InternedValue, Target, Value};
use verify_solver::Model;

impl Engine<'_> {
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
            Value::Interned(id) => match self.universe.rich.get(id) {
                InternedValue::Shadowed { value, .. } => {
                    return self.chosen_bytes(model, *value, width);
                }
                InternedValue::Pointers(targets) => {
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
                InternedValue::PointerByte { .. } => vec![0],
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
