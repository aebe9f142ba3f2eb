//! Functions and their classes: which class a declaration belongs to, its invariant, constructors and
//! destructors, and how the arguments of any caller are made.

use super::declaration::{Declaration, parameters};
use super::rewrite::{Dialect, Unit};
use super::token::{Kind, Token};
use std::fmt::Write;
use verify_symex::contract_names::{CONSTRUCTS, DESTROYS};

/// A function that begins or ends the life of an object.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Special {
    Constructor,
    Destructor,
}

impl Special {
    /// How its contract tells the engine.
    pub(super) fn announced(self) -> String {
        match self {
            Special::Constructor => format!(
                "{CONSTRUCTS}((const void *)this, sizeof(*this), __is_trivially_copyable(__typeof__(*this)));"
            ),
            Special::Destructor => format!("{DESTROYS}((const void *)this, sizeof(*this), 0);"),
        }
    }
}

impl<'t> Unit<'_, 't> {
    /// Whether a function is a constructor or a destructor. What else has no type of a result is not
    /// understood.
    pub(super) fn special(&self, declared: &Declaration<'t>) -> Result<Option<Special>, String> {
        if declared.result.is_some() || declared.name.starts_with("operator") {
            return Ok(None);
        }
        let (name, special) = match declared.name.strip_prefix('~') {
            Some(name) => (name, Special::Destructor),
            None => (declared.name.as_str(), Special::Constructor),
        };
        let is_one = match declared.scope.as_str() {
            "" => self.scope_of(declared.start) == Scope::Class,
            scope => last_part(scope) == name,
        };
        match self.dialect == Dialect::Cpp && is_one {
            true => Ok(Some(special)),
            false => Err("no type stands before the name of the function".to_owned()),
        }
    }

    /// How objects of classes are made where the callers are any: bytes alone would be none. The object that
    /// a member function is called for is number 0.
    pub(super) fn arguments(&self, declared: &Declaration<'t>, special: Option<Special>) -> String {
        let mut text = String::new();
        if !self.has_makers {
            return text;
        }
        let mut made = |index: usize, of: String| {
            let _ = write!(
                text,
                "__verify_argument({index}, (const void *)&{of}::make, {of}::can);"
            );
        };
        if self.is_member(declared) && special != Some(Special::Constructor) {
            let class = match declared.scope.as_str() {
                "" => "decltype(*this)",
                scope => scope,
            };
            made(0, format!("::verify::detail::object< {class} >"));
        }
        let mut invariants = String::new();
        let (open, close) = declared.parameters;
        let list = parameters(&self.all[open + 1..close]);
        for (index, parameter) in list.into_iter().enumerate() {
            let by = match parameter.is_standard {
                true => "argument",
                false => "object",
            };
            if let Some(name) = parameter.name.filter(|_| parameter.may_be_object) {
                made(
                    index + 1,
                    format!("::verify::detail::{by}<decltype({name})>"),
                );
                if self.has_invariants && !parameter.is_standard {
                    invariants += &on_entry(name);
                }
            }
        }
        text + &invariants
    }

    /// Whether a token lies in the body of a template.
    pub(super) fn is_in_template(&self, at: usize) -> bool {
        let mut depth = 0_usize;
        for brace in (0..at)
            .rev()
            .filter(|at| self.all[*at].kind == Kind::Symbol)
        {
            match self.all[brace].text {
                "}" => depth += 1,
                "{" if depth > 0 => depth -= 1,
                "{" if self.head_of(brace).any(|token| token.is("template")) => return true,
                _ => {}
            }
        }
        false
    }

    /// The invariant of the class that a function is a member of, before and after its body.
    pub(super) fn invariant(
        &self,
        declared: &Declaration<'t>,
        special: Option<Special>,
    ) -> Invariant {
        if !self.has_invariants || !self.is_member(declared) {
            return Invariant::default();
        }
        let (holds, text) = invariant_of("*this");
        let on_return = format!(
            "__verify_invariant_on_return({holds}, {text}, {});",
            self.written_at(declared.name_at)
        );
        // An object is not one yet when a constructor begins, and none any more when a destructor ends.
        Invariant {
            on_entry: match special {
                Some(Special::Constructor) => String::new(),
                _ => on_entry("*this"),
            },
            on_return: match special {
                Some(Special::Destructor) => String::new(),
                _ => on_return,
            },
        }
    }

    /// Whether a function is called for an object.
    fn is_member(&self, declared: &Declaration<'t>) -> bool {
        let in_class = self.scope_of(declared.start) == Scope::Class;
        !declared.is_static && (in_class || self.is_class(&declared.scope))
    }

    /// What the innermost braces around a token are.
    pub(super) fn scope_of(&self, at: usize) -> Scope {
        let mut depth = 0_usize;
        for brace in (0..at).rev() {
            match self.all[brace].text {
                "}" if self.all[brace].kind == Kind::Symbol => depth += 1,
                "{" if self.all[brace].kind == Kind::Symbol && depth > 0 => depth -= 1,
                "{" if self.all[brace].kind == Kind::Symbol => return self.opened_by(brace),
                _ => {}
            }
        }
        Scope::Other
    }

    /// What stands before a brace, backwards.
    fn head_of(&self, brace: usize) -> impl Iterator<Item = &Token<'t>> {
        self.all[..brace].iter().rev().take_while(|token| {
            !(token.kind == Kind::Symbol && matches!(token.text, ";" | "{" | "}" | ")"))
        })
    }

    fn opened_by(&self, brace: usize) -> Scope {
        let mut head = self.head_of(brace);
        let is_class = |token: &Token<'_>| matches!(token.text, "class" | "struct" | "union");
        if head.any(is_class) {
            Scope::Class
        } else {
            Scope::Other
        }
    }

    /// Whether the unit defines a class of this name, which may have scopes and arguments.
    fn is_class(&self, scope: &str) -> bool {
        let last = last_part(scope);
        !last.is_empty()
            && self.all.windows(3).any(|three| {
                matches!(three[0].text, "class" | "struct" | "union")
                    && three[1].is(last)
                    && matches!(three[2].text, "{" | ":" | "final")
            })
    }
}

/// Whether the invariant of an object's type holds, and its text.
fn invariant_of(object: &str) -> (String, String) {
    let detail = "::verify::detail";
    (
        format!("{detail}::invariant_of({object}, {detail}::first_choice()) ? 1 : 0"),
        format!("{detail}::invariant_text_of({object})"),
    )
}

/// Callers pass objects whose invariants hold.
fn on_entry(object: &str) -> String {
    let (holds, text) = invariant_of(object);
    format!("__verify_invariant_on_entry({holds}, {text});")
}

/// `Box` of `ns::Box<T>`.
fn last_part(scope: &str) -> &str {
    let plain = scope.split('<').next().unwrap_or(scope);
    plain.rsplit("::").next().unwrap_or(plain)
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Scope {
    Class,
    Other,
}

#[derive(Default)]
pub(super) struct Invariant {
    pub(super) on_entry: String,
    pub(super) on_return: String,
}
