//! Layers of settings become the options of a job. A nearer layer wins: the command line over the
//! function's section over the package's metadata over `verify.toml` over the default.

use super::settings::EngineSettings;
use crate::arguments::{PointerArgument, StrategyArgument, nearest_check};
use crate::error::ExpectedError;
use crate::worker::protocol::{JobOptions, PointerChoice, StrategyChoice};
use std::time::Duration;
use verify_symex::{CheckSet, Code};

/// How many elements arrays and strings have at most that callers pass, if nobody says.
pub const MOST_ELEMENTS: u64 = 4;

/// The options that these layers describe, the weakest first.
pub fn job_options(layers: &[&EngineSettings]) -> Result<JobOptions, ExpectedError> {
    let checks = checks(layers)?;
    let strategy = last(layers, |layer| layer.strategy);
    let pointers = last(layers, |layer| layer.pointer_arguments);
    Ok(JobOptions {
        function: None,
        unwind: last(layers, |layer| layer.unwind),
        bounds: Vec::new(),
        time_limit: last(layers, |layer| layer.timeout).unwrap_or(Duration::from_secs(60)),
        memory_limit: last(layers, |layer| layer.memory).unwrap_or(4 << 30),
        checks: Code::ALL
            .iter()
            .copied()
            .filter(|code| checks.contains(*code))
            .collect(),
        strategy: match strategy {
            Some(StrategyArgument::Merge) => StrategyChoice::Merge,
            Some(StrategyArgument::Paths) => StrategyChoice::Paths,
            Some(StrategyArgument::Auto) | None => StrategyChoice::Auto,
        },
        fail_fast: last(layers, |layer| layer.fail_fast).unwrap_or(false),
        pointer_arguments: match pointers {
            Some(PointerArgument::NullOrValid) => PointerChoice::NullOrValid,
            Some(PointerArgument::Null) => PointerChoice::Null,
            Some(PointerArgument::Valid) | None => PointerChoice::Valid,
        },
        allocation_may_fail: last(layers, |layer| layer.allocation_may_fail).unwrap_or(false),
        caller: None,
        modular: last(layers, |layer| layer.modular).unwrap_or(false),
        contracts_checked: Vec::new(),
        most_elements: MOST_ELEMENTS,
        solvers: Vec::new(),
        solver_command: None,
        solver_log: None,
        library_roots: Vec::new(),
        run_only: false,
        arguments: Vec::new(),
    })
}

/// What the strongest layer that says anything says.
fn last<T>(layers: &[&EngineSettings], get: impl Fn(&EngineSettings) -> Option<T>) -> Option<T> {
    layers.iter().rev().find_map(|layer| get(layer))
}

/// The default, and then layer by layer less what it removes, with what it adds.
fn checks(layers: &[&EngineSettings]) -> Result<CheckSet, ExpectedError> {
    let mut checks = CheckSet::default();
    for layer in layers {
        for (names, on) in [(&layer.no_check, false), (&layer.check, true)] {
            for name in names {
                if !checks.set(name, on) {
                    return Err(ExpectedError::UnknownCheck {
                        name: name.clone(),
                        suggestion: nearest_check(name),
                    });
                }
            }
        }
    }
    Ok(checks)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_nearest_layer_wins_and_checks_add_up() {
        let weak = EngineSettings {
            unwind: Some(1),
            memory: Some(1 << 30),
            no_check: vec!["leak".to_owned(), "double-free".to_owned()],
            ..EngineSettings::default()
        };
        let strong = EngineSettings {
            unwind: Some(2),
            check: vec!["leak".to_owned()],
            ..EngineSettings::default()
        };
        let options = job_options(&[&weak, &strong]).expect("both are right");
        assert_eq!(options.unwind, Some(2));
        assert_eq!(options.memory_limit, 1 << 30);
        assert!(options.checks.contains(&Code::Leak));
        assert!(!options.checks.contains(&Code::DoubleFree));
    }
}
