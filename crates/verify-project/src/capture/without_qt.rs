//! A unit that includes headers of Qt where the build knows of no Qt: it is compiled against the model, so that the
//! build goes on and what is behind it is seen. The object is never run; what it defines is all that is asked of it.

use super::invocation::Invocation;
use super::wrapper::WrapperConfig;
use crate::clang::{Language, model_headers, model_of_qt, qt_major, qt_version};
use crate::models::Models;
use std::ffi::OsString;
use std::io::Write;
use std::os::unix::process::ExitStatusExt;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, ExitStatus, Stdio};

/// The versions that a unit may be for.
const VERSIONS: [u32; 2] = [5, 6];

/// The flags for which a compiler takes the models' headers in place of the C++ library's and Qt's; the version is yet
/// to be chosen.
pub fn flags(models: &Models) -> Vec<OsString> {
    let mut flags = model_headers(Language::Cpp, models);
    flags.extend(model_of_qt(models, &[], None));
    let versions = VERSIONS.map(qt_version);
    flags.retain(|flag| !versions.contains(flag));
    flags
}

/// What came of a call.
pub struct Outcome {
    pub code: ExitCode,
    /// The compiler found no headers of Qt, and the model took their place.
    pub is_against_model: bool,
}

/// Calls the compiler, and once more with the model where the first call lacks a header of Qt.
pub fn compile(config: &WrapperConfig, arguments: &[OsString]) -> std::io::Result<Outcome> {
    let (code, messages) = call(config, &[], arguments)?;
    if code.success() || !lacks_qt(&messages, &config.model_of_qt) {
        std::io::stderr().write_all(&messages)?;
        return Ok(outcome(code, false));
    }
    let directory = std::env::current_dir()?;
    let invocation = Invocation::parse(arguments);
    let wanted = qt_major(&invocation.flags, Some(&directory));
    let mut versions = VERSIONS;
    versions.sort_by_key(|version| *version != wanted);
    for version in versions {
        let mut flags = config.model_of_qt.clone();
        flags.push(qt_version(version));
        let (code, _) = call(config, &flags, arguments)?;
        if code.success() {
            return Ok(outcome(code, true));
        }
    }
    std::io::stderr().write_all(&messages)?;
    Ok(outcome(code, false))
}

fn outcome(status: ExitStatus, is_against_model: bool) -> Outcome {
    let of_signal = || status.signal().map_or(1, |signal| 128 + signal);
    let code = status.code().unwrap_or_else(of_signal);
    Outcome {
        code: ExitCode::from(u8::try_from(code).unwrap_or(1)),
        is_against_model,
    }
}

/// What the compiler says is kept until it is known whether it stands.
fn call(
    config: &WrapperConfig,
    added: &[OsString],
    arguments: &[OsString],
) -> std::io::Result<(ExitStatus, Vec<u8>)> {
    let (program, options) = config
        .command
        .split_first()
        .ok_or(std::io::ErrorKind::NotFound)?;
    let mut command = Command::new(program);
    command.args(options).args(arguments).args(added);
    // Messages are read below, in the compiler's own language.
    command.env("LC_ALL", "C").stderr(Stdio::piped());
    let output = command.stdout(Stdio::inherit()).spawn()?;
    let output = output.wait_with_output()?;
    Ok((output.status, output.stderr))
}

/// Whether a header that is missing is one of the model's.
fn lacks_qt(messages: &[u8], flags: &[OsString]) -> bool {
    let text = anstream::adapter::strip_str(&String::from_utf8_lossy(messages)).to_string();
    let directories: Vec<&Path> = flags
        .iter()
        .map(Path::new)
        .filter(|path| path.is_dir())
        .collect();
    let is_modelled = |name: PathBuf| directories.iter().any(|path| path.join(&name).is_file());
    text.lines().filter_map(missing_header).any(is_modelled)
}

/// As GCC and as clang say it.
fn missing_header(line: &str) -> Option<PathBuf> {
    let (_, what) = line.split_once("fatal error: ")?;
    let gcc = what.strip_suffix(": No such file or directory");
    let clang = || what.strip_prefix('\'')?.strip_suffix("' file not found");
    gcc.or_else(clang).map(PathBuf::from)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn headers_that_are_missing_are_read_from_what_compilers_say() {
        let gcc = "a.cpp:1:10: fatal error: QList: No such file or directory";
        assert_eq!(missing_header(gcc), Some("QList".into()));
        let clang = "a.cpp:1:10: fatal error: 'QtCore/QList' file not found";
        assert_eq!(missing_header(clang), Some("QtCore/QList".into()));
        assert_eq!(missing_header("a.cpp:3:5: error: expected ';'"), None);
    }
}
