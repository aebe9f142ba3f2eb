//! Jumps, branches, loops: where states fork, meet and are held back.

use crate::code::Code;
use crate::engine::frontier::Watched;
use crate::engine::loop_focus::Whereabouts;
use crate::engine::{End, Engine};
use crate::options::Strategy;
use crate::program::code::Edge;
use crate::program::constant::LABELS;
use crate::state::{LoopEntry, State};
use crate::value::{Target, Value};
use smallvec::SmallVec;
use verify_ir::IntPredicate;
use verify_term::TermId;

/// From this iteration on, both sides of a symbolic loop exit are checked for feasibility.
const CHECK_FROM: u32 = 2;

/// Up to this iteration, a loop that also has an exit which is decided is taken for one that ends by itself. Beyond
/// it, the exit may be one that is never taken.
const DECIDED_ITERATIONS: u32 = 512;

/// From this iteration on, a loop is watched for going round for ever.
const ENDLESS_FROM: u32 = 1 << 12;

/// The function template of `verify.h` that makes any value of an enumeration.
const TRIES_VALUES: &str = "N6verify6detail9make_enum";

impl Engine<'_> {
    /// Follows an edge. The state is parked where another waits that it must not overtake.
    pub fn jump(&mut self, state: &mut State, edge: &Edge) -> Result<(), End> {
        self.enter_block(state, edge)?;
        self.yield_to_others(state)
    }

    /// Goes on at an op in the middle of a block.
    pub fn jump_into(&mut self, state: &mut State, edge: &Edge, op: u32) -> Result<(), End> {
        self.enter_block(state, edge)?;
        state.top.op = op;
        self.yield_to_others(state)
    }

    /// Parks the state if another waits at or behind its position.
    pub fn yield_to_others(&mut self, state: &State) -> Result<(), End> {
        if self.loop_focus.is_some() && self.whereabouts(state) != Whereabouts::Inside {
            return Err(End::Parked);
        }
        if self.frontier.queue.is_empty() || self.strategy != Strategy::Merge {
            return Ok(());
        }
        if self.frontier.queue.reaches(&state.position()) {
            Err(End::Parked)
        } else {
            Ok(())
        }
    }

    /// Moves into a block: phis, loops, bounds.
    fn enter_block(&mut self, state: &mut State, edge: &Edge) -> Result<(), End> {
        match &*edge.moves {
            [] => {}
            [(to, from)] => {
                let value = crate::state::read(state, *from);
                state.top.set(*to, value);
            }
            moves => {
                let values: SmallVec<[Value; 8]> = moves
                    .iter()
                    .map(|(_, from)| crate::state::read(state, *from))
                    .collect();
                for ((to, _), value) in moves.iter().zip(values) {
                    state.top.set(*to, value);
                }
            }
        }
        let condition = state.path.whole();
        let frame = &mut state.top;
        self.checks.coverage.jump(
            &mut self.universe.arena,
            frame.code.function,
            frame.block,
            edge.block,
            condition,
        );
        let block = &frame.code.blocks[edge.block as usize];
        frame.op = block.first;
        frame.block = edge.block;
        let around = block.place.loops.len();
        let keep = edge.keep as usize;
        if around == 0 && frame.loops.is_empty() {
            return Ok(());
        }
        frame.loops.truncate(keep);
        let is_back_edge = keep > 0 && keep == around && block.place.loops[keep - 1] == edge.block;
        if is_back_edge {
            if state.threads.is_some() && self.waits_in_loop(state, edge.block)? {
                return Ok(());
            }
            return self.go_round(state);
        }
        let code = frame.code.clone();
        for header in &code.blocks[edge.block as usize].place.loops[keep..] {
            frame.loops.push(LoopEntry {
                header: *header,
                iteration: 0,
                symbolic: 0,
                undecided: false,
                decided: false,
            });
        }
        if state.threads.is_some() && around > keep {
            self.begin_rounds(state, edge.block);
        }
        Ok(())
    }

    /// Begins another iteration of the innermost loop.
    fn go_round(&mut self, state: &mut State) -> Result<(), End> {
        let entry = state
            .top
            .loops
            .last_mut()
            .expect("a back edge stays in its loop");
        entry.iteration += 1;
        if self.loop_focus.is_some() {
            // Whoever looks at one iteration at a time knows no bound.
            entry.symbolic += u32::from(entry.undecided);
            entry.undecided = false;
            entry.decided = false;
            return Ok(());
        }
        let symbolic = entry.undecided && (!entry.decided || entry.iteration > DECIDED_ITERATIONS);
        let has_exit = entry.decided || entry.undecided;
        entry.undecided = false;
        entry.decided = false;
        if !symbolic {
            let iteration = entry.iteration;
            let watched = iteration >= ENDLESS_FROM && !self.options.run_only;
            return if watched {
                self.watch_endless(state, iteration, has_exit)
            } else {
                Ok(())
            };
        }
        entry.symbolic += 1;
        let gone_round = entry.symbolic;
        let own = self.loop_bound(state);
        if gone_round > own.unwrap_or(self.frontier.bound) {
            return self.hold_back(state, "loop".into(), own);
        }
        Ok(())
    }

    /// Ends a path that goes round for ever: at the same place with the same values and the same memory
    /// as before, nothing can happen that did not happen already. Values are kept from iterations
    /// whose number is a power of two, so that every period is found (Brent).
    fn watch_endless(
        &mut self,
        state: &mut State,
        iteration: u32,
        has_exit: bool,
    ) -> Result<(), End> {
        let frame = &state.top;
        let same = |watched: &Watched| {
            let before = &watched.state;
            before.top.block == frame.block
                && before.top.registers == frame.registers
                // Another call from the same place has callers that stand elsewhere.
                && before.below.len() == state.below.len()
                && before.below.iter().zip(&state.below).all(|(a, b)| std::rc::Rc::ptr_eq(a, b))
                && before.exceptions == state.exceptions
                && before.at_exit == state.at_exit
                && std::rc::Rc::ptr_eq(&before.top.code, &frame.code)
                && watched.path == state.path.whole()
                && before.memory.is_same(&state.memory)
        };
        if self.frontier.endless.as_deref().is_some_and(same) {
            let watched = self.frontier.endless.take();
            let is_silent = watched.is_some_and(|watched| {
                watched.choices == self.inputs.choices.count()
                    && watched.written == self.progress.written
            });
            // What is volatile or atomic may be there for somebody else to see ([intro.progress]/1).
            // C leaves a loop alone that is written to have no end (C11 6.8.5/6).
            let is_meant = !has_exit && !self.must_progress(state);
            if !is_silent || is_meant || self.image.observes {
                return Err(End::Path);
            }
            return Err(self.fail(
                state,
                Code::EndlessLoop,
                "a loop without effect goes round for ever",
            ));
        }
        if iteration.is_power_of_two() {
            self.frontier.endless = Some(Box::new(Watched {
                state: state.clone(),
                path: state.path.whole(),
                choices: self.inputs.choices.count(),
                written: self.progress.written,
            }));
        }
        Ok(())
    }

    pub fn branch(
        &mut self,
        state: &mut State,
        condition: Value,
        then: &Edge,
        other: &Edge,
    ) -> Result<(), End> {
        if let Value::Int(bit) = condition {
            self.note_decision(state, then, other, true);
            return self.jump(state, if bit & 1 == 1 { then } else { other });
        }
        let blocks = &state.top.code.blocks;
        let (then_traps, other_traps) = (
            blocks[then.block as usize].is_trap,
            blocks[other.block as usize].is_trap,
        );
        // The sanitizer's own branches are not the program's: what they find uninitialised is
        // reported where the program uses it.
        let (condition, certain) = if then_traps == other_traps {
            (
                self.defined(state, condition, 1, "the condition of a branch")?,
                TermId::TRUE,
            )
        } else {
            let certain = self.universe.is_initialised(condition, 1);
            (self.universe.bare(condition, 1), certain)
        };
        if certain == TermId::FALSE {
            return self.jump(state, if then_traps { other } else { then });
        }
        let condition = self.universe.condition(condition);
        if let Some(holds) = self.universe.arena.as_bool(condition) {
            self.note_decision(state, then, other, true);
            return self.jump(state, if holds { then } else { other });
        }
        let negated = self.universe.arena.not(condition);
        if then_traps != other_traps {
            // A failed check of the sanitizer: its report is an obligation, not a path.
            let (fails, report, go_on) = if then_traps {
                (condition, then, other)
            } else {
                (negated, other, then)
            };
            let fails = self.universe.arena.and(fails, certain);
            self.run_trap(state, fails, report)?;
            if self.tries_values(state) {
                let passes = self.universe.arena.not(fails);
                self.assume(state, passes)?;
            }
            return self.jump(state, go_on);
        }
        self.note_decision(state, then, other, false);
        self.fork(state, &[(condition, then), (negated, other)])
    }

    /// Executes the report of a failed check to its end.
    fn run_trap(&mut self, state: &State, fails: TermId, report: &Edge) -> Result<(), End> {
        let mut failing = state.clone();
        if self.assume(&mut failing, fails).is_err() {
            return Ok(());
        }
        let outcome = match self.enter_block(&mut failing, report) {
            Ok(()) => self.execute(&mut failing).map(|never| match never {}),
            Err(end) => Err(end),
        };
        match outcome {
            Err(End::Job) => Err(End::Job),
            _ => Ok(()),
        }
    }

    /// Continues once for each way whose condition can hold; the ways exclude each other.
    pub fn fork(&mut self, state: &mut State, ways: &[(TermId, &Edge)]) -> Result<(), End> {
        let check = self.must_check(state);
        if check {
            // Queries may take as long as thousands of instructions.
            self.check_limits()?;
        }
        let mut open: SmallVec<[(TermId, &Edge); 4]> = SmallVec::new();
        for (condition, edge) in ways {
            let whole = self.universe.arena.and(state.path.whole(), *condition);
            if whole != TermId::FALSE && (!check || self.feasible(state, *condition)) {
                open.push((*condition, edge));
            }
        }
        self.progress.states += open.len().saturating_sub(1) as u64;
        let Some(((last_condition, last_edge), rest)) = open.split_last() else {
            return Err(End::Path);
        };
        for (condition, edge) in rest {
            let mut side = state.clone();
            self.assume(&mut side, *condition)?;
            match self.enter_block(&mut side, edge) {
                Ok(()) => self.enqueue(side),
                Err(End::Job) => return Err(End::Job),
                Err(_) => {}
            }
        }
        if !rest.is_empty() {
            self.assume(state, *last_condition)?;
        }
        if rest.is_empty() {
            return self.jump(state, last_edge);
        }
        self.enter_block(state, last_edge)?;
        Err(End::Parked)
    }

    /// Whether forks of this state ask the solver which sides are feasible.
    fn must_check(&self, state: &State) -> bool {
        self.strategy == Strategy::Paths
            || state.threads.is_some()
            || state.top.recursion >= CHECK_FROM
            || state
                .top
                .loops
                .iter()
                .any(|entry| entry.undecided && entry.iteration >= CHECK_FROM)
    }

    /// Remembers whether a branch out of loops was decided.
    fn note_decision(&mut self, state: &mut State, then: &Edge, other: &Edge, decided: bool) {
        if then.keep == other.keep {
            return;
        }
        // A failed check leaves the loop, too, but no loop ends by that: one that counts its rounds would
        // count as far as its counter goes.
        let blocks = &state.top.code.blocks;
        if blocks[then.block as usize].is_trap || blocks[other.block as usize].is_trap {
            return;
        }
        let first = then.keep.min(other.keep) as usize;
        let end = (then.keep.max(other.keep) as usize).min(state.top.loops.len());
        for entry in &mut state.top.loops[first.min(end)..end] {
            if decided {
                entry.decided = true;
            } else {
                entry.undecided = true;
            }
        }
    }

    pub fn switch(
        &mut self,
        state: &mut State,
        value: Value,
        width: u32,
        cases: &[(Value, Edge)],
        default: &Edge,
    ) -> Result<(), End> {
        let value = self.defined(state, value, width, "the value of a switch")?;
        if let Value::Int(_) = value {
            let chosen = cases
                .iter()
                .find(|(case, _)| *case == value)
                .map_or(default, |(_, edge)| edge);
            for (_, edge) in cases {
                self.note_decision(state, edge, default, true);
            }
            return self.jump(state, chosen);
        }
        let mut ways: Vec<(TermId, &Edge)> = Vec::with_capacity(cases.len() + 1);
        let mut none = TermId::TRUE;
        for (case, edge) in cases {
            let equal = self.universe.compare(IntPredicate::Eq, width, value, *case);
            let equal = self.universe.condition(equal);
            let different = self.universe.arena.not(equal);
            none = self.universe.arena.and(none, different);
            self.note_decision(state, edge, default, false);
            match ways
                .iter_mut()
                .find(|(_, known)| known.block == edge.block && known.moves == edge.moves)
            {
                Some((condition, _)) => *condition = self.universe.arena.or(*condition, equal),
                None => ways.push((equal, edge)),
            }
        }
        ways.push((none, default));
        self.fork(state, &ways)
    }

    /// A jump to a label's address.
    pub fn indirect_jump(
        &mut self,
        state: &mut State,
        address: Value,
        edges: &[Edge],
    ) -> Result<(), End> {
        let address = self.defined(state, address, 64, "the address of a label")?;
        let targets = self.universe.targets(address);
        let own = self.image.addresses.functions[state.top.code.function.0 as usize];
        let mut ways = Vec::new();
        let mut known = TermId::FALSE;
        for Target {
            guard,
            object,
            offset,
            ..
        } in targets
        {
            if object != own {
                continue;
            }
            for edge in edges {
                let label = self.universe.arena.bv(64, LABELS + u64::from(edge.block));
                let here = self.universe.arena.eq(offset, label);
                let here = self.universe.arena.and(guard, here);
                if here != TermId::FALSE {
                    known = self.universe.arena.or(known, here);
                    ways.push((here, edge));
                }
            }
        }
        self.require(state, known, Code::BadCall, |_, _| {
            (
                "a jump to an address that is no label of this function".into(),
                Vec::new(),
            )
        })?;
        self.fork(state, &ways)
    }

    /// Whether the code at hand tries values out: one that fails the sanitizer's check is not looked at.
    pub fn tries_values(&self, state: &State) -> bool {
        let name = &self.image.program.function(state.top.code.function).name;
        name.contains(TRIES_VALUES)
    }
}
