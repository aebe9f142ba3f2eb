//! Tokens as people write them: `*const ::std::os::raw::c_char`, `v.len() as u32`.
//!
//! `Span::source_text` does not serve: it gives the file's own white space and comments, where generated
//! bindings put everything on one line with blanks between all tokens, and what is derived from the text
//! (`starts_with("*mut")`) must not depend on that.

use proc_macro2::{Delimiter, Spacing, TokenStream, TokenTree};
use quote::ToTokens;

/// The text of tokens, with white space where rustfmt would have it, more or less.
pub(crate) fn source_text(tokens: &impl ToTokens) -> String {
    let mut printer = Printer::default();
    printer.stream(tokens.to_token_stream());
    printer.text
}

#[derive(Default)]
struct Printer {
    text: String,
    before: Before,
    /// The parameters of a closure have begun.
    in_closure: bool,
}

/// What stands before the next token.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Before {
    /// Nothing, or something that the next token adheres to.
    #[default]
    Tight,
    /// A name, a literal or a group: an operator after it is binary.
    Value,
    /// A keyword: white space follows, whatever comes.
    Keyword,
    /// White space was written.
    Space,
}

const KEYWORDS: &[&str] = &[
    "as", "const", "dyn", "else", "extern", "fn", "if", "impl", "in", "let", "match", "move",
    "mut", "return", "unsafe",
];

const LONG_OPERATORS: &[&str] = &[
    "..=", "...", "..", "::", "->", "=>", "==", "!=", "<=", ">=", "&&", "||",
];

impl Printer {
    fn stream(&mut self, tokens: TokenStream) {
        let mut operator = String::new();
        for token in tokens {
            match token {
                TokenTree::Punct(sign) => {
                    operator.push(sign.as_char());
                    // A lifetime is a sign and a name that belong together.
                    if sign.spacing() == Spacing::Alone || sign.as_char() == '\'' {
                        self.operators(&std::mem::take(&mut operator));
                    }
                }
                TokenTree::Group(group) => {
                    self.operators(&std::mem::take(&mut operator));
                    self.group(group.delimiter(), group.stream());
                }
                TokenTree::Ident(name) => {
                    self.operators(&std::mem::take(&mut operator));
                    self.word(&name.to_string());
                }
                TokenTree::Literal(literal) => {
                    self.operators(&std::mem::take(&mut operator));
                    self.word(&literal.to_string());
                }
            }
        }
        self.operators(&operator);
    }

    fn word(&mut self, word: &str) {
        if matches!(self.before, Before::Value | Before::Keyword) {
            self.text.push(' ');
        }
        self.text.push_str(word);
        self.before = match KEYWORDS.contains(&word) {
            true => Before::Keyword,
            false => Before::Value,
        };
    }

    /// Signs that stand together may be several operators, as in `<&'a`.
    fn operators(&mut self, signs: &str) {
        let mut rest = signs;
        while !rest.is_empty() {
            let long = LONG_OPERATORS.iter().find(|long| rest.starts_with(**long));
            let (operator, after) = rest.split_at(long.map_or(1, |long| long.len()));
            self.operator(operator);
            rest = after;
        }
    }

    fn operator(&mut self, operator: &str) {
        let after_value = self.before == Before::Value;
        let (space_before, after) = match operator {
            "," | ";" | ":" => (false, Before::Space),
            "::" | "." | "<" | ">" | "?" | ".." | "..." | "..=" => (false, Before::Tight),
            "!" | "'" | "#" | "$" | "@" => (after_value && operator == "'", Before::Tight),
            "|" if self.in_closure => {
                self.in_closure = false;
                (false, Before::Space)
            }
            "|" if !after_value => {
                self.in_closure = true;
                (false, Before::Tight)
            }
            _ if !after_value => (false, Before::Tight),
            _ => (true, Before::Space),
        };
        let space_before = space_before || self.before == Before::Keyword;
        if space_before {
            self.text.push(' ');
        }
        self.text.push_str(operator);
        let closes = operator == ">" || operator == "?";
        match after {
            Before::Space => {
                self.text.push(' ');
                self.before = Before::Space;
            }
            _ if closes => self.before = Before::Value,
            other => self.before = other,
        }
    }

    fn group(&mut self, delimiter: Delimiter, tokens: TokenStream) {
        let (open, close) = match delimiter {
            Delimiter::Parenthesis => ("(", ")"),
            Delimiter::Bracket => ("[", "]"),
            Delimiter::Brace => ("{ ", " }"),
            Delimiter::None => ("", ""),
        };
        let is_block = delimiter == Delimiter::Brace;
        let keyword = self.before == Before::Keyword && !self.text.ends_with("fn");
        if keyword || (is_block && self.before == Before::Value) {
            self.text.push(' ');
        }
        self.text.push_str(open);
        self.before = Before::Tight;
        self.stream(tokens);
        let rest = self.text.trim_end().len();
        self.text.truncate(rest);
        self.text.push_str(close);
        self.before = Before::Value;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_comes_back_as_it_was_written() {
        for text in [
            "*const ::std::os::raw::c_char",
            "&mut [u8]",
            "Option<&'a mut T>",
            "v.len() as u32",
            "concat!(env!(\"OUT_DIR\"), \"/bindings.rs\")",
            "[u8; 2 * N + 1]",
            "::std::option::Option<unsafe extern \"C\" fn(arg1: *const i8) -> bool>",
            "x.map_or(ptr::null(), |v| v.as_ptr())",
            "&*x",
            "A | B",
            "-1 as isize",
        ] {
            let tokens: TokenStream = text.parse().unwrap();
            assert_eq!(source_text(&tokens), text);
        }
    }
}
