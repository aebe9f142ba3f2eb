//! The texts of a module, each stored once in a single buffer.

use crate::index::StrId;
use rustc_hash::FxHasher;
use std::hash::Hasher;

/// All texts of a module.
#[derive(Clone, Debug, Default)]
pub struct StringTable {
    text: String,
    /// Where each text ends in `text`.
    ends: Vec<u32>,
    /// Open addressing: 0 is free, otherwise the id's index plus one.
    slots: Vec<u32>,
}

impl StringTable {
    /// The text with this id.
    #[inline]
    #[must_use]
    pub fn get(&self, id: StrId) -> &str {
        let index = id.index();
        let start = if index == 0 {
            0
        } else {
            self.ends[index - 1] as usize
        };
        &self.text[start..self.ends[index] as usize]
    }

    /// The id of a text, which is added if it is new.
    ///
    /// # Panics
    /// Beyond 4 GiB of text, which the reader refuses.
    pub fn intern(&mut self, text: &str) -> StrId {
        if self.ends.len() * 2 >= self.slots.len() {
            self.grow();
        }
        let slot = self.slot(text);
        if self.slots[slot] != 0 {
            return StrId::new(self.slots[slot] as usize - 1);
        }
        let id = StrId::new(self.ends.len());
        self.text.push_str(text);
        self.ends
            .push(u32::try_from(self.text.len()).expect("the reader refuses such text"));
        self.slots[slot] = u32::try_from(self.ends.len()).expect("the reader refuses such text");
        id
    }

    /// The id of a text if the module has it.
    #[must_use]
    pub fn find(&self, text: &str) -> Option<StrId> {
        if self.slots.is_empty() {
            return None;
        }
        let stored = self.slots[self.slot(text)] as usize;
        (stored != 0).then(|| StrId::new(stored - 1))
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

    /// The slot that holds `text`, or the free slot where it belongs.
    fn slot(&self, text: &str) -> usize {
        let mask = self.slots.len() - 1;
        let mut slot = hash(text) & mask;
        loop {
            match self.slots[slot] {
                0 => return slot,
                stored if self.get(StrId::new(stored as usize - 1)) == text => return slot,
                _ => slot = (slot + 1) & mask,
            }
        }
    }

    fn grow(&mut self) {
        let size = (self.slots.len() * 2).max(1024);
        self.slots.clear();
        self.slots.resize(size, 0);
        for index in 0..self.ends.len() {
            let slot = self.slot(self.get(StrId::new(index)));
            self.slots[slot] = u32::try_from(index + 1).expect("ids fit in 32 bits");
        }
    }
}

#[expect(
    clippy::cast_possible_truncation,
    reason = "a hash may lose its upper half"
)]
fn hash(text: &str) -> usize {
    let mut hasher = FxHasher::default();
    hasher.write(text.as_bytes());
    hasher.finish() as usize
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
