//! What a path means, by the rules of modules and `use`.

use crate::source::{ModuleId, Named, Sources};
use std::collections::HashMap;

/// What a path stands for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Meaning {
    Module(ModuleId),
    Definition(usize),
    Foreign,
    Function,
    /// Something of another crate, or of the language itself.
    External(Vec<String>),
}

/// Imports that are longer end here.
const DEPTH: usize = 24;

/// What names of modules were found to mean in one lookup; none while it is being found out, and where imports go in
/// circles. Each is asked for once: modules that import each other's names branch at every step otherwise.
#[derive(Default)]
struct Asked(HashMap<(ModuleId, String), Option<Meaning>>);

impl Sources {
    /// What a path means in a module.
    pub(crate) fn lookup(&self, module: ModuleId, path: &[String]) -> Meaning {
        self.walk(module, path, 0, &mut Asked::default())
            .unwrap_or_else(|| Meaning::External(path.to_vec()))
    }

    fn walk(
        &self,
        module: ModuleId,
        path: &[String],
        depth: usize,
        asked: &mut Asked,
    ) -> Option<Meaning> {
        let (first, rest) = path.split_first()?;
        if depth > DEPTH {
            return None;
        }
        let start = match first.as_str() {
            "crate" => Meaning::Module(self.modules[module].root),
            "self" => Meaning::Module(module),
            "super" => Meaning::Module(self.modules[module].parent?),
            name => self.named(module, name, depth, asked).or_else(|| {
                // Paths of the 2015 edition start at the root; other crates come last.
                let root = self.modules[module].root;
                let found =
                    (depth > 0 && root != module).then(|| self.named(root, name, depth, asked));
                let of_package = || self.crates.get(name).map(|root| Meaning::Module(*root));
                found.flatten().or_else(of_package)
            })?,
        };
        if rest.is_empty() {
            return Some(start);
        }
        match start {
            Meaning::Module(next) => self.member(next, rest, depth + 1, asked),
            Meaning::External(mut whole) => {
                whole.extend_from_slice(rest);
                Some(Meaning::External(whole))
            }
            // `Type::CONSTANT`: whoever asks knows what to do with the type.
            Meaning::Definition(_) | Meaning::Foreign | Meaning::Function => None,
        }
    }

    /// What a path means from within a module, without what is only visible there.
    fn member(
        &self,
        module: ModuleId,
        path: &[String],
        depth: usize,
        asked: &mut Asked,
    ) -> Option<Meaning> {
        match path {
            [name] if name != "self" && name != "super" => self.named(module, name, depth, asked),
            _ => self.walk(module, path, depth, asked),
        }
    }

    /// What one name means in a module: its own items and imports, then what globs bring.
    fn named(
        &self,
        module: ModuleId,
        name: &str,
        depth: usize,
        asked: &mut Asked,
    ) -> Option<Meaning> {
        if depth > DEPTH {
            return None;
        }
        let key = (module, name.to_owned());
        if let Some(known) = asked.0.get(&key) {
            return known.clone();
        }
        asked.0.insert(key.clone(), None);
        let found = self.named_anew(module, name, depth, asked);
        asked.0.insert(key, found.clone());
        found
    }

    fn named_anew(
        &self,
        module: ModuleId,
        name: &str,
        depth: usize,
        asked: &mut Asked,
    ) -> Option<Meaning> {
        let own = self.modules[module].names.get(name).into_iter().flatten();
        for meaning in own {
            let found = match meaning {
                Named::Module(id) => Some(Meaning::Module(*id)),
                Named::Definition(index) => Some(Meaning::Definition(*index)),
                Named::Foreign => Some(Meaning::Foreign),
                Named::Function => Some(Meaning::Function),
                Named::Use(path) => Some(self.import(module, name, path, depth, asked)),
            };
            if found.is_some() {
                return found;
            }
        }
        let globs = self.modules[module].globs.iter();
        let mut outside = None;
        for glob in globs {
            match self.walk(module, glob, depth + 1, asked) {
                Some(Meaning::Module(other)) if other != module => {
                    if let Some(found) = self.named(other, name, depth + 1, asked) {
                        return Some(found);
                    }
                }
                Some(Meaning::External(mut path)) if outside.is_none() => {
                    path.push(name.to_owned());
                    outside = Some(path);
                }
                None if outside.is_none() => {
                    outside = Some([glob.as_slice(), &[name.to_owned()]].concat());
                }
                _ => {}
            }
        }
        // A glob of another crate may bring the name; it counts where that crate is known to have it.
        outside
            .filter(|path| super::primitive::is_known(path))
            .map(Meaning::External)
    }

    fn import(
        &self,
        module: ModuleId,
        name: &str,
        path: &[String],
        depth: usize,
        asked: &mut Asked,
    ) -> Meaning {
        // `use libc;` and `extern crate libc;` name a crate; `use a::a;` names a module first.
        let itself = path.first().is_some_and(|first| first == name);
        let found = if itself {
            let root = path.first().and_then(|first| self.crates.get(first));
            match (root, path.split_first()) {
                (Some(root), Some((_, rest))) if !rest.is_empty() => {
                    self.member(*root, rest, depth + 1, asked)
                }
                (Some(root), _) => Some(Meaning::Module(*root)),
                _ => self.submodule(module, path, depth, asked),
            }
        } else {
            self.walk(module, path, depth + 1, asked)
        };
        found.unwrap_or_else(|| Meaning::External(path.to_vec()))
    }

    /// `use a::a`: the first `a` can only be a module, not the import itself.
    fn submodule(
        &self,
        module: ModuleId,
        path: &[String],
        depth: usize,
        asked: &mut Asked,
    ) -> Option<Meaning> {
        let (first, rest) = path.split_first()?;
        let names = self.modules[module].names.get(first)?;
        let inner = names.iter().find_map(|named| match named {
            Named::Module(id) => Some(*id),
            _ => None,
        })?;
        if rest.is_empty() {
            return Some(Meaning::Module(inner));
        }
        self.member(inner, rest, depth + 1, asked)
    }
}
