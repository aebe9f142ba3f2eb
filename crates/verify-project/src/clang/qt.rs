//! Which Qt a unit wants, and where its headers are: the model's in the first place, those that are installed where
//! the model lacks something.
//!
//! The directories of the model come behind all others, so that a unit without Qt pays nothing for them.

use crate::models::Models;
use std::ffi::{OsStr, OsString};
use std::path::{Path, PathBuf};

/// Chooses between the versions of Qt in the model's headers.
const MAJOR: &str = "-DOM_QT_MAJOR=";
/// The version of a Qt that nothing else is known of.
const USUAL: u32 = 5;
/// The flags that take a directory of headers.
const DIRECTORY_FLAGS: &[&str] = &["-I", "-isystem", "-iquote", "-idirafter"];
/// Where distributions put Qt's headers.
const PLACES: &[&str] = &[
    "/usr/include/x86_64-linux-gnu/qt#",
    "/usr/include/aarch64-linux-gnu/qt#",
    "/usr/include/qt#",
    "/usr/include/qt",
    "/opt/homebrew/opt/qt@#/include",
    "/usr/local/opt/qt@#/include",
];

/// The flags by which the version is said.
pub fn version(major: u32) -> OsString {
    format!("{MAJOR}{major}").into()
}

/// The version of Qt that a unit with these flags wants.
pub fn major(flags: &[OsString], directory: Option<&Path>) -> u32 {
    wanted(flags, directory)
}

/// For a unit with these flags, compiled in this directory, against the model.
pub fn model(models: &Models, flags: &[OsString], directory: Option<&Path>) -> Vec<OsString> {
    let mut added = vec![version(wanted(flags, directory))];
    let include = models.qt_include();
    let mut modules: Vec<PathBuf> = subdirectories(&include);
    modules.sort();
    for path in std::iter::once(include).chain(modules) {
        added.extend(["-isystem".into(), path.into()]);
    }
    added
}

/// A unit's own flags without the directories of an installed Qt, whose headers do not mix with the model's.
pub fn without_installed(flags: &[OsString], directory: Option<&Path>) -> Vec<OsString> {
    let mut kept = Vec::new();
    let mut at = 0;
    while let Some(flag) = flags.get(at) {
        let (path, width) = match directory_of(flag, flags.get(at + 1)) {
            Some(found) => found,
            None => (PathBuf::new(), 1),
        };
        let end = (at + width).min(flags.len());
        if path.as_os_str().is_empty() || !is_of_qt(&resolved(&path, directory)) {
            kept.extend_from_slice(&flags[at..end]);
        }
        at = end;
    }
    kept
}

/// For a unit that names no directory of Qt's itself and does not compile against the model.
pub fn installed(flags: &[OsString], directory: Option<&Path>) -> Vec<OsString> {
    if directories(flags, directory).any(|path| is_of_qt(&path)) {
        return Vec::new();
    }
    let major = wanted(flags, directory);
    let Some(root) = root_of_installed(major) else {
        return Vec::new();
    };
    // Qt's headers refuse to be compiled otherwise.
    let mut added: Vec<OsString> = vec!["-fPIC".into()];
    let mut modules = subdirectories(&root);
    modules.sort();
    for path in std::iter::once(root).chain(modules) {
        added.extend(["-idirafter".into(), path.into()]);
    }
    added
}

fn root_of_installed(major: u32) -> Option<PathBuf> {
    PLACES
        .iter()
        .map(|place| PathBuf::from(place.replace('#', &major.to_string())))
        .find(|root| version_of(root) == Some(major))
}

/// What the flags say, then what the directories in them hold or are called, then the usual one.
fn wanted(flags: &[OsString], directory: Option<&Path>) -> u32 {
    let said = flags.iter().rev().find_map(|flag| {
        let number = flag.to_str()?.strip_prefix(MAJOR)?;
        number.parse().ok()
    });
    said.or_else(|| {
        let mut roots = directories(flags, directory).filter(|path| is_of_qt(path));
        roots.find_map(|path| version_of(&path).or_else(|| version_in_name(&path)))
    })
    .or_else(|| directories(flags, directory).find_map(|path| version_in_name(&path)))
    .unwrap_or(USUAL)
}

/// The version that the headers in a directory of Qt's say they are, or those of the module beside it.
fn version_of(path: &Path) -> Option<u32> {
    let core = [path.join("QtCore"), path.join("../QtCore"), path.to_owned()];
    let text = core
        .iter()
        .find_map(|core| std::fs::read_to_string(core.join("qtcoreversion.h")).ok())?;
    let (_, rest) = text.split_once("QTCORE_VERSION_STR \"")?;
    rest.split('.').next()?.parse().ok()
}

/// As in `/opt/Qt/6.4.2/gcc_64/include` and `/usr/include/qt6`.
fn version_in_name(path: &Path) -> Option<u32> {
    let mut is_below_qt = false;
    for part in path {
        let part = part.to_string_lossy().to_lowercase();
        let number = match part.strip_prefix("qt") {
            Some(rest) => {
                is_below_qt = true;
                rest.trim_start_matches(['@', '-'])
            }
            None if is_below_qt => part.as_str(),
            None => continue,
        };
        let major = number.split('.').next().unwrap_or_default();
        if let Ok(major @ 5..=6) = major.parse() {
            return Some(major);
        }
    }
    None
}

/// Whether a directory holds headers of Qt's: of all modules, or of one.
fn is_of_qt(path: &Path) -> bool {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    path.join("QtCore/qglobal.h").is_file()
        || path.join("qtcoreversion.h").is_file()
        || name.starts_with("Qt") && path.join("../QtCore/qglobal.h").is_file()
}

/// The directories of headers among the flags.
fn directories<'a>(
    flags: &'a [OsString],
    directory: Option<&'a Path>,
) -> impl Iterator<Item = PathBuf> + 'a {
    let found = flags
        .iter()
        .enumerate()
        .filter_map(|(at, flag)| directory_of(flag, flags.get(at + 1)));
    found.map(move |(path, _)| resolved(&path, directory))
}

/// The directory that a flag names, alone or with the next, and how many flags that takes.
fn directory_of(flag: &OsStr, next: Option<&OsString>) -> Option<(PathBuf, usize)> {
    let text = flag.to_str()?;
    for name in DIRECTORY_FLAGS {
        match text.strip_prefix(name) {
            Some("") => return Some((next?.into(), 2)),
            Some(rest) => return Some((rest.into(), 1)),
            None => {}
        }
    }
    None
}

fn resolved(path: &Path, directory: Option<&Path>) -> PathBuf {
    directory.map_or_else(|| path.to_owned(), |directory| directory.join(path))
}

/// The modules in a directory of headers.
fn subdirectories(path: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(path).into_iter().flatten();
    let paths = entries.filter_map(|entry| Some(entry.ok()?.path()));
    let is_module = |path: &PathBuf| {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        name.starts_with("Qt") && path.is_dir()
    };
    paths.filter(is_module).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn flags(words: &[&str]) -> Vec<OsString> {
        words.iter().map(OsString::from).collect()
    }

    /// A directory that looks as an installed Qt does.
    fn qt(version: &str) -> tempfile::TempDir {
        let root = tempfile::tempdir().expect("a temporary directory can be made");
        for module in ["QtCore", "QtGui"] {
            std::fs::create_dir(root.path().join(module)).expect("it can be made");
        }
        let write = |name: &str, text: &str| std::fs::write(root.path().join(name), text);
        write("QtCore/qglobal.h", "").expect("it can be written");
        let text = format!("#define QTCORE_VERSION_STR \"{version}\"\n");
        write("QtCore/qtcoreversion.h", &text).expect("it can be written");
        root
    }

    #[test]
    fn the_version_is_taken_from_flags_then_headers_then_names() {
        let root = qt("6.4.2");
        let of_module = format!("-I{}/QtGui", root.path().display());
        assert_eq!(wanted(&flags(&["-O2", &of_module]), None), 6);
        assert_eq!(wanted(&flags(&[&of_module, "-DOM_QT_MAJOR=5"]), None), 5);
        assert_eq!(
            wanted(&flags(&["-isystem", "/nowhere/qt6/QtCore"]), None),
            6
        );
        assert_eq!(wanted(&flags(&["-I/opt/Qt/6.5.0/gcc_64/include"]), None), 6);
        assert_eq!(wanted(&flags(&["-I/nowhere/6/include"]), None), USUAL);
        assert_eq!(wanted(&[], None), USUAL);
    }

    #[test]
    fn directories_of_an_installed_qt_are_left_out_and_no_others() {
        let root = qt("5.15.8");
        let path = root.path().display().to_string();
        let given = flags(&[
            "-isystem",
            &path,
            "-Isrc",
            "-iquote",
            ".",
            &format!("-I{path}/QtGui"),
            "-I",
        ]);
        assert_eq!(
            without_installed(&given, None),
            flags(&["-Isrc", "-iquote", ".", "-I"])
        );
        let relative = flags(&["-IQtCore", "-Iother"]);
        assert_eq!(
            without_installed(&relative, Some(root.path())),
            flags(&["-Iother"])
        );
    }
}
