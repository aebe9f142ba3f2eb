//! The codes of everything a program can be found guilty of.
//!
//! A code is stable: it appears in reports, baselines and configuration, and is never reused for
//! something else. The first two digits are the family. V0213 and V0507 were given up.

use serde::{Deserialize, Serialize};

macro_rules! codes {
    ($($(#[$doc:meta])* $variant:ident = $code:literal, $name:literal, $group:ident, $title:literal;)*) => {
        /// One kind of violation.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
        #[non_exhaustive]
        pub enum Code {
            $($(#[$doc])* #[doc = $title] #[serde(rename = $code)] $variant,)*
        }

        impl Code {
            /// Every code, in the order of its number.
            pub const ALL: &'static [Code] = &[$(Code::$variant,)*];

            /// The stable number, as in `V0101`.
            pub fn as_str(self) -> &'static str {
                match self { $(Code::$variant => $code,)* }
            }

            /// The name that `--check` and `--no-check` take, as in `null-dereference`.
            pub fn name(self) -> &'static str {
                match self { $(Code::$variant => $name,)* }
            }

            /// One line that says what is wrong.
            pub fn title(self) -> &'static str {
                match self { $(Code::$variant => $title,)* }
            }

            /// The group that `--check` and `--no-check` take besides single names.
            pub fn group(self) -> CheckGroup {
                match self { $(Code::$variant => CheckGroup::$group,)* }
            }
        }
    };
}

/// A family of checks that is switched on and off together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[non_exhaustive]
pub enum CheckGroup {
    /// The program's own assertions.
    Assertion,
    /// Accesses to memory.
    Memory,
    /// Memory that nobody can release any more.
    Leak,
    /// Values that were never written.
    Uninitialised,
    /// Overflow, division, shifts, conversions.
    Arithmetic,
    /// Wrap-around of unsigned arithmetic: defined behaviour. Default is off.
    UnsignedOverflow,
    /// Division of floats by zero and operations that make a NaN. Default is off.
    FloatSpecial,
    /// Places that control must not reach.
    Control,
    /// Arithmetic on pointers and comparisons of them.
    Pointer,
    /// What the libraries demand of their callers.
    Library,
    /// Exceptions that nobody catches, or where none may be.
    Exception,
    /// Dynamic types, destructors, and what else objects of classes demand.
    Object,
    /// What Rust declares against what C++ defines. No execution is needed to see it.
    Ffi,
    /// What functions promise and demand by their contracts.
    Contract,
    /// What threads do to each other. Checked where their executions are explored.
    Thread,
}

impl CheckGroup {
    /// Every group.
    pub const ALL: &'static [CheckGroup] = &[
        CheckGroup::Assertion,
        CheckGroup::Memory,
        CheckGroup::Leak,
        CheckGroup::Uninitialised,
        CheckGroup::Arithmetic,
        CheckGroup::UnsignedOverflow,
        CheckGroup::FloatSpecial,
        CheckGroup::Control,
        CheckGroup::Pointer,
        CheckGroup::Library,
        CheckGroup::Exception,
        CheckGroup::Object,
        CheckGroup::Ffi,
        CheckGroup::Contract,
        CheckGroup::Thread,
    ];

    /// The name that `--check` and `--no-check` take.
    pub fn name(self) -> &'static str {
        match self {
            CheckGroup::Assertion => "assertion",
            CheckGroup::Memory => "memory",
            CheckGroup::Leak => "leak",
            CheckGroup::Uninitialised => "uninitialised",
            CheckGroup::Arithmetic => "arithmetic",
            CheckGroup::UnsignedOverflow => "unsigned-overflow",
            CheckGroup::FloatSpecial => "float-special",
            CheckGroup::Control => "control",
            CheckGroup::Pointer => "pointer",
            CheckGroup::Library => "library",
            CheckGroup::Exception => "exception",
            CheckGroup::Object => "object",
            CheckGroup::Ffi => "ffi",
            CheckGroup::Contract => "contract",
            CheckGroup::Thread => "thread",
        }
    }

    /// Whether the group is checked when the user says nothing.
    pub fn on_by_default(self) -> bool {
        !matches!(
            self,
            CheckGroup::UnsignedOverflow | CheckGroup::FloatSpecial
        )
    }
}

/// What becomes of an execution that fails a check which is off.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unchecked {
    /// It goes on as it would on the machine.
    GoesOn,
    /// The program ends there, as the language says.
    Ends,
    /// Anything may happen: it is not followed, and the verdict has to say so.
    Lost,
}

codes! {
    Assertion = "V0001", "assertion", Assertion, "an assertion does not hold";
    ErrorReached = "V0002", "error-reached", Assertion, "a call that marks an error is reached";
    Abort = "V0003", "abort", Assertion, "the program aborts";

    NullDereference = "V0101", "null-dereference", Memory, "a null pointer is dereferenced";
    OutOfBounds = "V0102", "out-of-bounds", Memory, "an access lies outside its object";
    SubobjectBounds = "V0103", "subobject-bounds", Memory, "an array index lies outside its array";
    UseAfterFree = "V0104", "use-after-free", Memory, "freed memory is used";
    UseAfterScope = "V0105", "use-after-scope", Memory, "a variable is used after its scope ended";
    UseAfterReturn = "V0106", "use-after-return", Memory, "a local variable is used after its function returned";
    DoubleFree = "V0107", "double-free", Memory, "memory is freed twice";
    InvalidFree = "V0108", "invalid-free", Memory, "what is freed was never allocated";
    MismatchedFree = "V0109", "mismatched-free", Memory, "memory is released with the wrong function";
    Leak = "V0110", "leak", Leak, "memory is never released";
    Uninitialised = "V0111", "uninitialised", Uninitialised, "an uninitialised value is used";
    Misaligned = "V0112", "misaligned", Memory, "a misaligned address is accessed";
    WriteToConstant = "V0113", "write-to-constant", Memory, "constant memory is written";
    WildPointer = "V0114", "wild-pointer", Memory, "a pointer that points to no object is dereferenced";
    OverlappingCopy = "V0115", "overlapping-copy", Memory, "the source and target of a copy overlap";

    SignedOverflow = "V0201", "signed-overflow", Arithmetic, "signed arithmetic overflows";
    UnsignedOverflow = "V0202", "unsigned-overflow", UnsignedOverflow, "unsigned arithmetic wraps around";
    DivisionByZero = "V0203", "division-by-zero", Arithmetic, "an integer is divided by zero";
    DivisionOverflow = "V0204", "division-overflow", Arithmetic, "a division overflows";
    ShiftRange = "V0205", "shift-range", Arithmetic, "a shift is out of range";
    FloatCast = "V0206", "float-cast", Arithmetic, "a float does not fit the integer it is converted to";
    FloatDivisionByZero = "V0207", "float-division-by-zero", FloatSpecial, "a float is divided by zero";
    NotANumber = "V0208", "nan", FloatSpecial, "an operation yields NaN";
    InvalidBool = "V0209", "invalid-bool", Arithmetic, "a bool holds neither true nor false";
    InvalidEnum = "V0210", "invalid-enum", Arithmetic, "an enum holds a value outside its range";
    VlaBound = "V0211", "vla-bound", Arithmetic, "the bound of a variable-length array is not positive";
    InvalidBuiltin = "V0212", "invalid-builtin", Arithmetic, "a builtin is called with a value it does not accept";

    UnreachableReached = "V0301", "unreachable", Control, "code marked unreachable is reached";
    MissingReturn = "V0302", "missing-return", Control, "a function that returns a value ends without one";
    BadCall = "V0303", "bad-call", Control, "a call goes through a pointer to no function";
    MistypedCall = "V0304", "mistyped-call", Control, "a function is called with the wrong type";
    StackOverflow = "V0305", "stack-overflow", Control, "the call stack overflows";
    NonnullViolated = "V0306", "nonnull", Control, "null is passed or returned where it is forbidden";
    EndlessLoop = "V0307", "endless-loop", Control, "a loop without effect never ends";
    Unsequenced = "V0308", "unsequenced", Control, "effects happen without an order between them";

    PointerArithmetic = "V0401", "pointer-arithmetic", Pointer, "pointer arithmetic leaves its object";
    PointerComparison = "V0402", "pointer-comparison", Pointer, "pointers to different objects are ordered";
    PointerSubtraction = "V0403", "pointer-subtraction", Pointer, "pointers to different objects are subtracted";

    LibraryPrecondition = "V0501", "library-precondition", Library, "a precondition of a library function does not hold";
    InvalidatedIterator = "V0502", "invalidated-iterator", Library, "an invalidated iterator is used";
    IteratorRange = "V0503", "iterator-range", Library, "an iterator is used outside its range";
    IteratorMismatch = "V0504", "iterator-mismatch", Library, "iterators of different containers are used together";
    EmptyContainer = "V0505", "empty-container", Library, "an element of an empty container is accessed";
    ContainerBounds = "V0506", "container-bounds", Library, "an index lies outside its container";
    EmptyAccess = "V0508", "empty-access", Library, "the value of an empty optional, variant, pointer or function is accessed";
    InvalidOrder = "V0509", "invalid-order", Library, "a comparison is no strict weak order, or a range is not ordered by it";
    OutputRange = "V0510", "output-range", Library, "an output range is too short";
    StreamMisuse = "V0511", "stream-misuse", Library, "a stream or file is used in a wrong state";
    ThreadMisuse = "V0512", "thread-misuse", Library, "a thread, lock or synchronisation object is misused";
    InvalidatedReference = "V0513", "invalidated-reference", Library, "an invalidated pointer or reference is used";

    UncaughtException = "V0601", "uncaught-exception", Exception, "an exception is never caught";
    NoexceptViolated = "V0602", "noexcept", Exception, "an exception leaves a function that must not throw";
    UnexpectedException = "V0603", "unexpected-exception", Exception, "an exception violates a dynamic exception specification";
    TerminateCalled = "V0604", "terminate", Exception, "std::terminate is called";

    PureVirtualCall = "V0701", "pure-virtual-call", Object, "a pure virtual function is called";
    DeleteWithoutVirtualDestructor = "V0702", "delete-non-virtual", Object, "an object is deleted through a base without a virtual destructor";
    WrongDynamicType = "V0703", "wrong-dynamic-type", Object, "an object is used as a type it does not have";
    InitialisationRecursion = "V0704", "recursive-initialisation", Object, "the initialisation of a static variable enters itself";
    BytewiseCopy = "V0705", "bytewise-copy", Object, "an object is copied or overwritten byte by byte that must not be";

    FfiMissingSymbol = "V0801", "ffi-missing-symbol", Ffi, "Rust declares what C++ does not define";
    FfiArity = "V0802", "ffi-arity", Ffi, "Rust and C++ disagree about the number of parameters";
    FfiParameterType = "V0803", "ffi-parameter-type", Ffi, "Rust and C++ disagree about the type of a parameter";
    FfiReturnType = "V0804", "ffi-return-type", Ffi, "Rust and C++ disagree about the type of a result";
    FfiPointeeType = "V0805", "ffi-pointee-type", Ffi, "Rust and C++ disagree about what a pointer points to";
    FfiStructLayout = "V0806", "ffi-struct-layout", Ffi, "Rust and C++ lay out a type differently";
    FfiFieldType = "V0807", "ffi-field-type", Ffi, "Rust and C++ disagree about the type of a field";
    FfiEnumRange = "V0808", "ffi-enum-range", Ffi, "an enum has values on one side that the other does not know";
    FfiVariadic = "V0809", "ffi-variadic", Ffi, "a function is variadic on one side only";
    FfiCallingConvention = "V0810", "ffi-calling-convention", Ffi, "a function is called by another convention than it is defined with";
    FfiVariableType = "V0811", "ffi-variable-type", Ffi, "Rust and C++ disagree about the type of a variable";
    FfiSignedness = "V0812", "ffi-signedness", Ffi, "an integer is signed on one side only";
    FfiBool = "V0813", "ffi-bool", Ffi, "a bool on one side is any byte on the other";
    FfiNoexcept = "V0814", "ffi-noexcept", Ffi, "exceptions pass by one side's word and not by the other's";

    WrittenWhileShared = "V0901", "written-while-shared", Ffi, "memory that is lent for reading is written";
    ExceptionIntoCaller = "V0902", "exception-into-caller", Ffi, "an exception reaches a caller that cannot catch it";
    PointerKept = "V0903", "pointer-kept", Ffi, "a pointer is kept beyond the call that it is lent for";
    InvalidResult = "V0904", "invalid-result", Ffi, "a result is none that the caller's type has";
    ForeignFree = "V0905", "foreign-free", Ffi, "memory of the caller's is freed";
    InvalidArgument = "V0906", "invalid-argument", Ffi, "a function of the caller's is given what its type does not have";

    PreconditionViolated = "V1001", "precondition", Contract, "a function is called where its precondition does not hold";
    PostconditionViolated = "V1002", "postcondition", Contract, "a function returns where its postcondition does not hold";
    FrameViolated = "V1003", "frame", Contract, "a function changes what its contract does not name";
    InvariantViolated = "V1004", "type-invariant", Contract, "an object does not satisfy the invariant of its type";
    LoopInvariantViolated = "V1005", "loop-invariant", Contract, "an iteration begins where the loop's invariant does not hold";

    DataRace = "V1101", "data-race", Thread, "two threads access memory without an order, and one writes";
    Deadlock = "V1102", "deadlock", Thread, "threads wait for what nothing can bring about";
    LostWakeUp = "V1103", "lost-wake-up", Thread, "a thread waits for a notification that nobody is left to send";
    LockDestroyedHeld = "V1104", "lock-destroyed-held", Thread, "a lock is destroyed while a thread holds it";
    UnlockWithoutLock = "V1105", "unlock-without-lock", Thread, "a thread unlocks what it does not hold";
    LockedTwice = "V1106", "locked-twice", Thread, "a thread locks what it holds already";
    ConditionWithTwoMutexes = "V1107", "condition-with-two-mutexes", Thread, "threads wait on a condition variable with different mutexes";
    ThreadNotJoined = "V1108", "thread-not-joined", Thread, "a thread object is destroyed while it is joinable";
    FutureWithoutState = "V1109", "future-without-state", Thread, "a future is used that has no result to wait for";
    UnorderedLifetime = "V1110", "unordered-lifetime", Thread, "the allocation or release of memory is not ordered with its use";
    LockNotReleased = "V1111", "lock-not-released", Thread, "a thread ends while it holds a lock";
}

impl Code {
    /// The code with this number (`V0101`) or name (`null-dereference`).
    pub fn parse(text: &str) -> Option<Code> {
        Code::ALL
            .iter()
            .copied()
            .find(|code| code.as_str().eq_ignore_ascii_case(text) || code.name() == text)
    }

    /// What becomes of an execution that fails the check where nobody checks.
    pub fn unchecked(self) -> Unchecked {
        match self {
            Code::SubobjectBounds
            | Code::MismatchedFree
            | Code::Leak
            | Code::Uninitialised
            | Code::Misaligned
            | Code::OverlappingCopy
            | Code::SignedOverflow
            | Code::UnsignedOverflow
            | Code::ShiftRange
            | Code::FloatCast
            | Code::FloatDivisionByZero
            | Code::NotANumber
            | Code::InvalidBool
            | Code::InvalidEnum
            | Code::Unsequenced
            | Code::BytewiseCopy
            | Code::DeleteWithoutVirtualDestructor
            | Code::WrongDynamicType => Unchecked::GoesOn,
            _ => match self.group() {
                CheckGroup::Pointer | CheckGroup::Library | CheckGroup::Contract => {
                    Unchecked::GoesOn
                }
                CheckGroup::Assertion | CheckGroup::Exception => Unchecked::Ends,
                _ if self == Code::EndlessLoop => Unchecked::Ends,
                _ => Unchecked::Lost,
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    #[test]
    fn numbers_and_names_are_unique() {
        let numbers: HashSet<_> = Code::ALL.iter().map(|code| code.as_str()).collect();
        let names: HashSet<_> = Code::ALL.iter().map(|code| code.name()).collect();
        assert_eq!(numbers.len(), Code::ALL.len());
        assert_eq!(names.len(), Code::ALL.len());
    }
}
