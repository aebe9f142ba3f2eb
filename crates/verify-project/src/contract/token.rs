//! The tokens of preprocessed C and C++, as far as finding declarations needs them.

/// What a token is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A name or keyword.
    Word,
    Number,
    /// A string or character, with its prefix.
    Text,
    Symbol,
}

/// A token and where it lies.
#[derive(Clone, Copy, Debug)]
pub struct Token<'t> {
    pub kind: Kind,
    pub text: &'t str,
    pub start: usize,
}

impl Token<'_> {
    pub fn end(&self) -> usize {
        self.start + self.text.len()
    }

    pub fn is(&self, text: &str) -> bool {
        self.text == text && self.kind != Kind::Text
    }
}

/// Symbols of more than one character, longest first. `>>` is not among them: it may close two lists of
/// template arguments.
const LONG: &[&str] = &[
    "...", "<=>", "<<=", "->*", "::", "->", "++", "--", "+=", "-=", "*=", "/=", "%=", "&=", "|=",
    "^=", "==", "!=", "<=", ">=", "&&", "||", "<<", ".*",
];

/// All tokens; lines of the preprocessor and comments are skipped.
pub fn tokens(text: &str) -> Vec<Token<'_>> {
    let bytes = text.as_bytes();
    let mut found = Vec::new();
    let mut at = 0;
    let mut line_begins = true;
    while at < bytes.len() {
        let byte = bytes[at];
        if byte == b'\n' {
            line_begins = true;
            at += 1;
        } else if byte.is_ascii_whitespace() {
            at += 1;
        } else if byte == b'#' && line_begins {
            at += text[at..].find('\n').unwrap_or(text.len() - at);
        } else if let Some(length) = comment(&text[at..]) {
            at += length;
        } else {
            line_begins = false;
            let (kind, length) = token(&text[at..]);
            found.push(Token {
                kind,
                text: &text[at..at + length],
                start: at,
            });
            at += length;
        }
    }
    found
}

fn comment(text: &str) -> Option<usize> {
    if text.starts_with("//") {
        return Some(text.find('\n').unwrap_or(text.len()));
    }
    text.strip_prefix("/*")
        .map(|rest| rest.find("*/").map_or(text.len(), |end| end + 4))
}

/// The kind and length of the token at the start of a text that is not empty.
fn token(text: &str) -> (Kind, usize) {
    let is_word = |c: char| c.is_alphanumeric() || c == '_' || c == '$';
    let first = text.chars().next().unwrap_or(' ');
    if first == '"' || first == '\'' {
        return (Kind::Text, quoted(text, first));
    }
    if first.is_ascii_digit()
        || (first == '.' && text[1..].starts_with(|c: char| c.is_ascii_digit()))
    {
        return (Kind::Number, number(text));
    }
    if is_word(first) {
        let length = text.find(|c: char| !is_word(c)).unwrap_or(text.len());
        let (word, rest) = text.split_at(length);
        let prefixes = ["u8", "u", "U", "L"];
        if let Some(raw) = word.strip_suffix('R')
            && (raw.is_empty() || prefixes.contains(&raw))
            && rest.starts_with('"')
        {
            return (Kind::Text, length + raw_string(rest));
        }
        if prefixes.contains(&word)
            && let Some(quote) = rest.chars().next().filter(|c| matches!(c, '"' | '\''))
        {
            return (Kind::Text, length + quoted(rest, quote));
        }
        return (Kind::Word, length);
    }
    let long = LONG.iter().find(|symbol| text.starts_with(**symbol));
    (
        Kind::Symbol,
        long.map_or(first.len_utf8(), |symbol| symbol.len()),
    )
}

/// The length of a string or character up to its closing quote.
fn quoted(text: &str, quote: char) -> usize {
    let mut escaped = false;
    for (at, c) in text.char_indices().skip(1) {
        match c {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            _ if c == quote => return at + 1,
            _ => {}
        }
    }
    text.len()
}

/// The length of `"delimiter( … )delimiter"`.
fn raw_string(text: &str) -> usize {
    let Some(open) = text.find('(') else {
        return text.len();
    };
    let close = format!("){}\"", &text[1..open]);
    text.find(&close).map_or(text.len(), |at| at + close.len())
}

/// [lex.ppnumber]: digits, letters, dots, separators, and signs behind an exponent.
fn number(text: &str) -> usize {
    let mut before = ' ';
    for (at, c) in text.char_indices() {
        let sign = matches!(c, '+' | '-') && matches!(before, 'e' | 'E' | 'p' | 'P');
        if !(c.is_alphanumeric() || matches!(c, '.' | '_' | '\'') || sign) {
            return at;
        }
        before = c;
    }
    text.len()
}

/// The position of the token that closes the bracket at this position.
pub fn closing(tokens: &[Token<'_>], open: usize) -> Option<usize> {
    let mut depth = 0_usize;
    for (at, token) in tokens.iter().enumerate().skip(open) {
        if token.kind != Kind::Symbol {
            continue;
        }
        match token.text {
            "(" | "[" | "{" => depth += 1,
            ")" | "]" | "}" => {
                depth = depth.checked_sub(1)?;
                if depth == 0 {
                    return Some(at);
                }
            }
            _ => {}
        }
    }
    None
}

/// The tokens between commas outside of brackets.
pub fn split_at_commas<'a, 't>(tokens: &'a [Token<'t>]) -> Vec<&'a [Token<'t>]> {
    let mut parts = Vec::new();
    let (mut start, mut at) = (0, 0);
    while at < tokens.len() {
        if tokens[at].kind == Kind::Symbol && matches!(tokens[at].text, "(" | "[" | "{") {
            at = closing(tokens, at).unwrap_or(tokens.len() - 1);
        } else if tokens[at].is(",") {
            parts.push(&tokens[start..at]);
            start = at + 1;
        }
        at += 1;
    }
    parts.push(&tokens[start..]);
    parts
}

#[cfg(test)]
mod tests {
    use super::*;

    fn texts(text: &str) -> Vec<&str> {
        tokens(text).iter().map(|token| token.text).collect()
    }

    #[test]
    fn strings_numbers_and_lines_of_the_preprocessor_hide_their_content() {
        assert_eq!(
            texts(
                "# 1 \"a.c\"\nint x = 1'000.5e+3 /* { */ + f(R\"x(a)\")x\", '\\'', u8\"}\"); // {"
            ),
            [
                "int",
                "x",
                "=",
                "1'000.5e+3",
                "+",
                "f",
                "(",
                "R\"x(a)\")x\"",
                ",",
                "'\\''",
                ",",
                "u8\"}\"",
                ")",
                ";"
            ]
        );
    }

    #[test]
    fn lists_are_split_outside_of_brackets() {
        let all = tokens("f(a, b), [&]{ return 1, 2; }, c");
        let parts: Vec<usize> = split_at_commas(&all)
            .iter()
            .map(|part| part.len())
            .collect();
        assert_eq!(parts, [6, 10, 1]);
    }
}
