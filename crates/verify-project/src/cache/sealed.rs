//! Files that tell whether they are whole: a hash of the content, then the content.

use crate::files::{self, FileError};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::path::Path;

/// What is in the file; none where it is missing or damaged.
pub fn read<T: DeserializeOwned>(path: &Path) -> Option<T> {
    let text = std::fs::read_to_string(path).ok()?;
    let (sum, content) = text.split_once('\n')?;
    if blake3::hash(content.as_bytes()).to_hex().as_str() != sum {
        return None;
    }
    serde_json::from_str(content).ok()
}

/// Writes the file as a whole or not at all.
pub fn write<T: Serialize>(path: &Path, value: &T) -> Result<(), FileError> {
    let content = serde_json::to_string(value).expect("what is kept is plain data");
    let sum = blake3::hash(content.as_bytes()).to_hex();
    files::write(path, format!("{sum}\n{content}").as_bytes())
}
