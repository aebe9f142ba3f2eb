//! Prints the boundary of a package: `boundary ROOT.rs [--manifest-dir DIR] [--out-dir DIR] [--feature NAME] [UNIT.ll …]`.

use std::path::PathBuf;
use verify_ffi::{CrateRoot, Interface, Library, Package, check, read};

#[expect(clippy::print_stdout, reason = "this is what it is for")]
fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut package = Package::default();
    let mut units = Vec::new();
    let mut arguments = std::env::args().skip(1);
    while let Some(argument) = arguments.next() {
        match argument.as_str() {
            "--out-dir" => package.out_dirs.extend(arguments.next().map(PathBuf::from)),
            "--manifest-dir" => {
                package.manifest_directory = arguments.next().unwrap_or_default().into()
            }
            "--feature" => package.features.extend(arguments.next()),
            unit if unit.ends_with(".ll") => {
                let module = verify_ir::read_bytes(&std::fs::read(unit)?, unit)?;
                units.push(Interface::of_module(&module));
            }
            root => package.crates.push(CrateRoot {
                name: "package".to_owned(),
                path: root.into(),
                is_library: package.crates.is_empty(),
            }),
        }
    }
    let reading = read(&package);
    for contract in &reading.contracts {
        println!("{} ({})", contract.name, contract.span);
        for one in &contract.parameters {
            println!(
                "    {}: {}\n        {:?}, {:?}",
                one.name, one.written, one.value, one.kept
            );
            for evidence in &one.evidence {
                println!("        {}", evidence.words);
            }
        }
        println!("    -> {:?}, {:?}", contract.result, contract.unwinding);
    }
    for note in &reading.boundary.notes {
        println!("note: {} {:?}", note.message, note.span);
    }
    let library = Library {
        name: "",
        complete: false,
        units: units.iter().collect(),
    };
    let report = check(&reading.boundary, &[library]);
    for one in &report.mismatches {
        println!(
            "{:?} {}: {}\n    Rust {}, C++ {}:{}",
            one.severity,
            one.kind.name(),
            one.message,
            one.rust,
            one.cpp.file,
            one.cpp.line
        );
        for line in &one.details {
            println!("    {line}");
        }
    }
    let declared = reading.boundary.signatures.len() + reading.boundary.statics.len();
    println!(
        "{declared} declared, {} matched, {} elsewhere, {} disagree",
        report.matched.len(),
        report.elsewhere.len(),
        report.mismatches.len()
    );
    Ok(())
}
