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
pub(super) fn fields_of(kind: NodeKind) -> Option<&'static [FieldSpec]> {
    Some(match kind {
        NodeKind::Location => fields![
            Line Number, Column Number, Scope Node required, InlinedAt Node, IsImplicitCode Bool,
            AtomGroup Number, AtomRank Number,
        ],
        NodeKind::DerivedType => fields![
            Tag Word required, Name Text, Scope Node, File Node, Line Number,
            BaseType Node required, Size IntegerOrNode, Align Number, Offset IntegerOrNode,
            Flags Flags, ExtraData Node, DwarfAddressSpace Number, Annotations Node,
            PtrAuthKey Number, PtrAuthIsAddressDiscriminated Bool,
            PtrAuthExtraDiscriminator Number, PtrAuthIsaPointer Bool,
            PtrAuthAuthenticatesNullValues Bool,
        ],
        NodeKind::CompositeType => fields![
            Tag Word required, Name Text, Scope Node, File Node, Line Number, BaseType Node,
            Size IntegerOrNode, Align Number, Offset IntegerOrNode, ExtraInhabitants Number,
            Flags Flags, Elements Node, RuntimeLang Word, VtableHolder Node,
            TemplateParameters Node, Identifier Text, Discriminator Node, DataLocation Node,
            Associated Node, Allocated Node, Rank IntegerOrNode, Annotations Node,
            Specification Node, EnumKind Word, BitStride Node,
        ],
        NodeKind::Subprogram => fields![
            Name Text, LinkageName Text, Scope Node, File Node, Line Number, Type Node,
            ScopeLine Number, ContainingType Node, VirtualIndex Number, ThisAdjustment Integer,
            Flags Flags, SpFlags SubprogramFlags, Unit Node, TemplateParameters Node,
            Declaration Node, RetainedNodes Node, ThrownTypes Node, Annotations Node,
            TargetFunctionName Text, KeyInstructions Bool, IsLocal Bool, IsDefinition Bool,
            IsOptimized Bool, Virtuality Word,
        ],
        NodeKind::LocalVariable => fields![
            Name Text, Arg Number, Scope Node required, File Node, Line Number, Type Node,
            Flags Flags, Align Number, Annotations Node,
        ],
        NodeKind::LexicalBlock => fields![
            Scope Node required, File Node, Line Number, Column Number,
        ],
        NodeKind::LexicalBlockFile => fields![
            Scope Node required, File Node, Discriminator Number required,
        ],
        NodeKind::SubroutineType => fields![Flags Flags, CallingConvention Word, Types Node required],
        NodeKind::ImportedEntity => fields![
            Tag Word required, Name Text, Scope Node required, Entity Node, File Node,
            Line Number, Elements Node,
        ],
        NodeKind::TemplateTypeParameter => fields![Name Text, Type Node required, Defaulted Bool],
        NodeKind::TemplateValueParameter => fields![
            Tag Word, Name Text, Type Node, Defaulted Bool, Value Node required,
        ],
        NodeKind::BasicType => fields![
            Tag Word, Name Text, Scope Node, File Node, Line Number, Size IntegerOrNode,
            Align Number, DataSize Number, Encoding Word, ExtraInhabitants Number, Flags Flags,
        ],
        NodeKind::FixedPointType => fields![
            Tag Word, Name Text, Scope Node, File Node, Line Number, Size IntegerOrNode,
            Align Number, Encoding Word, Flags Flags, Kind Word, Factor Integer,
            Numerator Integer, Denominator Integer,
        ],
        NodeKind::StringType => fields![
            Tag Word, Name Text, StringLength Node, StringLengthExpression Node,
            StringLocationExpression Node, Size IntegerOrNode, Align Number, Encoding Word,
        ],
        NodeKind::SubrangeType => fields![
            Name Text, Scope Node, File Node, Line Number, Size IntegerOrNode, Align Number,
            Flags Flags, BaseType Node, LowerBound IntegerOrNode, UpperBound IntegerOrNode,
            Stride IntegerOrNode, Bias IntegerOrNode,
        ],
        NodeKind::Subrange | NodeKind::GenericSubrange => fields![
            Count IntegerOrNode, LowerBound IntegerOrNode, UpperBound IntegerOrNode,
            Stride IntegerOrNode,
        ],
        NodeKind::Enumerator => fields![Name Text required, Value Integer required, IsUnsigned Bool],
        NodeKind::File => fields![
            FileName Text required, Directory Text required, ChecksumKind Word, Checksum Text,
            Source Text,
        ],
        NodeKind::CompileUnit => fields![
            Language Word, SourceLanguageName Word, SourceLanguageVersion Number,
            File Node required, Producer Text, IsOptimized Bool, Flags Text, RuntimeVersion Number,
            SplitDebugFilename Text, EmissionKind Word, Enums Node, RetainedTypes Node,
            Globals Node, Imports Node, Macros Node, DwoId Number, SplitDebugInlining Bool,
            DebugInfoForProfiling Bool, NameTableKind Word, RangesBaseAddress Bool, Sysroot Text,
            Sdk Text,
        ],
        NodeKind::Namespace => fields![Name Text, Scope Node required, ExportSymbols Bool],
        NodeKind::Module => fields![
            Scope Node required, Name Text required, ConfigMacros Text, IncludePath Text,
            ApiNotes Text, File Node, Line Number, IsDeclaration Bool,
        ],
        NodeKind::CommonBlock => fields![
            Scope Node required, Declaration Node, Name Text, File Node, Line Number,
        ],
        NodeKind::GlobalVariable => fields![
            Name Text, LinkageName Text, Scope Node, File Node, Line Number, Type Node,
            IsLocal Bool, IsDefinition Bool, Declaration Node, TemplateParameters Node,
            Align Number, Annotations Node,
        ],
        NodeKind::GlobalVariableExpression => fields![
            Variable Node required, Expression Node required,
        ],
        NodeKind::Label => fields![
            Scope Node required, Name Text required, File Node required, Line Number required,
            Column Number, IsArtificial Bool, CoroSuspendIndex Number,
        ],
        NodeKind::ObjCProperty => fields![
            Name Text, File Node, Line Number, Setter Text, Getter Text, Attributes Number,
            Type Node,
        ],
        NodeKind::Macro => fields![Type Word required, Line Number, Name Text required, Value Text],
        NodeKind::MacroFile => fields![Type Word, Line Number, File Node required, Nodes Node],
        NodeKind::AssignId => fields![],
        NodeKind::Generic => fields![Tag Word required, Header Text, Operands Operands],
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
