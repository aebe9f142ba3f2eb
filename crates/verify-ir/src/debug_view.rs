//! The accessors from nodes of the metadata graph to the typed view of debug info.
//!
//! Every accessor takes the id of a node and answers none where the node is of another kind.

use crate::debug_info::{
    BasicType, Bound, CompileUnit, CompositeType, DebugFlags, DebugType, DerivedType, Enumerator,
    ExtraData, File, GlobalVariable, Label, LexicalBlock, LocalVariable, Location, Namespace,
    Subprogram, SubprogramFlags, Subrange, SubroutineType, TemplateParameter,
};
use crate::index::MetadataId;
use crate::metadata::{FieldName, FieldValue, NodeKind};
use crate::module::{Global, Module};

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
            subprogram_flags: SubprogramFlags::from_bits_retain(
                self.flags_field(id, FieldName::SpFlags),
            ),
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

    /// The `DIGlobalVariable` of a global variable; several where it was merged from several.
    pub fn debug_variables(&self, global: &Global) -> impl Iterator<Item = MetadataId> + '_ {
        let dbg = self.strings.find("dbg");
        let attached: Vec<_> = global
            .attachments
            .iter()
            .filter(|a| Some(a.kind) == dbg)
            .map(|a| a.node)
            .collect();
        attached
            .into_iter()
            .filter_map(|node| self.variable_of_expression(node))
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
        DebugFlags::from_bits_retain(self.flags_field(id, FieldName::Flags))
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
