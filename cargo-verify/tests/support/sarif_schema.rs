//! The schema of SARIF 2.1.0, for the tests of the document and of real runs.

use serde_json::Value;

/// The schema of the standard, which the crate of SARIF's types is made from and carries.
pub fn schema() -> jsonschema::Validator {
    // Packages for other platforms have not been downloaded.
    let host = std::process::Command::new("rustc")
        .args(["--print", "host-tuple"])
        .output()
        .unwrap();
    let host = String::from_utf8(host.stdout).unwrap();
    let platform = format!("--filter-platform={}", host.trim());
    let metadata = cargo_metadata::MetadataCommand::new()
        .manifest_path(concat!(env!("CARGO_MANIFEST_DIR"), "/Cargo.toml"))
        .other_options(["--offline".to_owned(), platform])
        .exec()
        .unwrap();
    let of_types = |package: &&cargo_metadata::Package| package.name.as_str() == "serde-sarif";
    let package = metadata.packages.iter().find(of_types).unwrap();
    let path = package
        .manifest_path
        .with_file_name("src")
        .join("schema.json");
    let text = std::fs::read_to_string(path).unwrap();
    // The patterns of languages end in a bracket that JavaScript alone takes for itself unescaped.
    let text = text.replace("{2}]?$", r"{2}\\]?$");
    let schema: Value = serde_json::from_str(&text).unwrap();
    assert!(
        schema["$id"]
            .as_str()
            .unwrap()
            .ends_with("sarif-schema-2.1.0.json")
    );
    jsonschema::validator_for(&schema).unwrap()
}

/// Keeps to the schema.
pub fn check(document: &Value) {
    let errors: Vec<String> = schema()
        .iter_errors(document)
        .map(|error| format!("{}: {error}", error.instance_path()))
        .collect();
    assert!(errors.is_empty(), "{errors:#?}");
}
