//! Files in a directory of their own, and what the product says about them.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use tempfile::TempDir;

pub struct Program {
    _directory: TempDir,
    pub root: PathBuf,
}

impl Program {
    pub fn new(files: &[(&str, &[u8])]) -> Program {
        let directory = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).unwrap();
        let root = directory.path().to_owned();
        // The root of a repository, whatever lies above it.
        std::fs::create_dir(root.join(".git")).unwrap();
        for (name, text) in files {
            let path = root.join(name);
            std::fs::create_dir_all(path.parent().unwrap()).unwrap();
            std::fs::write(path, text).unwrap();
        }
        Program {
            _directory: directory,
            root,
        }
    }

    /// `cargo verify file` with these arguments.
    pub fn command(&self, arguments: &[&str]) -> Command {
        let cache = Path::new(env!("CARGO_TARGET_TMPDIR")).join("cache");
        let mut command = Command::new(env!("CARGO_BIN_EXE_cargo-verify"));
        command
            // Native runs are tested elsewhere, and take long.
            .args(["verify", "file", "--no-replay"])
            .args(arguments)
            .current_dir(&self.root)
            .env("CARGO_VERIFY_CACHE", cache);
        command
    }

    pub fn verify(&self, arguments: &[&str]) -> Output {
        self.command(arguments).output().unwrap()
    }

    pub fn read(&self, name: &str) -> String {
        std::fs::read_to_string(self.root.join(name)).unwrap()
    }

    /// What it prints, without what differs from run to run.
    pub fn printed(&self, arguments: &[&str]) -> String {
        let output = self.verify(arguments);
        let text = String::from_utf8(output.stdout).unwrap();
        let lines = text.lines().map(|line| match line.rsplit_once(" (") {
            Some((before, cost)) if cost.starts_with(|c: char| c.is_ascii_digit()) => before,
            _ => line,
        });
        lines.collect::<Vec<_>>().join("\n")
    }
}
