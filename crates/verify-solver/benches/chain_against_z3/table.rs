//! The figures: a line a problem, a line a family, the total, and whether that is
//! what is asked for.

use std::process::ExitCode;
use std::time::Duration;

use crate::timing::Run;

/// What the benchmark is held to: the least speed-up in total and for each problem.
const WANTED_IN_TOTAL: f64 = 5.0;
const WANTED_FOR_EACH: f64 = 1.0 / 1.5;

/// One problem with what both made of it.
pub struct Row {
    pub problem: &'static str,
    pub ours: Run,
    pub theirs: Run,
}

impl Row {
    fn ratio(&self) -> f64 {
        self.theirs.time.as_secs_f64() / self.ours.time.as_secs_f64()
    }

    /// The word before the colon.
    fn family(&self) -> &'static str {
        self.problem.split(':').next().unwrap_or(self.problem)
    }

    /// What must not be, whatever the times are.
    fn fault(&self) -> Option<String> {
        let pairs = self.ours.verdicts.chars().zip(self.theirs.verdicts.chars());
        let contradict = |(a, b): (char, char)| a != b && a != '?' && b != '?';
        if pairs.into_iter().any(contradict) {
            Some(format!("Z3 says otherwise: {}", summary(&self.theirs)))
        } else if self.ours.open() > self.theirs.open() {
            Some(format!("Z3 answers more: {}", summary(&self.theirs)))
        } else {
            None
        }
    }
}

/// All rows so far.
pub struct Table {
    rows: Vec<Row>,
    /// Whether all problems are in it: only then does the total say something.
    is_whole: bool,
}

impl Table {
    pub fn new(is_whole: bool) -> Self {
        Self {
            rows: Vec::new(),
            is_whole,
        }
    }

    pub fn print_heading() {
        println!("processor time in milliseconds; `>`: Z3 had not solved it by then");
        println!(
            "{:<38} {:>12} {:>10} {:>11} {:>8}",
            "problem", "answers", "chain", "Z3", "ratio"
        );
    }

    /// Adds and prints a row.
    pub fn add(&mut self, row: Row) {
        let unsolved = if row.theirs.open() > 0 { ">" } else { "" };
        println!(
            "{:<38} {:>12} {:>10.2} {:>11} {:>8.2}",
            row.problem,
            summary(&row.ours),
            milliseconds(row.ours.time),
            format!("{unsolved}{:.2}", milliseconds(row.theirs.time)),
            row.ratio(),
        );
        if let Some(fault) = row.fault() {
            println!("    {fault}");
        }
        self.rows.push(row);
    }

    /// Prints the sums and what is missing from what is asked for.
    pub fn conclude(&self) -> ExitCode {
        println!();
        let mut families: Vec<&str> = self.rows.iter().map(Row::family).collect();
        families.dedup();
        for family in families {
            let rows: Vec<&Row> = self.rows.iter().filter(|r| r.family() == family).collect();
            print_sum(family, &rows);
        }
        let all: Vec<&Row> = self.rows.iter().collect();
        let total = print_sum("together", &all);
        let mut failures: Vec<String> = Vec::new();
        if self.is_whole && total < WANTED_IN_TOTAL {
            failures.push(format!(
                "in total {total:.1} times faster, not {WANTED_IN_TOTAL:.1}"
            ));
        }
        for row in &self.rows {
            if row.ratio() < WANTED_FOR_EACH {
                let ratio = row.ratio();
                failures.push(format!(
                    "{}: more than 1.5 times slower ({ratio:.2})",
                    row.problem
                ));
            }
            failures.extend(row.fault().map(|fault| format!("{}: {fault}", row.problem)));
        }
        for failure in &failures {
            println!("{failure}");
        }
        if failures.is_empty() {
            ExitCode::SUCCESS
        } else {
            ExitCode::FAILURE
        }
    }
}

/// Prints the sum of some rows and gives its ratio.
fn print_sum(name: &str, rows: &[&Row]) -> f64 {
    let chain: Duration = rows.iter().map(|row| row.ours.time).sum();
    let z3: Duration = rows.iter().map(|row| row.theirs.time).sum();
    let ratio = z3.as_secs_f64() / chain.as_secs_f64();
    let (chain, z3) = (milliseconds(chain), milliseconds(z3));
    print!(
        "{name:<38} {:>12} {chain:>10.0} {z3:>11.0} {ratio:>8.2}",
        rows.len()
    );
    let least = rows.iter().min_by(|a, b| a.ratio().total_cmp(&b.ratio()));
    match least {
        Some(row) => println!("   least {:.2}, {}", row.ratio(), row.problem),
        None => println!(),
    }
    ratio
}

/// `s`, `u` and `?` counted.
fn summary(run: &Run) -> String {
    let count = |verdict| run.verdicts.matches(verdict).count();
    format!("{}s {}u {}?", count('s'), count('u'), count('?'))
}

pub fn milliseconds(time: Duration) -> f64 {
    time.as_secs_f64() * 1000.0
}
