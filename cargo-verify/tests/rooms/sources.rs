//! The sources of a crate as its modules: followed along `mod` from the root, without what is only
//! compiled for tests.

use std::path::{Path, PathBuf};

/// One file of a crate.
pub struct Source {
    pub file: PathBuf,
    /// Where its items are: the names of the modules from the root, which itself has none.
    pub module: Vec<String>,
    pub items: Vec<syn::Item>,
}

/// Every file of the crate whose root this is.
pub fn load(root: &Path) -> Vec<Source> {
    let mut sources = Vec::new();
    let directory = root.parent().expect("a root lies in a directory");
    follow(root, directory, Vec::new(), &mut sources);
    sources
}

/// Reads one file, and those of the modules it declares, which lie in `directory`.
fn follow(file: &Path, directory: &Path, module: Vec<String>, sources: &mut Vec<Source>) {
    let text =
        std::fs::read_to_string(file).unwrap_or_else(|why| panic!("{}: {why}", file.display()));
    let items = parse(&text, &file.display().to_string());
    declared(&items, directory, &module, sources);
    sources.push(Source {
        file: file.to_owned(),
        module,
        items,
    });
}

pub fn parse(text: &str, name: &str) -> Vec<syn::Item> {
    let file = syn::parse_file(text).unwrap_or_else(|why| panic!("{name}: {why}"));
    let mut items = file.items;
    items.retain(|item| !is_for_tests(attributes(item)));
    items
}

/// Follows `mod name;`, also inside of `mod outer { … }`.
fn declared(items: &[syn::Item], directory: &Path, module: &[String], sources: &mut Vec<Source>) {
    for item in items {
        let syn::Item::Mod(declaration) = item else {
            continue;
        };
        if is_for_tests(&declaration.attrs) {
            continue;
        }
        let name = declaration.ident.to_string();
        let mut inner = module.to_vec();
        inner.push(name.clone());
        let beneath = directory.join(&name);
        match &declaration.content {
            Some((_, items)) => declared(items, &beneath, &inner, sources),
            None => {
                let own = [directory.join(format!("{name}.rs")), beneath.join("mod.rs")];
                let file = own.iter().find(|file| file.is_file()).unwrap_or_else(|| {
                    panic!(
                        "no file of the module {} in {directory:?}",
                        inner.join("::")
                    )
                });
                follow(file, &beneath, inner, sources);
            }
        }
    }
}

/// Whether attributes leave an item to tests.
pub fn is_for_tests(attributes: &[syn::Attribute]) -> bool {
    attributes.iter().any(|attribute| {
        attribute.path().is_ident("test")
            || attribute.path().is_ident("cfg")
                && attribute
                    .parse_args::<syn::Path>()
                    .is_ok_and(|condition| condition.is_ident("test"))
    })
}

pub fn attributes(item: &syn::Item) -> &[syn::Attribute] {
    use syn::Item;
    match item {
        Item::Const(item) => &item.attrs,
        Item::Enum(item) => &item.attrs,
        Item::Fn(item) => &item.attrs,
        Item::Impl(item) => &item.attrs,
        Item::Macro(item) => &item.attrs,
        Item::Mod(item) => &item.attrs,
        Item::Static(item) => &item.attrs,
        Item::Struct(item) => &item.attrs,
        Item::Trait(item) => &item.attrs,
        Item::Type(item) => &item.attrs,
        Item::Union(item) => &item.attrs,
        Item::Use(item) => &item.attrs,
        _ => &[],
    }
}
