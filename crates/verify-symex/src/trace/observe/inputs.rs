//! What the execution is given from outside, when it asks for it.

use super::{Moment, Recorded, Recorder};
use crate::engine::Engine;
use crate::inputs::record::InputRecord;
use crate::outcome::StepKind;
use crate::state::State;
use crate::trace::slice::Source;
use crate::trace::text_of_input;
use crate::value::Value;

impl Recorder {
    /// Those that the op asked for.
    pub(super) fn inputs(&mut self, engine: &Engine<'_>, state: &State, moment: &Moment) {
        for index in moment.inputs..engine.inputs.records.len() {
            let input = &engine.inputs.records[index];
            let word = match input.value {
                Value::Int(word) => word,
                Value::NULL => 0,
                _ => continue,
            };
            if engine.universe.arena.as_bool(input.guard) == Some(false) {
                continue;
            }
            let bytes = &word.to_le_bytes()[..input.width.div_ceil(8).min(8) as usize];
            if input.continues {
                self.continue_input(input, bytes);
                continue;
            }
            self.input = bytes.to_vec();
            let value = engine.shown_input(input, word);
            let kind = StepKind::Input {
                name: input.name.clone(),
                value,
            };
            self.push(state, moment.depth, kind, Source::default(), Vec::new());
        }
    }

    /// More bytes of the input that the last step tells.
    fn continue_input(&mut self, input: &InputRecord, bytes: &[u8]) {
        self.input.extend(bytes);
        let text = text_of_input(&input.origin, &self.input);
        if let Some(Recorded {
            kind: StepKind::Input { value, .. },
            ..
        }) = self.steps.back_mut()
        {
            *value = text;
        }
    }
}
