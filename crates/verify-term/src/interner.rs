//! The hash table that finds an existing node: open addressing, linear probing, no removal.
//!
//! A slot holds the node's position beside its hash, so a search touches one cache line of the
//! table and, nearly always, only the node it is looking for; growing touches no nodes at all. The
//! bucket is the upper part of the hash, so growing reads and writes the table in order. On new
//! nodes this is about twice as fast as a general hash table, and interning is most of what a
//! builder costs.

/// No node has this position.
const EMPTY: u64 = u64::MAX;

pub(crate) struct Interner {
    /// Hash in the upper half, position in the lower.
    slots: Vec<u64>,
    count: usize,
    /// How far a hash is shifted to give its bucket.
    shift: u32,
}

impl Interner {
    pub(crate) fn new() -> Self {
        let bits = 10;
        Interner {
            slots: vec![EMPTY; 1 << bits],
            count: 0,
            shift: 32 - bits,
        }
    }

    pub(crate) fn memory_bytes(&self) -> usize {
        self.slots.len() * size_of::<u64>()
    }

    fn bucket(&self, hash: u32) -> usize {
        (hash >> self.shift) as usize
    }

    /// The position of the node with this hash for which `is_wanted` holds.
    pub(crate) fn find(&self, hash: u32, is_wanted: impl Fn(u32) -> bool) -> Option<u32> {
        let mut bucket = self.bucket(hash);
        loop {
            let slot = self.slots[bucket];
            if slot == EMPTY {
                return None;
            }
            if (slot >> 32) as u32 == hash && is_wanted(slot as u32) {
                return Some(slot as u32);
            }
            bucket = (bucket + 1) & (self.slots.len() - 1);
        }
    }

    /// Adds a node that `find` did not find.
    pub(crate) fn insert(&mut self, hash: u32, position: u32) {
        // At most five slots in eight are used, so probes stay short.
        if self.count * 8 >= self.slots.len() * 5 {
            self.grow();
        }
        self.count += 1;
        self.place(u64::from(hash) << 32 | u64::from(position));
    }

    fn place(&mut self, slot: u64) {
        let mut bucket = self.bucket((slot >> 32) as u32);
        while self.slots[bucket] != EMPTY {
            bucket = (bucket + 1) & (self.slots.len() - 1);
        }
        self.slots[bucket] = slot;
    }

    fn grow(&mut self) {
        assert!(self.shift > 0, "the term table is full");
        let larger = vec![EMPTY; self.slots.len() * 2];
        let old = std::mem::replace(&mut self.slots, larger);
        self.shift -= 1;
        for slot in old {
            if slot != EMPTY {
                self.place(slot);
            }
        }
    }
}
