//! What a module means, item by item, independent of everything else in it: two texts of IR in which
//! a function and all it refers to have the same digests behave the same from there, whatever
//! happened to other functions, to numbers of metadata or to names of private constants.
//!
//! Lines and columns are kept apart: moving a function changes where its bugs are reported, not
//! whether it has any.

use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet, HashMap};
use verify_ir::outline::{Outline, symbol, tokens};

/// The digests of the functions and variables of a module.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Digest {
    pub items: BTreeMap<String, Item>,
    /// The target, and what else holds for all items.
    pub head: String,
}

/// A function or a variable with external or internal linkage.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Item {
    /// What it does.
    pub meaning: String,
    /// Where it does it.
    pub lines: String,
    /// The types of its parameters as the source has them, for functions.
    pub signature: String,
    /// What it refers to.
    pub needs: BTreeSet<String>,
    /// Only this module sees it.
    pub local: bool,
    /// It is defined elsewhere.
    pub declared: bool,
}

/// Metadata that tells about the source and not about the meaning.
const SOURCE_ONLY: &[&str] = &[
    "!dbg",
    "!tbaa",
    "!tbaa.struct",
    "!llvm.loop",
    "!srcloc",
    "!heapallocsite",
];

impl Digest {
    pub fn of(text: &str) -> Digest {
        let module = Outline::of(text);
        let mut digest = Digest {
            head: short(module.head.as_bytes()),
            ..Digest::default()
        };
        let mut reader = Reader::new(&module);
        for (name, lines) in &module.items {
            if module.has_keyword(name, "private") {
                continue;
            }
            let mut digested = reader.item(lines);
            digested.needs.remove(name);
            let signature = lines
                .first()
                .map_or(String::new(), |first| reader.signature(first));
            let item = Item {
                meaning: digested.meaning,
                lines: digested.lines,
                signature,
                needs: digested.needs,
                local: module.has_keyword(name, "internal"),
                declared: ["declare", "external", "extern_weak"]
                    .iter()
                    .any(|keyword| module.has_keyword(name, keyword)),
            };
            digest.items.insert(name.clone(), item);
        }
        digest
    }
}

/// What was read of an item.
#[derive(Clone, Default)]
struct Digested {
    meaning: String,
    lines: String,
    needs: BTreeSet<String>,
}

struct Reader<'a> {
    text: &'a Outline<'a>,
    private: HashMap<String, Digested>,
    metadata: HashMap<(&'a str, u32), String>,
}

impl<'a> Reader<'a> {
    fn new(text: &'a Outline<'a>) -> Reader<'a> {
        Reader {
            text,
            private: HashMap::new(),
            metadata: HashMap::new(),
        }
    }

    fn item(&mut self, lines: &[&'a str]) -> Digested {
        let mut meaning = blake3::Hasher::new();
        let mut places = blake3::Hasher::new();
        let mut needs = BTreeSet::new();
        let mut types = BTreeSet::new();
        for line in lines {
            self.line(line, &mut meaning, &mut places, &mut needs, &mut types);
        }
        let mut open: Vec<&str> = types.iter().copied().collect();
        while let Some(name) = open.pop() {
            let definition = self.text.types[name];
            meaning
                .update(name.as_bytes())
                .update(definition.as_bytes());
            for token in tokens(definition) {
                if let Some((name, _)) = self.text.types.get_key_value(token)
                    && types.insert(name)
                {
                    open.push(name);
                }
            }
        }
        Digested {
            meaning: hex(&meaning),
            lines: hex(&places),
            needs,
        }
    }

    fn line(
        &mut self,
        line: &'a str,
        meaning: &mut blake3::Hasher,
        places: &mut blake3::Hasher,
        needs: &mut BTreeSet<String>,
        types: &mut BTreeSet<&'a str>,
    ) {
        let trimmed = line.trim_start();
        let about_source = trimmed.starts_with("#dbg_") || line.contains("@llvm.dbg.");
        let mut tokens = tokens(line).peekable();
        while let Some(token) = tokens.next() {
            if SOURCE_ONLY.contains(&token) {
                if let Some(node) = tokens.next() {
                    places.update(self.node(node, 2).as_bytes());
                }
            } else if is_node(token) {
                let expanded = self.node(token, 3);
                if about_source {
                    &mut *places
                } else {
                    &mut *meaning
                }
                .update(expanded.as_bytes());
            } else if about_source {
                places.update(token.as_bytes());
            } else if let Some(group) = self.text.attributes.get(token) {
                meaning.update(group.as_bytes());
            } else if let Some(name) = symbol(token) {
                self.reference(&name, meaning, places, needs);
                // Where a sanitizer's report would be: `{ ptr @.src, i32 LINE, i32 COLUMN }`.
                if name == ".src" || name.starts_with(".src.") {
                    for _ in 0..6 {
                        let Some(next) = tokens.next_if(|next| {
                            matches!(*next, "," | "i32")
                                || next.bytes().all(|byte| byte.is_ascii_digit())
                        }) else {
                            break;
                        };
                        places.update(next.as_bytes());
                    }
                }
            } else {
                if let Some((name, _)) = self.text.types.get_key_value(token) {
                    types.insert(name);
                }
                meaning.update(token.as_bytes()).update(b" ");
            }
        }
        meaning.update(b"\n");
    }

    /// A private constant stands for its content, anything else for its name.
    fn reference(
        &mut self,
        name: &str,
        meaning: &mut blake3::Hasher,
        places: &mut blake3::Hasher,
        needs: &mut BTreeSet<String>,
    ) {
        if !self.text.has_keyword(name, "private") {
            meaning.update(b"@").update(name.as_bytes());
            needs.insert(name.to_owned());
            return;
        }
        let known = self.private.get(name).cloned();
        let content = known.unwrap_or_else(|| {
            // Constants that refer to themselves are met here again: once is enough.
            self.private.insert(name.to_owned(), Digested::default());
            let text = self.text;
            let lines = text.items.get(name).cloned().unwrap_or_default();
            let own: Vec<&'a str> = lines
                .iter()
                .map(|line| line.split_once(" = ").map_or(*line, |(_, rest)| rest))
                .collect();
            let digested = self.item(&own);
            self.private.insert(name.to_owned(), digested.clone());
            digested
        });
        meaning.update(content.meaning.as_bytes());
        places.update(content.lines.as_bytes());
        needs.extend(content.needs.iter().cloned());
    }

    /// A node of metadata with what it refers to, down to a depth.
    fn node(&mut self, name: &'a str, depth: u32) -> String {
        if let Some(known) = self.metadata.get(&(name, depth)) {
            return known.clone();
        }
        let Some(text) = self.text.metadata.get(name).copied() else {
            return name.to_owned();
        };
        let mut hasher = blake3::Hasher::new();
        let mut tokens = tokens(text);
        while let Some(token) = tokens.next() {
            if token == "checksum" {
                // Of the whole file, which is more than this: the colon and the value.
                let _ = (tokens.next(), tokens.next());
            } else if !is_node(token) {
                hasher.update(token.as_bytes());
            } else if depth > 0 {
                let expanded = self.node(token, depth - 1);
                hasher.update(expanded.as_bytes());
            }
        }
        let expanded = hex(&hasher);
        self.metadata.insert((name, depth), expanded.clone());
        expanded
    }

    /// The parameters of a function as its debug info describes them, without their places.
    fn signature(&mut self, definition: &'a str) -> String {
        let mut words = tokens(definition);
        let node = words
            .find(|token| *token == "!dbg")
            .and_then(|_| words.next());
        let mut hasher = blake3::Hasher::new();
        let mut seen = BTreeSet::new();
        let subprogram = node
            .and_then(|node| self.text.metadata.get(node))
            .copied()
            .unwrap_or_default();
        if let Some((_, after)) = subprogram.split_once("type: ") {
            self.describe(
                tokens(after).next().unwrap_or_default(),
                &mut hasher,
                &mut seen,
            );
        }
        hex(&hasher)
    }

    fn describe(&self, start: &'a str, hasher: &mut blake3::Hasher, seen: &mut BTreeSet<&'a str>) {
        let mut open = vec![start];
        while let Some(node) = open.pop() {
            if !seen.insert(node) {
                continue;
            }
            let text = self.text.metadata.get(node).copied().unwrap_or_default();
            if text.contains("!DISubprogram(") {
                continue;
            }
            let mut tokens = tokens(text).peekable();
            while let Some(token) = tokens.next() {
                if token == "line" || token == "file" || token == "scope" {
                    // The field's name, its colon, its value.
                    tokens.next();
                    tokens.next();
                } else if is_node(token) {
                    hasher.update(b"!");
                    open.push(token);
                } else {
                    hasher.update(token.as_bytes());
                }
            }
        }
    }
}

/// `!12`, not `!dbg` or `!"text"`.
fn is_node(token: &str) -> bool {
    token
        .strip_prefix('!')
        .is_some_and(|rest| rest.bytes().all(|byte| byte.is_ascii_digit()) && !rest.is_empty())
}

fn hex(hasher: &blake3::Hasher) -> String {
    hasher.finalize().to_hex()[..32].to_owned()
}

fn short(bytes: &[u8]) -> String {
    blake3::hash(bytes).to_hex()[..32].to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    const BEFORE: &str = r#"
target triple = "x86_64"
%struct.S = type { i32, i32 }
@.str = private constant [2 x i8] c"a\00"
@1 = private global { { ptr, i32, i32 } } { { ptr, i32, i32 } { ptr @.src, i32 3, i32 9 } }
@.src = private constant [6 x i8] c"a.cpp\00"
define i32 @f(ptr %p) #0 !dbg !10 {
  %1 = call i32 @g(ptr @.str), !dbg !11
  %2 = call i32 @h(ptr @1), !dbg !11
  %3 = getelementptr %struct.S, ptr %p, i32 0, i32 1, !tbaa !5
  ret i32 %1, !dbg !12
}
define internal i32 @g(ptr %p) #0 {
  ret i32 0
}
attributes #0 = { nounwind }
!5 = !{!"int"}
!10 = distinct !DISubprogram(name: "f", line: 1, type: !13)
!11 = !DILocation(line: 2, column: 3, scope: !10)
!12 = !DILocation(line: 3, column: 3, scope: !10)
!13 = !DISubroutineType(types: !14)
!14 = !{null}
"#;

    #[test]
    fn numbers_and_private_names_do_not_matter() {
        let renumbered = BEFORE
            .replace("!11", "!21")
            .replace("!5", "!6")
            .replace("#0", "#3")
            .replace("@.str", "@.str.7");
        assert_eq!(Digest::of(BEFORE), Digest::of(&renumbered));
    }

    #[test]
    fn moving_a_function_changes_its_lines_only() {
        let moved = BEFORE
            .replace("line: 2", "line: 12")
            .replace("i32 3, i32 9", "i32 13, i32 9");
        let (before, after) = (Digest::of(BEFORE), Digest::of(&moved));
        assert_eq!(before.items["f"].meaning, after.items["f"].meaning);
        assert_eq!(before.items["f"].signature, after.items["f"].signature);
        assert_ne!(before.items["f"].lines, after.items["f"].lines);
        assert_eq!(before.items["g"], after.items["g"]);
    }

    #[test]
    fn what_a_function_does_and_refers_to_matters() {
        let same = |from: &str, to: &str| {
            Digest::of(BEFORE).items["f"].meaning
                == Digest::of(&BEFORE.replace(from, to)).items["f"].meaning
        };
        assert!(!same("i32 0, i32 1", "i32 0, i32 0"));
        assert!(!same("c\"a\\00\"", "c\"b\\00\""));
        assert!(!same("{ i32, i32 }", "{ i32, i64 }"));
        assert!(!same("nounwind", "noreturn"));
        assert!(same("ret i32 0", "ret i32 1"), "g is another item");
        let items = Digest::of(BEFORE).items;
        let needs: Vec<&str> = items["f"].needs.iter().map(String::as_str).collect();
        assert_eq!(needs, ["g", "h"]);
        assert!(items["g"].local && !items["f"].local);
    }
}
