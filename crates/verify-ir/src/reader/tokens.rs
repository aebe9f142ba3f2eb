//! The token under the eye and the ways to go past it.
//!
//! Nothing goes past a token without naming what it stands for; whatever is not understood becomes
//! an error at its place.

use super::lexer::{Lexer, Token};
use crate::error::Problem;

/// A problem and the byte of the text where it shows.
pub(super) struct Fault {
    pub(super) position: usize,
    pub(super) problem: Problem,
}

pub(super) type Parse<T> = Result<T, Box<Fault>>;

/// A fault at a place.
#[cold]
pub(super) fn fault<T>(position: usize, problem: Problem) -> Parse<T> {
    Err(Box::new(Fault { position, problem }))
}

pub(super) struct Tokens<'t> {
    pub(super) text: &'t [u8],
    lexer: Lexer<'t>,
    /// The token under the eye.
    pub(super) current: Token<'t>,
    /// Where it starts.
    pub(super) start: usize,
}

impl<'t> Tokens<'t> {
    /// Stands before the first token.
    pub(super) fn new(text: &'t [u8]) -> Parse<Self> {
        let mut tokens = Tokens {
            text,
            lexer: Lexer::new(text),
            current: Token::End,
            start: 0,
        };
        tokens.advance()?;
        Ok(tokens)
    }

    /// Goes to the next token.
    #[inline]
    pub(super) fn advance(&mut self) -> Parse<()> {
        self.start = self.lexer.skip_blanks();
        match self.lexer.token() {
            Ok(token) => {
                self.current = token;
                Ok(())
            }
            Err(error) => fault(error.position, Problem::Lexical(error.message)),
        }
    }

    /// The current token, gone past.
    #[inline]
    pub(super) fn take(&mut self) -> Parse<Token<'t>> {
        let token = self.current;
        self.advance()?;
        Ok(token)
    }

    /// The byte directly behind the current token.
    #[inline]
    pub(super) fn next_byte(&self) -> u8 {
        self.lexer.next_byte()
    }

    /// Where the current token ends.
    #[inline]
    pub(super) fn end(&self) -> usize {
        self.lexer.position()
    }

    /// Goes to the token that starts at or behind this place.
    pub(super) fn jump(&mut self, position: usize) -> Parse<()> {
        self.lexer.jump(position);
        self.advance()
    }

    /// An error: something else should stand here.
    #[cold]
    pub(super) fn unexpected<T>(&self, expected: &str) -> Parse<T> {
        let found = self.describe_current();
        fault(
            self.start,
            Problem::Expected {
                expected: expected.to_owned(),
                found,
            },
        )
    }

    /// An error at the current token.
    #[cold]
    pub(super) fn wrong<T>(&self, problem: Problem) -> Parse<T> {
        fault(self.start, problem)
    }

    fn describe_current(&self) -> String {
        if self.current == Token::End {
            return "the end of the text".to_owned();
        }
        let token = &self.text[self.start..self.lexer.position()];
        let shown = String::from_utf8_lossy(&token[..token.len().min(60)]).into_owned();
        format!("`{shown}`{}", if token.len() > 60 { "…" } else { "" })
    }

    #[inline]
    pub(super) fn is(&self, punctuation: u8) -> bool {
        self.current == Token::Punctuation(punctuation)
    }

    #[inline]
    pub(super) fn is_word(&self, word: &str) -> bool {
        matches!(self.current, Token::Word(found) if found == word)
    }

    /// Goes past this punctuation if it stands here.
    #[inline]
    pub(super) fn eat(&mut self, punctuation: u8) -> Parse<bool> {
        if self.is(punctuation) {
            self.advance()?;
            return Ok(true);
        }
        Ok(false)
    }

    /// Goes past this word if it stands here.
    #[inline]
    pub(super) fn eat_word(&mut self, word: &str) -> Parse<bool> {
        if self.is_word(word) {
            self.advance()?;
            return Ok(true);
        }
        Ok(false)
    }

    #[inline]
    pub(super) fn expect(&mut self, punctuation: u8) -> Parse<()> {
        if self.is(punctuation) {
            return self.advance();
        }
        self.unexpected(&format!("`{}`", char::from(punctuation)))
    }

    pub(super) fn expect_word(&mut self, word: &str) -> Parse<()> {
        if self.is_word(word) {
            return self.advance();
        }
        self.unexpected(&format!("`{word}`"))
    }

    /// Goes past `name:`.
    pub(super) fn expect_field(&mut self, name: &str) -> Parse<()> {
        self.expect_word(name)?;
        self.expect(b':')
    }

    /// An integer without a sign.
    #[inline]
    pub(super) fn number(&mut self) -> Parse<u64> {
        let Token::Integer(digits) = self.current else {
            return self.unexpected("a number");
        };
        match digits.parse() {
            Ok(number) => {
                self.advance()?;
                Ok(number)
            }
            Err(_) => self.out_of_range(digits, "64 bits without a sign"),
        }
    }

    /// An integer without a sign that fits in 32 bits.
    pub(super) fn small_number(&mut self) -> Parse<u32> {
        let Token::Integer(digits) = self.current else {
            return self.unexpected("a number");
        };
        match digits.parse() {
            Ok(number) => {
                self.advance()?;
                Ok(number)
            }
            Err(_) => self.out_of_range(digits, "32 bits without a sign"),
        }
    }

    /// An integer with or without a sign.
    pub(super) fn signed_number(&mut self) -> Parse<i64> {
        let Token::Integer(digits) = self.current else {
            return self.unexpected("a number");
        };
        match digits.parse() {
            Ok(number) => {
                self.advance()?;
                Ok(number)
            }
            Err(_) => self.out_of_range(digits, "64 bits with a sign"),
        }
    }

    #[cold]
    pub(super) fn out_of_range<T>(&self, digits: &str, place: &'static str) -> Parse<T> {
        let number = digits.chars().take(60).collect();
        self.wrong(Problem::OutOfRange { number, place })
    }

    /// The raw content of a quoted string.
    #[inline]
    pub(super) fn text(&mut self) -> Parse<&'t [u8]> {
        let Token::Text(raw) = self.current else {
            return self.unexpected("a quoted string");
        };
        self.advance()?;
        Ok(raw)
    }
}
