//! How much of the user's code some execution came to, asked at the end of the search.

use crate::checks::coverage::{BlockRecord, Watched};
use crate::engine::Engine;
use crate::outcome::{BranchCoverage, Coverage, LineCoverage, Place};
use crate::program::FunctionRef;
use crate::program::code::{Block, Callee, FunctionCode, Op};
use crate::time_policy;
use crate::value::site::Site;
use rustc_hash::FxHashSet;
use std::collections::BTreeMap;
use verify_solver::{Answer, Limit, WorkInstant};
use verify_term::TermId;

/// What executions make of a place with two outcomes.
type Outcomes = (bool, bool);

impl Engine<'_> {
    /// How much of the user's code was executed.
    pub fn covered(&mut self) -> Coverage {
        let until = WorkInstant::now()
            + time_policy::COVERAGE
                .min(self.solving.budget.left_of_job() / time_policy::COVERAGE_PART);
        // The solver at hand knows the violations that were found, and excludes what leads to them.
        if let Ok(solver) = crate::solving::solver(self.options) {
            self.solving.solver = solver;
        }
        let mut lines: BTreeMap<(String, u32), bool> = BTreeMap::new();
        let mut branches: BTreeMap<(String, u32, u32), (Place, Outcomes)> = BTreeMap::new();
        let mut coverage = Coverage::default();
        let mut called: FxHashSet<FunctionRef> = FxHashSet::default();
        let mut entered: FxHashSet<FunctionRef> = FxHashSet::default();
        for (index, watched) in std::mem::take(&mut self.checks.coverage.functions)
            .into_iter()
            .enumerate()
        {
            let Watched::Blocks(records) = watched else {
                continue;
            };
            let function = FunctionRef(index as u32);
            let Some(code) = self.image.program.function(function).code.clone() else {
                continue;
            };
            entered.insert(function);
            for (block, record) in code.blocks.iter().zip(&records) {
                // What reports a failed check is the check's, not the program's.
                if block.is_trap {
                    continue;
                }
                let reached = self.is_possible(record.entered, until);
                let end = if record.left {
                    block.end
                } else {
                    (record.furthest + 1).clamp(block.first, block.end)
                };
                for op in block.first..block.end {
                    let covered = reached && op < end;
                    self.cover_op(&code, op, covered, &mut lines, &mut coverage);
                    if let Op::Call(call) = &code.ops[op as usize]
                        && let Callee::Function(callee) = call.callee
                    {
                        called.insert(callee);
                    }
                }
                self.cover_branch(&code, block, record, reached, until, &mut branches);
            }
        }
        coverage.lines = lines
            .into_iter()
            .map(|((file, line), reached)| LineCoverage {
                file,
                line,
                reached,
            })
            .collect();
        let branch = |(place, (taken, not_taken))| BranchCoverage {
            place,
            taken,
            not_taken,
        };
        coverage.branches = branches.into_values().map(branch).collect();
        coverage.never_entered = self.never_entered(&called, &entered);
        coverage
    }

    fn cover_op(
        &self,
        code: &FunctionCode,
        op: u32,
        covered: bool,
        lines: &mut BTreeMap<(String, u32), bool>,
        coverage: &mut Coverage,
    ) {
        let traps = |block: u32| code.blocks[block as usize].is_trap;
        let checks = match &code.ops[op as usize] {
            Op::Branch { then, other, .. } => traps(then.block) || traps(other.block),
            Op::Load { .. }
            | Op::Store { .. }
            | Op::CompareExchange(_)
            | Op::AtomicLoad(_)
            | Op::AtomicStore(_)
            | Op::ReadModifyWrite(_) => true,
            _ => false,
        };
        match covered {
            _ if !checks => {}
            true => coverage.checks_reached += 1,
            false => coverage.checks_unreached += 1,
        }
        // What the compiler made up belongs to no line.
        if code.locations[op as usize].is_none() {
            return;
        }
        let place = self.place(&Site {
            function: code.function,
            op,
            calls: None,
        });
        if place.line > 0 {
            *lines.entry((place.file, place.line)).or_default() |= covered;
        }
    }

    fn cover_branch(
        &mut self,
        code: &FunctionCode,
        block: &Block,
        record: &BlockRecord,
        reached: bool,
        until: WorkInstant,
        branches: &mut BTreeMap<(String, u32, u32), (Place, Outcomes)>,
    ) {
        let op = block.end - 1;
        let Op::Branch {
            condition,
            then,
            other,
        } = &code.ops[op as usize]
        else {
            return;
        };
        // What the compiler has decided is no branch of the source's.
        if condition.is_constant() {
            return;
        }
        let place = self.place(&Site {
            function: code.function,
            op,
            calls: None,
        });
        let traps =
            code.blocks[then.block as usize].is_trap || code.blocks[other.block as usize].is_trap;
        if traps || block.is_inserted || then.block == other.block || place.line == 0 {
            return;
        }
        let mut took = |block: u32| {
            let condition = record
                .exits
                .iter()
                .find(|(target, _)| *target == block)
                .map(|(_, condition)| *condition);
            reached && condition.is_some_and(|condition| self.is_possible(condition, until))
        };
        let (taken, not_taken) = (took(then.block), took(other.block));
        let key = (place.file.clone(), place.line, place.column);
        let (_, outcomes) = branches.entry(key).or_insert((place, (false, false)));
        outcomes.0 |= taken;
        outcomes.1 |= not_taken;
    }

    /// Whether some execution satisfies the condition, as far as there is time to find out.
    fn is_possible(&mut self, condition: TermId, until: WorkInstant) -> bool {
        if let Some(decided) = self.universe.arena.as_bool(condition) {
            return decided;
        }
        let left = until.remaining();
        if left.is_zero() {
            return true;
        }
        let limit = Limit::within(time_policy::COVERAGE_QUERY.min(left));
        !matches!(
            self.solving
                .solver
                .check(&mut self.universe.arena, &[condition], &limit),
            Answer::Unsat { .. }
        )
    }

    fn never_entered(
        &self,
        called: &FxHashSet<FunctionRef>,
        entered: &FxHashSet<FunctionRef>,
    ) -> Vec<Place> {
        let missed = called.iter().filter(|function| !entered.contains(function));
        let mut places: Vec<Place> = missed
            .filter(|function| {
                self.image.program.function(**function).defined && self.is_users(**function)
            })
            .map(|function| {
                self.place(&Site {
                    function: *function,
                    op: 0,
                    calls: None,
                })
            })
            .collect();
        places.sort_by(|a, b| (&a.file, a.line, &a.function).cmp(&(&b.file, b.line, &b.function)));
        places
    }
}
