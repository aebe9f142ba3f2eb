//! The loop that executes ops, one state at a time.

use crate::engine::observer::Observer;
use crate::engine::{End, Engine};
use crate::program::code::{Arg, Op, Register};
use crate::program::scalar::Scalar;
use crate::state::{OnReturn, State, read};
use crate::value::arithmetic::float::UnaryFloat;
use crate::value::arithmetic::integer::{fold_binary, fold_compare};
use crate::value::memory::content::Fill;
use crate::value::memory::object::{ObjectKind, Size};
use crate::value::{Pointer, Value};
use std::convert::Infallible;
use verify_ir::{BinaryOp, IntPredicate};

/// How many ops run between two looks at the clock.
const SLICE: u32 = 1 << 14;

/// What to do after an op.
pub enum Next {
    /// The op that follows.
    Op,
    /// The state's frame and op are already set.
    Elsewhere,
}

impl Engine<'_> {
    /// Executes the state until it ends or is parked.
    pub fn execute(&mut self, state: &mut State) -> Result<Infallible, End> {
        if let Some(mut observer) = self.observer.take() {
            let end = self.execute_observed(&mut *observer, state);
            self.observer = Some(observer);
            return end;
        }
        loop {
            let mut left = SLICE;
            while left > 0 {
                left -= 1;
                match self.step(state) {
                    Ok(Next::Op) => state.top.op += 1,
                    Ok(Next::Elsewhere) => {}
                    Err(end) => {
                        self.checks.coverage.got_to(
                            state.top.code.function,
                            state.top.block,
                            state.top.op,
                        );
                        self.executed(state, SLICE - left)?;
                        return Err(end);
                    }
                }
            }
            self.executed(state, SLICE)?;
        }
    }

    /// Counts instructions, and looks at the limits once in a slice of them.
    fn executed(&mut self, state: &State, count: u32) -> Result<(), End> {
        let slices = |instructions: u64| instructions / u64::from(SLICE);
        let before = slices(self.progress.instructions);
        self.progress.instructions += u64::from(count);
        let now = slices(self.progress.instructions);
        if now == before {
            return Ok(());
        }
        self.check_limits()?;
        if now >> 8 != before >> 8 {
            let place = self.user_place(&state.top.site());
            self.events
                .progress(&place, self.frontier.bound, self.progress.instructions);
        }
        Ok(())
    }

    /// As `execute`, op by op before somebody's eyes.
    fn execute_observed(
        &mut self,
        observer: &mut dyn Observer,
        state: &mut State,
    ) -> Result<Infallible, End> {
        let mut count = 0;
        loop {
            observer.before(self, state);
            let next = self.step(state);
            observer.after(self, state);
            match next? {
                Next::Op => state.top.op += 1,
                Next::Elsewhere => {}
            }
            count += 1;
            if count % SLICE == 0 {
                self.check_limits()?;
            }
        }
    }

    #[inline]
    fn step(&mut self, state: &mut State) -> Result<Next, End> {
        let code = state.top.code.clone();
        let op = &code.ops[state.top.op as usize];
        match op {
            Op::Move { to, from } => {
                let value = read(state, *from);
                state.top.set(*to, value);
            }
            Op::Binary {
                op,
                width,
                to,
                left,
                right,
                flags,
            } => {
                let (left, right) = (read(state, *left), read(state, *right));
                if let (Value::Int(left), Value::Int(right)) = (left, right)
                    && let Some(word) = fold_binary(*op, *width, left, right)
                {
                    state.top.set(*to, Value::Int(word));
                    return Ok(Next::Op);
                }
                let value = self.binary(state, *op, *width, left, right, *flags)?;
                state.top.set(*to, value);
            }
            Op::Compare {
                predicate,
                scalar,
                to,
                left,
                right,
            } => {
                let (left, right) = (read(state, *left), read(state, *right));
                let value = self.compare_words_first(state, *predicate, *scalar, left, right)?;
                state.top.set(*to, value);
            }
            Op::Load {
                to,
                pointer,
                offset,
                scalar,
                align,
            } => {
                let pointer = read(state, *pointer);
                let value = self.load(state, pointer, *offset, *scalar, *align)?;
                state.top.set(*to, value);
            }
            Op::Store {
                value,
                pointer,
                offset,
                scalar,
                align,
            } => {
                let (value, pointer) = (read(state, *value), read(state, *pointer));
                if state.threads.is_some()
                    && self.store_must_wait(state, pointer, *offset, *scalar)?
                {
                    return Ok(Next::Elsewhere);
                }
                self.store(state, pointer, *offset, *scalar, *align, value)?;
            }
            Op::Address {
                to,
                base,
                offset,
                scaled,
                in_bounds,
                class,
            } => {
                let mut base = read(state, *base);
                if *class > 0 && self.universe.is_narrowed(base) {
                    base = self.universe.widened(base, *class);
                }
                let value = self.address(state, base, *offset, scaled, *in_bounds)?;
                state.top.set(*to, value);
            }
            Op::Jump(edge) => return self.jump(state, edge).map(|()| Next::Elsewhere),
            Op::Branch {
                condition,
                then,
                other,
            } => {
                let condition = read(state, *condition);
                return self
                    .branch(state, condition, then, other)
                    .map(|()| Next::Elsewhere);
            }
            Op::Call(call) => return self.call(state, call),
            Op::Return { values } => {
                return self.return_from(state, values).map(|()| Next::Elsewhere);
            }
            _ => return self.step_rarer(state, op),
        }
        Ok(Next::Op)
    }

    /// As `compare`, where both are numbers without asking for more.
    #[inline]
    fn compare_words_first(
        &mut self,
        state: &mut State,
        predicate: IntPredicate,
        scalar: Scalar,
        left: Value,
        right: Value,
    ) -> Result<Value, End> {
        let (Value::Int(left), Value::Int(right)) = (left, right) else {
            return self.compare(state, predicate, scalar, left, right);
        };
        let holds = fold_compare(predicate, scalar.width(), left, right);
        Ok(Value::Int(u64::from(holds)))
    }

    /// Whether another thread goes on before a store.
    #[cold]
    fn store_must_wait(
        &mut self,
        state: &mut State,
        pointer: Value,
        offset: u64,
        scalar: Scalar,
    ) -> Result<bool, End> {
        let pointer = self.universe.offset_pointer_by(pointer, offset);
        self.store_waits(state, pointer, u64::from(scalar.bytes()))
    }

    fn step_rarer(&mut self, state: &mut State, op: &Op) -> Result<Next, End> {
        match op {
            Op::Forget { register, count } => {
                for index in *register..register + count {
                    state.top.set(index, Value::Undefined);
                }
            }
            Op::Decay { to, array, bytes } => {
                let value = self.universe.narrowed(read(state, *array), *bytes);
                state.top.set(*to, value);
            }
            Op::Cast {
                op,
                from,
                into,
                to,
                value,
            } => {
                let value = read(state, *value);
                let value = self.cast(state, *op, *from, *into, value)?;
                state.top.set(*to, value);
            }
            Op::FloatBinary { .. } | Op::FloatNegate { .. } | Op::FloatCompare { .. } => {
                self.step_float(state, op)?;
            }
            Op::Freeze { scalar, to, value } => {
                let value = read(state, *value);
                let value = self.freeze(value, *scalar);
                state.top.set(*to, value);
            }
            Op::Regroup { to, into, from } => {
                let from: Vec<(Value, u32)> = from
                    .iter()
                    .map(|(arg, width)| (read(state, *arg), *width))
                    .collect();
                for (index, value) in self.universe.regroup(&from, into).into_iter().enumerate() {
                    state.top.set(to + index as u32, value);
                }
            }
            Op::Select { .. } | Op::Pick { .. } | Op::Put { .. } => self.step_choice(state, op)?,
            Op::Allocate {
                to,
                element,
                count,
                align,
                name,
                constant,
            } => {
                let size = self.allocation_size(state, *element, *count)?;
                let object = self.allocate(
                    state,
                    ObjectKind::Stack,
                    size,
                    *align,
                    name.as_ref().into(),
                    Fill::Uninitialised,
                );
                if *constant {
                    self.universe.objects.set_constant(object);
                }
                state.top.objects.push(object);
                state.top.set(*to, Value::Pointer(Pointer::to(object)));
            }
            Op::VariableArgument {
                to,
                list,
                leaves,
                size,
            } => {
                let list = read(state, *list);
                self.variable_argument(state, *to, list, leaves, *size)?;
            }
            _ => return self.step_elsewhere(state, op),
        }
        Ok(Next::Op)
    }

    fn step_float(&mut self, state: &mut State, op: &Op) -> Result<(), End> {
        match op {
            Op::FloatBinary {
                op,
                format,
                to,
                left,
                right,
            } => {
                let (left, right) = (read(state, *left), read(state, *right));
                let value = self.float_binary(state, *op, *format, left, right)?;
                state.top.set(*to, value);
            }
            Op::FloatNegate { format, to, value } => {
                let value = read(state, *value);
                let rounding = state.rounding;
                let value = self
                    .universe
                    .float_unary(rounding, UnaryFloat::Negate, *format, value);
                state.top.set(*to, value);
            }
            Op::FloatCompare {
                predicate,
                format,
                to,
                left,
                right,
            } => {
                let (left, right) = (read(state, *left), read(state, *right));
                let value = self
                    .universe
                    .float_compare(*predicate, *format, left, right);
                state.top.set(*to, value);
            }
            _ => unreachable!("`step_rarer` passes on floats only"),
        }
        Ok(())
    }

    /// One of several values, by a condition or an index.
    fn step_choice(&mut self, state: &mut State, op: &Op) -> Result<(), End> {
        match op {
            Op::Select {
                width,
                to,
                condition,
                then,
                other,
            } => {
                let (condition, then, other) = (
                    read(state, *condition),
                    read(state, *then),
                    read(state, *other),
                );
                let value = self.select(state, condition, then, other, *width)?;
                state.top.set(*to, value);
            }
            Op::Pick {
                width,
                to,
                elements,
                index,
                index_width,
            } => {
                let value = self.pick(state, *width, elements, *index, *index_width)?;
                state.top.set(*to, value);
            }
            Op::Put {
                width,
                to,
                elements,
                index,
                index_width,
                value,
            } => {
                self.put(state, (*to, *width), elements, *index, *index_width, *value)?;
            }
            _ => unreachable!("`step_rarer` passes on choices only"),
        }
        Ok(())
    }

    /// The ops that may go on elsewhere than behind themselves.
    fn step_elsewhere(&mut self, state: &mut State, op: &Op) -> Result<Next, End> {
        match op {
            Op::Intrinsic(intrinsic) => return self.intrinsic(state, intrinsic),
            Op::LandingPad {
                to,
                cleanup,
                clauses,
            } => self.landing_pad(state, *to, *cleanup, clauses)?,
            Op::Switch {
                value,
                width,
                cases,
                default,
            } => {
                let value = read(state, *value);
                return self
                    .switch(state, value, *width, cases, default)
                    .map(|()| Next::Elsewhere);
            }
            Op::IndirectJump { address, targets } => {
                let address = read(state, *address);
                return self
                    .indirect_jump(state, address, targets)
                    .map(|()| Next::Elsewhere);
            }
            Op::Resume { values } => {
                let exception = read(state, values[0]);
                return self.resume(state, exception).map(|()| Next::Elsewhere);
            }
            Op::Unreachable => {
                return Err(self.fail(
                    state,
                    crate::Code::UnreachableReached,
                    "code marked unreachable is reached",
                ));
            }
            Op::Unsequenced(message) => {
                self.require(
                    state,
                    verify_term::TermId::FALSE,
                    crate::Code::Unsequenced,
                    |_, _| (message.to_string().into(), Vec::new()),
                )?;
            }
            Op::Bytewise { object, message } => {
                let pointer = read(state, *object);
                let none = self.universe.is_null(pointer);
                self.require(state, none, crate::Code::BytewiseCopy, |_, _| {
                    (message.to_string().into(), Vec::new())
                })?;
            }
            Op::NotNull { reference } => {
                let pointer = read(state, *reference);
                self.check_reference(state, pointer)?;
            }
            // What it says of the next op is asked where that writes.
            Op::Initialises => {}
            Op::ToContract { edge, op } if state.top.on_return != OnReturn::ContractBody => {
                return self.jump_into(state, edge, *op).map(|()| Next::Elsewhere);
            }
            Op::ToContract { .. } => {}
            Op::AtomicLoad(_)
            | Op::AtomicStore(_)
            | Op::CompareExchange(_)
            | Op::ReadModifyWrite(_)
            | Op::Fence(_) => return self.atomic(state, op),
            Op::Unsupported(what) => return Err(self.unsupported(state, what.to_string())),
            _ => unreachable!("`step` and `step_rarer` execute the others"),
        }
        Ok(Next::Op)
    }

    /// The size of an `alloca`, in bytes.
    fn allocation_size(
        &mut self,
        state: &mut State,
        element: u64,
        count: Option<(Arg, u32)>,
    ) -> Result<Size, End> {
        let Some((count, width)) = count else {
            return Ok(Size::Bytes(element));
        };
        let count = read(state, count);
        let count = self.defined(state, count, width, "the size of a variable-length array")?;
        let count = self.universe.resize_integer(count, width, 64, false);
        let size = self
            .universe
            .binary(BinaryOp::Mul, 64, count, Value::Int(element));
        match size {
            Value::Int(bytes) => {
                state.stack_bytes = state.stack_bytes.saturating_add(bytes);
                state.top.dynamic_bytes = state.top.dynamic_bytes.saturating_add(bytes);
                if state.stack_bytes > self.options.stack_bytes {
                    let message =
                        format!("a variable-length array of {bytes} bytes overflows the stack");
                    return Err(self.fail(state, crate::Code::StackOverflow, message));
                }
                Ok(Size::Bytes(bytes))
            }
            other => {
                let term = self.universe.term(other, 64);
                self.symbolic_size(state, term)
            }
        }
    }

    fn pick(
        &mut self,
        state: &mut State,
        width: u32,
        elements: &[Arg],
        index: Arg,
        index_width: u32,
    ) -> Result<Value, End> {
        let values: Vec<Value> = elements.iter().map(|arg| read(state, *arg)).collect();
        let index = read(state, index);
        let index = self.defined(state, index, index_width, "the index of a vector element")?;
        self.lane_in_range(state, index, index_width, values.len())?;
        let mut chosen = values[0];
        for (lane, value) in values.iter().enumerate().skip(1) {
            let here = self.lane_is(index, index_width, lane);
            chosen = self.universe.select(here, *value, chosen, width);
        }
        Ok(chosen)
    }

    fn put(
        &mut self,
        state: &mut State,
        (to, width): (Register, u32),
        elements: &[Arg],
        index: Arg,
        index_width: u32,
        value: Arg,
    ) -> Result<(), End> {
        let (index, value) = (read(state, index), read(state, value));
        let index = self.defined(state, index, index_width, "the index of a vector element")?;
        self.lane_in_range(state, index, index_width, elements.len())?;
        let old: Vec<Value> = elements.iter().map(|arg| read(state, *arg)).collect();
        for (lane, old) in old.into_iter().enumerate() {
            let here = self.lane_is(index, index_width, lane);
            let new = self.universe.select(here, value, old, width);
            state.top.set(to + lane as u32, new);
        }
        Ok(())
    }

    fn lane_is(&mut self, index: Value, width: u32, lane: usize) -> verify_term::TermId {
        let equal = self.universe.compare(
            verify_ir::IntPredicate::Eq,
            width,
            index,
            Value::Int(lane as u64),
        );
        self.universe.condition(equal)
    }

    fn lane_in_range(
        &mut self,
        state: &mut State,
        index: Value,
        width: u32,
        lanes: usize,
    ) -> Result<(), End> {
        let limit = Value::Int(lanes as u64);
        let inside = self
            .universe
            .compare(verify_ir::IntPredicate::Ult, width, index, limit);
        let inside = self.universe.condition(inside);
        self.require(state, inside, crate::Code::SubobjectBounds, |_, _| {
            (
                format!("the index lies outside of a vector of {lanes} elements").into(),
                Vec::new(),
            )
        })
    }
}
