//! Where the format wants a waypoint: at keywords and parentheses, which debug info does not tell. They
//! are looked for in the text of a line, and nothing is said of a line that could be read otherwise.

/// A statement that branches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Keyword {
    If,
    While,
}

/// A branching statement whose whole condition stands on the line and is decided at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Branching {
    pub keyword: Keyword,
    /// Of the keyword, from 1.
    pub column: u32,
    /// Its condition changes nothing: it neither calls nor assigns.
    pub is_pure: bool,
}

/// The only branching statement of a line, if what is decided at the column is its condition.
pub fn branching(line: &str, column: u32) -> Option<Branching> {
    // A condition of several parts is decided in several places; quotes and comments hold anything.
    let confusing = ["&&", "||", "?", "\"", "'", "//", "/*", "\\"];
    if confusing.iter().any(|part| line.contains(part)) {
        return None;
    }
    let mut found =
        words(line).filter(|(_, word)| ["if", "while", "for", "do", "switch"].contains(word));
    let (at, word) = found.next()?;
    if found.next().is_some() {
        return None;
    }
    let keyword = match word {
        "if" => Keyword::If,
        "while" => Keyword::While,
        // Where exactly the others branch is not plain to see.
        _ => return None,
    };
    let (open, close) = parentheses(line, at + word.len())?;
    let is_inside = (open + 1..=close).contains(&(column as usize));
    let after = line[close + 1..].trim_start();
    // The end of a `do` statement looks like a loop without a body.
    let ends_do = keyword == Keyword::While && (after.is_empty() || after.starts_with(';'));
    let condition = &line[open + 1..close];
    // A negation turns the branches round.
    let negates = condition.replace("!=", "").contains('!');
    let is_pure = words(condition)
        .all(|(at, word)| !condition[at + word.len()..].trim_start().starts_with('('))
        && !condition.contains("++")
        && !condition.contains("--")
        && !["==", "!=", "<=", ">="]
            .iter()
            .fold(condition.to_owned(), |text, part| text.replace(part, ""))
            .contains('=');
    let column = u32::try_from(at + 1).ok()?;
    (is_inside && !ends_do && !negates).then_some(Branching {
        keyword,
        column,
        is_pure,
    })
}

/// Whether what begins at the column is a statement of its own: nothing stands before it, and what is above
/// it has ended.
pub fn is_statement(line: &str, column: u32, before: Option<&str>) -> bool {
    let is_first = line
        .get(..column as usize - 1)
        .is_some_and(|start| start.trim().is_empty());
    let is_ended = before.is_some_and(|line| line.trim_end().ends_with([';', '{', '}']));
    is_first && is_ended
}

/// The column of the parenthesis that closes the call that begins at a column, on the same line.
pub fn closing_parenthesis(line: &str, column: u32) -> Option<u32> {
    let start = (column as usize).checked_sub(1)?;
    let (_, close) = parentheses(line, start)?;
    u32::try_from(close + 1).ok()
}

/// The first parenthesis from here on and the one that closes it, by their offsets.
fn parentheses(line: &str, start: usize) -> Option<(usize, usize)> {
    let mut open = None;
    let mut depth = 0_u32;
    for (at, byte) in line.bytes().enumerate().skip(start) {
        match byte {
            b'(' => {
                open.get_or_insert(at);
                depth += 1;
            }
            b')' if depth == 1 => return Some((open?, at)),
            b')' => depth = depth.checked_sub(1)?,
            b'"' | b'\'' => return None,
            _ => {}
        }
    }
    None
}

/// Names and keywords with their offsets.
fn words(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let is_part = |c: char| c.is_alphanumeric() || c == '_';
    let mut rest = 0;
    std::iter::from_fn(move || {
        let start = rest + text[rest..].find(is_part)?;
        let end = text[start..]
            .find(|c| !is_part(c))
            .map_or(text.len(), |length| start + length);
        rest = end;
        Some((start, &text[start..end]))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_parenthesis_that_closes_a_call_is_found() {
        assert_eq!(closing_parenthesis("int n = input();", 9), Some(15));
        assert_eq!(closing_parenthesis("f(input(g(1), 2));", 3), Some(16));
        assert_eq!(
            closing_parenthesis("int n = input(", 9),
            None,
            "another line"
        );
        assert_eq!(closing_parenthesis("INPUT;", 1), None, "a macro");
        assert_eq!(closing_parenthesis("input(\")\")", 1), None, "a text");
        assert_eq!(closing_parenthesis("x", 0), None, "not known");
    }

    #[test]
    fn plain_conditions_are_found_at_their_keyword() {
        let found = |keyword, column, is_pure| {
            Some(Branching {
                keyword,
                column,
                is_pure,
            })
        };
        assert_eq!(
            branching("    if (n > 3) {", 9),
            found(Keyword::If, 5, true)
        );
        assert_eq!(
            branching("    while (i != n) {", 12),
            found(Keyword::While, 5, true)
        );
        assert_eq!(
            branching("  if (next(n) <= 3)", 7),
            found(Keyword::If, 3, false)
        );
        assert_eq!(
            branching("  if (++n == 3)", 7),
            found(Keyword::If, 3, false)
        );
        assert_eq!(branching("  if (n = 3)", 7), found(Keyword::If, 3, false));
    }

    #[test]
    fn what_could_be_read_otherwise_is_left_out() {
        for line in [
            "if (a > 1 && b) {",
            "if (!a) {",
            "if (a) if (b) c();",
            "x = a ? b : c; if (a) {",
            "for (;a;) {",
            "} while (a);",
            "if (a",
            "if (a == 'x') {",
            "iffy(a);",
        ] {
            assert_eq!(
                branching(line, line.find('a').unwrap() as u32 + 1),
                None,
                "{line}"
            );
        }
        assert_eq!(branching("if (n) m = a;", 12), None, "decided elsewhere");
    }

    #[test]
    fn a_statement_begins_its_line_after_one_that_ended() {
        assert!(is_statement("  if (n)", 3, Some("  n = 1;")));
        assert!(!is_statement("  else if (n)", 8, Some("  }")));
        assert!(!is_statement("  if (n)", 3, Some("  else")) && !is_statement("  if (n)", 3, None));
    }
}
