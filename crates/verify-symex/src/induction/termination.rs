//! Whether a loop ends: every iteration brings some number closer to its end. Numbers of so many bits have one.

use super::Prover;
use super::explore::Iteration;
use super::head::Head;
use crate::time_policy;
use verify_term::TermId;

/// More numbers than this are not tried.
const MOST_TRIED: usize = 12;

impl Prover<'_, '_> {
    /// What becomes greater, or smaller, with every iteration, in words.
    pub fn measure(&mut self, head: &Head, iteration: &Iteration) -> Option<String> {
        let after: Vec<_> = iteration
            .backs
            .iter()
            .map(|back| head.bindings(self.engine, back))
            .collect();
        let mut tried = 0;
        for (cell, form) in &head.cells {
            let numbers = form.number.into_iter();
            let offsets = form.pointers.iter().map(|pointer| pointer.offset);
            for number in numbers.chain(offsets) {
                let width = match self.engine.universe.arena.sort(number) {
                    verify_term::Sort::BitVec(width) if (2..=64).contains(&width) => width,
                    _ => continue,
                };
                if !self.engine.universe.arena.is_variable(number) || tried == MOST_TRIED {
                    continue;
                }
                tried += 1;
                let next: Vec<TermId> = after.iter().map(|bindings| bindings[&number]).collect();
                if next.contains(&number) {
                    continue;
                }
                if let Some(direction) = self.direction(iteration, number, &next) {
                    let name = self.engine.name_of_cell(&head.state, *cell);
                    let what = name.map_or_else(
                        || format!("a number of {width} bits"),
                        |name| format!("`{}`", name.text),
                    );
                    return Some(format!("{what} only {direction}"));
                }
            }
        }
        None
    }

    fn direction(
        &mut self,
        iteration: &Iteration,
        number: TermId,
        next: &[TermId],
    ) -> Option<&'static str> {
        for (signed, grows) in [(true, true), (true, false), (false, true), (false, false)] {
            let mut all = true;
            for (back, next) in iteration.backs.iter().zip(next) {
                let arena = &mut self.engine.universe.arena;
                let (less, more) = if grows {
                    (number, *next)
                } else {
                    (*next, number)
                };
                let holds = match signed {
                    true => arena.slt(less, more),
                    false => arena.ult(less, more),
                };
                let fails = arena.not(holds);
                let conditions = [back.path.whole(), fails];
                if self.is_impossible(&conditions, time_policy::INVARIANT) != Some(true) {
                    all = false;
                    break;
                }
            }
            if all {
                return Some(if grows { "grows" } else { "shrinks" });
            }
        }
        None
    }
}
