//! The compilers at hand and how they are called.

use crate::directives::{Language, Source};
use std::fmt;
use std::path::{Path, PathBuf};
use std::process::Command;

/// A compiler that prints LLVM IR.
pub enum Compiler {
    Clang { major: u32, has_opt: bool },
    Rustc,
}

/// What is asked of the compiler.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    /// As the product does it: `-O1` without passes.
    Plain,
    Optimised,
    /// `Plain` with checks for undefined behaviour.
    Sanitised,
}

impl fmt::Display for Compiler {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Compiler::Clang { major, .. } => write!(f, "clang-{major}"),
            Compiler::Rustc => write!(f, "rustc"),
        }
    }
}

impl fmt::Display for Mode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Mode::Plain => "plain",
            Mode::Optimised => "optimised",
            Mode::Sanitised => "sanitised",
        })
    }
}

/// All compilers that are installed.
pub fn find() -> Vec<Compiler> {
    let mut found = Vec::new();
    for major in 15..=22 {
        if runs(&format!("clang-{major}")) && runs(&format!("clang++-{major}")) {
            found.push(Compiler::Clang {
                major,
                has_opt: runs(&format!("opt-{major}")),
            });
        }
    }
    if runs("rustc") {
        found.push(Compiler::Rustc);
    }
    found
}

fn runs(program: &str) -> bool {
    Command::new(program)
        .arg("--version")
        .output()
        .is_ok_and(|output| output.status.success())
}

impl Compiler {
    pub fn compiles(&self, source: &Source) -> bool {
        match self {
            Compiler::Clang { major, .. } => {
                source.language != Language::Rust && *major >= source.oldest
            }
            Compiler::Rustc => source.language == Language::Rust,
        }
    }

    pub fn modes(&self, source: &Source) -> Vec<Mode> {
        let other_target = source.flags.iter().any(|flag| flag.starts_with("--target"));
        let sanitised = source.flags.iter().any(|flag| flag.contains("sanitize"));
        match self {
            Compiler::Rustc => vec![Mode::Plain, Mode::Optimised],
            _ if other_target || sanitised => vec![Mode::Plain, Mode::Optimised],
            _ => vec![Mode::Plain, Mode::Optimised, Mode::Sanitised],
        }
    }

    /// Compiles to a file of LLVM IR.
    pub fn compile(&self, source: &Source, mode: Mode) -> Result<PathBuf, String> {
        let name = format!("{}-{self}-{mode}.ll", source.name);
        let output = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
        let mut command = match self {
            Compiler::Clang { major, .. } => clang(*major, source, mode),
            Compiler::Rustc => rustc(mode),
        };
        command
            .args(&source.flags)
            .arg(&source.path)
            .arg("-o")
            .arg(&output);
        let result = command.output().map_err(|error| error.to_string())?;
        if !result.status.success() {
            let message = String::from_utf8_lossy(&result.stderr);
            return Err(format!("does not compile:\n{command:?}\n{message}"));
        }
        Ok(output)
    }
}

fn clang(major: u32, source: &Source, mode: Mode) -> Command {
    let driver = match source.language {
        Language::C => format!("clang-{major}"),
        _ => format!("clang++-{major}"),
    };
    let mut command = Command::new(driver);
    command.args(["-S", "-emit-llvm", "-g", "-fno-discard-value-names"]);
    match mode {
        Mode::Plain => command.args(["-O1", "-Xclang", "-disable-llvm-passes"]),
        Mode::Optimised => command.arg("-O2"),
        Mode::Sanitised => command.args([
            "-O1",
            "-Xclang",
            "-disable-llvm-passes",
            "-fsanitize=undefined",
        ]),
    };
    command
}

fn rustc(mode: Mode) -> Command {
    let mut command = Command::new("rustc");
    command.args(["--edition=2024", "--crate-type=lib", "--emit=llvm-ir", "-g"]);
    command.args(["-C", "codegen-units=1"]);
    // Two runs on one source at once must not share the names of their temporary files.
    command.args(["-C", &format!("metadata={mode:?}")]);
    command.args([
        "-C",
        if mode == Mode::Optimised {
            "opt-level=3"
        } else {
            "opt-level=0"
        },
    ]);
    command
}
