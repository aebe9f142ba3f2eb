//! The types of a module, interned: comparing ids compares types.
//!
//! The reader fills the table; sizes and offsets are computed by `layout`.

use crate::index::{StrId, TypeId};
use rustc_hash::FxHashMap;

/// A type.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Type {
    /// No value.
    Void,
    /// A block, as an operand.
    Label,
    /// Metadata, as an argument of an intrinsic.
    Metadata,
    /// A value that only the instruction which made it explains.
    Token,
    /// `x86_amx`.
    X86Amx,
    /// `x86_mmx`, printed by clang up to 19.
    X86Mmx,
    /// An integer of this many bits.
    Integer(u32),
    /// A floating-point number.
    Float(FloatKind),
    /// An address; what is there, its uses tell.
    Pointer {
        /// 0 is memory.
        address_space: u32,
    },
    /// Elements that are computed with at once.
    Vector {
        /// What it is made of.
        element: TypeId,
        /// How many; of a scalable one, the least number.
        length: u32,
        /// The processor has a multiple of the length.
        scalable: bool,
    },
    /// Elements one after another.
    Array {
        /// What it is made of.
        element: TypeId,
        /// How many.
        length: u64,
    },
    /// A struct without a name.
    Struct(StructBody),
    /// A struct with a name, or an opaque one where `body` in its [`NamedStruct`] is none. The
    /// number is its position in [`TypeTable::named_structs`].
    NamedStruct(u32),
    /// The type of a function, not of its address.
    Function(FunctionType),
    /// `target("name", types…, numbers…)`.
    Target {
        /// Whose type it is.
        name: StrId,
        /// Its parameters that are types.
        types: Box<[TypeId]>,
        /// Its parameters that are numbers.
        numbers: Box<[u32]>,
    },
}

/// The floating-point formats.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FloatKind {
    /// IEEE binary16.
    Half,
    /// The upper half of a binary32.
    BFloat,
    /// IEEE binary32.
    Float,
    /// IEEE binary64.
    Double,
    /// The 80-bit extended format of the x87.
    X86Fp80,
    /// IEEE binary128.
    Fp128,
    /// A pair of doubles.
    PpcFp128,
}

impl FloatKind {
    /// How many bits a value has.
    #[must_use]
    pub fn bits(self) -> u32 {
        match self {
            FloatKind::Half | FloatKind::BFloat => 16,
            FloatKind::Float => 32,
            FloatKind::Double => 64,
            FloatKind::X86Fp80 => 80,
            FloatKind::Fp128 | FloatKind::PpcFp128 => 128,
        }
    }

    /// The keyword of the text.
    #[must_use]
    pub fn keyword(self) -> &'static str {
        match self {
            FloatKind::Half => "half",
            FloatKind::BFloat => "bfloat",
            FloatKind::Float => "float",
            FloatKind::Double => "double",
            FloatKind::X86Fp80 => "x86_fp80",
            FloatKind::Fp128 => "fp128",
            FloatKind::PpcFp128 => "ppc_fp128",
        }
    }
}

/// The fields of a struct.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Default)]
pub struct StructBody {
    /// Their types, in order.
    pub fields: Box<[TypeId]>,
    /// Without padding between the fields.
    pub packed: bool,
}

/// The type of a function.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct FunctionType {
    /// What it returns.
    pub result: TypeId,
    /// Their types, in order.
    pub parameters: Box<[TypeId]>,
    /// Whether more arguments may follow.
    pub varargs: bool,
}

/// A struct declared by `%name = type …`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NamedStruct {
    /// As in the text without `%`; a numbered struct has its number.
    pub name: StrId,
    /// None where the struct is opaque.
    pub body: Option<StructBody>,
}

/// All types of a module.
#[derive(Clone, Debug, Default)]
pub struct TypeTable {
    types: Vec<Type>,
    ids: FxHashMap<Type, TypeId>,
    named: Vec<NamedStruct>,
}

impl TypeTable {
    /// The type with this id.
    #[inline]
    #[must_use]
    pub fn get(&self, id: TypeId) -> &Type {
        &self.types[id.index()]
    }

    /// The id of this type, which is added if it is new.
    pub fn intern(&mut self, ty: Type) -> TypeId {
        if let Some(&id) = self.ids.get(&ty) {
            return id;
        }
        let id = TypeId::new(self.types.len());
        self.types.push(ty.clone());
        self.ids.insert(ty, id);
        id
    }

    /// The id of this type if the module has it.
    #[must_use]
    pub fn find(&self, ty: &Type) -> Option<TypeId> {
        self.ids.get(ty).copied()
    }

    /// How many types there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.types.len()
    }

    /// Whether there are no types.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.types.is_empty()
    }

    /// All types with their ids.
    pub fn iter(&self) -> impl Iterator<Item = (TypeId, &Type)> {
        self.types
            .iter()
            .enumerate()
            .map(|(index, ty)| (TypeId::new(index), ty))
    }

    /// The structs that have a name.
    #[must_use]
    pub fn named_structs(&self) -> &[NamedStruct] {
        &self.named
    }

    /// The named struct behind [`Type::NamedStruct`].
    #[must_use]
    pub fn named_struct(&self, number: u32) -> &NamedStruct {
        &self.named[number as usize]
    }

    /// Adds an opaque named struct.
    pub fn add_named_struct(&mut self, name: StrId) -> TypeId {
        let number = u32::try_from(self.named.len()).expect("the reader refuses text beyond 4 GiB");
        self.named.push(NamedStruct { name, body: None });
        self.intern(Type::NamedStruct(number))
    }

    /// Gives a named struct its body.
    pub fn set_body(&mut self, number: u32, body: StructBody) {
        self.named[number as usize].body = Some(body);
    }

    /// The fields of a struct with or without a name; none for other types and opaque structs.
    #[must_use]
    pub fn struct_body(&self, id: TypeId) -> Option<&StructBody> {
        match self.get(id) {
            Type::Struct(body) => Some(body),
            Type::NamedStruct(number) => self.named_struct(*number).body.as_ref(),
            _ => None,
        }
    }

    /// The function type with this id; none for other types.
    #[must_use]
    pub fn function_type(&self, id: TypeId) -> Option<&FunctionType> {
        match self.get(id) {
            Type::Function(ty) => Some(ty),
            _ => None,
        }
    }

    /// The width of an integer type; none for other types.
    #[inline]
    #[must_use]
    pub fn integer_bits(&self, id: TypeId) -> Option<u32> {
        match self.get(id) {
            Type::Integer(bits) => Some(*bits),
            _ => None,
        }
    }

    /// Whether the type is a pointer (not a vector of pointers).
    #[inline]
    #[must_use]
    pub fn is_pointer(&self, id: TypeId) -> bool {
        matches!(self.get(id), Type::Pointer { .. })
    }

    /// The element of a vector, or the type itself.
    #[must_use]
    pub fn scalar(&self, id: TypeId) -> TypeId {
        match self.get(id) {
            Type::Vector { element, .. } => *element,
            _ => id,
        }
    }

    /// The type of element `index` of an array, vector or struct.
    #[must_use]
    pub fn element(&self, id: TypeId, index: u64) -> Option<TypeId> {
        match self.get(id) {
            Type::Array { element, .. } | Type::Vector { element, .. } => Some(*element),
            _ => {
                let body = self.struct_body(id)?;
                body.fields.get(usize::try_from(index).ok()?).copied()
            }
        }
    }
}
