//! How files are named in a report, and which of them are the user's.

use crate::names;
use std::path::{Component, Path, PathBuf};
use verify_project::models::Models;
use verify_symex::outcome::{Coverage, Place};

/// The directories that decide it.
#[derive(Clone, Debug)]
pub struct Paths {
    current: PathBuf,
    models: Models,
}

impl Paths {
    /// Names from the current directory.
    pub fn new(models: Models) -> Paths {
        // Without a current directory every path stays absolute, which is right then.
        Paths {
            current: std::env::current_dir().unwrap_or_default(),
            models,
        }
    }

    /// Relative to the current directory where below it.
    pub fn display(&self, file: &str) -> String {
        let path = normal(Path::new(file));
        match path.strip_prefix(&self.current) {
            Ok(below) if !self.current.as_os_str().is_empty() => {
                below.to_string_lossy().into_owned()
            }
            _ => match self.models_part(&path) {
                Some(part) => part,
                None => path.to_string_lossy().into_owned(),
            },
        }
    }

    /// A text of somebody else's, with files below the current directory named from there.
    pub fn in_text(&self, text: &str) -> String {
        let root = format!("{}/", self.current.display());
        if root == "/" {
            return text.to_owned();
        }
        text.replace(&root, "")
    }

    /// The place with its file named for people, and its column where debug info lacks it.
    pub fn place(&self, place: &Place) -> Place {
        let column = match place.column {
            0 => column_of(&place.file, place.line, &place.function),
            column => column,
        };
        Place {
            file: self.display(&place.file),
            column,
            ..place.clone()
        }
    }

    /// The same for all places of what was reached.
    pub fn coverage(&self, mut coverage: Coverage) -> Coverage {
        for line in &mut coverage.lines {
            line.file = self.display(&line.file);
        }
        for branch in &mut coverage.branches {
            branch.place = self.place(&branch.place);
        }
        for function in &mut coverage.never_entered {
            *function = self.place(function);
        }
        coverage
    }

    /// Whether the file was written by the user, rather than being a model or a system header.
    pub fn is_users(&self, file: &str) -> bool {
        let roots = self.models.library_roots();
        !file.is_empty() && !roots.iter().any(|root| file.starts_with(root.as_str()))
    }

    /// A file of the models, by its place in them.
    fn models_part(&self, path: &Path) -> Option<String> {
        let part = self.models.part(path)?;
        Some(format!("<models>/{}", part.display()))
    }
}

/// Where the name of a function stands in its line, from 1, since debug info tells the line alone; 0 where
/// it does not stand there.
pub fn column_of(file: &str, line: u32, function: &str) -> u32 {
    let name = names::without_parameters(function);
    let name = name.rsplit("::").next().unwrap_or(name);
    let text = String::from_utf8_lossy(&std::fs::read(file).unwrap_or_default()).into_owned();
    let text = (line as usize)
        .checked_sub(1)
        .and_then(|at| text.lines().nth(at))
        .unwrap_or_default();
    let is_part = |c: char| c.is_alphanumeric() || c == '_';
    let is_whole = |at: &usize| {
        !text[..*at].ends_with(is_part) && !text[at + name.len()..].starts_with(is_part)
    };
    let found = text.match_indices(name).map(|(at, _)| at).find(is_whole);
    found
        .filter(|_| !name.is_empty())
        .and_then(|at| u32::try_from(at + 1).ok())
        .unwrap_or(0)
}

/// Without `.` and `..`, as far as that can be said without asking the file system.
pub fn normal(path: &Path) -> PathBuf {
    let mut result = PathBuf::new();
    for component in path.components() {
        match component {
            Component::CurDir => {}
            Component::ParentDir
                if matches!(result.components().next_back(), Some(Component::Normal(_))) =>
            {
                result.pop();
            }
            other => result.push(other),
        }
    }
    result
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dots_are_resolved() {
        assert_eq!(normal(Path::new("/a/./b/../c.cpp")), Path::new("/a/c.cpp"));
        assert_eq!(normal(Path::new("../c.cpp")), Path::new("../c.cpp"));
    }
}
