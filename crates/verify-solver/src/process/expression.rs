//! S-expressions, as solvers print them.

/// An atom or a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Expression {
    Atom(String),
    List(Vec<Expression>),
}

impl Expression {
    pub(super) fn atom(&self) -> Option<&str> {
        match self {
            Expression::Atom(text) => Some(text),
            Expression::List(_) => None,
        }
    }

    pub(super) fn list(&self) -> Option<&[Expression]> {
        match self {
            Expression::Atom(_) => None,
            Expression::List(items) => Some(items),
        }
    }
}

/// Where reading stopped.
#[derive(Debug, PartialEq, Eq, thiserror::Error)]
pub(super) enum ParseError {
    #[error("the answer ends inside an expression")]
    Unfinished,
    #[error("a closing parenthesis without an opening one")]
    Unopened,
}

/// All expressions in `text`. Lists may be nested as deep as memory allows.
pub(super) fn parse(text: &str) -> Result<Vec<Expression>, ParseError> {
    let mut open: Vec<Vec<Expression>> = Vec::new();
    let mut here: Vec<Expression> = Vec::new();
    let mut rest = text.trim_start();
    while let Some(first) = rest.chars().next() {
        match first {
            '(' => {
                open.push(std::mem::take(&mut here));
                rest = &rest[1..];
            }
            ')' => {
                let outer = open.pop().ok_or(ParseError::Unopened)?;
                let list = Expression::List(std::mem::replace(&mut here, outer));
                here.push(list);
                rest = &rest[1..];
            }
            ';' => rest = rest.split_once('\n').map_or("", |(_, after)| after),
            '|' | '"' => {
                let end = rest[1..].find(first).ok_or(ParseError::Unfinished)? + 2;
                here.push(Expression::Atom(rest[..end].to_owned()));
                rest = &rest[end..];
            }
            _ => {
                let end = rest
                    .find(|c: char| c.is_whitespace() || matches!(c, '(' | ')' | ';' | '|' | '"'))
                    .unwrap_or(rest.len());
                here.push(Expression::Atom(rest[..end].to_owned()));
                rest = &rest[end..];
            }
        }
        rest = rest.trim_start();
    }
    if open.is_empty() {
        Ok(here)
    } else {
        Err(ParseError::Unfinished)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn atom(text: &str) -> Expression {
        Expression::Atom(text.to_owned())
    }

    #[test]
    fn nested_lists_quoted_symbols_and_comments_are_read() {
        let read = parse("sat ; a comment )\n((|a (b| #x0f) (\"a string\" ()))").unwrap();
        assert_eq!(
            read,
            vec![
                atom("sat"),
                Expression::List(vec![
                    Expression::List(vec![atom("|a (b|"), atom("#x0f")]),
                    Expression::List(vec![atom("\"a string\""), Expression::List(vec![])]),
                ]),
            ]
        );
    }

    #[test]
    fn unbalanced_parentheses_are_errors() {
        assert_eq!(parse("(a"), Err(ParseError::Unfinished));
        assert_eq!(parse("a)"), Err(ParseError::Unopened));
        assert_eq!(parse("|a"), Err(ParseError::Unfinished));
    }
}
