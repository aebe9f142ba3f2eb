//! Counterexamples repeated natively: real clang, real sanitizers.

#![expect(clippy::unwrap_used, reason = "a test may panic")]

mod commands;
mod inputs;
mod verdicts;

use serde_json::Value;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// A directory with a program, and a cache of its own for what is replayed.
struct Case {
    directory: tempfile::TempDir,
    source: PathBuf,
}

impl Case {
    fn new(name: &str, text: &str) -> Case {
        let directory = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).unwrap();
        let source = directory.path().join(name);
        std::fs::write(&source, text).unwrap();
        Case { directory, source }
    }

    fn command(&self, words: &[&str]) -> Output {
        self.prepared(words).output().unwrap()
    }

    fn prepared(&self, words: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_cargo-verify"));
        command
            .arg("verify")
            .args(words)
            .current_dir(self.directory.path())
            .env(
                "CARGO_VERIFY_CACHE",
                Path::new(env!("CARGO_TARGET_TMPDIR")).join("cache"),
            )
            .env("NO_COLOR", "1");
        command
    }

    /// What repeating the only violation came to.
    fn replay(&self, flags: &[&str]) -> Value {
        let file = self.source.to_string_lossy().into_owned();
        let words = [&["file", &file, "--message-format", "json"], flags].concat();
        let output = self.command(&words);
        let text = String::from_utf8(output.stdout).unwrap();
        let lines = text
            .lines()
            .map(|line| serde_json::from_str::<Value>(line).unwrap());
        let found: Vec<Value> = lines.filter(|line| line["reason"] == "violation").collect();
        assert_eq!(found.len(), 1, "{text}");
        found[0]["replay"].clone()
    }
}
