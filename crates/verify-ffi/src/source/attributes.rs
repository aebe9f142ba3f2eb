//! What attributes say: conditions, names of symbols, representations.

use crate::target::Cfg;
use syn::punctuated::Punctuated;
use syn::{Attribute, Expr, Lit, Meta, Token};

/// Whether an item is part of the program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Keep {
    Yes,
    /// It depends on something that is not known.
    Perhaps,
    No,
}

pub(crate) fn keep(attributes: &[Attribute], cfg: &Cfg) -> Keep {
    let mut result = Keep::Yes;
    for attribute in attributes.iter().filter(|one| one.path().is_ident("cfg")) {
        let predicate: Result<Meta, _> = attribute.parse_args();
        match predicate.ok().and_then(|meta| cfg.evaluate(&meta)) {
            Some(true) => {}
            Some(false) => return Keep::No,
            None => result = Keep::Perhaps,
        }
    }
    result
}

/// The attributes as plain entries: `unsafe(…)` is taken off, and those of a `cfg_attr` count where
/// its condition is not known to be false.
pub(crate) fn entries(attributes: &[Attribute], cfg: &Cfg) -> Vec<Meta> {
    let mut found = Vec::new();
    for attribute in attributes {
        open(&attribute.meta, cfg, &mut found);
    }
    found
}

fn open(meta: &Meta, cfg: &Cfg, found: &mut Vec<Meta>) {
    match meta {
        Meta::List(list) if list.path.is_ident("unsafe") => {
            for inner in list_entries(meta) {
                open(&inner, cfg, found);
            }
        }
        Meta::List(list) if list.path.is_ident("cfg_attr") => {
            let mut parts = list_entries(meta).into_iter();
            let condition = parts.next().and_then(|predicate| cfg.evaluate(&predicate));
            if condition != Some(false) {
                for inner in parts {
                    open(&inner, cfg, found);
                }
            }
        }
        other => found.push(other.clone()),
    }
}

/// What stands between the parentheses; nothing where that is no list of attributes.
pub(crate) fn list_entries(meta: &Meta) -> Vec<Meta> {
    let Meta::List(list) = meta else {
        return Vec::new();
    };
    let parsed = list.parse_args_with(Punctuated::<Meta, Token![,]>::parse_terminated);
    parsed.map_or_else(|_| Vec::new(), |parts| parts.into_iter().collect())
}

/// The string of `name = "string"`.
pub(crate) fn string_value(meta: &Meta) -> Option<String> {
    let Meta::NameValue(pair) = meta else {
        return None;
    };
    match &pair.value {
        Expr::Lit(literal) => match &literal.lit {
            Lit::Str(text) => Some(text.value()),
            _ => None,
        },
        _ => None,
    }
}

/// The string of the first attribute `name = "string"`.
pub(crate) fn named_string(attributes: &[Attribute], name: &str, cfg: &Cfg) -> Option<String> {
    entries(attributes, cfg)
        .iter()
        .filter(|meta| meta.path().is_ident(name))
        .find_map(string_value)
}

pub(crate) fn link_name(attributes: &[Attribute], cfg: &Cfg) -> Option<String> {
    // bindgen marks names that must not be decorated with the byte 1.
    named_string(attributes, "link_name", cfg)
        .map(|name| name.trim_start_matches('\u{1}').to_owned())
}
