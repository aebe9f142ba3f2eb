//! Which functions of the library a function of Rust's may call, directly or through others of the package.
//!
//! Names decide: a function may call whatever its body names, whether it is a call, a method, a value or
//! inside of a macro. What is only reached through values that are made elsewhere is not seen.

use crate::model::Signature;
use crate::source::Sources;
use proc_macro2::{TokenStream, TokenTree};
use quote::ToTokens;
use std::collections::{BTreeSet, HashMap};

pub(super) struct Reach {
    /// What the functions of each name have in their bodies.
    named: HashMap<String, BTreeSet<String>>,
    /// The functions that C++ defines: the last part of each name, and the name.
    foreign: Vec<(String, String)>,
}

impl Reach {
    pub fn new(sources: &Sources, signatures: &[Signature]) -> Reach {
        let mut named: HashMap<String, BTreeSet<String>> = HashMap::new();
        for body in &sources.bodies {
            let name = body.signature.ident.to_string();
            identifiers(body.block.to_token_stream(), named.entry(name).or_default());
        }
        let foreign = signatures
            .iter()
            .filter(|one| one.origin.is_called_by_rust());
        Reach {
            named,
            foreign: foreign
                .map(|one| (last_part(&one.name).to_owned(), one.name.clone()))
                .collect(),
        }
    }

    /// Every name that functions of these names, or whatever they name, have in their bodies.
    pub fn names_from<'a>(&'a self, names: impl Iterator<Item = &'a str>) -> BTreeSet<&'a str> {
        let mut seen: BTreeSet<&str> = names.map(last_part).collect();
        let mut open: Vec<&str> = seen.iter().copied().collect();
        while let Some(name) = open.pop() {
            for next in self.named.get(name).into_iter().flatten() {
                if seen.insert(next) {
                    open.push(next);
                }
            }
        }
        seen
    }

    /// The functions of the library that this one may call.
    pub fn reached_from(&self, name: &str) -> Vec<String> {
        let seen = self.names_from(std::iter::once(name));
        let own = last_part(name);
        self.foreign
            .iter()
            .filter(|(last, _)| last != own && seen.contains(last.as_str()))
            .map(|(_, name)| name.clone())
            .collect()
    }
}

fn last_part(name: &str) -> &str {
    name.rsplit("::").next().unwrap_or(name)
}

fn identifiers(tokens: TokenStream, found: &mut BTreeSet<String>) {
    for token in tokens {
        match token {
            TokenTree::Ident(name) => {
                found.insert(name.to_string());
            }
            TokenTree::Group(group) => identifiers(group.stream(), found),
            _ => {}
        }
    }
}
