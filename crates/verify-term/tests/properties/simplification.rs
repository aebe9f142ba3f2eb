//! Each node of a random graph evaluates to what the reference computes, its facts contain that
//! value, and substituting the assignment folds it to that value.

use std::collections::HashMap;

use verify_term::{Arena, Assignment, Evaluator, Sort, TermId, Value};

use crate::float_ranges::check_float_range;
use crate::generator::{Generator, Graph, Profile, Source, random_value};
use crate::random::{Random, cases};
use crate::reference::{self, Reference};

const ASSIGNMENTS: usize = 3;

fn check_facts(arena: &Arena, term: TermId, value: &Value) -> Result<(), String> {
    if let Value::Float(format, bits) = value {
        return check_float_range(arena, term, *format, *bits);
    }
    let Value::BitVec(bits) = value else {
        return Ok(());
    };
    let known = arena.known_bits(term);
    let low = bits.limbs()[0];
    if low & known.zeros != 0 || !low & known.ones != 0 {
        return Err(format!("{low:#x} contradicts the known bits {known:x?}"));
    }
    if bits.width() > 64 {
        return Ok(());
    }
    let (least, most) = arena.unsigned_range(term);
    if !(least..=most).contains(&low) {
        return Err(format!("{low} lies outside of {least}..={most}"));
    }
    let (least, most) = arena.signed_range(term);
    let unused = 64 - bits.width();
    let signed = ((low << unused) as i64) >> unused;
    if !(least..=most).contains(&signed) {
        return Err(format!("{signed} lies outside of {least}..={most}"));
    }
    Ok(())
}

/// The reference's value of every entry.
fn reference_values(graph: &Graph, variables: &[Reference]) -> Vec<Reference> {
    let mut values: Vec<Reference> = Vec::with_capacity(graph.entries.len());
    for entry in &graph.entries {
        let value = match &entry.source {
            Source::Variable(number) => variables[*number].clone(),
            Source::Constant(value) => value.clone(),
            Source::Operation(operation, operands) => {
                let operands: Vec<&Reference> = operands.iter().map(|&i| &values[i]).collect();
                reference::evaluate(*operation, entry.sort, &operands)
            }
        };
        values.push(value);
    }
    values
}

fn describe(graph: &Graph, values: &[Reference], failing: usize) -> String {
    let mut text = String::new();
    for (index, entry) in graph.entries.iter().enumerate().take(failing + 1) {
        let source = match &entry.source {
            Source::Variable(number) => format!("variable v{number}"),
            Source::Constant(_) => "constant".to_owned(),
            Source::Operation(operation, operands) => format!("{operation:?} {operands:?}"),
        };
        let value = values[index].to_value();
        text += &format!(
            "#{index}: {} = {source} -> {value} ({:?})\n",
            entry.sort, entry.term
        );
    }
    let term = graph.entries[failing].term;
    text + &format!("the term:\n{}\n", graph.arena.display(term))
}

fn run_case(seed: u64, profile: Profile) {
    let mut random = Random::new(seed);
    let size = 3 + random.below(12);
    let mut graph = Generator::new(&mut random, profile).generate(size);
    for round in 0..ASSIGNMENTS {
        let sorts: Vec<Sort> = graph.variables.iter().map(|&(_, sort)| sort).collect();
        let variables: Vec<Reference> = sorts
            .iter()
            .map(|&sort| random_value(&mut random, sort))
            .collect();
        let values = reference_values(&graph, &variables);
        let assignment: Assignment = graph
            .variables
            .iter()
            .zip(&variables)
            .map(|(&(term, _), value)| (term, value.to_value()))
            .collect();
        let mut evaluator = Evaluator::new(&graph.arena, &assignment);
        for (index, entry) in graph.entries.iter().enumerate() {
            let expected = values[index].to_value();
            let got = evaluator.value(entry.term);
            let facts = check_facts(&graph.arena, entry.term, &expected);
            if got != expected || facts.is_err() {
                panic!(
                    "seed {seed}: entry {index} evaluates to {got}, the reference says {expected}; {facts:?}\n{}",
                    describe(&graph, &values, index)
                );
            }
        }
        if round == 0 && seed.is_multiple_of(8) {
            check_substitution(&mut graph, &variables, &values, seed);
        }
    }
}

fn check_substitution(graph: &mut Graph, variables: &[Reference], values: &[Reference], seed: u64) {
    let mut replacements = HashMap::new();
    for (&(variable, _), value) in graph.variables.iter().zip(variables) {
        let constant = graph.arena.constant(&value.to_value());
        replacements.insert(variable, constant);
    }
    for (index, entry) in graph.entries.iter().enumerate() {
        if matches!(entry.sort, Sort::Array { .. }) {
            continue;
        }
        let folded = graph.arena.substitute(entry.term, &replacements);
        let got = graph.arena.as_value(folded);
        let expected = values[index].to_value();
        assert_eq!(
            got.as_ref(),
            Some(&expected),
            "seed {seed}: entry {index} does not fold\n{}",
            describe(graph, values, index)
        );
    }
}

fn run(name: u64, share: usize, profile: Profile) {
    for case in 0..cases(100_000) * share / 100 {
        run_case(name << 40 | case as u64, profile);
    }
}

#[test]
fn narrow_vectors_mean_what_the_reference_says() {
    let widths = &[1, 2, 3, 4, 5, 8];
    run(
        1,
        50,
        Profile {
            widths,
            floats: false,
            arrays: false,
            remainders: true,
        },
    );
}

#[test]
fn machine_words_mean_what_the_reference_says() {
    let widths = &[1, 8, 16, 32, 32, 64, 64];
    run(
        2,
        30,
        Profile {
            widths,
            floats: false,
            arrays: false,
            remainders: true,
        },
    );
}

#[test]
fn wide_vectors_mean_what_the_reference_says() {
    let widths = &[1, 8, 63, 64, 65, 100, 128, 130, 192];
    run(
        3,
        10,
        Profile {
            widths,
            floats: false,
            arrays: false,
            remainders: true,
        },
    );
}

#[test]
fn arrays_mean_what_the_reference_says() {
    let widths = &[1, 2, 3, 8];
    run(
        4,
        15,
        Profile {
            widths,
            floats: false,
            arrays: true,
            remainders: true,
        },
    );
}

#[test]
fn floats_mean_what_the_reference_says() {
    let widths = &[1, 8, 16, 32, 64, 80, 128];
    run(
        5,
        15,
        Profile {
            widths,
            floats: true,
            arrays: false,
            remainders: true,
        },
    );
}
