//! The order in which units are initialised, which C++ leaves open ([basic.start.dynamic]/2).
//!
//! Units are initialised as they are listed. Where one of them uses, while it is initialised, what another
//! one initialises, the reverse is looked at as well.

use crate::engine::Engine;
use crate::program::FunctionRef;
use crate::program::code::{Callee, Op};
use crate::state::State;
use crate::value::memory::object::ObjectKind;
use crate::value::{ObjectId, Value};
use rustc_hash::FxHashSet;

impl Engine<'_> {
    /// The functions to run before the entry in the other order, where that may matter.
    pub fn other_start_order(&mut self, state: &mut State) -> Option<Vec<FunctionRef>> {
        let order = self.image.start_up.clone();
        let unit =
            |engine: &Self, function: FunctionRef| engine.image.program.function(function).unit;
        let own: Vec<FunctionRef> = order
            .iter()
            .copied()
            .filter(|function| self.is_users(*function))
            .collect();
        let units: FxHashSet<u32> = own.iter().map(|one| unit(self, *one)).collect();
        if units.len() < 2 {
            return None;
        }
        let uses: Vec<(u32, FxHashSet<ObjectId>)> = own
            .iter()
            .map(|one| (unit(self, *one), self.reachable_objects(state, *one)))
            .collect();
        let mut matters = false;
        for one in &own {
            let initialised = self.initialised_by(*one);
            let here = unit(self, *one);
            let mut others = uses.iter().filter(|(other, _)| *other != here);
            matters |= others.any(|(_, used)| !used.is_disjoint(&initialised));
        }
        if !matters {
            return None;
        }
        if units.len() > 2 {
            let what = "units are initialised in the order they are given in, or in the reverse";
            self.record_assumption(state, what);
        }
        let mut reversed = own.iter().rev();
        let swapped = order.iter().map(|function| match own.contains(function) {
            true => reversed.next().copied().unwrap_or(*function),
            false => *function,
        });
        Some(swapped.collect())
    }

    /// The variables that the functions of a unit's initialisation name: those they give a value, mostly.
    fn initialised_by(&mut self, function: FunctionRef) -> FxHashSet<ObjectId> {
        let mut found = FxHashSet::default();
        let unit = self.image.program.function(function).unit;
        let mut open = vec![function];
        let mut seen = FxHashSet::default();
        while let Some(function) = open.pop() {
            if !seen.insert(function) {
                continue;
            }
            let Ok(code) = self.code(function) else {
                continue;
            };
            for value in &code.constants {
                if let Value::Pointer(pointer) = value
                    && self.universe.objects.get(pointer.object).kind == ObjectKind::Global
                {
                    found.insert(pointer.object);
                }
            }
            for op in &code.ops {
                if let Op::Call(call) = op
                    && let Callee::Function(callee) = call.callee
                {
                    let linked = self.image.program.function(callee);
                    let initialises = linked.name.starts_with("__cxx_global_var_init");
                    if initialises && linked.unit == unit && linked.defined {
                        open.push(callee);
                    }
                }
            }
        }
        found
    }
}
