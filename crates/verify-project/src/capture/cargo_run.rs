//! Runs cargo with our wrappers in place of the compilers, in a target directory of our own, and
//! gathers what its build scripts made. `cargo check` runs them all and compiles no more Rust than it
//! must.

use super::CaptureError;
use super::build_error::{BuildError, failures};
use super::cargo_config::CargoConfig;
use super::compilers::{Target, Wrappers};
use super::output::{Output, lines};
use super::without_qt;
use crate::files;
use crate::interrupt::Interrupt;
use crate::models::Models;
use crate::process::{ProcessError, ask, end, show};
use cargo_metadata::{Message, PackageId};
use std::ffi::OsString;
use std::io::{BufRead, BufReader, Read};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::Mutex;
use std::time::{Duration, Instant};

/// What decides how cargo is run.
#[derive(Debug)]
pub struct Watched<'a> {
    /// The cargo to run.
    pub cargo: &'a Path,
    /// Where the user is: cargo's configuration depends on it.
    pub directory: &'a Path,
    /// The choice of packages, features, profile and so on.
    pub arguments: Vec<OsString>,
    /// The machine that builds and the one that is built for.
    pub machines: Target,
    /// Our directory in the target directory.
    pub home: &'a Path,
    /// How long it may take. Default is as long as it takes.
    pub time_limit: Option<Duration>,
    /// Ends it early.
    pub interrupt: &'a Interrupt,
    /// Print each command on standard error.
    pub verbose: bool,
}

/// A build script that ran, now or in an earlier run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BuildScript {
    /// The package whose script it is.
    pub package: PackageId,
    /// Where it puts what it makes.
    pub out_dir: PathBuf,
    /// The names of the libraries it asks to be linked, without their kind.
    pub libraries: Vec<String>,
    /// Where to look for them.
    pub paths: Vec<PathBuf>,
    /// What it sets for `cfg`, in the words of `--cfg`.
    pub cfgs: Vec<String>,
}

/// What a build left.
#[derive(Clone, Debug, Default)]
pub struct Built {
    /// The build scripts that ran to their end.
    pub scripts: Vec<BuildScript>,
    /// What failed.
    pub failures: Vec<BuildError>,
}

impl Watched<'_> {
    /// Where the calls of compilers are written down.
    pub fn log(&self) -> PathBuf {
        self.home.join("calls")
    }

    /// Makefiles and `configure` cannot deal with white space in the name of a compiler; the
    /// wrappers then lie in our cache.
    fn wrappers_directory(&self) -> Result<PathBuf, files::FileError> {
        let wanted = self.home.join("compilers");
        let plain = wanted
            .to_str()
            .is_some_and(|path| !path.contains(char::is_whitespace));
        if plain {
            return Ok(wanted);
        }
        let name = blake3::hash(wanted.as_os_str().as_encoded_bytes()).to_hex();
        Ok(files::root()?.join("compilers").join(&name[..16]))
    }
}

/// Builds, and tells what the build scripts made.
pub fn watch(watched: &Watched<'_>, say: &dyn Fn(String)) -> Result<Built, CaptureError> {
    let log = watched.log();
    files::create(&log)?;
    let config = CargoConfig::read(watched.directory);
    let wrappers = Wrappers::install(
        &watched.machines,
        &config,
        &watched.wrappers_directory()?,
        &log,
        &without_qt::flags(&Models::unpack()?),
    )?;
    let mut command = in_session(watched.cargo);
    command.arg("check").args(&watched.arguments);
    // In colour, which every format but that for people takes away again.
    command.args([
        "--keep-going",
        "--color",
        "always",
        "--message-format",
        "json-render-diagnostics",
    ]);
    command.arg("--target-dir").arg(watched.home.join("build"));
    for setting in &wrappers.config {
        command.arg("--config").arg(setting);
    }
    command
        .envs(wrappers.environment)
        .current_dir(watched.directory)
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    if watched.verbose {
        show(&command);
    }
    let mut child = command
        .spawn()
        .map_err(ProcessError::cannot_start(watched.cargo))?;
    let stdout = child.stdout.take().expect("standard output was piped");
    let stderr = child.stderr.take().expect("standard error was piped");
    let scripts = std::thread::spawn(move || read_scripts(stdout));
    let (send, printed) = std::sync::mpsc::sync_channel(1_000);
    let reader = std::thread::spawn(move || {
        lines(stderr, |line| drop(send.send(line)));
    });
    let mut said = Output::default();
    let deadline = watched.time_limit.map(|limit| Instant::now() + limit);
    let success = loop {
        let mut line = printed.recv_timeout(Duration::from_millis(5)).ok();
        // A script that never ends to print must not keep us from looking at the time.
        let until = Instant::now() + Duration::from_millis(50);
        while let Some(text) = line {
            say(format!("building:{}", anstream::adapter::strip_str(&text)));
            said.push(text);
            let is_time = Instant::now() < until;
            line = printed.try_recv().ok().filter(|_| is_time);
        }
        if watched.interrupt.is_set() {
            end(&mut child);
            return Err(ProcessError::Interrupted.into());
        }
        if let (Some(limit), Some(deadline)) = (watched.time_limit, deadline)
            && Instant::now() >= deadline
        {
            end(&mut child);
            let message = said.into_lines().join("\n");
            return Err(CaptureError::BuildTimedOut { limit, message });
        }
        let waited = child
            .try_wait()
            .map_err(ProcessError::cannot_start(watched.cargo))?;
        if let Some(status) = waited {
            break status.success();
        }
    };
    // Both end once cargo's pipes are closed.
    printed.iter().for_each(|line| said.push(line));
    let _ = reader.join();
    let said = said.into_lines();
    let scripts = scripts.join().unwrap_or_default();
    if success {
        return Ok(Built {
            scripts,
            failures: Vec::new(),
        });
    }
    Ok(Built {
        scripts,
        failures: failures(&said)?,
    })
}

/// The program in a session of its own. Ctrl-C reaches us alone, and we end cargo and all that it started; what asks on
/// the terminal, as `sudo` does, is answered that there is none, where in the background it would wait for ever.
fn in_session(program: &Path) -> Command {
    const PROGRAM: &str = "setsid";
    let paths = std::env::var_os("PATH").unwrap_or_default();
    let is_there = std::env::split_paths(&paths).any(|path| path.join(PROGRAM).is_file());
    if is_there {
        let mut command = Command::new(PROGRAM);
        command.arg(program);
        command
    } else {
        let mut command = Command::new(program);
        command.process_group(0);
        command
    }
}

fn read_scripts(stdout: impl Read) -> Vec<BuildScript> {
    let lines = BufReader::new(stdout).lines().map_while(Result::ok);
    lines
        .filter_map(|line| match serde_json::from_str(&line) {
            Ok(Message::BuildScriptExecuted(script)) => Some(BuildScript {
                package: script.package_id,
                out_dir: script.out_dir.into(),
                libraries: script
                    .linked_libs
                    .iter()
                    .map(|name| library_name(name.as_str()).to_owned())
                    .collect(),
                paths: script
                    .linked_paths
                    .iter()
                    .map(|path| search_path(path.as_str()).into())
                    .collect(),
                cfgs: script.cfgs,
            }),
            _ => None,
        })
        .collect()
}

/// `static:+whole-archive=name:renamed` is `name`.
fn library_name(name: &str) -> &str {
    let name = name.rsplit_once('=').map_or(name, |(_, name)| name);
    name.split_once(':').map_or(name, |(name, _)| name)
}

/// `native=/a/b` is `/a/b`.
fn search_path(path: &str) -> &str {
    const KINDS: [&str; 5] = ["native", "dependency", "crate", "framework", "all"];
    match path.split_once('=') {
        Some((kind, path)) if KINDS.contains(&kind) => path,
        _ => path,
    }
}

/// Cargo's name for the machine it runs on. The compiler is asked first: to tell it, cargo looks at the
/// whole system, which takes longer than all else in a run that finds nothing changed.
pub fn host(cargo: &Path) -> Result<String, CaptureError> {
    // Asked once, whoever asks first.
    static KNOWN: Mutex<Option<String>> = Mutex::new(None);
    let mut known = KNOWN.lock().expect("no holder of the lock panics");
    if let Some(host) = &*known {
        return Ok(host.clone());
    }
    let rustc = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let host = host_by(Path::new(&rustc)).or_else(|_| host_by(cargo))?;
    *known = Some(host.clone());
    Ok(host)
}

fn host_by(cargo: &Path) -> Result<String, CaptureError> {
    let output = ask(Command::new(cargo).arg("-vV"))?;
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    let host = text.lines().find_map(|line| line.strip_prefix("host: "));
    host.map(|host| host.trim().to_owned())
        .ok_or_else(|| CaptureError::CargoFailed {
            message: String::from_utf8_lossy(&output.stderr).into_owned(),
        })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_libraries_lose_their_kind() {
        assert_eq!(library_name("static=snappy"), "snappy");
        assert_eq!(library_name("static:+whole-archive=a:b"), "a");
        assert_eq!(library_name("stdc++"), "stdc++");
        assert_eq!(search_path("native=/x=y"), "/x=y");
        assert_eq!(search_path("/plain"), "/plain");
    }
}
