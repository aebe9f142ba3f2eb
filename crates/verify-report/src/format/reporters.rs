//! All reports of a run. Events go to each of them; one that cannot be written does not keep the
//! others from being written, and is told at the end.

use crate::event::{Event, Reporter};
use std::io;
use std::path::PathBuf;
use verify_project::files::FileError;

/// Several reporters, and where they write to.
#[derive(Default)]
pub struct Reporters {
    reports: Vec<Report>,
    failures: Vec<FileError>,
}

struct Report {
    /// None for standard output.
    path: Option<PathBuf>,
    reporter: Box<dyn Reporter>,
}

impl Reporters {
    /// Adds one that writes to standard output, or to this file.
    pub fn add(&mut self, path: Option<PathBuf>, reporter: Box<dyn Reporter>) {
        self.reports.push(Report { path, reporter });
    }

    /// A file that cannot be written from the beginning.
    pub fn fail(&mut self, path: PathBuf, source: io::Error) {
        self.failures.push(FileError::Write { path, source });
    }

    /// Hands an event to all of them.
    pub fn event(&mut self, event: &Event<'_>) {
        self.each(|reporter| reporter.event(event));
    }

    /// Ends all of them; what comes back are the reports that could not be written.
    pub fn finish(mut self) -> Vec<FileError> {
        self.each(|reporter| reporter.finish());
        self.failures
    }

    /// A report that fails is given up. A reader that closed standard output has read enough: the
    /// exit code still tells the verdict.
    fn each(&mut self, mut act: impl FnMut(&mut dyn Reporter) -> io::Result<()>) {
        let failures = &mut self.failures;
        self.reports.retain_mut(|report| {
            let Err(source) = act(&mut *report.reporter) else {
                return true;
            };
            if let Some(path) = report.path.take() {
                failures.push(FileError::Write { path, source });
            }
            false
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::cell::RefCell;
    use std::rc::Rc;

    /// Counts events, and fails from the given one on.
    struct Counter {
        seen: Rc<RefCell<usize>>,
        fails_at: usize,
    }

    impl Reporter for Counter {
        fn event(&mut self, _: &Event<'_>) -> io::Result<()> {
            *self.seen.borrow_mut() += 1;
            if *self.seen.borrow() < self.fails_at {
                Ok(())
            } else {
                Err(io::ErrorKind::StorageFull.into())
            }
        }

        fn finish(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    #[test]
    fn a_report_that_fails_is_named_and_does_not_stop_the_others() {
        let counts: Vec<_> = (0..3).map(|_| Rc::new(RefCell::new(0))).collect();
        let mut reporters = Reporters::default();
        let paths = [Some("full.json"), Some("fine.json"), None];
        for ((seen, fails_at), path) in counts.iter().zip([2, 9, 1]).zip(paths) {
            let seen = Rc::clone(seen);
            let counter = Counter { seen, fails_at };
            reporters.add(path.map(PathBuf::from), Box::new(counter));
        }
        for _ in 0..3 {
            reporters.event(&Event::Note { message: "n" });
        }
        let failures = reporters.finish();
        let seen: Vec<usize> = counts.iter().map(|count| *count.borrow()).collect();
        assert_eq!(seen, [2, 3, 1]);
        assert_eq!(failures.len(), 1);
        assert_eq!(failures[0].to_string(), "full.json cannot be written");
    }
}
