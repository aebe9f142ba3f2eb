//! What reports there are, shared by all commands that verify.

use clap::{Args, ValueEnum};
use std::path::PathBuf;
use verify_report::TraceDetail;

#[derive(Debug, Args)]
#[command(next_help_heading = "Report")]
pub struct ReportArguments {
    /// What standard output looks like
    #[arg(long, value_enum, default_value = "human", value_name = "FORMAT")]
    pub message_format: Format,

    /// Write a report to a file, too, as in `sarif=verify.sarif`; `-` is standard output; may be given
    /// again
    #[arg(long, value_name = "FORMAT=FILE", value_parser = report)]
    pub report: Vec<ReportFile>,

    /// How much of the way to a violation is shown
    #[arg(long, value_enum, default_value = "short", value_name = "HOW MUCH")]
    pub trace: TraceDetail,

    /// Draw the execution of threads that shows the first violation: `.svg`, or `.dot` for Graphviz
    #[arg(long, value_name = "FILE")]
    pub graph: Option<PathBuf>,

    /// Say where the time went
    #[arg(long)]
    pub stats: bool,

    /// Do not repeat counterexamples natively
    #[arg(long)]
    pub no_replay: bool,
}

/// What a report looks like.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Format {
    /// Text for people
    Human,
    /// One line a violation
    Short,
    /// One JSON object a line
    Json,
    /// SARIF 2.1.0, which code scanning services take
    Sarif,
    /// JUnit's XML, which CI services show as tests
    Junit,
    /// Annotations for GitHub's workflows
    Github,
    /// SV-COMP violation witnesses 2.0
    Witness,
    /// What was reached, in lcov's format
    Coverage,
}

/// A report besides the one on standard output.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReportFile {
    pub format: Format,
    pub path: PathBuf,
}

impl ReportFile {
    /// Standard output by either of its names. Opened as a file it would be cut off where it is one.
    pub fn is_standard_output(&self) -> bool {
        ["-", "/dev/stdout"]
            .iter()
            .any(|name| self.path.as_os_str() == *name)
    }
}

fn report(text: &str) -> Result<ReportFile, String> {
    let Some((format, path)) = text.split_once('=') else {
        return Err("write FORMAT=FILE, as in `sarif=verify.sarif`".to_owned());
    };
    if path.is_empty() {
        return Err("the name of the file is missing".to_owned());
    }
    let format = Format::from_str(format, false).map_err(|_| {
        let names: Vec<String> = Format::value_variants()
            .iter()
            .filter_map(|format| Some(format.to_possible_value()?.get_name().to_owned()))
            .collect();
        format!("`{format}` is none of {}", names.join(", "))
    })?;
    let path = PathBuf::from(path);
    Ok(ReportFile { format, path })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_report_is_a_format_and_a_file() {
        let expected = ReportFile {
            format: Format::Sarif,
            path: "a=b.sarif".into(),
        };
        assert_eq!(report("sarif=a=b.sarif"), Ok(expected));
    }

    #[test]
    fn what_is_wrong_with_a_report_is_said() {
        for (written, said) in [
            ("sarif", "FORMAT=FILE"),
            ("sarif=", "missing"),
            ("html=a.html", "none of human, short, json"),
        ] {
            assert!(report(written).unwrap_err().contains(said), "{written}");
        }
    }
}
