//! What happens when a job does not end by itself: limits, signals, a worker that dies. Real
//! processes, real signals.

#![expect(clippy::unwrap_used, reason = "a test may panic")]

use serde_json::Value;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::time::{Duration, Instant};

/// No invariant says that the trap is not reached: it is, long after all limits.
const ENDLESS: &str =
    "int main(void) { unsigned long n = 0; for (;;) if (++n == 0) __builtin_trap(); }\n";

/// A run of the product with a directory of its own for temporary files.
struct Run {
    temporary: tempfile::TempDir,
    child: Child,
}

impl Run {
    fn start(program: &str, arguments: &[&str]) -> Run {
        let temporary = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).unwrap();
        let source = temporary.path().join("program.c");
        std::fs::write(&source, program).unwrap();
        let scratch = temporary.path().join("scratch");
        std::fs::create_dir(&scratch).unwrap();
        let child = Command::new(env!("CARGO_BIN_EXE_cargo-verify"))
            .args(["verify", "file", "--message-format", "json"])
            .arg(&source)
            .args(arguments)
            .env(
                "CARGO_VERIFY_CACHE",
                Path::new(env!("CARGO_TARGET_TMPDIR")).join("cache"),
            )
            .env("TMPDIR", &scratch)
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        Run { temporary, child }
    }

    /// The worker's process, as soon as there is one.
    fn worker(&self) -> u32 {
        let front = self.child.id();
        let deadline = Instant::now() + Duration::from_secs(60);
        while Instant::now() < deadline {
            // Any of its threads may have started it.
            let threads = std::fs::read_dir(format!("/proc/{front}/task"));
            let children: String = threads
                .into_iter()
                .flatten()
                .filter_map(|thread| {
                    std::fs::read_to_string(thread.ok()?.path().join("children")).ok()
                })
                .collect();
            let worker = children.split_whitespace().find(|child| {
                let command = std::fs::read(format!("/proc/{child}/cmdline")).unwrap_or_default();
                String::from_utf8_lossy(&command).contains("__worker")
            });
            if let Some(worker) = worker {
                return worker.parse().unwrap();
            }
            std::thread::sleep(Duration::from_millis(10));
        }
        panic!("no worker was started");
    }

    /// The exit code and the summary.
    fn finish(self) -> (Option<i32>, Value) {
        let Output {
            status,
            stdout,
            stderr,
        } = self.child.wait_with_output().unwrap();
        let text = String::from_utf8(stdout).unwrap();
        let last = text
            .lines()
            .last()
            .unwrap_or_else(|| panic!("{}", String::from_utf8_lossy(&stderr)));
        let left: Vec<PathBuf> = std::fs::read_dir(self.temporary.path().join("scratch"))
            .unwrap()
            .map(|entry| entry.unwrap().path())
            .collect();
        assert!(left.is_empty(), "left behind: {left:?}");
        (status.code(), serde_json::from_str(last).unwrap())
    }
}

fn signal(process: u32, name: &str) {
    let status = Command::new("kill")
        .args(["-s", name, &process.to_string()])
        .status()
        .unwrap();
    assert!(status.success());
}

fn is_alive(process: u32) -> bool {
    let state = std::fs::read_to_string(format!("/proc/{process}/stat")).unwrap_or_default();
    !state.is_empty() && !state.contains(") Z")
}

fn kinds(summary: &Value) -> Vec<&str> {
    summary["unknown"]
        .as_array()
        .unwrap()
        .iter()
        .map(|one| one["kind"].as_str().unwrap())
        .collect()
}

#[test]
fn an_endless_loop_ends_at_the_time_limit() {
    let started = Instant::now();
    let (code, summary) = Run::start(ENDLESS, &["--timeout", "2s"]).finish();
    assert_eq!(code, Some(5), "{summary}");
    assert_eq!(summary["verdict"], "unknown");
    assert_eq!(kinds(&summary), ["timeout"]);
    assert!(
        started.elapsed() < Duration::from_secs(30),
        "it took {:?}",
        started.elapsed()
    );
}

#[test]
fn an_endless_recursion_overflows_the_stack() {
    let program =
        "int deeper(int n) { return deeper(n + 1) + 1; }\nint main(void) { return deeper(0); }\n";
    let (code, summary) = Run::start(program, &[]).finish();
    assert_eq!(code, Some(100), "{summary}");
    assert_eq!(summary["violations"][0]["code"], "V0305");
}

#[test]
fn a_gigabyte_that_is_hardly_touched_costs_nothing() {
    let program = "#include <stdlib.h>\n\
                   int main(void) {\n    char *p = malloc(8ul << 30);\n    if (!p) return 0;\n\
                   \x20   p[(8ul << 30) - 1] = 1;\n    free(p);\n    return 0;\n}\n";
    let (code, summary) = Run::start(program, &["--memory", "512M"]).finish();
    assert_eq!(code, Some(0), "{summary}");
    assert!(
        summary["peak_memory_bytes"].as_u64().unwrap() < 300 << 20,
        "{summary}"
    );
}

#[test]
fn the_memory_limit_is_enforced() {
    let program = "#include <stdlib.h>\nstruct node { struct node *next; long values[1000]; };\n\
                   int main(void) {\n    struct node *list = 0;\n    for (;;) {\n\
                   \x20       struct node *node = malloc(sizeof *node);\n        node->next = list;\n\
                   \x20       for (int i = 0; i < 1000; i++) node->values[i] = i;\n        list = node;\n    }\n}\n";
    let (code, summary) = Run::start(program, &["--memory", "128M", "--timeout", "60s"]).finish();
    assert_eq!(code, Some(5), "{summary}");
    assert_eq!(kinds(&summary), ["memory"], "{summary}");
}

#[test]
fn a_worker_that_dies_costs_its_own_result_only() {
    let run = Run::start(ENDLESS, &["--timeout", "60s"]);
    let worker = run.worker();
    signal(worker, "KILL");
    let (code, summary) = run.finish();
    assert_eq!(code, Some(5), "{summary}");
    assert_eq!(kinds(&summary), ["crash"]);
}

#[test]
fn an_interrupt_ends_everything_and_leaves_nothing() {
    let run = Run::start(ENDLESS, &["--timeout", "60s"]);
    let worker = run.worker();
    let started = Instant::now();
    signal(run.child.id(), "INT");
    let (code, summary) = run.finish();
    assert_eq!(code, Some(5), "{summary}");
    assert_eq!(kinds(&summary), ["interrupted"]);
    assert!(started.elapsed() < Duration::from_secs(10));
    assert!(!is_alive(worker), "the worker is still there");
}

#[test]
fn a_worker_does_not_outlive_a_killed_front() {
    let mut run = Run::start(ENDLESS, &["--timeout", "60s"]);
    let worker = run.worker();
    run.child.kill().unwrap();
    run.child.wait().unwrap();
    let deadline = Instant::now() + Duration::from_secs(10);
    while is_alive(worker) && Instant::now() < deadline {
        std::thread::sleep(Duration::from_millis(20));
    }
    assert!(!is_alive(worker), "the worker is still there");
}
