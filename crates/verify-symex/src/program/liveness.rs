//! Which registers still matter where a block begins.
//!
//! A classic backward data-flow analysis over the lowered code. It errs on one side: a register that is said to be
//! dead is not read before it is written again; one that is said to be live may not be.

use super::code::{Arg, Callee, ClauseOp, Edge, FunctionCode, Op, Register};

/// A set of registers.
#[derive(Clone, PartialEq, Eq, Debug)]
struct RegisterSet(Vec<u64>);

impl RegisterSet {
    fn new(count: usize) -> RegisterSet {
        RegisterSet(vec![0; count.div_ceil(64)])
    }

    fn contains(&self, register: Register) -> bool {
        self.0[register as usize / 64] >> (register % 64) & 1 == 1
    }

    fn insert(&mut self, register: Register) {
        self.0[register as usize / 64] |= 1 << (register % 64);
    }

    fn remove(&mut self, register: Register) {
        self.0[register as usize / 64] &= !(1 << (register % 64));
    }

    fn insert_all(&mut self, other: &RegisterSet) {
        for (mine, others) in self.0.iter_mut().zip(&other.0) {
            *mine |= others;
        }
    }
}

/// The registers that are live where each block of a function begins.
#[derive(Debug)]
pub struct Liveness {
    at: Vec<RegisterSet>,
}

impl Liveness {
    pub fn of(code: &FunctionCode) -> Liveness {
        let registers = code.register_widths.len();
        let mut at = vec![RegisterSet::new(registers); code.blocks.len()];
        loop {
            let mut changed = false;
            for index in (0..code.blocks.len()).rev() {
                let live = before_block(code, index, &at);
                changed |= live != at[index];
                at[index] = live;
            }
            if !changed {
                return Liveness { at };
            }
        }
    }

    /// Whether the register may be read before it is written, from the beginning of the block on.
    pub fn is_live(&self, block: u32, register: Register) -> bool {
        self.at[block as usize].contains(register)
    }
}

fn before_block(code: &FunctionCode, index: usize, at: &[RegisterSet]) -> RegisterSet {
    let mut live = RegisterSet::new(code.register_widths.len());
    let block = &code.blocks[index];
    for op in (block.first..block.end).rev() {
        let op = &code.ops[op as usize];
        if let Op::ToContract { .. } = op {
            // It goes on in the middle of a block.
            for word in &mut live.0 {
                *word = u64::MAX;
            }
        }
        each_edge(op, |edge| live.insert_all(&along(edge, at)));
        each_write(op, |register| live.remove(register));
        each_read(op, |arg| insert_arg(&mut live, arg));
    }
    live
}

/// What is live before an edge is followed: its moves write phis at once.
fn along(edge: &Edge, at: &[RegisterSet]) -> RegisterSet {
    let mut live = at[edge.block as usize].clone();
    for (to, _) in &edge.moves {
        live.remove(*to);
    }
    for (_, from) in &edge.moves {
        insert_arg(&mut live, *from);
    }
    live
}

fn insert_arg(live: &mut RegisterSet, arg: Arg) {
    if let Ok(register) = Register::try_from(arg.0) {
        live.insert(register);
    }
}

fn each_edge(op: &Op, mut visit: impl FnMut(&Edge)) {
    match op {
        Op::Jump(edge) | Op::ToContract { edge, .. } => visit(edge),
        Op::Branch { then, other, .. } => {
            visit(then);
            visit(other);
        }
        Op::Switch { cases, default, .. } => {
            cases.iter().for_each(|(_, edge)| visit(edge));
            visit(default);
        }
        Op::IndirectJump { targets, .. } => targets.iter().for_each(visit),
        Op::Call(call) => call.normal.iter().chain(call.unwind.iter()).for_each(visit),
        _ => {}
    }
}

/// The registers that an op certainly writes.
fn each_write(op: &Op, mut visit: impl FnMut(Register)) {
    let mut run =
        |first: Register, count: usize| (first..first + count as u32).for_each(&mut visit);
    match op {
        Op::Forget { register, count } => run(*register, *count as usize),
        Op::Regroup { to, into, .. } => run(*to, into.len()),
        Op::Put { to, elements, .. } => run(*to, elements.len()),
        Op::VariableArgument { to, leaves, .. } => run(*to, leaves.len()),
        // Where a call throws, its result is not written.
        Op::Call(call) if call.unwind.is_none() => run(call.result, call.result_leaves.len()),
        Op::Intrinsic(call) => run(call.result, call.result_leaves.len()),
        Op::Move { to, .. }
        | Op::Binary { to, .. }
        | Op::FloatBinary { to, .. }
        | Op::FloatNegate { to, .. }
        | Op::Compare { to, .. }
        | Op::FloatCompare { to, .. }
        | Op::Cast { to, .. }
        | Op::Select { to, .. }
        | Op::Freeze { to, .. }
        | Op::Pick { to, .. }
        | Op::Allocate { to, .. }
        | Op::Address { to, .. }
        | Op::Decay { to, .. }
        | Op::Load { to, .. } => run(*to, 1),
        // The exception and its selector: Itanium's landing pads yield nothing else.
        Op::LandingPad { to, .. } => run(*to, 2),
        Op::AtomicLoad(load) => run(load.to, 1),
        Op::ReadModifyWrite(update) => run(update.to, 1),
        _ => {}
    }
}

fn each_read(op: &Op, mut visit: impl FnMut(Arg)) {
    match op {
        Op::Move { from, .. } => visit(*from),
        Op::Binary { left, right, .. }
        | Op::FloatBinary { left, right, .. }
        | Op::Compare { left, right, .. }
        | Op::FloatCompare { left, right, .. } => {
            visit(*left);
            visit(*right);
        }
        Op::FloatNegate { value, .. } | Op::Cast { value, .. } | Op::Freeze { value, .. } => {
            visit(*value);
        }
        Op::Select {
            condition,
            then,
            other,
            ..
        } => {
            visit(*condition);
            visit(*then);
            visit(*other);
        }
        Op::Regroup { from, .. } => from.iter().for_each(|(arg, _)| visit(*arg)),
        Op::Pick {
            elements, index, ..
        } => {
            elements.iter().for_each(|arg| visit(*arg));
            visit(*index);
        }
        Op::Put {
            elements,
            index,
            value,
            ..
        } => {
            elements.iter().for_each(|arg| visit(*arg));
            visit(*index);
            visit(*value);
        }
        Op::Allocate { count, .. } => count.iter().for_each(|(arg, _)| visit(*arg)),
        Op::Address { base, scaled, .. } => {
            visit(*base);
            scaled.iter().for_each(|scaled| visit(scaled.index));
        }
        Op::Load { pointer, .. } => visit(*pointer),
        Op::Store { value, pointer, .. } => {
            visit(*value);
            visit(*pointer);
        }
        Op::VariableArgument { list, .. } => visit(*list),
        Op::Branch { condition, .. } => visit(*condition),
        Op::Switch { value, .. } => visit(*value),
        Op::IndirectJump { address, .. } => visit(*address),
        Op::Return { values } | Op::Resume { values } => values.iter().for_each(|arg| visit(*arg)),
        Op::AtomicLoad(load) => visit(load.pointer),
        Op::AtomicStore(store) => {
            visit(store.value);
            visit(store.pointer);
        }
        Op::CompareExchange(exchange) => {
            visit(exchange.pointer);
            visit(exchange.expected);
            visit(exchange.replacement);
        }
        Op::ReadModifyWrite(update) => {
            visit(update.pointer);
            visit(update.value);
        }
        Op::Call(call) => {
            if let Callee::Pointer(pointer) = call.callee {
                visit(pointer);
            }
            let values = call.arguments.iter().flat_map(|argument| &argument.values);
            values.for_each(|arg| visit(*arg));
        }
        Op::Intrinsic(call) => {
            let values = call.arguments.iter().flat_map(|argument| &argument.values);
            values.for_each(|arg| visit(*arg));
        }
        Op::LandingPad { clauses, .. } => clauses.iter().for_each(|clause| match clause {
            ClauseOp::Catch(arg) => visit(*arg),
            ClauseOp::Filter(args) => args.iter().for_each(|arg| visit(*arg)),
        }),
        Op::Decay { array, .. } => visit(*array),
        Op::Bytewise { object, .. } => visit(*object),
        Op::NotNull { reference } => visit(*reference),
        // Every op is listed: one that is forgotten would make registers dead that are read.
        Op::Forget { .. }
        | Op::Fence(_)
        | Op::Jump(_)
        | Op::ToContract { .. }
        | Op::Unreachable
        | Op::Initialises
        | Op::Unsequenced(_)
        | Op::Unsupported(_) => {}
    }
}
