//! Runs a command with a time limit and gathers what it says.

use std::fs::File;
use std::io::Read;
use std::os::unix::process::ExitStatusExt;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

pub struct Output {
    pub stdout: Vec<u8>,
    pub stderr: String,
    /// The exit code, or none where a signal ended it.
    pub code: Option<i32>,
    pub signal: Option<i32>,
}

/// Runs the command to its end, with the file as its standard input.
pub fn run(command: &mut Command, stdin: Option<&Path>, limit: Duration) -> Result<Output, String> {
    let input = match stdin {
        Some(path) => {
            Stdio::from(File::open(path).map_err(|error| format!("{}: {error}", path.display()))?)
        }
        None => Stdio::null(),
    };
    let described = describe(command);
    let mut child = command
        .stdin(input)
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .map_err(|error| format!("cannot run {described}: {error}"))?;
    let mut stdout = child.stdout.take().expect("it was piped");
    let mut stderr = child.stderr.take().expect("it was piped");
    let out = std::thread::spawn(move || read_all(&mut stdout));
    let err = std::thread::spawn(move || read_all(&mut stderr));
    let deadline = Instant::now() + limit;
    let status = loop {
        match child.try_wait().map_err(|error| error.to_string())? {
            Some(status) => break status,
            None if Instant::now() >= deadline => {
                let _ = child.kill();
                let _ = child.wait();
                return Err(format!("no end after {limit:?}: {described}"));
            }
            None => std::thread::sleep(Duration::from_millis(2)),
        }
    };
    Ok(Output {
        stdout: out.join().expect("reading does not panic"),
        stderr: String::from_utf8_lossy(&err.join().expect("reading does not panic")).into_owned(),
        code: status.code(),
        signal: status.signal(),
    })
}

fn read_all(stream: &mut dyn Read) -> Vec<u8> {
    let mut bytes = Vec::new();
    let _ = stream.read_to_end(&mut bytes);
    bytes
}

/// The command as a person would type it.
pub fn describe(command: &Command) -> String {
    let words = std::iter::once(command.get_program()).chain(command.get_args());
    words
        .map(|word| quote(&word.to_string_lossy()))
        .collect::<Vec<_>>()
        .join(" ")
}

fn quote(word: &str) -> String {
    let plain = |c: char| c.is_ascii_alphanumeric() || "-_./=+:,@%".contains(c);
    if !word.is_empty() && word.chars().all(plain) {
        word.to_owned()
    } else {
        format!("'{}'", word.replace('\'', r"'\''"))
    }
}

/// The product's binary, as cargo calls it, with models unpacked below the target directory.
pub fn product() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_cargo-verify"));
    command.arg("verify").env(
        "CARGO_VERIFY_CACHE",
        Path::new(env!("CARGO_TARGET_TMPDIR")).join("cache"),
    );
    command
}

/// The same as `product` in the words of somebody who wants to repeat it.
pub fn reproduce(command: &Command) -> String {
    let arguments: Vec<String> = command
        .get_args()
        .map(|word| quote(&word.to_string_lossy()))
        .collect();
    format!("cargo run -q -p cargo-verify -- {}", arguments.join(" "))
}
