//! A compilation database (`compile_commands.json`) instead of a watched build.

use super::CaptureError;
use super::recording::{Driver, Recording};
use crate::files;
use serde::Deserialize;
use std::collections::BTreeMap;
use std::ffi::OsString;
use std::path::{Path, PathBuf};

#[derive(Debug, Deserialize)]
struct Entry {
    directory: PathBuf,
    #[serde(default)]
    arguments: Vec<String>,
    #[serde(default)]
    command: String,
}

/// The compilations that the database lists.
pub fn read(path: &Path) -> Result<Vec<Recording>, CaptureError> {
    let text = files::read(path)?;
    let entries: Vec<Entry> =
        serde_json::from_slice(&text).map_err(|error| CaptureError::BadCompileCommands {
            path: path.to_owned(),
            message: error.to_string(),
        })?;
    let base = path.parent().unwrap_or(Path::new("."));
    let mut recordings = Vec::new();
    for entry in &entries {
        let Some(words) = words(entry) else {
            return Err(CaptureError::BadCompileCommands {
                path: path.to_owned(),
                message: format!("a quote is not closed in `{}`", entry.command),
            });
        };
        recordings.extend(recording(entry, &words, base));
    }
    Ok(recordings)
}

/// The words of the call; none where its command is no line for a shell.
fn words(entry: &Entry) -> Option<Vec<String>> {
    if entry.arguments.is_empty() {
        shlex::split(&entry.command)
    } else {
        Some(entry.arguments.clone())
    }
}

fn recording(entry: &Entry, words: &[String], base: &Path) -> Option<Recording> {
    let words: Vec<OsString> = words.iter().map(OsString::from).collect();
    let (program, arguments) = words.split_first()?;
    Some(Recording {
        driver: Driver::of(Path::new(program), Driver::C),
        compiler: Some(program.clone()),
        arguments: arguments.to_vec(),
        directory: base.join(&entry.directory).into_os_string(),
        lacks_qt: false,
        environment: BTreeMap::new(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_spellings_of_a_command_are_read() {
        let directory = tempfile::tempdir().expect("a temporary directory can be made");
        let path = directory.path().join("compile_commands.json");
        let text = r#"[
            {"directory": "/b", "file": "a.c", "command": "/usr/bin/g++ -DX=\\\"1\\\" -DY='a\\b' -c a.c -o a.o"},
            {"directory": "sub", "file": "b.c", "arguments": ["cc", "-c", "b c.c"]}
        ]"#;
        std::fs::write(&path, text).expect("the file can be written");
        let recordings = read(&path).expect("it is a database");
        assert_eq!(recordings[0].driver, Driver::Cpp);
        assert_eq!(
            recordings[0].arguments,
            ["-DX=\"1\"", "-DY=a\\b", "-c", "a.c", "-o", "a.o"]
        );
        assert_eq!(recordings[1].arguments, ["-c", "b c.c"]);
        assert_eq!(
            Path::new(&recordings[1].directory),
            directory.path().join("sub")
        );
        let open = r#"[{"directory": "/b", "file": "a.c", "command": "cc -DX='1 -c a.c"}]"#;
        std::fs::write(&path, open).expect("the file can be written");
        assert!(matches!(
            read(&path),
            Err(CaptureError::BadCompileCommands { .. })
        ));
        std::fs::write(&path, "{}").expect("the file can be written");
        assert!(matches!(
            read(&path),
            Err(CaptureError::BadCompileCommands { .. })
        ));
    }
}
