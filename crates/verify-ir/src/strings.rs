//! The texts of a module, each stored once in a single buffer.

use crate::index::StrId;
use hashbrown::HashTable;
use rustc_hash::FxHasher;
use std::hash::Hasher;

/// All texts of a module.
#[derive(Clone, Debug, Default)]
pub struct StringTable {
    text: String,
    /// Where each text ends in `text`.
    ends: Vec<u32>,
    ids: HashTable<StrId>,
}

impl StringTable {
    /// The text with this id.
    #[inline]
    #[must_use]
    pub fn get(&self, id: StrId) -> &str {
        slice(&self.text, &self.ends, id)
    }

    /// The id of a text, which is added if it is new.
    ///
    /// # Panics
    /// Beyond 4 GiB of text, which the reader refuses.
    #[inline]
    pub fn intern(&mut self, text: &str) -> StrId {
        let hash = hash(text);
        if let Some(id) = self.ids.find(hash, |id| self.get(*id) == text) {
            return *id;
        }
        self.add(text, hash)
    }

    fn add(&mut self, text: &str, hash_of_text: u64) -> StrId {
        let id = StrId::new(self.ends.len());
        self.text.push_str(text);
        self.ends
            .push(u32::try_from(self.text.len()).expect("the reader refuses such text"));
        let (all, ends) = (&self.text, &self.ends);
        self.ids
            .insert_unique(hash_of_text, id, |id| hash(slice(all, ends, *id)));
        id
    }

    /// The id of a text if the module has it.
    #[must_use]
    pub fn find(&self, text: &str) -> Option<StrId> {
        self.ids
            .find(hash(text), |id| self.get(*id) == text)
            .copied()
    }

    /// How many texts there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.ends.len()
    }

    /// Whether there are no texts.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.ends.is_empty()
    }
}

#[inline]
fn slice<'s>(text: &'s str, ends: &[u32], id: StrId) -> &'s str {
    let index = id.index();
    let start = if index == 0 {
        0
    } else {
        ends[index - 1] as usize
    };
    &text[start..ends[index] as usize]
}

#[inline]
fn hash(text: &str) -> u64 {
    let mut hasher = FxHasher::default();
    hasher.write(text.as_bytes());
    hasher.finish()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_texts_have_equal_ids() {
        let mut table = StringTable::default();
        let ids: Vec<_> = (0..5000)
            .map(|n| table.intern(&format!("name{n}")))
            .collect();
        for (n, id) in ids.iter().enumerate() {
            assert_eq!(table.intern(&format!("name{n}")), *id);
            assert_eq!(table.get(*id), format!("name{n}"));
        }
        assert_eq!(table.find("absent"), None);
        assert_eq!(table.len(), 5000);
    }
}
