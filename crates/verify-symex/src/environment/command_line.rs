//! What `main` is called with: the given arguments, or any command line up to a size.

use crate::engine::{End, Engine};
use crate::inputs::choices::ChoiceKind;
use crate::inputs::record::InputSource;
use crate::outcome::Origin;
use crate::program::FunctionRef;
use crate::program::promote::each_operand;
use crate::program::scalar::Scalar;
use crate::state::State;
use crate::state::call::{ActualArgument, scalar_argument};
use crate::value::memory::content::{Content, Fill};
use crate::value::memory::object::{ObjectKind, Size};
use crate::value::{Pointer, Value};
use std::rc::Rc;
use verify_ir::{InstructionKind as K, IntPredicate, LocalId, Operand};

/// How many words a command line has at most, the program's name among them, where its words matter.
const WORDS: u64 = 4;
/// How long a word is at most.
const LETTERS: u64 = 7;

impl Engine<'_> {
    pub fn main_arguments(
        &mut self,
        state: &mut State,
        entry: FunctionRef,
    ) -> Result<Vec<ActualArgument>, End> {
        let wanted = self.image.program.ir(entry).1.parameters.len();
        if wanted == 0 {
            return Ok(Vec::new());
        }
        let (argc, argv) = if self.options.run_only || !self.options.arguments.is_empty() {
            self.command_line_from_options(state)?
        } else {
            self.any_command_line(state, entry)?
        };
        let environment = self.allocate(
            state,
            ObjectKind::Environment,
            Size::Bytes(8),
            8,
            Rc::from("envp"),
            Fill::Zero,
        );
        let environment = Value::Pointer(Pointer::to(environment));
        let mut arguments = vec![
            scalar_argument(Scalar::Int(32), argc),
            scalar_argument(Scalar::Pointer, argv),
            scalar_argument(Scalar::Pointer, environment),
        ];
        arguments.truncate(wanted);
        Ok(arguments)
    }

    fn command_line_from_options(&mut self, state: &mut State) -> Result<(Value, Value), End> {
        let mut words = vec!["program".to_owned()];
        words.extend(self.options.arguments.iter().cloned());
        let size = Size::Bytes((words.len() as u64 + 1) * 8);
        let table = self.allocate(
            state,
            ObjectKind::Environment,
            size,
            16,
            Rc::from("argv"),
            Fill::Zero,
        );
        let table = Value::Pointer(Pointer::to(table));
        for (index, word) in words.iter().enumerate() {
            let mut bytes = word.clone().into_bytes();
            bytes.push(0);
            let size = Size::Bytes(bytes.len() as u64);
            let object = self.allocate(
                state,
                ObjectKind::Environment,
                size,
                1,
                Rc::from("an argument"),
                Fill::Zero,
            );
            if let Some(slot) = state.memory.get_mut(object) {
                slot.content = Content::from_bytes(bytes);
            }
            let text = Value::Pointer(Pointer::to(object));
            self.store(state, table, index as u64 * 8, Scalar::Pointer, 8, text)?;
        }
        Ok((Value::Int(words.len() as u64), table))
    }

    /// Perhaps not even the program's name (C11 5.1.2.2.1/2: `argc` is not negative); where the words are looked at,
    /// not too many and not too long.
    fn any_command_line(
        &mut self,
        state: &mut State,
        entry: FunctionRef,
    ) -> Result<(Value, Value), End> {
        let argc = self.any_value(state, Scalar::Int(32), ChoiceKind::input("argc"));
        let asked = InputSource {
            name: "argc".into(),
            origin: Origin::ArgumentCount,
        };
        self.record_input(state, asked, None, argc, 32);
        let named = self
            .universe
            .compare(IntPredicate::Sge, 32, argc, Value::Int(0));
        let named = self.universe.condition(named);
        self.assume(state, named)?;
        if !self.uses_parameter(entry, 1) {
            return Ok((argc, Value::NULL));
        }
        let short = self
            .universe
            .compare(IntPredicate::Sle, 32, argc, Value::Int(WORDS));
        let short = self.universe.condition(short);
        self.assume(state, short)?;
        let arguments = WORDS - 1;
        self.record_assumption(
            state,
            &format!(
                "the program gets at most {arguments} arguments of at most {LETTERS} characters"
            ),
        );
        let count = self.universe.resize_integer(argc, 32, 64, false);
        let count = self.universe.term(count, 64);
        let (one, word) = (self.universe.arena.bv(64, 1), self.universe.arena.bv(64, 8));
        let cells = self.universe.arena.add(count, one);
        let bytes = self.universe.arena.mul(cells, word);
        let size = Size::Symbolic(bytes, (WORDS + 1) * 8);
        let table = self.allocate(
            state,
            ObjectKind::Environment,
            size,
            16,
            Rc::from("argv"),
            Fill::Zero,
        );
        for index in 0..WORDS {
            let text = self.any_word(state, index as u32)?;
            let given = self
                .universe
                .compare(IntPredicate::Sgt, 32, argc, Value::Int(index));
            let given = self.universe.condition(given);
            let cell = self.universe.select(given, text, Value::NULL, 64);
            let slot = state.memory.get_mut(table).expect("it was just allocated");
            slot.content.write(&mut self.universe, index * 8, 8, cell);
        }
        Ok((argc, Value::Pointer(Pointer::to(table))))
    }

    /// Any text of at most so many letters.
    fn any_word(&mut self, state: &mut State, index: u32) -> Result<Value, End> {
        let size = Size::Bytes(LETTERS + 1);
        let object = self.allocate(
            state,
            ObjectKind::Environment,
            size,
            1,
            Rc::from("an argument"),
            Fill::Zero,
        );
        let text = Value::Pointer(Pointer::to(object));
        let asked = InputSource {
            name: format!("argv[{index}]"),
            origin: Origin::ArgumentWord { index },
        };
        self.havoc_range(state, text, LETTERS, Some(&asked))?;
        Ok(text)
    }

    /// Whether a function does more with a parameter than to keep it in a variable that it never
    /// reads.
    fn uses_parameter(&self, function: FunctionRef, index: usize) -> bool {
        let ir = self.image.program.ir(function).1;
        let Some(body) = &ir.body else { return true };
        let Some(parameter) = ir.parameters.get(index) else {
            return false;
        };
        let uses = |local: LocalId| {
            body.instructions.iter().filter(move |instruction| {
                let mut found = false;
                each_operand(&instruction.kind, |operand| {
                    found |= operand == Operand::Local(local)
                });
                found
            })
        };
        uses(parameter.local).any(|instruction| match instruction.kind {
            K::Store { pointer: Operand::Local(variable), .. } => {
                uses(variable).any(|other| !matches!(other.kind, K::Store { value, .. } if value == Operand::Local(parameter.local)))
            }
            _ => true,
        })
    }
}
