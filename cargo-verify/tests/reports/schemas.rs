//! SARIF of real runs against the standard's schema: violations with inputs, a way and calls, in models,
//! in a program that holds, and of a run that an error ended.

use super::program::Program;
use super::sarif_schema::{check, schema};
use serde_json::Value;

fn sarif(text: &[u8], exit: i32) -> Value {
    let program = Program::new(&[("a.cpp", text)]);
    let output = program.verify(&["a.cpp", "--message-format", "sarif"]);
    assert_eq!(output.status.code(), Some(exit), "{output:?}");
    serde_json::from_slice(&output.stdout).unwrap()
}

#[test]
fn a_violation_with_inputs_and_calls() {
    let document = sarif(
        b"extern \"C\" int nondet_int();\nint at(int i) {\n    int a[3] = {1, 2, 3};\n    return a[i];\n}\nint main() {\n    int n = nondet_int();\n    return n > 2 ? at(n) : 0;\n}\n",
        100,
    );
    check(&document);
    let result = &document["runs"][0]["results"][0];
    let steps = &result["codeFlows"][0]["threadFlows"][0]["locations"];
    assert!(!steps.as_array().unwrap().is_empty());
    assert_eq!(result["properties"]["inputs"][0]["name"], "nondet_int()");
    assert_eq!(result["stacks"][0]["frames"].as_array().unwrap().len(), 2);
}

#[test]
fn a_violation_in_a_model() {
    let document = sarif(
        b"#include <vector>\nint main() {\n    std::vector<int> v;\n    return v.front();\n}\n",
        100,
    );
    check(&document);
    let frames = &document["runs"][0]["results"][0]["stacks"][0]["frames"];
    let innermost = &frames[0]["location"]["logicalLocations"][0]["fullyQualifiedName"];
    assert!(innermost.as_str().unwrap().contains("front"), "{innermost}");
}

#[test]
fn a_program_that_holds_and_one_that_does_not_compile() {
    check(&sarif(b"int main() {}\n", 0));
    check(&sarif(b"int main() { return }\n", 101));
}

#[test]
fn the_schema_refuses_what_is_wrong() {
    let mut document = sarif(b"int main() {}\n", 0);
    document["runs"][0]["tool"] = Value::Null;
    assert!(!schema().is_valid(&document));
}
