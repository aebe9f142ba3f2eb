//! The models define the feature-test macros that the system's C++ library defines: what is verified is what is built.

use std::path::Path;
use std::process::Command;

#[test]
fn headers_define_what_the_systems_define() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let script = root.join("om-stl/conformance/features.py");
    let ran = Command::new("python3")
        .arg(script)
        .arg("check")
        .output()
        .expect("python3 runs");
    let said = String::from_utf8_lossy(&ran.stdout);
    assert!(
        ran.status.success(),
        "{said}{}\nWith om-stl/conformance/features.py write they are written anew.",
        String::from_utf8_lossy(&ran.stderr)
    );
}
