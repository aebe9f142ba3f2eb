//! The time that limits are measured in: processor time, with the wall clock behind it.
//!
//! What is found inside a limit must not depend on what else the machine does, so a limit counts the processor time
//! of this process. One that waits (for a solver process, for a machine that is too busy) would never end: the wall
//! clock counts, too, at a third of its speed.

use std::ops::Add;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// How many times longer than its limit work may take by the wall clock.
pub const WALL_PATIENCE: u32 = 3;

/// How long a reading of the processor's clock is good for: it is a system call.
const FRESH: Duration = Duration::from_micros(50);

/// A moment of this process's life, on both clocks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WorkInstant {
    /// The processor time used so far.
    worked: Duration,
    /// The time since the process first asked.
    wall: Duration,
}

impl WorkInstant {
    /// This moment.
    #[must_use]
    pub fn now() -> WorkInstant {
        static START: OnceLock<Instant> = OnceLock::new();
        /// When the processor's clock was read last, and what it said; nanoseconds.
        static READ_AT: AtomicU64 = AtomicU64::new(0);
        static WORKED: AtomicU64 = AtomicU64::new(0);
        let wall = START.get_or_init(Instant::now).elapsed();
        let read_at = Duration::from_nanos(READ_AT.load(Ordering::Relaxed));
        let known = WORKED.load(Ordering::Relaxed);
        if known > 0 && wall < read_at + FRESH {
            let worked = Duration::from_nanos(known);
            return WorkInstant { worked, wall };
        }
        let worked = nanoseconds(processor_time());
        READ_AT.fetch_max(nanoseconds(wall), Ordering::Relaxed);
        let before = WORKED.fetch_max(worked, Ordering::Relaxed);
        let worked = Duration::from_nanos(worked.max(before));
        WorkInstant { worked, wall }
    }

    /// The work since then.
    #[must_use]
    pub fn elapsed(self) -> Duration {
        let now = WorkInstant::now();
        let worked = now.worked.saturating_sub(self.worked);
        let waited = now.wall.saturating_sub(self.wall) / WALL_PATIENCE;
        worked.max(waited)
    }

    /// The work that is left until then; nothing where that is past.
    #[must_use]
    pub fn remaining(self) -> Duration {
        let now = WorkInstant::now();
        let work = self.worked.saturating_sub(now.worked);
        let wait = self.wall.saturating_sub(now.wall) / WALL_PATIENCE;
        work.min(wait)
    }

    /// Whether this moment, on one of its clocks, is past.
    #[must_use]
    pub fn is_past(self) -> bool {
        let now = WorkInstant::now();
        now.worked >= self.worked || now.wall >= self.wall
    }

    /// The earlier of two moments, on each clock.
    #[must_use]
    pub fn min(self, other: WorkInstant) -> WorkInstant {
        WorkInstant {
            worked: self.worked.min(other.worked),
            wall: self.wall.min(other.wall),
        }
    }
}

impl Add<Duration> for WorkInstant {
    type Output = WorkInstant;

    fn add(self, work: Duration) -> WorkInstant {
        let wait = work.saturating_mul(WALL_PATIENCE);
        WorkInstant {
            worked: self.worked.saturating_add(work),
            wall: self.wall.saturating_add(wait),
        }
    }
}

fn nanoseconds(time: Duration) -> u64 {
    u64::try_from(time.as_nanos()).unwrap_or(u64::MAX)
}

/// The processor time of all threads of this process.
fn processor_time() -> Duration {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::ProcessCPUTime);
    let seconds = u64::try_from(time.tv_sec).unwrap_or(0);
    let nanoseconds = u32::try_from(time.tv_nsec).unwrap_or(0);
    Duration::new(seconds, nanoseconds)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn waiting_counts_for_a_part_and_working_for_all() {
        let (wall, work) = (Instant::now(), WorkInstant::now());
        let limit = work + Duration::from_millis(20);
        std::thread::sleep(Duration::from_millis(90));
        assert!(work.elapsed() >= wall.elapsed() / WALL_PATIENCE - Duration::from_millis(1));
        assert!(limit.is_past() && limit.remaining().is_zero());
        let before = processor_time();
        let busy = WorkInstant::now();
        while busy.elapsed() < Duration::from_millis(30) {
            std::hint::spin_loop();
        }
        assert!(processor_time() > before);
    }

    #[test]
    fn what_is_left_and_what_is_past_agree() {
        let later = WorkInstant::now() + Duration::from_secs(3600);
        assert!(!later.is_past() && !later.remaining().is_zero());
        let soon = later.min(WorkInstant::now());
        assert!(soon.is_past() && soon.remaining().is_zero());
    }
}
