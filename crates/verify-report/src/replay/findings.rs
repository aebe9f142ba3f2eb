//! The violations of an entry point as findings, each repeated natively.

use super::recipe::{Recipe, RecipeUnit, ReturnCheck, Start, source_hash};
use super::rust_half;
use super::store::{ReplayError, Replayer};
use crate::{Finding, Paths, Replay};
use std::ffi::OsString;
use std::path::Path;
use verify_project::clang::ANY_ACCESS;
use verify_project::interrupt::Interrupt;
use verify_project::prepare::{Entry, Prepared};
use verify_symex::outcome::Outcome;

/// What the findings of all entry points have in common.
#[derive(Clone, Copy, Debug)]
pub struct Findings<'a> {
    /// What the jobs were made from.
    pub prepared: &'a Prepared,
    /// How files are named.
    pub paths: &'a Paths,
    /// Where counterexamples are repeated natively; none where they are not.
    pub replays: Option<&'a Path>,
    /// Also those of failures that callers can avoid.
    pub replays_latent: bool,
    /// Ends it early.
    pub interrupt: &'a Interrupt,
}

impl Findings<'_> {
    /// What was found, each once, and what native runs came to; of a known result, what they came to then.
    pub fn findings(
        &self,
        entry: &Entry,
        outcome: &Outcome,
        known: bool,
    ) -> Result<Vec<Finding>, ReplayError> {
        let mut findings: Vec<Finding> = Vec::new();
        let function = entry.point.name();
        let required = outcome.preconditions.iter();
        let required = required.map(|one| Finding::of_precondition(one, &function, self.paths));
        let violations = outcome.violations.iter();
        let violations = violations.map(|one| Finding::new(one, self.paths));
        for mut finding in violations.chain(required) {
            if findings.iter().any(|earlier| earlier.same_as(&finding)) {
                continue;
            }
            // No native run is made to follow one execution of several threads.
            let single = entry.options.memory_model.is_none();
            let is_latent = finding.requires.is_some();
            if is_latent && !self.replays_latent {
                findings.push(finding);
                continue;
            }
            if let Some(root) = self.replays.filter(|_| single) {
                let replayer = Replayer {
                    root,
                    clang: &self.prepared.clang,
                    models: &self.prepared.models,
                    interrupt: self.interrupt,
                };
                let stored = replayer.replay(&self.recipe(entry, &finding), known)?;
                let mut replay = Replay::new(stored.id, stored.replayed, self.paths);
                replay.latent = is_latent;
                finding.replay = Some(replay);
            }
            findings.push(finding);
        }
        Ok(findings)
    }

    fn recipe(&self, entry: &Entry, finding: &Finding) -> Recipe {
        let units = entry.places.iter().map(|place| {
            let unit = &self.prepared.libraries[place.library].units[place.unit];
            let text = |text: &OsString| text.to_string_lossy().into_owned();
            let private = unit.is_side_file.then(|| ANY_ACCESS.to_owned());
            let source = unit.directory.join(&unit.source);
            RecipeUnit {
                hash: source_hash(&source),
                source,
                language: unit.language,
                flags: unit.flags.iter().map(text).chain(private).collect(),
                standard: unit.standard.clone(),
                directory: unit.directory.clone(),
                compiler: unit.compiler.clone(),
                environment: unit
                    .environment
                    .iter()
                    .map(|(name, value)| (name.clone(), text(value)))
                    .collect(),
            }
        });
        let defined = |name: &String| entry.units.iter().any(|unit| unit.symbols.defines(name));
        let needed = entry.units.iter().flat_map(|unit| &unit.symbols.needed);
        let start = Start {
            entry: entry.options.entry.function().map(str::to_owned),
            from_rust: !entry.point.undeclared,
        };
        let needed = needed.filter(|name| !defined(name)).cloned().collect();
        let mut units: Vec<RecipeUnit> = units.collect();
        let compiler = units.first().and_then(|unit| unit.compiler.clone());
        units.extend(rust_half::units(&self.prepared.models, &needed, compiler));
        Recipe {
            return_check: entry.options.caller.as_ref().and_then(ReturnCheck::of),
            ..Recipe::new(finding, units, start, needed, &entry.options.checks)
        }
    }
}
