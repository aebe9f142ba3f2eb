//! The content of one object in one state.
//!
//! Concrete bytes lie in flat storage with a bit for each that says whether it is initialised.
//! Whatever is not a concrete byte (terms, pointers, partly initialised values) is a cell laid over
//! the bytes. Cells never overlap; the bytes under a cell mean nothing. Large objects keep their
//! bytes in pages that exist once they are touched.

use super::bytes::Pieces;
use crate::value::Value;
use crate::value::universe::Universe;
use std::collections::BTreeMap;
use std::rc::Rc;
use verify_term::TermId;

/// What the bytes are that nobody has written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fill {
    Uninitialised,
    Zero,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cell {
    pub len: u32,
    pub value: Value,
}

const PAGE: u64 = 4096;

#[derive(Clone, PartialEq, Debug)]
struct Page {
    bytes: Vec<u8>,
    /// One bit a byte: set where the byte is initialised.
    initialised: Vec<u64>,
}

impl Page {
    fn new(size: usize, fill: Fill) -> Self {
        let words = size.div_ceil(64);
        let pattern = if fill == Fill::Zero { u64::MAX } else { 0 };
        Page {
            bytes: vec![0; size],
            initialised: vec![pattern; words],
        }
    }

    fn is_initialised(&self, at: usize) -> bool {
        self.initialised[at / 64] >> (at % 64) & 1 == 1
    }

    fn all_initialised(&self, at: usize, len: usize) -> bool {
        let (word, bit) = (at / 64, at % 64);
        if bit + len <= 64 {
            let bits = if len == 64 { u64::MAX } else { (1 << len) - 1 };
            return self.initialised[word] >> bit & bits == bits;
        }
        (at..at + len).all(|position| self.is_initialised(position))
    }

    fn set_initialised(&mut self, at: usize, len: usize, on: bool) {
        let (word, bit) = (at / 64, at % 64);
        if bit + len <= 64 {
            let bits = (if len == 64 { u64::MAX } else { (1 << len) - 1 }) << bit;
            if on {
                self.initialised[word] |= bits;
            } else {
                self.initialised[word] &= !bits;
            }
            return;
        }
        for position in at..at + len {
            let bits = 1 << (position % 64);
            if on {
                self.initialised[position / 64] |= bits;
            } else {
                self.initialised[position / 64] &= !bits;
            }
        }
    }
}

/// An object whose bytes are an SMT array: large, and accessed at symbolic places.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ArrayContent {
    /// From 64-bit offsets to bytes.
    pub bytes: TermId,
    /// From 64-bit offsets to a bit that is set where the byte is uninitialised.
    pub undefined: TermId,
}

#[derive(Clone, PartialEq, Debug)]
pub struct Content {
    size: u64,
    fill: Fill,
    pages: Vec<Option<Rc<Page>>>,
    cells: BTreeMap<u64, Cell>,
    array: Option<ArrayContent>,
    /// The width in bytes of the last concrete store: how merging groups bytes that differ.
    grain: u8,
}

impl Content {
    /// Objects of up to this size have their bytes in pages; larger ones are arrays from the start.
    pub const PAGED_LIMIT: u64 = 1 << 36;

    pub fn new(size: u64, fill: Fill) -> Self {
        let paged = if size <= Self::PAGED_LIMIT { size } else { 0 };
        let pages = vec![None; usize::try_from(paged.div_ceil(PAGE)).unwrap_or(0)];
        Content {
            size,
            fill,
            pages,
            cells: BTreeMap::new(),
            array: None,
            grain: 1,
        }
    }

    pub fn from_bytes(bytes: Vec<u8>) -> Self {
        let mut content = Content::new(bytes.len() as u64, Fill::Zero);
        content.write_bytes(0, &bytes);
        content
    }

    pub fn size(&self) -> u64 {
        self.size
    }

    pub fn fill(&self) -> Fill {
        self.fill
    }

    pub fn grain(&self) -> u8 {
        self.grain
    }

    pub(super) fn set_grain(&mut self, grain: u8) {
        self.grain = grain;
    }

    pub fn array(&self) -> Option<ArrayContent> {
        self.array
    }

    /// From here on the bytes are those of the array.
    pub fn set_array(&mut self, array: ArrayContent) {
        self.array = Some(array);
        self.pages.clear();
        self.cells.clear();
    }

    /// Whether there are concrete bytes only.
    #[inline]
    pub fn is_plain(&self) -> bool {
        self.cells.is_empty() && self.array.is_none()
    }

    pub fn cells(&self) -> &BTreeMap<u64, Cell> {
        &self.cells
    }

    fn page_size(&self, index: usize) -> usize {
        (self.size - index as u64 * PAGE).min(PAGE) as usize
    }

    fn page_mut(&mut self, index: usize) -> &mut Page {
        let (size, fill) = (self.page_size(index), self.fill);
        let page = self.pages[index].get_or_insert_with(|| Rc::new(Page::new(size, fill)));
        Rc::make_mut(page)
    }

    /// A concrete word of up to eight bytes, where all of it is concrete and initialised.
    #[inline]
    pub fn read_word(&self, offset: u64, len: u32) -> Option<u64> {
        if self.array.is_some()
            || (!self.cells.is_empty() && self.overlaps_cell(offset, u64::from(len)))
        {
            return None;
        }
        let (index, at) = ((offset / PAGE) as usize, (offset % PAGE) as usize);
        let len = len as usize;
        if at + len > PAGE as usize {
            return None;
        }
        match &self.pages[index] {
            Some(page) => {
                if !page.all_initialised(at, len) {
                    return None;
                }
                let mut word = [0; 8];
                word[..len].copy_from_slice(&page.bytes[at..at + len]);
                Some(u64::from_le_bytes(word))
            }
            None => (self.fill == Fill::Zero).then_some(0),
        }
    }

    #[inline]
    pub fn write_word(&mut self, offset: u64, len: u32, word: u64) {
        self.grain = len as u8;
        self.write_bytes(offset, &word.to_le_bytes()[..len as usize]);
    }

    pub fn write_bytes(&mut self, offset: u64, bytes: &[u8]) {
        self.clear_cells(offset, bytes.len() as u64);
        let mut done = 0;
        while done < bytes.len() {
            let position = offset + done as u64;
            let (index, at) = ((position / PAGE) as usize, (position % PAGE) as usize);
            let len = (PAGE as usize - at).min(bytes.len() - done);
            let page = self.page_mut(index);
            page.bytes[at..at + len].copy_from_slice(&bytes[done..done + len]);
            page.set_initialised(at, len, true);
            done += len;
        }
    }

    /// Forgets what the bytes held.
    pub fn mark_uninitialised(&mut self, offset: u64, len: u64) {
        self.clear_cells(offset, len);
        let mut done = 0;
        while done < len {
            let position = offset + done;
            let (index, at) = ((position / PAGE) as usize, (position % PAGE) as usize);
            let part = (PAGE - at as u64).min(len - done);
            if self.pages[index].is_some() || self.fill == Fill::Zero {
                self.page_mut(index)
                    .set_initialised(at, part as usize, false);
            }
            done += part;
        }
    }

    fn overlaps_cell(&self, offset: u64, len: u64) -> bool {
        let before = self.cells.range(..offset + len).next_back();
        before.is_some_and(|(start, cell)| start + u64::from(cell.len) > offset)
    }

    /// Removes the cells that lie wholly inside the range; the caller has split those that do not.
    fn clear_cells(&mut self, offset: u64, len: u64) {
        if self.cells.is_empty() || len == 0 {
            return;
        }
        let inside: Vec<u64> = self
            .cells
            .range(offset..offset + len)
            .map(|(start, _)| *start)
            .collect();
        for start in inside {
            self.cells.remove(&start);
        }
    }

    /// Splits cells that the range cuts, so that it can be overwritten.
    pub fn split_cells(&mut self, universe: &mut Universe, offset: u64, len: u64) {
        if self.cells.is_empty() {
            return;
        }
        for edge in [offset, offset + len] {
            let Some((&start, &cell)) = self.cells.range(..edge).next_back() else {
                continue;
            };
            if start + u64::from(cell.len) <= edge {
                continue;
            }
            self.cells.remove(&start);
            let head = (edge - start) as u32;
            for (from, part) in [(0, head), (head, cell.len - head)] {
                self.insert_parts(universe, start + u64::from(from), cell, from, part);
            }
        }
    }

    /// Puts a part of a cell back: whole where it is a term, byte by byte where it is a pointer.
    fn insert_parts(&mut self, universe: &mut Universe, at: u64, cell: Cell, from: u32, len: u32) {
        let step = if universe.is_pointer(cell.value) {
            1
        } else {
            len
        };
        for part in (0..len).step_by(step as usize) {
            let value = universe.slice(cell.value, cell.len, from + part, step);
            self.put(at + u64::from(part), step, value);
        }
    }

    /// Stores a value where no cell is cut.
    fn put(&mut self, offset: u64, len: u32, value: Value) {
        match value {
            Value::Int(word) if len <= 8 => {
                self.write_bytes(offset, &word.to_le_bytes()[..len as usize])
            }
            Value::Undefined => self.mark_uninitialised(offset, u64::from(len)),
            _ => {
                self.clear_cells(offset, u64::from(len));
                self.cells.insert(offset, Cell { len, value });
            }
        }
    }

    /// Writes a value of `len` bytes.
    pub fn write(&mut self, universe: &mut Universe, offset: u64, len: u32, value: Value) {
        if self.array.is_some() {
            let at = universe.arena.bv(64, offset);
            self.write_array(universe, at, len, value);
            return;
        }
        self.split_cells(universe, offset, u64::from(len));
        if len.is_power_of_two() && len <= 8 {
            self.grain = len as u8;
        }
        self.put(offset, len, value);
    }

    /// Reads a value of `len` bytes.
    pub fn read(&self, universe: &mut Universe, offset: u64, len: u32) -> Value {
        if self.array.is_some() {
            let at = universe.arena.bv(64, offset);
            return self.read_array(universe, at, len);
        }
        if len <= 8
            && let Some(word) = self.read_word(offset, len)
        {
            return Value::Int(word);
        }
        if let Some(cell) = self.cells.get(&offset)
            && cell.len == len
        {
            return cell.value;
        }
        let pieces = self.pieces(universe, offset, len);
        universe.join(&pieces)
    }

    /// The parts that make up the range: slices of cells, and single runs of bytes of one kind.
    pub fn pieces(&self, universe: &mut Universe, offset: u64, len: u32) -> Pieces {
        let mut pieces = Pieces::new();
        let end = offset + u64::from(len);
        let mut at = offset;
        while at < end {
            if let Some((&start, &cell)) = self.cells.range(..=at).next_back()
                && start + u64::from(cell.len) > at
            {
                let from = (at - start) as u32;
                let part = (cell.len - from).min((end - at) as u32);
                if universe.is_pointer(cell.value) && part < cell.len {
                    for byte in 0..part {
                        pieces.push((1, universe.slice(cell.value, cell.len, from + byte, 1)));
                    }
                } else {
                    pieces.push((part, universe.slice(cell.value, cell.len, from, part)));
                }
                at += u64::from(part);
                continue;
            }
            let next_cell = self
                .cells
                .range(at..end)
                .next()
                .map_or(end, |(start, _)| *start);
            let (part, value) = self.run(at, next_cell);
            pieces.push((part, value));
            at += u64::from(part);
        }
        pieces
    }

    /// The longest run of plain bytes from `at`, at most eight, that is initialised throughout or
    /// not at all.
    fn run(&self, at: u64, end: u64) -> (u32, Value) {
        let Some(first) = self.byte(at) else {
            let mut len = 1;
            while at + len < end && len < 8 && self.byte(at + len).is_none() {
                len += 1;
            }
            return (len as u32, Value::Undefined);
        };
        let mut word = u64::from(first);
        let mut len = 1;
        while at + len < end && len < 8 {
            let Some(byte) = self.byte(at + len) else {
                break;
            };
            word |= u64::from(byte) << (len * 8);
            len += 1;
        }
        (len as u32, Value::Int(word))
    }

    /// A plain byte, if it is initialised. Meaningless under a cell.
    pub fn byte(&self, at: u64) -> Option<u8> {
        let (index, at) = ((at / PAGE) as usize, (at % PAGE) as usize);
        match &self.pages[index] {
            Some(page) => page.is_initialised(at).then(|| page.bytes[at]),
            None => (self.fill == Fill::Zero).then_some(0),
        }
    }

    /// Whether nobody has written a plain byte of the page that `at` lies in.
    pub fn page_is_untouched(&self, at: u64) -> bool {
        self.pages[(at / PAGE) as usize].is_none()
    }

    /// Whether the plain bytes from `at` to the end of its page are the very same storage in both.
    pub fn shares_page(&self, other: &Content, at: u64) -> bool {
        let index = (at / PAGE) as usize;
        match (self.pages.get(index), other.pages.get(index)) {
            (Some(Some(mine)), Some(Some(others))) => Rc::ptr_eq(mine, others),
            (Some(None), Some(None)) => self.fill == other.fill,
            _ => false,
        }
    }

    pub const PAGE: u64 = PAGE;
}
