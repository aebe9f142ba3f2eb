//! Which native tool shows which kind of bug.

use verify_project::clang::Language;
use verify_symex::{CheckGroup, Code};

/// How a program is built and run so that a bug of one kind shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tool {
    /// For clang.
    pub flags: &'static [&'static str],
    /// For the user's compiler, which may be GCC; none where only clang has the tool.
    pub users_flags: Option<&'static [&'static str]>,
    /// For `ASAN_OPTIONS`, besides the usual ones.
    pub address_options: &'static str,
    /// Only with what of the C++ library is in headers: the rest is not built for the tool, which takes what it writes
    /// for never written.
    pub only_headers: bool,
}

impl Tool {
    /// The same with all of the library, where the program does not go without. What it says of anything but the
    /// counterexample is worth nothing.
    pub fn with_library(self) -> Option<Tool> {
        self.only_headers.then_some(Tool {
            only_headers: false,
            ..self
        })
    }
}

const USUAL: &[&str] = &[
    "-fsanitize=address,undefined,float-cast-overflow",
    "-fno-sanitize-recover=all",
    // Elements that are gone, in memory that the vector keeps.
    "-D_GLIBCXX_SANITIZE_VECTOR",
];
/// Alone: what other sanitizers compute leaves copies of pointers on the stack.
const LEAKS: &[&str] = &["-fsanitize=address", "-fno-sanitize-recover=all"];
/// The real library with its own checks of iterators and preconditions.
const CHECKED_LIBRARY: &[&str] = &[
    "-fsanitize=address,undefined,float-cast-overflow",
    "-fno-sanitize-recover=all",
    "-D_GLIBCXX_DEBUG",
    "-D_GLIBCXX_DEBUG_PEDANTIC",
    "-D_GLIBCXX_SANITIZE_VECTOR",
];
/// Arrays at the end of structs have the length they are declared with, as in verification.
const SUBOBJECTS: &[&str] = &[
    "-fsanitize=address,undefined",
    "-fno-sanitize-recover=all",
    "-fstrict-flex-arrays=1",
];
const SUBOBJECTS_GCC: &[&str] = &[
    "-fsanitize=address,undefined,bounds-strict",
    "-fno-sanitize-recover=all",
];
const UNSIGNED: &[&str] = &[
    "-fsanitize=address,undefined,unsigned-integer-overflow",
    "-fno-sanitize-recover=all",
];
const FLOAT_DIVISION: &[&str] = &[
    "-fsanitize=address,undefined,float-divide-by-zero",
    "-fno-sanitize-recover=all",
];
const MEMORY: &[&str] = &[
    "-fsanitize=memory",
    "-fsanitize-memory-track-origins",
    "-fno-sanitize-recover=all",
];
const THREADS: &[&str] = &["-fsanitize=thread", "-fno-sanitize-recover=all"];
const POINTER_PAIRS: &[&str] = &[
    "-fsanitize=address,undefined",
    "-fno-sanitize-recover=all",
    "-mllvm",
    "-asan-detect-invalid-pointer-cmp=1",
    "-mllvm",
    "-asan-detect-invalid-pointer-sub=1",
];

/// For the library's models: they check by themselves, and what aborts tells from where it was called.
pub const OF_MODELS: Tool = Tool {
    flags: &["-fsanitize=address"],
    users_flags: None,
    address_options: "detect_leaks=0:handle_abort=1",
    only_headers: false,
};

/// The tool for a kind of bug in units of these languages; none where there is none.
pub fn tool(code: Code, languages: &[Language]) -> Option<Tool> {
    let with = |flags| {
        Some(Tool {
            flags,
            users_flags: Some(flags),
            address_options: "detect_leaks=0",
            only_headers: false,
        })
    };
    let clangs = |flags| {
        with(flags).map(|tool| Tool {
            users_flags: None,
            ..tool
        })
    };
    match code {
        Code::Leak => Some(Tool {
            flags: LEAKS,
            users_flags: Some(LEAKS),
            address_options: "detect_leaks=1",
            only_headers: false,
        }),
        Code::Uninitialised => clangs(MEMORY).map(|tool| Tool {
            only_headers: languages.contains(&Language::Cpp),
            ..tool
        }),
        Code::UnsignedOverflow => clangs(UNSIGNED),
        Code::SubobjectBounds => with(SUBOBJECTS).map(|tool| Tool {
            users_flags: Some(SUBOBJECTS_GCC),
            ..tool
        }),
        // GCC looks at what is loaded from memory only, and not at parameters.
        Code::InvalidBool | Code::InvalidEnum => clangs(USUAL),
        Code::FloatDivisionByZero => with(FLOAT_DIVISION),
        Code::NotANumber | Code::PointerArithmetic | Code::StreamMisuse => None,
        // All memory is looked through, and theirs is vast.
        Code::PointerKept => with(&[]),
        // An ordinary build has no contracts.
        _ if code.group() == CheckGroup::Contract => None,
        // Which execution shows it, no native run can be made to repeat.
        _ if code.group() == CheckGroup::Thread => None,
        Code::ThreadMisuse => with(THREADS),
        Code::PointerComparison | Code::PointerSubtraction => Some(Tool {
            flags: POINTER_PAIRS,
            users_flags: None,
            address_options: "detect_leaks=0:detect_invalid_pointer_pairs=2",
            only_headers: false,
        }),
        _ if code.group() == CheckGroup::Library => with(CHECKED_LIBRARY),
        _ => with(USUAL),
    }
}
