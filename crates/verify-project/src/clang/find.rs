//! Which clang is used: `CARGO_VERIFY_CLANG`, the newest supported `clang++-N`, or `clang++`.

use crate::process::{ProcessError, ask};
use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The variable that names the clang to use.
pub const VARIABLE: &str = "CARGO_VERIFY_CLANG";

/// The majors whose IR the reader understands.
pub const OLDEST: u32 = 15;
pub const NEWEST: u32 = 22;

/// A clang that is supported.
#[derive(Clone, Debug)]
pub struct Clang {
    /// Its path.
    pub program: PathBuf,
    /// The first line of `clang --version`.
    pub version: String,
}

/// There is no clang that is supported.
#[derive(Debug, thiserror::Error)]
pub enum FindError {
    /// No clang is on the path.
    #[error("clang was not found")]
    Missing,
    /// The one that was named cannot be run.
    #[error("`{program}`, named by {VARIABLE}, cannot be run", program = program.display())]
    CannotRun {
        /// Its path.
        program: PathBuf,
        /// What the system answered.
        #[source]
        source: std::io::Error,
    },
    /// The one that was named is something else.
    #[error("`{program}` is not clang: {answer}", program = program.display())]
    NotClang {
        /// Its path.
        program: PathBuf,
        /// What it calls itself.
        answer: String,
    },
    /// Its IR is older than what the reader knows.
    #[error("`{program}` is clang {major}, which is too old: {OLDEST} to {NEWEST} are supported", program = program.display())]
    TooOld {
        /// Its path.
        program: PathBuf,
        /// Its major version.
        major: u32,
    },
    /// Its IR is newer than what the reader knows.
    #[error("`{program}` is clang {major}, which is too new: {OLDEST} to {NEWEST} are supported", program = program.display())]
    TooNew {
        /// Its path.
        program: PathBuf,
        /// Its major version.
        major: u32,
    },
}

impl FindError {
    /// What to do about it, a line each.
    pub fn help(&self) -> Vec<String> {
        let install = "install a supported one: `apt-get install clang-19` on Debian and Ubuntu, `dnf install clang` \
                       on Fedora, `brew install llvm@19` on macOS"
            .to_owned();
        let choose = format!("or name one with {VARIABLE}=/path/to/clang++");
        match self {
            FindError::Missing | FindError::TooOld { .. } | FindError::TooNew { .. } => {
                vec![install, choose]
            }
            FindError::CannotRun { .. } | FindError::NotClang { .. } => {
                vec![format!(
                    "set {VARIABLE} to a clang++ of version {OLDEST} to {NEWEST}, or unset it"
                )]
            }
        }
    }
}

impl Clang {
    /// The clang to use.
    pub fn find() -> Result<Clang, FindError> {
        if let Some(program) = std::env::var_os(VARIABLE).filter(|value| !value.is_empty()) {
            return Clang::named(Path::new(&program));
        }
        let mut unsuitable = None;
        let numbered = (OLDEST..=NEWEST)
            .rev()
            .map(|major| format!("clang++-{major}"));
        for name in numbered.chain(["clang++".to_owned(), "clang".to_owned()]) {
            let Some(program) = on_path(OsStr::new(&name)) else {
                continue;
            };
            match Clang::named(&program) {
                Ok(clang) => return Ok(clang),
                Err(error @ (FindError::TooOld { .. } | FindError::TooNew { .. })) => {
                    unsuitable.get_or_insert(error);
                }
                // A broken installation is like none; the next candidate may work.
                Err(_) => {}
            }
        }
        Err(unsuitable.unwrap_or(FindError::Missing))
    }

    /// This clang, if its version is supported.
    fn named(program: &Path) -> Result<Clang, FindError> {
        let program = program.to_owned();
        let output = match ask(Command::new(&program).arg("--version")) {
            Ok(output) => output,
            Err(ProcessError::CannotStart { source, .. }) => {
                return Err(FindError::CannotRun { program, source });
            }
            Err(error) => {
                let answer = error.to_string();
                return Err(FindError::NotClang { program, answer });
            }
        };
        let text = String::from_utf8_lossy(&output.stdout);
        let version = text.lines().next().unwrap_or_default().trim().to_owned();
        match parse_major(&version) {
            None => Err(FindError::NotClang {
                program,
                answer: format!("it calls itself `{version}`"),
            }),
            Some(major) if major < OLDEST => Err(FindError::TooOld { program, major }),
            Some(major) if major > NEWEST => Err(FindError::TooNew { program, major }),
            Some(_) => Ok(Clang { program, version }),
        }
    }
}

/// The major in a line like `Debian clang version 19.1.7 (3)`.
fn parse_major(line: &str) -> Option<u32> {
    let rest = &line[line.find("clang version ")? + "clang version ".len()..];
    let digits: String = rest.chars().take_while(char::is_ascii_digit).collect();
    digits.parse().ok()
}

/// The program of this name in a directory of `PATH`.
pub fn on_path(name: &OsStr) -> Option<PathBuf> {
    let path = std::env::var_os("PATH")?;
    std::env::split_paths(&path)
        .map(|directory| directory.join(name))
        .find(|candidate| candidate.is_file())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_of_all_distributors_are_read() {
        assert_eq!(
            parse_major("Debian clang version 19.1.7 (3~deb12u1)"),
            Some(19)
        );
        assert_eq!(parse_major("clang version 22.1.0"), Some(22));
        assert_eq!(parse_major("Ubuntu clang version 15.0.7"), Some(15));
        assert_eq!(parse_major("clang version 23.0.0git"), Some(23));
        assert_eq!(parse_major("g++ (Debian 12.2.0-14) 12.2.0"), None);
        assert_eq!(parse_major("clang version unknown"), None);
        assert_eq!(parse_major(""), None);
    }
}
