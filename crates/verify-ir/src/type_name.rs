//! Types of the source as a programmer spells them, from debug info.

use crate::debug_info::{
    BasicType, Bound, CompositeType, DebugType, DerivedType, ExtraData, SubroutineType,
};
use crate::index::MetadataId;
use crate::metadata::NodeKind;
use crate::module::Module;
use std::fmt::Write as _;

/// A name made of more parts than this ends in `…`; a malformed graph may be a circle.
const MOST_PARTS: u32 = 200;

impl Module {
    /// The type as C or C++ spells it, as in `const std::vector<int> &`; none is `void`.
    #[must_use]
    pub fn debug_type_name(&self, ty: Option<MetadataId>) -> String {
        self.debug_declaration(ty, "")
    }

    /// The declaration of a variable as C or C++ spells it, as in `int (*table[2])(int)`.
    #[must_use]
    pub fn debug_declaration(&self, ty: Option<MetadataId>, name: &str) -> String {
        Speller::new(self).declare(ty, name.to_owned())
    }

    /// The result of a subroutine; none is `void`.
    #[must_use]
    pub fn result_type(&self, function: SubroutineType) -> Option<MetadataId> {
        self.tuple(function.types?).next().flatten()
    }

    /// The name with the namespaces and classes around it.
    #[must_use]
    pub fn qualified_name(&self, id: MetadataId) -> String {
        let mut name = self.simple_name(id);
        let mut scope = self.parent_scope(id);
        for _ in 0..MOST_PARTS {
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
                Some(DebugType::Basic(basic)) => (basic_name(basic), "…"),
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

    /// The types of the parameters, separated by commas.
    pub(crate) fn parameter_list(&self, function: SubroutineType) -> String {
        Speller::new(self).parameters(function)
    }

    /// The artificial first parameter of a member function.
    fn this_type(&self, function: SubroutineType) -> Option<DerivedType<'_>> {
        let first = self.tuple(function.types?).nth(1)??;
        match self.debug_type(first)? {
            DebugType::Derived(this) if this.flags.artificial() => Some(this),
            _ => None,
        }
    }

    /// ` const`, ` &` and the like behind the parameters of a member function.
    pub(crate) fn this_qualifiers(&self, function: SubroutineType) -> String {
        let mut text = String::new();
        let mut pointee = self.this_type(function).and_then(|this| this.base);
        // There are two qualifiers.
        for _ in 0..2 {
            let Some(DebugType::Derived(derived)) = pointee.and_then(|id| self.debug_type(id))
            else {
                break;
            };
            match derived.tag {
                "DW_TAG_const_type" => text.push_str(" const"),
                "DW_TAG_volatile_type" => text.push_str(" volatile"),
                _ => break,
            }
            pointee = derived.base;
        }
        if function.flags.lvalue_reference() {
            text.push_str(" &");
        } else if function.flags.rvalue_reference() {
            text.push_str(" &&");
        }
        text
    }

    /// Whether the module was compiled from C, where tags are no names of types.
    fn is_c(&self) -> bool {
        let units = self
            .metadata
            .named()
            .iter()
            .find(|list| self.text(list.name) == "llvm.dbg.cu");
        let unit = units.and_then(|list| self.compile_unit(*list.nodes.first()?));
        unit.is_some_and(|unit| {
            let language = unit.language.trim_start_matches("DW_LANG_");
            matches!(language, "C" | "C89" | "C99" | "C11" | "C17" | "DW_LNAME_C")
        })
    }
}

/// Spells one type.
struct Speller<'m> {
    module: &'m Module,
    is_c: bool,
    parts_left: u32,
}

impl<'m> Speller<'m> {
    fn new(module: &'m Module) -> Self {
        Speller {
            module,
            is_c: module.is_c(),
            parts_left: MOST_PARTS,
        }
    }

    /// A declaration of `declarator` with this type.
    fn declare(&mut self, ty: Option<MetadataId>, declarator: String) -> String {
        let Some(id) = ty else {
            return join("void", &declarator);
        };
        if self.parts_left == 0 {
            return join("…", &declarator);
        }
        self.parts_left -= 1;
        match self.module.debug_type(id) {
            Some(DebugType::Basic(basic)) => join(basic_name(basic), &declarator),
            Some(DebugType::Derived(derived)) => self.declare_derived(id, derived, declarator),
            Some(DebugType::Composite(class)) => self.declare_composite(id, class, declarator),
            Some(DebugType::Subroutine(function)) => {
                let declarator = format!("{declarator}({})", self.parameters(function));
                self.declare(self.module.result_type(function), declarator)
            }
            None => join("…", &declarator),
        }
    }

    fn declare_derived(
        &mut self,
        id: MetadataId,
        derived: DerivedType<'_>,
        declarator: String,
    ) -> String {
        let mark = match derived.tag {
            "DW_TAG_pointer_type" => "*",
            "DW_TAG_reference_type" => "&",
            "DW_TAG_rvalue_reference_type" => "&&",
            "DW_TAG_ptr_to_member_type" => {
                let class = match derived.extra_data {
                    Some(ExtraData::Node(class)) => self.module.qualified_name(class),
                    _ => "…".to_owned(),
                };
                return self.declare_behind(derived.base, format!("{class}::*{declarator}"));
            }
            "DW_TAG_const_type" => return self.qualify("const", derived, declarator),
            "DW_TAG_volatile_type" => return self.qualify("volatile", derived, declarator),
            "DW_TAG_restrict_type" => return self.qualify("__restrict", derived, declarator),
            "DW_TAG_atomic_type" => {
                let base = self.declare(derived.base, String::new());
                return join(&format!("_Atomic({base})"), &declarator);
            }
            _ if derived.name.is_empty() => return self.declare(derived.base, declarator),
            _ => return join(&self.module.qualified_name(id), &declarator),
        };
        self.declare_behind(derived.base, format!("{mark}{declarator}"))
    }

    /// As `declare`, with parentheses where the declarator stands before an array or parameters.
    fn declare_behind(&mut self, base: Option<MetadataId>, declarator: String) -> String {
        let needs_parentheses = match base.and_then(|base| self.module.debug_type(base)) {
            Some(DebugType::Subroutine(_)) => true,
            Some(DebugType::Composite(composite)) => composite.tag == "DW_TAG_array_type",
            _ => false,
        };
        if needs_parentheses {
            return self.declare(base, format!("({declarator})"));
        }
        self.declare(base, declarator)
    }

    /// `const int *` for what is pointed to, `int *const` for the pointer itself.
    fn qualify(&mut self, word: &str, derived: DerivedType<'_>, declarator: String) -> String {
        let is_pointer = match derived.base.and_then(|base| self.module.debug_type(base)) {
            Some(DebugType::Derived(base)) => {
                matches!(
                    base.tag,
                    "DW_TAG_pointer_type" | "DW_TAG_ptr_to_member_type"
                )
            }
            _ => false,
        };
        if is_pointer {
            let separator = if declarator.is_empty() { "" } else { " " };
            return self.declare(derived.base, format!("{word}{separator}{declarator}"));
        }
        format!("{word} {}", self.declare(derived.base, declarator))
    }

    fn declare_composite(
        &mut self,
        id: MetadataId,
        composite: CompositeType<'_>,
        declarator: String,
    ) -> String {
        if composite.tag == "DW_TAG_array_type" {
            let declarator = format!("{declarator}{}", self.dimensions(composite));
            return self.declare(composite.base, declarator);
        }
        let keyword = match composite.tag {
            _ if composite.name.is_empty() || !self.is_c => "",
            "DW_TAG_union_type" => "union ",
            "DW_TAG_enumeration_type" => "enum ",
            _ => "struct ",
        };
        join(
            &format!("{keyword}{}", self.module.qualified_name(id)),
            &declarator,
        )
    }

    /// `[2][3]`.
    fn dimensions(&self, array: CompositeType<'_>) -> String {
        let module = self.module;
        let ranges = array
            .elements
            .into_iter()
            .flat_map(|list| module.tuple(list))
            .flatten();
        let mut text = String::new();
        for range in ranges.take(MOST_PARTS as usize) {
            match module.subrange(range).and_then(|range| range.count) {
                Some(Bound::Number(count)) if count >= 0 => {
                    write!(text, "[{count}]").expect("writing to a string does not fail");
                }
                _ => text.push_str("[]"),
            }
        }
        text
    }

    /// The types of the parameters, separated by commas. `this` is none that a programmer writes.
    fn parameters(&mut self, function: SubroutineType) -> String {
        let Some(types) = function.types else {
            return String::new();
        };
        let module = self.module;
        let skipped = 1 + usize::from(module.this_type(function).is_some());
        let mut types = module.tuple(types).skip(skipped).peekable();
        let mut names = Vec::new();
        while let Some(ty) = types.next() {
            if self.parts_left == 0 {
                names.push("…".to_owned());
                break;
            }
            names.push(match ty {
                // A trailing null is the ellipsis.
                None if types.peek().is_none() => "...".to_owned(),
                _ => self.declare(ty, String::new()),
            });
        }
        names.join(", ")
    }
}

/// Debug info calls all complex types the same.
fn basic_name(basic: BasicType<'_>) -> &str {
    match (basic.encoding, basic.size_bits) {
        ("DW_ATE_complex_float", 64) => "_Complex float",
        ("DW_ATE_complex_float", 128) => "_Complex double",
        ("DW_ATE_complex_float", _) => "_Complex long double",
        _ => basic.name,
    }
}

/// `int` and `*x` to `int *x`, `int` and `[3]` to `int[3]`.
fn join(name: &str, declarator: &str) -> String {
    if declarator.is_empty() || declarator.starts_with('[') {
        return format!("{name}{declarator}");
    }
    format!("{name} {declarator}")
}
