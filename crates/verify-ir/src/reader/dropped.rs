//! What is read and dropped: use-list orders and module summaries.

use super::Reader;
use super::lexer::Token;
use super::tokens::Parse;

impl Reader<'_> {
    /// `uselistorder type value, { 1, 0 }`.
    pub(super) fn use_list_order(&mut self) -> Parse<()> {
        self.tokens.expect_word("uselistorder")?;
        if self.tokens.is_word("label") {
            self.label()?;
        } else if self.function.is_some() {
            self.typed_value()?;
        } else {
            self.typed_constant()?;
        }
        self.tokens.expect(b',')?;
        self.index_list()
    }

    /// `uselistorder_bb @function, %block, { 1, 0 }`.
    pub(super) fn block_use_list_order(&mut self) -> Parse<()> {
        self.tokens.expect_word("uselistorder_bb")?;
        let position = self.tokens.start;
        let function = self.symbol_name()?;
        self.symbol_reference(function, self.known.pointer, position);
        self.tokens.expect(b',')?;
        match self.tokens.current {
            Token::Local(_) | Token::LocalNumber(_) => self.tokens.advance()?,
            _ => return self.tokens.unexpected("a block"),
        }
        self.tokens.expect(b',')?;
        self.index_list()
    }

    /// `{ 1, 0 }`.
    fn index_list(&mut self) -> Parse<()> {
        self.tokens.expect(b'{')?;
        self.tokens.small_number()?;
        while self.tokens.eat(b',')? {
            self.tokens.small_number()?;
        }
        self.tokens.expect(b'}')
    }

    /// `^0 = module: (path: "…", hash: (0, 0))`, or `^1 = flags: 8`.
    pub(super) fn summary(&mut self) -> Parse<()> {
        self.tokens.advance()?;
        self.tokens.expect(b'=')?;
        match self.tokens.current {
            Token::Word(
                "module" | "gv" | "typeid" | "typeidCompatibleVTable" | "flags" | "blockcount",
            ) => self.tokens.advance()?,
            _ => return self.tokens.unexpected("a kind of summary"),
        }
        self.tokens.expect(b':')?;
        if !self.tokens.is(b'(') {
            self.tokens.number()?;
            return Ok(());
        }
        let mut depth = 0_u32;
        loop {
            match self.tokens.current {
                Token::Punctuation(b'(') => depth += 1,
                Token::Punctuation(b')') => depth -= 1,
                Token::Punctuation(b':' | b',')
                | Token::Word(_)
                | Token::Text(_)
                | Token::Integer(_)
                | Token::Summary(_) => {}
                _ => return self.tokens.unexpected("more of the summary"),
            }
            self.tokens.advance()?;
            if depth == 0 {
                return Ok(());
            }
        }
    }
}
