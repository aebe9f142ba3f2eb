//! The Rust half of a bridge, which a replay does without Rust.
//!
//! What `rust::String`, `rust::Str`, `rust::Slice` and `rust::Vec` ask of Rust is in the models, as plain C
//! that any compiler compiles. The crate's own functions behind a bridge are nowhere: one that is called
//! all the same ends the replay, and the report names it.

use super::call::ahead;
use super::recipe::{Recipe, RecipeUnit, source_hash};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::path::PathBuf;
use verify_ir::cxx_symbols::is_bridge;
use verify_project::clang::Language;
use verify_project::models::Models;

/// The models that define it.
const SOURCES: &[&str] = &["rust_string.c", "rust_vec.c"];

/// The units that units with these needs are to be linked with, compiled as the first of them is.
pub fn units(
    models: &Models,
    needed: &BTreeSet<String>,
    compiler: Option<PathBuf>,
) -> Vec<RecipeUnit> {
    let sources = SOURCES
        .iter()
        .filter(|_| needed.iter().any(|name| is_bridge(name)));
    let unit = |name: &&str| {
        let source = models.runtime().join(name);
        RecipeUnit {
            hash: source_hash(&source),
            source,
            language: Language::C,
            flags: vec!["-I".to_owned(), models.include().display().to_string()],
            standard: None,
            directory: models.runtime(),
            environment: BTreeMap::new(),
            compiler: compiler.clone(),
        }
    };
    sources.map(unit).collect()
}

/// Definitions for the driver: what the models ask of their surroundings, and functions of Rust's, which
/// give way to those of the models.
pub fn substitutes(recipe: &Recipe, text: &mut String) {
    let mut rusts = recipe
        .needed
        .iter()
        .filter(|name| is_bridge(name))
        .peekable();
    if rusts.peek().is_none() {
        return;
    }
    let _ = writeln!(
        text,
        "\n// How much lies before memory of Rust's in its block.\nstatic const std::size_t ahead = {};\n{SURROUNDINGS}",
        ahead(recipe.code)
    );
    for (index, symbol) in rusts.enumerate() {
        let _ = writeln!(
            text,
            "\nextern \"C\" void rusts_{index}() __asm__(\"{symbol}\");\n\
             extern \"C\" __attribute__((weak)) void rusts_{index}() {{\n    without_rust(\"{symbol}\");\n}}",
        );
    }
}

const SURROUNDINGS: &str = r#"
extern "C" void __verify_require(bool holds, const char *, const char *message) {
    if (!holds) broken(message);
}

extern "C" void *__verify_foreign_allocate(std::size_t size) {
    return static_cast<char *>(std::malloc(size + ahead)) + ahead;
}

extern "C" void __verify_foreign_release(void *memory) { std::free(static_cast<char *>(memory) - ahead); }

[[noreturn]] static void without_rust(const char *function) {
    std::fprintf(stderr, "replay: `%s` is called, which is in Rust\n", function);
    std::_Exit(78);
}
"#;

#[cfg(test)]
mod tests {
    use super::*;
    use verify_symex::Code;

    #[test]
    fn only_bridges_need_it() {
        let mut recipe = Recipe::sample(Code::OutOfBounds);
        recipe.needed = BTreeSet::from(["malloc".to_owned()]);
        let mut text = String::new();
        substitutes(&recipe, &mut text);
        assert_eq!(text, "");
        recipe.needed.insert("cxxbridge1$string$drop".to_owned());
        substitutes(&recipe, &mut text);
        assert!(
            text.contains("__asm__(\"cxxbridge1$string$drop\")"),
            "{text}"
        );
        assert!(!text.contains("\"malloc\""), "{text}");
    }
}
