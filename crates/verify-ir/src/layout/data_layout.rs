//! The text of `target datalayout`. LangRef: "Data Layout".

use super::{DataLayout, PointerLayout, ScalarAlign};
use crate::opcode::Align;

impl Default for DataLayout {
    /// What LLVM assumes where the text says nothing.
    fn default() -> Self {
        let scalar = |bits, abi, preferred| ScalarAlign {
            bits,
            abi: byte_align(abi),
            preferred: byte_align(preferred),
        };
        DataLayout {
            big_endian: false,
            stack_align: None,
            program_address_space: 0,
            globals_address_space: 0,
            alloca_address_space: 0,
            mangling: None,
            pointers: vec![PointerLayout {
                address_space: 0,
                bits: 64,
                abi: byte_align(8),
                preferred: byte_align(8),
                index_bits: 64,
            }],
            integers: vec![
                scalar(1, 1, 1),
                scalar(8, 1, 1),
                scalar(16, 2, 2),
                scalar(32, 4, 4),
                scalar(64, 4, 8),
            ],
            floats: vec![
                scalar(16, 2, 2),
                scalar(32, 4, 4),
                scalar(64, 8, 8),
                scalar(128, 16, 16),
            ],
            vectors: vec![scalar(64, 8, 8), scalar(128, 16, 16)],
            aggregate_abi: Align::ONE,
            aggregate_preferred: byte_align(8),
            native_integers: Vec::new(),
            non_integral_address_spaces: Vec::new(),
        }
    }
}

fn byte_align(bytes: u64) -> Align {
    Align::new(bytes).expect("a power of two is written here")
}

impl DataLayout {
    /// Parses the text of `target datalayout`.
    ///
    /// # Errors
    /// The entry that is not understood.
    pub fn parse(text: &str) -> Result<DataLayout, String> {
        let mut layout = DataLayout::default();
        for entry in text.split('-').filter(|entry| !entry.is_empty()) {
            layout.entry(entry).ok_or_else(|| entry.to_owned())?;
        }
        Ok(layout)
    }

    /// How pointers of this address space look.
    #[must_use]
    pub fn pointer(&self, address_space: u32) -> PointerLayout {
        let found = self
            .pointers
            .iter()
            .find(|pointer| pointer.address_space == address_space);
        *found.unwrap_or(&self.pointers[0])
    }

    fn entry(&mut self, entry: &str) -> Option<()> {
        let (head, rest) = entry.split_at_checked(1)?;
        match head {
            "e" if rest.is_empty() => self.big_endian = false,
            "E" if rest.is_empty() => self.big_endian = true,
            "p" => self.pointer_entry(rest)?,
            "i" => scalar_entry(&mut self.integers, rest)?,
            "f" => scalar_entry(&mut self.floats, rest)?,
            "v" => scalar_entry(&mut self.vectors, rest)?,
            "a" => self.aggregate_entry(rest)?,
            "S" => self.stack_align = bit_align(rest)?,
            "P" => self.program_address_space = rest.parse().ok()?,
            "G" => self.globals_address_space = rest.parse().ok()?,
            "A" => self.alloca_address_space = rest.parse().ok()?,
            "m" => {
                let mut letters = rest.strip_prefix(':')?.chars();
                self.mangling = letters.next();
                if self.mangling.is_none() || letters.next().is_some() {
                    return None;
                }
            }
            "n" => match rest.strip_prefix("i:") {
                Some(spaces) => self.non_integral_address_spaces = numbers(spaces)?,
                None => self.native_integers = numbers(rest)?,
            },
            // The alignment of function pointers, independent (`i`) of that of functions or not.
            "F" => {
                let number = rest.strip_prefix('i').or_else(|| rest.strip_prefix('n'))?;
                bit_align(number)?;
            }
            // Obsolete: the size of objects on the stack.
            "s" => {
                let _: u32 = rest.split(':').next()?.parse().ok()?;
            }
            _ => return None,
        }
        Some(())
    }

    /// `p[flags][space][(name)]:size:abi[:preferred[:index]]`.
    fn pointer_entry(&mut self, rest: &str) -> Option<()> {
        let mut parts = rest.split(':');
        let head = parts.next()?.trim_start_matches(['u', 'e']);
        let number = head.split('(').next()?;
        let address_space = if number.is_empty() {
            0
        } else {
            number.parse().ok()?
        };
        let bits: u32 = parts.next()?.parse().ok()?;
        let abi = bit_align(parts.next()?)??;
        let preferred = match parts.next() {
            Some(preferred) => bit_align(preferred)??,
            None => abi,
        };
        let index_bits = match parts.next() {
            Some(index) => index.parse().ok()?,
            None => bits,
        };
        if parts.next().is_some() || bits == 0 || bits > 1 << 16 || index_bits > bits {
            return None;
        }
        let pointer = PointerLayout {
            address_space,
            bits,
            abi,
            preferred,
            index_bits,
        };
        match self
            .pointers
            .binary_search_by_key(&address_space, |pointer| pointer.address_space)
        {
            Ok(index) => self.pointers[index] = pointer,
            Err(index) => self.pointers.insert(index, pointer),
        }
        Some(())
    }

    /// `a:abi[:preferred]`; older texts have a size of 0 before the colon.
    fn aggregate_entry(&mut self, rest: &str) -> Option<()> {
        let mut parts = rest.split(':');
        if !matches!(parts.next()?, "" | "0") {
            return None;
        }
        // 0 bits stand for one byte.
        self.aggregate_abi = bit_align(parts.next()?)?.unwrap_or(Align::ONE);
        self.aggregate_preferred = match parts.next() {
            Some(preferred) => bit_align(preferred)?.unwrap_or(Align::ONE),
            None => self.aggregate_abi,
        };
        parts.next().is_none().then_some(())
    }
}

/// `width:abi[:preferred]`.
fn scalar_entry(table: &mut Vec<ScalarAlign>, rest: &str) -> Option<()> {
    let mut parts = rest.split(':');
    let bits: u32 = parts.next()?.parse().ok()?;
    let abi = bit_align(parts.next()?)??;
    let preferred = match parts.next() {
        Some(preferred) => bit_align(preferred)??,
        None => abi,
    };
    if bits == 0 || bits >= 1 << 24 || parts.next().is_some() {
        return None;
    }
    let entry = ScalarAlign {
        bits,
        abi,
        preferred,
    };
    match table.binary_search_by_key(&bits, |entry| entry.bits) {
        Ok(index) => table[index] = entry,
        Err(index) => table.insert(index, entry),
    }
    Some(())
}

/// An alignment in bits; the inner none stands for 0.
#[expect(
    clippy::option_option,
    reason = "a bad number differs from no alignment"
)]
fn bit_align(bits: &str) -> Option<Option<Align>> {
    match bits.parse::<u64>().ok()? {
        0 => Some(None),
        bits if bits % 8 == 0 && bits < 1 << 24 => Align::new(bits / 8).map(Some),
        _ => None,
    }
}

fn numbers(list: &str) -> Option<Vec<u32>> {
    list.split(':').map(|number| number.parse().ok()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_that_of_x86_64_linux() {
        let text =
            "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128";
        let layout = DataLayout::parse(text).expect("this is clang's own");
        assert!(!layout.big_endian);
        assert_eq!(layout.mangling, Some('e'));
        assert_eq!(layout.stack_align, Align::new(16));
        assert_eq!(layout.pointer(270).bits, 32);
        assert_eq!(layout.pointer(0).bits, 64);
        assert_eq!(layout.native_integers, [8, 16, 32, 64]);
    }

    #[test]
    fn names_the_entry_it_does_not_understand() {
        assert_eq!(DataLayout::parse("e-q7"), Err("q7".to_owned()));
        assert_eq!(DataLayout::parse("p:64"), Err("p:64".to_owned()));
        assert_eq!(DataLayout::parse("i64:63"), Err("i64:63".to_owned()));
    }
}
