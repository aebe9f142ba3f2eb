//! One unit to LLVM IR text: against the models first, against the real headers where that fails,
//! and each once more with the flags that cure what only g++ accepts.

use super::directives;
use super::find::Clang;
use super::flags;
use super::language::Language;
use super::process::{Limits, Ran, run};
use crate::error::ExpectedError;
use std::collections::BTreeSet;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::Command;
use verify_symex::CheckSet;

/// Whose declarations a unit was compiled against.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Headers {
    /// The models', for C++; C has no others than the system's.
    Models,
    /// The system's C++ library.
    Real,
}

/// A unit that compiled.
#[derive(Debug)]
pub struct Compiled {
    pub ir: PathBuf,
    pub headers: Headers,
    /// What kept the unit from compiling against the models: clang's first error.
    pub model_error: Option<String>,
}

/// What all units of a job have in common.
#[derive(Debug)]
pub struct Compiler<'a> {
    pub clang: &'a Clang,
    pub models: &'a Path,
    pub checks: CheckSet,
    pub standard: Option<&'a str>,
    pub flags: &'a [OsString],
    pub limits: Limits,
    /// Print each command on standard error.
    pub verbose: bool,
}

/// Flags of one way to compile a unit.
struct Attempt {
    headers: Headers,
    lenient: bool,
}

impl Compiler<'_> {
    /// Compiles the unit into a file of this name.
    pub fn compile(
        &self,
        unit: &Path,
        language: Language,
        ir: PathBuf,
    ) -> Result<Compiled, ExpectedError> {
        let attempts: &[Attempt] = match language {
            Language::Cpp => &[
                Attempt {
                    headers: Headers::Models,
                    lenient: false,
                },
                Attempt {
                    headers: Headers::Real,
                    lenient: false,
                },
                Attempt {
                    headers: Headers::Models,
                    lenient: true,
                },
                Attempt {
                    headers: Headers::Real,
                    lenient: true,
                },
            ],
            Language::C => &[
                Attempt {
                    headers: Headers::Models,
                    lenient: false,
                },
                Attempt {
                    headers: Headers::Models,
                    lenient: true,
                },
            ],
            Language::Ir => {
                return Ok(Compiled {
                    ir: unit.into(),
                    headers: Headers::Models,
                    model_error: None,
                });
            }
        };
        let mut model_error = None;
        let mut plain_error = None;
        let mut declared = BTreeSet::new();
        for attempt in attempts {
            let Some(messages) =
                self.attempt_with_directives(unit, language, attempt, &mut declared, &ir)?
            else {
                let model_error = if attempt.headers == Headers::Models {
                    None
                } else {
                    model_error
                };
                return Ok(Compiled {
                    ir,
                    headers: attempt.headers,
                    model_error,
                });
            };
            if attempt.headers == Headers::Models && !attempt.lenient {
                model_error = first_error(&messages);
            }
            // What the system's own headers say is what the user would see elsewhere.
            if !attempt.lenient {
                plain_error = Some(messages);
            }
        }
        Err(ExpectedError::DoesNotCompile {
            unit: unit.into(),
            message: plain_error.unwrap_or_default(),
        })
    }

    /// Tries again with declarations of directives as long as clang finds more of them missing.
    fn attempt_with_directives(
        &self,
        unit: &Path,
        language: Language,
        attempt: &Attempt,
        declared: &mut BTreeSet<String>,
        ir: &Path,
    ) -> Result<Option<String>, ExpectedError> {
        let header = ir.with_extension("h");
        loop {
            let include = (!declared.is_empty()).then_some(header.as_path());
            let Some(messages) = self.attempt(unit, language, attempt, include, ir)? else {
                return Ok(None);
            };
            let before = declared.len();
            declared.append(&mut directives::missing(&messages));
            if declared.len() == before {
                return Ok(Some(messages));
            }
            std::fs::write(&header, directives::header(declared, language)).map_err(|source| {
                ExpectedError::CannotWrite {
                    path: header.clone(),
                    source,
                }
            })?;
        }
    }

    /// None where it compiled, clang's messages where not.
    fn attempt(
        &self,
        unit: &Path,
        language: Language,
        attempt: &Attempt,
        include: Option<&Path>,
        ir: &Path,
    ) -> Result<Option<String>, ExpectedError> {
        let mut command = Command::new(&self.clang.program);
        command.args(self.flags);
        if let Some(standard) = self
            .standard
            .filter(|standard| language.has_standard(standard))
        {
            command.arg(format!("-std={standard}"));
        }
        command.args(match attempt.headers {
            Headers::Models => flags::model_headers(language, self.models),
            Headers::Real => flags::real_headers(language, self.models),
        });
        command.args(if attempt.lenient {
            flags::lenient(language)
        } else {
            flags::strict(language)
        });
        if let Some(header) = include {
            command.arg("-include").arg(header);
        }
        command.arg("-fcolor-diagnostics");
        command
            .args(flags::ours(language, &self.checks))
            .arg(unit)
            .arg("-o")
            .arg(ir);
        if self.verbose {
            show(&command);
        }
        match run(&mut command, &self.limits)? {
            Ran::Ended { status, .. } if status.success() => Ok(None),
            Ran::Ended { messages, .. } => Ok(Some(messages)),
            Ran::TimedOut => Err(ExpectedError::CompileTimeout { unit: unit.into() }),
        }
    }
}

/// Clang's first error, without colour and without its place in the excerpt.
fn first_error(messages: &str) -> Option<String> {
    let plain = anstream::adapter::strip_str(messages).to_string();
    plain
        .lines()
        .find(|line| line.contains("error: "))
        .map(str::to_owned)
}

fn show(command: &Command) {
    use std::io::Write;
    let words: Vec<String> = std::iter::once(command.get_program())
        .chain(command.get_args())
        .map(|word| crate::report::shell_word(&word.to_string_lossy()))
        .collect();
    // Standard error may be closed; the work does not depend on it.
    let _ = writeln!(anstream::stderr(), "running {}", words.join(" "));
}
