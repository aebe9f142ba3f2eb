//! What a result is recognised by when lines have moved: its code, its function and the text of its
//! line, and which of several alike it is.

use crate::finding::Finding;
use crate::sources::Sources;
use std::collections::HashMap;

/// Counts those that are alike.
#[derive(Debug, Default)]
pub struct Fingerprints(HashMap<String, u32>);

impl Fingerprints {
    pub fn next(&mut self, finding: &Finding, sources: &mut Sources) -> String {
        let place = &finding.place;
        let line = match place.file.is_empty() {
            true => None,
            false => sources.line(&place.file, place.line),
        };
        // Without its source, the message is what does not move.
        let line = line.unwrap_or(&finding.message);
        let words: Vec<&str> = line.split_whitespace().collect();
        let parts = [finding.code.as_str(), &place.function, &words.join(" ")];
        let hash = blake3::hash(parts.join("\n").as_bytes());
        let hash = hash.to_hex()[..16].to_owned();
        let count = self.0.entry(hash.clone()).or_default();
        *count += 1;
        format!("{hash}:{count}")
    }
}
