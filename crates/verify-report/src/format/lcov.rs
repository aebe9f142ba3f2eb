//! What was reached, as lcov's tracefile (geninfo(1)), which coverage viewers and services take. A line
//! counts once, however many executions came to it: there is no number of executions that would mean
//! anything.

use crate::coverage;
use crate::event::{Event, Reporter};
use std::collections::BTreeMap;
use std::io::{self, Write};
use verify_symex::outcome::{BranchCoverage, Coverage, LineCoverage};

/// What was reached, in lcov's format.
pub struct Lcov<W> {
    out: W,
    all: Vec<Coverage>,
}

impl<W: Write> Lcov<W> {
    /// An empty one that writes to this stream.
    pub fn new(out: W) -> Lcov<W> {
        let all = Vec::new();
        Lcov { out, all }
    }
}

/// What is known of one file.
#[derive(Default)]
struct File<'a> {
    lines: Vec<&'a LineCoverage>,
    branches: Vec<&'a BranchCoverage>,
}

impl File<'_> {
    fn write(&self, name: &str, out: &mut dyn Write) -> io::Result<()> {
        writeln!(out, "TN:\nSF:{name}")?;
        for (block, branch) in self.branches.iter().enumerate() {
            let line = branch.place.line;
            for (outcome, had) in [branch.taken, branch.not_taken].into_iter().enumerate() {
                writeln!(out, "BRDA:{line},{block},{outcome},{}", u8::from(had))?;
            }
        }
        let had = self
            .branches
            .iter()
            .map(|branch| usize::from(branch.taken) + usize::from(branch.not_taken));
        writeln!(out, "BRF:{}", 2 * self.branches.len())?;
        writeln!(out, "BRH:{}", had.sum::<usize>())?;
        for line in &self.lines {
            writeln!(out, "DA:{},{}", line.line, u8::from(line.reached))?;
        }
        let reached = self.lines.iter().filter(|line| line.reached).count();
        writeln!(out, "LF:{}\nLH:{reached}\nend_of_record", self.lines.len())
    }
}

impl<W: Write> Reporter for Lcov<W> {
    fn event(&mut self, event: &Event<'_>) -> io::Result<()> {
        let summary = event.entry_point();
        self.all
            .extend(summary.map(|summary| summary.coverage.clone()));
        Ok(())
    }

    fn finish(&mut self) -> io::Result<()> {
        let all = coverage::union(self.all.iter());
        let mut files: BTreeMap<&str, File<'_>> = BTreeMap::new();
        for line in &all.lines {
            files.entry(&line.file).or_default().lines.push(line);
        }
        for branch in &all.branches {
            let file = files.entry(&branch.place.file).or_default();
            file.branches.push(branch);
        }
        for (name, file) in files {
            file.write(name, &mut self.out)?;
        }
        self.out.flush()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::samples;

    #[test]
    fn a_workspace_as_a_tracefile() {
        let text = samples::played(|out| Box::new(Lcov::new(out)));
        let records: Result<Vec<lcov::Record>, _> = lcov::Reader::new(text.as_bytes()).collect();
        let records = records.unwrap();
        assert!(
            records.contains(&lcov::Record::LinesHit { hit: 2 }),
            "{records:?}"
        );
        insta::assert_snapshot!(text);
    }

    #[test]
    fn a_run_without_figures_makes_an_empty_file() {
        let mut out = Vec::new();
        Lcov::new(&mut out).finish().unwrap();
        assert!(out.is_empty());
    }
}
