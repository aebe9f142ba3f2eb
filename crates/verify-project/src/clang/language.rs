//! What a file is written in, decided by an explicit `-x` among the flags, then by its name.

use serde::{Deserialize, Serialize};
use std::ffi::{OsStr, OsString};
use std::path::Path;

/// What a file is written in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Language {
    /// C.
    C,
    /// C++.
    Cpp,
    /// LLVM IR text, which needs no clang.
    Ir,
}

impl Language {
    /// The endings of file names that say what a file is.
    pub const EXTENSIONS: &'static [&'static str] = &[
        ".c", ".i", ".cc", ".cpp", ".cxx", ".c++", ".cp", ".C", ".CPP", ".ii", ".ll",
    ];

    /// None for what is neither C, C++ nor LLVM IR.
    pub fn of(path: &Path, flags: &[OsString]) -> Option<Language> {
        match explicit(flags).and_then(OsStr::to_str) {
            Some("c" | "cpp-output") => return Some(Language::C),
            Some("c++" | "c++-cpp-output") => return Some(Language::Cpp),
            Some("ir") => return Some(Language::Ir),
            Some("none") | None => {}
            Some(_) => return None,
        }
        match path.extension()?.to_str()? {
            "c" | "i" => Some(Language::C),
            "cc" | "cpp" | "cxx" | "c++" | "cp" | "C" | "CPP" | "ii" => Some(Language::Cpp),
            "ll" => Some(Language::Ir),
            _ => None,
        }
    }

    /// What clang's `-x` takes for it.
    pub fn name(self) -> &'static str {
        match self {
            Language::C => "c",
            Language::Cpp => "c++",
            Language::Ir => "ir",
        }
    }

    /// What clang's `-x` takes for preprocessed text in it.
    pub fn preprocessed_name(self) -> &'static str {
        match self {
            Language::C => "cpp-output",
            Language::Cpp => "c++-cpp-output",
            Language::Ir => "ir",
        }
    }

    /// Whether the standard with this name is one of this language.
    pub fn has_standard(self, standard: &str) -> bool {
        match self {
            Language::Cpp => standard.contains("++"),
            Language::C => !standard.contains("++"),
            Language::Ir => false,
        }
    }
}

/// The last `-x` among the flags.
fn explicit(flags: &[OsString]) -> Option<&OsStr> {
    let mut found = None;
    let mut flags = flags.iter();
    while let Some(flag) = flags.next() {
        if flag == "-x" {
            found = flags.next().map(OsString::as_os_str);
        } else if let Some(name) = flag.to_str().and_then(|flag| flag.strip_prefix("-x")) {
            found = Some(OsStr::new(name));
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn flags_win_over_names() {
        let flags = [OsString::from("-x"), OsString::from("c++")];
        assert_eq!(Language::of(Path::new("a.c"), &flags), Some(Language::Cpp));
        assert_eq!(
            Language::of(Path::new("a.c"), &[OsString::from("-xc++")]),
            Some(Language::Cpp)
        );
        assert_eq!(Language::of(Path::new("a.c"), &[]), Some(Language::C));
        assert_eq!(Language::of(Path::new("a.C"), &[]), Some(Language::Cpp));
        assert_eq!(Language::of(Path::new("a.rs"), &[]), None);
        assert_eq!(Language::of(Path::new("Makefile"), &[]), None);
    }
}
