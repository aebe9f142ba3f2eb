//! A readable rendering of terms, with shared subterms named once.

use std::fmt;

use crate::arena::Arena;
use crate::term::{Op, TermId};

/// Shows a term; made by [`Arena::display`].
pub struct Display<'a> {
    arena: &'a Arena,
    term: TermId,
}

impl Arena {
    /// A value that prints the term for people.
    #[must_use]
    pub fn display(&self, term: TermId) -> Display<'_> {
        Display { arena: self, term }
    }
}

impl fmt::Display for Display<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for &term in &self.arena.post_order(&[self.term]) {
            let node = self.arena.node(term);
            match node.op {
                Op::True => continue,
                Op::Constant => {
                    let value = self.arena.as_value(term).map(|value| value.to_string());
                    writeln!(f, "{term:?} = {}", value.unwrap_or_default())?;
                }
                Op::Variable => {
                    let name = self.arena.variable_name(term).unwrap_or_default();
                    writeln!(f, "{term:?} = {name}")?;
                }
                op => writeln!(f, "{term:?} = {op:?}{:?}", node.children())?,
            }
        }
        write!(f, "{:?}", self.term)
    }
}
