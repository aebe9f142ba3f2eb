//! Reports about workspaces. Which inputs trigger a bug is the solver's choice, and times and hashes
//! differ from run to run, so that snapshots are kept without numbers.

use super::project::{Project, Said};

/// Without numbers, hashes and the name of the directory.
fn plain(text: &str, project: &Project) -> String {
    let text = text.replace(&project.root.display().to_string(), "ROOT");
    let hashed = [
        "primaryLocationLineHash",
        "cargoVerify/v1",
        "uuid:",
        "creation_time:",
        "cpp/calendar.cpp: ",
    ];
    let is_hash = |line: &&str| {
        let name = line.trim_start().trim_start_matches('"');
        hashed.iter().any(|start| name.starts_with(start))
    };
    let lines = text.lines().filter(|line| !is_hash(line));
    let text = lines.collect::<Vec<_>>().join("\n");
    let mut plain = String::new();
    let mut is_number = false;
    for c in text.chars() {
        let was_number = std::mem::replace(&mut is_number, c.is_ascii_digit());
        match (is_number, was_number) {
            (true, true) => {}
            (true, false) => plain.push('0'),
            (false, _) => plain.push(c),
        }
    }
    plain.replace("-0", "0").replace("0.0", "0")
}

fn read(project: &Project, name: &str) -> String {
    std::fs::read_to_string(project.path(name)).unwrap()
}

#[test]
fn a_fixture_in_every_format() {
    let project = Project::fixture("calendar", "buggy");
    std::fs::create_dir(project.path(".git")).unwrap();
    let formats = [
        "human", "short", "sarif", "junit", "github", "witness", "coverage",
    ];
    let reports: Vec<String> = formats
        .iter()
        .map(|format| format!("--report={format}=reports/{format}"))
        .collect();
    let mut arguments = vec!["--no-replay"];
    arguments.extend(reports.iter().map(String::as_str));
    let said = project.verify(&arguments);
    assert_eq!(said.code, Some(100), "{}\n{}", said.stdout, said.stderr);
    for format in formats {
        let text = read(&project, &format!("reports/{format}"));
        let text = match format {
            // All of it is numbers, and none of them is the solver's choice.
            "coverage" => text,
            _ => plain(&text, &project),
        };
        insta::assert_snapshot!(format!("calendar_as_{format}"), text);
    }
    let witness: serde_json::Value =
        serde_saphyr::from_str(&read(&project, "reports/witness")).unwrap();
    let task = &witness[0]["metadata"]["task"];
    assert_eq!(
        task["specification"],
        "CHECK( init(day_of_year()), LTL(G valid-deref) )"
    );
    assert_eq!(task["language"], "C++");
    let sarif: serde_json::Value = serde_json::from_str(&read(&project, "reports/sarif")).unwrap();
    let result = &sarif["runs"][0]["results"][0];
    assert_eq!(result["ruleId"], "V0103");
    let place = &result["locations"][0]["physicalLocation"];
    assert_eq!(place["artifactLocation"]["uri"], "cpp/calendar.cpp");
    let tracefile = read(&project, "reports/coverage");
    let records = lcov::Reader::new(tracefile.as_bytes());
    assert!(
        records.collect::<Result<Vec<_>, _>>().is_ok(),
        "{tracefile}"
    );
}

#[test]
fn a_violation_in_a_file_that_the_build_makes_is_shown_there() {
    let project = Project::fixture("opcodes", "buggy");
    let said = Said::of(&mut project.command(&["--no-replay", "--report=sarif=a.sarif"]));
    assert_eq!(said.code, Some(100), "{}\n{}", said.stdout, said.stderr);
    assert!(said.stdout.contains("opcodes.cpp:"), "{}", said.stdout);
    assert!(
        said.stdout.contains('^'),
        "the source is there: {}",
        said.stdout
    );
    let doubt = "has changed since";
    assert!(!said.stdout.contains(doubt), "{}", said.stdout);
    let sarif: serde_json::Value = serde_json::from_str(&read(&project, "a.sarif")).unwrap();
    let place = &sarif["runs"][0]["results"][0]["locations"][0]["physicalLocation"];
    let uri = place["artifactLocation"]["uri"].as_str().unwrap();
    // It lies in the target directory, outside of the workspace here; the repository may be around both.
    assert!(uri.ends_with("/out/opcodes.cpp"), "{uri}");
}

#[test]
fn a_report_that_cannot_be_written_ends_the_command_with_set_up() {
    let project = Project::fixture("median", "fixed");
    let said = project.verify(&["--report=junit=/dev/full", "--report=sarif=a.sarif"]);
    assert_eq!(said.code, Some(96), "{}\n{}", said.stdout, said.stderr);
    assert!(
        said.stderr.contains("/dev/full cannot be written"),
        "{}",
        said.stderr
    );
    assert_eq!(said.summary()["verdict"], "proved");
    assert!(read(&project, "a.sarif").contains("\"verdict\": \"proved\""));
}

#[test]
fn a_run_in_which_nothing_changed_writes_its_reports() {
    let project = Project::with_sources(&[("a.cpp", "extern \"C\" int f() { return 0; }\n")]);
    let git = |arguments: &[&str]| {
        let mut command = std::process::Command::new("git");
        command.args(["-c", "user.name=n", "-c", "user.email=e@e"]);
        let status = command.args(arguments).current_dir(&project.root).output();
        assert!(status.unwrap().status.success(), "git {arguments:?}");
    };
    project.write(".gitignore", "target\nCargo.lock\na.xml\n");
    git(&["init", "-q"]);
    git(&["add", "-A"]);
    git(&["commit", "-qm", "first"]);
    let arguments = ["--changed-since", "HEAD", "--report=junit=a.xml"];
    let said = Said::of(&mut project.command(&arguments));
    assert_eq!(said.code, Some(0), "{}\n{}", said.stdout, said.stderr);
    let junit = read(&project, "a.xml");
    let junit = roxmltree::Document::parse(&junit).unwrap();
    assert_eq!(junit.root_element().attribute("tests"), Some("0"));
}
