//! The limits of a job.

use crate::engine::{End, Engine};
use crate::outcome::{Gap, GapKind};
use crate::solving::budget::over_memory;

impl Engine<'_> {
    /// Stops the job where a limit is reached.
    pub fn check_limits(&mut self) -> Result<(), End> {
        if self.solving.budget.explore_until.is_past() {
            let what = format!(
                "the time limit of {:.0} s was reached",
                self.options.time_limit.as_secs_f64()
            );
            self.add_gap(Gap {
                kind: GapKind::Timeout,
                what,
                place: None,
            });
            self.solving.out_of_time = true;
            return Err(End::Job);
        }
        if self.solving.budget.memory_look_is_due() && over_memory(self.options.memory_limit) {
            let what = format!(
                "the memory limit of {} MiB was reached",
                self.options.memory_limit >> 20
            );
            self.add_gap(Gap {
                kind: GapKind::Memory,
                what,
                place: None,
            });
            return Err(End::Job);
        }
        Ok(())
    }
}
