//! What is built for, and what a `cfg` says about it.

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use syn::punctuated::Punctuated;
use syn::{Expr, Lit, Meta, Token};

/// The 64-bit Linux targets, whose layouts of C types agree but for the sign of `char`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Target {
    /// `char` is signed.
    #[default]
    X86_64,
    /// `char` is unsigned.
    Aarch64,
}

impl Target {
    /// The target that a triple names; none for one that is not supported.
    #[must_use]
    pub fn of_triple(triple: &str) -> Option<Target> {
        let mut parts = triple.split('-');
        let architecture = parts.next()?;
        if !parts.any(|part| part == "linux") {
            return None;
        }
        match architecture {
            "x86_64" => Some(Target::X86_64),
            "aarch64" => Some(Target::Aarch64),
            _ => None,
        }
    }

    /// The value of `target_arch`.
    #[must_use]
    pub fn architecture(self) -> &'static str {
        match self {
            Target::X86_64 => "x86_64",
            Target::Aarch64 => "aarch64",
        }
    }

    /// Whether `c_char` is signed.
    #[must_use]
    pub fn char_is_signed(self) -> bool {
        self == Target::X86_64
    }
}

/// What `cfg` predicates are evaluated against. A name that is not listed is unknown, and what
/// depends on it is kept.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Cfg {
    /// Every value that a key has; a key with an empty list has none, and is known to.
    values: BTreeMap<String, Vec<String>>,
    /// Names without values, and whether they are set.
    flags: BTreeMap<String, bool>,
}

impl Cfg {
    /// What holds on a target with these features and what a build script set besides, in the words
    /// of `--cfg` (`name` or `name="value"`).
    #[must_use]
    pub fn new(target: Target, features: &[String], set_by_script: &[String]) -> Cfg {
        let mut cfg = Cfg::default();
        let one = |text: &str| vec![text.to_owned()];
        for (key, value) in [
            ("target_os", "linux"),
            ("target_family", "unix"),
            ("target_arch", target.architecture()),
            ("target_pointer_width", "64"),
            ("target_endian", "little"),
        ] {
            cfg.values.insert(key.to_owned(), one(value));
        }
        cfg.values.insert("feature".to_owned(), features.to_vec());
        for (flag, set) in [
            ("unix", true),
            ("windows", false),
            ("test", false),
            ("doc", false),
            ("doctest", false),
            ("docsrs", false),
            ("miri", false),
        ] {
            cfg.flags.insert(flag.to_owned(), set);
        }
        for set in set_by_script {
            match set.split_once('=') {
                Some((key, value)) => {
                    let values = cfg.values.entry(key.trim().to_owned()).or_default();
                    values.push(value.trim().trim_matches('"').to_owned());
                }
                None => drop(cfg.flags.insert(set.trim().to_owned(), true)),
            }
        }
        cfg
    }

    /// Whether the predicate holds; none where that is not known.
    #[must_use]
    pub fn evaluate(&self, predicate: &Meta) -> Option<bool> {
        match predicate {
            Meta::Path(path) => self.flag(&path.get_ident()?.to_string()),
            Meta::NameValue(pair) => {
                let known = self.values.get(&pair.path.get_ident()?.to_string())?;
                let Expr::Lit(literal) = &pair.value else {
                    return None;
                };
                let Lit::Str(text) = &literal.lit else {
                    return None;
                };
                Some(known.contains(&text.value()))
            }
            Meta::List(list) => {
                let parts = list
                    .parse_args_with(Punctuated::<Meta, Token![,]>::parse_terminated)
                    .ok()?;
                let mut values = parts.iter().map(|part| self.evaluate(part));
                match list.path.get_ident()?.to_string().as_str() {
                    "not" => values.next()?.map(|value| !value),
                    "all" => decide(values, false),
                    "any" => decide(values, true),
                    _ => None,
                }
            }
        }
    }

    fn flag(&self, name: &str) -> Option<bool> {
        match name {
            "true" => Some(true),
            "false" => Some(false),
            _ => self.flags.get(name).copied(),
        }
    }
}

/// `all` ends at the first false, `any` at the first true; an unknown part leaves the rest to decide.
fn decide(values: impl Iterator<Item = Option<bool>>, ends_with: bool) -> Option<bool> {
    let mut unknown = false;
    for value in values {
        match value {
            Some(value) if value == ends_with => return Some(ends_with),
            Some(_) => {}
            None => unknown = true,
        }
    }
    (!unknown).then_some(!ends_with)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn evaluate(predicate: &str) -> Option<bool> {
        let cfg = Cfg::new(
            Target::X86_64,
            &["fast".to_owned()],
            &["has_it".to_owned(), "lib_version=\"2\"".to_owned()],
        );
        cfg.evaluate(&syn::parse_str(predicate).unwrap())
    }

    #[test]
    fn what_is_known_decides_and_what_is_not_is_left_open() {
        for (predicate, expected) in [
            ("unix", Some(true)),
            ("target_os = \"windows\"", Some(false)),
            ("feature = \"fast\"", Some(true)),
            ("feature = \"slow\"", Some(false)),
            ("has_it", Some(true)),
            ("lib_version = \"2\"", Some(true)),
            ("has_that", None),
            ("not(has_that)", None),
            ("all(windows, has_that)", Some(false)),
            ("any(unix, has_that)", Some(true)),
            ("all(unix, has_that)", None),
            (
                "not(any(windows, target_pointer_width = \"32\"))",
                Some(true),
            ),
        ] {
            assert_eq!(evaluate(predicate), expected, "{predicate}");
        }
    }

    #[test]
    fn only_linux_on_two_architectures_is_supported() {
        let known = Target::of_triple("aarch64-unknown-linux-gnu");
        assert_eq!(known, Some(Target::Aarch64));
        assert_eq!(Target::of_triple("x86_64-pc-windows-msvc"), None);
        assert_eq!(Target::of_triple("i686-unknown-linux-gnu"), None);
    }
}
