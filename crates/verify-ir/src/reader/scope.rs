//! The names of one function: parameters, results and blocks, used before or after their
//! definition.
//!
//! A result used before its definition gets a placeholder beyond all real ids; blocks are numbered
//! by first mention. `body` puts the real ids in when the function is complete.

use super::Reader;
use super::expressions::BlockName;
use super::functions::ValueName;
use super::lexer::Token;
use super::tokens::{Parse, fault};
use crate::error::Problem;
use crate::function::Local;
use crate::index::{BlockId, LocalId, StrId, TypeId};
use crate::instruction::Operand;

/// Placeholders start here.
pub(super) const FORWARD: usize = 1 << 31;

#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Slot {
    Absent,
    Local(LocalId),
    /// Index into [`Scope::forwards`].
    Forward(u32),
    /// Index into [`Scope::blocks`].
    Block(u32),
}

/// A result that is used before its definition.
pub(super) struct Forward {
    pub(super) name: ValueName,
    pub(super) ty: TypeId,
    pub(super) position: usize,
    pub(super) resolved: Option<LocalId>,
}

/// A block by first mention.
pub(super) struct BlockEntry {
    pub(super) name: BlockName,
    pub(super) position: usize,
    /// Its place in the text.
    pub(super) defined: Option<BlockId>,
}

#[derive(Default)]
pub(super) struct Scope {
    /// Marks what belongs to the function at hand.
    epoch: u32,
    /// By the id of the name's text.
    named: Vec<(u32, Option<Slot>)>,
    numbered: Vec<Slot>,
    pub(super) forwards: Vec<Forward>,
    pub(super) blocks: Vec<BlockEntry>,
    pub(super) locals: Vec<Local>,
    /// Whether a placeholder has been handed out since this was last set to false.
    pub(super) used_forward: bool,
}

impl Scope {
    /// Forgets everything.
    pub(super) fn clear(&mut self) {
        self.epoch += 1;
        self.numbered.clear();
        self.forwards.clear();
        self.blocks.clear();
        self.locals.clear();
    }

    #[inline]
    fn get(&self, name: ValueName) -> Slot {
        match name {
            ValueName::Named(id) => match self.named.get(id.index()) {
                Some((epoch, Some(slot))) if *epoch == self.epoch => *slot,
                _ => Slot::Absent,
            },
            ValueName::Numbered(number) => self
                .numbered
                .get(number as usize)
                .copied()
                .unwrap_or(Slot::Absent),
            ValueName::Absent => Slot::Absent,
        }
    }

    #[inline]
    fn set(&mut self, name: ValueName, slot: Slot) {
        match name {
            ValueName::Named(id) => {
                if self.named.len() <= id.index() {
                    let length = (id.index() + 1).next_power_of_two();
                    self.named.resize(length, (0, None));
                }
                self.named[id.index()] = (self.epoch, Some(slot));
            }
            ValueName::Numbered(number) => {
                let index = number as usize;
                if self.numbered.len() <= index {
                    self.numbered.resize(index + 1, Slot::Absent);
                }
                self.numbered[index] = slot;
            }
            ValueName::Absent => {}
        }
    }
}

impl Reader<'_> {
    /// The name of a local under the eye, if one stands there.
    #[inline]
    pub(super) fn local_name(&mut self) -> Option<ValueName> {
        match self.tokens.current {
            Token::Local(raw) => Some(ValueName::Named(self.intern_raw(raw))),
            Token::LocalNumber(number) => Some(ValueName::Numbered(number)),
            _ => None,
        }
    }

    /// A local as the text spells it.
    pub(super) fn show_local(&self, name: ValueName) -> String {
        match name {
            ValueName::Named(id) => format!("%{}", self.module.text(id)),
            ValueName::Numbered(number) => format!("%{number}"),
            ValueName::Absent => "a value without a name".to_owned(),
        }
    }

    /// A number that no text of this length can define is refused before room is made for it.
    fn check_number(&self, name: ValueName, position: usize) -> Parse<()> {
        match name {
            ValueName::Numbered(number) if number as usize > self.tokens.text.len() => {
                fault(position, Problem::Undefined(self.show_local(name)))
            }
            _ => Ok(()),
        }
    }

    /// A use of a parameter or result of this type.
    #[inline]
    pub(super) fn use_local(
        &mut self,
        name: ValueName,
        ty: TypeId,
        position: usize,
    ) -> Parse<Operand> {
        let (operand, actual) = match self.scope.get(name) {
            Slot::Local(id) => (Operand::Local(id), self.scope.locals[id.index()].ty),
            Slot::Forward(index) => {
                self.scope.used_forward = true;
                let operand = Operand::Local(LocalId::new(FORWARD + index as usize));
                (operand, self.scope.forwards[index as usize].ty)
            }
            Slot::Block(_) => {
                return fault(position, Problem::Malformed("a block is no value"));
            }
            Slot::Absent => {
                self.check_number(name, position)?;
                let index = self.scope.forwards.len();
                self.scope.forwards.push(Forward {
                    name,
                    ty,
                    position,
                    resolved: None,
                });
                let slot = u32::try_from(index).expect("fewer uses than bytes of text");
                self.scope.set(name, Slot::Forward(slot));
                self.scope.used_forward = true;
                (Operand::Local(LocalId::new(FORWARD + index)), ty)
            }
        };
        if actual != ty {
            return self.mismatch(name, actual, ty, position);
        }
        Ok(operand)
    }

    #[cold]
    fn mismatch<T>(
        &self,
        name: ValueName,
        actual: TypeId,
        expected: TypeId,
        position: usize,
    ) -> Parse<T> {
        fault(
            position,
            Problem::TypeMismatch {
                what: self.show_local(name),
                actual: self.module.type_text(actual),
                expected: self.module.type_text(expected),
            },
        )
    }

    /// Defines the next parameter or result.
    pub(super) fn define_local(
        &mut self,
        name: ValueName,
        ty: TypeId,
        position: usize,
    ) -> Parse<LocalId> {
        let name = self.numbered_name(name, position)?;
        let id = LocalId::new(self.scope.locals.len());
        match self.scope.get(name) {
            Slot::Absent => {}
            Slot::Forward(index) => {
                let forward = &mut self.scope.forwards[index as usize];
                forward.resolved = Some(id);
                let expected = forward.ty;
                if expected != ty {
                    return self.mismatch(name, ty, expected, position);
                }
            }
            Slot::Local(_) | Slot::Block(_) => {
                return fault(position, Problem::Redefined(self.show_local(name)));
            }
        }
        self.scope.set(name, Slot::Local(id));
        let text = match name {
            ValueName::Named(text) => Some(text),
            _ => None,
        };
        self.scope.locals.push(Local { ty, name: text });
        Ok(id)
    }

    /// The name itself, or the number that something without a name takes. Numbers rise.
    fn numbered_name(&mut self, name: ValueName, position: usize) -> Parse<ValueName> {
        let next = self.next_number;
        match name {
            ValueName::Named(_) => return Ok(name),
            ValueName::Absent => {
                self.next_number += 1;
                return Ok(ValueName::Numbered(next));
            }
            ValueName::Numbered(number) if number >= next => {
                self.check_number(name, position)?;
                self.next_number = number + 1;
            }
            ValueName::Numbered(_) => {
                return fault(position, Problem::Malformed("numbers of values must rise"));
            }
        }
        Ok(name)
    }

    /// `label %name`.
    pub(super) fn label(&mut self) -> Parse<BlockId> {
        self.tokens.expect_word("label")?;
        self.block_reference()
    }

    /// `%name` as a block.
    pub(super) fn block_reference(&mut self) -> Parse<BlockId> {
        let position = self.tokens.start;
        let Some(name) = self.local_name() else {
            return self.tokens.unexpected("a block");
        };
        self.tokens.advance()?;
        self.block_entry(name, position)
    }

    /// The block with this name, by first mention.
    fn block_entry(&mut self, name: ValueName, position: usize) -> Parse<BlockId> {
        match self.scope.get(name) {
            Slot::Block(index) => Ok(BlockId::new(index as usize)),
            Slot::Absent => {
                self.check_number(name, position)?;
                let index = self.scope.blocks.len();
                let block_name = match name {
                    ValueName::Named(text) => BlockName::Named(text),
                    ValueName::Numbered(number) => BlockName::Numbered(number),
                    ValueName::Absent => {
                        return fault(position, Problem::Malformed("a block needs a name"));
                    }
                };
                self.scope.blocks.push(BlockEntry {
                    name: block_name,
                    position,
                    defined: None,
                });
                let slot = u32::try_from(index).expect("fewer blocks than bytes of text");
                self.scope.set(name, Slot::Block(slot));
                Ok(BlockId::new(index))
            }
            Slot::Local(_) | Slot::Forward(_) => {
                fault(position, Problem::Malformed("a value is no block"))
            }
        }
    }

    /// Defines a block as the one at `place` in the text; its name's text, if it has one.
    pub(super) fn define_block(
        &mut self,
        name: ValueName,
        place: BlockId,
        position: usize,
    ) -> Parse<Option<StrId>> {
        let name = self.numbered_name(name, position)?;
        let id = self.block_entry(name, position)?;
        let entry = &mut self.scope.blocks[id.index()];
        if entry.defined.is_some() {
            return fault(position, Problem::Redefined(self.show_local(name)));
        }
        entry.defined = Some(place);
        Ok(match name {
            ValueName::Named(text) => Some(text),
            _ => None,
        })
    }
}
