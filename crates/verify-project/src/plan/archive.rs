//! What a static library holds: its members, and the symbols that each defines.

use object::read::archive::ArchiveFile;
use object::{Object, ObjectSymbol};
use std::collections::BTreeSet;
use std::path::Path;

/// An object file in a static library.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Member {
    pub name: String,
    pub hash: blake3::Hash,
}

/// The members of the library. None where the file is no library that can be read.
pub fn members(path: &Path) -> Option<Vec<Member>> {
    let bytes = std::fs::read(path).ok()?;
    let archive = ArchiveFile::parse(&*bytes).ok()?;
    let mut members = Vec::new();
    for member in archive.members() {
        let member = member.ok()?;
        let name = String::from_utf8_lossy(member.name()).into_owned();
        // A thin library only names its members, by their paths from where it is.
        let hash = if member.is_thin() {
            let place = path.parent().unwrap_or(Path::new("."));
            blake3::hash(&std::fs::read(place.join(&name)).unwrap_or_default())
        } else {
            blake3::hash(member.data(&*bytes).ok()?)
        };
        let name = Path::new(&name).file_name()?.to_string_lossy().into_owned();
        members.push(Member { name, hash });
    }
    Some(members)
}

/// The symbols that other objects find in this one. Empty where it cannot be read.
pub fn defined_symbols(object: &Path) -> BTreeSet<String> {
    let Ok(bytes) = std::fs::read(object) else {
        return BTreeSet::new();
    };
    let Ok(file) = object::File::parse(&*bytes) else {
        return BTreeSet::new();
    };
    file.symbols()
        .filter(|symbol| symbol.is_definition() && symbol.is_global())
        .filter_map(|symbol| Some(symbol.name().ok()?.to_owned()))
        .collect()
}
