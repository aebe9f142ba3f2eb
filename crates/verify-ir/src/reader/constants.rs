//! Constants: literals, aggregates and references to symbols. Constant expressions are next door.

use super::Reader;
use super::lexer::{Token, unescape};
use super::numbers;
use super::tokens::{Parse, fault};
use crate::constant::Constant;
use crate::error::Problem;
use crate::index::{ConstId, TypeId};
use crate::types::Type;
use rustc_hash::FxHasher;
use std::hash::{Hash, Hasher};

impl<'t> Reader<'t> {
    /// A type and a constant of it.
    pub(super) fn typed_constant(&mut self) -> Parse<ConstId> {
        let ty = self.value_type()?;
        self.constant(ty)
    }

    /// A constant of this type.
    pub(super) fn constant(&mut self, ty: TypeId) -> Parse<ConstId> {
        let start = self.tokens.start;
        match self.tokens.current {
            Token::Integer(digits) => {
                let Type::Integer(bits) = *self.module.ty(ty) else {
                    return self.wrong_type(start, "an integer constant", ty);
                };
                let Some(constant) = numbers::integer(digits, bits) else {
                    return self.tokens.out_of_range(digits, "its type");
                };
                self.tokens.advance()?;
                Ok(self.intern_constant(ty, constant))
            }
            Token::Word(word) => self.word_constant(ty, word),
            Token::Global(_) | Token::GlobalNumber(_) => self.symbol_constant(ty),
            Token::Float(_) | Token::HexFloat(_) => self.float_constant(ty),
            Token::HexInteger(text) => {
                let constant = match *self.module.ty(ty) {
                    Type::Integer(bits) => numbers::hex_integer(text, bits),
                    _ => return self.wrong_type(start, "an integer constant", ty),
                };
                let Some(constant) = constant else {
                    return self.tokens.out_of_range(text, "its type");
                };
                self.tokens.advance()?;
                Ok(self.intern_constant(ty, constant))
            }
            Token::Punctuation(b'{' | b'[' | b'<') => {
                self.nested(|reader| reader.aggregate_constant(ty))
            }
            _ => self.tokens.unexpected("a constant"),
        }
    }

    fn word_constant(&mut self, ty: TypeId, word: &'t str) -> Parse<ConstId> {
        let start = self.tokens.start;
        let described = self.module.ty(ty);
        let constant = match word {
            "true" | "false" => {
                if ty != self.known.bit {
                    return self.wrong_type(start, "a truth value", ty);
                }
                Constant::Integer(u64::from(word == "true"))
            }
            "null" => match described {
                Type::Pointer { .. } => Constant::Null,
                _ => return self.wrong_type(start, "`null`", ty),
            },
            "none" => match described {
                Type::Token => Constant::None,
                _ => return self.wrong_type(start, "`none`", ty),
            },
            "undef" => Constant::Undef,
            "poison" => Constant::Poison,
            "zeroinitializer" => match described {
                Type::Label | Type::Metadata => return self.wrong_type(start, "zero", ty),
                Type::Pointer { .. } => Constant::Null,
                Type::Integer(bits) if *bits <= 64 => Constant::Integer(0),
                _ => Constant::Zero,
            },
            "c" if self.tokens.next_byte() == b'"' => return self.bytes_constant(ty),
            "splat" => return self.nested(|reader| reader.splat_constant(ty)),
            _ => return self.nested(|reader| reader.constant_expression(ty, word)),
        };
        if matches!(described, Type::Label | Type::Metadata) {
            return self.wrong_type(start, "a constant", ty);
        }
        self.tokens.advance()?;
        Ok(self.intern_constant(ty, constant))
    }

    fn float_constant(&mut self, ty: TypeId) -> Parse<ConstId> {
        let start = self.tokens.start;
        let Type::Float(kind) = *self.module.ty(ty) else {
            return self.wrong_type(start, "a floating-point constant", ty);
        };
        let (text, constant) = match self.tokens.current {
            Token::Float(digits) => (digits, numbers::decimal_float(digits, kind)),
            Token::HexFloat(digits) => (digits, numbers::hex_float(digits, kind)),
            _ => return self.tokens.unexpected("a floating-point constant"),
        };
        let Some(constant) = constant else {
            return self.tokens.out_of_range(text, "its floating-point type");
        };
        self.tokens.advance()?;
        Ok(self.intern_constant(ty, constant))
    }

    /// `c"…"`.
    fn bytes_constant(&mut self, ty: TypeId) -> Parse<ConstId> {
        let start = self.tokens.start;
        self.tokens.expect_word("c")?;
        let raw = self.tokens.text()?;
        let bytes = unescape(raw);
        match *self.module.ty(ty) {
            Type::Array { element, length }
                if element == self.known.byte && length == bytes.len() as u64 => {}
            _ => return self.wrong_type(start, "a string of this length", ty),
        }
        Ok(self.intern_constant(ty, Constant::Bytes(bytes.into())))
    }

    /// `splat (element)`.
    fn splat_constant(&mut self, ty: TypeId) -> Parse<ConstId> {
        let start = self.tokens.start;
        self.tokens.expect_word("splat")?;
        self.tokens.expect(b'(')?;
        let element = self.typed_constant()?;
        self.tokens.expect(b')')?;
        match *self.module.ty(ty) {
            Type::Vector {
                element: expected, ..
            } if expected == self.module.constant_type(element) => {}
            _ => return self.wrong_type(start, "a splat of this element", ty),
        }
        Ok(self.intern_constant(ty, Constant::Splat(element)))
    }

    /// A struct, an array, a vector or a packed struct.
    fn aggregate_constant(&mut self, ty: TypeId) -> Parse<ConstId> {
        let start = self.tokens.start;
        let angled = self.tokens.eat(b'<')?;
        let opening = match self.tokens.current {
            Token::Punctuation(open @ (b'{' | b'[')) => {
                self.tokens.advance()?;
                open
            }
            _ if angled => b'<',
            _ => return self.tokens.unexpected("a constant"),
        };
        let closing = match opening {
            b'{' => b'}',
            b'[' => b']',
            _ => b'>',
        };
        let mut elements = Vec::new();
        if !self.tokens.is(closing) {
            elements.push(self.typed_constant()?);
            while self.tokens.eat(b',')? {
                elements.push(self.typed_constant()?);
            }
        }
        self.tokens.expect(closing)?;
        if angled && opening != b'<' {
            self.tokens.expect(b'>')?;
        }
        let elements: Box<[ConstId]> = elements.into();
        if !self.elements_fit(ty, opening, angled, &elements) {
            return self.wrong_type(start, "an aggregate of these elements", ty);
        }
        let constant = match opening {
            b'{' => Constant::Struct(elements),
            b'[' => Constant::Array(elements),
            _ => Constant::Vector(elements),
        };
        Ok(self.intern_constant(ty, constant))
    }

    fn elements_fit(&self, ty: TypeId, opening: u8, angled: bool, elements: &[ConstId]) -> bool {
        let all = |expected: TypeId| {
            elements
                .iter()
                .all(|&element| self.module.constant_type(element) == expected)
        };
        match (opening, self.module.ty(ty)) {
            (b'[', Type::Array { element, length }) if !angled => {
                *length == elements.len() as u64 && all(*element)
            }
            (
                b'<',
                Type::Vector {
                    element,
                    length,
                    scalable: false,
                },
            ) => *length as usize == elements.len() && all(*element),
            (b'{', Type::Struct(_) | Type::NamedStruct(_)) => {
                self.module.types.struct_body(ty).is_some_and(|body| {
                    body.packed == angled
                        && body.fields.len() == elements.len()
                        && body
                            .fields
                            .iter()
                            .zip(elements)
                            .all(|(&field, &element)| self.module.constant_type(element) == field)
                })
            }
            _ => false,
        }
    }

    /// A reference to a global, a function or an alias.
    pub(super) fn symbol_constant(&mut self, ty: TypeId) -> Parse<ConstId> {
        let start = self.tokens.start;
        if !matches!(self.module.ty(ty), Type::Pointer { .. }) {
            return self.wrong_type(start, "the address of a symbol", ty);
        }
        let name = self.symbol_name()?;
        let id = self.symbol_reference(name, ty, start);
        let actual = self.module.constant_type(id);
        if actual != ty {
            return fault(
                start,
                Problem::TypeMismatch {
                    what: self.show_symbol(name),
                    actual: self.module.type_text(actual),
                    expected: self.module.type_text(ty),
                },
            );
        }
        Ok(id)
    }

    /// The id of a constant of this type, which is added if it is new.
    pub(super) fn intern_constant(&mut self, ty: TypeId, constant: Constant) -> ConstId {
        let module = &mut self.module;
        let hash = hash_constant(ty, &constant);
        let same = |id: &ConstId| {
            module.constant_types[id.index()] == ty && module.constants[id.index()] == constant
        };
        if let Some(&id) = self.constant_ids.find(hash, same) {
            return id;
        }
        let id = ConstId::new(module.constants.len());
        module.constants.push(constant);
        module.constant_types.push(ty);
        let rehash = |id: &ConstId| {
            hash_constant(
                module.constant_types[id.index()],
                &module.constants[id.index()],
            )
        };
        self.constant_ids.insert_unique(hash, id, rehash);
        id
    }

    /// A constant that is equal to no other; its content comes later.
    pub(super) fn reserve_constant(&mut self, ty: TypeId) -> ConstId {
        let id = ConstId::new(self.module.constants.len());
        self.module.constants.push(Constant::Poison);
        self.module.constant_types.push(ty);
        id
    }
}

fn hash_constant(ty: TypeId, constant: &Constant) -> u64 {
    let mut hasher = FxHasher::default();
    ty.hash(&mut hasher);
    constant.hash(&mut hasher);
    hasher.finish()
}
