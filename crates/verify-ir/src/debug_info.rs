//! The typed view of debug info: cheap copies of what the metadata graph says.
//!
//! Every accessor takes the id of a node and answers none where the node is of another kind.

use crate::index::{ConstId, MetadataId};
use crate::metadata::{FieldName, FieldValue, NodeKind};
use crate::module::Module;
use crate::opcode::flags;

/// `DILocation`: a place in the source.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Location {
    /// 0 where the compiler made the instruction up.
    pub line: u32,
    pub column: u32,
    /// A subprogram or a lexical block.
    pub scope: MetadataId,
    /// The location of the call that was inlined.
    pub inlined_at: Option<MetadataId>,
}

/// `DIFile`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct File<'m> {
    pub name: &'m str,
    pub directory: &'m str,
}

/// `DICompileUnit`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CompileUnit<'m> {
    /// `DW_LANG_C_plus_plus_14`; since clang 22 perhaps `DW_LNAME_C_plus_plus`.
    pub language: &'m str,
    pub file: Option<MetadataId>,
    pub producer: &'m str,
    /// A tuple of the unit's enumeration types.
    pub enums: Option<MetadataId>,
    /// A tuple of types that are kept although nothing uses them.
    pub retained_types: Option<MetadataId>,
    /// A tuple of `DIGlobalVariableExpression`s.
    pub globals: Option<MetadataId>,
    pub imports: Option<MetadataId>,
}

/// `DISubprogram`: a function of the source.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Subprogram<'m> {
    pub name: &'m str,
    /// The mangled name; empty where it is the name.
    pub linkage_name: &'m str,
    pub scope: Option<MetadataId>,
    pub file: Option<MetadataId>,
    pub line: u32,
    pub scope_line: u32,
    /// A `DISubroutineType`.
    pub ty: Option<MetadataId>,
    pub unit: Option<MetadataId>,
    /// The declaration, as in the class, of a definition outside.
    pub declaration: Option<MetadataId>,
    pub containing_type: Option<MetadataId>,
    /// The slot in the virtual table, of a virtual function.
    pub virtual_index: Option<u32>,
    pub this_adjustment: i32,
    pub flags: DebugFlags,
    pub subprogram_flags: SubprogramFlags,
    /// A tuple.
    pub template_parameters: Option<MetadataId>,
    /// A tuple of variables and labels.
    pub retained_nodes: Option<MetadataId>,
    pub thrown_types: Option<MetadataId>,
}

/// `DILexicalBlock` or `DILexicalBlockFile`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LexicalBlock {
    pub scope: Option<MetadataId>,
    pub file: Option<MetadataId>,
    /// 0 for a `DILexicalBlockFile`.
    pub line: u32,
    pub column: u32,
}

/// `DILocalVariable`: a variable or a parameter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LocalVariable<'m> {
    pub name: &'m str,
    /// The position of a parameter, from 1; 0 for a variable.
    pub arg: u32,
    pub scope: Option<MetadataId>,
    pub file: Option<MetadataId>,
    pub line: u32,
    pub ty: Option<MetadataId>,
    pub flags: DebugFlags,
    pub align_bits: u32,
}

/// `DIGlobalVariable`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GlobalVariable<'m> {
    pub name: &'m str,
    /// Empty where it is the name.
    pub linkage_name: &'m str,
    pub scope: Option<MetadataId>,
    pub file: Option<MetadataId>,
    pub line: u32,
    pub ty: Option<MetadataId>,
    pub is_local: bool,
    pub is_definition: bool,
    pub declaration: Option<MetadataId>,
    pub template_parameters: Option<MetadataId>,
}

/// A type of the source.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DebugType<'m> {
    Basic(BasicType<'m>),
    Derived(DerivedType<'m>),
    Composite(CompositeType<'m>),
    Subroutine(SubroutineType),
}

/// `DIBasicType`: a built-in type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BasicType<'m> {
    /// `DW_TAG_base_type` or `DW_TAG_unspecified_type`.
    pub tag: &'m str,
    pub name: &'m str,
    pub size_bits: u64,
    /// `DW_ATE_signed`, `DW_ATE_float`, …; empty for an unspecified type.
    pub encoding: &'m str,
}

/// `DIDerivedType`: a pointer, reference, qualified type, typedef, member, base class, ….
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DerivedType<'m> {
    /// `DW_TAG_pointer_type`, `DW_TAG_member`, `DW_TAG_inheritance`, ….
    pub tag: &'m str,
    pub name: &'m str,
    /// What is pointed to, qualified, named; none stands for `void`.
    pub base: Option<MetadataId>,
    pub scope: Option<MetadataId>,
    pub file: Option<MetadataId>,
    pub line: u32,
    /// The size of a bit-field is its width.
    pub size_bits: u64,
    pub align_bits: u32,
    /// Of a member or base within its class.
    pub offset_bits: u64,
    pub flags: DebugFlags,
    /// The class of a pointer to member; the storage offset of a bit-field; the value of a static
    /// member.
    pub extra_data: Option<ExtraData>,
}

/// What a `DIDerivedType` says besides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ExtraData {
    Node(MetadataId),
    Constant(ConstId),
}

/// `DICompositeType`: a class, struct, union, enumeration, array or variant part.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CompositeType<'m> {
    /// `DW_TAG_structure_type`, `DW_TAG_array_type`, `DW_TAG_enumeration_type`, ….
    pub tag: &'m str,
    pub name: &'m str,
    pub file: Option<MetadataId>,
    pub line: u32,
    pub scope: Option<MetadataId>,
    /// The element of an array, the integer of an enumeration.
    pub base: Option<MetadataId>,
    pub size_bits: u64,
    pub align_bits: u32,
    pub offset_bits: u64,
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
    pub flags: DebugFlags,
    /// A tuple: the result (null is `void`), then the parameters; a trailing null is `...`.
    pub types: Option<MetadataId>,
}

/// `DIEnumerator`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Enumerator<'m> {
    pub name: &'m str,
    /// Of an unsigned one beyond `i128::MAX`, the two's complement.
    pub value: i128,
    pub is_unsigned: bool,
}

/// `DISubrange`: one dimension of an array.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Subrange {
    pub count: Option<Bound>,
    pub lower: Option<Bound>,
    pub upper: Option<Bound>,
    pub stride: Option<Bound>,
}

/// A number of a [`Subrange`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bound {
    Number(i64),
    /// A variable or an expression.
    Node(MetadataId),
}

/// `DITemplateTypeParameter` or `DITemplateValueParameter`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TemplateParameter<'m> {
    /// `DW_TAG_template_type_parameter`, `DW_TAG_template_value_parameter`, ….
    pub tag: &'m str,
    pub name: &'m str,
    pub ty: Option<MetadataId>,
    pub value: Option<FieldValue>,
    pub defaulted: bool,
}

/// `DINamespace`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Namespace<'m> {
    /// Empty for an anonymous one.
    pub name: &'m str,
    pub scope: Option<MetadataId>,
    /// `inline namespace`.
    pub inline: bool,
}

/// `DILabel`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Label<'m> {
    pub name: &'m str,
    pub scope: Option<MetadataId>,
    pub file: Option<MetadataId>,
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

impl Module {
    /// The content of a `DILocation`.
    #[must_use]
    pub fn location(&self, id: MetadataId) -> Option<Location> {
        self.expect_kind(id, NodeKind::Location)?;
        Some(Location {
            line: self.number_field(id, FieldName::Line),
            column: self.number_field(id, FieldName::Column),
            scope: self.node_field(id, FieldName::Scope)?,
            inlined_at: self.node_field(id, FieldName::InlinedAt),
        })
    }

    /// The content of a `DIFile`.
    #[must_use]
    pub fn file(&self, id: MetadataId) -> Option<File<'_>> {
        self.expect_kind(id, NodeKind::File)?;
        Some(File {
            name: self.text_field(id, FieldName::FileName),
            directory: self.text_field(id, FieldName::Directory),
        })
    }

    /// The content of a `DICompileUnit`.
    #[must_use]
    pub fn compile_unit(&self, id: MetadataId) -> Option<CompileUnit<'_>> {
        self.expect_kind(id, NodeKind::CompileUnit)?;
        let language = self.text_field(id, FieldName::Language);
        Some(CompileUnit {
            language: match language {
                "" => self.text_field(id, FieldName::SourceLanguageName),
                language => language,
            },
            file: self.node_field(id, FieldName::File),
            producer: self.text_field(id, FieldName::Producer),
            enums: self.node_field(id, FieldName::Enums),
            retained_types: self.node_field(id, FieldName::RetainedTypes),
            globals: self.node_field(id, FieldName::Globals),
            imports: self.node_field(id, FieldName::Imports),
        })
    }

    /// The content of a `DISubprogram`.
    #[must_use]
    pub fn subprogram(&self, id: MetadataId) -> Option<Subprogram<'_>> {
        self.expect_kind(id, NodeKind::Subprogram)?;
        Some(Subprogram {
            name: self.text_field(id, FieldName::Name),
            linkage_name: self.text_field(id, FieldName::LinkageName),
            scope: self.node_field(id, FieldName::Scope),
            file: self.node_field(id, FieldName::File),
            line: self.number_field(id, FieldName::Line),
            scope_line: self.number_field(id, FieldName::ScopeLine),
            ty: self.node_field(id, FieldName::Type),
            unit: self.node_field(id, FieldName::Unit),
            declaration: self.node_field(id, FieldName::Declaration),
            containing_type: self.node_field(id, FieldName::ContainingType),
            virtual_index: self
                .metadata
                .field(id, FieldName::VirtualIndex)
                .map(|_| self.number_field(id, FieldName::VirtualIndex)),
            this_adjustment: self.signed_field(id, FieldName::ThisAdjustment),
            flags: self.debug_flags(id),
            subprogram_flags: SubprogramFlags(self.flags_field(id, FieldName::SpFlags)),
            template_parameters: self.node_field(id, FieldName::TemplateParameters),
            retained_nodes: self.node_field(id, FieldName::RetainedNodes),
            thrown_types: self.node_field(id, FieldName::ThrownTypes),
        })
    }

    /// The content of a `DILexicalBlock` or `DILexicalBlockFile`.
    #[must_use]
    pub fn lexical_block(&self, id: MetadataId) -> Option<LexicalBlock> {
        let kind = self.metadata.kind(id);
        if !matches!(kind, NodeKind::LexicalBlock | NodeKind::LexicalBlockFile) {
            return None;
        }
        Some(LexicalBlock {
            scope: self.node_field(id, FieldName::Scope),
            file: self.node_field(id, FieldName::File),
            line: self.number_field(id, FieldName::Line),
            column: self.number_field(id, FieldName::Column),
        })
    }

    /// The content of a `DINamespace`.
    #[must_use]
    pub fn namespace(&self, id: MetadataId) -> Option<Namespace<'_>> {
        self.expect_kind(id, NodeKind::Namespace)?;
        Some(Namespace {
            name: self.text_field(id, FieldName::Name),
            scope: self.node_field(id, FieldName::Scope),
            inline: self.bool_field(id, FieldName::ExportSymbols),
        })
    }

    /// The content of a `DILocalVariable`.
    #[must_use]
    pub fn local_variable(&self, id: MetadataId) -> Option<LocalVariable<'_>> {
        self.expect_kind(id, NodeKind::LocalVariable)?;
        Some(LocalVariable {
            name: self.text_field(id, FieldName::Name),
            arg: self.number_field(id, FieldName::Arg),
            scope: self.node_field(id, FieldName::Scope),
            file: self.node_field(id, FieldName::File),
            line: self.number_field(id, FieldName::Line),
            ty: self.node_field(id, FieldName::Type),
            flags: self.debug_flags(id),
            align_bits: self.number_field(id, FieldName::Align),
        })
    }

    /// The content of a `DIGlobalVariable`.
    #[must_use]
    pub fn global_variable(&self, id: MetadataId) -> Option<GlobalVariable<'_>> {
        self.expect_kind(id, NodeKind::GlobalVariable)?;
        Some(GlobalVariable {
            name: self.text_field(id, FieldName::Name),
            linkage_name: self.text_field(id, FieldName::LinkageName),
            scope: self.node_field(id, FieldName::Scope),
            file: self.node_field(id, FieldName::File),
            line: self.number_field(id, FieldName::Line),
            ty: self.node_field(id, FieldName::Type),
            is_local: self.bool_field(id, FieldName::IsLocal),
            is_definition: self.bool_field(id, FieldName::IsDefinition),
            declaration: self.node_field(id, FieldName::Declaration),
            template_parameters: self.node_field(id, FieldName::TemplateParameters),
        })
    }

    /// The variable of a `DIGlobalVariableExpression`.
    #[must_use]
    pub fn variable_of_expression(&self, id: MetadataId) -> Option<MetadataId> {
        self.expect_kind(id, NodeKind::GlobalVariableExpression)?;
        self.node_field(id, FieldName::Variable)
    }

    /// The content of a `DILabel`.
    #[must_use]
    pub fn label(&self, id: MetadataId) -> Option<Label<'_>> {
        self.expect_kind(id, NodeKind::Label)?;
        Some(Label {
            name: self.text_field(id, FieldName::Name),
            scope: self.node_field(id, FieldName::Scope),
            file: self.node_field(id, FieldName::File),
            line: self.number_field(id, FieldName::Line),
        })
    }

    /// The content of a node that describes a type.
    #[must_use]
    pub fn debug_type(&self, id: MetadataId) -> Option<DebugType<'_>> {
        Some(match self.metadata.kind(id) {
            NodeKind::BasicType => DebugType::Basic(BasicType {
                tag: self.tag_field(id, "DW_TAG_base_type"),
                name: self.text_field(id, FieldName::Name),
                size_bits: self.size_field(id),
                encoding: self.text_field(id, FieldName::Encoding),
            }),
            NodeKind::DerivedType => DebugType::Derived(self.derived_type(id)),
            NodeKind::CompositeType => DebugType::Composite(self.composite_type(id)),
            NodeKind::SubroutineType => DebugType::Subroutine(SubroutineType {
                flags: self.debug_flags(id),
                types: self.node_field(id, FieldName::Types),
            }),
            _ => return None,
        })
    }

    fn derived_type(&self, id: MetadataId) -> DerivedType<'_> {
        DerivedType {
            tag: self.tag_field(id, ""),
            name: self.text_field(id, FieldName::Name),
            base: self.node_field(id, FieldName::BaseType),
            scope: self.node_field(id, FieldName::Scope),
            file: self.node_field(id, FieldName::File),
            line: self.number_field(id, FieldName::Line),
            size_bits: self.size_field(id),
            align_bits: self.number_field(id, FieldName::Align),
            offset_bits: self.unsigned_field(id, FieldName::Offset),
            flags: self.debug_flags(id),
            extra_data: match self.metadata.field(id, FieldName::ExtraData) {
                Some(FieldValue::Node(node)) => Some(ExtraData::Node(node)),
                Some(FieldValue::Constant(constant)) => Some(ExtraData::Constant(constant)),
                _ => None,
            },
        }
    }

    fn composite_type(&self, id: MetadataId) -> CompositeType<'_> {
        CompositeType {
            tag: self.tag_field(id, ""),
            name: self.text_field(id, FieldName::Name),
            file: self.node_field(id, FieldName::File),
            line: self.number_field(id, FieldName::Line),
            scope: self.node_field(id, FieldName::Scope),
            base: self.node_field(id, FieldName::BaseType),
            size_bits: self.size_field(id),
            align_bits: self.number_field(id, FieldName::Align),
            offset_bits: self.unsigned_field(id, FieldName::Offset),
            flags: self.debug_flags(id),
            elements: self.node_field(id, FieldName::Elements),
            identifier: self.text_field(id, FieldName::Identifier),
            template_parameters: self.node_field(id, FieldName::TemplateParameters),
            vtable_holder: self.node_field(id, FieldName::VtableHolder),
            discriminator: self.node_field(id, FieldName::Discriminator),
        }
    }

    /// The content of a `DIEnumerator`.
    #[must_use]
    pub fn enumerator(&self, id: MetadataId) -> Option<Enumerator<'_>> {
        self.expect_kind(id, NodeKind::Enumerator)?;
        Some(Enumerator {
            name: self.text_field(id, FieldName::Name),
            value: match self.metadata.field(id, FieldName::Value)? {
                FieldValue::Unsigned(number) => i128::from(number),
                FieldValue::Negative(number) => i128::from(number),
                FieldValue::Wide(number) => number,
                _ => return None,
            },
            is_unsigned: self.bool_field(id, FieldName::IsUnsigned),
        })
    }

    /// The content of a `DISubrange`.
    #[must_use]
    pub fn subrange(&self, id: MetadataId) -> Option<Subrange> {
        self.expect_kind(id, NodeKind::Subrange)?;
        Some(Subrange {
            count: self.bound_field(id, FieldName::Count),
            lower: self.bound_field(id, FieldName::LowerBound),
            upper: self.bound_field(id, FieldName::UpperBound),
            stride: self.bound_field(id, FieldName::Stride),
        })
    }

    /// The content of a template parameter.
    #[must_use]
    pub fn template_parameter(&self, id: MetadataId) -> Option<TemplateParameter<'_>> {
        let tag = match self.metadata.kind(id) {
            NodeKind::TemplateTypeParameter => "DW_TAG_template_type_parameter",
            NodeKind::TemplateValueParameter => {
                self.tag_field(id, "DW_TAG_template_value_parameter")
            }
            _ => return None,
        };
        Some(TemplateParameter {
            tag,
            name: self.text_field(id, FieldName::Name),
            ty: self.node_field(id, FieldName::Type),
            value: self.metadata.field(id, FieldName::Value),
            defaulted: self.bool_field(id, FieldName::Defaulted),
        })
    }

    /// The nodes of a tuple; null operands are none, values and strings are left out.
    pub fn tuple(&self, id: MetadataId) -> impl Iterator<Item = Option<MetadataId>> + '_ {
        self.metadata.operands(id).filter_map(|value| match value {
            FieldValue::Node(node) => Some(Some(node)),
            FieldValue::Null => Some(None),
            _ => None,
        })
    }

    /// The scope that encloses a scope.
    #[must_use]
    pub fn parent_scope(&self, id: MetadataId) -> Option<MetadataId> {
        self.node_field(id, FieldName::Scope)
    }

    /// The file that a scope, variable or type is written in.
    #[must_use]
    pub fn file_of(&self, id: MetadataId) -> Option<File<'_>> {
        if self.metadata.kind(id) == NodeKind::File {
            return self.file(id);
        }
        self.file(self.node_field(id, FieldName::File)?)
    }

    /// The subprogram that a scope lies in.
    #[must_use]
    pub fn enclosing_subprogram(&self, scope: MetadataId) -> Option<MetadataId> {
        let mut scope = scope;
        // A malformed graph may be a circle.
        for _ in 0..self.metadata.len() {
            if self.metadata.kind(scope) == NodeKind::Subprogram {
                return Some(scope);
            }
            scope = self.lexical_block(scope)?.scope?;
        }
        None
    }

    fn expect_kind(&self, id: MetadataId, kind: NodeKind) -> Option<()> {
        (self.metadata.kind(id) == kind).then_some(())
    }

    fn node_field(&self, id: MetadataId, name: FieldName) -> Option<MetadataId> {
        match self.metadata.field(id, name)? {
            FieldValue::Node(node) => Some(node),
            _ => None,
        }
    }

    fn text_field(&self, id: MetadataId, name: FieldName) -> &str {
        match self.metadata.field(id, name) {
            Some(FieldValue::Text(text) | FieldValue::Keyword(text)) => self.text(text),
            _ => "",
        }
    }

    fn tag_field<'m>(&'m self, id: MetadataId, default: &'static str) -> &'m str {
        match self.text_field(id, FieldName::Tag) {
            "" => default,
            tag => tag,
        }
    }

    fn unsigned_field(&self, id: MetadataId, name: FieldName) -> u64 {
        match self.metadata.field(id, name) {
            Some(FieldValue::Unsigned(number)) => number,
            _ => 0,
        }
    }

    fn number_field(&self, id: MetadataId, name: FieldName) -> u32 {
        u32::try_from(self.unsigned_field(id, name)).unwrap_or(u32::MAX)
    }

    fn signed_field(&self, id: MetadataId, name: FieldName) -> i32 {
        match self.metadata.field(id, name) {
            Some(FieldValue::Unsigned(number)) => i32::try_from(number).unwrap_or(i32::MAX),
            Some(FieldValue::Negative(number)) => i32::try_from(number).unwrap_or(i32::MIN),
            _ => 0,
        }
    }

    fn size_field(&self, id: MetadataId) -> u64 {
        self.unsigned_field(id, FieldName::Size)
    }

    fn bool_field(&self, id: MetadataId, name: FieldName) -> bool {
        self.metadata.field(id, name) == Some(FieldValue::Bool(true))
    }

    fn flags_field(&self, id: MetadataId, name: FieldName) -> u32 {
        match self.metadata.field(id, name) {
            Some(FieldValue::Flags(bits)) => bits,
            Some(FieldValue::Unsigned(_)) => self.number_field(id, name),
            _ => 0,
        }
    }

    fn debug_flags(&self, id: MetadataId) -> DebugFlags {
        DebugFlags(self.flags_field(id, FieldName::Flags))
    }

    #[expect(
        clippy::cast_possible_wrap,
        reason = "counts are printed unsigned, -1 is unknown"
    )]
    fn bound_field(&self, id: MetadataId, name: FieldName) -> Option<Bound> {
        match self.metadata.field(id, name)? {
            FieldValue::Unsigned(number) => Some(Bound::Number(number as i64)),
            FieldValue::Negative(number) => Some(Bound::Number(number)),
            FieldValue::Node(node) => Some(Bound::Node(node)),
            _ => None,
        }
    }
}
