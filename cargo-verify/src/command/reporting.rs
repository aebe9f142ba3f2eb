//! From the command line to the reports of a run, and what becomes of the exit code where one of
//! them cannot be written.

use super::dispatch::Volume;
use crate::arguments::{Format, ReportArguments};
use crate::error::ExpectedError;
use crate::exit::Exit;
use std::fs::File;
use std::io::{self, BufWriter, Write};
use std::path::Path;
use std::time::SystemTime;
use verify_report::event::Reporter;
use verify_report::{
    Drawing, Github, Human, HumanStyle, Json, Junit, Lcov, Reporters, Repository, Sarif, Short,
    Witness, hyperlinks_on_stdout,
};

/// Begins all reports. A file is opened before anything is verified, so that nobody waits for a
/// report that cannot be written; the others are written all the same.
pub fn open(arguments: &ReportArguments, volume: Volume) -> Result<Reporters, ExpectedError> {
    for (at, report) in arguments.report.iter().enumerate() {
        let mut earlier = arguments.report[..at].iter();
        if earlier.any(|other| other.path == report.path) {
            let path = report.path.clone();
            return Err(ExpectedError::ReportTwice { path });
        }
    }
    let mut reporters = Reporters::default();
    let style = HumanStyle {
        quiet: volume.quiet,
        verbose: volume.verbose,
        stats: arguments.stats,
        trace: arguments.trace,
        hyperlinks: hyperlinks_on_stdout(),
    };
    let standard: Box<dyn Reporter> = match arguments.message_format {
        // The stream takes colour away where it is not wanted.
        Format::Human => Box::new(Human::new(anstream::stdout(), style)),
        other => reporter(other, io::stdout(), style),
    };
    reporters.add(None, standard);
    if let Some(path) = &arguments.graph {
        let svg = path.extension().is_some_and(|ending| ending == "svg");
        match create(path) {
            Ok(out) => {
                let drawing = Drawing::new(BufWriter::new(out), svg);
                reporters.add(Some(path.clone()), Box::new(drawing));
            }
            Err(source) => reporters.fail(path.clone(), source),
        }
    }
    for file in &arguments.report {
        if file.is_standard_output() {
            reporters.add(None, reporter(file.format, io::stdout(), style));
            continue;
        }
        match create(&file.path) {
            Ok(out) => {
                let style = HumanStyle {
                    hyperlinks: false,
                    ..style
                };
                let reporter = reporter(file.format, BufWriter::new(out), style);
                reporters.add(Some(file.path.clone()), reporter);
            }
            Err(source) => reporters.fail(file.path.clone(), source),
        }
    }
    Ok(reporters)
}

/// Services collect reports from directories that a first run has to make.
fn create(path: &Path) -> io::Result<File> {
    if let Some(parent) = path.parent() {
        std::fs::create_dir_all(parent)?;
    }
    File::create(path)
}

fn reporter(format: Format, out: impl Write + 'static, style: HumanStyle) -> Box<dyn Reporter> {
    match format {
        Format::Human => Box::new(Human::new(
            anstream::StripStream::new(Box::new(out) as Box<dyn Write>),
            style,
        )),
        Format::Short => Box::new(Short::new(out)),
        Format::Json => Box::new(Json::new(out)),
        Format::Sarif => Box::new(Sarif::new(out, Repository::find())),
        Format::Junit => Box::new(Junit::new(out)),
        Format::Github => Box::new(Github::new(out, Repository::find())),
        Format::Witness => Box::new(Witness::new(out, SystemTime::now().into())),
        Format::Coverage => Box::new(Lcov::new(out)),
    }
}

/// Ends all reports. One that could not be written is what the command ends with, whatever was
/// found: whoever waits for it must not take an old one for it.
pub fn conclude(
    reporters: Reporters,
    result: Result<Exit, ExpectedError>,
) -> Result<Exit, ExpectedError> {
    let mut failures = reporters.finish();
    let Some(last) = failures.pop() else {
        return result;
    };
    if let Err(error) = result {
        error.diagnostic().print();
    }
    for error in failures {
        ExpectedError::from(error).diagnostic().print();
    }
    Err(last.into())
}
