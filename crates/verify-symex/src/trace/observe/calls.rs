//! Functions of the user's that are entered and left.

use super::{Moment, Recorded, Recorder};
use crate::engine::Engine;
use crate::outcome::StepKind;
use crate::program::FunctionRef;
use crate::program::code::Op;
use crate::state::State;
use crate::trace::show::Show;
use crate::value::Value;
use crate::value::site::Site;

impl Recorder {
    pub(super) fn entered(&mut self, engine: &mut Engine<'_>, state: &State, moment: &Moment) {
        let depth = state.depth();
        self.watches.truncate(depth);
        let users = self.is_users(engine, state.top.code.function);
        let caller = self.watch(moment.depth);
        let (source, level) = (caller.source(), caller.level + u32::from(users));
        let watch = self.watch(depth);
        watch.arguments = source.clone();
        watch.level = level;
        let frame = watch.frame;
        if !users {
            return;
        }
        let function = engine.function_name(state.top.code.function);
        if is_initialiser(&function) {
            return;
        }
        let calls = state.top.calls.as_ref();
        let Some((calls, parent)) = calls.and_then(|calls| Some((calls, calls.parent.as_ref()?)))
        else {
            return;
        };
        // The call of the contract, with the same arguments, was told.
        if parent.parent.is_some() && engine.enters_body(calls.caller, calls.op) {
            let watch = self.watch(depth);
            watch.is_told = true;
            watch.level = level - 1;
            return;
        }
        let site = Site {
            function: calls.caller,
            op: calls.op,
            calls: calls.parent.clone(),
        };
        let kind = StepKind::Call {
            function,
            arguments: Vec::new(),
        };
        self.record(Recorded {
            kind,
            site,
            level,
            frame,
            source,
            writes: Vec::new(),
            relevant: false,
        });
    }

    pub(super) fn left(&mut self, engine: &mut Engine<'_>, state: &State, moment: &Moment) {
        let depth = state.depth();
        let watch = self.watch(moment.depth);
        let (frame, level, source) = (watch.frame, watch.level, watch.source());
        let is_told = watch.is_told;
        let returned = matches!(moment.code.ops[moment.op as usize], Op::Return { .. });
        let function = engine.function_name(moment.code.function);
        if moment.users && returned && depth > 1 && !is_initialiser(&function) {
            let value = moment
                .result
                .and_then(|value| self.result(engine, state, moment.code.function, value));
            let site = Site {
                function: moment.code.function,
                op: moment.op,
                calls: None,
            };
            let results = &mut self.watch(depth).results;
            results.calls.push(frame);
            results.cells.extend(source.cells.iter().copied());
            let kind = StepKind::Return { function, value };
            let step = Recorded {
                kind,
                site,
                level,
                frame,
                source,
                writes: Vec::new(),
                relevant: false,
            };
            if !is_told {
                self.record(step);
            }
        }
        self.watches.truncate(depth + 1);
        self.library_returned(engine, state, depth);
    }

    fn result(
        &self,
        engine: &mut Engine<'_>,
        state: &State,
        function: FunctionRef,
        value: Value,
    ) -> Option<String> {
        let of = engine.result_type(function)?;
        let mut show = Show::new(engine, state, self);
        // An object in registers is told where it is put.
        (!show.is_class(of)).then(|| show.scalar(of, value))
    }
}

/// Whether clang made a function up to initialise variables before `main`.
fn is_initialiser(function: &str) -> bool {
    function.starts_with("__cxx_global_var_init") || function.starts_with("_GLOBAL__sub_I_")
}
