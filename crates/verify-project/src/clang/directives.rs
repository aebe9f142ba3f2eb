//! The functions by which programs talk to verification tools. Such tools know them without a
//! declaration, so programs often have none; where clang complains about exactly that, the missing
//! declarations are supplied. What they mean is the engine's business.

use super::language::Language;
use std::collections::BTreeSet;
use std::fmt::Write;

/// Name, type of the result, parameters.
const DIRECTIVES: &[(&str, &str, &str)] = &[
    ("__VERIFIER_assume", "void", "int"),
    ("__VERIFIER_assert", "void", "int"),
    ("__VERIFIER_error", "void", "void"),
    ("__VERIFIER_atomic_begin", "void", "void"),
    ("__VERIFIER_atomic_end", "void", "void"),
    ("__CPROVER_assume", "void", "_Bool"),
    ("__CPROVER_assert", "void", "_Bool, const char *"),
    ("__CPROVER_havoc_object", "void", "void *"),
    ("__CPROVER_r_ok", "_Bool", "const void *, __SIZE_TYPE__"),
    ("__CPROVER_w_ok", "_Bool", "const void *, __SIZE_TYPE__"),
    ("__CPROVER_rw_ok", "_Bool", "const void *, __SIZE_TYPE__"),
    (
        "__CPROVER_same_object",
        "_Bool",
        "const void *, const void *",
    ),
    ("__CPROVER_OBJECT_SIZE", "__SIZE_TYPE__", "const void *"),
    ("__CPROVER_POINTER_OFFSET", "__SIZE_TYPE__", "const void *"),
    ("__CPROVER_POINTER_OBJECT", "__SIZE_TYPE__", "const void *"),
    ("__CPROVER_DYNAMIC_OBJECT", "_Bool", "const void *"),
    ("__CPROVER_LIVE_OBJECT", "_Bool", "const void *"),
    ("__CPROVER_atomic_begin", "void", "void"),
    ("__CPROVER_atomic_end", "void", "void"),
    ("__ESBMC_assume", "void", "_Bool"),
    ("__ESBMC_assert", "void", "_Bool, const char *"),
    ("__ESBMC_r_ok", "_Bool", "const void *, __SIZE_TYPE__"),
    ("__ESBMC_w_ok", "_Bool", "const void *, __SIZE_TYPE__"),
    ("__ESBMC_rw_ok", "_Bool", "const void *, __SIZE_TYPE__"),
    ("__ESBMC_same_object", "_Bool", "const void *, const void *"),
    ("__ESBMC_POINTER_OFFSET", "__PTRDIFF_TYPE__", "const void *"),
    ("__ESBMC_POINTER_OBJECT", "__SIZE_TYPE__", "const void *"),
    ("__ESBMC_get_object_size", "__SIZE_TYPE__", "const void *"),
    ("__ESBMC_is_dynamic_object", "_Bool", "const void *"),
    ("__ESBMC_unroll", "void", "int"),
    ("__ESBMC_memset", "void *", "void *, int, __SIZE_TYPE__"),
    (
        "__ESBMC_memcpy",
        "void *",
        "void *, const void *, __SIZE_TYPE__",
    ),
    ("__ESBMC_unreachable", "void", "void"),
    ("__ESBMC_atomic_begin", "void", "void"),
    ("__ESBMC_atomic_end", "void", "void"),
    (
        "klee_make_symbolic",
        "void",
        "void *, __SIZE_TYPE__, const char *",
    ),
    ("klee_assume", "void", "__UINTPTR_TYPE__"),
    ("klee_assert", "void", "int"),
    ("klee_int", "int", "const char *"),
    ("klee_range", "int", "int, int, const char *"),
];

/// What comes before the name of a type in a function that returns any value of it.
pub const ANY_VALUE: &[&str] = &[
    "nondet_",
    "__VERIFIER_nondet_",
    "__CPROVER_nondet_",
    "__ESBMC_nondet_",
];

/// How such functions name types, and the types.
const TYPES: &[(&[&str], &str)] = &[
    (&["bool", "_Bool"], "_Bool"),
    (&["char"], "char"),
    (
        &["schar", "signed_char", "int8_t", "int8", "s8", "i8"],
        "signed char",
    ),
    (
        &["uchar", "unsigned_char", "uint8_t", "uint8", "u8"],
        "unsigned char",
    ),
    (&["short", "int16_t", "int16", "s16", "i16"], "short"),
    (
        &["ushort", "unsigned_short", "uint16_t", "uint16", "u16"],
        "unsigned short",
    ),
    (&["int", "int32_t", "int32", "s32", "i32"], "int"),
    (
        &[
            "uint",
            "unsigned",
            "unsigned_int",
            "uint32_t",
            "uint32",
            "u32",
        ],
        "unsigned int",
    ),
    (&["long", "int64_t", "int64", "s64", "i64"], "long"),
    (
        &["ulong", "unsigned_long", "uint64_t", "uint64", "u64"],
        "unsigned long",
    ),
    (&["longlong", "long_long", "llong"], "long long"),
    (
        &["ulonglong", "unsigned_long_long", "ull", "ullong"],
        "unsigned long long",
    ),
    (&["int128"], "__int128"),
    (&["uint128"], "unsigned __int128"),
    (&["size_t", "size"], "__SIZE_TYPE__"),
    (&["float"], "float"),
    (&["double"], "double"),
    (&["long_double", "ldouble"], "long double"),
    (&["pointer", "voidp"], "void *"),
    (&["charp", "pchar"], "char *"),
];

/// The directives whose declaration clang misses in its messages.
pub fn missing(messages: &str) -> BTreeSet<String> {
    let plain = anstream::adapter::strip_str(messages).to_string();
    let after = ["undeclared identifier '", "undeclared function '"];
    after
        .iter()
        .flat_map(|phrase| plain.split(phrase).skip(1))
        .filter_map(|rest| rest.split('\'').next())
        .filter(|name| declaration(name).is_some())
        .map(str::to_owned)
        .collect()
}

/// A header that declares these directives.
pub fn header(names: &BTreeSet<String>, language: Language) -> String {
    let mut text = String::new();
    let (open, close) = match language {
        Language::Cpp => ("#define _Bool bool\nextern \"C\" {\n", "}\n#undef _Bool\n"),
        Language::C | Language::Ir => ("", ""),
    };
    text.push_str(open);
    for declaration in names.iter().filter_map(|name| declaration(name)) {
        let _ = writeln!(text, "{declaration};");
    }
    text.push_str(close);
    text
}

fn declaration(name: &str) -> Option<String> {
    if let Some((_, result, parameters)) = DIRECTIVES.iter().find(|(known, ..)| *known == name) {
        return Some(format!("{result} {name}({parameters})"));
    }
    let kind = ANY_VALUE
        .iter()
        .find_map(|prefix| name.strip_prefix(prefix))?;
    let (_, result) = TYPES.iter().find(|(names, _)| names.contains(&kind))?;
    Some(format!("{result} {name}(void)"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_directives_are_supplied() {
        let messages = "a.cpp:3:5: error: use of undeclared identifier '__ESBMC_assume'\n\
                        a.c:4:9: error: call to undeclared function 'nondet_uint'; ISO C99 and later do not support\n\
                        a.c:5:9: error: use of undeclared identifier 'my_variable'\n\
                        a.c:5:9: error: call to undeclared function 'nondet_my_struct'\n";
        let names = missing(messages);
        assert_eq!(
            names.iter().collect::<Vec<_>>(),
            ["__ESBMC_assume", "nondet_uint"]
        );
        assert_eq!(
            header(&names, Language::C),
            "void __ESBMC_assume(_Bool);\nunsigned int nondet_uint(void);\n"
        );
    }
}
