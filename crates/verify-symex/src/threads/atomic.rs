//! Atomic operations of threads that run side by side: events of the execution graph.

use super::schedule::{threads, threads_mut};
use crate::engine::{End, Engine};
use crate::execution_graph::accesses::AccessWay;
use crate::execution_graph::{Action, EventId, Order, Place};
use crate::inputs::choices::ChoiceKind;
use crate::machine::access::{Access, AccessKind};
use crate::machine::race::SharedAccess;
use crate::program::code::{CompareExchangeOp, Op, Register};
use crate::program::scalar::Scalar;
use crate::state::threads::{Repeated, Wait};
use crate::state::{State, read};
use crate::value::Value;
use crate::value::memory::store::Life;
use verify_ir::{IntPredicate, Ordering};
use verify_term::{Sort, TermId};

/// What an operation makes of the value it has read.
enum Effect {
    /// It is the result.
    Load,
    /// This is written in its place.
    Write(Value),
}

impl Engine<'_> {
    /// The next event of the thread that runs, if it is its turn.
    pub fn shared_atomic(&mut self, state: &mut State, op: &Op) -> Result<(), End> {
        if !self.has_turn(state)? {
            return Ok(());
        }
        match op {
            Op::Fence(ordering) => {
                let site = state.top.site();
                threads_mut(state).add(Action::Fence(Order::of(*ordering)), site);
                self.go_on_if_consistent(state)
            }
            Op::AtomicLoad(op) => {
                let pointer = read(state, op.pointer);
                let place = self.atomic_place(state, pointer, op.scalar, op.align, false)?;
                let order = Order::of(op.ordering);
                self.keep_snapshot(state);
                let mut ways = Vec::new();
                for source in self.sources(state, place) {
                    let mut side = state.clone();
                    let value = self.add_read(&mut side, place, order, source, false, op.scalar);
                    if threads(&side).graph.is_consistent() {
                        side.top.set(op.to, value);
                        ways.push(side);
                    }
                }
                self.go_ways(state, ways)
            }
            Op::AtomicStore(op) => {
                let (pointer, value) = (read(state, op.pointer), read(state, op.value));
                let place = self.atomic_place(state, pointer, op.scalar, op.align, true)?;
                let order = Order::of(op.ordering);
                let value = self.stored_form(value, op.scalar);
                let mut ways = Vec::new();
                self.add_write(state, place, order, value, None, &mut ways);
                self.go_ways(state, ways)
            }
            Op::ReadModifyWrite(op) => {
                let (pointer, operand) = (read(state, op.pointer), read(state, op.value));
                let place = self.atomic_place(state, pointer, op.scalar, op.align, true)?;
                self.keep_snapshot(state);
                let mut ways = Vec::new();
                for source in self.sources(state, place) {
                    let old = self.value_read(state, place, source, op.scalar);
                    let new = self.modified(state, op.op, old, operand, op.scalar)?;
                    let effect = Effect::Write(new);
                    let to = (op.to, None);
                    self.update(
                        state,
                        place,
                        (op.ordering, source),
                        op.scalar,
                        to,
                        effect,
                        &mut ways,
                    );
                }
                self.go_ways(state, ways)
            }
            Op::CompareExchange(op) => self.shared_exchange(state, op),
            _ => unreachable!("the others are not atomic"),
        }
    }

    fn shared_exchange(&mut self, state: &mut State, op: &CompareExchangeOp) -> Result<(), End> {
        let (pointer, expected, replacement) = (
            read(state, op.pointer),
            read(state, op.expected),
            read(state, op.replacement),
        );
        let place = self.atomic_place(state, pointer, op.scalar, op.align, true)?;
        self.keep_snapshot(state);
        let mut ways = Vec::new();
        for source in self.sources(state, place) {
            let old = self.value_read(state, place, source, op.scalar);
            let equal = self.compare(state, IntPredicate::Eq, op.scalar, old, expected)?;
            let equal = self.defined(state, equal, 1, "the value compared")?;
            let mut succeeds = self.universe.condition(equal);
            if op.weak && succeeds != TermId::FALSE {
                // A weak exchange may fail although the values are equal.
                let spurious = self.choose(state, ChoiceKind::SpuriousFailure, Sort::Bool);
                let regular = self.universe.arena.not(spurious);
                succeeds = self.universe.arena.and(succeeds, regular);
            }
            let fails = self.universe.arena.not(succeeds);
            for (condition, succeeded) in [(succeeds, true), (fails, false)] {
                if !self.feasible(state, condition) {
                    continue;
                }
                let mut side = state.clone();
                if self.assume(&mut side, condition).is_err() {
                    continue;
                }
                let (effect, ordering) = if succeeded {
                    (Effect::Write(replacement), op.success)
                } else {
                    (Effect::Load, op.failure)
                };
                let to = (op.to, Some(succeeded));
                self.update(
                    &side,
                    place,
                    (ordering, source),
                    op.scalar,
                    to,
                    effect,
                    &mut ways,
                );
            }
        }
        self.go_ways(state, ways)
    }

    /// An operation that has read from a source, and perhaps goes on to write.
    #[expect(clippy::too_many_arguments, reason = "an operation and where it is")]
    fn update(
        &mut self,
        state: &State,
        place: Place,
        (ordering, source): (Ordering, Option<EventId>),
        scalar: Scalar,
        (to, succeeded): (Register, Option<bool>),
        effect: Effect,
        ways: &mut Vec<State>,
    ) {
        let mut side = state.clone();
        let order = Order::of(ordering);
        let writes = matches!(effect, Effect::Write(_));
        let old = self.add_read(&mut side, place, order, source, writes, scalar);
        side.top.set(to, old);
        if let Some(succeeded) = succeeded {
            side.top.set(to + 1, Value::Int(u64::from(succeeded)));
        }
        if !threads(&side).graph.is_consistent() {
            return;
        }
        match effect {
            Effect::Load => ways.push(side),
            Effect::Write(new) => {
                let new = self.stored_form(new, scalar);
                self.add_write(&mut side, place, order, new, Some(source), ways);
            }
        }
    }

    /// The object that an atomic operation is about.
    fn atomic_place(
        &mut self,
        state: &mut State,
        pointer: Value,
        scalar: Scalar,
        align: u64,
        write: bool,
    ) -> Result<Place, End> {
        let len = scalar.bytes();
        let kind = if write {
            AccessKind::Write
        } else {
            AccessKind::Read
        };
        let targets = self.check_access(state, pointer, Access { kind, len, align })?;
        let [target] = targets.as_slice() else {
            return Err(self.beyond_threads(state, "an atomic operation on one of several objects"));
        };
        let Some(offset) = self.universe.arena.as_u64(target.offset) else {
            return Err(self.beyond_threads(state, "an atomic operation at a symbolic place"));
        };
        let access = SharedAccess {
            write,
            atomic: true,
            words: if write { "written" } else { "read" },
            way: AccessWay::Plain,
        };
        self.note_targets(state, &targets, u64::from(len), access)?;
        let place = Place {
            object: target.object,
            offset,
            len,
        };
        let slot = state.memory.get(place.object);
        let slot = slot.filter(|slot| slot.life == Life::Live);
        let Some(slot) = slot else {
            return Err(End::Path);
        };
        let initial = slot.content.read(&mut self.universe, offset, len);
        if !threads_mut(state).graph.introduce(place, initial) {
            return Err(self.beyond_threads(state, "atomic objects that overlap"));
        }
        Ok(place)
    }

    /// The writes that the next read may read from.
    fn sources(&self, state: &State, place: Place) -> Vec<Option<EventId>> {
        let known = threads(state);
        let readable = known.graph.readable(known.current, place);
        match known.step().map(|step| &step.repeated) {
            None => readable,
            Some(Repeated::ReadFrom(from)) => readable
                .into_iter()
                .filter(|source| source == from)
                .collect(),
            Some(_) => Vec::new(),
        }
    }

    /// A value as memory holds it.
    fn stored_form(&mut self, value: Value, scalar: Scalar) -> Value {
        let len = scalar.bytes();
        let value = self
            .universe
            .resize_integer(value, scalar.width(), len * 8, false);
        if len == 8 {
            self.mark_escaped(value);
        }
        value
    }

    fn value_read(
        &mut self,
        state: &State,
        place: Place,
        source: Option<EventId>,
        scalar: Scalar,
    ) -> Value {
        let value = threads(state).graph.value(place, source);
        let width = scalar.bytes() * 8;
        let value = self
            .universe
            .resize_integer(value, width, scalar.width(), false);
        match (scalar, value) {
            (Scalar::Pointer, Value::Int(_) | Value::Term(_)) => {
                self.universe.integer_to_pointer(value)
            }
            _ => value,
        }
    }

    fn add_read(
        &mut self,
        state: &mut State,
        place: Place,
        order: Order,
        from: Option<EventId>,
        exclusive: bool,
        scalar: Scalar,
    ) -> Value {
        let action = Action::Read {
            place,
            order,
            from,
            exclusive,
        };
        let site = state.top.site();
        threads_mut(state).add(action, site);
        self.value_read(state, place, from, scalar)
    }

    /// A write, once for each place in the modification order; and the executions in which reads that came before it
    /// read from it.
    fn add_write(
        &mut self,
        state: &mut State,
        place: Place,
        order: Order,
        value: Value,
        exclusive: Option<Option<EventId>>,
        ways: &mut Vec<State>,
    ) {
        let known = threads(state);
        let current = known.current;
        let positions = known.graph.positions(current, place, exclusive);
        let positions = match known.step().map(|step| step.repeated.clone()) {
            None => {
                self.take_over_reads(state, place);
                positions
            }
            Some(Repeated::NewWrite) => positions,
            Some(Repeated::WriteBefore(later)) => {
                let writes = threads(state).graph.writes(place);
                let at = writes.iter().position(|write| later.contains(write));
                let at = at.unwrap_or(writes.len());
                positions.into_iter().filter(|one| *one == at).collect()
            }
            Some(_) => Vec::new(),
        };
        for at in positions {
            let mut side = state.clone();
            let site = side.top.site();
            let known = threads_mut(&mut side);
            let action = Action::Write {
                place,
                order,
                value,
                exclusive: exclusive.is_some(),
            };
            let write = known.add(action, site);
            known.graph.place_write(write, at);
            if !known.graph.is_consistent() {
                continue;
            }
            let is_last = known.graph.is_last(place, Some(write));
            if is_last && let Some(slot) = side.memory.get_mut(place.object) {
                slot.content
                    .write(&mut self.universe, place.offset, place.len, value);
            }
            ways.push(side);
        }
    }

    /// Goes on with the first of the ways behind the operation; the others wait.
    fn go_ways(&mut self, state: &mut State, mut ways: Vec<State>) -> Result<(), End> {
        for way in &mut ways {
            way.top.op += 1;
        }
        if ways.is_empty() {
            return Err(End::Path);
        }
        let first = ways.remove(0);
        self.progress.states += ways.len() as u64;
        self.frontier.alternatives.extend(ways.into_iter().rev());
        *state = first;
        Ok(())
    }

    fn go_on_if_consistent(&mut self, state: &mut State) -> Result<(), End> {
        if !threads(state).graph.is_consistent() {
            return Err(End::Path);
        }
        state.top.op += 1;
        Ok(())
    }

    /// Goes on both ways behind the call that the top frame is at, an event like others: its result is whether something
    /// happened that may. None where another thread is to have its turn first.
    pub fn choose_way(&mut self, state: &mut State) -> Result<Option<bool>, End> {
        if !self.has_turn(state)? {
            return Ok(None);
        }
        let site = state.top.site();
        let fixed = match threads(state).step().map(|step| &step.repeated) {
            None => None,
            Some(Repeated::Choice(chosen)) => Some(*chosen),
            Some(_) => return Err(End::Path),
        };
        if fixed.is_none() {
            let mut side = state.clone();
            let action = Action::Choice(true);
            threads_mut(&mut side).add(action, site.clone());
            let code = side.top.code.clone();
            let Op::Call(call) = &code.ops[side.top.op as usize] else {
                return Err(End::Path);
            };
            if call.normal.is_some() {
                return Err(
                    self.beyond_threads(state, "a choice of threads in a call that may throw")
                );
            }
            side.top.set(call.result, Value::Int(1));
            side.top.op += 1;
            self.progress.states += 1;
            self.frontier.alternatives.push(side);
        }
        let chosen = fixed.unwrap_or(false);
        threads_mut(state).add(Action::Choice(chosen), site);
        Ok(Some(chosen))
    }

    /// Whether a thread's wait is over, as far as the condition is decided; where it is not, it goes on both ways.
    pub fn await_condition(
        &mut self,
        state: &mut State,
        condition: TermId,
        wait: Wait,
    ) -> Result<bool, End> {
        match self.universe.arena.as_bool(condition) {
            Some(true) => return Ok(true),
            Some(false) => {
                self.block(state, wait)?;
                return Ok(false);
            }
            None => {}
        }
        let negated = self.universe.arena.not(condition);
        if self.feasible(state, negated) {
            let mut side = state.clone();
            if self.assume(&mut side, negated).is_ok() && self.block(&mut side, wait).is_ok() {
                self.frontier.alternatives.push(side);
            }
        }
        if !self.feasible(state, condition) {
            return Err(End::Path);
        }
        self.assume(state, condition)?;
        Ok(true)
    }
}
