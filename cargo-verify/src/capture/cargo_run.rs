//! Runs cargo with our wrappers in place of the compilers, in a target directory of our own, and
//! gathers what its build scripts made. `cargo check` runs them all and compiles no more Rust than it
//! must.

use super::cargo_config::CargoConfig;
use super::compilers::{Target, Wrappers};
use crate::error::ExpectedError;
use crate::interrupt::Interrupt;
use cargo_metadata::{Message, PackageId};
use std::ffi::OsString;
use std::io::{BufRead, BufReader, Read};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::Mutex;
use std::time::Duration;

/// What decides how cargo is run.
#[derive(Debug)]
pub struct Watched<'a> {
    pub cargo: &'a Path,
    /// Where the user is: cargo's configuration depends on it.
    pub directory: &'a Path,
    /// The choice of packages, features, profile and so on.
    pub arguments: Vec<OsString>,
    pub machines: Target,
    /// Our directory in the target directory.
    pub home: &'a Path,
    pub interrupt: &'a Interrupt,
    pub verbose: bool,
}

/// A build script that ran, now or in an earlier run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BuildScript {
    pub package: PackageId,
    pub out_dir: PathBuf,
    /// The names of the libraries it asks to be linked, without their kind.
    pub libraries: Vec<String>,
    /// Where to look for them.
    pub paths: Vec<PathBuf>,
    /// What it sets for `cfg`, in the words of `--cfg`.
    pub cfgs: Vec<String>,
}

/// A build script that failed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FailedScript {
    /// As in `name v0.1.0`.
    pub package: String,
    /// What cargo says about it, the script's own output included.
    pub message: String,
}

/// What a build left.
#[derive(Clone, Debug, Default)]
pub struct Built {
    pub scripts: Vec<BuildScript>,
    pub failed: Vec<FailedScript>,
    /// Cargo failed, but no build script did: the Rust part does not compile.
    pub rust_error: Option<String>,
}

impl Watched<'_> {
    /// Where the calls of compilers are written down.
    pub fn log(&self) -> PathBuf {
        self.home.join("calls")
    }

    /// Makefiles and `configure` cannot deal with white space in the name of a compiler; the
    /// wrappers then lie in our cache.
    fn wrappers_directory(&self) -> Result<PathBuf, ExpectedError> {
        let wanted = self.home.join("compilers");
        let plain = wanted
            .to_str()
            .is_some_and(|path| !path.contains(char::is_whitespace));
        if plain {
            return Ok(wanted);
        }
        let name = blake3::hash(wanted.as_os_str().as_encoded_bytes()).to_hex();
        Ok(crate::cache_directory::root()?
            .join("compilers")
            .join(&name[..16]))
    }
}

/// Builds, and tells what the build scripts made.
pub fn watch(watched: &Watched<'_>, say: &dyn Fn(String)) -> Result<Built, ExpectedError> {
    let log = watched.log();
    crate::cache_directory::create(&log)?;
    let config = CargoConfig::read(watched.directory);
    let wrappers = Wrappers::install(
        &watched.machines,
        &config,
        &watched.wrappers_directory()?,
        &log,
    )?;
    let mut command = Command::new(watched.cargo);
    command.arg("check").args(&watched.arguments);
    command.args([
        "--keep-going",
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
        .stderr(Stdio::piped())
        // Ctrl-C reaches us alone; we end cargo and all it started.
        .process_group(0);
    if watched.verbose {
        crate::clang::show(&command);
    }
    let mut child = command
        .spawn()
        .map_err(|source| ExpectedError::CannotStart {
            program: watched.cargo.to_owned(),
            source,
        })?;
    let stdout = child.stdout.take().expect("standard output was piped");
    let stderr = child.stderr.take().expect("standard error was piped");
    let scripts = std::thread::spawn(move || read_scripts(stdout));
    let (send, lines) = std::sync::mpsc::channel();
    let reader = std::thread::spawn(move || {
        for line in BufReader::new(stderr).split(b'\n').map_while(Result::ok) {
            let _ = send.send(String::from_utf8_lossy(&line).into_owned());
        }
    });
    let mut said = Vec::new();
    let success = loop {
        while let Ok(line) = lines.recv_timeout(Duration::from_millis(5)) {
            say(format!("building:{}", anstream::adapter::strip_str(&line)));
            said.push(line);
        }
        if watched.interrupt.is_set() {
            end(&mut child);
            return Err(ExpectedError::Interrupted);
        }
        let waited = child
            .try_wait()
            .map_err(|source| ExpectedError::CannotStart {
                program: watched.cargo.to_owned(),
                source,
            })?;
        if let Some(status) = waited {
            break status.success();
        }
    };
    // Both end once cargo's pipes are closed.
    let _ = reader.join();
    said.extend(lines.try_iter());
    let scripts = scripts.join().unwrap_or_default();
    Ok(judge(scripts, &said, success))
}

/// Ends cargo and everything in its group.
fn end(child: &mut Child) {
    let group = i32::try_from(child.id())
        .ok()
        .and_then(rustix::process::Pid::from_raw);
    if let Some(group) = group {
        // It may have ended just now; there is nothing left to do then.
        let _ = rustix::process::kill_process_group(group, rustix::process::Signal::KILL);
    }
    let _ = child.wait();
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

/// Whose fault it is where cargo failed.
fn judge(scripts: Vec<BuildScript>, said: &[String], success: bool) -> Built {
    let mut built = Built {
        scripts,
        ..Built::default()
    };
    if success {
        return built;
    }
    let plain: Vec<String> = said
        .iter()
        .map(|line| anstream::adapter::strip_str(line).to_string())
        .collect();
    const FAILED: &str = "failed to run custom build command for `";
    for (at, line) in plain.iter().enumerate() {
        let Some((_, rest)) = line.split_once(FAILED) else {
            continue;
        };
        let name = rest.split(['`', '(']).next().unwrap_or(rest).trim();
        let message = plain[at..]
            .iter()
            .enumerate()
            .take_while(|(number, line)| {
                *number == 0 || !(line.starts_with("error: ") || line.starts_with("warning: "))
            })
            .map(|(_, line)| line.as_str())
            .collect::<Vec<_>>();
        built.failed.push(FailedScript {
            package: name.to_owned(),
            message: message.join("\n"),
        });
    }
    if built.failed.is_empty() {
        built.rust_error = Some(plain.join("\n"));
    }
    built
}

/// Cargo's name for the machine it runs on. The compiler is asked first: to tell it, cargo looks at the
/// whole system, which takes longer than all else in a run that finds nothing changed.
pub fn host(cargo: &Path) -> Result<String, ExpectedError> {
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

fn host_by(cargo: &Path) -> Result<String, ExpectedError> {
    let output = Command::new(cargo).arg("-vV").output();
    let output = output.map_err(|source| ExpectedError::CannotStart {
        program: cargo.to_owned(),
        source,
    })?;
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    let host = text.lines().find_map(|line| line.strip_prefix("host: "));
    host.map(|host| host.trim().to_owned())
        .ok_or_else(|| ExpectedError::CargoFailed {
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

    #[test]
    fn a_failed_script_is_told_from_rust_that_does_not_compile() {
        let lines = |text: &str| text.lines().map(str::to_owned).collect::<Vec<_>>();
        let script = "   Compiling a\nerror: failed to run custom build command for `a v0.1.0 (/x/a)`\n\
                      Caused by:\n  process didn't exit successfully\n  --- stderr\n  boom\nwarning: build failed";
        let built = judge(Vec::new(), &lines(script), false);
        assert_eq!(built.failed[0].package, "a v0.1.0");
        assert!(
            built.failed[0].message.ends_with("boom"),
            "{}",
            built.failed[0].message
        );
        assert_eq!(built.rust_error, None);
        let rust = judge(Vec::new(), &lines("error[E0425]: cannot find value"), false);
        assert!(rust.failed.is_empty() && rust.rust_error.is_some());
    }
}
