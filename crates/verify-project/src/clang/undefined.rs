//! What clang itself knows to be undefined, for the engine to report where it is executed.
//!
//! IR has an order for everything, whatever order the source leaves open. Clang's warning about unsequenced
//! effects ([intro.execution]/10, C17 6.5/2) is exact about the two places that it names; they go into
//! the unit's IR as a named list of metadata, and are kept with it.

use std::fmt::Write as _;
use std::path::Path;

/// What the list is called.
const LIST: &str = "verify.unsequenced";

/// The flags that make clang say it, behind those that keep it silent otherwise.
pub fn flags() -> [&'static str; 4] {
    [
        "-Wunsequenced",
        "-Wno-error",
        "-Wno-error=unsequenced",
        "-fdiagnostics-print-source-range-info",
    ]
}

/// One warning.
#[derive(Debug, PartialEq, Eq)]
struct Unsequenced {
    file: String,
    /// `line:column` of one effect, and of the other.
    places: [String; 2],
    message: String,
}

/// `file:2:42:{2:38-2:39}: warning: … [-Wunsequenced]`
fn read(line: &str) -> Option<Unsequenced> {
    let (place, message) = line.split_once(" warning: ")?;
    let message = message.strip_suffix(" [-Wunsequenced]")?;
    let (place, range) = place.strip_suffix(':')?.split_once(":{")?;
    let (other, _) = range.split_once('-')?;
    let (rest, column) = place.rsplit_once(':')?;
    let (file, line) = rest.rsplit_once(':')?;
    Some(Unsequenced {
        file: file.to_owned(),
        places: [format!("{line}:{column}"), other.to_owned()],
        message: message.to_owned(),
    })
}

/// Adds what clang's messages name to the IR that it wrote. No change where that is nothing.
pub fn add_to(ir: &Path, messages: &str) -> std::io::Result<()> {
    let plain = anstream::adapter::strip_str(messages).to_string();
    let found: Vec<Unsequenced> = plain.lines().filter_map(read).collect();
    if found.is_empty() {
        return Ok(());
    }
    let mut text = std::fs::read_to_string(ir)?;
    let first = next_node(&text);
    let names: Vec<String> = (0..found.len())
        .map(|at| format!("!{}", first + at))
        .collect();
    let _ = writeln!(text, "\n!{LIST} = !{{{}}}", names.join(", "));
    for (name, one) in names.iter().zip(&found) {
        let parts = [&one.file, &one.places[0], &one.places[1], &one.message];
        let parts: Vec<String> = parts
            .iter()
            .map(|part| format!("!\"{}\"", escaped(part)))
            .collect();
        let _ = writeln!(text, "{name} = !{{{}}}", parts.join(", "));
    }
    std::fs::write(ir, text)
}

/// The first number that no node of metadata has.
fn next_node(text: &str) -> usize {
    let number = |line: &str| -> Option<usize> {
        let (number, _) = line.strip_prefix('!')?.split_once(" = ")?;
        number.parse().ok()
    };
    text.lines()
        .filter_map(number)
        .max()
        .map_or(0, |last| last + 1)
}

/// As LLVM writes texts.
fn escaped(text: &str) -> String {
    let mut out = String::new();
    for byte in text.bytes() {
        match byte {
            b'"' | b'\\' | 0..=0x1f | 0x7f.. => {
                let _ = write!(out, "\\{byte:02X}");
            }
            _ => out.push(char::from(byte)),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_places_are_read_from_a_warning() {
        let line = "a:b.c:2:42:{2:38-2:39}: warning: multiple changes of 'i' [-Wunsequenced]";
        let expected = Unsequenced {
            file: "a:b.c".into(),
            places: ["2:42".into(), "2:38".into()],
            message: "multiple changes of 'i'".into(),
        };
        assert_eq!(read(line), Some(expected));
        assert_eq!(read("a.c:1:2: warning: unused [-Wunused]"), None);
    }

    #[test]
    fn the_list_gets_numbers_of_its_own() {
        let file = tempfile::NamedTempFile::new().expect("a temporary file can be made");
        std::fs::write(file.path(), "!llvm.ident = !{!7}\n!7 = !{!\"clang\"}\n")
            .expect("it can be written");
        add_to(
            file.path(),
            "x.c:1:2:{1:5-1:6}: warning: `\"` [-Wunsequenced]\n",
        )
        .expect("it can be changed");
        let text = std::fs::read_to_string(file.path()).expect("it can be read");
        assert!(text.contains("!verify.unsequenced = !{!8}"), "{text}");
        assert!(
            text.contains("!8 = !{!\"x.c\", !\"1:2\", !\"1:5\", !\"`\\22`\"}"),
            "{text}"
        );
    }
}
