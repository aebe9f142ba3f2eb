//! The comments in the sources that say how to compile them and what must be true.

use std::path::{Path, PathBuf};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Language {
    C,
    Cpp,
    Rust,
}

/// One source of the corpus.
pub struct Source {
    pub name: String,
    pub path: PathBuf,
    pub language: Language,
    /// `// flags: …`.
    pub flags: Vec<String>,
    /// `// needs: clang N`: the oldest clang that compiles it.
    pub oldest: u32,
    /// `// expect …`.
    pub facts: Vec<Fact>,
}

/// `// expect kind: content`.
pub struct Fact {
    pub line: usize,
    pub kind: String,
    pub content: String,
}

impl Fact {
    /// The parts of the content between backquotes.
    pub fn quoted(&self) -> Vec<&str> {
        self.content.split('`').skip(1).step_by(2).collect()
    }

    /// The last word as a number.
    pub fn last_number<T: std::str::FromStr>(&self) -> Result<T, String> {
        let word = self.content.split_whitespace().last().unwrap_or_default();
        word.parse().map_err(|_| format!("`{word}` is no number"))
    }

    /// The words behind the first backquoted part, or all where there is none.
    pub fn words(&self) -> Vec<&str> {
        let rest = self.content.rsplit('`').next().unwrap_or_default();
        rest.split([' ', ','])
            .filter(|word| !matches!(*word, "" | "has" | "is"))
            .collect()
    }
}

/// All sources of a directory, in the order of their names.
pub fn load(directory: &Path) -> Vec<Source> {
    let entries = std::fs::read_dir(directory).expect("the corpus is part of the crate");
    let mut paths: Vec<PathBuf> = entries
        .map(|entry| entry.expect("readable").path())
        .collect();
    paths.sort();
    paths.into_iter().map(|path| parse(&path)).collect()
}

fn parse(path: &Path) -> Source {
    let text = std::fs::read_to_string(path).expect("sources are UTF-8");
    let language = match path.extension().and_then(|extension| extension.to_str()) {
        Some("c") => Language::C,
        Some("cpp") => Language::Cpp,
        Some("rs") => Language::Rust,
        _ => panic!("{}: neither C nor C++ nor Rust", path.display()),
    };
    let mut source = Source {
        name: path
            .file_name()
            .expect("it has an extension")
            .to_string_lossy()
            .into_owned(),
        path: path.to_owned(),
        language,
        flags: Vec::new(),
        oldest: 15,
        facts: Vec::new(),
    };
    for (index, line) in text.lines().enumerate() {
        let Some(comment) = line.strip_prefix("// ") else {
            continue;
        };
        if let Some(flags) = comment.strip_prefix("flags: ") {
            source.flags = flags.split_whitespace().map(str::to_owned).collect();
        } else if let Some(major) = comment.strip_prefix("needs: clang ") {
            source.oldest = major.parse().expect("a major version");
        } else if let Some((kind, content)) = comment
            .strip_prefix("expect ")
            .and_then(|fact| fact.split_once(": "))
        {
            let (kind, content) = (kind.to_owned(), content.to_owned());
            source.facts.push(Fact {
                line: index + 1,
                kind,
                content,
            });
        }
    }
    source
}
