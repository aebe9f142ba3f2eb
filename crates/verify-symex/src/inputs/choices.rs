//! What the program does not decide itself: inputs, results of unknown functions, whether an
//! allocation fails.
//!
//! An exploration leaves each of these open as a fresh term and keeps a list of them. A model then
//! says what was chosen in one execution, and that execution can be repeated with the choices given:
//! it asks for them in the same order, because along one execution the list is in its order.

use std::collections::VecDeque;
use verify_term::{TermId, Value};

/// What a choice is about. An execution that is repeated asks for the same kinds in the same order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ChoiceKind {
    /// A value that a report lists, or is a part of one: its name may be any that the user chose.
    Input(Box<str>),
    /// What the standard leaves to the library.
    Library,
    /// What a function without a body left in memory.
    External,
    /// Whether an allocation fails.
    AllocationFails,
    /// Whether a weak compare-and-exchange fails though the values are equal.
    SpuriousFailure,
    /// What is left to whoever schedules threads: whether a wait ends early, which thread is woken.
    Scheduling,
    /// Which function makes an object before the entry point is called.
    SetupCall,
    /// Whether a foreign function returns an error.
    ForeignError,
    /// Which function a callback calls back into the library.
    Reentry,
    /// Whether two pointer arguments are equal.
    EqualPointers,
    /// Whether a pointer argument is null.
    Null,
    /// The number of elements or letters of an argument.
    Extent,
    /// Where the pointer that a contract returns points to.
    ReturnedPointer,
    /// What a callback returns.
    CallbackResult,
    /// What inline assembly or an unmodelled intrinsic yields.
    UnmodelledInstruction,
    /// How much of a file was read.
    BytesRead,
    /// Whether the engine knows the values at hand.
    KnownConcrete,
}

impl ChoiceKind {
    pub fn input(name: &str) -> ChoiceKind {
        ChoiceKind::Input(name.into())
    }

    /// How the term of such a choice is called, in logs of queries.
    pub fn label(&self) -> &str {
        match self {
            ChoiceKind::Input(name) => name,
            ChoiceKind::Library => "library",
            ChoiceKind::External => "external",
            ChoiceKind::AllocationFails => "allocation_fails",
            ChoiceKind::SpuriousFailure => "spurious_failure",
            ChoiceKind::Scheduling => "scheduling",
            ChoiceKind::SetupCall => "setup_call",
            ChoiceKind::ForeignError => "foreign_error",
            ChoiceKind::Reentry => "reentry",
            ChoiceKind::EqualPointers => "equal_pointers",
            ChoiceKind::Null => "null",
            ChoiceKind::Extent => "extent",
            ChoiceKind::ReturnedPointer => "returned_pointer",
            ChoiceKind::CallbackResult => "callback_result",
            ChoiceKind::UnmodelledInstruction => "unmodelled_instruction",
            ChoiceKind::BytesRead => "bytes_read",
            ChoiceKind::KnownConcrete => "known_concrete",
        }
    }
}

/// A choice that some execution has to make.
pub struct Choice {
    pub kind: ChoiceKind,
    pub term: TermId,
    /// The executions that make it.
    pub guard: TermId,
    /// The program takes its bits for a float.
    pub is_float: bool,
}

impl Choice {
    pub fn new(kind: ChoiceKind, term: TermId, guard: TermId) -> Choice {
        Choice {
            kind,
            term,
            guard,
            is_float: false,
        }
    }
}

/// A choice that was made.
#[derive(Clone, Debug)]
pub struct Chosen {
    pub kind: ChoiceKind,
    pub value: Value,
}

impl Chosen {
    /// Whether an allocation failed, where it is about one.
    pub fn failed_allocation(&self) -> Option<bool> {
        (self.kind == ChoiceKind::AllocationFails).then(|| self.value.as_bool() == Some(true))
    }
}

/// Who chooses.
pub enum Choices {
    /// Nobody: all are explored.
    Open(Vec<Choice>),
    /// An earlier execution did.
    Given {
        left: VecDeque<Chosen>,
        diverged: bool,
    },
}

impl Choices {
    pub fn given(chosen: Vec<Chosen>) -> Choices {
        Choices::Given {
            left: chosen.into(),
            diverged: false,
        }
    }

    /// Those that were left open.
    pub fn open(&self) -> &[Choice] {
        match self {
            Choices::Open(choices) => choices,
            Choices::Given { .. } => &[],
        }
    }

    /// Says that the last one is a float.
    pub fn last_is_float(&mut self) {
        if let Choices::Open(choices) = self
            && let Some(last) = choices.last_mut()
        {
            last.is_float = true;
        }
    }

    /// How many were made so far.
    pub fn count(&self) -> usize {
        self.open().len()
    }

    /// Whether the execution asked for something else than the one it should repeat.
    pub fn diverged(&self) -> bool {
        matches!(self, Choices::Given { diverged: true, .. })
    }
}

impl Default for Choices {
    fn default() -> Choices {
        Choices::Open(Vec::new())
    }
}
