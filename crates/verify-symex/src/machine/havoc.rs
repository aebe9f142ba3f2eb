//! Making things up: values and memory that may hold anything, and which of it is an input.

use super::access::{Access, AccessKind};
use super::copy::SYMBOLIC_LIMIT;
use crate::engine::{End, Engine};
use crate::inputs::choices::ChoiceKind;
use crate::inputs::entry::Part;
use crate::inputs::record::{InputRecord, InputSource};
use crate::outcome::Origin;
use crate::program::code::CallOp;
use crate::program::debug_type::TypeOf;
use crate::program::scalar::Scalar;
use crate::state::State;
use crate::value::memory::content::Content;
use crate::value::memory::object::ObjectKind;
use crate::value::memory::store::Life;
use crate::value::{ObjectId, Target, Value};
use verify_term::{Sort, TermId};

/// Whether what is asked for at once is one input however many bytes it has: text, or memory without a type.
fn is_joined(origin: &Origin) -> bool {
    matches!(origin, Origin::Memory { .. } | Origin::ArgumentWord { .. })
}

impl Engine<'_> {
    /// Any value of a scalar.
    pub fn any_value(&mut self, state: &State, scalar: Scalar, kind: ChoiceKind) -> Value {
        let term = self.choose(state, kind, Sort::BitVec(scalar.width()));
        if matches!(scalar, Scalar::Float(_)) {
            self.inputs.choices.last_is_float();
        }
        self.universe.value(term)
    }

    /// Makes the bytes of a content take any value.
    pub fn havoc_content(
        &mut self,
        state: &State,
        content: &mut Content,
        len: u64,
        kind: &ChoiceKind,
    ) {
        let mut at = 0;
        while at < len {
            let size = (len - at).min(8) as u32;
            let size = 1 << size.ilog2();
            let term = self.choose(state, kind.clone(), Sort::BitVec(size * 8));
            let value = self.universe.value(term);
            content.write(&mut self.universe, at, size, value);
            at += u64::from(size);
        }
    }

    /// Makes a range of memory take any value; as an input of the program if it has a name.
    pub fn havoc_range(
        &mut self,
        state: &mut State,
        pointer: Value,
        len: u64,
        input: Option<&InputSource>,
    ) -> Result<Vec<Part>, End> {
        self.havoc_typed(state, pointer, len, input, None)
    }

    /// As `havoc_range`, for what has this type in the source.
    pub fn havoc_typed(
        &mut self,
        state: &mut State,
        pointer: Value,
        len: u64,
        input: Option<&InputSource>,
        of: Option<TypeOf>,
    ) -> Result<Vec<Part>, End> {
        let Ok(short) = u32::try_from(len) else {
            return Err(self.unsupported(state, "an input of 4 GiB or more"));
        };
        if len == 0 {
            return Ok(Vec::new());
        }
        let targets = self.check_access(
            state,
            pointer,
            Access {
                kind: AccessKind::Write,
                len: short,
                align: 1,
            },
        )?;
        let mut parts = Vec::new();
        let mut at = 0;
        while at < short {
            let size = 1_u32 << (short - at).min(8).ilog2();
            let term = self.choose(
                state,
                input.map_or(ChoiceKind::Library, |asked| ChoiceKind::input(&asked.name)),
                Sort::BitVec(size * 8),
            );
            let value = self.universe.value(term);
            if let Some(asked) = input {
                let joined = is_joined(&asked.origin);
                let name = if len <= 8 || joined {
                    asked.name.clone()
                } else {
                    format!("{}[{at}..{}]", asked.name, at + size)
                };
                let asked = InputSource {
                    name,
                    origin: asked.origin.clone(),
                };
                let of = of.filter(|_| u64::from(size) == len);
                self.record_input(state, asked, of, value, size * 8);
                self.continue_input(joined && at > 0);
            }
            parts.push((at, size, value));
            at += size;
        }
        self.write_parts(state, &targets, &parts);
        Ok(parts
            .into_iter()
            .map(|(offset, size, value)| Part {
                offset,
                size,
                value,
            })
            .collect())
    }

    /// As `havoc_range`, for a symbolic number of bytes.
    pub fn havoc_symbolic(
        &mut self,
        state: &mut State,
        pointer: Value,
        len: Value,
        input: Option<&InputSource>,
    ) -> Result<(), End> {
        let len = self.defined(state, len, 64, "the length of an input")?;
        let len = self.universe.term(len, 64);
        let targets = self.check_symbolic_range(state, pointer, len, AccessKind::Write)?;
        let limit = self.symbolic_limit(state, len, &[&targets])?;
        for at in 0..limit {
            let position = self.universe.arena.bv(64, at);
            let reached = self.universe.arena.ult(position, len);
            let reached = self.universe.arena.and(state.path.whole(), reached);
            let term = self.choose_where(
                reached,
                input.map_or(ChoiceKind::Library, |asked| ChoiceKind::input(&asked.name)),
                Sort::BitVec(8),
            );
            let value = self.universe.value(term);
            if let Some(InputSource { name, origin }) = input {
                let joined = is_joined(origin);
                let asked = InputSource {
                    name: match joined {
                        true => name.clone(),
                        false => format!("{name}[{at}]"),
                    },
                    origin: origin.clone(),
                };
                self.record_input_where(reached, state, asked, None, value, 8);
                self.continue_input(joined && at > 0);
            }
            self.write_byte_within(state, &targets, at, len, value);
        }
        Ok(())
    }

    /// Lists a value among the inputs that a counterexample names.
    pub fn record_input(
        &mut self,
        state: &State,
        asked: InputSource,
        of: Option<TypeOf>,
        value: Value,
        width: u32,
    ) {
        self.record_input_where(state.path.whole(), state, asked, of, value, width);
    }

    /// Lists a pointer that is null among the inputs.
    pub fn record_null(&mut self, guard: TermId, state: &State, asked: InputSource) {
        self.record_input_where(guard, state, asked, None, Value::NULL, 64);
    }

    fn record_input_where(
        &mut self,
        guard: TermId,
        state: &State,
        asked: InputSource,
        of: Option<TypeOf>,
        value: Value,
        width: u32,
    ) {
        let site = Some(state.top.site());
        let InputSource { name, origin } = asked;
        self.inputs.records.push(InputRecord {
            name,
            of,
            origin,
            value,
            width,
            guard,
            site,
            continues: false,
        });
    }

    /// Says of the last input whether it is part of the one before it.
    fn continue_input(&mut self, continues: bool) {
        if let Some(last) = self.inputs.records.last_mut() {
            last.continues = continues;
        }
    }

    /// What the arguments of an unknown function point to may change, but for these objects.
    pub fn havoc_pointees(
        &mut self,
        state: &mut State,
        call: &CallOp,
        spared: &[ObjectId],
    ) -> Result<(), End> {
        let mut reached: Vec<ObjectId> = Vec::new();
        for argument in &call.arguments {
            for arg in &argument.values {
                let value = crate::state::read(state, *arg);
                if self.universe.is_pointer(value) {
                    reached.extend(
                        self.universe
                            .targets(value)
                            .iter()
                            .map(|target| target.object),
                    );
                }
            }
        }
        reached.sort_unstable();
        reached.dedup();
        reached.retain(|object| !spared.contains(object));
        for object in reached {
            self.havoc_object(state, object);
        }
        Ok(())
    }

    /// Makes an object take any value, if it is alive and anybody may write to it.
    fn havoc_object(&mut self, state: &mut State, object: ObjectId) {
        let identity = self.universe.objects.get(object);
        let size = identity.size.limit();
        let name = match &*identity.name {
            "" => identity.kind.describe().to_owned(),
            name => format!("`{name}`"),
        };
        if matches!(
            identity.kind,
            ObjectKind::Constant | ObjectKind::Function | ObjectKind::Shared
        ) {
            return;
        }
        // What is dead has no content to change.
        let Some(slot) = state
            .memory
            .get(object)
            .filter(|slot| !matches!(slot.life, Life::Dead(..)))
        else {
            return;
        };
        let mut content = slot.content.clone();
        if size > SYMBOLIC_LIMIT {
            let what = format!(
                "{name} is left unchanged by a function without a body: it has more than {SYMBOLIC_LIMIT} bytes"
            );
            self.record_assumption(state, &what);
            return;
        }
        let functions = self.functions_in(&content, size);
        self.havoc_content(state, &mut content, size, &ChoiceKind::External);
        for (offset, function) in functions {
            content.write(&mut self.universe, offset, 8, function);
        }
        if let Some(slot) = state.memory.get_mut(object) {
            slot.content = content;
        }
    }

    /// The functions of the caller's whose addresses an object holds, and where: nobody exchanges those in
    /// a table that it is given.
    fn functions_in(&mut self, content: &Content, size: u64) -> Vec<(u64, Value)> {
        if self.entry.callbacks.is_empty() {
            return Vec::new();
        }
        let mut found = Vec::new();
        for offset in (0..size / 8).map(|word| word * 8) {
            let value = content.read(&mut self.universe, offset, 8);
            let targets = match self.universe.is_pointer(value) {
                true => self.universe.targets(value),
                false => continue,
            };
            let is_function = |target: &Target| {
                target.object == ObjectId::NONE || self.entry.callbacks.contains_key(&target.object)
            };
            let is_null = |target: &Target| target.object == ObjectId::NONE;
            if targets.iter().all(is_function) && !targets.iter().all(is_null) {
                found.push((offset, value));
            }
        }
        found
    }
}
