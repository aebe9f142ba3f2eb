//! The typed view of debug info: cheap copies of what the metadata graph says.
//!
//! `debug_view` makes them; nothing here knows how metadata is stored.

use crate::index::{ConstId, MetadataId};
use crate::metadata::FieldValue;
use crate::opcode::flags;

/// `DILocation`: a place in the source.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Location {
    /// 0 where the compiler made the instruction up.
    pub line: u32,
    /// 0 where it is not known.
    pub column: u32,
    /// A subprogram or a lexical block.
    pub scope: MetadataId,
    /// The location of the call that was inlined.
    pub inlined_at: Option<MetadataId>,
}

/// `DIFile`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct File<'m> {
    /// Relative to the directory, or absolute.
    pub name: &'m str,
    /// Where the compiler was started.
    pub directory: &'m str,
}

/// `DICompileUnit`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CompileUnit<'m> {
    /// `DW_LANG_C_plus_plus_14`; since clang 22 perhaps `DW_LNAME_C_plus_plus`.
    pub language: &'m str,
    /// The source that was compiled.
    pub file: Option<MetadataId>,
    /// The compiler and its version.
    pub producer: &'m str,
    /// A tuple of the unit's enumeration types.
    pub enums: Option<MetadataId>,
    /// A tuple of types that are kept although nothing uses them.
    pub retained_types: Option<MetadataId>,
    /// A tuple of `DIGlobalVariableExpression`s.
    pub globals: Option<MetadataId>,
    /// A tuple of `using` declarations and directives.
    pub imports: Option<MetadataId>,
}

/// `DISubprogram`: a function of the source.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Subprogram<'m> {
    /// As the source has it.
    pub name: &'m str,
    /// The mangled name; empty where it is the name.
    pub linkage_name: &'m str,
    /// The class, namespace or file that it belongs to.
    pub scope: Option<MetadataId>,
    /// The `DIFile` it stands in.
    pub file: Option<MetadataId>,
    /// 0 where it is not known.
    pub line: u32,
    /// The line of the opening brace.
    pub scope_line: u32,
    /// A `DISubroutineType`.
    pub ty: Option<MetadataId>,
    /// The compile unit of a definition.
    pub unit: Option<MetadataId>,
    /// The declaration, as in the class, of a definition outside.
    pub declaration: Option<MetadataId>,
    /// The class whose virtual table it is in.
    pub containing_type: Option<MetadataId>,
    /// The slot in the virtual table, of a virtual function.
    pub virtual_index: Option<u32>,
    /// What a virtual function adds to `this`.
    pub this_adjustment: i32,
    /// What `DIFlag…`s say of it.
    pub flags: DebugFlags,
    /// What `DISPFlag…`s say of it.
    pub subprogram_flags: SubprogramFlags,
    /// A tuple.
    pub template_parameters: Option<MetadataId>,
    /// A tuple of variables and labels.
    pub retained_nodes: Option<MetadataId>,
    /// A tuple of what a dynamic exception specification lists.
    pub thrown_types: Option<MetadataId>,
}

/// `DILexicalBlock` or `DILexicalBlockFile`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LexicalBlock {
    /// The function or block around it.
    pub scope: Option<MetadataId>,
    /// The `DIFile` it stands in.
    pub file: Option<MetadataId>,
    /// 0 for a `DILexicalBlockFile`.
    pub line: u32,
    /// 0 where it is not known.
    pub column: u32,
}

/// `DILocalVariable`: a variable or a parameter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LocalVariable<'m> {
    /// As the source has it.
    pub name: &'m str,
    /// The position of a parameter, from 1; 0 for a variable.
    pub arg: u32,
    /// What it is declared in.
    pub scope: Option<MetadataId>,
    /// The `DIFile` it stands in.
    pub file: Option<MetadataId>,
    /// 0 where it is not known.
    pub line: u32,
    /// Its type.
    pub ty: Option<MetadataId>,
    /// What `DIFlag…`s say of it.
    pub flags: DebugFlags,
    /// 0 where nothing asks for more than the type.
    pub align_bits: u32,
}

/// `DIGlobalVariable`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GlobalVariable<'m> {
    /// As the source has it.
    pub name: &'m str,
    /// Empty where it is the name.
    pub linkage_name: &'m str,
    /// What it is declared in.
    pub scope: Option<MetadataId>,
    /// The `DIFile` it stands in.
    pub file: Option<MetadataId>,
    /// 0 where it is not known.
    pub line: u32,
    /// Its type.
    pub ty: Option<MetadataId>,
    /// Other units do not see it.
    pub is_local: bool,
    /// Not only declared.
    pub is_definition: bool,
    /// The declaration in its class, of a static member.
    pub declaration: Option<MetadataId>,
    /// A tuple, of a variable template.
    pub template_parameters: Option<MetadataId>,
}

/// A type of the source.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DebugType<'m> {
    /// A built-in type.
    Basic(BasicType<'m>),
    /// A type made of one other.
    Derived(DerivedType<'m>),
    /// A type made of parts.
    Composite(CompositeType<'m>),
    /// The type of a function.
    Subroutine(SubroutineType),
}

/// `DIBasicType`: a built-in type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BasicType<'m> {
    /// `DW_TAG_base_type` or `DW_TAG_unspecified_type`.
    pub tag: &'m str,
    /// `int`, `unsigned char`, ….
    pub name: &'m str,
    /// The size of a value.
    pub size_bits: u64,
    /// `DW_ATE_signed`, `DW_ATE_float`, …; empty for an unspecified type.
    pub encoding: &'m str,
}

/// `DIDerivedType`: a pointer, reference, qualified type, typedef, member, base class, ….
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DerivedType<'m> {
    /// `DW_TAG_pointer_type`, `DW_TAG_member`, `DW_TAG_inheritance`, ….
    pub tag: &'m str,
    /// As the source has it.
    pub name: &'m str,
    /// What is pointed to, qualified, named; none stands for `void`.
    pub base: Option<MetadataId>,
    /// What it is declared in.
    pub scope: Option<MetadataId>,
    /// The `DIFile` it stands in.
    pub file: Option<MetadataId>,
    /// 0 where it is not known.
    pub line: u32,
    /// The size of a bit-field is its width.
    pub size_bits: u64,
    /// 0 where nothing asks for more than the type.
    pub align_bits: u32,
    /// Of a member or base within its class.
    pub offset_bits: u64,
    /// What `DIFlag…`s say of it.
    pub flags: DebugFlags,
    /// The class of a pointer to member; the storage offset of a bit-field; the value of a static
    /// member.
    pub extra_data: Option<ExtraData>,
}

/// What a `DIDerivedType` says besides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ExtraData {
    /// A type.
    Node(MetadataId),
    /// A number.
    Constant(ConstId),
}

/// `DICompositeType`: a class, struct, union, enumeration, array or variant part.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CompositeType<'m> {
    /// `DW_TAG_structure_type`, `DW_TAG_array_type`, `DW_TAG_enumeration_type`, ….
    pub tag: &'m str,
    /// As the source has it.
    pub name: &'m str,
    /// The `DIFile` it stands in.
    pub file: Option<MetadataId>,
    /// 0 where it is not known.
    pub line: u32,
    /// What it is declared in.
    pub scope: Option<MetadataId>,
    /// The element of an array, the integer of an enumeration.
    pub base: Option<MetadataId>,
    /// The size of a value.
    pub size_bits: u64,
    /// 0 where nothing asks for more than the type.
    pub align_bits: u32,
    /// Where it begins within what contains it.
    pub offset_bits: u64,
    /// What `DIFlag…`s say of it.
    pub flags: DebugFlags,
    /// A tuple of members, bases, functions, enumerators or subranges.
    pub elements: Option<MetadataId>,
    /// The mangled name of a class that other units have too.
    pub identifier: &'m str,
    /// A tuple.
    pub template_parameters: Option<MetadataId>,
    /// The class whose virtual table this one shares.
    pub vtable_holder: Option<MetadataId>,
    /// The member that tells the variant of a variant part.
    pub discriminator: Option<MetadataId>,
}

/// `DISubroutineType`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SubroutineType {
    /// Qualifiers of a member function.
    pub flags: DebugFlags,
    /// A tuple: the result (null is `void`), then the parameters; a trailing null is `...`.
    pub types: Option<MetadataId>,
}

/// `DIEnumerator`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Enumerator<'m> {
    /// As the source has it.
    pub name: &'m str,
    /// Of an unsigned one beyond `i128::MAX`, the two's complement.
    pub value: i128,
    /// How the value is to be read.
    pub is_unsigned: bool,
}

/// `DISubrange`: one dimension of an array.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Subrange {
    /// How many elements; none where it is not known.
    pub count: Option<Bound>,
    /// The first index; none means 0.
    pub lower: Option<Bound>,
    /// The last index.
    pub upper: Option<Bound>,
    /// The distance of neighbours.
    pub stride: Option<Bound>,
}

/// A number of a [`Subrange`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bound {
    /// A constant.
    Number(i64),
    /// A variable or an expression.
    Node(MetadataId),
}

/// `DITemplateTypeParameter` or `DITemplateValueParameter`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TemplateParameter<'m> {
    /// `DW_TAG_template_type_parameter`, `DW_TAG_template_value_parameter`, ….
    pub tag: &'m str,
    /// As the source has it.
    pub name: &'m str,
    /// The type that is the argument, or that a value has.
    pub ty: Option<MetadataId>,
    /// The argument, where it is a value.
    pub value: Option<FieldValue>,
    /// The argument is the default one.
    pub defaulted: bool,
}

/// `DINamespace`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Namespace<'m> {
    /// Empty for an anonymous one.
    pub name: &'m str,
    /// What it is declared in.
    pub scope: Option<MetadataId>,
    /// `inline namespace`.
    pub inline: bool,
}

/// `DILabel`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Label<'m> {
    /// As the source has it.
    pub name: &'m str,
    /// What it is declared in.
    pub scope: Option<MetadataId>,
    /// The `DIFile` it stands in.
    pub file: Option<MetadataId>,
    /// 0 where it is not known.
    pub line: u32,
}

flags! {
    /// `DIFlag…`.
    DebugFlags: u32 {
        /// Set, without `PROTECTED`, for private members.
        PRIVATE = 0, bit_private;
        /// Set, without `PRIVATE`, for protected members; both are set for public ones.
        PROTECTED = 1, bit_protected;
        /// `DIFlagFwdDecl`: only declared.
        FORWARD_DECLARATION = 2, forward_declaration;
        /// `DIFlagAppleBlock`.
        APPLE_BLOCK = 3, apple_block;
        /// `DIFlagVirtual`: a virtual base or function.
        VIRTUAL = 5, is_virtual;
        /// `DIFlagArtificial`: `this` and the like.
        ARTIFICIAL = 6, artificial;
        /// `DIFlagExplicit`.
        EXPLICIT = 7, explicit;
        /// `DIFlagPrototyped`.
        PROTOTYPED = 8, prototyped;
        /// `DIFlagObjcClassComplete`.
        OBJC_CLASS_COMPLETE = 9, objc_class_complete;
        /// `DIFlagObjectPointer`.
        OBJECT_POINTER = 10, object_pointer;
        /// `DIFlagVector`.
        VECTOR = 11, vector;
        /// `DIFlagStaticMember`.
        STATIC_MEMBER = 12, static_member;
        /// `DIFlagLValueReference`: a function with `&`.
        LVALUE_REFERENCE = 13, lvalue_reference;
        /// `DIFlagRValueReference`: a function with `&&`.
        RVALUE_REFERENCE = 14, rvalue_reference;
        /// `DIFlagExportSymbols`: an anonymous member.
        EXPORT_SYMBOLS = 15, export_symbols;
        /// `DIFlagSingleInheritance`.
        SINGLE_INHERITANCE = 16, single_inheritance;
        /// `DIFlagMultipleInheritance`; both bits are virtual inheritance.
        MULTIPLE_INHERITANCE = 17, multiple_inheritance;
        /// `DIFlagIntroducedVirtual`.
        INTRODUCED_VIRTUAL = 18, introduced_virtual;
        /// `DIFlagBitField`.
        BIT_FIELD = 19, bit_field;
        /// `DIFlagNoReturn`.
        NO_RETURN = 20, no_return;
        /// `DIFlagTypePassByValue`.
        PASS_BY_VALUE = 22, pass_by_value;
        /// `DIFlagTypePassByReference`.
        PASS_BY_REFERENCE = 23, pass_by_reference;
        /// `DIFlagEnumClass`.
        ENUM_CLASS = 24, enum_class;
        /// `DIFlagThunk`.
        THUNK = 25, thunk;
        /// `DIFlagNonTrivial`.
        NON_TRIVIAL = 26, non_trivial;
        /// `DIFlagBigEndian`.
        BIG_ENDIAN = 27, big_endian;
        /// `DIFlagLittleEndian`.
        LITTLE_ENDIAN = 28, little_endian;
        /// `DIFlagAllCallsDescribed`.
        ALL_CALLS_DESCRIBED = 29, all_calls_described;
        /// `DIFlagNameIsSimplified`: the name lacks its template arguments.
        NAME_IS_SIMPLIFIED = 30, name_is_simplified;
    }
}

flags! {
    /// `DISPFlag…`.
    SubprogramFlags: u32 {
        /// `DISPFlagVirtual`.
        VIRTUAL = 0, is_virtual;
        /// `DISPFlagPureVirtual`.
        PURE_VIRTUAL = 1, pure_virtual;
        /// `DISPFlagLocalToUnit`.
        LOCAL_TO_UNIT = 2, local_to_unit;
        /// `DISPFlagDefinition`.
        DEFINITION = 3, definition;
        /// `DISPFlagOptimized`.
        OPTIMIZED = 4, optimized;
        /// `DISPFlagPure`.
        PURE = 5, pure;
        /// `DISPFlagElemental`.
        ELEMENTAL = 6, elemental;
        /// `DISPFlagRecursive`.
        RECURSIVE = 7, recursive;
        /// `DISPFlagMainSubprogram`.
        MAIN = 8, main;
        /// `DISPFlagDeleted`.
        DELETED = 9, deleted;
        /// `DISPFlagObjCDirect`.
        OBJC_DIRECT = 11, objc_direct;
    }
}
