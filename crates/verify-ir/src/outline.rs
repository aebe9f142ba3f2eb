//! The top level of a text of LLVM IR, for readers who want the text of its parts and not their meaning: functions,
//! variables, metadata, attribute groups and types by their names, and the tokens of a line.
//!
//! It holds for texts that [`crate::read`] reads; of others it is whatever can be cut out.

use crate::reader::{Lexer, Token, readable};
use std::collections::{BTreeMap, HashMap};

/// The parts of a text.
#[derive(Debug, Default)]
pub struct Outline<'t> {
    /// What holds for everything in it: the target, assembly outside of functions.
    pub head: String,
    /// Functions, variables and aliases by name, with their lines; bodies without their closing brace.
    pub items: BTreeMap<String, Vec<&'t str>>,
    /// What follows `=` of the attribute groups, by their names as in `#0`.
    pub attributes: HashMap<&'t str, &'t str>,
    /// The same of nodes of metadata, as in `!0`.
    pub metadata: HashMap<&'t str, &'t str>,
    /// The same of named types, as in `%struct.S`.
    pub types: HashMap<&'t str, &'t str>,
}

impl<'t> Outline<'t> {
    /// Cuts a text into its parts.
    #[must_use]
    pub fn of(text: &'t str) -> Outline<'t> {
        let mut outline = Outline::default();
        let mut lines = text.lines();
        while let Some(line) = lines.next() {
            if line.starts_with("define ") {
                let mut body = vec![line];
                body.extend(lines.by_ref().take_while(|line| *line != "}"));
                outline.add(line, body);
            } else if line.starts_with("declare ") || line.starts_with('@') {
                outline.add(line, vec![line]);
            } else if line.starts_with("module asm") {
                outline.head.push_str(line);
            } else if let Some((name, rest)) = line.split_once(" = ") {
                match name.as_bytes().first() {
                    Some(b'!') => drop(outline.metadata.insert(name, rest)),
                    Some(b'%') => drop(outline.types.insert(name, rest)),
                    Some(b'a') => {
                        let name = name.trim_start_matches("attributes ");
                        outline.attributes.insert(name, rest);
                    }
                    Some(b't') => outline.head.push_str(line),
                    _ => {}
                }
            }
        }
        outline
    }

    fn add(&mut self, first: &'t str, lines: Vec<&'t str>) {
        if let Some(name) = tokens(first).find_map(symbol) {
            self.items.insert(name, lines);
        }
    }

    /// Whether the first line of an item has a keyword, as those of linkage.
    #[must_use]
    pub fn has_keyword(&self, name: &str, keyword: &str) -> bool {
        let first = self.items.get(name).and_then(|lines| lines.first());
        first.is_some_and(|line| {
            tokens(line)
                .take_while(|token| !matches!(*token, "(" | "{"))
                .any(|token| token == keyword)
        })
    }
}

/// The tokens of a text as they are written, comments left out.
pub fn tokens(text: &str) -> impl Iterator<Item = &str> {
    let mut lexer = Lexer::new(text.as_bytes());
    std::iter::from_fn(move || {
        let start = lexer.skip_blanks();
        let end = match lexer.token() {
            Ok(Token::End) => return None,
            Ok(_) => lexer.position(),
            Err(_) => {
                lexer.jump(text.len());
                text.len()
            }
        };
        text.get(start..end)
    })
}

/// The name of the function or variable that a token as `@name`, `@"name"` or `@1` stands for.
#[must_use]
pub fn symbol(token: &str) -> Option<String> {
    let name = token.strip_prefix('@')?;
    let name = match name.strip_prefix('"') {
        Some(quoted) => readable(quoted.strip_suffix('"')?.as_bytes()).into_owned(),
        None => name.to_owned(),
    };
    // The byte 1 marks a name that is not to be decorated: it is no part of it.
    Some(match name.strip_prefix('\u{1}') {
        Some(plain) => plain.to_owned(),
        None => name,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_are_found_by_their_names() {
        let text = r#"
target triple = "x86_64"
%struct.S = type { i32 }
@"a \22 b" = private constant [2 x i8] c"@\00" ; a comment
define internal i32 @f(ptr %p) #0 !dbg !1 {
  ret i32 0
}
declare i32 @"\01g"(i32)
attributes #0 = { nounwind "a"="@x" }
!1 = !{!"int"}
"#;
        let outline = Outline::of(text);
        let names: Vec<&String> = outline.items.keys().collect();
        assert_eq!(names, ["a \" b", "f", "g"]);
        assert_eq!(outline.items["f"].len(), 2);
        assert!(outline.has_keyword("f", "internal") && !outline.has_keyword("g", "internal"));
        assert_eq!(outline.attributes["#0"], r#"{ nounwind "a"="@x" }"#);
        assert_eq!(outline.metadata["!1"], r#"!{!"int"}"#);
        assert_eq!(outline.types["%struct.S"], "type { i32 }");
    }

    #[test]
    fn tokens_are_slices_of_the_text() {
        let line = r#"  %1 = call i32 @"a b"(ptr @.str, i64 -5), !dbg !11 ; why"#;
        let found: Vec<&str> = tokens(line).collect();
        let expected = [
            "%1",
            "=",
            "call",
            "i32",
            r#"@"a b""#,
            "(",
            "ptr",
            "@.str",
            ",",
            "i64",
            "-5",
            ")",
            ",",
            "!dbg",
            "!11",
        ];
        assert_eq!(found, expected);
    }
}
