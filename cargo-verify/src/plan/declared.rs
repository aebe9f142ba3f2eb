//! Which C functions the Rust of a package declares: the names in its `extern` blocks, and the
//! symbols of its `cxx` bridges by their beginnings. How they are declared is another crate's
//! business.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use syn::visit::Visit;
use syn::{Attribute, ForeignItem, ItemForeignMod, ItemMod, Meta};
use walkdir::WalkDir;

/// The symbols that Rust expects to find in C and C++.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Declared {
    pub symbols: BTreeSet<String>,
}

impl Declared {
    /// What the sources below these directories declare. A file that is not Rust that can be read
    /// declares nothing: rustc complains about it elsewhere.
    pub fn in_directories<'a>(directories: impl IntoIterator<Item = &'a Path>) -> Declared {
        let mut declared = Declared::default();
        for file in directories.into_iter().flat_map(rust_files) {
            let text = std::fs::read_to_string(file).unwrap_or_default();
            // Most files declare nothing; reading them properly would be a waste.
            if text.contains("extern") {
                declared.add(&text);
            }
        }
        declared
    }

    fn add(&mut self, text: &str) {
        if let Ok(file) = syn::parse_file(text) {
            self.visit_file(&file);
        }
    }
}

impl<'ast> Visit<'ast> for Declared {
    fn visit_item_foreign_mod(&mut self, block: &'ast ItemForeignMod) {
        for item in &block.items {
            if let ForeignItem::Fn(function) = item {
                let name =
                    link_name(&function.attrs).unwrap_or_else(|| function.sig.ident.to_string());
                self.symbols.insert(name);
            }
        }
    }

    /// What is in a bridge has symbols of cxx's own; its generated C++ defines them.
    fn visit_item_mod(&mut self, module: &'ast ItemMod) {
        let is_bridge = |attribute: &Attribute| {
            let mut names = attribute
                .path()
                .segments
                .iter()
                .map(|part| part.ident.to_string());
            names.any(|name| name == "bridge")
        };
        if !module.attrs.iter().any(is_bridge) {
            syn::visit::visit_item_mod(self, module);
        }
    }
}

fn link_name(attributes: &[Attribute]) -> Option<String> {
    attributes
        .iter()
        .find_map(|attribute| match &attribute.meta {
            Meta::NameValue(pair) if pair.path.is_ident("link_name") => match &pair.value {
                syn::Expr::Lit(literal) => match &literal.lit {
                    // bindgen marks names that must not be decorated with the byte 1.
                    syn::Lit::Str(text) => {
                        Some(text.value().trim_start_matches('\u{1}').to_owned())
                    }
                    _ => None,
                },
                _ => None,
            },
            _ => None,
        })
}

fn rust_files(directory: &Path) -> impl Iterator<Item = PathBuf> {
    let is_ours = |entry: &walkdir::DirEntry| {
        let name = entry.file_name().to_string_lossy();
        entry.depth() == 0 || !(name.starts_with('.') || name == "target")
    };
    WalkDir::new(directory)
        .into_iter()
        .filter_entry(is_ours)
        .filter_map(Result::ok)
        .map(walkdir::DirEntry::into_path)
        .filter(|path| path.extension().is_some_and(|extension| extension == "rs"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn functions_of_extern_blocks_are_found_by_their_symbols() {
        let mut declared = Declared::default();
        declared.add(
            "unsafe extern \"C\" { fn plain(n: i32) -> i32; static X: i32;\n\
             #[link_name = \"\\u{1}_ZN1A1fEv\"] pub fn A_f(); }\n\
             mod inner { extern \"C\" { fn nested(); } }\n\
             #[cxx::bridge] mod ffi { unsafe extern \"C++\" { fn bridged(); } }\n\
             extern \"C\" fn exported() {}",
        );
        let names: Vec<&str> = declared.symbols.iter().map(String::as_str).collect();
        assert_eq!(names, ["_ZN1A1fEv", "nested", "plain"]);
    }
}
