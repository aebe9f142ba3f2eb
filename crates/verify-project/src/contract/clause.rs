//! The clauses of a contract, as `verify.h` marks them for the front.

use super::token::{Kind, Token, closing, split_at_commas, tokens};

/// What a clause says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClauseKind {
    Precondition,
    Postcondition,
    Assigns,
}

impl ClauseKind {
    /// The macro's name.
    pub fn spelling(self) -> &'static str {
        match self {
            ClauseKind::Precondition => "VERIFY_PRE",
            ClauseKind::Postcondition => "VERIFY_POST",
            ClauseKind::Assigns => "VERIFY_ASSIGNS",
        }
    }
}

/// A clause. Positions are those of tokens.
#[derive(Debug)]
pub struct Clause<'a, 't> {
    pub kind: ClauseKind,
    /// Where it begins, and behind its last token.
    pub span: (usize, usize),
    /// A string literal: the clause as the source has it.
    pub literal: &'t str,
    /// The name that a postcondition gives the result.
    pub result: Option<&'t str>,
    /// The condition, or the list of what may change.
    pub content: &'a [Token<'t>],
}

impl Clause<'_, '_> {
    /// A string literal: what the clause says, without the name of the result.
    pub fn text(&self) -> String {
        let whole = self.literal;
        let named = self.result.and_then(|name| {
            whole
                .strip_prefix('"')?
                .strip_prefix(name)?
                .trim_start()
                .strip_prefix(',')
        });
        named.map_or_else(
            || whole.to_owned(),
            |rest| format!("\"{}", rest.trim_start()),
        )
    }
}

/// The spelling of `verify::old` and of ranges for languages without namespaces.
const OLD: &str = "__verify_old__";
const ELEMENTS: &str = "__verify_elements__";

/// What kind of clause a word begins.
pub fn clause_kind(word: &str) -> Option<ClauseKind> {
    match word {
        "__verify_pre__" => Some(ClauseKind::Precondition),
        "__verify_post__" => Some(ClauseKind::Postcondition),
        "__verify_assigns__" => Some(ClauseKind::Assigns),
        _ => None,
    }
}

/// The clause that begins at this token.
pub fn clause<'a, 't>(all: &'a [Token<'t>], at: usize) -> Result<Clause<'a, 't>, String> {
    let incomplete = || "the clause is not complete".to_owned();
    let kind = clause_kind(all[at].text).ok_or_else(incomplete)?;
    let close = closing(all, at + 1).ok_or_else(incomplete)?;
    let [literal, comma, content @ ..] = all.get(at + 2..close).unwrap_or_default() else {
        return Err(incomplete());
    };
    if literal.kind != Kind::Text || !comma.is(",") {
        return Err(incomplete());
    }
    let mut clause = Clause {
        kind,
        span: (at, close + 1),
        literal: literal.text,
        result: None,
        content,
    };
    if kind == ClauseKind::Postcondition
        && let [name, comma, rest @ ..] = content
        && name.kind == Kind::Word
        && comma.is(",")
    {
        clause.result = Some(name.text);
        clause.content = rest;
    }
    if clause.content.is_empty() && kind != ClauseKind::Assigns {
        return Err("the clause has no condition".to_owned());
    }
    refuse_effects(literal.text)?;
    Ok(clause)
}

/// A clause is gone in an ordinary build: it must not do anything.
fn refuse_effects(literal: &str) -> Result<(), String> {
    let source = literal
        .trim_matches('"')
        .replace("\\\"", "\"")
        .replace("\\\\", "\\");
    let all = tokens(&source);
    for (at, token) in all.iter().enumerate() {
        // The capture of a lambda is no assignment.
        let captures = at > 0 && all[at - 1].is("[");
        let changes = match token.kind {
            Kind::Symbol => matches!(
                token.text,
                "=" | "+=" | "-=" | "*=" | "/=" | "%=" | "&=" | "|=" | "^=" | "<<=" | "++" | "--"
            ),
            Kind::Word => matches!(token.text, "new" | "delete" | "throw" | "co_await" | "goto"),
            _ => false,
        };
        if changes && !captures {
            return Err(format!(
                "`{}` in the clause `{source}` has an effect: an ordinary build would not have it",
                token.text
            ));
        }
    }
    Ok(())
}

/// The tokens on one line.
pub fn joined(tokens: &[Token<'_>]) -> String {
    tokens
        .iter()
        .map(|token| token.text)
        .collect::<Vec<_>>()
        .join(" ")
}

/// A condition whose `verify::old(…)` are names of variables that hold the values from before.
#[derive(Debug, Default)]
pub struct Olds {
    /// The expressions, in the order of the variables.
    pub expressions: Vec<String>,
}

impl Olds {
    /// The name of the variable for an expression.
    pub fn name(number: usize) -> String {
        format!("__verify_old_{number}")
    }

    /// The condition with the names in it.
    pub fn take_from(&mut self, condition: &[Token<'_>]) -> Result<String, String> {
        let mut text = Vec::new();
        let mut at = 0;
        while at < condition.len() {
            let Some(open) = call_of(condition, at, "old", OLD) else {
                text.push(condition[at].text.to_owned());
                at += 1;
                continue;
            };
            let close = closing(condition, open).ok_or("`verify::old` does not end")?;
            let inner = &condition[open + 1..close];
            if (0..inner.len()).any(|at| call_of(inner, at, "old", OLD).is_some()) {
                return Err("`verify::old` inside of `verify::old`".to_owned());
            }
            let expression = joined(inner);
            let known = self
                .expressions
                .iter()
                .position(|known| *known == expression);
            let number = known.unwrap_or_else(|| {
                self.expressions.push(expression);
                self.expressions.len() - 1
            });
            text.push(Olds::name(number));
            at = close + 1;
        }
        Ok(text.join(" "))
    }
}

/// Where the parenthesis of `verify::name(` or its plain spelling is, if one begins here.
fn call_of(tokens: &[Token<'_>], at: usize, name: &str, plain: &str) -> Option<usize> {
    let is =
        |offset: usize, text: &str| tokens.get(at + offset).is_some_and(|token| token.is(text));
    if is(0, plain) && is(1, "(") {
        return Some(at + 1);
    }
    if is(0, "::") && is(1, "verify") && is(2, "::") && is(3, name) && is(4, "(") {
        return Some(at + 4);
    }
    (is(0, "verify") && is(1, "::") && is(2, name) && is(3, "(")).then_some(at + 3)
}

/// Something that a function may change.
#[derive(Debug, PartialEq, Eq)]
pub enum Place {
    /// An object.
    Object(String),
    /// So many objects from a pointer on.
    Elements { pointer: String, count: String },
}

/// What a clause names as changing.
pub fn places(content: &[Token<'_>]) -> Result<Vec<Place>, String> {
    if content.is_empty() {
        return Ok(Vec::new());
    }
    let place = |part: &[Token<'_>]| -> Result<Place, String> {
        if part.is_empty() {
            return Err("something is missing between two commas".to_owned());
        }
        let Some(open) = call_of(part, 0, "elements", ELEMENTS) else {
            return Ok(Place::Object(joined(part)));
        };
        let close = closing(part, open).filter(|close| close + 1 == part.len());
        let close = close.ok_or("something follows `verify::elements(…)`")?;
        match split_at_commas(&part[open + 1..close])[..] {
            [pointer, count] => Ok(Place::Elements {
                pointer: joined(pointer),
                count: joined(count),
            }),
            _ => Err("`verify::elements` takes a pointer and a number".to_owned()),
        }
    };
    split_at_commas(content).into_iter().map(place).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_are_named_and_old_values_are_taken_out() {
        let all = tokens(
            r#"__verify_post__("r, …", r, r == verify::old(*p + 1) && r > ::verify::old(*p + 1))"#,
        );
        let found = clause(&all, 0).unwrap();
        assert_eq!(found.result, Some("r"));
        let mut olds = Olds::default();
        assert_eq!(
            olds.take_from(found.content).unwrap(),
            "r == __verify_old_0 && r > __verify_old_0"
        );
        assert_eq!(olds.expressions, ["* p + 1"]);
    }

    #[test]
    fn effects_are_refused() {
        for source in ["x = 1", "++x > 0", "f(new int)", "a[i] -= 2"] {
            assert!(refuse_effects(&format!("{source:?}")).is_err(), "{source}");
        }
        for source in [
            "x == 1 && y <= 2",
            "verify::forall(0, n, [=](int i) { return a[i] >= 0; })",
            "s != \"a=b\"",
        ] {
            assert!(refuse_effects(&format!("{source:?}")).is_ok(), "{source}");
        }
    }

    #[test]
    fn lists_name_objects_and_ranges() {
        let all = tokens("x, *f(a, b), verify::elements(p, n)");
        let expected = [
            Place::Object("x".into()),
            Place::Object("* f ( a , b )".into()),
            Place::Elements {
                pointer: "p".into(),
                count: "n".into(),
            },
        ];
        assert_eq!(places(&all).unwrap(), expected);
    }
}
