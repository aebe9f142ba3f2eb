//! What an unchanged or slightly changed workspace costs.

use super::project::{Project, Said};

const FUNCTIONS: &str = "\
static int helper(int n) { return n & 7; }
extern \"C\" int first(int n) { return 100 / (helper(n) + 1); }
extern \"C\" int second(int n) { return n > 1 ? 100 / n : 0; }
extern \"C\" int third(int a, int b) { return a / b; }
";

fn cached(said: &Said) -> Vec<String> {
    let entries = said.with_reason("entry").into_iter();
    let mut names: Vec<String> = entries
        .filter(|line| line["cached"] == true)
        .map(|line| line["function"].as_str().unwrap().to_owned())
        .collect();
    names.sort();
    names
}

#[test]
fn unchanged_functions_are_answered_from_the_cache() {
    let project = Project::with_sources(&[("a.cpp", FUNCTIONS)]);
    let first = project.verify(&[]);
    assert!(cached(&first).is_empty());
    let second = project.verify(&[]);
    assert_eq!(
        cached(&second),
        ["first", "second", "third"],
        "{}",
        second.stdout
    );
    assert_eq!(first.verdicts(), second.verdicts());
    assert_eq!(first.code, second.code);
    assert!(cached(&project.verify(&["--no-cache"])).is_empty());
    // Another option, another question.
    assert!(cached(&project.verify(&["--unwind", "3"])).is_empty());
}

#[test]
fn only_what_depends_on_a_change_is_verified_again() {
    let project = Project::with_sources(&[("a.cpp", FUNCTIONS)]);
    project.verify(&[]);
    project.write("cpp/a.cpp", &FUNCTIONS.replace("n & 7", "n & 3"));
    assert_eq!(cached(&project.verify(&[])), ["second", "third"]);
    // A line more moves every function; what has no place in its result is still known.
    project.write(
        "cpp/a.cpp",
        &format!("\n{}", FUNCTIONS.replace("n & 7", "n & 3")),
    );
    let moved = project.verify(&[]);
    assert_eq!(cached(&moved), ["first", "second"]);
    let violations = moved.with_reason("violation");
    assert_eq!(violations[0]["line"], 5, "{violations:?}");
}

#[test]
fn a_result_that_ended_at_a_limit_is_known_under_that_limit() {
    // Whether there are such factors takes longer than a second to find out.
    let spin = "extern \"C\" unsigned spin(unsigned a, unsigned b) {\n  \
         unsigned long long product = (unsigned long long)a * b;\n  \
         return a > 1 && b > a ? 1 / (product != 9345208821757322069ull) : 0;\n}\n";
    let project = Project::with_sources(&[("a.cpp", spin)]);
    let limit = ["--timeout", "1s", "--no-replay"];
    let first = project.verify(&limit);
    assert_eq!(first.code, Some(5), "{}", first.stdout);
    let again = project.verify(&limit);
    assert_eq!(cached(&again), ["spin"], "{}", again.stdout);
    assert_eq!(again.code, Some(5));
    let gap = &again.with_reason("entry")[0]["unknown"][0]["what"];
    let gap = gap.as_str().unwrap();
    assert!(
        gap.contains("in an earlier run under the same limit"),
        "{gap}"
    );
    assert!(cached(&project.verify(&["--timeout", "2s", "--no-replay"])).is_empty());
    assert!(cached(&project.verify(&["--timeout", "1s", "--no-replay", "--no-cache"])).is_empty());
}

#[test]
fn a_changed_header_is_noticed() {
    let project = Project::with_sources(&[
        (
            "a.cpp",
            "#include \"limit.hpp\"\nextern \"C\" int f(int n) { return 100 / LIMIT; }\n",
        ),
        ("limit.hpp", "#define LIMIT 5\n"),
    ]);
    assert_eq!(project.verify(&[]).code, Some(0));
    project.write("cpp/limit.hpp", "#define LIMIT (n & 1)\n");
    assert_eq!(project.verify(&[]).code, Some(100));
}

#[test]
fn damaged_entries_are_made_again() {
    let project = Project::with_sources(&[("a.cpp", FUNCTIONS)]);
    let first = project.verify(&[]);
    let cache = project.path("target/verify/cache");
    for part in ["units", "results"] {
        for entry in std::fs::read_dir(cache.join(part)).unwrap() {
            let path = entry.unwrap().path();
            let bytes = std::fs::read(&path).unwrap();
            std::fs::write(&path, &bytes[..bytes.len() / 2]).unwrap();
        }
    }
    let second = project.verify(&[]);
    assert!(cached(&second).is_empty());
    assert_eq!(first.verdicts(), second.verdicts());
}

#[test]
fn two_runs_at_once_do_not_disturb_each_other() {
    let project = Project::with_sources(&[("a.cpp", FUNCTIONS)]);
    let words = ["--message-format", "json"];
    let verdicts: Vec<_> = std::thread::scope(|scope| {
        let runs: Vec<_> = (0..2)
            .map(|_| scope.spawn(|| Said::of(&mut project.command(&words))))
            .collect();
        runs.into_iter()
            .map(|run| run.join().unwrap().verdicts())
            .collect()
    });
    assert_eq!(verdicts[0].len(), 3, "{verdicts:?}");
    assert_eq!(verdicts[0], verdicts[1]);
}

#[test]
fn the_cache_can_be_looked_at_and_cleared() {
    let project = Project::with_sources(&[("a.cpp", FUNCTIONS)]);
    project.verify(&[]);
    let stats = Said::of(&mut project.command(&["cache", "stats"]));
    assert!(
        stats.stdout.starts_with("1 units") && stats.stdout.contains("3 results"),
        "{}",
        stats.stdout
    );
    assert_eq!(
        Said::of(&mut project.command(&["cache", "clear"])).code,
        Some(0)
    );
    let stats = Said::of(&mut project.command(&["cache", "stats"]));
    assert!(stats.stdout.starts_with("0 units"), "{}", stats.stdout);
    assert!(cached(&project.verify(&[])).is_empty());
}

#[test]
fn what_runs_left_is_removed_as_it_is_asked_for() {
    let project = Project::with_sources(&[("a.cpp", FUNCTIONS)]);
    project.verify(&[]);
    // As a run that was killed leaves it.
    project.write("target/verify/jobs-left/lock", "");
    project.write("target/verify/jobs-left/0/job.json", "{}");
    let stale = Said::of(&mut project.command(&["clean", "--stale"]));
    assert_eq!(stale.code, Some(0), "{}", stale.stderr);
    assert!(!project.path("target/verify/jobs-left").exists());
    assert_eq!(cached(&project.verify(&[])).len(), 3);
    // No room for what is old.
    let old = std::time::SystemTime::now() - std::time::Duration::from_secs(100_000);
    let results = project.path("target/verify/cache/results");
    for entry in std::fs::read_dir(&results).unwrap() {
        let file = std::fs::File::open(entry.unwrap().path()).unwrap();
        file.set_modified(old).unwrap();
    }
    project.write(
        "cpp/a.cpp",
        "extern \"C\" int other(int n) { return n / 3; }\n",
    );
    Said::of(project.command(&[]).env("CARGO_VERIFY_CACHE_SIZE", "1KiB"));
    assert_eq!(std::fs::read_dir(&results).unwrap().count(), 1);
    let all = Said::of(&mut project.command(&["clean"]));
    assert_eq!(all.code, Some(0), "{}", all.stderr);
    assert!(all.stdout.starts_with("removed "), "{}", all.stdout);
    assert!(!project.path("target/verify").exists());
}

#[test]
fn a_clock_that_jumped_does_no_harm() {
    let project = Project::with_sources(&[("a.cpp", FUNCTIONS)]);
    let before = project.verify(&[]);
    let ahead = std::time::SystemTime::now() + std::time::Duration::from_secs(100_000_000);
    let set_ahead = |path: &std::path::Path| {
        let file = std::fs::File::open(path).unwrap();
        file.set_modified(ahead).unwrap();
    };
    set_ahead(&project.path("cpp/a.cpp"));
    let results = project.path("target/verify/cache/results");
    for entry in std::fs::read_dir(&results).unwrap() {
        set_ahead(&entry.unwrap().path());
    }
    let after = project.verify(&[]);
    assert_eq!(after.code, before.code, "{}", after.stderr);
    assert_eq!(after.codes(), before.codes(), "{}", after.stdout);
    assert!(!after.stdout.contains("has changed"), "{}", after.stdout);
    // What was used in the future is not in use for ever.
    for entry in std::fs::read_dir(&results).unwrap() {
        set_ahead(&entry.unwrap().path());
    }
    project.write(
        "cpp/a.cpp",
        "extern \"C\" int other(int n) { return n / 3; }\n",
    );
    Said::of(project.command(&[]).env("CARGO_VERIFY_CACHE_SIZE", "1KiB"));
    assert_eq!(std::fs::read_dir(&results).unwrap().count(), 1);
}
