//! Cuts the text into tokens without copying it.
//!
//! Only the cursor calls it. It knows the shapes of tokens and no keyword.

use memchr::memchr;
use std::borrow::Cow;

/// A token. Quoted names and strings are raw: escapes are still in them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Token<'t> {
    End,
    /// A keyword, an opcode, a type's name, a label; always ASCII.
    Word(&'t str),
    /// `%name`.
    Local(&'t [u8]),
    /// `%1`.
    LocalNumber(u32),
    /// `@name`.
    Global(&'t [u8]),
    /// `@1`.
    GlobalNumber(u32),
    /// `$name`.
    Comdat(&'t [u8]),
    /// `!name`.
    MetadataName(&'t [u8]),
    /// `!1`.
    MetadataNumber(u32),
    /// `#1`.
    Group(u32),
    /// `#dbg_value`, without the `#`.
    Record(&'t str),
    /// `^1`.
    Summary(u32),
    /// Decimal, with or without a sign.
    Integer(&'t str),
    /// `u0x…` or `s0x…`.
    HexInteger(&'t str),
    /// Decimal with a point.
    Float(&'t str),
    /// `0x…`, with its prefix.
    HexFloat(&'t str),
    /// `"…"`.
    Text(&'t [u8]),
    Punctuation(u8),
    /// `...`.
    Ellipsis,
}

/// What a token cannot be made of, and where.
pub(crate) struct LexicalError {
    pub(super) position: usize,
    pub(super) message: &'static str,
}

pub(crate) struct Lexer<'t> {
    text: &'t [u8],
    position: usize,
}

/// Bytes that words are made of: letters, digits, `$`, `.`, `_`, `-`.
const WORD: [bool; 256] = {
    let mut table = [false; 256];
    let mut byte = 0;
    while byte < 256 {
        let b = byte as u8;
        table[byte] = b.is_ascii_alphanumeric() || matches!(b, b'$' | b'.' | b'_' | b'-');
        byte += 1;
    }
    table
};

impl<'t> Lexer<'t> {
    pub(crate) fn new(text: &'t [u8]) -> Self {
        Lexer { text, position: 0 }
    }

    /// The byte behind the last token.
    #[inline]
    pub(super) fn next_byte(&self) -> u8 {
        self.byte(self.position)
    }

    /// Where the last token ended.
    #[inline]
    pub(crate) fn position(&self) -> usize {
        self.position
    }

    /// Goes on from another place.
    #[inline]
    pub(crate) fn jump(&mut self, position: usize) {
        self.position = position;
    }

    #[inline]
    fn byte(&self, at: usize) -> u8 {
        self.text.get(at).copied().unwrap_or(0)
    }

    /// Skips blanks and comments; where the next token starts.
    #[inline]
    pub(crate) fn skip_blanks(&mut self) -> usize {
        loop {
            match self.text.get(self.position) {
                Some(b' ' | b'\n' | b'\t' | b'\r') => self.position += 1,
                Some(b';') => {
                    let rest = &self.text[self.position..];
                    self.position += memchr(b'\n', rest).unwrap_or(rest.len());
                }
                _ => return self.position,
            }
        }
    }

    /// The token at the current position; blanks have been skipped.
    #[inline]
    pub(crate) fn token(&mut self) -> Result<Token<'t>, LexicalError> {
        let start = self.position;
        let Some(&first) = self.text.get(start) else {
            return Ok(Token::End);
        };
        match first {
            b'a'..=b'z' | b'A'..=b'Z' | b'_' => Ok(self.word_or_hex(start)),
            b'0'..=b'9' | b'-' | b'+' => self.number(start),
            b',' | b'(' | b')' | b'=' | b'{' | b'}' | b'[' | b']' | b'<' | b'>' | b'*' | b'|'
            | b':' | b'/' => {
                self.position += 1;
                Ok(Token::Punctuation(first))
            }
            b'%' => self.symbol(Token::Local, Token::LocalNumber),
            b'@' => self.symbol(Token::Global, Token::GlobalNumber),
            b'!' => self.metadata(),
            b'"' => Ok(Token::Text(self.quoted(start)?)),
            b'#' => self.hash(),
            b'.' if self.text[start..].starts_with(b"...") => {
                self.position += 3;
                Ok(Token::Ellipsis)
            }
            b'.' => Ok(Token::Word(self.word(start))),
            b'$' => match self.byte(start + 1) {
                b'"' => Ok(Token::Comdat(self.quoted(start + 1)?)),
                _ => Ok(Token::Comdat(&self.word(start).as_bytes()[1..])),
            },
            b'^' => {
                self.position += 1;
                Ok(Token::Summary(self.small_number()?))
            }
            _ => Err(self.error(start, "this byte begins no token of LLVM IR")),
        }
    }

    #[expect(clippy::unused_self, reason = "reads like the other ways to end")]
    fn error(&self, position: usize, message: &'static str) -> LexicalError {
        LexicalError { position, message }
    }

    /// The word that starts at `start`.
    #[inline]
    fn word(&mut self, start: usize) -> &'t str {
        let mut end = start + 1;
        while end < self.text.len() && WORD[self.text[end] as usize] {
            end += 1;
        }
        self.position = end;
        ascii(&self.text[start..end])
    }

    #[inline]
    fn word_or_hex(&mut self, start: usize) -> Token<'t> {
        let word = self.word(start);
        match word.as_bytes() {
            [b'u' | b's', b'0', b'x', digits @ ..]
                if !digits.is_empty() && digits.iter().all(u8::is_ascii_hexdigit) =>
            {
                Token::HexInteger(word)
            }
            _ => Token::Word(word),
        }
    }

    /// The raw content of the string whose opening quote is at `quote`.
    fn quoted(&mut self, quote: usize) -> Result<&'t [u8], LexicalError> {
        let rest = &self.text[quote + 1..];
        let Some(length) = memchr(b'"', rest) else {
            return Err(self.error(quote, "this string is never closed"));
        };
        self.position = quote + length + 2;
        Ok(&rest[..length])
    }

    /// Decimal digits from the current position on, which must fit in 32 bits.
    fn small_number(&mut self) -> Result<u32, LexicalError> {
        let start = self.position;
        let mut number: u32 = 0;
        while let digit @ b'0'..=b'9' = self.next_byte() {
            let grown = number
                .checked_mul(10)
                .and_then(|n| n.checked_add(u32::from(digit - b'0')));
            number = grown.ok_or_else(|| self.error(start, "this number is too large"))?;
            self.position += 1;
        }
        if self.position == start {
            return Err(self.error(start, "a number should follow"));
        }
        Ok(number)
    }

    /// What follows `%` or `@`.
    #[inline]
    fn symbol(
        &mut self,
        named: fn(&'t [u8]) -> Token<'t>,
        numbered: fn(u32) -> Token<'t>,
    ) -> Result<Token<'t>, LexicalError> {
        let start = self.position;
        match self.byte(start + 1) {
            b'0'..=b'9' => {
                self.position += 1;
                let number = self.small_number()?;
                if WORD[self.next_byte() as usize] {
                    return Err(self.error(start, "a name that begins with a digit must be quoted"));
                }
                Ok(numbered(number))
            }
            b'"' => Ok(named(self.quoted(start + 1)?)),
            byte if WORD[byte as usize] => Ok(named(self.word(start + 1).as_bytes())),
            _ => Err(self.error(start, "a name or a number should follow")),
        }
    }

    fn metadata(&mut self) -> Result<Token<'t>, LexicalError> {
        let start = self.position;
        self.position += 1;
        match self.next_byte() {
            b'0'..=b'9' => Ok(Token::MetadataNumber(self.small_number()?)),
            byte if WORD[byte as usize] || byte == b'\\' => {
                let mut end = start + 1;
                while WORD[self.byte(end) as usize] || self.byte(end) == b'\\' {
                    end += 1;
                }
                self.position = end;
                Ok(Token::MetadataName(&self.text[start + 1..end]))
            }
            _ => Ok(Token::Punctuation(b'!')),
        }
    }

    fn hash(&mut self) -> Result<Token<'t>, LexicalError> {
        let start = self.position;
        self.position += 1;
        match self.next_byte() {
            b'0'..=b'9' => Ok(Token::Group(self.small_number()?)),
            b'a'..=b'z' => Ok(Token::Record(self.word(start + 1))),
            _ => Err(self.error(start, "a number or a record should follow")),
        }
    }

    /// A number, or a label that begins like one.
    fn number(&mut self, start: usize) -> Result<Token<'t>, LexicalError> {
        let digits = start + usize::from(matches!(self.text[start], b'-' | b'+'));
        if self.text[start] == b'0' && self.byte(start + 1) == b'x' {
            let word = self.word(start);
            return Ok(Token::HexFloat(word));
        }
        let mut end = digits;
        while self.byte(end).is_ascii_digit() {
            end += 1;
        }
        if end == digits {
            return match self.text[start] {
                b'+' => Err(self.error(start, "a number should follow")),
                _ => Ok(Token::Word(self.word(start))),
            };
        }
        if self.byte(end) == b'.' && self.byte(end + 1).is_ascii_digit() {
            return Ok(self.float(start, end));
        }
        if WORD[self.byte(end) as usize] {
            return Ok(Token::Word(self.word(start)));
        }
        self.position = end;
        Ok(Token::Integer(ascii(&self.text[start..end])))
    }

    fn float(&mut self, start: usize, point: usize) -> Token<'t> {
        let mut end = point + 1;
        while self.byte(end).is_ascii_digit() {
            end += 1;
        }
        if matches!(self.byte(end), b'e' | b'E') {
            let sign = usize::from(matches!(self.byte(end + 1), b'-' | b'+'));
            if self.byte(end + 1 + sign).is_ascii_digit() {
                end += 1 + sign;
                while self.byte(end).is_ascii_digit() {
                    end += 1;
                }
            }
        }
        self.position = end;
        Token::Float(ascii(&self.text[start..end]))
    }
}

fn ascii(bytes: &[u8]) -> &str {
    std::str::from_utf8(bytes).expect("word and number bytes are ASCII")
}

/// Resolves the escapes of a quoted string: `\5C` and `\\`.
pub(super) fn unescape(raw: &[u8]) -> Cow<'_, [u8]> {
    if !raw.contains(&b'\\') {
        return Cow::Borrowed(raw);
    }
    let mut bytes = Vec::with_capacity(raw.len());
    let mut rest = raw;
    while let Some((&first, tail)) = rest.split_first() {
        rest = tail;
        match (first, tail) {
            (b'\\', [b'\\', tail @ ..]) => {
                bytes.push(b'\\');
                rest = tail;
            }
            (b'\\', [high, low, tail @ ..])
                if high.is_ascii_hexdigit() && low.is_ascii_hexdigit() =>
            {
                bytes.push(hex_value(*high) << 4 | hex_value(*low));
                rest = tail;
            }
            _ => bytes.push(first),
        }
    }
    Cow::Owned(bytes)
}

/// The text of a name or string. Where its bytes are no UTF-8, those beyond ASCII and backslashes
/// stay as escapes.
pub(crate) fn readable(raw: &[u8]) -> Cow<'_, str> {
    match unescape(raw) {
        Cow::Borrowed(bytes) => match std::str::from_utf8(bytes) {
            Ok(text) => Cow::Borrowed(text),
            Err(_) => Cow::Owned(escape(bytes)),
        },
        Cow::Owned(bytes) => match String::from_utf8(bytes) {
            Ok(text) => Cow::Owned(text),
            Err(error) => Cow::Owned(escape(error.as_bytes())),
        },
    }
}

fn escape(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len() + 16);
    for &byte in bytes {
        if byte.is_ascii() && byte != b'\\' {
            text.push(char::from(byte));
        } else {
            text.push_str(&format!("\\{byte:02X}"));
        }
    }
    text
}

/// The value of a hexadecimal digit.
pub(super) fn hex_value(digit: u8) -> u8 {
    match digit {
        b'0'..=b'9' => digit - b'0',
        b'a'..=b'f' => digit - b'a' + 10,
        _ => digit - b'A' + 10,
    }
}
