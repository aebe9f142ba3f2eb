//! Reads declarations of member functions and the text of Q_PROPERTY.

use super::class::{Access, Argument, Function, Property, Role};
use super::types;
use crate::contract::token::{Kind, Token, closing, tokens};

/// What a declaration is, as far as moc is concerned.
pub enum Declared {
    Function(Function),
    Other,
}

/// What the model's macros say of a declaration: the texts of its annotations.
pub fn marks(all: &[Token<'_>]) -> Vec<String> {
    let places = (0..all.len()).filter(|at| all[*at].is("annotate"));
    let texts = places.map(|at| adjacent_texts(all.get(at + 2..).unwrap_or_default()));
    texts
        .filter_map(|text| Some(text.strip_prefix("qt_")?.to_owned()))
        .collect()
}

/// The strings that begin here, as the one that they are.
pub fn adjacent_texts(all: &[Token<'_>]) -> String {
    let texts = all.iter().take_while(|t| t.kind == Kind::Text);
    texts
        .map(|t| {
            t.text
                .strip_prefix('"')
                .and_then(|text| text.strip_suffix('"'))
                .unwrap_or_default()
        })
        .collect()
}

/// Words before the type of what a function gives back.
const SPECIFIERS: &[&str] = &[
    "virtual",
    "static",
    "inline",
    "explicit",
    "constexpr",
    "friend",
    "extern",
    "__inline",
    "__inline__",
];

/// Words that are types or part of types, never names of arguments.
const TYPE_WORDS: &[&str] = &[
    "void", "bool", "char", "short", "int", "long", "float", "double", "signed", "unsigned",
    "const", "volatile", "auto", "wchar_t", "char16_t", "char32_t",
];

pub fn function(all: &[Token<'_>], section: Role, access: Access, class: &str) -> Declared {
    let marks = marks(all);
    let declaration = without_attributes(all);
    let Some(open) = declaration.iter().position(|t| t.is("(")) else {
        return Declared::Other;
    };
    let head: Vec<Token<'_>> = declaration[..open]
        .iter()
        .filter(|t| !SPECIFIERS.iter().any(|word| t.is(word)))
        .copied()
        .collect();
    let Some((name, result)) = head.split_last() else {
        return Declared::Other;
    };
    let is_special = head.iter().any(|t| {
        ["~", "operator", "using", "typedef", "=", "friend"]
            .iter()
            .any(|w| t.is(w))
    });
    if name.kind != Kind::Word || is_special || declaration.first().is_some_and(|t| t.is("friend"))
    {
        return Declared::Other;
    }
    let is_constructor = result.is_empty() && name.text == class;
    if result.is_empty() && !is_constructor {
        return Declared::Other;
    }
    let marked = |kind: &str| marks.iter().any(|mark| mark == kind);
    let role = match () {
        () if is_constructor => {
            if marked("invokable") {
                Role::Constructor
            } else {
                Role::None
            }
        }
        () if marked("signal") => Role::Signal,
        () if marked("slot") => Role::Slot,
        () if section != Role::None => section,
        () if marked("invokable") => Role::Method,
        () => Role::None,
    };
    if role == Role::None {
        return Declared::Other;
    }
    let Some(close) = closing(&declaration, open) else {
        return Declared::Other;
    };
    let (mut arguments, defaults) = arguments(&declaration[open + 1..close]);
    let is_private_signal = role == Role::Signal
        && arguments
            .last()
            .is_some_and(|a| a.written == "QPrivateSignal");
    if is_private_signal {
        arguments.pop();
    }
    Declared::Function(Function {
        name: name.text.to_owned(),
        result: types::joined(result),
        arguments,
        role,
        access: if role == Role::Signal {
            Access::Public
        } else {
            access
        },
        defaults,
        is_const: declaration.get(close + 1).is_some_and(|t| t.is("const")),
        is_scriptable: marked("scriptable"),
        is_private_signal,
        ..Function::default()
    })
}

/// A function, and what it is with fewer arguments.
pub fn with_copies(function: Function) -> Vec<Function> {
    let copy = |omitted: usize| {
        let mut copy = function.clone();
        copy.arguments.truncate(function.arguments.len() - omitted);
        copy.omitted = omitted;
        copy
    };
    (0..=function.defaults.min(function.arguments.len()))
        .map(copy)
        .collect()
}

fn without_attributes<'t>(all: &[Token<'t>]) -> Vec<Token<'t>> {
    let mut kept = Vec::new();
    let mut at = 0;
    while at < all.len() {
        let doubled = all[at].is("[") && all.get(at + 1).is_some_and(|t| t.is("["));
        if all[at].is("__attribute__") {
            at = closing(all, at + 1).map_or(all.len(), |close| close + 1);
        } else if doubled {
            at = closing(all, at).map_or(all.len(), |close| close + 1);
        } else {
            kept.push(all[at]);
            at += 1;
        }
    }
    kept
}

/// The arguments, and how many of them have defaults.
fn arguments(inside: &[Token<'_>]) -> (Vec<Argument>, usize) {
    if inside.is_empty() || matches!(inside, [only] if only.is("void")) {
        return (Vec::new(), 0);
    }
    let parts = split_outside_angles(inside);
    let defaults = parts
        .iter()
        .filter(|part| part.iter().any(|t| t.is("=")))
        .count();
    (parts.iter().map(|part| argument(part)).collect(), defaults)
}

/// At commas that are in no brackets, angle brackets included.
fn split_outside_angles<'a, 't>(all: &'a [Token<'t>]) -> Vec<&'a [Token<'t>]> {
    let mut parts = Vec::new();
    let (mut start, mut angles, mut others) = (0, 0i32, 0i32);
    for (at, t) in all.iter().enumerate() {
        if t.kind != Kind::Symbol {
            continue;
        }
        match t.text {
            "<" => angles += 1,
            ">" => angles -= 1,
            "(" | "[" | "{" => others += 1,
            ")" | "]" | "}" => others -= 1,
            "," if angles == 0 && others == 0 => {
                parts.push(&all[start..at]);
                start = at + 1;
            }
            _ => {}
        }
    }
    parts.push(&all[start..]);
    parts
}

fn argument(part: &[Token<'_>]) -> Argument {
    let end = part.iter().position(|t| t.is("=")).unwrap_or(part.len());
    let part = &part[..end];
    let is_type_word = |t: &Token<'_>| TYPE_WORDS.iter().any(|word| t.is(word));
    let (mut kept, mut name) = (part, "");
    if let [before @ .., last] = part
        && last.kind == Kind::Word
        && !is_type_word(last)
        && !before.last().is_some_and(|t| t.is("::"))
        && before.iter().any(|t| {
            t.kind == Kind::Word
                && !["const", "volatile", "struct", "class", "enum", "typename"]
                    .iter()
                    .any(|w| t.is(w))
        })
    {
        (kept, name) = (before, last.text);
    }
    let written = types::joined(kept);
    Argument {
        written,
        name: name.to_owned(),
    }
}

/// The text of Q_PROPERTY: a type, a name, and words with values.
pub fn property(text: &str) -> Option<Property> {
    let all = tokens(text);
    let words = [
        "READ",
        "WRITE",
        "MEMBER",
        "RESET",
        "NOTIFY",
        "REVISION",
        "DESIGNABLE",
        "SCRIPTABLE",
        "STORED",
        "EDITABLE",
        "USER",
        "CONSTANT",
        "FINAL",
        "REQUIRED",
        "BINDABLE",
    ];
    let is_keyword = |t: &Token<'_>| words.iter().any(|word| t.is(word));
    let first = all.iter().position(is_keyword).unwrap_or(all.len());
    let (name, written) = all[..first].split_last()?;
    let mut property = Property {
        written_type: types::joined(written),
        name: name.text.to_owned(),
        ..Property::default()
    };
    let mut at = first;
    while at < all.len() {
        let end = (at + 1..all.len())
            .find(|i| is_keyword(&all[*i]))
            .unwrap_or(all.len());
        let value = types::joined(&all[at + 1..end]);
        match all[at].text {
            "READ" => property.read = value,
            "WRITE" => property.write = value,
            "MEMBER" => property.member = value,
            "RESET" => property.reset = value,
            "NOTIFY" => property.notify = value,
            "CONSTANT" => property.is_constant = true,
            "FINAL" => property.is_final = true,
            "REQUIRED" => property.is_required = true,
            switch @ ("DESIGNABLE" | "SCRIPTABLE" | "STORED" | "USER") => {
                property
                    .switched
                    .push((switch.to_owned(), value != "false"));
            }
            _ => {}
        }
        at = end;
    }
    Some(property)
}
