//! What is going on, on standard error, while it does. Nothing at all where that is no terminal.

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use std::io::IsTerminal;
use std::time::Duration;

pub struct Progress(ProgressBar);

impl Progress {
    pub fn start(quiet: bool) -> Progress {
        if quiet || !std::io::stderr().is_terminal() {
            return Progress(ProgressBar::hidden());
        }
        let bar = ProgressBar::with_draw_target(None, ProgressDrawTarget::stderr());
        let style = ProgressStyle::with_template("{spinner} {wide_msg} {elapsed}")
            .expect("the template is valid");
        bar.set_style(style);
        bar.enable_steady_tick(Duration::from_millis(100));
        Progress(bar)
    }

    pub fn say(&self, what: String) {
        self.0.set_message(what);
    }

    /// Makes room for something that is printed meanwhile.
    pub fn suspend<T>(&self, print: impl FnOnce() -> T) -> T {
        self.0.suspend(print)
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        self.0.finish_and_clear();
    }
}
