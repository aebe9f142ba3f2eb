//! Values taken apart into bytes and put together again.
//!
//! A pointer copied byte by byte, or a struct copied as words, keeps its provenance: the pieces
//! remember what they are pieces of, and are recognised when they meet again in order.

use crate::value::universe::Universe;
use crate::value::{InternedValue, Value, mask};
use smallvec::SmallVec;

/// Adjacent parts of a value, lowest address first: length in bytes and content.
pub type Pieces = SmallVec<[(u32, Value); 8]>;

impl Universe {
    /// Bytes `from .. from + len` of a value of `size` bytes.
    pub fn slice(&mut self, value: Value, size: u32, from: u32, len: u32) -> Value {
        if from == 0 && len == size {
            return value;
        }
        match value {
            Value::Int(word) => {
                let shifted = if from >= 8 { 0 } else { word >> (from * 8) };
                if len <= 8 {
                    Value::Int(shifted & mask(len * 8))
                } else {
                    let term = self.arena.bv(len * 8, shifted);
                    self.value(term)
                }
            }
            Value::Undefined => Value::Undefined,
            Value::Pointer(_) if len == 1 => self.rich.intern(InternedValue::PointerByte {
                pointer: value,
                index: from as u8,
            }),
            Value::Interned(id) => match self.rich.get(id).clone() {
                InternedValue::Pointers(_) if len == 1 => {
                    self.rich.intern(InternedValue::PointerByte {
                        pointer: value,
                        index: from as u8,
                    })
                }
                InternedValue::Shadowed { value, shadow } => {
                    let value = self.slice(value, size, from, len);
                    let shadow = self.slice(shadow, size, from, len);
                    self.shadowed(value, shadow, len * 8)
                }
                _ => self.slice_term(value, size, from, len),
            },
            _ => self.slice_term(value, size, from, len),
        }
    }

    fn slice_term(&mut self, value: Value, size: u32, from: u32, len: u32) -> Value {
        let whole = self.term(value, size * 8);
        let part = self.arena.extract(whole, (from + len) * 8 - 1, from * 8);
        self.value(part)
    }

    /// The value whose bytes are these pieces.
    pub fn join(&mut self, pieces: &[(u32, Value)]) -> Value {
        if let [(_, value)] = pieces {
            return *value;
        }
        if let Some(pointer) = self.reassembled_pointer(pieces) {
            return pointer;
        }
        if pieces.iter().all(|(_, value)| *value == Value::Undefined) {
            return Value::Undefined;
        }
        let total: u32 = pieces.iter().map(|(len, _)| *len).sum();
        if pieces.iter().any(|(_, value)| self.is_shadowed(*value)) {
            let mut values = Pieces::new();
            let mut shadows = Pieces::new();
            for (len, value) in pieces {
                shadows.push((*len, self.shadow(*value, len * 8)));
                let bare = match value {
                    Value::Undefined => Value::Int(0),
                    other => self.bare(*other, len * 8),
                };
                values.push((*len, bare));
            }
            let value = self.join(&values);
            let shadow = self.join(&shadows);
            return self.shadowed(value, shadow, total * 8);
        }
        if total <= 8
            && pieces
                .iter()
                .all(|(_, value)| matches!(value, Value::Int(_)))
        {
            let mut word = 0;
            let mut position = 0;
            for (len, value) in pieces {
                if let Value::Int(bits) = value {
                    word |= (bits & mask(len * 8)) << position;
                }
                position += len * 8;
            }
            return Value::Int(word);
        }
        let mut joined = None;
        for (len, value) in pieces {
            let part = self.term(*value, len * 8);
            joined = Some(match joined {
                None => part,
                Some(low) => self.arena.concat(part, low),
            });
        }
        let joined = joined.expect("a value has at least one byte");
        self.value(joined)
    }

    /// The pointer of which these are all eight bytes in order.
    fn reassembled_pointer(&self, pieces: &[(u32, Value)]) -> Option<Value> {
        if pieces.len() != 8 {
            return None;
        }
        let mut whole = None;
        for (position, (_, value)) in pieces.iter().enumerate() {
            let Value::Interned(id) = value else {
                return None;
            };
            let InternedValue::PointerByte { pointer, index } = self.rich.get(*id) else {
                return None;
            };
            if usize::from(*index) != position || whole.is_some_and(|known| known != *pointer) {
                return None;
            }
            whole = Some(*pointer);
        }
        whole
    }
}
