//! Workers: what an interrupt, a crash or a limit costs.

use super::project::{Project, Said};
use std::io::{BufRead, BufReader, Read};
use std::process::{Child, ChildStdout, Command, Stdio};
use std::time::{Duration, Instant};

const MIXED: &str = "\
extern \"C\" int halve(int n) { return n / 2; }
extern \"C\" unsigned spin(unsigned n) { for (;;) n = n * 3 + 1; }
extern \"C\" unsigned whirl(unsigned n) { for (;;) n = n * 5 + 1; }
";

struct Running {
    project: Project,
    child: Child,
    output: BufReader<ChildStdout>,
    /// What has been read of it.
    said: String,
}

impl Running {
    fn start(arguments: &[&str]) -> Running {
        let project = Project::with_sources(&[("a.cpp", MIXED)]);
        let mut command = project.command(&["--message-format", "json", "--timeout", "60s"]);
        command
            .args(arguments)
            .stdout(Stdio::piped())
            .stderr(Stdio::piped());
        let mut child = command.spawn().unwrap();
        let output = BufReader::new(child.stdout.take().unwrap());
        Running {
            project,
            child,
            output,
            said: String::new(),
        }
    }

    /// The workers, as soon as there are so many.
    fn workers(&self, count: usize) -> Vec<u32> {
        let deadline = Instant::now() + Duration::from_secs(120);
        while Instant::now() < deadline {
            let found = workers_of(self.child.id());
            if found.len() >= count {
                return found;
            }
            std::thread::sleep(Duration::from_millis(20));
        }
        panic!("{count} workers were not started");
    }

    /// Waits until the verdict on `function` is there.
    fn wait_for(&mut self, function: &str) {
        let name = format!("\"function\":\"{function}\"");
        loop {
            let start = self.said.len();
            let read = self.output.read_line(&mut self.said).unwrap();
            assert!(read > 0, "it ended: {}", self.said);
            let line = &self.said[start..];
            if line.contains("\"reason\":\"entry\"") && line.contains(&name) {
                return;
            }
        }
    }

    fn finish(mut self) -> (Project, Said) {
        self.output.read_to_string(&mut self.said).unwrap();
        let output = self.child.wait_with_output().unwrap();
        let said = Said {
            code: output.status.code(),
            lines: self
                .said
                .lines()
                .map(|line| serde_json::from_str(line).unwrap())
                .collect(),
            stdout: self.said,
            stderr: String::from_utf8_lossy(&output.stderr).into_owned(),
        };
        (self.project, said)
    }
}

/// Children are listed by the thread that started them.
fn workers_of(process: u32) -> Vec<u32> {
    let tasks = std::fs::read_dir(format!("/proc/{process}/task"))
        .into_iter()
        .flatten()
        .flatten();
    tasks
        .filter_map(|task| std::fs::read_to_string(task.path().join("children")).ok())
        .flat_map(|children| {
            children
                .split_whitespace()
                .map(str::to_owned)
                .collect::<Vec<_>>()
        })
        .filter(|child| {
            let line = std::fs::read(format!("/proc/{child}/cmdline")).unwrap_or_default();
            String::from_utf8_lossy(&line).contains("__worker")
        })
        .map(|child| child.parse().unwrap())
        .collect()
}

fn signal(process: u32, name: &str) {
    let status = Command::new("kill")
        .args(["-s", name, &process.to_string()])
        .status();
    assert!(status.unwrap().success());
}

fn is_alive(process: u32) -> bool {
    let state = std::fs::read_to_string(format!("/proc/{process}/stat")).unwrap_or_default();
    !state.is_empty() && !state.contains(") Z")
}

fn leftovers(project: &Project) -> Vec<String> {
    let home = std::fs::read_dir(project.path("target/verify")).unwrap();
    let names = home.map(|entry| entry.unwrap().file_name().to_string_lossy().into_owned());
    names
        .filter(|name| !["build", "cache", "calls", "compilers"].contains(&name.as_str()))
        .collect()
}

#[test]
fn an_interrupt_ends_all_workers_and_reports_what_is_finished() {
    let mut running = Running::start(&["-j", "2"]);
    // The first is quick; the two others never end.
    running.wait_for("halve");
    let workers = running.workers(2);
    signal(running.child.id(), "INT");
    let (project, said) = running.finish();
    assert_eq!(said.code, Some(5), "{}", said.stdout);
    assert!(
        said.verdicts()
            .contains(&("halve".to_owned(), "proved".to_owned())),
        "{}",
        said.stdout
    );
    assert!(workers.iter().all(|worker| !is_alive(*worker)));
    assert!(leftovers(&project).is_empty(), "{:?}", leftovers(&project));
}

#[test]
fn a_worker_that_is_killed_costs_its_own_result_only() {
    let mut running = Running::start(&["-j", "1", "--function", "halve", "--function", "spin"]);
    running.wait_for("halve");
    let victim = running.workers(1)[0];
    signal(victim, "KILL");
    let (_, said) = running.finish();
    let expected = [("halve", "proved"), ("spin", "unknown")];
    assert_eq!(
        said.verdicts(),
        expected.map(|(name, verdict)| (name.to_owned(), verdict.to_owned()))
    );
    let entries = said.with_reason("entry");
    let spin = entries
        .iter()
        .find(|line| line["function"] == "spin")
        .unwrap();
    assert_eq!(spin["unknown"][0]["kind"], "crash", "{spin}");
    assert_eq!(said.code, Some(5));
}

#[test]
fn a_run_that_is_killed_leaves_nothing_that_disturbs_the_next() {
    let mut running = Running::start(&["-j", "2"]);
    let workers = running.workers(2);
    running.child.kill().unwrap();
    running.child.wait().unwrap();
    let deadline = Instant::now() + Duration::from_secs(20);
    while workers.iter().any(|worker| is_alive(*worker)) {
        assert!(
            Instant::now() < deadline,
            "a worker goes on without anybody"
        );
        std::thread::sleep(Duration::from_millis(20));
    }
    let said = running.project.verify(&["--function", "halve"]);
    assert_eq!(
        said.verdicts(),
        [("halve".to_owned(), "proved".to_owned())],
        "{}",
        said.stderr
    );
    assert_eq!(said.code, Some(0));
}
