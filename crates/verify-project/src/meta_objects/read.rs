//! Finds the classes in a preprocessed text, and what the model's macros say in them.

use super::class::{Access, Class, Enumeration, Kind, Role};
use super::member::{self, Declared};
use crate::contract::token::{self, Token, closing, tokens};

/// The text without what comes from headers of the system, where markers of lines have the flag 3.
pub fn without_system_headers(preprocessed: &str) -> String {
    let mut kept = String::new();
    let mut is_kept = true;
    for line in preprocessed.split_inclusive('\n') {
        let marker = line
            .strip_prefix("# ")
            .filter(|rest| rest.starts_with(|c: char| c.is_ascii_digit()));
        if let Some(marker) = marker {
            let flags = marker.rsplit_once('"').map_or("", |(_, flags)| flags);
            is_kept = !flags.split_whitespace().any(|flag| flag == "3");
        } else if is_kept {
            kept.push_str(line);
        }
    }
    kept
}

/// The classes and namespaces with a meta-object that nothing in the text defines.
pub fn classes(text: &str) -> Vec<Class> {
    let all = tokens(text);
    let mut reader = Reader { found: Vec::new() };
    reader.namespace(&all, &mut Vec::new(), &mut Class::default());
    let defined = defined(&all);
    let is_defined = |class: &Class| {
        let own = if class.kind == Kind::Namespace {
            class.namespaces.last()
        } else {
            Some(&class.own_name)
        };
        own.is_some_and(|name| defined.contains(&name.as_str()))
    };
    let mut found = reader.found;
    found.retain(|class| !is_defined(class));
    found
}

/// Whose `staticMetaObject` has a definition: moc's output is part of the unit.
fn defined<'t>(all: &[Token<'t>]) -> Vec<&'t str> {
    let is_definition = |window: &[Token<'_>]| {
        window[1].is("::")
            && window[2].is("staticMetaObject")
            && (window[3].is("=") || window[3].is("{"))
    };
    all.windows(4)
        .filter(|window| is_definition(window))
        .map(|window| window[0].text)
        .collect()
}

struct Reader {
    found: Vec<Class>,
}

/// What a marker says: its kind and the rest of its text.
fn note(tokens: &[Token<'_>]) -> Option<(String, String)> {
    let [name, open, _, _, rest @ ..] = tokens else {
        return None;
    };
    if !name.is("static_assert") || !open.is("(") {
        return None;
    }
    let inside = member::adjacent_texts(rest);
    let (kind, rest) = inside.strip_prefix("qt_")?.split_once(' ')?;
    let plain = rest.replace("\\\"", "\"").replace("\\\\", "\\");
    Some((kind.to_owned(), plain.trim().to_owned()))
}

/// Behind a statement that begins here: past its `;` or its body.
fn behind(all: &[Token<'_>], mut at: usize) -> usize {
    while at < all.len() {
        if all[at].is(";") {
            return at + 1;
        }
        if all[at].is("{") {
            let end = closing(all, at).map_or(all.len(), |close| close + 1);
            return if all.get(end).is_some_and(|t| t.is(";")) {
                end + 1
            } else {
                end
            };
        }
        at = match all[at].text {
            "(" | "[" => closing(all, at).map_or(all.len(), |close| close + 1),
            _ => at + 1,
        };
    }
    at
}

/// Past a list in angle brackets that opens here.
fn behind_angles(all: &[Token<'_>], open: usize) -> usize {
    let mut depth = 0i32;
    for (at, t) in all.iter().enumerate().skip(open) {
        depth += i32::from(t.is("<")) - i32::from(t.is(">"));
        if depth == 0 || t.is(";") {
            return at + 1;
        }
    }
    all.len()
}

impl Reader {
    /// What is in a namespace, or in the unit.
    fn namespace(&mut self, all: &[Token<'_>], names: &mut Vec<String>, scope: &mut Class) {
        let mut at = 0;
        let mut is_template = false;
        while at < all.len() {
            if let Some((kind, text)) = note(&all[at..]) {
                take_note(scope, &kind, &text);
                at = behind(all, at);
            } else if all[at].is("template") && all.get(at + 1).is_some_and(|t| t.is("<")) {
                is_template = true;
                at = behind_angles(all, at + 1);
                continue;
            } else if all[at].is("extern") && all.get(at + 2).is_some_and(|t| t.is("{")) {
                let end = closing(all, at + 2).unwrap_or(all.len());
                self.namespace(&all[at + 3..end], names, scope);
                at = end + 1;
            } else if all[at].is("namespace")
                || (all[at].is("inline") && all.get(at + 1).is_some_and(|t| t.is("namespace")))
            {
                at = self.inner_namespace(all, at, names);
            } else if let Some(end) = self.class(all, at, names, "", is_template) {
                at = end;
            } else if let Some((one, end)) = enumeration(all, at) {
                scope.enumerations.push(one);
                at = end;
            } else {
                if let Some(pair) = flags_typedef(&all[at..behind(all, at)]) {
                    scope.flags.push(pair);
                }
                at = behind(all, at).max(at + 1);
            }
            is_template = false;
        }
    }

    fn inner_namespace(&mut self, all: &[Token<'_>], at: usize, names: &mut Vec<String>) -> usize {
        let Some(open) =
            (at..all.len()).find(|i| all[*i].is("{") || all[*i].is(";") || all[*i].is("="))
        else {
            return all.len();
        };
        if !all[open].is("{") {
            return behind(all, open);
        }
        let before = names.len();
        let words = all[at..open].iter().filter(|t| t.kind == token::Kind::Word);
        let own: Vec<String> = words
            .filter(|t| !t.is("inline") && !t.is("namespace"))
            .map(|t| t.text.to_owned())
            .collect();
        if own.is_empty() {
            names.push(String::new());
        }
        names.extend(own);
        let end = closing(all, open).unwrap_or(all.len());
        let mut scope = Class {
            namespaces: names.clone(),
            ..Class::default()
        };
        self.namespace(&all[open + 1..end], names, &mut scope);
        if scope.kind != Kind::Plain {
            self.found.push(scope);
        }
        names.truncate(before);
        end + 1
    }

    /// A class that is defined here; where it ends.
    fn class(
        &mut self,
        all: &[Token<'_>],
        at: usize,
        names: &[String],
        outer: &str,
        is_template: bool,
    ) -> Option<usize> {
        if !(all[at].is("class") || all[at].is("struct")) {
            return None;
        }
        let mut head = at + 1;
        let mut own_name = "";
        // Attributes and macros may stand before the name, `final` behind it.
        while let Some(t) = all.get(head) {
            match t.text {
                "{" | ":" => break,
                "(" | "[" => head = closing(all, head)? + 1,
                "<" => head = behind_angles(all, head),
                ";" | "=" | ")" | "," | ">" | "*" | "&" => return None,
                "final" | "__attribute__" | "alignas" => head += 1,
                word => {
                    own_name = word;
                    head += 1;
                }
            }
        }
        let open = (head..all.len()).find(|i| all[*i].is("{"))?;
        let end = closing(all, open)?;
        let default = if all[at].is("struct") {
            Access::Public
        } else {
            Access::Private
        };
        let separator = if outer.is_empty() { "" } else { "::" };
        let mut class = Class {
            namespaces: names.to_vec(),
            name: format!("{outer}{separator}{own_name}"),
            own_name: own_name.to_owned(),
            bases: bases(&all[head..open]),
            is_template,
            ..Class::default()
        };
        self.members(&all[open + 1..end], default, &mut class);
        if class.kind != Kind::Plain {
            self.found.push(class);
        }
        Some(behind(all, end + 1))
    }

    fn members(&mut self, all: &[Token<'_>], default: Access, class: &mut Class) {
        let mut access = default;
        let mut section = Role::None;
        let mut at = 0;
        let mut is_template = false;
        while at < all.len() {
            if let Some((next_access, next_section, end)) = section_begin(all, at) {
                (access, section, at) = (next_access, next_section, end);
            } else if let Some((kind, text)) = note(&all[at..]) {
                take_note(class, &kind, &text);
                at = behind(all, at);
            } else if all[at].is("template") {
                is_template = true;
                at = behind_angles(all, at + 1);
                continue;
            } else if let Some(end) = self.class(
                all,
                at,
                &class.namespaces.clone(),
                &class.name.clone(),
                is_template,
            ) {
                at = end;
            } else if let Some((one, end)) = enumeration(all, at) {
                class.enumerations.push(one);
                at = end;
            } else {
                let end = behind(all, at).max(at + 1);
                let declaration = &all[at..end];
                if let Some(pair) = flags_typedef(declaration) {
                    class.flags.push(pair);
                } else if !is_template
                    && let Declared::Function(function) =
                        member::function(declaration, section, access, &class.own_name)
                {
                    class.functions.extend(member::with_copies(function));
                }
                at = end;
            }
            is_template = false;
        }
    }
}

/// `public slots:` and its like, as the model's macros write them.
fn section_begin(all: &[Token<'_>], at: usize) -> Option<(Access, Role, usize)> {
    let access = match all[at].text {
        "public" => Access::Public,
        "protected" => Access::Protected,
        "private" => Access::Private,
        _ => return None,
    };
    let colon = (at + 1..all.len()).find(|i| all[*i].is(":") || all[*i].is(";"))?;
    if !all[colon].is(":") {
        return None;
    }
    let role = match member::marks(&all[at..colon]).first().map(String::as_str) {
        Some("signal") => Role::Signal,
        Some("slot") => Role::Slot,
        _ => Role::None,
    };
    Some((access, role, colon + 1))
}

/// The bases of a class, without their arguments' meaning: names as they are written.
fn bases(head: &[Token<'_>]) -> Vec<String> {
    let Some(colon) = head.iter().position(|t| t.is(":")) else {
        return Vec::new();
    };
    let specifiers = ["public", "protected", "private", "virtual"];
    let parts = token::split_at_commas(&head[colon + 1..]);
    let name = |part: &[Token<'_>]| {
        let kept: Vec<Token<'_>> = part
            .iter()
            .filter(|t| !specifiers.iter().any(|word| t.is(word)))
            .copied()
            .collect();
        super::types::joined(&kept)
    };
    parts.into_iter().map(name).collect()
}

fn enumeration(all: &[Token<'_>], at: usize) -> Option<(Enumeration, usize)> {
    if !all[at].is("enum") {
        return None;
    }
    let open = (at..all.len()).find(|i| all[*i].is("{") || all[*i].is(";"))?;
    let end = behind(all, at);
    if !all[open].is("{") {
        return Some((Enumeration::default(), end));
    }
    let close = closing(all, open)?;
    let is_scoped = all[at + 1].is("class") || all[at + 1].is("struct");
    let name = all[at + 1..open]
        .iter()
        .take_while(|t| !t.is(":"))
        .filter(|t| t.kind == token::Kind::Word)
        .last();
    let keys = token::split_at_commas(&all[open + 1..close]);
    let keys = keys
        .iter()
        .filter_map(|part| part.first())
        .map(|t| t.text.to_owned())
        .collect();
    let name = name.map_or("", |t| t.text).to_owned();
    Some((
        Enumeration {
            name,
            is_scoped,
            keys,
        },
        end,
    ))
}

/// `typedef QFlags<Enum> Flags;`, which Q_DECLARE_FLAGS writes.
fn flags_typedef(all: &[Token<'_>]) -> Option<(String, String)> {
    let [first, name, open, ..] = all else {
        return None;
    };
    if !first.is("typedef") || !name.is("QFlags") || !open.is("<") {
        return None;
    }
    let close = all.iter().position(|t| t.is(">"))?;
    let flags = all.get(close + 1)?.text.to_owned();
    Some((flags, super::types::joined(&all[3..close])))
}

fn take_note(class: &mut Class, kind: &str, text: &str) {
    match kind {
        "object" => class.kind = Kind::Object,
        "gadget" => class.kind = Kind::Gadget,
        "namespace" => class.kind = Kind::Namespace,
        "property" => class.properties.extend(member::property(text)),
        "enum" => class
            .registered
            .extend(text.split_whitespace().map(str::to_owned)),
        "flag" => class
            .registered_flags
            .extend(text.split_whitespace().map(str::to_owned)),
        "classinfo" => {
            let parts = tokens(text);
            let texts: Vec<&str> = parts
                .iter()
                .filter(|t| t.kind == token::Kind::Text)
                .map(|t| t.text.trim_matches('"'))
                .collect();
            if let [key, value] = texts[..] {
                class.class_infos.push((key.to_owned(), value.to_owned()));
            }
        }
        "interfaces" => class
            .interfaces
            .extend(text.split_whitespace().map(str::to_owned)),
        _ => {}
    }
}
