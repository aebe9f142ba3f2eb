//! The metadata graph in a compact form: nodes are a kind and a run of eight-byte fields.
//!
//! Most of a module with debug info is metadata. `debug_info` gives the typed view of it.

use crate::index::{ConstId, LocalId, MetadataId, StrId};
use crate::opcode::keywords;

keywords! {
    /// What a metadata node is. The keyword is that of the text, where it has one.
    NodeKind {
        // Not specialised.
        Tuple = "!{",
        String = "!\"",
        Value = "value",
        ArgumentList = "DIArgList",
        Expression = "DIExpression",
        AssignId = "DIAssignID",
        Generic = "GenericDINode",
        // Places and scopes.
        Location = "DILocation",
        File = "DIFile",
        CompileUnit = "DICompileUnit",
        Subprogram = "DISubprogram",
        LexicalBlock = "DILexicalBlock",
        LexicalBlockFile = "DILexicalBlockFile",
        Namespace = "DINamespace",
        Module = "DIModule",
        CommonBlock = "DICommonBlock",
        // Types.
        BasicType = "DIBasicType",
        FixedPointType = "DIFixedPointType",
        StringType = "DIStringType",
        DerivedType = "DIDerivedType",
        CompositeType = "DICompositeType",
        SubroutineType = "DISubroutineType",
        SubrangeType = "DISubrangeType",
        Subrange = "DISubrange",
        GenericSubrange = "DIGenericSubrange",
        Enumerator = "DIEnumerator",
        TemplateTypeParameter = "DITemplateTypeParameter",
        TemplateValueParameter = "DITemplateValueParameter",
        // Entities.
        GlobalVariable = "DIGlobalVariable",
        GlobalVariableExpression = "DIGlobalVariableExpression",
        LocalVariable = "DILocalVariable",
        Label = "DILabel",
        ImportedEntity = "DIImportedEntity",
        ObjCProperty = "DIObjCProperty",
        Macro = "DIMacro",
        MacroFile = "DIMacroFile",
    }
}

keywords! {
    /// The name of a field of a specialised node.
    FieldName {
        Align = "align", Allocated = "allocated", Annotations = "annotations",
        ApiNotes = "apinotes", Arg = "arg", Associated = "associated", AtomGroup = "atomGroup",
        AtomRank = "atomRank", Attributes = "attributes", BaseType = "baseType", Bias = "bias",
        BitStride = "bitStride", CallingConvention = "cc", Checksum = "checksum",
        ChecksumKind = "checksumkind", Column = "column", ConfigMacros = "configMacros",
        ContainingType = "containingType", CoroSuspendIndex = "coroSuspendIdx", Count = "count",
        DataLocation = "dataLocation", DataSize = "dataSize",
        DebugInfoForProfiling = "debugInfoForProfiling", Declaration = "declaration",
        Defaulted = "defaulted", Denominator = "denominator", Directory = "directory",
        Discriminator = "discriminator", DwarfAddressSpace = "dwarfAddressSpace", DwoId = "dwoId",
        Elements = "elements", EmissionKind = "emissionKind", Encoding = "encoding",
        Entity = "entity", EnumKind = "enumKind", Enums = "enums",
        ExportSymbols = "exportSymbols", Expression = "expr", ExtraData = "extraData",
        Factor = "factor", File = "file", FileName = "filename", Flags = "flags",
        Getter = "getter", Globals = "globals", Header = "header", Identifier = "identifier",
        Imports = "imports", IncludePath = "includePath", InlinedAt = "inlinedAt",
        IsArtificial = "isArtificial", IsDeclaration = "isDecl", IsDefinition = "isDefinition",
        IsImplicitCode = "isImplicitCode", IsLocal = "isLocal", IsOptimized = "isOptimized",
        IsUnsigned = "isUnsigned", KeyInstructions = "keyInstructions", Kind = "kind",
        Language = "language", Line = "line", LinkageName = "linkageName",
        LowerBound = "lowerBound", Macros = "macros", Name = "name",
        NameTableKind = "nameTableKind", Nodes = "nodes",
        ExtraInhabitants = "num_extra_inhabitants", Numerator = "numerator", Offset = "offset",
        Operands = "operands", Producer = "producer",
        PtrAuthAuthenticatesNullValues = "ptrAuthAuthenticatesNullValues",
        PtrAuthExtraDiscriminator = "ptrAuthExtraDiscriminator",
        PtrAuthIsAddressDiscriminated = "ptrAuthIsAddressDiscriminated",
        PtrAuthIsaPointer = "ptrAuthIsaPointer", PtrAuthKey = "ptrAuthKey",
        RangesBaseAddress = "rangesBaseAddress", Rank = "rank", RetainedNodes = "retainedNodes",
        RetainedTypes = "retainedTypes", RuntimeLang = "runtimeLang",
        RuntimeVersion = "runtimeVersion", Scope = "scope", ScopeLine = "scopeLine", Sdk = "sdk",
        Setter = "setter", Size = "size", Source = "source",
        SourceLanguageName = "sourceLanguageName",
        SourceLanguageVersion = "sourceLanguageVersion", SpFlags = "spFlags",
        Specification = "specification", SplitDebugFilename = "splitDebugFilename",
        SplitDebugInlining = "splitDebugInlining", Stride = "stride",
        StringLength = "stringLength", StringLengthExpression = "stringLengthExpression",
        StringLocationExpression = "stringLocationExpression", Sysroot = "sysroot", Tag = "tag",
        TargetFunctionName = "targetFuncName", TemplateParameters = "templateParams",
        ThisAdjustment = "thisAdjustment", ThrownTypes = "thrownTypes", Type = "type",
        Types = "types", Unit = "unit", UpperBound = "upperBound", Value = "value",
        Variable = "var", Virtuality = "virtuality", VirtualIndex = "virtualIndex",
        VtableHolder = "vtableHolder",
    }
}

/// The value of a field, or an operand of a tuple or an expression.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FieldValue {
    /// `null`.
    Null,
    /// Another node.
    Node(MetadataId),
    /// A quoted string.
    Text(StrId),
    /// A number; negative numbers are as their two's complement, see `Negative`.
    Unsigned(u64),
    /// A number below zero.
    Negative(i64),
    /// A number beyond 64 bits: the bits of an `i128`, or of a `u128` where the node says so.
    Wide(i128),
    /// `true` or `false`.
    Bool(bool),
    /// A word of DWARF or LLVM, as in `DW_TAG_member` or `FullDebug`.
    Keyword(StrId),
    /// The bits of `DIFlag…` or `DISPFlag…` words.
    Flags(u32),
    /// A constant of the module.
    Constant(ConstId),
    /// A value of the function that the metadata is used in.
    Local(LocalId),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
enum Tag {
    Null,
    Node,
    Text,
    Unsigned,
    UnsignedWide,
    Negative,
    Wide,
    Bool,
    Keyword,
    Flags,
    Constant,
    Local,
}

#[derive(Clone, Copy, Debug)]
struct Field {
    name: Option<FieldName>,
    tag: Tag,
    payload: u32,
}

#[derive(Clone, Copy, Debug)]
struct Node {
    first: u32,
    length: u32,
    kind: NodeKind,
    distinct: bool,
}

/// A named list of nodes, as in `!llvm.module.flags = !{!0, !1}`.
#[derive(Clone, Debug)]
pub struct NamedMetadata {
    /// Without `!`.
    pub name: StrId,
    /// In order.
    pub nodes: Box<[MetadataId]>,
}

/// All metadata of a module.
#[derive(Clone, Debug, Default)]
pub struct Metadata {
    nodes: Vec<Node>,
    fields: Vec<Field>,
    wide: Vec<i128>,
    pub(crate) named: Vec<NamedMetadata>,
}

impl Metadata {
    /// What a node is.
    #[inline]
    #[must_use]
    pub fn kind(&self, id: MetadataId) -> NodeKind {
        self.nodes[id.index()].kind
    }

    /// Whether a node is different from every other with the same content.
    #[must_use]
    pub fn is_distinct(&self, id: MetadataId) -> bool {
        self.nodes[id.index()].distinct
    }

    /// How many nodes there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    /// Whether there are no nodes.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.nodes.is_empty()
    }

    /// The ids of all nodes.
    pub fn ids(&self) -> impl Iterator<Item = MetadataId> + use<> {
        (0..self.nodes.len()).map(MetadataId::new)
    }

    /// The named lists.
    #[must_use]
    pub fn named(&self) -> &[NamedMetadata] {
        &self.named
    }

    /// The value of a field; none where the text does not give it.
    #[must_use]
    pub fn field(&self, id: MetadataId, name: FieldName) -> Option<FieldValue> {
        let field = self.run(id).iter().find(|field| field.name == Some(name))?;
        Some(self.expand(*field))
    }

    /// All fields in the order of the text. Those of tuples, expressions and values have no name.
    pub fn fields(
        &self,
        id: MetadataId,
    ) -> impl ExactSizeIterator<Item = (Option<FieldName>, FieldValue)> + '_ {
        self.run(id)
            .iter()
            .map(|field| (field.name, self.expand(*field)))
    }

    /// The operands of a tuple, an expression or an argument list.
    pub fn operands(&self, id: MetadataId) -> impl ExactSizeIterator<Item = FieldValue> + '_ {
        self.run(id).iter().map(|field| self.expand(*field))
    }

    fn run(&self, id: MetadataId) -> &[Field] {
        let node = &self.nodes[id.index()];
        &self.fields[node.first as usize..][..node.length as usize]
    }

    #[expect(
        clippy::cast_possible_truncation,
        reason = "`encode` put the value there"
    )]
    fn expand(&self, field: Field) -> FieldValue {
        let index = field.payload as usize;
        match field.tag {
            Tag::Null => FieldValue::Null,
            Tag::Node => FieldValue::Node(MetadataId::new(index)),
            Tag::Text => FieldValue::Text(StrId::new(index)),
            Tag::Unsigned => FieldValue::Unsigned(u64::from(field.payload)),
            Tag::UnsignedWide => FieldValue::Unsigned(self.wide[index] as u64),
            Tag::Negative => FieldValue::Negative(self.wide[index] as i64),
            Tag::Wide => FieldValue::Wide(self.wide[index]),
            Tag::Bool => FieldValue::Bool(field.payload != 0),
            Tag::Keyword => FieldValue::Keyword(StrId::new(index)),
            Tag::Flags => FieldValue::Flags(field.payload),
            Tag::Constant => FieldValue::Constant(ConstId::new(index)),
            Tag::Local => FieldValue::Local(LocalId::new(index)),
        }
    }

    /// Makes room for a node that is defined later; until then it is an empty tuple.
    pub(crate) fn reserve(&mut self) -> MetadataId {
        let id = MetadataId::new(self.nodes.len());
        self.nodes.push(Node {
            first: 0,
            length: 0,
            kind: NodeKind::Tuple,
            distinct: false,
        });
        id
    }

    /// Gives a node its content.
    pub(crate) fn define(
        &mut self,
        id: MetadataId,
        kind: NodeKind,
        distinct: bool,
        fields: &[(Option<FieldName>, FieldValue)],
    ) {
        let first = as_u32(self.fields.len());
        for &(name, value) in fields {
            let field = self.encode(name, value);
            self.fields.push(field);
        }
        self.nodes[id.index()] = Node {
            first,
            length: as_u32(fields.len()),
            kind,
            distinct,
        };
    }

    /// Replaces the locals among the fields of a node.
    pub(crate) fn replace_locals(&mut self, id: MetadataId, real: impl Fn(LocalId) -> LocalId) {
        let node = self.nodes[id.index()];
        for field in &mut self.fields[node.first as usize..][..node.length as usize] {
            if field.tag == Tag::Local {
                field.payload = as_u32(real(LocalId::new(field.payload as usize)).index());
            }
        }
    }

    fn encode(&mut self, name: Option<FieldName>, value: FieldValue) -> Field {
        let (tag, payload) = match value {
            FieldValue::Null => (Tag::Null, 0),
            FieldValue::Node(id) => (Tag::Node, as_u32(id.index())),
            FieldValue::Text(id) => (Tag::Text, as_u32(id.index())),
            FieldValue::Unsigned(number) => match u32::try_from(number) {
                Ok(small) => (Tag::Unsigned, small),
                Err(_) => (Tag::UnsignedWide, self.push_wide(i128::from(number))),
            },
            FieldValue::Negative(number) => (Tag::Negative, self.push_wide(i128::from(number))),
            FieldValue::Wide(number) => (Tag::Wide, self.push_wide(number)),
            FieldValue::Bool(value) => (Tag::Bool, u32::from(value)),
            FieldValue::Keyword(id) => (Tag::Keyword, as_u32(id.index())),
            FieldValue::Flags(bits) => (Tag::Flags, bits),
            FieldValue::Constant(id) => (Tag::Constant, as_u32(id.index())),
            FieldValue::Local(id) => (Tag::Local, as_u32(id.index())),
        };
        Field { name, tag, payload }
    }

    fn push_wide(&mut self, number: i128) -> u32 {
        self.wide.push(number);
        as_u32(self.wide.len() - 1)
    }
}

fn as_u32(index: usize) -> u32 {
    u32::try_from(index).expect("the reader refuses text beyond 4 GiB, so every table fits")
}
