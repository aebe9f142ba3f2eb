//! `#dbg_…` records and `llvm.dbg.…` calls, which become the same.

use super::Reader;
use super::lexer::Token;
use super::tokens::Parse;
use crate::function::{DebugAssign, DebugRecord, DebugRecordKind, DebugValue};
use crate::index::MetadataId;

impl Reader<'_> {
    /// `#dbg_value(i32 %x, !1, !DIExpression(), !2)`; `word` is what stands behind `#`.
    pub(super) fn debug_record(&mut self, word: &str) -> Parse<()> {
        let Some(kind) = word.strip_prefix("dbg_") else {
            return self.tokens.unexpected("a debug record");
        };
        let kind = match kind {
            "declare" | "value" | "assign" | "label" | "declare_value" => kind.as_bytes(),
            _ => return self.tokens.unexpected("a debug record"),
        };
        self.tokens.advance()?;
        self.tokens.expect(b'(')?;
        let record = self.record_content(kind, false)?;
        self.tokens.expect(b',')?;
        let location = Some(self.metadata_node()?);
        self.tokens.expect(b')')?;
        self.push_record(location, record);
        Ok(())
    }

    /// `@llvm.dbg.value(metadata i32 %x, metadata !1, metadata !DIExpression()) #1`; `kind` is what
    /// stands behind `llvm.dbg.`. Its location is attached like that of any instruction.
    pub(super) fn debug_intrinsic(&mut self, kind: &[u8]) -> Parse<()> {
        let kind = match kind {
            // Says less than a declaration: only from here on.
            b"addr" => b"declare",
            b"declare" | b"value" | b"assign" | b"label" => kind,
            _ => return self.tokens.unexpected("a debug intrinsic"),
        };
        self.tokens.advance()?;
        self.tokens.expect(b'(')?;
        let record = self.record_content(kind, true)?;
        self.tokens.expect(b')')?;
        self.function_attributes()?;
        self.push_record(None, record);
        Ok(())
    }

    fn push_record(&mut self, location: Option<MetadataId>, kind: DebugRecordKind) {
        let before = self.next_instruction();
        self.builder.records.push(DebugRecord {
            before,
            location,
            kind,
        });
    }

    /// What a record says; the operands of an intrinsic have the type `metadata` before them.
    fn record_content(&mut self, kind: &[u8], intrinsic: bool) -> Parse<DebugRecordKind> {
        if kind == b"label" {
            return self.record_node(intrinsic).map(DebugRecordKind::Label);
        }
        let value = self.debug_value(intrinsic)?;
        self.tokens.expect(b',')?;
        let variable = self.record_node(intrinsic)?;
        self.tokens.expect(b',')?;
        let expression = self.record_node(intrinsic)?;
        Ok(match kind {
            b"declare" => DebugRecordKind::Declare {
                address: value,
                variable,
                expression,
            },
            b"declare_value" => DebugRecordKind::DeclareValue {
                value,
                variable,
                expression,
            },
            b"value" => DebugRecordKind::Value {
                value,
                variable,
                expression,
            },
            _ => {
                self.tokens.expect(b',')?;
                let identity = self.record_node(intrinsic)?;
                self.tokens.expect(b',')?;
                let address = self.debug_value(intrinsic)?;
                self.tokens.expect(b',')?;
                let address_expression = self.record_node(intrinsic)?;
                DebugRecordKind::Assign(Box::new(DebugAssign {
                    value,
                    variable,
                    expression,
                    identity,
                    address,
                    address_expression,
                }))
            }
        })
    }

    fn record_node(&mut self, intrinsic: bool) -> Parse<MetadataId> {
        if intrinsic {
            self.tokens.expect_word("metadata")?;
        }
        self.metadata_node()
    }

    fn debug_value(&mut self, intrinsic: bool) -> Parse<DebugValue> {
        if intrinsic {
            self.tokens.expect_word("metadata")?;
        }
        match self.tokens.current {
            Token::MetadataName(b"DIArgList") => self.debug_values(),
            // The empty tuple, by number or in place.
            Token::MetadataNumber(_) | Token::Punctuation(b'!') => {
                self.metadata_node()?;
                Ok(DebugValue::Gone)
            }
            _ => Ok(DebugValue::Operand(self.typed_value()?.1)),
        }
    }

    /// `!DIArgList(i32 %a, i32 %b)`.
    fn debug_values(&mut self) -> Parse<DebugValue> {
        self.tokens.advance()?;
        self.tokens.expect(b'(')?;
        let mut values = Vec::new();
        while !self.tokens.is(b')') {
            values.push(self.typed_value()?.1);
            if !self.tokens.eat(b',')? {
                break;
            }
        }
        self.tokens.expect(b')')?;
        Ok(DebugValue::List(values.into()))
    }
}
