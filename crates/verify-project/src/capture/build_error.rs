//! What failed of a build, from what cargo prints: build scripts, Rust that does not compile. Anything else that
//! makes cargo fail, a full disk above all, leaves nothing that could be verified.

use super::CaptureError;

/// A part of a build that failed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BuildError {
    /// A build script failed.
    #[error("the build script of `{package}` fails")]
    Script {
        /// As in `name v0.1.0`.
        package: String,
        /// What cargo prints about it, the script's own output included.
        message: String,
    },

    /// The Rust of a package does not compile.
    #[error("the Rust of `{package}` does not compile")]
    Rust {
        /// The name of the package; of the first where there are several.
        package: String,
        /// The errors of rustc, of all packages.
        message: String,
    },
}

impl BuildError {
    /// The package, in cargo's words.
    pub fn package(&self) -> &str {
        match self {
            BuildError::Script { package, .. } | BuildError::Rust { package, .. } => package,
        }
    }

    /// What cargo and rustc print about it, in colour.
    pub fn message(&self) -> &str {
        match self {
            BuildError::Script { message, .. } | BuildError::Rust { message, .. } => message,
        }
    }
}

/// A message of cargo's or rustc's: the line that it begins with, without colour, and all of its lines as they are.
struct Block<'a> {
    title: String,
    lines: Vec<&'a str>,
}

impl Block<'_> {
    fn text(&self) -> String {
        self.lines.join("\n").trim_end().to_owned()
    }
}

const SCRIPT: &str = "failed to run custom build command for `";
const RUST: &str = "could not compile `";
const FULL_DISK: &str = "No space left on device";

/// What failed, from the lines that cargo wrote on standard error before it failed.
pub fn failures(lines: &[String]) -> Result<Vec<BuildError>, CaptureError> {
    let blocks = blocks(lines);
    let mut failures = Vec::new();
    for block in &blocks {
        let Some((_, rest)) = block.title.split_once(SCRIPT) else {
            continue;
        };
        let package = rest.split(['`', '(']).next().unwrap_or(rest).trim();
        // What compilers print comes as warnings of the script, before its failure.
        let prefix = format!("warning: {}:", package.replacen(" v", "@", 1));
        let warnings = blocks.iter().filter(|one| one.title.starts_with(&prefix));
        let message: Vec<String> = warnings.chain([block]).map(Block::text).collect();
        failures.push(BuildError::Script {
            package: package.to_owned(),
            message: message.join("\n"),
        });
    }
    let mut broken = blocks
        .iter()
        .filter_map(|block| block.title.split_once(RUST)?.1.split('`').next());
    if let Some(package) = broken.next() {
        let errors = blocks
            .iter()
            .filter(|block| block.title.starts_with("error") && !block.title.contains(SCRIPT));
        let message: Vec<String> = errors.map(Block::text).collect();
        failures.push(BuildError::Rust {
            package: package.to_owned(),
            message: message.join("\n\n"),
        });
    }
    let is_full = lines.iter().any(|line| line.contains(FULL_DISK));
    if failures.is_empty() || is_full {
        let message = lines.join("\n");
        return Err(CaptureError::CargoFailed { message });
    }
    Ok(failures)
}

/// Errors and warnings; what cargo prints about its progress is in none.
fn blocks(lines: &[String]) -> Vec<Block<'_>> {
    let mut blocks: Vec<Block<'_>> = Vec::new();
    let mut is_open = false;
    for line in lines {
        let plain = anstream::adapter::strip_str(line).to_string();
        let begins = plain.starts_with("error") || plain.starts_with("warning");
        if begins {
            blocks.push(Block {
                title: plain,
                lines: vec![line],
            });
            is_open = true;
        } else if is_progress(&plain) {
            is_open = false;
        } else if let (true, Some(block)) = (is_open, blocks.last_mut()) {
            block.lines.push(line);
        }
    }
    blocks
}

/// `   Compiling a v0.1.0`: a verb that ends in the twelfth column.
fn is_progress(line: &str) -> bool {
    let Some((verb, rest)) = line.split_at_checked(12) else {
        return false;
    };
    let verb = verb.trim_start();
    rest.starts_with(' ')
        && verb.starts_with(|first: char| first.is_ascii_uppercase())
        && verb.chars().all(|letter| letter.is_ascii_alphabetic())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn failures_of(text: &str) -> Vec<BuildError> {
        let lines: Vec<String> = text.lines().map(str::to_owned).collect();
        failures(&lines).expect("something of the build failed")
    }

    #[test]
    fn a_failed_script_comes_with_what_compilers_print() {
        let text = "   Compiling a v0.1.0 (/x/a)\nwarning: a@0.1.0: a.cpp:1:1: error: no\nwarning: b@1.0.0: other\n\
                    \x1b[1merror\x1b[0m: failed to run custom build command for `a v0.1.0 (/x/a)`\n\n\
                    Caused by:\n  process didn't exit successfully\n  --- stderr\n  boom\n\
                    warning: build failed, waiting for other jobs to finish...";
        let found = failures_of(text);
        let [BuildError::Script { package, message }] = found.as_slice() else {
            panic!("it is a script")
        };
        assert_eq!(package, "a v0.1.0");
        let plain = anstream::adapter::strip_str(message).to_string();
        assert!(plain.starts_with("warning: a@0.1.0: a.cpp:1:1: error: no\nerror: "));
        assert!(
            plain.ends_with("  boom") && !plain.contains("other"),
            "{plain}"
        );
    }

    #[test]
    fn the_errors_of_rustc_are_kept_and_nothing_else() {
        let text = "    Checking a v0.1.0 (/x/a)\nwarning: unused variable\n --> src/lib.rs:1:1\n\n\
                    error[E0425]: cannot find value `x`\n --> src/lib.rs:3:5\n  |\n3 |     x\n\n\
                    error: could not compile `a` (lib) due to 1 previous error; 1 warning emitted";
        let found = failures_of(text);
        let [BuildError::Rust { package, message }] = found.as_slice() else {
            panic!("it is Rust")
        };
        assert_eq!(package, "a");
        assert_eq!(
            message,
            "error[E0425]: cannot find value `x`\n --> src/lib.rs:3:5\n  |\n3 |     x\n\n\
             error: could not compile `a` (lib) due to 1 previous error; 1 warning emitted"
        );
    }

    #[test]
    fn whatever_else_makes_cargo_fail_ends_the_run() {
        for text in [
            "error: no matching package found",
            "error: failed to run custom build command for `a v0.1.0`\n  No space left on device (os error 28)",
        ] {
            let lines: Vec<String> = text.lines().map(str::to_owned).collect();
            assert!(failures(&lines).is_err(), "{text}");
        }
    }
}
