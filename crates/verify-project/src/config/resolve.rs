//! Layers of settings become the options of a job. A nearer layer wins: the command line over the
//! function's section over the package's metadata over `verify.toml` over the default.

use super::ConfigError;
use super::settings::EngineSettings;
use crate::suggest::nearest_check;
use std::path::PathBuf;
use verify_solver::{Backend, ChainOptions};
use verify_symex::{CheckSet, Options};

/// Who is asked, where that is not left to the engine.
#[derive(Clone, Debug, Default)]
pub struct SolverSettings {
    /// The back ends, in order. Default is the chain's own.
    pub backends: Vec<Backend>,
    /// An SMT-LIB 2 solver to ask through a pipe. Default is none.
    pub command: Option<String>,
    /// A directory to write every query to. Default is none.
    pub log: Option<PathBuf>,
}

impl SolverSettings {
    /// Solvers that make no chain are a mistake of whoever named them, not a query left open.
    fn check(&self) -> Result<(), ConfigError> {
        let mut chain = ChainOptions::default();
        if !self.backends.is_empty() {
            chain.backends.clone_from(&self.backends);
        }
        chain.command.clone_from(&self.command);
        Ok(chain.check()?)
    }
}

/// The options that these layers describe, the weakest first.
pub fn job_options(
    layers: &[&EngineSettings],
    solvers: &SolverSettings,
) -> Result<Options, ConfigError> {
    solvers.check()?;
    let mut options = Options::default();
    options.checks = checks(layers)?;
    options.unwind = last(layers, |layer| layer.unwind);
    set(&mut options.time_limit, last(layers, |layer| layer.timeout));
    set(
        &mut options.memory_limit,
        last(layers, |layer| layer.memory),
    );
    set(&mut options.strategy, last(layers, |layer| layer.strategy));
    set(
        &mut options.memory_model,
        last(layers, |layer| layer.memory_model),
    );
    set(
        &mut options.list_executions,
        last(layers, |layer| layer.executions),
    );
    set(
        &mut options.max_threads,
        last(layers, |layer| layer.max_threads),
    );
    set(
        &mut options.fail_fast,
        last(layers, |layer| layer.fail_fast),
    );
    let pointers = last(layers, |layer| layer.pointer_arguments);
    set(&mut options.pointer_arguments, pointers);
    let may_fail = last(layers, |layer| layer.allocation_may_fail);
    set(&mut options.allocation_may_fail, may_fail);
    set(&mut options.modular, last(layers, |layer| layer.modular));
    options.solvers = solvers.backends.iter().map(Backend::to_string).collect();
    options.solver_command.clone_from(&solvers.command);
    options.solver_log.clone_from(&solvers.log);
    Ok(options)
}

/// Replaces a default where something was decided.
fn set<T>(option: &mut T, decided: Option<T>) {
    if let Some(decided) = decided {
        *option = decided;
    }
}

/// What the strongest layer that says anything says.
fn last<T>(layers: &[&EngineSettings], get: impl Fn(&EngineSettings) -> Option<T>) -> Option<T> {
    layers.iter().rev().find_map(|layer| get(layer))
}

/// The default, and then layer by layer less what it removes, with what it adds.
fn checks(layers: &[&EngineSettings]) -> Result<CheckSet, ConfigError> {
    let mut checks = CheckSet::default();
    for layer in layers {
        for (names, on) in [(&layer.no_check, false), (&layer.check, true)] {
            for name in names {
                if !checks.set(name, on) {
                    return Err(ConfigError::UnknownCheck {
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
    use verify_symex::Code;

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
        let options =
            job_options(&[&weak, &strong], &SolverSettings::default()).expect("both are right");
        assert_eq!(options.unwind, Some(2));
        assert_eq!(options.memory_limit, 1 << 30);
        assert!(options.checks.contains(Code::Leak));
        assert!(!options.checks.contains(Code::DoubleFree));
    }
}
