//! The meta-objects of Qt's classes, for units that come without moc's output: what Q_OBJECT declares is defined
//! behind the preprocessed unit, in the structures that moc writes.
//!
//! The model's macros leave their arguments in the preprocessed text (`OM_QT_META_OBJECTS`, `QtCore/qtmetamacros.h`);
//! classes of system headers are defined elsewhere. Nothing is known here of clang or of files.

mod class;
mod invocation;
mod member;
mod read;
mod table;
mod types;
mod write;

use std::path::Path;

/// What makes the model's macros leave their arguments behind.
pub const DEFINITION: &str = "-DOM_QT_META_OBJECTS";

/// Words that only code with classes of that kind has.
const MACROS: &[&str] = &["Q_OBJECT", "Q_GADGET", "Q_NAMESPACE"];

/// Whether a source or header may have classes with meta-objects.
pub fn may_be_needed(source: &[u8]) -> bool {
    MACROS
        .iter()
        .any(|name| memchr::memmem::find(source, name.as_bytes()).is_some())
}

/// Whether a source is what moc writes, or includes that and nothing else, as CMake has it.
pub fn is_moc_output(path: &Path) -> bool {
    let stem = path.file_stem().unwrap_or_default().to_string_lossy();
    stem.starts_with("mocs_compilation")
        || std::fs::read(path).is_ok_and(|source| {
            memchr::memmem::find(&source, b"Meta object code from reading C++ file").is_some()
        })
}

/// The files that a source includes and that moc writes, by their names.
pub fn included_output(source: &str) -> Vec<&str> {
    let names = source.lines().filter_map(|line| {
        let rest = line
            .trim_start()
            .strip_prefix('#')?
            .trim_start()
            .strip_prefix("include")?;
        let (_, rest) = rest.split_once('"')?;
        let (name, _) = rest.split_once('"')?;
        let file = name.rsplit('/').next()?;
        let is_output = file.ends_with(".moc") || file.starts_with("moc_");
        (is_output && !name.starts_with('/') && !name.contains("..")).then_some(name)
    });
    names.collect()
}

/// Who else may define the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Linkage {
    /// Every unit that sees the class.
    Shared,
    /// Nobody, as moc's output has it.
    #[cfg(test)]
    Single,
}

/// What defines the meta-objects of a preprocessed unit, for this version of Qt; nothing where none is missing.
pub fn definitions(preprocessed: &str, major: u32, linkage: Linkage) -> String {
    let own = read::without_system_headers(preprocessed);
    let classes = read::classes(&own);
    write::definitions(&classes, major, linkage)
}

#[cfg(test)]
mod tests;
