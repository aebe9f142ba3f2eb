//! Rust and C++ that belong together, in `tests/pairs`: `x` agrees, `x_bug` does not. A comment
//! `//~ CODE kind` in the Rust file says what is found on its line (`^` for each line above it); the
//! word `warning` follows where it is only one.

#![expect(clippy::unwrap_used, reason = "a test may panic")]

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::process::Command;
use verify_ffi::{
    CrateRoot, Interface, Library, MismatchKind, Package, Report, Severity, check, read,
};

fn directory() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/pairs")
}

/// The names of all pairs.
fn names() -> Vec<String> {
    let entries = std::fs::read_dir(directory()).unwrap();
    let paths = entries.map(|entry| entry.unwrap().path());
    let sources = paths.filter(|path| path.extension().is_some_and(|end| end == "rs"));
    let mut names: Vec<String> = sources
        .map(|path| path.file_stem().unwrap().to_str().unwrap().to_owned())
        .collect();
    names.sort();
    names
}

fn interface(source: &Path) -> Interface {
    let output = Command::new("clang++-19")
        .args([
            "-S",
            "-emit-llvm",
            "-g",
            "-O1",
            "-Xclang",
            "-disable-llvm-passes",
            "-o",
            "-",
        ])
        .arg(source)
        .output()
        .expect("clang++-19 is installed");
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{}: {said}", source.display());
    let module = verify_ir::read_bytes(&output.stdout, "pair.ll").unwrap();
    let interface = Interface::of_module(&module);
    // It is kept beside the unit: nothing may be lost on the way.
    let text = serde_json::to_string(&interface).unwrap();
    serde_json::from_str(&text).unwrap()
}

fn report(name: &str) -> Report {
    let rust = directory().join(name).with_extension("rs");
    let package = Package {
        crates: vec![CrateRoot {
            name: name.to_owned(),
            path: rust.clone(),
            is_library: true,
        }],
        ..Package::default()
    };
    let interface = interface(&rust.with_extension("cpp"));
    let library = Library {
        name: "pairs",
        complete: true,
        units: vec![&interface],
    };
    check(&read(&package).boundary, &[library])
}

type Found = BTreeMap<(u32, String, Severity), usize>;

fn expected(name: &str) -> Found {
    let text = std::fs::read_to_string(directory().join(name).with_extension("rs")).unwrap();
    let mut found = Found::new();
    for (number, line) in (1..).zip(text.lines()) {
        let Some((_, mark)) = line.split_once("//~") else {
            continue;
        };
        let up = u32::try_from(mark.chars().take_while(|c| *c == '^').count()).unwrap();
        let words: Vec<&str> = mark.trim_start_matches('^').split_whitespace().collect();
        let severity = match words.get(2) {
            Some(&"warning") => Severity::Warning,
            None => Severity::Error,
            Some(other) => panic!("{name}: `{other}` is no severity"),
        };
        *found
            .entry((number - up, words[1].to_owned(), severity))
            .or_default() += 1;
    }
    found
}

#[test]
fn every_pair_is_found_guilty_of_what_it_says_and_of_nothing_else() {
    let mut wrong = Vec::new();
    for name in names() {
        let report = report(&name);
        let mut found = Found::new();
        for one in &report.mismatches {
            *found
                .entry((one.rust.line, one.kind.name().to_owned(), one.severity))
                .or_default() += 1;
        }
        let expected = expected(&name);
        if found != expected {
            wrong.push(format!(
                "{name}: expected {expected:#?}\ngot {:#?}",
                report.mismatches
            ));
        }
        assert!(
            !report.matched.is_empty() || name.ends_with("_bug"),
            "{name} compares nothing"
        );
        assert_eq!(
            expected.is_empty(),
            !name.ends_with("_bug"),
            "{name} and its marks disagree"
        );
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n\n"));
}

#[test]
fn every_kind_has_a_pair() {
    let bugs = names().into_iter().filter(|name| name.ends_with("_bug"));
    let shown: BTreeSet<String> = bugs
        .flat_map(|name| expected(&name).into_keys().map(|(_, kind, _)| kind))
        .collect();
    let all: BTreeSet<String> = MismatchKind::ALL
        .iter()
        .map(|kind| kind.name().to_owned())
        .collect();
    assert_eq!(shown, all);
}

#[test]
fn both_layouts_stand_side_by_side() {
    let report = report("struct_layout_bug");
    let item = report
        .mismatches
        .iter()
        .find(|one| one.message.contains("`Item`"))
        .unwrap();
    assert_eq!(
        item.message,
        "`Item` is laid out differently in Rust and C++: field 2 is `weight` in Rust and `flags` in \
         C++, where `weight` is field 3"
    );
    let table = item.details.join("\n");
    assert_eq!(
        table,
        "Rust                     C++\n\
         24 bytes, aligned to 8   16 bytes, aligned to 8\n\
         0: id i32                0: id int\n\
         8: weight f64            4: flags unsigned char\n\
         16: flags u8             8: weight double\n\
         it crosses as parameter 1 (`item`) of `weigh`"
    );
    assert!(item.cpp.file.ends_with("struct_layout_bug.cpp"), "{item:?}");
    assert_eq!(item.cpp.line, 3);
}

#[test]
fn what_is_known_never_to_throw_is_told() {
    let report = report("missing_symbol");
    assert!(
        report.matched.iter().all(|one| one.never_throws),
        "{report:#?}"
    );
}

#[test]
fn only_what_differs_of_an_enum_is_told() {
    let report = report("enum_range_bug");
    let states = report.mismatches.iter();
    let states: Vec<_> = states
        .filter(|one| one.message.contains("`State`"))
        .collect();
    assert_eq!(
        states[0].details,
        ["only in C++: done", "it crosses as the result of `state`"]
    );
}
