//! The execution of threads that shows the first violation, as a picture.

use super::columns::{dot, svg};
use crate::event::{Event, Reporter};
use std::io::{self, Write};

/// Draws one execution.
pub struct Drawing<W> {
    out: W,
    svg: bool,
    done: bool,
}

impl<W: Write> Drawing<W> {
    /// One that is written to this stream: as SVG, or in Graphviz' language.
    pub fn new(out: W, svg: bool) -> Drawing<W> {
        Drawing {
            out,
            svg,
            done: false,
        }
    }
}

impl<W: Write> Reporter for Drawing<W> {
    fn event(&mut self, event: &Event<'_>) -> io::Result<()> {
        let Event::Violation(finding) = event else {
            return Ok(());
        };
        let Some(execution) = finding.execution.as_ref().filter(|_| !self.done) else {
            return Ok(());
        };
        self.done = true;
        let title = format!("{}: {}", finding.code.as_str(), finding.message);
        let text = if self.svg {
            svg(execution, &title)
        } else {
            dot(execution, &title)
        };
        self.out.write_all(text.as_bytes())
    }

    fn finish(&mut self) -> io::Result<()> {
        self.out.flush()
    }
}
