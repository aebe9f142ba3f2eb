//! Clauses become code.
//!
//! The contract of a definition becomes a block at the start of its body: preconditions, what may
//! change, old values; then the engine runs the body, in a frame of its own; then postconditions, and
//! the function returns what its body did. Each clause stays in its line. The contract of a declaration
//! becomes such a block in a function of its own beside it, `f__verify_contract` for `f`.

use super::class::{Scope, Special};
use super::clause::{Clause, ClauseKind, Olds, Place, clause, clause_kind, joined, places};
use super::declaration::{Declaration, behind_initialisers, declaration};
use super::members::{has_makers, makers};
use super::placement::{marker, position};
use super::token::{Kind, Token, tokens};
use std::fmt::Write;
use verify_symex::contract_names::{self, ASKS, BODY};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dialect {
    C,
    Cpp,
}

/// What is wrong with a contract, and where.
#[derive(Debug, PartialEq, Eq, thiserror::Error)]
#[error("{file}:{line}: {message}")]
pub struct RewriteError {
    pub file: String,
    pub line: usize,
    pub message: String,
}

/// Makes clang keep a function that nothing calls.
const USED: &str = "__attribute__((used))";

/// A replacement of some bytes of the text.
pub(super) type Edit = (std::ops::Range<usize>, String);

/// The preprocessed text with its contracts as code.
pub fn rewrite(text: &str, dialect: Dialect) -> Result<String, RewriteError> {
    let all = tokens(text);
    let unit = Unit {
        text,
        all: &all,
        dialect,
        has_invariants: all.iter().any(|token| token.is("__verify_type_invariant")),
        has_makers: dialect == Dialect::Cpp && has_makers(&all),
    };
    let mut edits: Vec<Edit> = Vec::new();
    let mut at = 0;
    let mut number = 0;
    while at < all.len() {
        if clause_kind(all[at].text).is_none() || all[at].kind != Kind::Word {
            at += 1;
            continue;
        }
        let fail = |message: String| {
            let (line, file) = position(text, all[at].start);
            RewriteError {
                file,
                line,
                message,
            }
        };
        let mut contract = unit.contract(at, number).map_err(fail)?;
        at = contract.next;
        number += 1;
        edits.append(&mut contract.edits);
    }
    if unit.has_makers && !edits.is_empty() {
        edits.extend(makers(text, &all));
        edits.sort_by_key(|(range, _)| range.start);
    }
    Ok(apply(text, edits))
}

fn apply(text: &str, edits: Vec<Edit>) -> String {
    let mut result = String::with_capacity(text.len() + 4096);
    let mut done = 0;
    for (range, replacement) in edits {
        result.push_str(&text[done..range.start]);
        result.push_str(&replacement);
        done = range.end;
    }
    result.push_str(&text[done..]);
    result
}

pub(super) struct Unit<'a, 't> {
    pub(super) text: &'t str,
    pub(super) all: &'a [Token<'t>],
    pub(super) dialect: Dialect,
    /// Some class of the unit has an invariant.
    pub(super) has_invariants: bool,
    /// The header knows how any objects are made.
    pub(super) has_makers: bool,
}

/// A contract as edits, and the token behind it.
struct Rewritten {
    edits: Vec<Edit>,
    next: usize,
}

impl<'a, 't> Unit<'a, 't> {
    /// The contract whose first clause is at this token.
    fn contract(&self, first: usize, number: usize) -> Result<Rewritten, String> {
        let mut clauses = Vec::new();
        let mut next = first;
        while self
            .all
            .get(next)
            .is_some_and(|token| clause_kind(token.text).is_some())
        {
            let found = clause(self.all, next)?;
            next = found.span.1;
            clauses.push(found);
        }
        let declared = declaration(self.all, self.text, first)?;
        let behind = self.all.get(next).map_or("", |token| token.text);
        let edits = match behind {
            "{" => self.definition(&declared, &clauses, next)?,
            ":" if self.special(&declared)? == Some(Special::Constructor) => {
                let brace = behind_initialisers(self.all, next + 1)?;
                self.definition(&declared, &clauses, brace)?
            }
            ";" => self.declaration(&declared, &clauses, next, number)?,
            "=" => {
                return Err(
                    "a function without a body of its own cannot have a contract".to_owned(),
                );
            }
            other => {
                return Err(format!(
                    "`{other}` behind a clause is not understood: clauses come last"
                ));
            }
        };
        Ok(Rewritten { edits, next })
    }

    /// Clauses in their places, the body behind them.
    fn definition(
        &self,
        declared: &Declaration<'t>,
        clauses: &[Clause<'a, 't>],
        brace: usize,
    ) -> Result<Vec<Edit>, String> {
        let code = self.code(declared, clauses)?;
        let mut edits = Vec::new();
        // Also what nobody calls in this unit is verified: an inline function must not be left out.
        let mut used = if declared.is_template { "" } else { USED };
        if declared.has_arrow {
            let start = self.all[declared.start].start;
            edits.push((start..start, format!("{used} ")));
            used = "";
        }
        let is_last = clauses.last().is_some_and(|last| last.span.1 == brace);
        if !is_last {
            // Initialisers stand between the clauses and the body, which all of the code has to be in.
            return Ok(self.behind_initialisers(clauses, &code, used, brace));
        }
        for (index, (clause, own)) in clauses.iter().zip(&code.clauses).enumerate() {
            let opening = if index == 0 {
                format!("{used} {}", code.opening)
            } else {
                String::new()
            };
            let rest = self.resumed(clause.span.1 - 1);
            edits.push((self.bytes(clause.span), format!("{opening}{own}{rest}")));
        }
        let closing = format!("{}{}", code.closing, self.resumed(brace));
        edits.push((self.bytes((brace, brace + 1)), closing));
        Ok(edits)
    }

    /// The clauses of a constructor in its body.
    fn behind_initialisers(
        &self,
        clauses: &[Clause<'a, 't>],
        code: &Code,
        used: &str,
        brace: usize,
    ) -> Vec<Edit> {
        let mut edits = Vec::new();
        let mut body = code.opening.clone();
        for (index, (clause, own)) in clauses.iter().zip(&code.clauses).enumerate() {
            let attribute = if index == 0 { used } else { "" };
            let rest = self.resumed(clause.span.1 - 1);
            edits.push((self.bytes(clause.span), format!("{attribute}{rest}")));
            let place = marker(self.text, self.all[clause.span.0].start);
            let _ = write!(body, "{place}{own}");
        }
        let _ = write!(body, "{}{}", code.closing, self.resumed(brace));
        edits.push((self.bytes((brace, brace + 1)), body));
        edits
    }

    /// The declaration without its clauses, and behind it a function that holds them.
    fn declaration(
        &self,
        declared: &Declaration<'t>,
        clauses: &[Clause<'a, 't>],
        semicolon: usize,
        number: usize,
    ) -> Result<Vec<Edit>, String> {
        if declared.is_template || self.is_in_template(declared.start) {
            return Err("the contract of a template has to stand at its definition".to_owned());
        }
        if declared.name.starts_with("operator") {
            return Err("the contract of an operator has to stand at its definition".to_owned());
        }
        let code = self.code(declared, clauses)?;
        let mut function = marker(self.text, self.all[declared.name_at].start);
        let (before, after) = self.holder(declared, number);
        let _ = write!(function, "{before} {}", code.opening);
        for (clause, own) in clauses.iter().zip(&code.clauses) {
            let _ = write!(
                function,
                "{}{own}",
                marker(self.text, self.all[clause.span.0].start)
            );
        }
        let end = self.all[semicolon].end();
        let _ = write!(
            function,
            "{} __builtin_unreachable(); }} {after}{}",
            code.closing,
            marker(self.text, end)
        );
        let mut edits: Vec<Edit> = Vec::new();
        if declared.scope.is_empty() {
            edits.extend(
                clauses
                    .iter()
                    .map(|clause| (self.bytes(clause.span), String::new())),
            );
            edits.push((end..end, function));
        } else {
            // C++ lets nobody declare a member again outside of its class.
            edits.push((self.all[declared.start].start..end, function));
        }
        Ok(edits)
    }

    /// What opens the function that holds the contract of a declaration, and what closes its scope.
    fn holder(&self, declared: &Declaration<'t>, number: usize) -> (String, &'static str) {
        let (open, close) = declared.parameters;
        let parameters = joined(&self.all[open..=close]);
        let result = declared.result.as_deref().unwrap_or("void");
        let name = contract_names::holder(&declared.name);
        let signature = format!(
            "{result} {name}{parameters} {}",
            declared.qualifiers.join(" ")
        );
        let used = USED;
        let linkage = self.all[declared.start..declared.name_at]
            .iter()
            .any(|token| token.kind == Kind::Text && token.text == "\"C\"");
        let linkage = if linkage { "extern \"C\" " } else { "" };
        if !declared.scope.is_empty() {
            let name = contract_names::member_holder(number, &declared.scope);
            let class = format!("struct {name} : {} ", declared.scope);
            return (format!("{class} {{ {used} {signature}"), "};");
        }
        let word = match (self.dialect, self.scope_of(declared.start)) {
            (Dialect::C, _) => "static",
            (Dialect::Cpp, _) if declared.is_static => "static",
            (Dialect::Cpp, Scope::Class) => "",
            (Dialect::Cpp, Scope::Other) => "inline",
        };
        (format!("{linkage}{word} {used} {signature}"), "")
    }

    /// The code of each clause, and what comes around them.
    fn code(&self, declared: &Declaration<'t>, clauses: &[Clause<'a, 't>]) -> Result<Code, String> {
        let mut olds = Olds::default();
        let mut conditions = Vec::new();
        for clause in clauses {
            conditions.push(match clause.kind {
                ClauseKind::Assigns => String::new(),
                _ => olds.take_from(clause.content)?,
            });
            if clause.kind == ClauseKind::Precondition && !olds.expressions.is_empty() {
                return Err("`verify::old` in a precondition: nothing has changed yet".to_owned());
            }
        }
        let mut before_body: Vec<String> = vec![String::new(); clauses.len()];
        let mut after_body: Vec<String> = vec![String::new(); clauses.len()];
        for (index, (clause, condition)) in clauses.iter().zip(&conditions).enumerate() {
            match clause.kind {
                ClauseKind::Precondition => {
                    let condition = self.placed(clause, condition);
                    before_body[index] = format!(
                        "__verify_requires(({condition}) ? 1 : 0, {});",
                        clause.literal
                    );
                }
                ClauseKind::Assigns => before_body[index] = self.assigns(clause)?,
                ClauseKind::Postcondition => {
                    after_body[index] = self.ensures(declared, clause, condition)?
                }
            }
        }
        let run = self.run_body(declared, &olds);
        let first_post = clauses
            .iter()
            .position(|clause| clause.kind == ClauseKind::Postcondition);
        // Whatever is said behind the first postcondition about the time before is said there.
        let mut own = Vec::new();
        for index in 0..clauses.len() {
            let mut text = match first_post {
                Some(post) if index == post => format!("{}{run}", before_body[index..].concat()),
                Some(post) if index > post => String::new(),
                _ => before_body[index].clone(),
            };
            text.push_str(&after_body[index]);
            own.push(text);
        }
        let mut closing = String::new();
        if first_post.is_none() {
            closing.push_str(&run);
        }
        let special = self.special(declared)?;
        let invariant = self.invariant(declared, special);
        let frame = clauses
            .iter()
            .find(|clause| clause.kind == ClauseKind::Assigns)
            .or(clauses.first());
        let frame = frame.map_or("0, 0".to_owned(), |clause| self.written_at(clause.span.0));
        let _ = write!(
            closing,
            "{}__verify_frame({frame}); }} __verify_return(); __builtin_unreachable(); }}",
            invariant.on_return
        );
        let ask = match self.dialect {
            Dialect::C => format!("{ASKS}()"),
            Dialect::Cpp => format!("!__builtin_is_constant_evaluated() && {ASKS}()"),
        };
        Ok(Code {
            opening: format!(
                "{{ if ({ask}) {{ {{ {}{}{}",
                self.arguments(declared, special),
                special.map_or(String::new(), Special::announced),
                invariant.on_entry
            ),
            clauses: own,
            closing,
        })
    }

    /// Old values are taken, then the body runs.
    fn run_body(&self, declared: &Declaration<'t>, olds: &Olds) -> String {
        let mut text = String::new();
        for (number, expression) in olds.expressions.iter().enumerate() {
            let _ = write!(
                text,
                "__typeof__({expression}) {} = ({expression});",
                Olds::name(number)
            );
        }
        let flat = match (self.dialect, declared.result.as_deref()) {
            (Dialect::C, _) | (_, None) => "1".to_owned(),
            (Dialect::Cpp, Some(result)) => format!("::verify::detail::result< {result} >::flat"),
        };
        let _ = write!(text, "{BODY}({flat});");
        text
    }

    fn ensures(
        &self,
        declared: &Declaration<'t>,
        clause: &Clause<'a, 't>,
        condition: &str,
    ) -> Result<String, String> {
        let named = match (clause.result, declared.result.as_deref()) {
            (None, _) => String::new(),
            (Some(name), None | Some("void")) => {
                return Err(format!(
                    "`{name}` stands for the result of a function that returns nothing"
                ));
            }
            (Some(name), Some(result)) => match self.dialect {
                Dialect::C => format!(
                    "__typeof__({result}) {name} = *(__typeof__({result}) *)__verify_result();"
                ),
                Dialect::Cpp => {
                    let of = format!("::verify::detail::result< {result} >");
                    let typename = if declared.is_template {
                        "typename "
                    } else {
                        ""
                    };
                    format!("{typename}{of}::reference {name} = {of}::of(__verify_result());")
                }
            },
        };
        let (said, place) = (clause.text(), self.written_at(clause.span.0));
        let condition = self.placed(clause, condition);
        Ok(format!(
            "{{ {named} __verify_ensures(({condition}) ? 1 : 0, {said}, {place}); }}"
        ))
    }

    fn assigns(&self, clause: &Clause<'a, 't>) -> Result<String, String> {
        let mut text = "__verify_assigns_only();".to_owned();
        for place in places(clause.content)? {
            let (pointer, bytes, object) = match place {
                Place::Object(object) => {
                    let address = match self.dialect {
                        Dialect::C => format!("&({object})"),
                        Dialect::Cpp => format!("__builtin_addressof({object})"),
                    };
                    (address, format!("sizeof({object})"), object)
                }
                Place::Elements { pointer, count } => {
                    let bytes = format!("(__SIZE_TYPE__)({count}) * sizeof(*({pointer}))");
                    let object = format!("*({pointer})");
                    (pointer, bytes, object)
                }
            };
            let flat = match self.dialect {
                Dialect::C => "1".to_owned(),
                Dialect::Cpp => format!("__is_trivially_copyable(__typeof__({object}))"),
            };
            let _ = write!(
                text,
                "__verify_assigns((const void *)({pointer}), {bytes}, {flat});"
            );
        }
        Ok(text)
    }
}

struct Code {
    opening: String,
    /// In the order of the clauses.
    clauses: Vec<String>,
    closing: String,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clauses_of_a_definition_stay_in_their_lines() {
        let text = "# 1 \"a.c\"\nint f(int x)\n  __verify_pre__(\"x > 0\", x > 0)\n  __verify_post__(\"r, r > VERIFY_OLD(x)\", r, r > __verify_old__(x))\n{ return x + 1; }\n";
        let written = rewrite(text, Dialect::C).unwrap();
        let requires = "  __attribute__((used)) { if (__verify_contract()) { { __verify_requires((\n\
             # 2 \"a.c\"\n             x > 0) ? 1 : 0, \"x > 0\");";
        assert!(written.contains(requires), "{written}");
        let ensures = "__typeof__(x) __verify_old_0 = (x);__verify_body(1);{ __typeof__(int) r = ";
        assert!(written.contains(ensures), "{written}");
        let condition = "\n# 3 \"a.c\"\n                 r > __verify_old_0";
        assert!(written.contains(condition), "{written}");
        assert!(
            written.ends_with("\n# 4 \"a.c\"\n  return x + 1; }\n"),
            "{written}"
        );
    }

    #[test]
    fn contracts_of_declarations_become_functions_beside_them() {
        let text = "# 7 \"b.h\"\nint get(int i) __verify_pre__(\"i >= 0\", i >= 0);\nint next;";
        let written = rewrite(text, Dialect::Cpp).unwrap();
        assert!(written.contains("int get(int i) ;\n# 7 \"b.h\"\ninline __attribute__((used)) int get__verify_contract( int i )"), "{written}");
        let member = "int ns::C::get(int i) const __verify_pre__(\"i >= 0\", i >= 0);";
        let written = rewrite(member, Dialect::Cpp).unwrap();
        assert!(
            written.contains("struct __verify_member_of_0_ns_scope_C : ns::C"),
            "{written}"
        );
        assert!(!written.starts_with("int ns"), "{written}");
    }

    #[test]
    fn clauses_of_a_constructor_move_behind_its_initialisers() {
        let text = "# 1 \"a.cpp\"\nstruct C { C(int x) __verify_pre__(\"x > 0\", x > 0)\n : a{x}, b(x) { b = 1; } int a, b; };\n";
        let written = rewrite(text, Dialect::Cpp).unwrap();
        let head = "C(int x) __attribute__((used))";
        assert!(written.contains(head), "{written}");
        let (before, body) = written.split_once("a{x}, b(x) {").unwrap();
        assert!(!before.contains("__verify_requires"), "{written}");
        assert!(body.contains("__verify_constructs("), "{written}");
        assert!(body.find("__verify_requires").unwrap() < body.find("b = 1;").unwrap());
    }

    #[test]
    fn errors_name_the_place() {
        let text = "# 3 \"c.cpp\"\nint x;\nC::C() __verify_pre__(\"true\", true) = default;";
        let error = rewrite(text, Dialect::Cpp).unwrap_err();
        assert_eq!((error.file.as_str(), error.line), ("c.cpp", 4));
        let text = "template <class T> struct B { int f(T t) __verify_pre__(\"t\", t); };";
        let error = rewrite(text, Dialect::Cpp).unwrap_err();
        assert!(error.message.contains("template"), "{}", error.message);
        for (text, dialect) in [
            ("f(int x) __verify_pre__(\"x\", x) { }", Dialect::C),
            ("f(int x) __verify_pre__(\"x\", x) { }", Dialect::Cpp),
            ("C::D(int x) __verify_pre__(\"x\", x) { }", Dialect::Cpp),
        ] {
            let error = rewrite(text, dialect).unwrap_err();
            assert!(
                error.message.contains("no type"),
                "{text}: {}",
                error.message
            );
        }
        let text = "void f(int x) __verify_post__(\"r, r\", r, r) { }";
        assert!(
            rewrite(text, Dialect::C)
                .unwrap_err()
                .message
                .contains("returns nothing")
        );
        let text = "void f(int x) __verify_pre__(\"x = 1\", x = 1) { }";
        assert!(
            rewrite(text, Dialect::C)
                .unwrap_err()
                .message
                .contains("has an effect")
        );
    }
}
