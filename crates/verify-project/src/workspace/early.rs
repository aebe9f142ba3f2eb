//! A build that begins before it is known which workspace it is for. Describing a workspace takes cargo as
//! long as finding out that nothing in it changed; where an earlier run left its directory, both are done at
//! once. What comes of it counts only if the directory turns out to be the workspace's.

use super::load::{cargo_arguments, cargo_program, home, target};
use super::selection::Selection;
use crate::capture::{self, Built, CaptureError, Target, Watched};
use crate::interrupt::Interrupt;
use std::path::{Path, PathBuf};
use std::sync::mpsc;
use std::thread::JoinHandle;

/// A build under way. It is ended with the value.
pub struct EarlyBuild {
    home: PathBuf,
    interrupt: Interrupt,
    /// What cargo says.
    said: mpsc::Receiver<String>,
    thread: Option<JoinHandle<Result<Built, CaptureError>>>,
}

impl EarlyBuild {
    /// None where there was no earlier run, or nothing is to be built.
    pub fn start(
        selection: &Selection,
        interrupt: &Interrupt,
        verbose: bool,
    ) -> Option<EarlyBuild> {
        let directory = std::env::current_dir().ok()?;
        let home =
            earlier_home(selection, &directory).filter(|_| selection.compile_commands.is_none())?;
        let interrupt = interrupt.stoppable();
        let (say, said) = mpsc::channel();
        let arguments = cargo_arguments(selection);
        let target = target(selection, &directory);
        let time_limit = selection.build_time;
        let (place, stop) = (home.clone(), interrupt.clone());
        let thread = std::thread::spawn(move || {
            let cargo = cargo_program();
            let host = capture::host(&cargo)?;
            let watched = Watched {
                cargo: &cargo,
                directory: &directory,
                arguments,
                machines: Target {
                    target: target.unwrap_or_else(|| host.clone()),
                    host,
                },
                home: &place,
                time_limit,
                interrupt: &stop,
                verbose,
            };
            // Nobody may be listening any more.
            capture::watch(&watched, &|line| drop(say.send(line)))
        });
        Some(EarlyBuild {
            home,
            interrupt,
            said,
            thread: Some(thread),
        })
    }

    /// What it came to, if it is the build of a workspace whose directory of ours is this one.
    pub fn finish(
        mut self,
        home: &Path,
        say: &dyn Fn(String),
    ) -> Option<Result<Built, CaptureError>> {
        if self.home != home {
            return None;
        }
        // Ends once the thread has nothing more to say.
        self.said.iter().for_each(say);
        self.thread.take()?.join().ok()
    }
}

impl Drop for EarlyBuild {
    fn drop(&mut self) {
        self.interrupt.stop();
        if let Some(thread) = self.thread.take() {
            // What it says is of no interest now; cargo must not outlive us.
            let _ = thread.join();
        }
    }
}

/// Our directory in the target directory, if an earlier run left one where there should be one.
fn earlier_home(selection: &Selection, directory: &Path) -> Option<PathBuf> {
    let named = selection
        .target_directory
        .clone()
        .or_else(|| std::env::var_os("CARGO_TARGET_DIR").map(PathBuf::from));
    let manifest = selection.manifest_path.as_deref().and_then(Path::parent);
    let start = manifest.map_or_else(|| directory.to_owned(), |parent| directory.join(parent));
    // A workspace that was built has a lock file at its root.
    let root = || {
        start
            .ancestors()
            .find(|directory| directory.join("Cargo.lock").is_file())
    };
    let target = named
        .map(|target| directory.join(target))
        .or_else(|| Some(root()?.join("target")))?;
    Some(home(&target)).filter(|home| home.join("build").is_dir())
}
