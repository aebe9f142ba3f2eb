//! Functions of which nothing is known but that they are functions: equal arguments give equal
//! results. Programs declare them by the form of their name, as CBMC and ESBMC have it.
//!
//! Every call gets a value of its own, and is related to each earlier call of the same function.

use super::{Call, Reply};
use crate::engine::{End, Engine};
use crate::inputs::uninterpreted::Application;
use crate::state::State;
use verify_term::TermId;

const PREFIXES: &[&str] = &["__CPROVER_uninterpreted_", "__ESBMC_uninterpreted_"];

pub fn is_one(name: &str) -> bool {
    PREFIXES.iter().any(|prefix| name.starts_with(prefix))
}

pub fn apply(engine: &mut Engine<'_>, state: &mut State, call: &Call<'_>) -> Result<Reply, End> {
    let mut arguments = Vec::new();
    for argument in call.arguments {
        for (value, leaf) in argument.values.iter().zip(argument.leaves.iter()) {
            let width = leaf.scalar.width();
            let value = engine.defined(state, *value, width, "an argument")?;
            arguments.push(engine.universe.term(value, width));
        }
    }
    let values = engine.any_result(state, call.function, call.op);
    let leaves = call.op.result_leaves.iter();
    let results = values
        .iter()
        .zip(leaves)
        .map(|(value, leaf)| engine.universe.term(*value, leaf.scalar.width()));
    let this = Application {
        arguments,
        results: results.collect(),
    };
    let earlier = engine
        .inputs
        .applications
        .entry(call.name.to_owned())
        .or_default();
    let others = earlier.clone();
    earlier.push(this.clone());
    for other in &others {
        let congruent = congruence(engine, &this, other);
        engine.assume(state, congruent)?;
    }
    Ok(Reply::Values(values))
}

/// If the arguments are equal, so are the results.
fn congruence(engine: &mut Engine<'_>, one: &Application, other: &Application) -> TermId {
    let same_arguments = all_equal(engine, &one.arguments, &other.arguments);
    let same_results = all_equal(engine, &one.results, &other.results);
    engine.universe.arena.implies(same_arguments, same_results)
}

/// Lists of other lengths or widths, as a call through another declaration has them, differ.
fn all_equal(engine: &mut Engine<'_>, left: &[TermId], right: &[TermId]) -> TermId {
    let arena = &mut engine.universe.arena;
    if left.len() != right.len()
        || left
            .iter()
            .zip(right)
            .any(|(a, b)| arena.sort(*a) != arena.sort(*b))
    {
        return TermId::FALSE;
    }
    left.iter().zip(right).fold(TermId::TRUE, |all, (a, b)| {
        let same = arena.eq(*a, *b);
        arena.and(all, same)
    })
}
