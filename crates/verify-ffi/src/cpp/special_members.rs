//! Constructors and destructors without debug info, as those of library models are: what they make and take is in
//! their symbols.

use std::collections::HashMap;
use verify_ir::debug_info::DebugType;
use verify_ir::{FunctionId, MetadataId, Module, demangle};

/// What the symbol of a constructor or a destructor says.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct SpecialMember {
    /// Its class, with its namespaces.
    pub class: String,
    pub is_constructor: bool,
    /// The types of its parameters as they are spelled, without the object.
    pub parameters: Vec<String>,
}

impl SpecialMember {
    pub fn of(module: &Module, id: FunctionId) -> Option<SpecialMember> {
        let function = module.function(id);
        let symbol = module.text(function.name);
        // Whatever has debug info is read from that, which knows more.
        (function.subprogram.is_none()).then(|| SpecialMember::of_symbol(symbol))?
    }

    fn of_symbol(symbol: &str) -> Option<SpecialMember> {
        let is_possible = ["C1", "C2", "D1", "D2"]
            .iter()
            .any(|kind| symbol.contains(kind));
        if !symbol.starts_with("_ZN") || !is_possible {
            return None;
        }
        let shown = demangle(symbol);
        let parts = outside_brackets(&shown, '(');
        let (&name, rest) = parts.split_first()?;
        let scopes = outside_brackets(name, ':');
        let own = *scopes.last()?;
        let class = name.strip_suffix(own)?.strip_suffix("::")?;
        let simple = outside_brackets(class, ':').pop()?;
        let simple = simple.split('<').next()?;
        let is_constructor = own.split('<').next() == Some(simple);
        if !is_constructor && own.strip_prefix('~') != Some(simple) {
            return None;
        }
        let inside = rest.join("(");
        let inside = inside.strip_suffix(')')?;
        let parameters = outside_brackets(inside, ',').into_iter().map(str::trim);
        Some(SpecialMember {
            class: class.to_owned(),
            is_constructor,
            parameters: parameters
                .filter(|one| !one.is_empty())
                .map(str::to_owned)
                .collect(),
        })
    }

    /// The names of the classes that objects are passed of, with the positions; where a constructor makes its object,
    /// none is yet.
    fn classes(&self) -> impl Iterator<Item = (usize, &str)> {
        let own = (!self.is_constructor).then_some((0, self.class.as_str()));
        let others = self.parameters.iter().enumerate();
        let others = others.filter_map(|(at, ty)| Some((at + 1, pointed_to(ty)?)));
        own.into_iter().chain(others)
    }
}

/// The classes that pointers passed to constructors and destructors without debug info are to.
pub(super) fn classes_taken(module: &Module) -> HashMap<(FunctionId, usize), MetadataId> {
    let members = module.function_ids().filter_map(|id| {
        let member = SpecialMember::of(module, id)?;
        let parameters = module.function(id).parameters.len();
        (parameters == member.parameters.len() + 1).then_some((id, member))
    });
    let members: Vec<(FunctionId, SpecialMember)> = members.collect();
    if members.is_empty() {
        return HashMap::new();
    }
    let classes = classes(module);
    let taken = members.iter().flat_map(|(id, member)| {
        let classes = &classes;
        let known = move |(at, name)| Some(((*id, at), *classes.get(name)?));
        member.classes().filter_map(known)
    });
    taken.collect()
}

/// The classes that debug info describes, by their names.
fn classes(module: &Module) -> HashMap<String, MetadataId> {
    let mut found = HashMap::new();
    for id in module.metadata.ids() {
        if let Some(DebugType::Composite(class)) = module.debug_type(id)
            && matches!(class.tag, "DW_TAG_structure_type" | "DW_TAG_class_type")
            && !class.name.is_empty()
        {
            found.entry(module.qualified_name(id)).or_insert(id);
        }
    }
    found
}

/// What a pointer or a reference is to.
fn pointed_to(ty: &str) -> Option<&str> {
    let ends = ["&&", "&", "*"];
    let pointee = ends.iter().find_map(|end| ty.strip_suffix(end))?;
    let pointee = pointee.trim_end();
    Some(pointee.strip_suffix(" const").unwrap_or(pointee))
}

/// The parts between these marks, as far as they are in no brackets; `::` is one mark.
fn outside_brackets(text: &str, mark: char) -> Vec<&str> {
    let mut parts = Vec::new();
    let (mut depth, mut start) = (0_i32, 0);
    for (at, character) in text.char_indices() {
        if character == mark && depth == 0 {
            if mark != ':' || text[at..].starts_with("::") {
                parts.push(&text[start..at]);
            }
            start = at + 1;
        }
        depth += match character {
            '<' | '(' | '{' => 1,
            '>' | ')' | '}' => -1,
            _ => 0,
        };
    }
    parts.push(&text[start..]);
    parts
}

#[cfg(test)]
mod tests {
    use super::*;

    fn member(class: &str, is_constructor: bool, parameters: &[&str]) -> Option<SpecialMember> {
        Some(SpecialMember {
            class: class.to_owned(),
            is_constructor,
            parameters: parameters.iter().map(|one| (*one).to_owned()).collect(),
        })
    }

    #[test]
    fn symbols_tell_class_and_parameters() {
        let of = SpecialMember::of_symbol;
        assert_eq!(of("_ZN7QStringC1Ev"), member("QString", true, &[]));
        assert_eq!(
            of("_ZN7QStringC1ERKS_"),
            member("QString", true, &["QString const&"])
        );
        assert_eq!(of("_ZN1a1bIiED2Ev"), member("a::b<int>", false, &[]));
        assert_eq!(
            of("_ZN1bISt4pairIiiEEC1EPFviEi"),
            member("b<std::pair<int, int> >", true, &["void (*)(int)", "int"])
        );
        assert_eq!(of("_ZN7QString2C1Ev"), None);
        assert_eq!(of("_ZN7QString4sizeEv"), None);
    }

    #[test]
    fn pointers_and_references_are_to_a_class() {
        assert_eq!(pointed_to("QString const&"), Some("QString"));
        assert_eq!(pointed_to("a::B*"), Some("a::B"));
        assert_eq!(pointed_to("int"), None);
    }
}
