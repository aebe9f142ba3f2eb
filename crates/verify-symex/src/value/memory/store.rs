//! The objects of one state.
//!
//! Slots lie in chunks that states share until one of them writes, so that forking a state and
//! finding what differs between two are cheap however many objects there are.

use super::content::Content;
use crate::value::ObjectId;
use crate::value::site::Site;
use std::rc::Rc;
use verify_term::TermId;

/// How an object's life ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Death {
    Freed,
    ScopeEnded,
    FunctionReturned,
    /// The memory stays, but pointers of this name do not: their container has changed.
    Invalidated,
}

/// Whether an object lives in this state.
#[derive(Clone, PartialEq, Debug)]
pub enum Life {
    Live,
    Dead(Death, Site),
    /// Dead unless the condition holds: some of the merged paths ended it.
    Perhaps(TermId, Death, Site),
}

#[derive(Clone, PartialEq, Debug)]
pub struct Slot {
    pub life: Life,
    /// When the object was created at all: only some of the merged paths may have done so. No
    /// pointer means it on the others.
    pub exists: TermId,
    pub content: Content,
}

impl Slot {
    pub fn live(content: Content) -> Slot {
        Slot {
            life: Life::Live,
            exists: TermId::TRUE,
            content,
        }
    }
}

const CHUNK: usize = 32;
type Chunk = [Option<Rc<Slot>>; CHUNK];

#[derive(Clone, Default)]
pub struct Memory {
    chunks: Vec<Option<Rc<Chunk>>>,
}

impl Memory {
    #[inline]
    pub fn get(&self, id: ObjectId) -> Option<&Slot> {
        let index = id.0 as usize;
        self.chunks.get(index / CHUNK)?.as_ref()?[index % CHUNK].as_deref()
    }

    #[inline]
    pub fn get_mut(&mut self, id: ObjectId) -> Option<&mut Slot> {
        let index = id.0 as usize;
        let chunk = Rc::make_mut(self.chunks.get_mut(index / CHUNK)?.as_mut()?);
        chunk[index % CHUNK].as_mut().map(Rc::make_mut)
    }

    pub fn insert(&mut self, id: ObjectId, slot: Slot) {
        self.put(id, Some(Rc::new(slot)));
    }

    pub fn remove(&mut self, id: ObjectId) {
        self.put(id, None);
    }

    /// Whether nothing was written since one was made from the other.
    pub fn is_same(&self, other: &Memory) -> bool {
        let shared = |(left, right): (&Option<Rc<Chunk>>, &Option<Rc<Chunk>>)| match (left, right) {
            (Some(left), Some(right)) => Rc::ptr_eq(left, right),
            (left, right) => left.is_none() && right.is_none(),
        };
        self.chunks.len() == other.chunks.len() && self.chunks.iter().zip(&other.chunks).all(shared)
    }

    fn put(&mut self, id: ObjectId, slot: Option<Rc<Slot>>) {
        let index = id.0 as usize;
        if self.chunks.len() <= index / CHUNK {
            self.chunks.resize(index / CHUNK + 1, None);
        }
        let chunk =
            self.chunks[index / CHUNK].get_or_insert_with(|| Rc::new([const { None }; CHUNK]));
        Rc::make_mut(chunk)[index % CHUNK] = slot;
    }

    pub fn ids(&self) -> impl Iterator<Item = ObjectId> + '_ {
        self.chunks.iter().enumerate().flat_map(|(index, chunk)| {
            chunk.iter().flat_map(move |chunk| {
                chunk.iter().enumerate().filter_map(move |(at, slot)| {
                    slot.is_some()
                        .then_some(ObjectId((index * CHUNK + at) as u32))
                })
            })
        })
    }

    /// The objects whose slots are not the very same in both.
    pub fn differing(&self, other: &Memory) -> Vec<ObjectId> {
        let mut ids = Vec::new();
        for index in 0..self.chunks.len().max(other.chunks.len()) {
            let mine = self.chunks.get(index).and_then(Option::as_ref);
            let others = other.chunks.get(index).and_then(Option::as_ref);
            match (mine, others) {
                (None, None) => continue,
                (Some(mine), Some(others)) if Rc::ptr_eq(mine, others) => continue,
                _ => {}
            }
            for at in 0..CHUNK {
                let left = mine.and_then(|chunk| chunk[at].as_ref());
                let right = others.and_then(|chunk| chunk[at].as_ref());
                let same = match (left, right) {
                    (None, None) => true,
                    (Some(left), Some(right)) => Rc::ptr_eq(left, right),
                    _ => false,
                };
                if !same {
                    ids.push(ObjectId((index * CHUNK + at) as u32));
                }
            }
        }
        ids
    }
}
