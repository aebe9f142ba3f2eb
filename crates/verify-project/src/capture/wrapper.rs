//! The binary in the role of a compiler. It is called by a path below a directory of wrappers, in
//! which a file says which compiler is meant and where to write down its calls: nothing comes from
//! the environment, since servers of compiler caches have one of their own.

use super::compiler_probes::is_probe;
use super::invocation::{Invocation, Makes};
use super::recording::{Driver, Recording};
use super::without_qt;
use crate::clang::Language;
use crate::files::{self, FileError};
use serde::{Deserialize, Serialize};
use std::error::Error;
use std::ffi::{OsStr, OsString};
use std::io::Write;
use std::os::unix::ffi::{OsStrExt, OsStringExt};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

/// The file beside a wrapper that says what it stands for.
const CONFIG: &str = "cargo-verify-compiler.json";

/// What a wrapper stands for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct WrapperConfig {
    /// The real compiler: a program, with a launcher in front of it and options behind it where the
    /// user has those.
    pub command: Vec<OsString>,
    pub driver: Driver,
    pub log: OsString,
    /// The flags for which C++ is compiled against the model of Qt, where the build knows of no Qt.
    #[serde(default)]
    pub model_of_qt: Vec<OsString>,
}

impl WrapperConfig {
    /// Makes a wrapper in this directory and returns its path. It has the name of the real
    /// compiler, which build scripts look at.
    pub fn install(&self, directory: &Path) -> Result<PathBuf, FileError> {
        files::create(directory)?;
        let text = serde_json::to_vec(self).expect("strings of the system can be told in JSON");
        let config = directory.join(CONFIG);
        if std::fs::read(&config).ok().as_ref() != Some(&text) {
            files::write(&config, &text)?;
        }
        let ourselves = std::env::current_exe().map_err(FileError::write(directory))?;
        let wrapper = directory.join(self.compiler().file_name().unwrap_or(OsStr::new("cc")));
        if std::fs::read_link(&wrapper).ok().as_ref() != Some(&ourselves) {
            // Another run may do the same at this moment; both links are alike.
            let temporary = directory.join(format!("new-{}", std::process::id()));
            let _ = std::fs::remove_file(&temporary);
            std::os::unix::fs::symlink(&ourselves, &temporary)
                .and_then(|()| std::fs::rename(&temporary, &wrapper))
                .map_err(FileError::write(directory))?;
        }
        Ok(wrapper)
    }

    /// The compiler among the words of the command.
    pub fn compiler(&self) -> &Path {
        let is_launcher = |word: &&OsString| {
            let name = Path::new(word).file_stem().and_then(OsStr::to_str);
            !matches!(
                name,
                Some("ccache" | "sccache" | "distcc" | "icecc" | "cachepot" | "buildcache")
            )
        };
        let word = self.command.iter().find(is_launcher);
        Path::new(
            word.or(self.command.first())
                .map_or(OsStr::new("cc"), OsString::as_os_str),
        )
    }
}

/// Plays the compiler if that is what the process was started as.
pub fn play() -> Option<ExitCode> {
    let mut words = std::env::args_os();
    let called = PathBuf::from(words.next()?);
    // Builds are given whole paths. A bare name must not look for its configuration in the current directory,
    // which may be anybody's.
    if !called.is_absolute() {
        return None;
    }
    let config = std::fs::read(called.parent()?.join(CONFIG)).ok()?;
    let config: WrapperConfig = serde_json::from_slice(&config).ok()?;
    let arguments: Vec<OsString> = words.collect();
    let recording = match record(&config, &arguments) {
        Ok(recording) => recording,
        Err(error) => return Some(not_written(&error)),
    };
    let makes_cpp = |call: &Recording| call.languages().any(|one| one == Language::Cpp);
    if let Some(call) = recording.filter(makes_cpp) {
        return Some(compile_cpp(&config, &arguments, call));
    }
    let (program, options) = config.command.split_first()?;
    let error = Command::new(program).args(options).args(&arguments).exec();
    complain(&format!("cannot start {}: {error}", program.display()));
    Some(ExitCode::from(127))
}

/// C++ may need the model of Qt for want of another, so the compiler does not take our place.
fn compile_cpp(config: &WrapperConfig, arguments: &[OsString], call: Recording) -> ExitCode {
    let outcome = match without_qt::compile(config, arguments) {
        Ok(outcome) => outcome,
        Err(error) => {
            complain(&format!(
                "cannot start {}: {error}",
                config.compiler().display()
            ));
            return ExitCode::from(127);
        }
    };
    if outcome.is_against_model {
        let call = Recording {
            lacks_qt: true,
            ..call
        };
        if let Err(error) = call.write(Path::new(&config.log)) {
            return not_written(&error);
        }
    }
    outcome.code
}

/// A compilation that nobody knows of would never be verified.
fn not_written(error: &FileError) -> ExitCode {
    let cause = error.source().map(|cause| format!(": {cause}"));
    let cause = cause.unwrap_or_default();
    complain(&format!("cannot write down a compilation: {error}{cause}"));
    ExitCode::FAILURE
}

/// Build scripts show what a compiler says.
fn complain(what: &str) {
    // Whoever closed standard error does not want to know.
    let _ = writeln!(std::io::stderr(), "cargo-verify: {what}");
}

/// Writes down a call that makes code, and returns it.
fn record(config: &WrapperConfig, arguments: &[OsString]) -> Result<Option<Recording>, FileError> {
    let directory = std::env::current_dir().map_err(FileError::read("."))?;
    let options = config
        .command
        .iter()
        .skip_while(|word| word.as_os_str() != config.compiler().as_os_str())
        .skip(1);
    let mut words = Vec::new();
    for word in options.chain(arguments) {
        expand(word, &directory, &mut words, 8);
    }
    let invocation = Invocation::parse(&words);
    let probe = |path: &OsString| is_probe(Path::new(path));
    let is_irrelevant = invocation.makes == Makes::NoCode
        || is_probe(&directory)
        || invocation.output.as_ref().is_some_and(probe)
        || invocation.sources.iter().all(probe);
    if is_irrelevant {
        return Ok(None);
    }
    let recording = Recording::of_call(config.driver, config.compiler(), words, directory);
    recording.write(Path::new(&config.log))?;
    Ok(Some(recording))
}

/// Puts the words of an `@file` in its place: the file may be gone later. Files may name others, but
/// not without end.
fn expand(word: &OsStr, directory: &Path, words: &mut Vec<OsString>, depth: u32) {
    let file = word.as_bytes().strip_prefix(b"@").filter(|_| depth > 0);
    let text = file.and_then(|name| std::fs::read(directory.join(OsStr::from_bytes(name))).ok());
    match text {
        Some(text) => {
            for word in split(&text) {
                expand(&word, directory, words, depth - 1);
            }
        }
        None => words.push(word.to_owned()),
    }
}

/// Words of an `@file` as GCC splits them: by white space, outside of quotes, with backslashes that count inside
/// of either kind of quotes, which no shell does.
fn split(text: &[u8]) -> Vec<OsString> {
    let mut words = Vec::new();
    let mut word: Option<Vec<u8>> = None;
    let mut quote = None;
    let mut bytes = text.iter().copied();
    while let Some(byte) = bytes.next() {
        match (quote, byte) {
            (_, b'\\') => word.get_or_insert_default().extend(bytes.next()),
            (Some(open), _) if byte == open => quote = None,
            (None, b'"' | b'\'') => {
                quote = Some(byte);
                word.get_or_insert_default();
            }
            (None, _) if byte.is_ascii_whitespace() => {
                words.extend(word.take().map(OsString::from_vec));
            }
            _ => word.get_or_insert_default().push(byte),
        }
    }
    words.extend(word.map(OsString::from_vec));
    words
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_split_as_gcc_does() {
        let words = split(b"-c \"a b.c\" -DX='1 2'\n-I\\ x \"\"");
        assert_eq!(words, ["-c", "a b.c", "-DX=1 2", "-I x", ""]);
    }

    #[test]
    fn the_compiler_is_found_behind_its_launcher() {
        let config = |words: &[&str]| WrapperConfig {
            command: words.iter().map(OsString::from).collect(),
            driver: Driver::C,
            log: OsString::new(),
            model_of_qt: Vec::new(),
        };
        let name = |words: &[&str]| config(words).compiler().to_owned();
        assert_eq!(name(&["ccache", "g++", "-m64"]), Path::new("g++"));
        assert_eq!(name(&["/usr/bin/clang"]), Path::new("/usr/bin/clang"));
        assert_eq!(name(&["ccache"]), Path::new("ccache"));
    }
}
