//! The comments by which a program says what is expected of it.
//!
//! In the first lines, one a line:
//!
//! | comment | meaning |
//! |---|---|
//! | `// verify: proved` | the verdict: `proved`, `bounded`, `violated` or `unknown` |
//! | `// flags: --unwind 8` | options of `cargo verify file` |
//! | `// clang: -std=c++17` | flags for clang; for `run`, each such line is one more variant |
//! | `// with: other.c` | a file to be linked in |
//! | `// contracts: side.h` | a file with contracts for the program |
//! | `// system-headers: bounded` | the verdict against the system's own C++ headers instead of the models: `bounded`, or `violated`, in a line that has a mark |
//! | `// native: ok` | what a native run under sanitizers does: `ok`, `abort`, `asan`, `ubsan`, `leak`, `uncaught`, `exit N`, or `none` where that depends on inputs |
//! | `// qt: 5 6` | the versions of Qt it is a program for, each of which it is verified and natively run with; those below `tests/qt` are for Qt 5 if they do not say |
//! | `// modules: Core Gui` | the libraries of Qt that a native run links; `Core` if it does not say |
//! | `// run: same` | executed in the engine, it prints and ends as it does natively |
//! | `// known-gap: why` | the expectation is right and not met yet |
//!
//! At the end of a line, `//~ V0102` expects a violation of that code in that line, `//~^` in the
//! line before and `//~v` in the line after. What is reported must be exactly what is expected.

use std::collections::BTreeSet;
use std::ffi::OsStr;
use std::path::{Path, PathBuf};

#[derive(Clone, Debug, Default)]
pub struct Program {
    pub path: PathBuf,
    pub verdict: Option<String>,
    pub system_headers: Option<String>,
    pub flags: Vec<String>,
    pub clang: Vec<Vec<String>>,
    pub with: Vec<PathBuf>,
    pub contracts: Vec<PathBuf>,
    pub native: Option<Native>,
    pub run: bool,
    pub known_gap: Option<String>,
    pub qt: Vec<u32>,
    pub modules: Vec<String>,
    pub expected: BTreeSet<Expected>,
}

/// A violation that is expected or was reported.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Expected {
    pub file: String,
    pub line: usize,
    pub code: String,
}

/// How a native run ends.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Native {
    Ok,
    Abort,
    AddressSanitizer,
    UndefinedSanitizer,
    Leak,
    Uncaught,
    Exit(i32),
}

impl Program {
    pub fn read(path: &Path) -> Result<Program, String> {
        let text = read_text(path)?;
        let mut program = Program {
            path: path.to_owned(),
            ..Program::default()
        };
        let mut says_native = false;
        for line in text
            .lines()
            .take_while(|line| line.starts_with("//") || line.trim().is_empty())
        {
            let Some((key, value)) = line.trim_start_matches('/').trim().split_once(':') else {
                continue;
            };
            let value = value.trim();
            match key.trim() {
                "verify" => program.verdict = Some(verdict(value)?),
                "system-headers" => program.system_headers = Some(verdict(value)?),
                "flags" => program.flags.extend(words(value)),
                "clang" => program.clang.push(words(value)),
                "with" => program
                    .with
                    .extend(words(value).iter().map(|name| path.with_file_name(name))),
                "contracts" => program
                    .contracts
                    .extend(words(value).iter().map(|name| path.with_file_name(name))),
                "native" => {
                    says_native = true;
                    program.native = native(value)?;
                }
                "qt" => program.qt = versions(value)?,
                "modules" => program.modules = words(value),
                "run" if value == "same" => program.run = true,
                "run" => return Err(format!("`run: {value}` is not `run: same`")),
                "known-gap" => program.known_gap = Some(value.to_owned()),
                _ => {}
            }
        }
        let parts: Vec<&OsStr> = path.iter().collect();
        let is_below_qt = parts.windows(2).any(|pair| pair == ["tests", "qt"]);
        if program.qt.is_empty() && is_below_qt {
            program.qt = vec![5];
        }
        if program.modules.is_empty() {
            program.modules = vec!["Core".to_owned()];
        }
        let more = program.with.iter().chain(&program.contracts);
        for file in std::iter::once(path).chain(more.map(PathBuf::as_path)) {
            program.expected.extend(annotations(file)?);
        }
        if program.verdict.is_none() && !program.run {
            return Err("its first lines say neither `// verify: …` nor `// run: same`".to_owned());
        }
        if program.verdict.is_some() && !says_native {
            return Err("its first lines do not say `// native: …`".to_owned());
        }
        if (program.verdict.as_deref() == Some("violated")) == program.expected.is_empty()
            && program.verdict.is_some()
        {
            return Err("a program has `//~` marks exactly when it is `violated`".to_owned());
        }
        Ok(program)
    }

    /// The flags of each execution in the engine: none, then those of each `clang:` line.
    pub fn variants(&self) -> Vec<Vec<String>> {
        if !self.run {
            return Vec::new();
        }
        std::iter::once(Vec::new())
            .chain(self.clang.iter().cloned())
            .collect()
    }

    /// The program as one for each version of Qt that it is for; as it is where it is for none.
    pub fn versions(self) -> Vec<Program> {
        if self.qt.is_empty() {
            return vec![self];
        }
        let one = |major: &u32| Program {
            qt: vec![*major],
            ..self.clone()
        };
        self.qt.iter().map(one).collect()
    }

    /// All files of the program.
    pub fn files(&self) -> impl Iterator<Item = &Path> {
        std::iter::once(self.path.as_path()).chain(self.with.iter().map(PathBuf::as_path))
    }

    /// What is fed to the program's standard input.
    pub fn stdin(&self) -> Option<PathBuf> {
        let path = self.path.with_extension("stdin");
        path.exists().then_some(path)
    }
}

fn read_text(path: &Path) -> Result<String, String> {
    let bytes = std::fs::read(path).map_err(|error| format!("{}: {error}", path.display()))?;
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}

fn verdict(text: &str) -> Result<String, String> {
    match text {
        "proved" | "bounded" | "violated" | "unknown" => Ok(text.to_owned()),
        _ => Err(format!("`{text}` is no verdict")),
    }
}

fn native(text: &str) -> Result<Option<Native>, String> {
    Ok(Some(match text {
        "none" => return Ok(None),
        "ok" => Native::Ok,
        "abort" => Native::Abort,
        "asan" => Native::AddressSanitizer,
        "ubsan" => Native::UndefinedSanitizer,
        "leak" => Native::Leak,
        "uncaught" => Native::Uncaught,
        _ => match text
            .strip_prefix("exit ")
            .and_then(|number| number.parse().ok())
        {
            Some(status) => Native::Exit(status),
            None => return Err(format!("`{text}` is no way in which a native run ends")),
        },
    }))
}

fn versions(text: &str) -> Result<Vec<u32>, String> {
    words(text)
        .iter()
        .map(|word| match word.as_str() {
            "5" => Ok(5),
            "6" => Ok(6),
            _ => Err(format!("`{word}` is no version of Qt, which are 5 and 6")),
        })
        .collect()
}

fn words(text: &str) -> Vec<String> {
    text.split_whitespace().map(str::to_owned).collect()
}

fn annotations(path: &Path) -> Result<Vec<Expected>, String> {
    let text = read_text(path)?;
    let file = path
        .file_name()
        .unwrap_or_default()
        .to_string_lossy()
        .into_owned();
    let mut found = Vec::new();
    for (index, line) in text.lines().enumerate() {
        let Some((_, mark)) = line.split_once("//~") else {
            continue;
        };
        let number = index + 1;
        let (line, codes) = match mark.chars().next() {
            Some('^') => (number - 1, &mark[1..]),
            Some('v') => (number + 1, &mark[1..]),
            _ => (number, mark),
        };
        let codes: Vec<&str> = codes
            .split_whitespace()
            .take_while(|word| is_code(word))
            .collect();
        if codes.is_empty() {
            return Err(format!("line {number}: `//~{mark}` names no code"));
        }
        found.extend(codes.into_iter().map(|code| Expected {
            file: file.clone(),
            line,
            code: code.to_owned(),
        }));
    }
    Ok(found)
}

fn is_code(word: &str) -> bool {
    word.len() == 5 && word.starts_with('V') && word[1..].bytes().all(|byte| byte.is_ascii_digit())
}
