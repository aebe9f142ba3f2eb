//! Which of the user's code some execution came to.
//!
//! While states run, each block of the user's functions collects the conditions under which it is
//! entered and left. States are merged without asking whether they are possible, so what was only
//! entered under conditions is asked of the solver at the end. What is said to be unreached is; what
//! could not be found out in time counts as reached.

use crate::outcome::{BranchCoverage, Coverage, LineCoverage, Place};
use crate::program::FunctionRef;
use crate::program::code::{Block, Callee, Code, Op};
use crate::search::engine::Engine;
use crate::state::position::Site;
use rustc_hash::FxHashSet;
use smallvec::SmallVec;
use std::collections::BTreeMap;
use std::time::{Duration, Instant};
use verify_solver::{Answer, Limit};
use verify_term::{Arena, TermId};

/// The time for questions about coverage: one of them, and all of them together.
const QUESTION: Duration = Duration::from_millis(200);
const ALL_QUESTIONS: Duration = Duration::from_secs(2);
/// Which share of the time that is left they may take.
const SHARE: u32 = 10;

/// What is known of a block.
#[derive(Clone, Debug)]
struct BlockRecord {
    /// When it is entered.
    entered: TermId,
    /// Where control went from it, and when.
    exits: SmallVec<[(u32, TermId); 2]>,
    /// Its last op was executed, or this one at least.
    left: bool,
    furthest: u32,
}

impl BlockRecord {
    fn new() -> BlockRecord {
        BlockRecord {
            entered: TermId::FALSE,
            exits: SmallVec::new(),
            left: false,
            furthest: 0,
        }
    }
}

/// The records of a function.
#[derive(Default)]
enum Watched {
    #[default]
    Unknown,
    /// The library's code is not the user's to cover.
    Ignored,
    Blocks(Vec<BlockRecord>),
}

/// The records of all functions.
#[derive(Default)]
pub struct Tracker {
    functions: Vec<Watched>,
}

impl Tracker {
    /// Whether a function was entered and is the user's own.
    fn watches(&self, function: FunctionRef) -> bool {
        let watched = self.functions.get(function.0 as usize);
        matches!(watched, Some(Watched::Blocks(_)))
    }

    #[inline]
    fn block(&mut self, function: FunctionRef, block: u32) -> Option<&mut BlockRecord> {
        match self.functions.get_mut(function.0 as usize)? {
            Watched::Blocks(blocks) => blocks.get_mut(block as usize),
            _ => None,
        }
    }

    /// Control goes from one block to another.
    #[inline]
    pub fn jump(
        &mut self,
        arena: &mut Arena,
        function: FunctionRef,
        from: u32,
        to: u32,
        condition: TermId,
    ) {
        let Some(record) = self.block(function, from) else {
            return;
        };
        record.left = true;
        match record.exits.iter_mut().find(|(target, _)| *target == to) {
            Some((_, known)) if *known == TermId::TRUE => {}
            Some((_, known)) => *known = arena.or(*known, condition),
            None => record.exits.push((to, condition)),
        }
        self.enter(arena, function, to, condition);
    }

    #[inline]
    fn enter(&mut self, arena: &mut Arena, function: FunctionRef, block: u32, condition: TermId) {
        if let Some(record) = self.block(function, block)
            && record.entered != TermId::TRUE
        {
            record.entered = arena.or(record.entered, condition);
        }
    }

    /// Control got this far in a block.
    pub fn got_to(&mut self, function: FunctionRef, block: u32, op: u32) {
        if let Some(record) = self.block(function, block) {
            record.furthest = record.furthest.max(op);
        }
    }

    /// A block was executed to its end.
    pub fn left(&mut self, function: FunctionRef, block: u32) {
        if let Some(record) = self.block(function, block) {
            record.left = true;
        }
    }
}

/// What executions make of a place with two outcomes.
type Outcomes = (bool, bool);

impl Engine<'_> {
    /// A function is entered.
    pub fn cover_entry(&mut self, function: FunctionRef, blocks: usize, condition: TermId) {
        let index = function.0 as usize;
        if self.coverage.functions.len() <= index {
            self.coverage
                .functions
                .resize_with(self.program.functions.len(), Watched::default);
        }
        if matches!(self.coverage.functions[index], Watched::Unknown) {
            self.coverage.functions[index] = match self.options.run_only || !self.is_users(function)
            {
                true => Watched::Ignored,
                false => Watched::Blocks(vec![BlockRecord::new(); blocks]),
            };
        }
        self.coverage
            .enter(&mut self.universe.arena, function, 0, condition);
    }

    /// Whether a function is the user's own.
    pub fn is_users(&self, function: FunctionRef) -> bool {
        let (_, ir) = self.program.ir(function);
        let place = self.place(&Site {
            function,
            op: 0,
            calls: None,
        });
        ir.subprogram.is_some() && !place.file.is_empty() && !self.is_library(&place)
    }

    /// The innermost place in the user's code that a site was reached from, or the site's own where
    /// nobody's code but the library's was entered.
    pub fn blamed(&self, site: &Site) -> (FunctionRef, u32) {
        let own = (site.function, site.op);
        let callers = std::iter::successors(site.calls.as_deref(), |call| call.parent.as_deref());
        std::iter::once(own)
            .chain(callers.map(|call| (call.caller, call.op)))
            .find(|(function, _)| self.coverage.watches(*function))
            .unwrap_or(own)
    }

    /// How much of the user's code was executed.
    pub fn covered(&mut self) -> Coverage {
        let until = Instant::now() + ALL_QUESTIONS.min(self.budget.left_of_job() / SHARE);
        // The solver at hand knows the violations that were found, and excludes what leads to them.
        if let Ok(solver) = crate::search::start::solver(self.options) {
            self.solver = solver;
        }
        let mut lines: BTreeMap<(String, u32), bool> = BTreeMap::new();
        let mut branches: BTreeMap<(String, u32, u32), (Place, Outcomes)> = BTreeMap::new();
        let mut coverage = Coverage::default();
        let mut called: FxHashSet<FunctionRef> = FxHashSet::default();
        let mut entered: FxHashSet<FunctionRef> = FxHashSet::default();
        for (index, watched) in std::mem::take(&mut self.coverage.functions)
            .into_iter()
            .enumerate()
        {
            let Watched::Blocks(records) = watched else {
                continue;
            };
            let function = FunctionRef(index as u32);
            let Some(code) = self.program.function(function).code.clone() else {
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
        code: &Code,
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
            | Op::ReadModifyWrite { .. } => true,
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
        code: &Code,
        block: &Block,
        record: &BlockRecord,
        reached: bool,
        until: Instant,
        branches: &mut BTreeMap<(String, u32, u32), (Place, Outcomes)>,
    ) {
        let op = block.end - 1;
        let Op::Branch { then, other, .. } = &code.ops[op as usize] else {
            return;
        };
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
    fn is_possible(&mut self, condition: TermId, until: Instant) -> bool {
        if let Some(decided) = self.universe.arena.as_bool(condition) {
            return decided;
        }
        let left = until.saturating_duration_since(Instant::now());
        if left.is_zero() {
            return true;
        }
        let limit = Limit {
            time: Some(QUESTION.min(left)),
            interrupt: self.interrupt.clone(),
        };
        !matches!(
            self.solver
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
                self.program.function(**function).defined && self.is_users(**function)
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
