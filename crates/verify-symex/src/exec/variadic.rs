//! Variable arguments.
//!
//! clang expands `va_arg` into accesses to the target's `va_list`. We hand it one whose register
//! areas are used up, so that every argument comes from the memory area, in order. That is a state
//! the ABI allows, and reading beyond the last argument leaves the area's object.

use crate::engine::{End, Engine};
use crate::program::scalar::{Leaf, Scalar};
use crate::state::State;
use crate::value::memory::content::Fill;
use crate::value::memory::object::{ObjectKind, Size};
use crate::value::{Pointer, Value};
use std::rc::Rc;

/// The targets whose `va_list` we know.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Convention {
    X86_64,
    AArch64,
}

/// Where in the `va_list` the pointer to the memory area is.
fn area_offset(convention: Convention) -> u64 {
    match convention {
        Convention::X86_64 => 8,
        Convention::AArch64 => 0,
    }
}

impl Engine<'_> {
    fn convention(&mut self, state: &State) -> Result<Convention, End> {
        let unit = self.image.program.function(state.top.code.function).unit;
        let module = &self.image.program.modules[unit as usize];
        let triple = module.text(module.target_triple);
        if triple.starts_with("x86_64") {
            Ok(Convention::X86_64)
        } else if module.is_aarch64() {
            Ok(Convention::AArch64)
        } else {
            let what = format!("variable arguments on {triple}");
            Err(self.unsupported(state, what))
        }
    }

    pub fn va_start(&mut self, state: &mut State, list: Value) -> Result<(), End> {
        let convention = self.convention(state)?;
        let arguments = state
            .top
            .variable_arguments
            .clone()
            .unwrap_or_else(|| Rc::from([]));
        let mut places = Vec::new();
        let mut end = 0_u64;
        for argument in arguments.iter() {
            let (size, align) = match argument.by_value {
                Some(by_value) => (by_value.size, by_value.align),
                None => {
                    let last = argument
                        .values
                        .last()
                        .map_or(0, |(_, leaf)| leaf.offset + slot_bytes(leaf));
                    let wide = argument
                        .values
                        .iter()
                        .any(|(_, leaf)| leaf.scalar.width() > 64)
                        || last > 8;
                    (last, if wide { 16 } else { 8 })
                }
            };
            let start = end.next_multiple_of(align.clamp(8, 16));
            places.push(start);
            end = start + size.next_multiple_of(8);
        }
        let name = Rc::from("the variable arguments");
        let area = self.allocate(
            state,
            ObjectKind::Stack,
            Size::Bytes(end),
            16,
            name,
            Fill::Uninitialised,
        );
        state.top.objects.push(area);
        for (argument, start) in arguments.iter().zip(places) {
            let target = Value::Pointer(Pointer::at(area, start));
            if let Some(by_value) = argument.by_value {
                let (source, _) = argument.values[0];
                self.copy(state, target, source, Value::Int(by_value.size))?;
                continue;
            }
            for (value, leaf) in &argument.values {
                self.store(state, target, leaf.offset, leaf.scalar, 1, *value)?;
            }
        }
        let area = Value::Pointer(Pointer::to(area));
        self.store(
            state,
            list,
            area_offset(convention),
            Scalar::Pointer,
            8,
            area,
        )?;
        match convention {
            Convention::X86_64 => {
                self.store(state, list, 0, Scalar::Int(32), 4, Value::Int(48))?;
                self.store(state, list, 4, Scalar::Int(32), 4, Value::Int(176))?;
                self.store(state, list, 16, Scalar::Pointer, 8, Value::NULL)
            }
            Convention::AArch64 => {
                self.store(state, list, 8, Scalar::Pointer, 8, Value::NULL)?;
                self.store(state, list, 16, Scalar::Pointer, 8, Value::NULL)?;
                self.store(state, list, 24, Scalar::Int(32), 4, Value::Int(0))?;
                self.store(state, list, 28, Scalar::Int(32), 4, Value::Int(0))
            }
        }
    }

    pub fn va_copy(&mut self, state: &mut State, to: Value, from: Value) -> Result<(), End> {
        let size = match self.convention(state)? {
            Convention::X86_64 => 24,
            Convention::AArch64 => 32,
        };
        self.copy(state, to, from, Value::Int(size))
    }

    /// The `va_arg` instruction.
    pub fn variable_argument(
        &mut self,
        state: &mut State,
        to: u32,
        list: Value,
        leaves: &[Leaf],
        size: u64,
    ) -> Result<(), End> {
        let at = area_offset(self.convention(state)?);
        let area = self.load(state, list, at, Scalar::Pointer, 8)?;
        for (index, leaf) in leaves.iter().enumerate() {
            let value = self.load(state, area, leaf.offset, leaf.scalar, 1)?;
            state.top.set(to + index as u32, value);
        }
        let next = self
            .universe
            .offset_pointer(area, Value::Int(size.next_multiple_of(8)));
        self.store(state, list, at, Scalar::Pointer, 8, next)
    }
}

fn slot_bytes(leaf: &Leaf) -> u64 {
    u64::from(leaf.scalar.bytes())
}
