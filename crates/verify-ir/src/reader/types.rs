//! Types: their text, and the table of named structs whose bodies may come later.

use super::Reader;
use super::lexer::Token;
use super::tokens::{Parse, fault};
use crate::error::Problem;
use crate::index::{StrId, TypeId};
use crate::types::{FloatKind, FunctionType, StructBody, Type, TypeTable};

/// LLVM's own limit.
const MAX_INTEGER_BITS: u32 = 1 << 23;

/// Types that the reader needs all the time.
pub(super) struct KnownTypes {
    pub(super) void: TypeId,
    pub(super) metadata: TypeId,
    pub(super) token: TypeId,
    pub(super) pointer: TypeId,
    pub(super) bit: TypeId,
    pub(super) byte: TypeId,
    pub(super) int32: TypeId,
    /// `i1`, `i8`, `i16`, …, `i128` by their width.
    integers: [Option<TypeId>; 129],
}

impl KnownTypes {
    pub(super) fn new(types: &mut TypeTable) -> Self {
        KnownTypes {
            void: types.intern(Type::Void),
            metadata: types.intern(Type::Metadata),
            token: types.intern(Type::Token),
            pointer: types.intern(Type::Pointer { address_space: 0 }),
            bit: types.intern(Type::Integer(1)),
            byte: types.intern(Type::Integer(8)),
            int32: types.intern(Type::Integer(32)),
            integers: [None; 129],
        }
    }
}

/// A named struct as the text has shown it so far.
pub(super) struct NamedType {
    pub(super) id: TypeId,
    pub(super) defined: bool,
    /// Where it was first seen.
    pub(super) position: usize,
}

impl Reader<'_> {
    /// A type; `void` and functions included.
    #[inline]
    pub(super) fn ty(&mut self) -> Parse<TypeId> {
        let ty = match self.tokens.current {
            Token::Word("ptr") => {
                self.tokens.advance()?;
                self.pointer_type()?
            }
            Token::Word(word) => self.word_type(word)?,
            _ => self.nested(Self::structured_type)?,
        };
        if self.tokens.is(b'(') || self.tokens.is(b'*') {
            return self.function_type_after(ty);
        }
        Ok(ty)
    }

    /// A type of which there are values: neither `void` nor a function.
    pub(super) fn value_type(&mut self) -> Parse<TypeId> {
        let start = self.tokens.start;
        let ty = self.ty()?;
        match self.module.ty(ty) {
            Type::Void | Type::Function(_) => self.wrong_type(start, "a value", ty),
            _ => Ok(ty),
        }
    }

    /// An error: this type does not belong here.
    #[cold]
    pub(super) fn wrong_type<T>(&self, at: usize, what: &'static str, ty: TypeId) -> Parse<T> {
        fault(
            at,
            Problem::WrongType {
                what,
                actual: self.module.type_text(ty),
            },
        )
    }

    /// `addrspace(n)` behind `ptr`.
    fn pointer_type(&mut self) -> Parse<TypeId> {
        match self.address_space()? {
            None | Some(0) => Ok(self.known.pointer),
            Some(space) => Ok(self.intern_type(Type::Pointer {
                address_space: space,
            })),
        }
    }

    /// `addrspace(n)` or `addrspace("A")`, if it stands here.
    pub(super) fn address_space(&mut self) -> Parse<Option<u32>> {
        if !self.tokens.eat_word("addrspace")? {
            return Ok(None);
        }
        self.tokens.expect(b'(')?;
        let layout = &self.module.data_layout;
        let space = match self.tokens.current {
            Token::Text(b"A") => layout.alloca_address_space,
            Token::Text(b"G") => layout.globals_address_space,
            Token::Text(b"P") => layout.program_address_space,
            _ => {
                let space = self.tokens.small_number()?;
                self.tokens.expect(b')')?;
                return Ok(Some(space));
            }
        };
        self.tokens.advance()?;
        self.tokens.expect(b')')?;
        Ok(Some(space))
    }

    fn word_type(&mut self, word: &str) -> Parse<TypeId> {
        if let Some(digits) = word.strip_prefix('i')
            && digits.as_bytes().first().is_some_and(u8::is_ascii_digit)
        {
            return self.integer_type(digits);
        }
        let ty = match word {
            "void" => Type::Void,
            "label" => Type::Label,
            "metadata" => Type::Metadata,
            "token" => Type::Token,
            "half" => Type::Float(FloatKind::Half),
            "bfloat" => Type::Float(FloatKind::BFloat),
            "float" => Type::Float(FloatKind::Float),
            "double" => Type::Float(FloatKind::Double),
            "x86_fp80" => Type::Float(FloatKind::X86Fp80),
            "fp128" => Type::Float(FloatKind::Fp128),
            "ppc_fp128" => Type::Float(FloatKind::PpcFp128),
            "x86_amx" => Type::X86Amx,
            "x86_mmx" => Type::X86Mmx,
            "target" => return self.nested(Self::target_type),
            _ => return self.tokens.unexpected("a type"),
        };
        self.tokens.advance()?;
        Ok(self.intern_type(ty))
    }

    #[inline]
    fn integer_type(&mut self, digits: &str) -> Parse<TypeId> {
        let bits = match digits.parse::<u32>() {
            Ok(bits) if bits > 0 && bits <= MAX_INTEGER_BITS => bits,
            _ => return self.tokens.unexpected("an integer type"),
        };
        self.tokens.advance()?;
        if let Some(Some(id)) = self.known.integers.get(bits as usize) {
            return Ok(*id);
        }
        let id = self.intern_type(Type::Integer(bits));
        if let Some(known) = self.known.integers.get_mut(bits as usize) {
            *known = Some(id);
        }
        Ok(id)
    }

    fn structured_type(&mut self) -> Parse<TypeId> {
        let start = self.tokens.start;
        match self.tokens.current {
            Token::Local(raw) => {
                let name = self.intern_raw(raw);
                self.tokens.advance()?;
                Ok(self.named_type(name, start))
            }
            Token::LocalNumber(number) => {
                let name = self.module.strings.intern(&number.to_string());
                self.tokens.advance()?;
                Ok(self.named_type(name, start))
            }
            Token::Punctuation(b'{') => {
                let body = self.struct_body()?;
                Ok(self.intern_type(Type::Struct(body)))
            }
            Token::Punctuation(b'[') => {
                self.tokens.advance()?;
                let length = self.tokens.number()?;
                self.tokens.expect_word("x")?;
                let element = self.element_type()?;
                self.tokens.expect(b']')?;
                Ok(self.intern_type(Type::Array { element, length }))
            }
            Token::Punctuation(b'<') => self.angled_type(),
            _ => self.tokens.unexpected("a type"),
        }
    }

    fn element_type(&mut self) -> Parse<TypeId> {
        let start = self.tokens.start;
        let ty = self.ty()?;
        match self.module.ty(ty) {
            Type::Void | Type::Function(_) | Type::Label | Type::Metadata | Type::Token => {
                self.wrong_type(start, "an element", ty)
            }
            _ => Ok(ty),
        }
    }

    /// A vector or a packed struct.
    fn angled_type(&mut self) -> Parse<TypeId> {
        self.tokens.expect(b'<')?;
        if self.tokens.is(b'{') {
            let mut body = self.struct_body()?;
            body.packed = true;
            self.tokens.expect(b'>')?;
            return Ok(self.intern_type(Type::Struct(body)));
        }
        let scalable = self.tokens.eat_word("vscale")?;
        if scalable {
            self.tokens.expect_word("x")?;
        }
        let length = match self.tokens.small_number()? {
            0 => {
                return self
                    .tokens
                    .wrong(Problem::Malformed("a vector has at least one element"));
            }
            length => length,
        };
        self.tokens.expect_word("x")?;
        let start = self.tokens.start;
        let element = self.ty()?;
        if !matches!(
            self.module.ty(element),
            Type::Integer(_) | Type::Float(_) | Type::Pointer { .. } | Type::Target { .. }
        ) {
            return self.wrong_type(start, "an element of a vector", element);
        }
        self.tokens.expect(b'>')?;
        Ok(self.intern_type(Type::Vector {
            element,
            length,
            scalable,
        }))
    }

    /// `{ fields }`.
    fn struct_body(&mut self) -> Parse<StructBody> {
        self.tokens.expect(b'{')?;
        let mut fields = Vec::new();
        if !self.tokens.is(b'}') {
            fields.push(self.element_type()?);
            while self.tokens.eat(b',')? {
                fields.push(self.element_type()?);
            }
        }
        self.tokens.expect(b'}')?;
        Ok(StructBody {
            fields: fields.into(),
            packed: false,
        })
    }

    /// `(parameters)` behind a result type.
    #[cold]
    fn function_type_after(&mut self, result: TypeId) -> Parse<TypeId> {
        if self.tokens.is(b'*') {
            return self
                .tokens
                .wrong(Problem::TypedPointer(self.module.type_text(result)));
        }
        self.tokens.expect(b'(')?;
        let mut parameters = Vec::new();
        let mut varargs = false;
        while !self.tokens.is(b')') {
            if self.tokens.current == Token::Ellipsis {
                self.tokens.advance()?;
                varargs = true;
                break;
            }
            parameters.push(self.nested(Self::value_type)?);
            if !self.tokens.eat(b',')? {
                break;
            }
        }
        self.tokens.expect(b')')?;
        let ty = FunctionType {
            result,
            parameters: parameters.into(),
            varargs,
        };
        Ok(self.intern_type(Type::Function(ty)))
    }

    /// `target("name", types, numbers)`.
    fn target_type(&mut self) -> Parse<TypeId> {
        self.tokens.expect_word("target")?;
        self.tokens.expect(b'(')?;
        let raw = self.tokens.text()?;
        let name = self.intern_raw(raw);
        let (mut types, mut numbers) = (Vec::new(), Vec::new());
        while self.tokens.eat(b',')? {
            if matches!(self.tokens.current, Token::Integer(_)) {
                numbers.push(self.tokens.small_number()?);
            } else if numbers.is_empty() {
                types.push(self.ty()?);
            } else {
                return self.tokens.unexpected("a number");
            }
        }
        self.tokens.expect(b')')?;
        Ok(self.intern_type(Type::Target {
            name,
            types: types.into(),
            numbers: numbers.into(),
        }))
    }

    /// The struct with this name, seen at this place.
    fn named_type(&mut self, name: StrId, position: usize) -> TypeId {
        if let Some(named) = self.named_types.get(&name) {
            return named.id;
        }
        let id = self.module.types.add_named_struct(name);
        self.type_positions
            .resize(self.module.types.len(), position);
        self.named_types.insert(
            name,
            NamedType {
                id,
                defined: false,
                position,
            },
        );
        id
    }

    /// `%name = type …`.
    pub(super) fn type_definition(&mut self) -> Parse<()> {
        let start = self.tokens.start;
        let name = match self.tokens.take()? {
            Token::Local(raw) => self.intern_raw(raw),
            Token::LocalNumber(number) => self.module.strings.intern(&number.to_string()),
            _ => return fault(start, Problem::Malformed("a type needs a name")),
        };
        self.tokens.expect(b'=')?;
        self.tokens.expect_word("type")?;
        let id = self.named_type(name, start);
        let named = self
            .named_types
            .get_mut(&name)
            .expect("`named_type` has just put it there");
        if named.defined {
            let name = format!("%{}", self.module.text(name));
            return fault(start, Problem::Redefined(name));
        }
        named.defined = true;
        if self.tokens.eat_word("opaque")? {
            return Ok(());
        }
        let packed = self.tokens.eat(b'<')?;
        let mut body = self.struct_body()?;
        body.packed = packed;
        if packed {
            self.tokens.expect(b'>')?;
        }
        if let Type::NamedStruct(number) = *self.module.ty(id) {
            self.module.types.set_body(number, body);
        }
        Ok(())
    }

    /// The id of a type; remembers where a new one stands.
    pub(super) fn intern_type(&mut self, ty: Type) -> TypeId {
        let id = self.module.types.intern(ty);
        self.type_positions
            .resize(self.module.types.len(), self.tokens.start);
        id
    }
}
