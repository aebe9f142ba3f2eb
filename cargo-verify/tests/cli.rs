//! Snapshots of what the commands print and end with. After a wanted change:
//! `TRYCMD=overwrite cargo test --test cli`, and read the difference.

use std::path::Path;

#[test]
fn commands_say_what_the_snapshots_say() {
    let cache = Path::new(env!("CARGO_TARGET_TMPDIR")).join("cache");
    let cases = trycmd::TestCases::new();
    cases.env("CARGO_VERIFY_CACHE", cache.display().to_string());
    cases.env("COLUMNS", "100");
    cases.case("tests/cli/*.trycmd");
    cases.case("tests/cli/*.toml");
    cases.run();
}
