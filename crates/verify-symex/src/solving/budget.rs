//! The time of a job, and of one turn of it.

use crate::time_policy;
use std::time::Duration;
use verify_solver::WorkInstant;

/// The time of a job.
#[derive(Debug)]
pub struct Budget {
    pub deadline: WorkInstant,
    /// Exploration ends here: what is left is for settling what it filed.
    pub explore_until: WorkInstant,
    /// The job ends here. A turn may be short, but what it finds is told as well as the job's time allows.
    pub job_until: WorkInstant,
    /// When to look at pending obligations, and how long to wait the next time.
    pub next_look: WorkInstant,
    pub pause: Duration,
    pub next_memory_look: WorkInstant,
}

impl Budget {
    pub fn new(started: WorkInstant, time: Duration) -> Budget {
        Budget::of_turn(started, time, started + time)
    }

    /// The time of one turn of a job.
    pub fn of_turn(started: WorkInstant, time: Duration, job_until: WorkInstant) -> Budget {
        Budget {
            deadline: started + time,
            job_until,
            explore_until: started + time.mul_f64(time_policy::EXPLORING_SHARE),
            next_look: started + time_policy::FIRST_LOOK,
            pause: time_policy::FIRST_LOOK,
            next_memory_look: started,
        }
    }

    /// Whether it is time to see how much memory the process has.
    pub fn memory_look_is_due(&mut self) -> bool {
        let due = self.next_memory_look.is_past();
        if due {
            self.next_memory_look = WorkInstant::now() + time_policy::BETWEEN_MEMORY_LOOKS;
        }
        due
    }

    pub fn left(&self) -> Duration {
        self.deadline.remaining()
    }

    /// What is left of the job's time.
    pub fn left_of_job(&self) -> Duration {
        self.job_until.remaining()
    }

    /// Time that was not spent on looking for violations does not count.
    pub fn extend(&mut self, spent: Duration) {
        self.deadline = (self.deadline + spent).min(self.job_until);
        self.explore_until = (self.explore_until + spent).min(self.deadline);
    }

    /// Whether it is time to look at pending obligations; if so, it is put off to later, so that the
    /// looks take a fixed share of the time.
    pub fn look_is_due(&mut self) -> bool {
        if !self.next_look.is_past() {
            return false;
        }
        self.pause *= 2;
        self.next_look = WorkInstant::now() + self.pause;
        true
    }
}

/// Whether the process holds more memory than it may. Where the system does not say, its resident memory is no limit.
#[cfg(target_os = "linux")]
pub fn over_memory(limit: u64) -> bool {
    let process = procfs::process::Process::myself();
    let pages = process.and_then(|process| process.statm());
    pages.is_ok_and(|pages| pages.resident * procfs::page_size() > limit)
}

/// Whether the process holds more memory than it may. Where the system does not say, its resident memory is no limit.
#[cfg(not(target_os = "linux"))]
pub fn over_memory(_: u64) -> bool {
    false
}
