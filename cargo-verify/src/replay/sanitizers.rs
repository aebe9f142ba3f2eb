//! Which native tool shows which kind of bug.

use crate::clang::Language;
use verify_symex::{CheckGroup, Code};

/// How a program is built and run so that a bug of one kind shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tool {
    pub flags: &'static [&'static str],
    /// For `ASAN_OPTIONS`, besides the usual ones.
    pub address_options: &'static str,
}

const USUAL: &[&str] = &["-fsanitize=address,undefined,float-cast-overflow", "-fno-sanitize-recover=all"];
/// The real library with its own checks of iterators and preconditions.
const CHECKED_LIBRARY: &[&str] = &[
    "-fsanitize=address,undefined,float-cast-overflow",
    "-fno-sanitize-recover=all",
    "-D_GLIBCXX_DEBUG",
    "-D_GLIBCXX_DEBUG_PEDANTIC",
];
const UNSIGNED: &[&str] =
    &["-fsanitize=address,undefined,unsigned-integer-overflow", "-fno-sanitize-recover=all"];
const FLOAT_DIVISION: &[&str] =
    &["-fsanitize=address,undefined,float-divide-by-zero", "-fno-sanitize-recover=all"];
const MEMORY: &[&str] = &["-fsanitize=memory", "-fsanitize-memory-track-origins", "-fno-sanitize-recover=all"];
const THREADS: &[&str] = &["-fsanitize=thread", "-fno-sanitize-recover=all"];
const POINTER_PAIRS: &[&str] = &[
    "-fsanitize=address,undefined",
    "-fno-sanitize-recover=all",
    "-mllvm",
    "-asan-detect-invalid-pointer-cmp=1",
    "-mllvm",
    "-asan-detect-invalid-pointer-sub=1",
];

/// The tool for a kind of bug in units of these languages; none where there is none.
pub fn tool(code: Code, languages: &[Language]) -> Option<Tool> {
    let with = |flags| Some(Tool { flags, address_options: "detect_leaks=0" });
    match code {
        Code::Leak => Some(Tool { flags: USUAL, address_options: "detect_leaks=1" }),
        // The real C++ library is not built for it: what it writes would count as never written.
        Code::Uninitialised if languages.contains(&Language::Cpp) => None,
        Code::Uninitialised => with(MEMORY),
        Code::UnsignedOverflow => with(UNSIGNED),
        Code::FloatDivisionByZero => with(FLOAT_DIVISION),
        Code::NotANumber | Code::PointerArithmetic | Code::StreamMisuse => None,
        // What a caller in Rust relies on, nothing in C++ breaks.
        Code::InvalidResult | Code::PointerKept => None,
        // An ordinary build has no contracts.
        _ if code.group() == CheckGroup::Contract => None,
        Code::ThreadMisuse => with(THREADS),
        Code::PointerComparison | Code::PointerSubtraction => Some(Tool {
            flags: POINTER_PAIRS,
            address_options: "detect_leaks=0:detect_invalid_pointer_pairs=2",
        }),
        _ if code.group() == CheckGroup::Library => with(CHECKED_LIBRARY),
        _ => with(USUAL),
    }
}
