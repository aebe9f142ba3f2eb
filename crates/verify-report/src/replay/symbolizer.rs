//! The program that tells sanitizers which lines their addresses are of. Without one a native failure has no
//! place, and cannot be told from another at another place.

use std::ffi::OsStr;
use std::path::PathBuf;
use verify_project::clang::{Clang, on_path};

/// One of clang's own, beside it or of its number; else any that sanitizers know how to ask. They look for the
/// first name only, and take a link that leads nowhere for one.
pub fn symbolizer(clang: &Clang) -> Option<PathBuf> {
    let resolved = clang.program.canonicalize().ok()?;
    let beside = resolved.parent()?.join("llvm-symbolizer");
    let number = resolved.file_name()?.to_str()?.rsplit_once('-');
    let numbered = number.map(|(_, number)| format!("llvm-symbolizer-{number}"));
    let named = ["llvm-symbolizer", "addr2line"].map(str::to_owned);
    let names = numbered.into_iter().chain(named);
    std::iter::once(beside)
        .filter(|path| path.is_file())
        .chain(names.filter_map(|name| on_path(OsStr::new(&name))))
        .next()
}
