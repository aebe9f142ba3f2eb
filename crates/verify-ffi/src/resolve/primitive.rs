//! Types that the language, `std` and `libc` define, on the 64-bit Linux targets.

use crate::model::RustType;
use crate::target::Target;

/// The crates whose names of C types are known. `cty` and `winapi`-like copies define the same.
const CRATES: &[&str] = &["std", "core", "alloc", "libc", "cty", "rustix"];

/// The type of a path that no item of the package defines; none where it is no plain type.
pub(super) fn of_path(path: &[String], target: Target) -> Option<RustType> {
    let (name, before) = path.split_last()?;
    match before.first() {
        None => of_language(name).or_else(|| of_c(name, target)),
        Some(root) if CRATES.contains(&root.as_str()) => {
            // `std::u32::…` are modules; `core::primitive::u32` is the type.
            of_c(name, target).or_else(|| of_language(name))
        }
        Some(_) => None,
    }
}

/// Whether a glob import of the path's crate brings its last name.
pub(super) fn is_known(path: &[String]) -> bool {
    path.first()
        .is_some_and(|root| CRATES.contains(&root.as_str()))
        && path
            .last()
            .is_some_and(|name| of_c(name, Target::X86_64).is_some())
}

fn of_language(name: &str) -> Option<RustType> {
    Some(match name {
        "bool" => RustType::Bool,
        "char" => RustType::Char,
        "f32" => RustType::Float { bits: 32 },
        "f64" => RustType::Float { bits: 64 },
        "i8" => RustType::integer(8, true),
        "u8" => RustType::integer(8, false),
        "i16" => RustType::integer(16, true),
        "u16" => RustType::integer(16, false),
        "i32" => RustType::integer(32, true),
        "u32" => RustType::integer(32, false),
        "i64" | "isize" => RustType::integer(64, true),
        "u64" | "usize" => RustType::integer(64, false),
        "i128" => RustType::integer(128, true),
        "u128" => RustType::integer(128, false),
        _ => return None,
    })
}

fn of_c(name: &str, target: Target) -> Option<RustType> {
    let signed = |bits| Some(RustType::integer(bits, true));
    let unsigned = |bits| Some(RustType::integer(bits, false));
    match name {
        "c_char" => Some(RustType::Integer {
            bits: 8,
            signed: target.char_is_signed(),
            plain_char: true,
        }),
        "c_schar" | "int8_t" | "AtomicI8" | "NonZeroI8" => signed(8),
        "c_uchar" | "uint8_t" | "AtomicU8" | "NonZeroU8" => unsigned(8),
        "c_short" | "int16_t" | "AtomicI16" | "NonZeroI16" => signed(16),
        "c_ushort" | "uint16_t" | "mode16_t" | "sa_family_t" | "AtomicU16" | "NonZeroU16" => {
            unsigned(16)
        }
        "c_int" | "int32_t" | "pid_t" | "clockid_t" | "AtomicI32" | "NonZeroI32" => signed(32),
        // `wchar_t` is signed on x86-64 and unsigned on AArch64.
        "wchar_t" => Some(RustType::integer(32, target == Target::X86_64)),
        "c_uint" | "uint32_t" | "uid_t" | "gid_t" | "mode_t" | "id_t" | "socklen_t"
        | "AtomicU32" | "NonZeroU32" => unsigned(32),
        "c_long" | "c_longlong" | "int64_t" | "ssize_t" | "intptr_t" | "ptrdiff_t"
        | "c_ptrdiff_t" | "c_ssize_t" | "off_t" | "off64_t" | "time_t" | "suseconds_t"
        | "clock_t" | "intmax_t" | "AtomicI64" | "AtomicIsize" | "NonZeroI64" | "NonZeroIsize" => {
            signed(64)
        }
        "c_ulong" | "c_ulonglong" | "uint64_t" | "size_t" | "c_size_t" | "uintptr_t" | "ino_t"
        | "dev_t" | "uintmax_t" | "AtomicU64" | "AtomicUsize" | "NonZeroU64" | "NonZeroUsize" => {
            unsigned(64)
        }
        "c_float" => Some(RustType::Float { bits: 32 }),
        "c_double" => Some(RustType::Float { bits: 64 }),
        "AtomicBool" => Some(RustType::Bool),
        "c_void" | "FILE" | "DIR" => Some(RustType::opaque(name)),
        "PhantomData" | "PhantomPinned" => Some(RustType::Unit),
        _ => None,
    }
}
