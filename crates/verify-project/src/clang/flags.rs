//! The flags that are added to a unit's own, and why.

use super::language::Language;
use crate::models::Models;
use std::ffi::{OsStr, OsString};
use verify_symex::{CheckSet, Code};

/// What only the language knows: each sanitizer, and the check its handler calls become. Null,
/// alignment and object bounds are the memory model's own.
pub const SANITIZERS: &[(&str, Code)] = &[
    ("signed-integer-overflow", Code::SignedOverflow),
    ("unsigned-integer-overflow", Code::UnsignedOverflow),
    ("shift", Code::ShiftRange),
    ("integer-divide-by-zero", Code::DivisionByZero),
    ("float-cast-overflow", Code::FloatCast),
    ("float-divide-by-zero", Code::FloatDivisionByZero),
    ("array-bounds", Code::SubobjectBounds),
    ("unreachable", Code::UnreachableReached),
    ("return", Code::MissingReturn),
    ("bool", Code::InvalidBool),
    ("enum", Code::InvalidEnum),
    ("nonnull-attribute", Code::NonnullViolated),
    ("returns-nonnull-attribute", Code::NonnullViolated),
    ("builtin", Code::InvalidBuiltin),
    ("vla-bound", Code::VlaBound),
    (VPTR, Code::WrongDynamicType),
];

/// The sanitizer of what `-fwrapv` defines.
const OVERFLOW: &str = "signed-integer-overflow";

/// The sanitizers of what `-fno-delete-null-pointer-checks` defines.
const NULL: [&str; 2] = ["nonnull-attribute", "returns-nonnull-attribute"];

/// What a unit's own flags make of the language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Dialect {
    /// There is run-time type information.
    pub has_rtti: bool,
    /// Signed arithmetic wraps around.
    pub wraps: bool,
    /// Null may be passed wherever a pointer may.
    pub null_is_an_address: bool,
}

impl Dialect {
    /// The dialect of these flags, of which the last that speaks of something decides.
    pub fn of(flags: &[OsString]) -> Dialect {
        let last = |on: &[&str], off: &[&str], usual: bool| {
            let mut speaking = flags.iter().rev().filter_map(|flag| {
                let flag = flag.to_str()?;
                let is_on = on.contains(&flag);
                (is_on || off.contains(&flag)).then_some(is_on)
            });
            speaking.next().unwrap_or(usual)
        };
        Dialect {
            has_rtti: last(&["-frtti"], &["-fno-rtti"], true),
            wraps: last(
                &["-fwrapv", "-fno-strict-overflow"],
                &["-fno-wrapv", "-fstrict-overflow"],
                false,
            ),
            null_is_an_address: last(
                &["-fno-delete-null-pointer-checks"],
                &["-fdelete-null-pointer-checks"],
                false,
            ),
        }
    }
}

/// The sanitizer of dynamic types, which needs run-time type information.
const VPTR: &str = "vptr";

/// What every unit is compiled with, after its own flags.
pub fn ours(language: Language, checks: &CheckSet, dialect: Dialect) -> Vec<OsString> {
    let mut flags: Vec<OsString> = [
        "-S",
        "-emit-llvm",
        "-g",
        // All of every type that is used: traces show values by them.
        "-fstandalone-debug",
        "-fno-discard-value-names",
        // Lifetime markers as for an optimised build, but no pass that could exploit or hide
        // undefined behaviour.
        "-O1",
        "-Xclang",
        "-disable-llvm-passes",
        // The C library's headers then only declare: its functions are modelled, not inlined.
        "-D__NO_INLINE__=1",
        "-U_FORTIFY_SOURCE",
        "-D__VERIFY__=1",
        "-fno-sanitize=all",
        // An array at the end of a struct has the length it is declared with, unless that is 0 or 1.
        "-fstrict-flex-arrays=1",
    ]
    .map(OsString::from)
    .to_vec();
    if language == Language::Cpp {
        // What is deleted says how large its class is, in any standard.
        flags.push("-fsized-deallocation".into());
    }
    let sanitizers: Vec<&str> = SANITIZERS
        .iter()
        .filter(|(_, code)| checks.contains(*code))
        .filter(|(name, _)| *name != VPTR || (dialect.has_rtti && language == Language::Cpp))
        .filter(|(name, _)| *name != OVERFLOW || !dialect.wraps)
        .filter(|(name, _)| !NULL.contains(name) || !dialect.null_is_an_address)
        .map(|(name, _)| *name)
        .collect();
    if !sanitizers.is_empty() {
        flags.push(format!("-fsanitize={}", sanitizers.join(",")).into());
        flags.push("-fno-sanitize-recover=all".into());
    }
    flags.push("-x".into());
    flags.push(language.name().into());
    flags
}

/// The sanitizers of checks that are usually made and were not asked for now.
pub fn sanitizers_left_out(checks: &CheckSet) -> impl Iterator<Item = &'static str> {
    let usual = CheckSet::default();
    let is_left_out = move |code: Code| usual.contains(code) && !checks.contains(code);
    let left_out = SANITIZERS
        .iter()
        .filter(move |(_, code)| is_left_out(*code));
    left_out.map(|(name, _)| *name)
}

/// For a unit whose contracts are to become code: its clauses are marked, and nothing is compiled yet.
pub fn preprocess() -> &'static [&'static str] {
    &["-E", "-D__VERIFY_CONTRACTS__=1"]
}

/// Nothing is private.
pub const ANY_ACCESS: &str = "-fno-access-control";

/// From IR to IR through the passes that an unoptimised build cannot do without.
pub fn coroutine_passes() -> &'static [&'static str] {
    &[
        "-S",
        "-emit-llvm",
        "-O0",
        "-w",
        "-fno-discard-value-names",
        "-x",
        "ir",
    ]
}

/// The standard library is the model; the C library's declarations are the system's.
pub fn model_headers(language: Language, models: &Models) -> Vec<OsString> {
    let mut flags = own_header(models).to_vec();
    if language == Language::Cpp {
        flags.extend([
            "-nostdinc++".into(),
            "-isystem".into(),
            models.include().into(),
        ]);
    }
    flags
}

/// `verify.h` is found behind a project's own copy.
pub fn own_header(models: &Models) -> [OsString; 2] {
    ["-idirafter".into(), models.own_header().into()]
}

/// The standard library is the system's, with its own checks on and its templates instantiated here
/// rather than left in a library without source.
pub fn real_headers(language: Language, models: &Models) -> Vec<OsString> {
    let mut flags = own_header(models).to_vec();
    if language == Language::Cpp {
        flags.push("-D_GLIBCXX_ASSERTIONS".into());
        flags.push("-D_GLIBCXX_EXTERN_TEMPLATE=0".into());
    }
    flags
}

/// No warnings: this is no place to nag about style. But an undeclared function must not silently
/// become one that returns `int`, with any supported clang.
pub fn strict(language: Language) -> Vec<OsString> {
    match language {
        Language::C => vec![
            "-Wno-everything".into(),
            "-Werror=implicit-function-declaration".into(),
        ],
        Language::Cpp | Language::Ir => vec!["-Wno-everything".into()],
    }
}

/// However deeply brackets are nested: clang stops at 256, and generated code does not.
const ANY_DEPTH: &str = "-fbracket-depth=65536";

/// What cures most of what g++ accepts and clang does not.
pub fn lenient(language: Language) -> Vec<OsString> {
    let flags: &[&str] = match language {
        Language::Cpp => &[
            "-Wno-everything",
            "-fdelayed-template-parsing",
            "-Wno-register",
            "-Wno-c++11-narrowing",
            "-fpermissive",
            ANY_DEPTH,
        ],
        Language::C => &["-Wno-everything", ANY_DEPTH],
        Language::Ir => &[],
    };
    flags.iter().map(OsString::from).collect()
}

/// Whether some of the flags say which standard a unit is written in.
pub fn names_standard(flags: &[impl AsRef<OsStr>]) -> bool {
    flags.iter().any(|flag| {
        let flag = flag.as_ref().to_string_lossy();
        flag.trim_start_matches('-').starts_with("std")
    })
}

/// For units that use a later standard than clang's default, which no flag named.
pub fn newest(language: Language) -> Vec<OsString> {
    let mut flags = lenient(language);
    flags.push("-std=gnu++2b".into());
    flags
}

/// What the runtime models are compiled with: like a unit, and nothing taken for granted about the
/// functions they define.
pub fn runtime_flags(language: Language, models: &Models) -> Vec<OsString> {
    let standard = match language {
        Language::Cpp => "-std=gnu++20",
        Language::C | Language::Ir => "-std=gnu17",
    };
    let mut flags: Vec<OsString> = vec![standard.into(), "-fno-builtin".into()];
    flags.extend(model_headers(language, models));
    // Those in C share what the headers share.
    flags.extend(["-idirafter".into(), models.include().into()]);
    flags.extend(ours(language, &CheckSet::default(), Dialect::of(&[])));
    flags
}
