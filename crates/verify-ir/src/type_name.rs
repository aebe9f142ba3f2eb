//! Types of the source as a programmer spells them, from debug info.

use crate::debug_info::{Bound, CompositeType, DebugType, DerivedType, SubroutineType};
use crate::index::MetadataId;
use crate::metadata::NodeKind;
use crate::module::Module;

/// Types deeper than this end in `…`.
const MAX_DEPTH: u32 = 32;

impl Module {
    /// The type as C or C++ spells it, as in `const std::vector<int> &`; none is `void`.
    #[must_use]
    pub fn debug_type_name(&self, ty: Option<MetadataId>) -> String {
        self.declare(ty, String::new(), 0)
    }

    /// A declaration of `declarator` with this type.
    fn declare(&self, ty: Option<MetadataId>, declarator: String, depth: u32) -> String {
        let Some(id) = ty else {
            return join("void", &declarator);
        };
        if depth > MAX_DEPTH {
            return join("…", &declarator);
        }
        match self.debug_type(id) {
            Some(DebugType::Basic(basic)) => join(basic.name, &declarator),
            Some(DebugType::Derived(derived)) => {
                self.declare_derived(id, derived, declarator, depth)
            }
            Some(DebugType::Composite(composite)) => {
                self.declare_composite(id, composite, declarator, depth)
            }
            Some(DebugType::Subroutine(function)) => {
                let parameters = self.parameter_list(function, 0, depth);
                self.declare(
                    self.result_type(function),
                    format!("{declarator}({parameters})"),
                    depth + 1,
                )
            }
            None => join("…", &declarator),
        }
    }

    fn declare_derived(
        &self,
        id: MetadataId,
        derived: DerivedType<'_>,
        declarator: String,
        depth: u32,
    ) -> String {
        let depth = depth + 1;
        let mark = match derived.tag {
            "DW_TAG_pointer_type" => "*",
            "DW_TAG_reference_type" => "&",
            "DW_TAG_rvalue_reference_type" => "&&",
            "DW_TAG_ptr_to_member_type" => {
                let class = match derived.extra_data {
                    Some(crate::debug_info::ExtraData::Node(class)) => self.qualified_name(class),
                    _ => "…".to_owned(),
                };
                return self.declare_behind(derived.base, format!("{class}::*{declarator}"), depth);
            }
            "DW_TAG_const_type" => return self.qualify("const", derived, declarator, depth),
            "DW_TAG_volatile_type" => return self.qualify("volatile", derived, declarator, depth),
            "DW_TAG_restrict_type" => {
                return self.qualify("__restrict", derived, declarator, depth);
            }
            "DW_TAG_atomic_type" => {
                let base = self.declare(derived.base, String::new(), depth);
                return join(&format!("_Atomic({base})"), &declarator);
            }
            _ if derived.name.is_empty() => return self.declare(derived.base, declarator, depth),
            _ => return join(&self.qualified_name(id), &declarator),
        };
        self.declare_behind(derived.base, format!("{mark}{declarator}"), depth)
    }

    /// As `declare`, with parentheses where the declarator stands before an array or parameters.
    fn declare_behind(&self, base: Option<MetadataId>, declarator: String, depth: u32) -> String {
        let kind = base.map(|base| self.metadata.kind(base));
        let is_array = base.and_then(|base| self.debug_type(base)).is_some_and(
            |ty| matches!(ty, DebugType::Composite(array) if array.tag == "DW_TAG_array_type"),
        );
        if kind == Some(NodeKind::SubroutineType) || is_array {
            return self.declare(base, format!("({declarator})"), depth);
        }
        self.declare(base, declarator, depth)
    }

    /// `const int *` for what is pointed to, `int *const` for the pointer itself.
    fn qualify(
        &self,
        word: &str,
        derived: DerivedType<'_>,
        declarator: String,
        depth: u32,
    ) -> String {
        let is_pointer = derived
            .base
            .and_then(|base| self.debug_type(base))
            .is_some_and(|ty| {
                matches!(ty, DebugType::Derived(base) if matches!(
                    base.tag,
                    "DW_TAG_pointer_type" | "DW_TAG_ptr_to_member_type"
                ))
            });
        if is_pointer {
            let separator = if declarator.is_empty() { "" } else { " " };
            return self.declare(
                derived.base,
                format!("{word}{separator}{declarator}"),
                depth,
            );
        }
        format!("{word} {}", self.declare(derived.base, declarator, depth))
    }

    fn declare_composite(
        &self,
        id: MetadataId,
        composite: CompositeType<'_>,
        declarator: String,
        depth: u32,
    ) -> String {
        if composite.tag != "DW_TAG_array_type" {
            return join(&self.qualified_name(id), &declarator);
        }
        let mut declarator = declarator;
        let dimensions = composite
            .elements
            .into_iter()
            .flat_map(|list| self.tuple(list))
            .flatten();
        for dimension in dimensions {
            match self.subrange(dimension).and_then(|range| range.count) {
                Some(Bound::Number(count)) if count >= 0 => {
                    declarator.push_str(&format!("[{count}]"));
                }
                _ => declarator.push_str("[]"),
            }
        }
        self.declare(composite.base, declarator, depth + 1)
    }

    /// The name with the namespaces and classes around it.
    #[must_use]
    pub fn qualified_name(&self, id: MetadataId) -> String {
        let mut name = self.simple_name(id);
        let mut scope = self.parent_scope(id);
        for _ in 0..MAX_DEPTH {
            let Some(outer) = scope else { break };
            let kind = self.metadata.kind(outer);
            scope = self.parent_scope(outer);
            match kind {
                // Inline namespaces are not spelled.
                NodeKind::Namespace if self.namespace(outer).is_some_and(|space| space.inline) => {}
                NodeKind::Namespace | NodeKind::CompositeType => {
                    name = format!("{}::{name}", self.simple_name(outer));
                }
                _ => break,
            }
        }
        name
    }

    fn simple_name(&self, id: MetadataId) -> String {
        let (name, without) = match self.metadata.kind(id) {
            NodeKind::Namespace => (
                self.namespace(id).map_or("", |space| space.name),
                "(anonymous namespace)",
            ),
            NodeKind::Subprogram => (
                self.subprogram(id).map_or("", |function| function.name),
                "…",
            ),
            _ => match self.debug_type(id) {
                Some(DebugType::Basic(basic)) => (basic.name, "…"),
                Some(DebugType::Derived(derived)) => (derived.name, "…"),
                Some(DebugType::Composite(composite)) => (
                    composite.name,
                    match composite.tag {
                        "DW_TAG_enumeration_type" => "(anonymous enum)",
                        "DW_TAG_union_type" => "(anonymous union)",
                        "DW_TAG_class_type" => "(anonymous class)",
                        _ => "(anonymous struct)",
                    },
                ),
                _ => ("", "…"),
            },
        };
        if name.is_empty() {
            without.to_owned()
        } else {
            name.to_owned()
        }
    }

    /// The result of a subroutine; none is `void`.
    #[must_use]
    pub fn result_type(&self, function: SubroutineType) -> Option<MetadataId> {
        self.tuple(function.types?).next().flatten()
    }

    /// The types of the parameters from `skipped` on, separated by commas.
    pub(crate) fn parameter_list(
        &self,
        function: SubroutineType,
        skipped: usize,
        depth: u32,
    ) -> String {
        let Some(types) = function.types else {
            return String::new();
        };
        let types: Vec<_> = self.tuple(types).skip(1 + skipped).collect();
        let last = types.len().checked_sub(1);
        let names = types.iter().enumerate().map(|(index, ty)| match ty {
            // A trailing null is the ellipsis.
            None if Some(index) == last => "...".to_owned(),
            _ => self.declare(*ty, String::new(), depth + 1),
        });
        names.collect::<Vec<_>>().join(", ")
    }
}

/// `int` and `*x` to `int *x`, `int` and `[3]` to `int[3]`.
fn join(name: &str, declarator: &str) -> String {
    if declarator.is_empty() || declarator.starts_with('[') {
        return format!("{name}{declarator}");
    }
    format!("{name} {declarator}")
}
