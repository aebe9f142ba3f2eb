//! The program that feeds a counterexample's inputs to the real one.
//!
//! It is plain C++ that knows the program by its symbols only: functions without a body are defined
//! here, by their symbols, to return what the counterexample says, one value a call; an entry point
//! other than `main` is called by what `call.rs` writes. Types are those of the calling convention.

use super::allocations::{self, allocations};
use super::call::call;
use super::no_arguments::{self, no_arguments};
use super::recipe::Recipe;
use super::rust_half;
use crate::inputs::is_typed;
use std::collections::BTreeMap;
use std::fmt::Write;
use verify_symex::outcome::{Input, Origin, ScalarKind};

/// The driver's text, or why there can be none.
pub fn driver(recipe: &Recipe) -> Result<String, String> {
    let mut text = String::new();
    let place = &recipe.place;
    let _ = writeln!(
        text,
        "// A counterexample of `cargo verify`: {} at {}:{}\n// {}\n{PRELUDE}",
        recipe.code.as_str(),
        place.file,
        place.line,
        one_line(&recipe.message)
    );
    let flags: Vec<String> = linker_flags(recipe).collect();
    if !flags.is_empty() {
        let _ = writeln!(text, "\n// To be linked with {}", flags.join(" "));
    }
    results(recipe, &mut text)?;
    memory(recipe, &mut text)?;
    variables(recipe)?;
    harness(recipe, &mut text);
    allocations(recipe, &mut text);
    no_arguments(recipe, &mut text);
    directives(recipe, &mut text);
    rust_half::substitutes(recipe, &mut text);
    if let Some(entry) = &recipe.start.entry {
        call(entry, recipe, &mut text)?;
    }
    Ok(text)
}

/// What leads the units' calls of some functions to the driver.
pub(super) fn linker_flags(recipe: &Recipe) -> impl Iterator<Item = String> {
    let allocating = allocations::linker_flags(recipe).into_iter();
    allocating.chain(no_arguments::linker_flags(recipe))
}

const PRELUDE: &str = r#"
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>

namespace {

[[noreturn]] void leave(const char *why) {
    std::fprintf(stderr, "replay: %s\n", why);
    std::_Exit(77);
}

// What no sanitizer looks for does not hold.
[[noreturn]] void broken(const char *what) {
    std::fprintf(stderr, "%s\n", what);
    std::abort();
}

// The next bytes of a list.
void take(void *target, std::size_t size, const unsigned char *values, std::size_t count, std::size_t &next,
          const char *who) {
    if (next + size > count) leave(who);
    std::memcpy(target, values + next, size);
    next += size;
}

} // namespace
"#;

fn one_line(text: &str) -> String {
    text.replace('\n', " ")
}

/// The type of the calling convention.
pub(super) fn type_name(scalar: ScalarKind) -> Result<String, String> {
    Ok(match scalar {
        ScalarKind::Pointer => "void *".to_owned(),
        ScalarKind::Float { bits: 32 } => "float".to_owned(),
        ScalarKind::Float { bits: 64 } => "double".to_owned(),
        ScalarKind::Float { bits: 80 } => "long double".to_owned(),
        ScalarKind::Float { bits } => return Err(format!("a float of {bits} bits is passed")),
        ScalarKind::Integer { bits: 1, .. } => "bool".to_owned(),
        ScalarKind::Integer {
            bits: 128,
            signed: true,
        } => "__int128".to_owned(),
        ScalarKind::Integer {
            bits: 128,
            signed: false,
        } => "unsigned __int128".to_owned(),
        ScalarKind::Integer {
            bits: bits @ (8 | 16 | 32 | 64),
            signed,
        } => {
            format!("std::{}int{bits}_t", if signed { "" } else { "u" })
        }
        ScalarKind::Integer { bits, .. } => {
            return Err(format!("an integer of {bits} bits is passed"));
        }
    })
}

/// Variables begin as the program says; a function that may be called at any time may find them otherwise.
fn variables(recipe: &Recipe) -> Result<(), String> {
    let decides = |input: &&Input| input.origin == Origin::Variable && input.matters;
    match recipe.counterexample.inputs.iter().find(decides) {
        Some(input) => Err(format!(
            "it depends on what `{}` holds before the call, which cannot be arranged",
            input.name
        )),
        None => Ok(()),
    }
}

/// What functions without a body returned, by their symbols.
fn results(recipe: &Recipe, text: &mut String) -> Result<(), String> {
    let mut by_symbol: BTreeMap<&str, (ScalarKind, Vec<&Input>)> = BTreeMap::new();
    for input in &recipe.counterexample.inputs {
        if let Origin::Result { symbol, scalar } = &input.origin {
            let (known, values) = by_symbol.entry(symbol).or_insert((*scalar, Vec::new()));
            if known != scalar {
                return Err(format!("`{symbol}` returns more than one scalar"));
            }
            values.push(input);
        }
    }
    for (index, (symbol, (scalar, values))) in by_symbol.iter().enumerate() {
        if *scalar == ScalarKind::Pointer
            && values
                .iter()
                .any(|input| input.bytes.iter().any(|byte| *byte != 0))
        {
            return Err(format!("`{symbol}` returns a pointer"));
        }
        let ty = type_name(*scalar)?;
        let bytes: Vec<u8> = values
            .iter()
            .flat_map(|input| padded(&input.bytes, *scalar))
            .collect();
        let _ = writeln!(
            text,
            "\n// {} returns {}.\n\
             static const unsigned char values_{index}[] = {{{}}};\n\
             static std::size_t next_{index};\n\
             extern \"C\" {ty} result_{index}() __asm__(\"{symbol}\");\n\
             extern \"C\" {ty} result_{index}() {{\n    {ty} value;\n    \
             take(&value, sizeof value, values_{index}, sizeof values_{index}, next_{index}, \"{symbol} is called more often than in the counterexample\");\n    \
             return value;\n}}",
            values[0].name,
            values
                .iter()
                .map(|input| input.value.as_str())
                .collect::<Vec<_>>()
                .join(", "),
            list(&bytes),
        );
    }
    // The program refers to others of this kind, too, but the counterexample never calls them.
    let unused = recipe
        .needed
        .iter()
        .filter(|symbol| is_any_value(symbol) && !by_symbol.contains_key(symbol.as_str()));
    for (index, symbol) in unused.enumerate() {
        let _ = writeln!(
            text,
            "\nextern \"C\" void unused_{index}() __asm__(\"{symbol}\");\n\
             extern \"C\" void unused_{index}() {{\n    leave(\"{symbol} is not called in the counterexample\");\n}}",
        );
    }
    Ok(())
}

/// Whether a function without a body is one that returns any value, by its name.
fn is_any_value(symbol: &str) -> bool {
    let name = verify_ir::demangle(symbol);
    verify_project::clang::ANY_VALUE
        .iter()
        .any(|start| name.starts_with(start))
}

/// The bytes of a value as its type lies in memory.
pub(super) fn padded(bytes: &[u8], scalar: ScalarKind) -> Vec<u8> {
    let size = match scalar {
        ScalarKind::Float { bits: 80 } => 16,
        ScalarKind::Float { bits } | ScalarKind::Integer { bits, .. } => bits.div_ceil(8) as usize,
        ScalarKind::Pointer => 8,
    };
    let mut bytes = bytes.to_vec();
    bytes.resize(size, 0);
    bytes
}

pub(super) fn list(bytes: &[u8]) -> String {
    let mut text = bytes
        .iter()
        .map(u8::to_string)
        .collect::<Vec<_>>()
        .join(", ");
    if text.is_empty() {
        // An array has at least one element; nobody reads this one.
        text.push('0');
    }
    text
}

/// Functions of the C library whose results the model chose: how they are declared, and what they do
/// with the value besides returning it.
const LIBRARY: &[(&str, &str, &str, &str)] = &[
    ("rand()", "int", "rand()", ""),
    ("random()", "long", "random()", ""),
    ("clock()", "long", "clock()", ""),
    (
        "time()",
        "long",
        "time(long *where)",
        "if (where) *where = value;",
    ),
];

/// What harnesses call: functions that `verify.h` has for `cargo verify` only.
const OF_HARNESSES: &[(&str, &str, &str)] = &[
    (
        "__verify_assumption",
        "void",
        "(int condition) {\n    if (!condition) leave(\"an assumption does not hold\");\n}",
    ),
    (
        "__verify_assertion",
        "void",
        "(int condition, const char *what) {\n    if (!condition) broken(what);\n}",
    ),
    (
        "__verify_loop_invariant",
        "void",
        "(int condition, const char *what) {\n    if (!condition) broken(what);\n}",
    ),
    (
        "__verify_any_bytes",
        "void",
        "(void *target, std::size_t size, const char *by) {\n    make(target, size, by);\n}",
    ),
    // What it says of memory is not known natively.
    (
        "__verify_valid",
        "bool",
        "(const void *, std::size_t) {\n    return true;\n}",
    ),
    (
        "__verify_fresh",
        "bool",
        "(const void *) {\n    return true;\n}",
    ),
];
/// How the values are called that they ask for.
const MADE: &[&str] = &["verify::any", "VERIFY_ANY("];

/// Whether the program has harnesses, which are only there for `cargo verify`.
pub(super) fn is_harness(recipe: &Recipe) -> bool {
    let named = |(name, ..): &(&str, &str, &str)| recipe.needed.contains(*name);
    OF_HARNESSES.iter().any(named)
}

/// What harnesses need.
fn harness(recipe: &Recipe, text: &mut String) {
    if !is_harness(recipe) {
        return;
    }
    let mut values: BTreeMap<&str, Vec<u8>> = BTreeMap::new();
    for input in &recipe.counterexample.inputs {
        if let Origin::Memory { by } = &input.origin
            && is_made(by)
        {
            values.entry(by).or_default().extend(&input.bytes);
        }
    }
    let mut rows = String::new();
    for (index, (by, bytes)) in values.iter().enumerate() {
        let list = list(bytes);
        let _ = writeln!(
            text,
            "\nstatic const unsigned char made_{index}[] = {{{list}}};"
        );
        let _ = writeln!(
            rows,
            "    {{\"{by}\", made_{index}, sizeof made_{index}, 0}},"
        );
    }
    let _ = writeln!(
        text,
        "\n// The values of the harness, by what they are called.\n\
         struct Made {{\n    const char *by;\n    const unsigned char *bytes;\n    std::size_t size, next;\n}};\n\
         static Made made[] = {{\n{rows}    {{\"\", nullptr, 0, 0}},\n}};\n\
         static void make(void *target, std::size_t size, const char *by) {{\n    \
         for (Made &one : made)\n        if (std::strcmp(one.by, by) == 0)\n            \
         return take(target, size, one.bytes, one.size, one.next, \"more values are made than in the counterexample\");\n    \
         leave(\"a value is made that the counterexample has not\");\n}}"
    );
    for (name, result, body) in OF_HARNESSES {
        let _ = writeln!(text, "extern \"C\" {result} {name}{body}");
    }
}

fn is_made(by: &str) -> bool {
    MADE.iter().any(|start| by.starts_with(start))
}

/// What directives and models put into memory.
fn memory(recipe: &Recipe, text: &mut String) -> Result<(), String> {
    let mut by_name: BTreeMap<&str, Vec<u8>> = BTreeMap::new();
    for input in &recipe.counterexample.inputs {
        if let Origin::Memory { by } = &input.origin {
            if is_typed(input) && recipe.counterexample.standard_input.is_some() {
                continue;
            }
            if is_made(by) && is_harness(recipe) {
                continue;
            }
            by_name.entry(by).or_default().extend(&input.bytes);
        }
    }
    for (index, (by, bytes)) in by_name.iter().enumerate() {
        let _ = writeln!(
            text,
            "\nstatic const unsigned char filled_{index}[] = {{{}}};\nstatic std::size_t at_{index};",
            list(bytes)
        );
        let arguments = format!(
            "filled_{index}, sizeof filled_{index}, at_{index}, \"{by} is called more often than in the counterexample\""
        );
        if *by == "klee_make_symbolic" {
            let _ = writeln!(
                text,
                "extern \"C\" void klee_make_symbolic(void *target, std::size_t size, const char *) {{\n    take(target, size, {arguments});\n}}"
            );
        } else if let Some((_, ty, declared, then)) = LIBRARY.iter().find(|(name, ..)| name == by) {
            let name = declared.split('(').next().unwrap_or_default();
            let parameters = &declared[name.len()..];
            let _ = writeln!(
                text,
                "extern \"C\" {ty} of_{name}{parameters} __asm__(\"{name}\");\n\
                 extern \"C\" {ty} of_{name}{parameters} {{\n    {ty} value;\n    take(&value, sizeof value, {arguments});\n    {then}\n    return value;\n}}"
            );
        } else {
            return Err(format!(
                "it depends on what {by} gives, which cannot be arranged"
            ));
        }
    }
    Ok(())
}

/// The directives that the units need: what they mean when a program runs for real.
fn directives(recipe: &Recipe, text: &mut String) {
    for symbol in &recipe.needed {
        let name = verify_ir::demangle(symbol);
        let name = name.split('(').next().unwrap_or(&name);
        let (parameters, body) = match name {
            "__VERIFIER_assume" | "__ESBMC_assume" | "__CPROVER_assume" => (
                "int condition",
                "if (!condition) leave(\"an assumption does not hold\");",
            ),
            "klee_assume" => (
                "std::uintptr_t condition",
                "if (!condition) leave(\"an assumption does not hold\");",
            ),
            // Where nothing declares it, it is a function.
            "__VERIFIER_assert" | "klee_assert" | "assert" => {
                ("int condition", "if (!condition) std::abort();")
            }
            "__ESBMC_assert" | "__CPROVER_assert" => (
                "int condition, const char *",
                "if (!condition) std::abort();",
            ),
            "__VERIFIER_error" | "reach_error" | "__ESBMC_unreachable" | "klee_report_error" => {
                ("", "std::abort();")
            }
            "__VERIFIER_atomic_begin"
            | "__VERIFIER_atomic_end"
            | "__ESBMC_atomic_begin"
            | "__ESBMC_atomic_end" => ("", ""),
            _ => continue,
        };
        let _ = writeln!(
            text,
            "\nextern \"C\" void directive_{name}({parameters}) __asm__(\"{symbol}\");\nextern \"C\" void directive_{name}({parameters}) {{\n    {body}\n}}"
        );
    }
}
