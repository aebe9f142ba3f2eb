//! Ctrl-C and its relatives: a flag that the loops of the front look at, so that everything is put
//! away before the process ends.

use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// Set once a signal asked the process to end, or somebody this part of it.
#[derive(Clone, Debug, Default)]
pub struct Interrupt {
    signalled: Arc<AtomicBool>,
    stopped: Arc<AtomicBool>,
}

impl Interrupt {
    /// From now on SIGINT, SIGTERM and SIGHUP set the flag; a second one ends the process at once.
    pub fn install() -> io::Result<Interrupt> {
        let flag = Arc::new(AtomicBool::new(false));
        for signal in [
            signal_hook::consts::SIGINT,
            signal_hook::consts::SIGTERM,
            signal_hook::consts::SIGHUP,
        ] {
            signal_hook::flag::register_conditional_default(signal, Arc::clone(&flag))?;
            signal_hook::flag::register(signal, Arc::clone(&flag))?;
        }
        Ok(Interrupt {
            signalled: flag,
            stopped: Arc::default(),
        })
    }

    /// Whether the process, or this part of it, is to end.
    pub fn is_set(&self) -> bool {
        self.signalled.load(Ordering::Relaxed) || self.stopped.load(Ordering::Relaxed)
    }

    /// The same for a part of the process, which can be stopped alone.
    pub fn stoppable(&self) -> Interrupt {
        Interrupt {
            signalled: Arc::clone(&self.signalled),
            stopped: Arc::default(),
        }
    }

    /// Asks all that look at this value to end.
    pub fn stop(&self) {
        self.stopped.store(true, Ordering::Relaxed);
    }
}
