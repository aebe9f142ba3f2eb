//! Which symbols a text of LLVM IR defines and which it needs, by a scan of its top-level lines. The
//! front needs no more than that to choose runtime models and to find the entry point; the meaning
//! of the text is `verify-ir`'s business.

use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;

/// The symbols of one module.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Symbols {
    /// Functions with a body that other modules can see.
    pub functions: BTreeSet<String>,
    /// Those of them that no other module may define, too.
    pub exported: BTreeSet<String>,
    /// Functions with a body that only this module can see.
    pub local_functions: BTreeSet<String>,
    /// Variables and aliases that other modules can see.
    pub variables: BTreeSet<String>,
    /// What is declared only, or only as a copy of a definition elsewhere.
    pub needed: BTreeSet<String>,
    /// Functions whose body begins with a contract.
    #[serde(default)]
    pub contracts: BTreeSet<String>,
}

impl Symbols {
    pub fn scan(text: &str) -> Symbols {
        let mut symbols = Symbols {
            contracts: with_contract(text),
            ..Symbols::default()
        };
        for line in text.lines() {
            if let Some(rest) = line.strip_prefix("define ") {
                symbols.definition(rest);
            } else if let Some(rest) = line.strip_prefix("declare ") {
                if let Some((name, _)) = first_name(rest) {
                    symbols.need(name);
                }
            } else if line.starts_with('@') {
                symbols.variable(line);
            }
        }
        symbols
    }

    /// Whether other modules find this name here.
    pub fn defines(&self, name: &str) -> bool {
        self.functions.contains(name) || self.variables.contains(name)
    }

    fn definition(&mut self, rest: &str) {
        let Some((name, before)) = first_name(rest) else {
            return;
        };
        let mut words = before.split_whitespace();
        if words.clone().any(|word| word == "available_externally") {
            self.need(name);
        } else if words.any(|word| word == "internal" || word == "private") {
            self.local_functions.insert(name);
        } else {
            let shared = |word: &str| word.starts_with("linkonce") || word.starts_with("weak");
            if !before.split_whitespace().any(shared) {
                self.exported.insert(name.clone());
            }
            self.functions.insert(name);
        }
    }

    fn variable(&mut self, line: &str) {
        let Some((name, _)) = first_name(line) else {
            return;
        };
        let Some((_, after)) = line.split_once(" = ") else {
            return;
        };
        let mut words = after
            .split_whitespace()
            .take(8)
            .take_while(|word| !matches!(*word, "global" | "constant" | "alias" | "ifunc"));
        if words
            .clone()
            .any(|word| matches!(word, "external" | "extern_weak" | "available_externally"))
        {
            self.need(name);
        } else if !words.any(|word| matches!(word, "internal" | "private")) {
            self.variables.insert(name);
        }
    }

    fn need(&mut self, name: String) {
        if !name.starts_with("llvm.") {
            self.needed.insert(name);
        }
    }
}

/// The functions that ask the engine for their contract.
fn with_contract(text: &str) -> BTreeSet<String> {
    const ASKS: &str = "@__verify_contract()";
    let mut found = BTreeSet::new();
    for (at, _) in text.match_indices(ASKS) {
        let before = &text[..at];
        let line = before
            .rfind("\ndefine ")
            .map(|start| &before[start + "\ndefine ".len()..]);
        let asked_in_body = before
            .lines()
            .next_back()
            .is_some_and(|line| line.contains(" = "));
        if let Some((name, _)) = line.filter(|_| asked_in_body).and_then(first_name) {
            found.insert(name);
        }
    }
    found
}

/// The first `@name` or `@"name"` and the text before it.
pub fn first_name(text: &str) -> Option<(String, &str)> {
    let at = unquoted_at(text)?;
    let (before, name) = (&text[..at], &text[at + 1..]);
    if let Some(quoted) = name.strip_prefix('"') {
        return Some((unescape(&quoted[..quoted.find('"')?]), before));
    }
    let end = name
        .find(|c: char| !(c.is_ascii_alphanumeric() || "-$._".contains(c)))
        .unwrap_or(name.len());
    Some((name[..end].to_owned(), before))
}

/// Where the first `@` outside of a quoted string is (attributes may be quoted).
fn unquoted_at(text: &str) -> Option<usize> {
    let mut quoted = false;
    for (position, byte) in text.bytes().enumerate() {
        match byte {
            b'"' => quoted = !quoted,
            b'@' if !quoted => return Some(position),
            _ => {}
        }
    }
    None
}

/// LangRef: in a quoted name `\xx` stands for the byte with this hexadecimal number.
fn unescape(text: &str) -> String {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    while let [first, tail @ ..] = rest {
        let hex = tail
            .get(..2)
            .and_then(|two| std::str::from_utf8(two).ok())
            .and_then(|two| u8::from_str_radix(two, 16).ok());
        match (first, hex) {
            (b'\\', Some(byte)) => {
                bytes.push(byte);
                rest = &tail[2..];
            }
            _ => {
                bytes.push(*first);
                rest = tail;
            }
        }
    }
    // The byte 1 marks a name that is not to be decorated: it is no part of it.
    let bytes = bytes.strip_prefix(&[1]).unwrap_or(&bytes);
    String::from_utf8_lossy(bytes).into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = r#"
@.str = private unnamed_addr constant [4 x i8] c"@a(\00", align 1
@counter = dso_local global i32 0, align 4
@stderr = external dso_local global ptr, align 8
@_ZTI1A = linkonce_odr constant { ptr, ptr } zeroinitializer, comdat
@hidden = internal thread_local global i32 0
@other = dso_local alias i32 (i32), ptr @f
define dso_local noundef i32 @main() #0 !dbg !10 {
  %1 = call i32 @f(i32 1)
}
define internal void @"with space\22"(ptr %0) {
}
define available_externally i32 @atoi(ptr %0) {
}
define linkonce_odr dso_local void @_ZN1AC2Ev(ptr %this) unnamed_addr comdat align 2 {
}
declare i32 @printf(ptr noundef, ...) #1
declare void @llvm.dbg.declare(metadata, metadata, metadata) #2
declare i32 @"\01__isoc99_scanf"(ptr)
"#;

    #[test]
    fn definitions_and_needs_are_told_apart() {
        let symbols = Symbols::scan(TEXT);
        let names = |set: &BTreeSet<String>| set.iter().cloned().collect::<Vec<_>>();
        assert_eq!(names(&symbols.functions), ["_ZN1AC2Ev", "main"]);
        assert_eq!(names(&symbols.exported), ["main"]);
        assert_eq!(names(&symbols.local_functions), ["with space\""]);
        assert_eq!(names(&symbols.variables), ["_ZTI1A", "counter", "other"]);
        assert_eq!(
            names(&symbols.needed),
            ["__isoc99_scanf", "atoi", "printf", "stderr"]
        );
    }
}
