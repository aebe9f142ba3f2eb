//! What the check itself notices, on crates of a few lines.

use super::*;

fn cycles(files: &[(&str, &str)]) -> String {
    let sources: Vec<Source> = files
        .iter()
        .map(|(module, text)| Source {
            file: format!("{module}.rs").into(),
            module: module
                .split("::")
                .filter(|name| *name != "lib")
                .map(str::to_owned)
                .collect(),
            items: sources::parse(text, module),
        })
        .collect();
    let graph = graph_of(&sources, &BTreeSet::new());
    let cycles = graph.cycles();
    cycles.iter().map(|cycle| graph.explain(cycle)).collect()
}

#[test]
fn an_import_is_an_edge_also_nested_and_renamed() {
    let below = (
        "low",
        "use crate::{other::X, high::{self as up, deep::{Y as Z}}};",
    );
    let above = ("high", "use super::low;");
    let other = ("other", "pub struct X;");
    let found = cycles(&[below, above, other]);
    let expected = "  high → low: high.rs:1: super::low\n\
                    \x20 low → high: low.rs:1: crate::high (and 1 more)\n";
    assert_eq!(found, expected);
}

#[test]
fn a_path_in_an_expression_a_type_or_a_macro_is_an_edge() {
    for text in [
        "fn f() { crate::high::g(); }",
        "fn f(x: &[super::high::T]) {}",
        "fn f() { println!(\"{}\", vec![crate::high::g()][0]); }",
        "mod inner { fn f() { super::super::high::g(); } }",
    ] {
        let found = cycles(&[("low", text), ("high", "use crate::low;")]);
        assert!(found.contains("low → high: low.rs:1"), "{text}: {found}");
    }
}

#[test]
fn a_name_of_the_root_stands_for_the_room_it_comes_from() {
    let root = ("lib", "mod low; mod high; pub use high::Top;");
    let low = ("low", "fn f(x: crate::Top) {}");
    let high = ("high", "use crate::low; pub struct Top;");
    let found = cycles(&[root, low, high]);
    assert!(
        found.contains("low → high: low.rs:1: crate::Top"),
        "{found}"
    );
}

#[test]
fn an_item_of_the_root_is_an_edge_to_what_the_root_needs() {
    let root = ("lib", "mod low; use low::f; pub struct Item;");
    let found = cycles(&[root, ("low", "fn f(x: crate::Item) {}")]);
    assert!(
        found.contains("low → (root): low.rs:1: crate::Item"),
        "{found}"
    );
}

#[test]
fn a_method_of_a_room_above_is_an_edge() {
    let low = "pub struct Engine { pub parts: Parts } pub struct Parts;
               impl Engine { pub fn new() {} CALL }
               fn free(engine: &mut Engine) { FREE }";
    let high = "use crate::low::{Engine, Parts};
                impl Engine { pub fn settle(&self) {} pub fn len(&self) {} }
                impl Parts { pub fn turn(&self) {} }";
    for (inside, outside) in [
        ("fn f(&self) { self.settle(); }", ""),
        ("fn f(&self) { Self::settle(self); }", ""),
        ("fn f(&self) { self.parts.turn(); }", ""),
        ("fn f(&self) { self.len(); }", ""),
        ("", "engine.settle()"),
        ("", "make().settle()"),
        ("", "Engine::settle(engine)"),
        ("", "assert!(engine.settle())"),
        ("", "engine.len()"),
    ] {
        let low = low.replace("CALL", inside).replace("FREE", outside);
        let found = cycles(&[("low", &low), ("high", high)]);
        assert!(found.contains("low → high: low.rs:"), "{low}: {found}");
    }
}

#[test]
fn a_method_that_may_be_anybodys_is_none() {
    let low = "pub struct Engine; fn f(v: Vec<u8>, x: Unknown) { v.settle(); x.size(); make().len(); make().go(); }";
    let high = "use crate::low::Engine;
                impl Engine { pub fn settle(&self) {} pub fn len(&self) {} pub fn go(&self) {} }";
    let other = "pub struct Other; impl Other { fn go(&self) {} }";
    let found = cycles(&[("low", low), ("high", high), ("other", other)]);
    assert_eq!(found, "");
}

#[test]
fn tests_and_documents_need_what_they_like() {
    let low = "#[cfg(test)] mod tests { use crate::high; }
               #[cfg(test)] use crate::high::X;
               /// See [`crate::high`].
               pub(in crate::low) fn f() {}
               struct S; impl S { #[cfg(test)] fn g() { crate::high::h() } }";
    assert_eq!(cycles(&[("low", low), ("high", "use crate::low;")]), "");
}
