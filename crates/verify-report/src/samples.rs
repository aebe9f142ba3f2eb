//! Findings, summaries and whole runs made by hand, for the tests of the formats.

use crate::diagnostic::Diagnostic;
use crate::event::{EntrySummary, Event, Phases, Reporter, Summary, Total, Unknown};
use crate::fault::{Fault, UnknownKind};
use crate::finding::{Finding, Level};
use crate::subject::Subject;
use tempfile::TempDir;
use verify_symex::Code;
use verify_symex::outcome::{
    Binding, BoundHit, BranchCoverage, Counterexample, Coverage, Input, LineCoverage, Note, Origin,
    Place, ScalarKind, Statistics, Step, StepKind, Verdict,
};

/// A finding, and the directory that its sources are in.
pub struct Sample {
    pub directory: TempDir,
    pub finding: Finding,
}

const DOUBLE_FREE: &str = "\
#include <stdlib.h>

int main(void) {
    char *p = malloc(8);
    free(p);
    // Much may happen here.
    // It does not matter.
    // It still does not.
    // Nor here.
    free(p);
}
";

const TRACED: &str = "\
int at(const int *values, int index) {
    int noise = 0;
    int i = index;
    if (i < 0) return 0;
    return values[i];
}
int main(int n, char **) {
    int values[3] = {};
    return at(values, n);
}
";

pub fn place(file: &str, line: u32, column: u32, function: &str) -> Place {
    Place {
        file: file.to_owned(),
        line,
        column,
        function: function.to_owned(),
    }
}

pub fn finding(code: Code, message: &str, place: Place) -> Finding {
    Finding {
        level: Level::Error,
        fault: Fault::Program,
        code,
        message: message.to_owned(),
        stack: vec![place.clone()],
        place,
        inside: Vec::new(),
        notes: Vec::new(),
        counterexample: Counterexample::default(),
        trace: Vec::new(),
        execution: None,
        replay: None,
        requires: None,
    }
}

fn note(message: &str, place: Place) -> Note {
    Note {
        message: message.to_owned(),
        place: Some(place),
    }
}

pub fn input(name: &str, value: &str, place: Place) -> Input {
    Input {
        name: name.to_owned(),
        type_name: "int".to_owned(),
        value: value.to_owned(),
        bytes: vec![0; 4],
        place: Some(place),
        origin: if name.ends_with("()") {
            Origin::Result {
                symbol: name.trim_end_matches("()").to_owned(),
                scalar: ScalarKind::Integer {
                    bits: 32,
                    signed: true,
                },
            }
        } else {
            Origin::Argument
        },
        matters: true,
    }
}

fn write(directory: &TempDir, name: &str, text: &str) -> String {
    let path = directory.path().join(name);
    std::fs::write(&path, text).unwrap();
    path.to_string_lossy().into_owned()
}

/// Allocated, freed and freed again in one file.
pub fn double_free() -> Sample {
    let directory = tempfile::tempdir().unwrap();
    let file = write(&directory, "a.cpp", DOUBLE_FREE);
    let mut finding = finding(
        Code::DoubleFree,
        "the block of 8 bytes is freed twice",
        place(&file, 10, 5, "main"),
    );
    finding.notes = vec![
        note("allocated here", place(&file, 4, 15, "main")),
        note("freed here", place(&file, 5, 5, "main")),
    ];
    Sample { directory, finding }
}

/// Freed in another file than it is used in.
pub fn across_files() -> Sample {
    let mut sample = double_free();
    let other = write(
        &sample.directory,
        "b.cpp",
        "void g(char *p) {\n    delete p;\n}\n",
    );
    sample.finding.notes[1] = note("freed here", place(&other, 2, 5, "g(char*)"));
    sample
}

/// A violation with its way there.
pub fn traced() -> Sample {
    let directory = tempfile::tempdir().unwrap();
    let file = write(&directory, "a.cpp", TRACED);
    let inner = |line, column| place(&file, line, column, "at(int const*, int)");
    let outer = |line, column| place(&file, line, column, "main");
    let step = |kind, place, depth| Step {
        kind,
        place,
        depth,
        relevant: true,
    };
    let noise = |kind, place, depth| Step {
        relevant: false,
        ..step(kind, place, depth)
    };
    let assign = |variable: &str, value: &str| StepKind::Assign {
        variable: variable.to_owned(),
        value: value.to_owned(),
    };
    let mut finding = finding(
        Code::OutOfBounds,
        "index 7 is out of bounds for `int[3]`",
        inner(5, 12),
    );
    finding.stack.push(outer(9, 12));
    finding.counterexample.inputs = vec![input("n", "7", outer(7, 14))];
    finding.trace = vec![
        step(
            StepKind::Input {
                name: "n".to_owned(),
                value: "7".to_owned(),
            },
            outer(7, 14),
            0,
        ),
        noise(assign("other", "0"), outer(8, 9), 0),
        step(
            StepKind::Call {
                function: "at(int const*, int)".to_owned(),
                arguments: bindings(&[("index", "7")]),
            },
            outer(9, 12),
            1,
        ),
        noise(assign("noise", "0"), inner(2, 9), 1),
        step(assign("i", "7"), inner(3, 9), 1),
        step(
            StepKind::Branch {
                taken: false,
                values: bindings(&[("i", "7")]),
            },
            inner(4, 9),
            1,
        ),
        noise(
            StepKind::Return {
                function: "noop".to_owned(),
                value: None,
            },
            inner(5, 5),
            1,
        ),
    ];
    Sample { directory, finding }
}

fn bindings(values: &[(&str, &str)]) -> Vec<Binding> {
    values
        .iter()
        .map(|(name, value)| Binding {
            name: (*name).to_owned(),
            value: (*value).to_owned(),
        })
        .collect()
}

/// One step of each kind.
pub fn every_step() -> Vec<Step> {
    let owned = str::to_owned;
    let kinds = [
        StepKind::Call {
            function: owned("parse(int, char const*)"),
            arguments: bindings(&[("n", "3"), ("s", "\"ab\"")]),
        },
        StepKind::Return {
            function: owned("parse"),
            value: Some(owned("3")),
        },
        StepKind::Return {
            function: owned("parse"),
            value: None,
        },
        StepKind::Branch {
            taken: true,
            values: bindings(&[("n", "3")]),
        },
        StepKind::Branch {
            taken: false,
            values: Vec::new(),
        },
        StepKind::Assign {
            variable: owned("n"),
            value: owned("3"),
        },
        StepKind::Input {
            name: owned("nondet_int()"),
            value: owned("3"),
        },
        StepKind::Allocate {
            what: owned("8 bytes"),
        },
        StepKind::Free { what: owned("p") },
        StepKind::Throw {
            exception: owned("std::bad_alloc"),
        },
        StepKind::Catch {
            exception: owned("std::bad_alloc"),
        },
    ];
    kinds
        .into_iter()
        .map(|kind| Step {
            kind,
            place: place("a.cpp", 1, 1, "main"),
            depth: 0,
            relevant: true,
        })
        .collect()
}

/// Lines of `a.cpp`, with two conditions of which one had one outcome only.
pub fn coverage(lines: &[(u32, bool)]) -> Coverage {
    let branch = |line, not_taken| BranchCoverage {
        place: place("a.cpp", line, 5, "main"),
        taken: true,
        not_taken,
    };
    Coverage {
        lines: lines
            .iter()
            .map(|(line, reached)| LineCoverage {
                file: "a.cpp".to_owned(),
                line: *line,
                reached: *reached,
            })
            .collect(),
        branches: vec![branch(1, true), branch(9, false)],
        never_entered: Vec::new(),
        checks_reached: 5,
        checks_unreached: 0,
    }
}

pub fn summary(function: &str, verdict: Verdict, findings: Vec<Finding>) -> Summary {
    Summary {
        subject: Subject {
            function: function.to_owned(),
            files: vec!["cpp/a.cpp".to_owned()],
            ..Subject::default()
        },
        peak_memory_bytes: 34 << 20,
        statistics: Statistics::default(),
        phases: Phases::default(),
        ..Summary::of_all(verdict, findings, 0.25)
    }
}

fn entry(library: &str, summary: Summary) -> EntrySummary {
    EntrySummary {
        package: "parts".to_owned(),
        library: library.to_owned(),
        unit: "cpp/a.cpp".to_owned(),
        function: summary.subject.function.clone(),
        symbol: summary.subject.function.clone(),
        declared: true,
        cached: false,
        summary,
    }
}

/// The findings of the workspace that `play` tells of: an error, a warning, one in the baseline, and one that
/// belongs to no entry point.
fn findings() -> Vec<Finding> {
    let mut error = finding(
        Code::OutOfBounds,
        "index 7 is out of bounds for `int[3]`, 100% sure",
        place("cpp/a.cpp", 5, 12, "at(int const*, int)"),
    );
    error.counterexample.inputs = vec![input("n", "7", place("cpp/a.cpp", 3, 9, "main"))];
    error.notes = vec![note("declared here", place("cpp/a.cpp", 2, 9, "main"))];
    error.trace = every_step();
    let mut warning = finding(
        Code::Leak,
        "8 bytes are never released",
        place("cpp/a b.cpp", 9, 0, "leak()"),
    );
    warning.level = Level::Warning;
    let mut known = finding(
        Code::EmptyContainer,
        "vector::back() on an empty vector",
        place("cpp/a.cpp", 20, 7, "last()"),
    );
    known.level = Level::Known;
    known.inside = vec![place(
        "<models>/om-stl/include/vector",
        99,
        9,
        "std::vector<int>::back()",
    )];
    let mut disagreement = finding(
        Code::FfiParameterType,
        "`scale` takes a `double` in C++ and an `f32` in Rust",
        place("cpp/a.cpp", 33, 8, "scale"),
    );
    disagreement.notes = vec![note(
        "Rust declares it here",
        place("rust/lib.rs", 4, 5, "scale"),
    )];
    vec![error, warning, known, disagreement]
}

/// The error of a unit that does not compile, with the compiler's message.
pub fn does_not_compile(unit: &str, message: &str) -> Diagnostic {
    Diagnostic {
        kind: UnknownKind::DoesNotCompile,
        message: format!("`{unit}` does not compile"),
        detail: Some(message.to_owned()),
        causes: Vec::new(),
        help: Vec::new(),
    }
}

/// The error of a build script that fails, with what cargo says.
fn build_fails() -> Diagnostic {
    Diagnostic {
        message: "the build script of `broken v0.1.0` fails".to_owned(),
        ..does_not_compile(
            "",
            "error: failed to run custom build command\n  --- stderr\n  boom",
        )
    }
}

/// A run over a workspace in which everything happens that can happen.
pub fn play(reporter: &mut dyn Reporter) {
    let findings = findings();
    let bad = does_not_compile(
        "cpp/bad.cpp",
        "cpp/bad.cpp:1:1: error: unknown type name 'in'",
    );
    let mut bounded = summary("parse", Verdict::Bounded, Vec::new());
    bounded.bound = Some(8);
    bounded.bounds_hit = vec![BoundHit {
        place: place("cpp/a.cpp", 30, 5, "parse"),
        what: "loop".to_owned(),
        bound: 8,
    }];
    bounded.coverage = coverage(&[(1, true), (3, false), (4, false), (7, true)]);
    let mut unknown = summary("slow", Verdict::Unknown, Vec::new());
    unknown.unknown = vec![Unknown {
        kind: UnknownKind::Timeout,
        what: "the time limit was reached".to_owned(),
        place: Some(place("cpp/a.cpp", 40, 5, "slow")),
    }];
    let mut vacuous = summary("empty", Verdict::Proved, Vec::new());
    vacuous.coverage = coverage(&[(50, false), (51, false)]);
    let entries = [
        entry(
            "core",
            summary("at", Verdict::Violated, findings[..2].to_vec()),
        ),
        entry(
            "core",
            summary("last", Verdict::Violated, findings[2..3].to_vec()),
        ),
        entry("core", bounded),
        entry("extra", unknown),
        entry("extra", vacuous),
    ];
    let total = Total {
        summary: Summary::of_all(Verdict::Violated, findings.clone(), 1.5),
        proved: 1,
        bounded: 1,
        violated: 2,
        unknown: 1,
        cached: 0,
        skipped: 2,
        bad_units: 1,
        fixed: Vec::new(),
        failures: vec!["2 bugs were found that nothing accepts".to_owned()],
    };
    let mut tell = |event: Event<'_>| reporter.event(&event).unwrap();
    tell(Event::Note {
        message: "`cpp/a.cpp` is compiled against the system's headers",
    });
    tell(Event::BadUnit {
        package: "parts",
        error: &bad,
    });
    let broken = build_fails();
    tell(Event::BadUnit {
        package: "broken v0.1.0",
        error: &broken,
    });
    tell(Event::Begin);
    for finding in &findings {
        tell(Event::Violation(finding));
    }
    for entry in &entries {
        tell(Event::Entry(entry));
    }
    tell(Event::Total(&total));
    reporter.finish().unwrap();
}

/// What a reporter writes about that run.
pub fn played(make: impl for<'a> FnOnce(&'a mut Vec<u8>) -> Box<dyn Reporter + 'a>) -> String {
    let mut out = Vec::new();
    play(&mut *make(&mut out));
    String::from_utf8(out).unwrap()
}

/// Temporary directories have names that differ from run to run.
pub fn without_directory(text: &str, directory: &TempDir) -> String {
    text.replace(&format!("{}/", directory.path().display()), "")
}
