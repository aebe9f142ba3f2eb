//! Attributes and attribute groups.

use super::Reader;
use super::lexer::Token;
use super::tokens::{Parse, fault};
use crate::attribute::{
    Attribute, AttributeKind, AttributeSet, CaptureComponents, Captures, MemoryAccess,
    MemoryEffects,
};
use crate::error::Problem;
use crate::index::AttributeSetId;
use crate::opcode::Align;
use rustc_hash::FxHasher;
use std::hash::{Hash, Hasher};

/// A set as its text has it: groups are still numbers, defined at the end of the module.
#[derive(Default)]
pub(super) struct PendingSet {
    pub(super) attributes: Vec<Attribute>,
    /// The number of a group and where it stands.
    pub(super) groups: Vec<(u32, usize)>,
}

impl Reader<'_> {
    /// The attributes of a parameter, an argument or a result.
    #[inline]
    pub(super) fn value_attributes(&mut self) -> Parse<AttributeSetId> {
        match self.tokens.current {
            Token::Word(word) if AttributeKind::from_keyword(word).is_some() => {}
            Token::Text(_) => {}
            _ => return Ok(Self::no_attributes()),
        }
        let mut set = std::mem::take(&mut self.scratch_attributes);
        set.attributes.clear();
        set.groups.clear();
        while let Some(attribute) = self.attribute()? {
            set.attributes.push(attribute);
        }
        let id = self.intern_attributes(&set);
        self.scratch_attributes = set;
        Ok(id)
    }

    /// The attributes of a function or a call: names, texts and groups.
    pub(super) fn function_attributes(&mut self) -> Parse<AttributeSetId> {
        let mut set = PendingSet::default();
        loop {
            match self.tokens.current {
                Token::Group(number) => {
                    set.groups.push((number, self.tokens.start));
                    self.tokens.advance()?;
                }
                // The alignment of the function itself, not an attribute.
                Token::Word("align") => break,
                _ => match self.attribute()? {
                    Some(attribute) => set.attributes.push(attribute),
                    None => break,
                },
            }
        }
        Ok(self.intern_attributes(&set))
    }

    /// `attributes #n = { … }`.
    pub(super) fn attribute_group(&mut self) -> Parse<()> {
        self.tokens.expect_word("attributes")?;
        let start = self.tokens.start;
        let Token::Group(number) = self.tokens.current else {
            return self.tokens.unexpected("`#` and a number");
        };
        self.tokens.advance()?;
        self.tokens.expect(b'=')?;
        self.tokens.expect(b'{')?;
        let mut set = PendingSet::default();
        while !self.tokens.is(b'}') {
            match self.attribute()? {
                Some(attribute) => set.attributes.push(attribute),
                None => return self.tokens.unexpected("an attribute or `}`"),
            }
        }
        self.tokens.expect(b'}')?;
        if self.groups.insert(number, set.attributes).is_some() {
            return fault(start, Problem::Redefined(format!("#{number}")));
        }
        Ok(())
    }

    /// The id of a set, which is added if it is new.
    fn intern_attributes(&mut self, set: &PendingSet) -> AttributeSetId {
        if set.attributes.is_empty() && set.groups.is_empty() {
            return Self::no_attributes();
        }
        let mut hasher = FxHasher::default();
        set.attributes.hash(&mut hasher);
        for (number, _) in &set.groups {
            number.hash(&mut hasher);
        }
        let hash = hasher.finish();
        let (sets, groups) = (&mut self.module.attribute_sets, &mut self.set_groups);
        let same = |(_, id): &(u64, AttributeSetId)| {
            sets[id.index()].attributes == set.attributes && {
                let found: &Vec<(u32, usize)> = &groups[id.index()];
                found
                    .iter()
                    .map(|(number, _)| number)
                    .eq(set.groups.iter().map(|(n, _)| n))
            }
        };
        if let Some((_, id)) = self.attribute_ids.find(hash, same) {
            return *id;
        }
        let id = AttributeSetId::new(sets.len());
        sets.push(AttributeSet {
            attributes: set.attributes.clone(),
        });
        groups.push(set.groups.clone());
        self.attribute_ids
            .insert_unique(hash, (hash, id), |(hash, _)| *hash);
        id
    }

    /// The set without attributes.
    pub(super) fn no_attributes() -> AttributeSetId {
        AttributeSetId::new(0)
    }

    /// Gives every set the attributes of its groups.
    pub(super) fn resolve_groups(&mut self) -> Parse<()> {
        for (index, groups) in self.set_groups.iter().enumerate() {
            for (number, position) in groups {
                let Some(attributes) = self.groups.get(number) else {
                    return fault(*position, Problem::Undefined(format!("#{number}")));
                };
                let set = &mut self.module.attribute_sets[index];
                set.attributes.extend(attributes.iter().cloned());
            }
        }
        let mut groups: Vec<_> = std::mem::take(&mut self.groups).into_iter().collect();
        groups.sort_unstable_by_key(|(number, _)| *number);
        for (number, attributes) in groups {
            let id = AttributeSetId::new(self.module.attribute_sets.len());
            self.module.attribute_sets.push(AttributeSet { attributes });
            self.module.attribute_groups.push((number, id));
        }
        Ok(())
    }

    /// One attribute; none where something else stands here.
    fn attribute(&mut self) -> Parse<Option<Attribute>> {
        let kind = match self.tokens.current {
            Token::Text(_) => return self.text_attribute().map(Some),
            Token::Word(word) => match AttributeKind::from_keyword(word) {
                Some(kind) => kind,
                None => return Ok(None),
            },
            _ => return Ok(None),
        };
        self.tokens.advance()?;
        let attribute = match kind {
            AttributeKind::Align | AttributeKind::StackAlign => self.alignment_attribute(kind)?,
            AttributeKind::Dereferenceable | AttributeKind::DereferenceableOrNull => {
                Attribute::Number(kind, self.parenthesised_number()?)
            }
            AttributeKind::ByVal
            | AttributeKind::ByRef
            | AttributeKind::StructRet
            | AttributeKind::InAlloca
            | AttributeKind::Preallocated
            | AttributeKind::ElementType => {
                self.tokens.expect(b'(')?;
                let ty = self.nested(Self::ty)?;
                self.tokens.expect(b')')?;
                Attribute::Type(kind, ty)
            }
            AttributeKind::UwTable => Attribute::Number(kind, self.unwind_table()?),
            AttributeKind::AllocSize => self.allocation_size()?,
            AttributeKind::VScaleRange => self.vscale_range()?,
            AttributeKind::AllocKind => self.allocation_kind()?,
            AttributeKind::Memory => Attribute::Memory(self.memory_effects()?),
            AttributeKind::NoFpClass => Attribute::NoFpClass(self.float_classes()?),
            AttributeKind::Captures => Attribute::Captures(self.captures()?),
            AttributeKind::Range => self.range()?,
            AttributeKind::Initializes => self.initializes()?,
            AttributeKind::DeadOnReturn => Attribute::DeadOnReturn(match self.tokens.is(b'(') {
                true => Some(self.parenthesised_number()?),
                false => None,
            }),
            _ => Attribute::Flag(kind),
        };
        Ok(Some(attribute))
    }

    fn text_attribute(&mut self) -> Parse<Attribute> {
        let raw = self.tokens.text()?;
        let key = self.intern_raw(raw);
        let value = match self.tokens.eat(b'=')? {
            true => {
                let raw = self.tokens.text()?;
                Some(self.intern_raw(raw))
            }
            false => None,
        };
        Ok(Attribute::Text { key, value })
    }

    fn parenthesised_number(&mut self) -> Parse<u64> {
        self.tokens.expect(b'(')?;
        let number = self.tokens.number()?;
        self.tokens.expect(b')')?;
        Ok(number)
    }

    /// `align 8`, `align(8)`, in groups `align=8`.
    fn alignment_attribute(&mut self, kind: AttributeKind) -> Parse<Attribute> {
        let at = self.tokens.start;
        let bytes = match self.tokens.is(b'(') {
            true => self.parenthesised_number()?,
            false => {
                self.tokens.eat(b'=')?;
                self.tokens.number()?
            }
        };
        match Align::new(bytes) {
            Some(_) => Ok(Attribute::Number(kind, bytes)),
            None => fault(at, Problem::Malformed("an alignment is a power of two")),
        }
    }

    /// `(sync)`, `(async)` or nothing, which is async.
    fn unwind_table(&mut self) -> Parse<u64> {
        if !self.tokens.eat(b'(')? {
            return Ok(2);
        }
        let kind = match self.tokens.current {
            Token::Word("sync") => 1,
            Token::Word("async") => 2,
            _ => return self.tokens.unexpected("`sync` or `async`"),
        };
        self.tokens.advance()?;
        self.tokens.expect(b')')?;
        Ok(kind)
    }

    fn number_pair(&mut self) -> Parse<(u32, Option<u32>)> {
        self.tokens.expect(b'(')?;
        let first = self.tokens.small_number()?;
        let second = match self.tokens.eat(b',')? {
            true => Some(self.tokens.small_number()?),
            false => None,
        };
        self.tokens.expect(b')')?;
        Ok((first, second))
    }

    fn allocation_size(&mut self) -> Parse<Attribute> {
        let (size, count) = self.number_pair()?;
        Ok(Attribute::AllocSize { size, count })
    }

    fn vscale_range(&mut self) -> Parse<Attribute> {
        let (minimum, maximum) = self.number_pair()?;
        // One number is both; a maximum of 0 is none.
        let maximum = Some(maximum.unwrap_or(minimum)).filter(|&maximum| maximum != 0);
        Ok(Attribute::VScaleRange { minimum, maximum })
    }

    fn allocation_kind(&mut self) -> Parse<Attribute> {
        self.tokens.expect(b'(')?;
        let raw = self.tokens.text()?;
        let words = self.intern_raw(raw);
        self.tokens.expect(b')')?;
        Ok(Attribute::AllocKind(words))
    }

    /// `memory(read, argmem: readwrite, …)`.
    fn memory_effects(&mut self) -> Parse<MemoryEffects> {
        self.tokens.expect(b'(')?;
        let mut effects = MemoryEffects::all(MemoryAccess::None);
        let mut first = true;
        loop {
            let Token::Word(word) = self.tokens.current else {
                return self.tokens.unexpected("a kind of memory or access");
            };
            let at = self.tokens.start;
            if let Some(access) = MemoryAccess::from_keyword(word) {
                if !first {
                    return self.tokens.unexpected("a kind of memory");
                }
                self.tokens.advance()?;
                effects = MemoryEffects::all(access);
            } else {
                self.tokens.advance()?;
                self.tokens.expect(b':')?;
                let access = self.memory_access()?;
                match word {
                    "argmem" => effects.argument = access,
                    "inaccessiblemem" => effects.inaccessible = access,
                    "errnomem" => effects.errno = access,
                    "target_mem0" => effects.target[0] = access,
                    "target_mem1" => effects.target[1] = access,
                    _ => return fault(at, Problem::Malformed("unknown kind of memory")),
                }
            }
            first = false;
            if !self.tokens.eat(b',')? {
                break;
            }
        }
        self.tokens.expect(b')')?;
        Ok(effects)
    }

    fn memory_access(&mut self) -> Parse<MemoryAccess> {
        let Token::Word(word) = self.tokens.current else {
            return self.tokens.unexpected("an access");
        };
        let Some(access) = MemoryAccess::from_keyword(word) else {
            return self
                .tokens
                .unexpected("`none`, `read`, `write` or `readwrite`");
        };
        self.tokens.advance()?;
        Ok(access)
    }

    /// `(nan ninf)` or `(3)`, as the bits of `llvm.is.fpclass`.
    fn float_classes(&mut self) -> Parse<u16> {
        self.tokens.expect(b'(')?;
        let mut mask = 0;
        while !self.tokens.is(b')') {
            if let Token::Integer(_) = self.tokens.current {
                let at = self.tokens.start;
                mask |= match u16::try_from(self.tokens.number()?) {
                    Ok(bits) if bits < 1 << 10 => bits,
                    _ => return fault(at, Problem::Malformed("there are ten classes of floats")),
                };
                continue;
            }
            mask |= match self.tokens.current {
                Token::Word("all") => 0x3ff,
                Token::Word("nan") => 0x003,
                Token::Word("snan") => 0x001,
                Token::Word("qnan") => 0x002,
                Token::Word("inf") => 0x204,
                Token::Word("ninf") => 0x004,
                Token::Word("pinf") => 0x200,
                Token::Word("norm") => 0x108,
                Token::Word("nnorm") => 0x008,
                Token::Word("pnorm") => 0x100,
                Token::Word("sub") => 0x090,
                Token::Word("nsub") => 0x010,
                Token::Word("psub") => 0x080,
                Token::Word("zero") => 0x060,
                Token::Word("nzero") => 0x020,
                Token::Word("pzero") => 0x040,
                _ => return self.tokens.unexpected("a class of floats"),
            };
            self.tokens.advance()?;
        }
        self.tokens.expect(b')')?;
        Ok(mask)
    }

    /// `captures(components, ret: components)`.
    fn captures(&mut self) -> Parse<Captures> {
        self.tokens.expect(b'(')?;
        let (mut other, mut result) = (None, None);
        loop {
            let in_result = self.tokens.is_word("ret");
            if in_result {
                self.tokens.expect_field("ret")?;
            }
            let target = if in_result || result.is_some() {
                &mut result
            } else {
                &mut other
            };
            let components = match self.tokens.current {
                Token::Word("none") => CaptureComponents::default(),
                Token::Word("address_is_null") => CaptureComponents::ADDRESS_IS_NULL,
                Token::Word("address") => {
                    CaptureComponents::ADDRESS_IS_NULL | CaptureComponents::ADDRESS
                }
                Token::Word("read_provenance") => CaptureComponents::READ_PROVENANCE,
                Token::Word("provenance") => {
                    CaptureComponents::READ_PROVENANCE | CaptureComponents::PROVENANCE
                }
                _ => return self.tokens.unexpected("what is captured"),
            };
            self.tokens.advance()?;
            target
                .get_or_insert(CaptureComponents::default())
                .insert(components);
            if !self.tokens.eat(b',')? {
                break;
            }
        }
        self.tokens.expect(b')')?;
        let other = other.unwrap_or_default();
        Ok(Captures {
            other,
            result: result.unwrap_or(other),
        })
    }

    /// `range(i32 lower, upper)`.
    fn range(&mut self) -> Parse<Attribute> {
        self.tokens.expect(b'(')?;
        let at = self.tokens.start;
        let ty = self.ty()?;
        if self.module.types.integer_bits(ty).is_none() {
            return self.wrong_type(at, "a range", ty);
        }
        let lower = self.constant(ty)?;
        self.tokens.expect(b',')?;
        let upper = self.constant(ty)?;
        self.tokens.expect(b')')?;
        Ok(Attribute::Range { lower, upper })
    }

    /// `initializes((0, 4), (8, 12))`.
    fn initializes(&mut self) -> Parse<Attribute> {
        self.tokens.expect(b'(')?;
        let mut ranges = Vec::new();
        loop {
            self.tokens.expect(b'(')?;
            let from = self.tokens.signed_number()?;
            self.tokens.expect(b',')?;
            let to = self.tokens.signed_number()?;
            self.tokens.expect(b')')?;
            ranges.push((from, to));
            if !self.tokens.eat(b',')? {
                break;
            }
        }
        self.tokens.expect(b')')?;
        Ok(Attribute::Initializes(ranges.into()))
    }
}
