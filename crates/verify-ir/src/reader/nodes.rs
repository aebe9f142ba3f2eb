//! The table of specialised metadata nodes: which fields each has, in the order LLVM prints them.

use crate::metadata::FieldName as F;
use crate::metadata::NodeKind;

/// What the value of a field looks like.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Shape {
    /// Any metadata, or `null`.
    Node,
    /// A quoted string.
    Text,
    /// An integer without a sign.
    Number,
    /// An integer of any sign and size.
    Integer,
    /// An integer of any sign, or metadata.
    IntegerOrNode,
    Bool,
    /// A word of DWARF or LLVM, or its number.
    Word,
    /// `DIFlag…` words.
    Flags,
    /// `DISPFlag…` words.
    SubprogramFlags,
    /// `{!1, null}`.
    Operands,
}

/// A field of a node: its name, the shape of its value, whether it must be there.
pub(super) type FieldSpec = (F, Shape, bool);

macro_rules! fields {
    ($($name:ident $shape:ident $($required:ident)?),* $(,)?) => {
        &[$((F::$name, Shape::$shape, fields!(@ $($required)?))),*]
    };
    (@ required) => { true };
    (@) => { false };
}

/// The fields of a kind of node; none for the kinds with a syntax of their own.
#[rustfmt::skip]
const LOCATION: &[FieldSpec] = fields![
    Line Number, Column Number, Scope Node required, InlinedAt Node, IsImplicitCode Bool,
    AtomGroup Number, AtomRank Number,
];
const DERIVED_TYPE: &[FieldSpec] = fields![
    Tag Word required, Name Text, Scope Node, File Node, Line Number,
    BaseType Node required, Size IntegerOrNode, Align Number, Offset IntegerOrNode,
    Flags Flags, ExtraData Node, DwarfAddressSpace Number, Annotations Node,
    PtrAuthKey Number, PtrAuthIsAddressDiscriminated Bool,
    PtrAuthExtraDiscriminator Number, PtrAuthIsaPointer Bool,
    PtrAuthAuthenticatesNullValues Bool,
];
const COMPOSITE_TYPE: &[FieldSpec] = fields![
    Tag Word required, Name Text, Scope Node, File Node, Line Number, BaseType Node,
    Size IntegerOrNode, Align Number, Offset IntegerOrNode, ExtraInhabitants Number,
    Flags Flags, Elements Node, RuntimeLang Word, VtableHolder Node,
    TemplateParameters Node, Identifier Text, Discriminator Node, DataLocation Node,
    Associated Node, Allocated Node, Rank IntegerOrNode, Annotations Node,
    Specification Node, EnumKind Word, BitStride Node,
];
const SUBPROGRAM: &[FieldSpec] = fields![
    Name Text, LinkageName Text, Scope Node, File Node, Line Number, Type Node,
    ScopeLine Number, ContainingType Node, VirtualIndex Number, ThisAdjustment Integer,
    Flags Flags, SpFlags SubprogramFlags, Unit Node, TemplateParameters Node,
    Declaration Node, RetainedNodes Node, ThrownTypes Node, Annotations Node,
    TargetFunctionName Text, KeyInstructions Bool, IsLocal Bool, IsDefinition Bool,
    IsOptimized Bool, Virtuality Word,
];
const LOCAL_VARIABLE: &[FieldSpec] = fields![
    Name Text, Arg Number, Scope Node required, File Node, Line Number, Type Node,
    Flags Flags, Align Number, Annotations Node,
];
const LEXICAL_BLOCK: &[FieldSpec] = fields![
    Scope Node required, File Node, Line Number, Column Number,
];
const LEXICAL_BLOCK_FILE: &[FieldSpec] = fields![
    Scope Node required, File Node, Discriminator Number required,
];
const SUBROUTINE_TYPE: &[FieldSpec] =
    fields![Flags Flags, CallingConvention Word, Types Node required];
const IMPORTED_ENTITY: &[FieldSpec] = fields![
    Tag Word required, Name Text, Scope Node required, Entity Node, File Node,
    Line Number, Elements Node,
];
const TEMPLATE_TYPE_PARAMETER: &[FieldSpec] =
    fields![Name Text, Type Node required, Defaulted Bool];
const TEMPLATE_VALUE_PARAMETER: &[FieldSpec] = fields![
    Tag Word, Name Text, Type Node, Defaulted Bool, Value Node required,
];
const BASIC_TYPE: &[FieldSpec] = fields![
    Tag Word, Name Text, Scope Node, File Node, Line Number, Size IntegerOrNode,
    Align Number, DataSize Number, Encoding Word, ExtraInhabitants Number, Flags Flags,
];
const FIXED_POINT_TYPE: &[FieldSpec] = fields![
    Tag Word, Name Text, Scope Node, File Node, Line Number, Size IntegerOrNode,
    Align Number, Encoding Word, Flags Flags, Kind Word, Factor Integer,
    Numerator Integer, Denominator Integer,
];
const STRING_TYPE: &[FieldSpec] = fields![
    Tag Word, Name Text, StringLength Node, StringLengthExpression Node,
    StringLocationExpression Node, Size IntegerOrNode, Align Number, Encoding Word,
];
const SUBRANGE_TYPE: &[FieldSpec] = fields![
    Name Text, Scope Node, File Node, Line Number, Size IntegerOrNode, Align Number,
    Flags Flags, BaseType Node, LowerBound IntegerOrNode, UpperBound IntegerOrNode,
    Stride IntegerOrNode, Bias IntegerOrNode,
];
const SUBRANGE: &[FieldSpec] = fields![
    Count IntegerOrNode, LowerBound IntegerOrNode, UpperBound IntegerOrNode,
    Stride IntegerOrNode,
];
const ENUMERATOR: &[FieldSpec] =
    fields![Name Text required, Value Integer required, IsUnsigned Bool];
const FILE: &[FieldSpec] = fields![
    FileName Text required, Directory Text required, ChecksumKind Word, Checksum Text,
    Source Text,
];
const COMPILE_UNIT: &[FieldSpec] = fields![
    Language Word, SourceLanguageName Word, SourceLanguageVersion Number,
    File Node required, Producer Text, IsOptimized Bool, Flags Text, RuntimeVersion Number,
    SplitDebugFilename Text, EmissionKind Word, Enums Node, RetainedTypes Node,
    Globals Node, Imports Node, Macros Node, DwoId Number, SplitDebugInlining Bool,
    DebugInfoForProfiling Bool, NameTableKind Word, RangesBaseAddress Bool, Sysroot Text,
    Sdk Text,
];
const NAMESPACE: &[FieldSpec] = fields![Name Text, Scope Node required, ExportSymbols Bool];
const MODULE: &[FieldSpec] = fields![
    Scope Node required, Name Text required, ConfigMacros Text, IncludePath Text,
    ApiNotes Text, File Node, Line Number, IsDeclaration Bool,
];
const COMMON_BLOCK: &[FieldSpec] = fields![
    Scope Node required, Declaration Node, Name Text, File Node, Line Number,
];
const GLOBAL_VARIABLE: &[FieldSpec] = fields![
    Name Text, LinkageName Text, Scope Node, File Node, Line Number, Type Node,
    IsLocal Bool, IsDefinition Bool, Declaration Node, TemplateParameters Node,
    Align Number, Annotations Node,
];
const GLOBAL_VARIABLE_EXPRESSION: &[FieldSpec] = fields![
    Variable Node required, Expression Node required,
];
const LABEL: &[FieldSpec] = fields![
    Scope Node required, Name Text required, File Node required, Line Number required,
    Column Number, IsArtificial Bool, CoroSuspendIndex Number,
];
const OBJC_PROPERTY: &[FieldSpec] = fields![
    Name Text, File Node, Line Number, Setter Text, Getter Text, Attributes Number,
    Type Node,
];
const MACRO: &[FieldSpec] =
    fields![Type Word required, Line Number, Name Text required, Value Text];
const MACRO_FILE: &[FieldSpec] = fields![Type Word, Line Number, File Node required, Nodes Node];
const ASSIGN_ID: &[FieldSpec] = fields![];
const GENERIC: &[FieldSpec] = fields![Tag Word required, Header Text, Operands Operands];

pub(super) fn fields_of(kind: NodeKind) -> Option<&'static [FieldSpec]> {
    Some(match kind {
        NodeKind::Location => LOCATION,
        NodeKind::DerivedType => DERIVED_TYPE,
        NodeKind::CompositeType => COMPOSITE_TYPE,
        NodeKind::Subprogram => SUBPROGRAM,
        NodeKind::LocalVariable => LOCAL_VARIABLE,
        NodeKind::LexicalBlock => LEXICAL_BLOCK,
        NodeKind::LexicalBlockFile => LEXICAL_BLOCK_FILE,
        NodeKind::SubroutineType => SUBROUTINE_TYPE,
        NodeKind::ImportedEntity => IMPORTED_ENTITY,
        NodeKind::TemplateTypeParameter => TEMPLATE_TYPE_PARAMETER,
        NodeKind::TemplateValueParameter => TEMPLATE_VALUE_PARAMETER,
        NodeKind::BasicType => BASIC_TYPE,
        NodeKind::FixedPointType => FIXED_POINT_TYPE,
        NodeKind::StringType => STRING_TYPE,
        NodeKind::SubrangeType => SUBRANGE_TYPE,
        NodeKind::Subrange | NodeKind::GenericSubrange => SUBRANGE,
        NodeKind::Enumerator => ENUMERATOR,
        NodeKind::File => FILE,
        NodeKind::CompileUnit => COMPILE_UNIT,
        NodeKind::Namespace => NAMESPACE,
        NodeKind::Module => MODULE,
        NodeKind::CommonBlock => COMMON_BLOCK,
        NodeKind::GlobalVariable => GLOBAL_VARIABLE,
        NodeKind::GlobalVariableExpression => GLOBAL_VARIABLE_EXPRESSION,
        NodeKind::Label => LABEL,
        NodeKind::ObjCProperty => OBJC_PROPERTY,
        NodeKind::Macro => MACRO,
        NodeKind::MacroFile => MACRO_FILE,
        NodeKind::AssignId => ASSIGN_ID,
        NodeKind::Generic => GENERIC,
        NodeKind::Tuple
        | NodeKind::String
        | NodeKind::Value
        | NodeKind::ArgumentList
        | NodeKind::Expression => return None,
    })
}

/// The bits of a `DIFlag…` word.
pub(super) fn debug_flag(word: &str) -> Option<u32> {
    Some(match word.strip_prefix("DIFlag")? {
        "Zero" => 0,
        "Private" => 1,
        "Protected" => 2,
        "Public" => 3,
        "FwdDecl" => 1 << 2,
        "AppleBlock" => 1 << 3,
        "ReservedBit4" => 1 << 4,
        "Virtual" => 1 << 5,
        "Artificial" => 1 << 6,
        "Explicit" => 1 << 7,
        "Prototyped" => 1 << 8,
        "ObjcClassComplete" => 1 << 9,
        "ObjectPointer" => 1 << 10,
        "Vector" => 1 << 11,
        "StaticMember" => 1 << 12,
        "LValueReference" => 1 << 13,
        "RValueReference" => 1 << 14,
        "ExportSymbols" => 1 << 15,
        "SingleInheritance" => 1 << 16,
        "MultipleInheritance" => 2 << 16,
        "VirtualInheritance" => 3 << 16,
        "IntroducedVirtual" => 1 << 18,
        "BitField" => 1 << 19,
        "NoReturn" => 1 << 20,
        "TypePassByValue" => 1 << 22,
        "TypePassByReference" => 1 << 23,
        "EnumClass" => 1 << 24,
        "Thunk" => 1 << 25,
        "NonTrivial" => 1 << 26,
        "BigEndian" => 1 << 27,
        "LittleEndian" => 1 << 28,
        "AllCallsDescribed" => 1 << 29,
        "NameIsSimplified" => 1 << 30,
        "IndirectVirtualBase" => 1 << 2 | 1 << 5,
        _ => return None,
    })
}

/// The bits of a `DISPFlag…` word.
pub(super) fn subprogram_flag(word: &str) -> Option<u32> {
    Some(match word.strip_prefix("DISPFlag")? {
        "Zero" => 0,
        "Virtual" => 1,
        "PureVirtual" => 2,
        "LocalToUnit" => 1 << 2,
        "Definition" => 1 << 3,
        "Optimized" => 1 << 4,
        "Pure" => 1 << 5,
        "Elemental" => 1 << 6,
        "Recursive" => 1 << 7,
        "MainSubprogram" => 1 << 8,
        "Deleted" => 1 << 9,
        "ObjCDirect" => 1 << 11,
        _ => return None,
    })
}
