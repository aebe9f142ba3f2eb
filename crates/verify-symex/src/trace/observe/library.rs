//! Calls of the library from the user's code, of which only the outcome is shown: what became of the
//! variables that it was given.

use super::variables::is_compilers;
use super::{Moment, Observer, as_pointer};
use crate::engine::Engine;
use crate::exec::step::read;
use crate::outcome::StepKind;
use crate::position::Site;
use crate::program::code::CallOp;
use crate::state::State;
use crate::trace::names::Named;
use crate::trace::show::Show;
use crate::trace::slice::Cell;
use crate::value::Pointer;

impl Observer {
    /// Remembers what the variables hold that a function of the library is given.
    pub(super) fn lend(
        &mut self,
        engine: &mut Engine<'_>,
        state: &State,
        call: &CallOp,
        moment: &Moment,
    ) {
        let lent: Vec<Named> = call
            .arguments
            .iter()
            .flat_map(|argument| argument.values.iter())
            .filter_map(|arg| as_pointer(Some(read(state, *arg))))
            .filter_map(|pointer| self.variables.get(&pointer.object).cloned())
            .filter(|named| !is_compilers(&named.name))
            .collect();
        let lent = lent.into_iter().map(|named| {
            let value = self.content(engine, state, &named);
            (named, value)
        });
        let lent = lent.collect();
        let watch = self.watch(moment.depth);
        watch.lent = lent;
        watch.lent_by = moment.op;
    }

    /// What the library made of the variables it was given.
    pub(super) fn library_returned(
        &mut self,
        engine: &mut Engine<'_>,
        state: &State,
        depth: usize,
    ) {
        let Some(watch) = self.watches.get_mut(depth) else {
            return;
        };
        let lent = std::mem::take(&mut watch.lent);
        let site = Site {
            op: watch.lent_by,
            ..state.top.site()
        };
        for (named, before) in lent {
            let value = self.content(engine, state, &named);
            if value == "?" || value == before {
                continue;
            }
            let source = self.watch(depth).source();
            let kind = StepKind::Assign {
                variable: named.name.to_string(),
                value,
            };
            let writes = Some(Cell::whole(named.object));
            self.push_at(site.clone(), depth, kind, source, writes);
        }
    }

    fn content(&self, engine: &mut Engine<'_>, state: &State, named: &Named) -> String {
        let place = Pointer {
            object: named.object,
            offset: 0,
        };
        Show::new(engine, state, self).at(named.of, place)
    }
}
