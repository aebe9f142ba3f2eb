//! Every code is earned: some program under `tests/`, or some pair of Rust and C++, is guilty of it.

use std::collections::BTreeSet;
use std::path::Path;
use verify_symex::Code;

fn collect(directory: &Path, found: &mut BTreeSet<String>) {
    for entry in std::fs::read_dir(directory).expect("the directory of programs is there") {
        let path = entry.expect("its entries can be read").path();
        if path.is_dir() {
            collect(&path, found);
            continue;
        }
        let text = String::from_utf8_lossy(&std::fs::read(&path).expect("programs can be read"))
            .into_owned();
        for (_, mark) in text.lines().filter_map(|line| line.split_once("//~")) {
            let words = mark.trim_start_matches(['^', 'v']).split_whitespace();
            found.extend(
                words
                    .take_while(|word| Code::parse(word).is_some())
                    .map(str::to_owned),
            );
        }
    }
}

#[test]
fn every_code_has_a_program_that_is_guilty_of_it() {
    let mut found = BTreeSet::new();
    collect(
        &Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests"),
        &mut found,
    );
    collect(
        &Path::new(env!("CARGO_MANIFEST_DIR")).join("../crates/verify-ffi/tests/pairs"),
        &mut found,
    );
    collect(
        &Path::new(env!("CARGO_MANIFEST_DIR")).join("../fixtures"),
        &mut found,
    );
    let missing: Vec<&str> = Code::ALL
        .iter()
        .map(|code| code.as_str())
        .filter(|code| !found.contains(*code))
        .collect();
    assert!(missing.is_empty(), "codes without a program: {missing:?}");
}
