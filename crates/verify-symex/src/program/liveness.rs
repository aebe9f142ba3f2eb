//! Which registers a block may still read: all others may hold anything when it begins.
//!
//! A register that is reported as live may be dead; one that is not, is dead. What an operation reads is listed here for
//! all operations but those that are rare: where one of them is, everything is live before it.

use super::code::{Arg, Callee, ClauseOp, Edge, FunctionCode, Op, Register};
use rustc_hash::FxHashSet;

type Live = FxHashSet<Register>;

/// The registers that each block may read before it writes them, in their order.
pub fn live_at_blocks(code: &FunctionCode) -> Vec<Vec<Register>> {
    let mut live: Vec<Live> = vec![Live::default(); code.blocks.len()];
    let mut changed = true;
    while changed {
        changed = false;
        for (at, block) in code.blocks.iter().enumerate().rev() {
            let mut now = Live::default();
            for op in code.ops[block.first as usize..block.end as usize]
                .iter()
                .rev()
            {
                before(op, &live, code, &mut now);
            }
            if now.len() != live[at].len() {
                live[at] = now;
                changed = true;
            }
        }
    }
    let in_order = |live: Live| {
        let mut registers: Vec<Register> = live.into_iter().collect();
        registers.sort_unstable();
        registers
    };
    live.into_iter().map(in_order).collect()
}

/// From what is live behind an operation to what is live before it.
fn before(op: &Op, blocks: &[Live], code: &FunctionCode, live: &mut Live) {
    if let Some((first, count)) = written(op) {
        for register in first..first + count {
            live.remove(&register);
        }
    }
    for edge in edges(op) {
        let target = &blocks[edge.block as usize];
        let moved = |register: &Register| edge.moves.iter().any(|(to, _)| to == register);
        live.extend(target.iter().copied().filter(|register| !moved(register)));
        for (to, from) in &edge.moves {
            if target.contains(to) {
                read(*from, live);
            }
        }
    }
    if !reads(op, live) {
        live.extend(0..code.register_widths.len() as Register);
    }
}

fn edges(op: &Op) -> Vec<&Edge> {
    match op {
        Op::Jump(edge) | Op::ToContract { edge, .. } => vec![edge],
        Op::Branch { then, other, .. } => vec![then, other],
        Op::Switch { cases, default, .. } => {
            let cases = cases.iter().map(|(_, edge)| edge);
            cases.chain(std::iter::once(&**default)).collect()
        }
        Op::IndirectJump { targets, .. } => targets.iter().collect(),
        Op::Call(call) => call.normal.iter().chain(&call.unwind).collect(),
        _ => Vec::new(),
    }
}

/// The registers that an operation certainly writes: the first, and how many.
fn written(op: &Op) -> Option<(Register, Register)> {
    match op {
        Op::Forget { register, count } => Some((*register, *count)),
        Op::Move { to, .. }
        | Op::Binary { to, .. }
        | Op::FloatBinary { to, .. }
        | Op::FloatNegate { to, .. }
        | Op::Compare { to, .. }
        | Op::FloatCompare { to, .. }
        | Op::Cast { to, .. }
        | Op::Select { to, .. }
        | Op::Freeze { to, .. }
        | Op::Allocate { to, .. }
        | Op::Address { to, .. }
        | Op::Load { to, .. } => Some((*to, 1)),
        Op::AtomicLoad(op) => Some((op.to, 1)),
        Op::ReadModifyWrite(op) => Some((op.to, 1)),
        Op::CompareExchange(op) => Some((op.to, 2)),
        // An invocation that is left by an exception writes nothing.
        Op::Call(call) if call.unwind.is_none() => {
            Some((call.result, call.result_leaves.len() as u32))
        }
        Op::Intrinsic(op) => Some((op.result, op.result_leaves.len() as u32)),
        _ => None,
    }
}

fn read(arg: Arg, live: &mut Live) {
    if !arg.is_constant() {
        live.insert(arg.0 as Register);
    }
}

/// Adds what an operation reads. False where that is not known.
fn reads(op: &Op, live: &mut Live) -> bool {
    let mut all = |args: &[Arg]| args.iter().for_each(|arg| read(*arg, live));
    match op {
        Op::Forget { .. } | Op::Fence(_) | Op::Jump(_) | Op::Unreachable => {}
        Op::Move { from, .. } => all(&[*from]),
        Op::Binary { left, right, .. }
        | Op::FloatBinary { left, right, .. }
        | Op::Compare { left, right, .. }
        | Op::FloatCompare { left, right, .. } => all(&[*left, *right]),
        Op::FloatNegate { value, .. } | Op::Cast { value, .. } | Op::Freeze { value, .. } => {
            all(&[*value]);
        }
        Op::Select {
            condition,
            then,
            other,
            ..
        } => all(&[*condition, *then, *other]),
        Op::Allocate { count, .. } => {
            if let Some((count, _)) = count {
                all(&[*count]);
            }
        }
        Op::Address { base, scaled, .. } => {
            all(&[*base]);
            scaled.iter().for_each(|scaled| all(&[scaled.index]));
        }
        Op::Load { pointer, .. } => all(&[*pointer]),
        Op::Store { value, pointer, .. } => all(&[*value, *pointer]),
        Op::AtomicLoad(op) => all(&[op.pointer]),
        Op::AtomicStore(op) => all(&[op.value, op.pointer]),
        Op::ReadModifyWrite(op) => all(&[op.value, op.pointer]),
        Op::CompareExchange(op) => all(&[op.pointer, op.expected, op.replacement]),
        Op::Call(call) => {
            if let Callee::Pointer(pointer) = &call.callee {
                all(&[*pointer]);
            }
            call.arguments
                .iter()
                .for_each(|argument| all(&argument.values));
        }
        Op::Intrinsic(op) => op
            .arguments
            .iter()
            .for_each(|argument| all(&argument.values)),
        Op::LandingPad { clauses, .. } => {
            for clause in clauses {
                match clause {
                    ClauseOp::Catch(arg) => all(&[*arg]),
                    ClauseOp::Filter(args) => all(args),
                }
            }
        }
        Op::Branch { condition, .. } => all(&[*condition]),
        Op::Switch { value, .. } => all(&[*value]),
        Op::Return { values } | Op::Resume { values } => all(values),
        _ => return false,
    }
    true
}
