//! A workspace in a temporary directory, and what the product says about it.

use serde_json::Value;
use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;
use tempfile::TempDir;

/// A build script without any dependency: it compiles each of the sources with `$CXX` and links them.
pub const BUILD: &str = r#"
use std::process::Command;

fn main() {
    println!("cargo::rerun-if-changed=cpp");
    let out = std::env::var("OUT_DIR").unwrap();
    let compiler = std::env::var("CXX").unwrap_or_else(|_| "c++".into());
    let mut objects = Vec::new();
    let mut sources: Vec<_> = std::fs::read_dir("cpp").unwrap().map(|entry| entry.unwrap().path()).collect();
    sources.sort();
    for source in sources.iter().filter(|path| path.extension().is_some_and(|end| end == "cpp")) {
        let mut object = std::path::Path::new(&out).join(source.file_name().unwrap());
        object.as_mut_os_string().push(".o");
        let status = Command::new(&compiler).arg("-c").arg(source).arg("-o").arg(&object).status().unwrap();
        assert!(status.success());
        objects.push(object);
    }
    let library = format!("{out}/libparts.a");
    let _ = std::fs::remove_file(&library);
    assert!(Command::new("ar").arg("crs").arg(&library).args(&objects).status().unwrap().success());
    println!("cargo::rustc-link-search=native={out}");
    println!("cargo::rustc-link-lib=static=parts");
}
"#;

pub struct Project {
    _directory: TempDir,
    pub root: PathBuf,
    /// A target directory that is shared with other projects, for their dependencies' sake.
    target: Option<PathBuf>,
}

/// What a run said.
#[derive(Debug)]
pub struct Said {
    pub code: Option<i32>,
    pub lines: Vec<Value>,
    pub stdout: String,
    pub stderr: String,
}

pub fn manifest(name: &str) -> String {
    format!(
        "[package]\nname = \"{name}\"\nversion = \"0.1.0\"\nedition = \"2024\"\n\n[workspace]\n"
    )
}

impl Project {
    /// An empty directory.
    pub fn empty() -> Project {
        let directory = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).unwrap();
        let root = directory.path().join("project");
        std::fs::create_dir(&root).unwrap();
        Project {
            _directory: directory,
            root,
            target: None,
        }
    }

    /// A package whose build script compiles these sources, named below `cpp/`.
    pub fn with_sources(sources: &[(&str, &str)]) -> Project {
        let project = Project::empty();
        project.write("Cargo.toml", &manifest("parts"));
        project.write("build.rs", BUILD);
        project.write("src/lib.rs", "");
        for (name, text) in sources {
            project.write(&format!("cpp/{name}"), text);
        }
        project
    }

    /// A copy of a fixture.
    pub fn fixture(name: &str, form: &str) -> Project {
        let mut project = Project::empty();
        // Its dependencies are compiled once for all fixtures.
        project.target = Some(Path::new(env!("CARGO_TARGET_TMPDIR")).join("fixtures"));
        project.copy_fixture(name, form);
        project
    }

    /// Puts a fixture's files over those that are there, as a user who changes them would.
    pub fn copy_fixture(&self, name: &str, form: &str) {
        let source: PathBuf = [env!("CARGO_MANIFEST_DIR"), "..", "fixtures", name, form]
            .iter()
            .collect();
        copy(&source, &self.root);
    }

    pub fn path(&self, name: &str) -> PathBuf {
        self.root.join(name)
    }

    pub fn write(&self, name: &str, text: &str) {
        write(&self.path(name), text.as_bytes());
    }

    /// An executable script.
    pub fn script(&self, name: &str, text: &str) -> PathBuf {
        use std::os::unix::fs::PermissionsExt;
        self.write(name, text);
        let path = self.path(name);
        std::fs::set_permissions(&path, std::fs::Permissions::from_mode(0o755)).unwrap();
        path
    }

    pub fn command(&self, arguments: &[&str]) -> Command {
        command_in(&self.root, self.target.as_deref(), arguments)
    }

    /// Runs `cargo verify` with a report for machines.
    pub fn verify(&self, arguments: &[&str]) -> Said {
        let mut words = arguments.to_vec();
        words.extend(["--message-format", "json"]);
        let said = Said::of(&mut self.command(&words));
        for line in &said.lines {
            let errors: Vec<String> = schema()
                .iter_errors(line)
                .map(|error| error.to_string())
                .collect();
            assert!(errors.is_empty(), "{line:#}\n{errors:#?}");
        }
        said
    }

    /// Runs any command.
    pub fn run(&self, arguments: &[&str]) -> Said {
        Said::of(&mut self.command(arguments))
    }

    /// What `cargo verify list` says.
    pub fn list(&self, arguments: &[&str]) -> Value {
        let mut words = vec!["list", "--message-format", "json"];
        words.extend(arguments);
        let said = Said::of(&mut self.command(&words));
        assert_eq!(said.code, Some(0), "{}", said.stderr);
        said.lines[0].clone()
    }
}

/// A package of this Rust and this C++ has these codes and no others.
pub fn verified_to_have(rust: &str, cpp: &str, codes: &[&str]) -> Said {
    let project = Project::with_sources(&[("parts.cpp", cpp)]);
    project.write("src/lib.rs", rust);
    let said = project.verify(&["--timeout", "30s"]);
    let shown = format!("{cpp}\n{}\n{}", said.stdout, said.stderr);
    assert_eq!(said.codes(), codes, "{shown}");
    assert_eq!(said.code == Some(0), codes.is_empty(), "{shown}");
    said
}

/// The published schema of every line of a report.
fn schema() -> &'static jsonschema::Validator {
    static SCHEMA: OnceLock<jsonschema::Validator> = OnceLock::new();
    SCHEMA.get_or_init(|| {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/src/report.schema.json");
        let text = std::fs::read_to_string(path).unwrap();
        jsonschema::validator_for(&serde_json::from_str(&text).unwrap()).unwrap()
    })
}

pub fn command_in(root: &Path, target: Option<&Path>, arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_cargo-verify"));
    command.arg("verify").args(arguments).current_dir(root);
    if let Some(target) = target {
        command.arg("--target-dir").arg(target);
    }
    command.env(
        "CARGO_VERIFY_CACHE",
        Path::new(env!("CARGO_TARGET_TMPDIR")).join("cache"),
    );
    // What `cargo test` tells the tests is not for the workspace.
    for name in [
        "CARGO_TARGET_DIR",
        "CARGO_MANIFEST_DIR",
        "CARGO_PKG_NAME",
        "OUT_DIR",
    ] {
        command.env_remove(name);
    }
    command
}

impl Said {
    pub fn of(command: &mut Command) -> Said {
        let output = command.output().unwrap();
        let stdout = String::from_utf8_lossy(&output.stdout).into_owned();
        let lines = stdout
            .lines()
            .filter_map(|line| serde_json::from_str(line).ok())
            .collect();
        Said {
            code: output.status.code(),
            lines,
            stdout,
            stderr: String::from_utf8_lossy(&output.stderr).into_owned(),
        }
    }

    pub fn with_reason(&self, reason: &str) -> Vec<&Value> {
        self.lines
            .iter()
            .filter(|line| line["reason"] == reason)
            .collect()
    }

    /// The verdict of each entry point, by name, in the order of names.
    pub fn verdicts(&self) -> Vec<(String, String)> {
        let text = |value: &Value| value.as_str().unwrap().to_owned();
        let entries = self.with_reason("entry");
        let mut verdicts: Vec<_> = entries
            .iter()
            .map(|line| (text(&line["function"]), text(&line["verdict"])))
            .collect();
        verdicts.sort();
        verdicts
    }

    /// The codes of the violations, in order and once.
    pub fn codes(&self) -> Vec<String> {
        let mut codes: Vec<String> = self
            .with_reason("violation")
            .iter()
            .map(|line| line["code"].as_str().unwrap().to_owned())
            .collect();
        codes.sort();
        codes.dedup();
        codes
    }

    pub fn summary(&self) -> &Value {
        self.lines
            .last()
            .unwrap_or_else(|| panic!("nothing was said: {}", self.stderr))
    }
}

/// The units in a list, by the last part of their paths, in its order.
pub fn units(list: &Value) -> Vec<(String, Value)> {
    let items = |value: &Value, key: &str| value[key].as_array().unwrap().clone();
    let libraries = items(list, "packages")
        .into_iter()
        .flat_map(|package| items(&package, "libraries"));
    libraries
        .flat_map(|library| items(&library, "units"))
        .map(|unit| {
            let source = unit["source"].as_str().unwrap().to_owned();
            let name = Path::new(&source)
                .file_name()
                .unwrap_or(OsStr::new(""))
                .to_string_lossy()
                .into_owned();
            (name, unit)
        })
        .collect()
}

pub fn names(list: &Value) -> Vec<String> {
    let mut names: Vec<String> = units(list).into_iter().map(|(name, _)| name).collect();
    names.sort();
    names
}

pub fn write(path: &Path, bytes: &[u8]) {
    std::fs::create_dir_all(path.parent().unwrap()).unwrap();
    std::fs::write(path, bytes).unwrap();
}

fn copy(source: &Path, target: &Path) {
    std::fs::create_dir_all(target).unwrap();
    for entry in std::fs::read_dir(source).unwrap() {
        let entry = entry.unwrap();
        let place = target.join(entry.file_name());
        if entry.file_type().unwrap().is_dir() {
            // Left behind by those who try a fixture by hand.
            if entry.file_name() != "target" {
                copy(&entry.path(), &place);
            }
        } else {
            // Not a copy of its times: cargo goes by them.
            write(&place, &std::fs::read(entry.path()).unwrap());
        }
    }
}
