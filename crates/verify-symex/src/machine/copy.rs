//! Copying, filling and comparing ranges of memory.

use super::access::{Access, AccessKind};
use crate::engine::{End, Engine};
use crate::machine::race::SharedAccess;
use crate::state::State;
use crate::value::universe::Targets;
use crate::value::{ObjectId, Target, Value};
use verify_ir::BinaryOp;
use verify_term::TermId;

/// With a symbolic length, at most this many bytes are copied one by one.
pub const SYMBOLIC_LIMIT: u64 = 4096;

impl Engine<'_> {
    /// `memmove`: copies `len` bytes, provenance and uninitialised bits included.
    pub fn copy(
        &mut self,
        state: &mut State,
        to: Value,
        from: Value,
        len: Value,
    ) -> Result<(), End> {
        match len {
            Value::Int(0) => Ok(()),
            Value::Int(len) => self.copy_bytes(state, to, from, len),
            _ => self.copy_symbolic(state, to, from, len),
        }
    }

    fn copy_bytes(
        &mut self,
        state: &mut State,
        to: Value,
        from: Value,
        len: u64,
    ) -> Result<(), End> {
        let Ok(short) = u32::try_from(len) else {
            return Err(self.unsupported(state, "a copy of 4 GiB or more"));
        };
        let sources = self.check_access(
            state,
            from,
            Access {
                kind: AccessKind::Read,
                len: short,
                align: 1,
            },
        )?;
        let targets = self.check_access(
            state,
            to,
            Access {
                kind: AccessKind::Write,
                len: short,
                align: 1,
            },
        )?;
        if state.threads.is_some() {
            self.note_targets(state, &sources, len, SharedAccess::READ)?;
            self.note_targets(state, &targets, len, SharedAccess::WRITE)?;
            self.copy_between(state, &targets, &sources, short)?;
            return self.overwrite_atomics(state, &targets, len);
        }
        self.copy_between(state, &targets, &sources, short)
    }

    fn copy_between(
        &mut self,
        state: &mut State,
        targets: &Targets,
        sources: &Targets,
        len: u32,
    ) -> Result<(), End> {
        if let ([source], [target]) = (sources.as_slice(), targets.as_slice())
            && let (Some(source_at), Some(target_at)) = (
                self.universe.arena.as_u64(source.offset),
                self.universe.arena.as_u64(target.offset),
            )
        {
            return self.copy_concrete(
                state,
                (target.object, target_at),
                (source.object, source_at),
                u64::from(len),
            );
        }
        let parts = self.read_parts(state, sources, len)?;
        self.write_parts(state, targets, &parts);
        Ok(())
    }

    /// Between two known places: cells and bytes as they are.
    fn copy_concrete(
        &mut self,
        state: &mut State,
        to: (ObjectId, u64),
        from: (ObjectId, u64),
        len: u64,
    ) -> Result<(), End> {
        let source = state
            .memory
            .get(from.0)
            .expect("checked to exist")
            .content
            .clone();
        if source.array().is_some() {
            let parts: Vec<(u64, u32, Value)> = (0..len)
                .map(|at| (at, 1, source.read(&mut self.universe, from.1 + at, 1)))
                .collect();
            let slot = state.memory.get_mut(to.0).expect("checked to exist");
            for (at, size, value) in parts {
                slot.content
                    .write(&mut self.universe, to.1 + at, size, value);
            }
            return Ok(());
        }
        let pieces = source.pieces(&mut self.universe, from.1, len as u32);
        let slot = state.memory.get_mut(to.0).expect("checked to exist");
        let mut at = to.1;
        for (size, value) in pieces {
            slot.content.write(&mut self.universe, at, size, value);
            at += u64::from(size);
        }
        Ok(())
    }

    /// The bytes at one of several or symbolic places, in words where the length allows.
    fn read_parts(
        &mut self,
        state: &mut State,
        sources: &Targets,
        len: u32,
    ) -> Result<Vec<(u32, u32, Value)>, End> {
        let mut parts = Vec::new();
        let mut at = 0;
        while at < len {
            let size = if len - at >= 8 { 8 } else { 1 };
            let mut chosen: Option<Value> = None;
            for source in sources.iter().rev() {
                let distance = self.universe.arena.bv(64, u64::from(at));
                let offset = self.universe.arena.add(source.offset, distance);
                let place = Target { offset, ..*source };
                let value = self.read_place(state, place, source.guard, size);
                chosen = Some(match chosen {
                    None => value,
                    Some(other) => self.universe.select(source.guard, value, other, size * 8),
                });
            }
            parts.push((at, size, chosen.expect("there is at least one source")));
            at += size;
        }
        Ok(parts)
    }

    pub fn write_parts(
        &mut self,
        state: &mut State,
        targets: &Targets,
        parts: &[(u32, u32, Value)],
    ) {
        let single = targets.len() == 1;
        for target in targets {
            let guard = if single { TermId::TRUE } else { target.guard };
            for (at, size, value) in parts {
                let distance = self.universe.arena.bv(64, u64::from(*at));
                let offset = self.universe.arena.add(target.offset, distance);
                self.write_target(state, Target { offset, ..*target }, guard, *size, *value);
            }
        }
    }

    /// A symbolic number of bytes: each byte is copied where the length reaches it.
    fn copy_symbolic(
        &mut self,
        state: &mut State,
        to: Value,
        from: Value,
        len: Value,
    ) -> Result<(), End> {
        let len = self.defined(state, len, 64, "the length of a copy")?;
        let len = self.universe.term(len, 64);
        let sources = self.check_symbolic_range(state, from, len, AccessKind::Read)?;
        let targets = self.check_symbolic_range(state, to, len, AccessKind::Write)?;
        let limit = self.symbolic_limit(state, len, &[&sources, &targets])?;
        // Read everything before writing anything: the ranges may overlap.
        let mut bytes = Vec::new();
        for at in 0..limit {
            bytes.push(self.read_byte_within(state, &sources, at, len));
        }
        for (at, value) in bytes.into_iter().enumerate() {
            self.write_byte_within(state, &targets, at as u64, len, value);
        }
        Ok(())
    }

    /// `memset`.
    pub fn fill(
        &mut self,
        state: &mut State,
        to: Value,
        byte: Value,
        len: Value,
    ) -> Result<(), End> {
        match len {
            Value::Int(0) => Ok(()),
            Value::Int(bytes) => {
                let Ok(short) = u32::try_from(bytes) else {
                    return Err(self.unsupported(state, "a fill of 4 GiB or more"));
                };
                let targets = self.check_access(
                    state,
                    to,
                    Access {
                        kind: AccessKind::Write,
                        len: short,
                        align: 1,
                    },
                )?;
                if state.threads.is_some() {
                    self.note_targets(state, &targets, bytes, SharedAccess::WRITE)?;
                }
                if let [target] = targets.as_slice()
                    && let Some(offset) = self.universe.arena.as_u64(target.offset)
                {
                    self.fill_concrete(state, target.object, offset, short, byte);
                } else {
                    let parts: Vec<(u32, u32, Value)> =
                        (0..short).map(|at| (at, 1, byte)).collect();
                    self.write_parts(state, &targets, &parts);
                }
                match state.threads {
                    Some(_) => self.overwrite_atomics(state, &targets, bytes),
                    None => Ok(()),
                }
            }
            _ => {
                let len = self.defined(state, len, 64, "the length of a fill")?;
                let len = self.universe.term(len, 64);
                let targets = self.check_symbolic_range(state, to, len, AccessKind::Write)?;
                let limit = self.symbolic_limit(state, len, &[&targets])?;
                for at in 0..limit {
                    self.write_byte_within(state, &targets, at, len, byte);
                }
                Ok(())
            }
        }
    }

    fn fill_concrete(
        &mut self,
        state: &mut State,
        object: ObjectId,
        offset: u64,
        len: u32,
        byte: Value,
    ) {
        let slot = state.memory.get_mut(object).expect("checked to exist");
        if let Value::Int(byte) = byte
            && slot.content.array().is_none()
        {
            slot.content
                .split_cells(&mut self.universe, offset, u64::from(len));
            slot.content
                .write_bytes(offset, &vec![byte as u8; len as usize]);
            return;
        }
        for at in 0..len {
            slot.content
                .write(&mut self.universe, offset + u64::from(at), 1, byte);
        }
    }

    /// Checks a range of symbolic length. Where it is empty, nothing is required of the pointer.
    pub fn check_symbolic_range(
        &mut self,
        state: &mut State,
        pointer: Value,
        len: TermId,
        kind: AccessKind,
    ) -> Result<Targets, End> {
        let pointer = self.defined(state, pointer, 64, "the address")?;
        if state.threads.is_some() {
            match self.universe.arena.as_u64(len) {
                Some(bytes) => {
                    let targets = self.universe.targets(pointer);
                    let access = match kind {
                        AccessKind::Read => SharedAccess::READ,
                        AccessKind::Write => SharedAccess::WRITE,
                    };
                    self.note_targets(state, &targets, bytes, access)?;
                }
                None => self.pass_over_races(state),
            }
        }
        let zero = self.universe.arena.bv(64, 0);
        let empty = self.universe.arena.eq(len, zero);
        let mut valid = Targets::new();
        for target in self.universe.targets(pointer) {
            self.ensure_object(state, target.object)?;
            let exists = state.memory.get(target.object).is_some();
            let inside = if exists {
                let size = self.size_term(target.object);
                let arena = &mut self.universe.arena;
                let short = arena.ule(len, size);
                let last = arena.sub(size, len);
                let starts = arena.ule(target.offset, last);
                let inside = arena.and(short, starts);
                valid.push(target);
                inside
            } else {
                self.perhaps_valid(target)
            };
            let fine = self.universe.arena.or(empty, inside);
            let code = if exists {
                crate::Code::OutOfBounds
            } else {
                crate::Code::NullDereference
            };
            if exists {
                self.note_reach(target, len);
            }
            self.require_guarded(state, target.guard, fine, code, |engine, _| {
                let what = if exists {
                    engine.describe_object(target.object)
                } else {
                    "a null pointer".into()
                };
                let verb = if kind == AccessKind::Read {
                    "read"
                } else {
                    "write"
                };
                let message = crate::checks::obligation::Message {
                    text: format!("{verb} of {{}} bytes at offset {{}} of {what}"),
                    values: vec![(len, false), (target.offset, true)],
                };
                (message, Vec::new())
            })?;
            if exists {
                let nonempty = self.universe.arena.not(empty);
                let guard = self.universe.arena.and(target.guard, nonempty);
                self.check_inside_array(state, Target { guard, ..target }, len, kind)?;
                // One byte stands for all where life and constness are concerned.
                let first = Access {
                    kind,
                    len: 0,
                    align: 1,
                };
                self.check_target(state, Target { guard, ..target }, first)?;
            }
        }
        if valid.is_empty() {
            self.assume(state, empty)?;
        }
        Ok(valid)
    }

    /// How many bytes a symbolic length can reach at most.
    pub fn symbolic_limit(
        &mut self,
        state: &mut State,
        len: TermId,
        ranges: &[&Targets],
    ) -> Result<u64, End> {
        let (_, mut limit) = self.universe.arena.unsigned_range(len);
        for targets in ranges {
            let largest = targets
                .iter()
                .map(|target| self.universe.objects.get(target.object).size.limit())
                .max();
            limit = limit.min(largest.unwrap_or(0));
        }
        if limit > SYMBOLIC_LIMIT {
            return Err(self.unsupported(
                state,
                format!("a copy of a symbolic length of up to {limit} bytes"),
            ));
        }
        Ok(limit)
    }

    /// A byte of a range of symbolic length, where the length reaches it.
    pub fn read_byte_within(
        &mut self,
        state: &mut State,
        sources: &Targets,
        at: u64,
        len: TermId,
    ) -> Value {
        let position = self.universe.arena.bv(64, at);
        let reached = self.universe.arena.ult(position, len);
        let mut chosen: Option<Value> = None;
        for source in sources.iter().rev() {
            let offset = self.universe.arena.add(source.offset, position);
            let slot = state.memory.get(source.object).expect("checked to exist");
            let outside = self
                .universe
                .arena
                .as_u64(offset)
                .is_some_and(|offset| offset >= slot.content.size());
            let value = match outside {
                true => Value::Int(0),
                false => {
                    let guard = self.universe.arena.and(source.guard, reached);
                    self.read_place(state, Target { offset, ..*source }, guard, 1)
                }
            };
            chosen = Some(match chosen {
                None => value,
                Some(other) => self.universe.select(source.guard, value, other, 8),
            });
        }
        chosen.unwrap_or(Value::Int(0))
    }

    pub fn write_byte_within(
        &mut self,
        state: &mut State,
        targets: &Targets,
        at: u64,
        len: TermId,
        value: Value,
    ) {
        let position = self.universe.arena.bv(64, at);
        let reached = self.universe.arena.ult(position, len);
        for target in targets {
            let offset = self.universe.arena.add(target.offset, position);
            let outside = self.universe.arena.as_u64(offset).is_some_and(|offset| {
                offset >= self.universe.objects.get(target.object).size.limit()
            });
            if outside {
                continue;
            }
            let guard = self.universe.arena.and(target.guard, reached);
            self.write_target(state, Target { offset, ..*target }, guard, 1, value);
        }
    }

    /// `memcmp`: the difference of the first bytes that differ.
    pub fn compare_bytes(
        &mut self,
        state: &mut State,
        left: Value,
        right: Value,
        len: Value,
    ) -> Result<Value, End> {
        let len = self.defined(state, len, 64, "the length of a comparison")?;
        if len == Value::Int(0) {
            return Ok(Value::Int(0));
        }
        let term = self.universe.term(len, 64);
        let lefts = self.check_symbolic_range(state, left, term, AccessKind::Read)?;
        let rights = self.check_symbolic_range(state, right, term, AccessKind::Read)?;
        let limit = match len {
            Value::Int(len) => len,
            _ => self.symbolic_limit(state, term, &[&lefts, &rights])?,
        };
        // Only bytes up to the first difference count: the rest may be uninitialised.
        let mut differences = Vec::new();
        let mut open = TermId::TRUE;
        for at in 0..limit {
            let position = self.universe.arena.bv(64, at);
            let reached = self.universe.arena.ult(position, term);
            let counts = self.universe.arena.and(open, reached);
            if counts == TermId::FALSE {
                break;
            }
            let a = self.read_byte_within(state, &lefts, at, term);
            let b = self.read_byte_within(state, &rights, at, term);
            let a = self.universe.select(counts, a, Value::Int(0), 8);
            let b = self.universe.select(counts, b, Value::Int(0), 8);
            let equal = self.universe.compare(verify_ir::IntPredicate::Eq, 8, a, b);
            let equal = self.defined(state, equal, 1, "a byte compared by memcmp")?;
            let equal = self.universe.condition(equal);
            let (a, b) = (
                self.universe.resize_integer(a, 8, 32, false),
                self.universe.resize_integer(b, 8, 32, false),
            );
            differences.push((equal, self.universe.binary(BinaryOp::Sub, 32, a, b)));
            open = self.universe.arena.and(counts, equal);
        }
        let mut result = Value::Int(0);
        for (equal, difference) in differences.into_iter().rev() {
            result = self.universe.select(equal, result, difference, 32);
        }
        Ok(result)
    }
}
