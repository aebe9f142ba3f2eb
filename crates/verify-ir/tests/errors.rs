//! Text that is no module, or too new, or too old: one error at the right place, saying what was
//! expected; never a panic, never a token skipped.

use verify_ir::{Problem, ReadError, read, read_bytes};

fn error(text: &str) -> ReadError {
    match read(text, "bad.ll") {
        Ok(_) => panic!("understood:\n{text}"),
        Err(error) => error,
    }
}

/// The error's first line without the file's name.
fn message(text: &str) -> String {
    let shown = error(text).to_string();
    let first = shown.lines().next().unwrap_or_default();
    first.strip_prefix("bad.ll:").unwrap_or(first).to_owned()
}

#[test]
fn an_error_shows_place_line_and_expectation() {
    let shown = error("define i32 @f(i32 %x) {\n  %y = frobnicate i32 %x, 1\n  ret i32 %y\n}\n");
    assert_eq!(
        shown.to_string(),
        "bad.ll:2:8: expected an instruction, found `frobnicate`\n  |   %y = frobnicate i32 %x, 1\n  \
         |        ^"
    );
    assert_eq!((shown.line, shown.column), (2, 8));
}

#[test]
fn a_long_line_is_shown_around_the_place() {
    let text = format!("@s = global [3 x i8] c\"{}\"", "x".repeat(10_000));
    let shown = error(&text);
    assert!(shown.text.len() < 400, "{}", shown.text);
    assert_eq!(shown.column, 22);
}

#[test]
fn unknown_words_are_errors_where_they_stand() {
    let cases = [
        ("frob", "1:1: expected a top-level entity, found `frob`"),
        (
            "@g = frob i32 0",
            "1:6: expected `global` or `constant`, found `frob`",
        ),
        (
            "@g = global i32 0, frob 3",
            "1:20: expected a property of a global variable, found `frob`",
        ),
        (
            "declare void @f() frob",
            "1:19: expected an attribute of the function or a top-level entity, found `frob`",
        ),
        (
            "declare void @f(i32 frob)",
            "1:21: expected an attribute, a name, `,` or `)`, found `frob`",
        ),
        (
            "attributes #0 = { frob }",
            "1:19: expected an attribute or `}`, found `frob`",
        ),
        (
            "!0 = !DIFrob()",
            "1:6: expected a kind of metadata, found `!DIFrob`",
        ),
        (
            "!0 = !DIFile(frob: 1)",
            "1:14: expected a field of `!DIFile`, found `frob`",
        ),
        (
            "!0 = !DIFile(filename: \"x\")",
            "1:6: expected `directory:` in `!DIFile`, found none",
        ),
        (
            "!0 = !DISubroutineType(flags: DIFlagFrob, types: null)",
            "1:31: expected a debug info flag, found `DIFlagFrob`",
        ),
        ("@g = global f32 0", "1:13: expected a type, found `f32`"),
        (
            "@g = global ptr frob (ptr null)",
            "1:17: expected a constant, found `frob`",
        ),
        (
            "target datalayout = \"e-q8\"",
            "1:21: the data layout has a bad entry `q8`",
        ),
        (
            "declare i32 @f() ~",
            "1:18: this byte begins no token of LLVM IR",
        ),
        (
            "@g = global ptr \"open",
            "1:17: this string is never closed",
        ),
        (
            "define void @f() {\n  #dbg_frob(i32 0)\n}",
            "2:3: expected a debug record, found `#dbg_frob`",
        ),
        (
            "define void @f() {\n  fence frob\n}",
            "2:9: expected an ordering, found `frob`",
        ),
        (
            "define void @f() {\n  %x = add nuw nneg i32 1, 2\n}",
            "2:16: expected a type, found `nneg`",
        ),
    ];
    for (text, expected) in cases {
        assert_eq!(message(text), expected, "{text}");
    }
}

#[test]
fn typed_pointers_are_named_as_such() {
    assert_eq!(
        error("@p = global i32* null").problem,
        Problem::TypedPointer("i32".to_owned())
    );
    assert!(message("@p = global i32* null").contains("older than clang 15"));
}

#[test]
fn what_is_used_must_be_defined() {
    let cases = [
        (
            "@p = global ptr @absent",
            "1:17: `@absent` is never defined",
        ),
        (
            "@p = global %absent zeroinitializer",
            "1:13: `%absent` is never defined",
        ),
        ("!llvm.x = !{!7}", "1:13: `!7` is never defined"),
        ("declare void @f() #3", "1:19: `#3` is never defined"),
        (
            "@g = global i32 0, comdat($absent)",
            "1:27: `$absent` is never defined",
        ),
        (
            "define void @f() {\n  br label %absent\n}",
            "2:12: `%absent` is never defined",
        ),
        (
            "define i32 @f() {\n  ret i32 %absent\n}",
            "2:11: `%absent` is never defined",
        ),
        (
            "define void @f() {\n  br label %4000000000\n}",
            "2:12: `%4000000000` is never defined",
        ),
        ("!x = !{!4000000000}", "1:8: `!4000000000` is never defined"),
    ];
    for (text, expected) in cases {
        assert_eq!(message(text), expected, "{text}");
    }
}

#[test]
fn nothing_is_defined_twice() {
    let cases = [
        (
            "@g = global i32 0\n@g = global i32 0",
            "2:1: `@g` is defined twice",
        ),
        (
            "declare void @f()\ndeclare void @f()",
            "2:14: `@f` is defined twice",
        ),
        (
            "%t = type { i8 }\n%t = type { i8 }",
            "2:1: `%t` is defined twice",
        ),
        ("!0 = !{}\n!0 = !{}", "2:1: `!0` is defined twice"),
        (
            "$c = comdat any\n$c = comdat any",
            "2:1: `$c` is defined twice",
        ),
        (
            "attributes #0 = { cold }\nattributes #0 = { cold }",
            "2:12: `#0` is defined twice",
        ),
        (
            "define void @f(i32 %x, i32 %x) {\n ret void\n}",
            "1:28: `%x` is defined twice",
        ),
        (
            "define void @f() {\na:\n br label %a\na:\n ret void\n}",
            "4:1: `%a` is defined twice",
        ),
    ];
    for (text, expected) in cases {
        assert_eq!(message(text), expected, "{text}");
    }
}

#[test]
fn types_must_fit() {
    let cases = [
        (
            "define void @f(i32 %x) {\n  %y = add i64 %x, 1\n}",
            "2:16: `%x` has the type `i32` but is used as `i64`",
        ),
        (
            "define i32 @f(i1 %c) {\n  br i1 %c, label %a, label %b\na:\n  ret i32 %y\nb:\n  %y = add i8 1, 1\n  ret i32 0\n}",
            "6:3: `%y` has the type `i8` but is used as `i32`",
        ),
        (
            "@g = global i8 256",
            "1:16: the number 256 does not fit its type",
        ),
        (
            "@g = global float 0xH3C00",
            "1:19: the number 0xH3C00 does not fit its floating-point type",
        ),
        (
            "@g = global i32 null",
            "1:17: `null` cannot have the type `i32`",
        ),
        (
            "@g = global [2 x i8] [i8 1]",
            "1:22: an aggregate of these elements cannot have the type `[2 x i8]`",
        ),
        (
            "define void @f() {\n  ret i32 0\n}",
            "2:7: the result of this function cannot have the type `i32`",
        ),
        (
            "define void @f(i32 %x) {\n  %y = trunc i32 %x to i64\n}",
            "2:8: `trunc` has the type `i32` but is used as `i64`",
        ),
        (
            "define void @f(ptr %p) {\n  %y = getelementptr { i8, i8 }, ptr %p, i32 0, i32 2\n}",
            "2:8: an aggregate with this index cannot have the type `{ i8, i8 }`",
        ),
        (
            "define void @f({ i8 } %s) {\n  %y = extractvalue { i8 } %s, 1\n}",
            "2:8: an aggregate with this index cannot have the type `{ i8 }`",
        ),
        (
            "@a = addrspace(1) global i8 0\n@b = global ptr @a",
            "2:17: `@a` has the type `ptr addrspace(1)` but is used as `ptr`",
        ),
    ];
    for (text, expected) in cases {
        assert_eq!(message(text), expected, "{text}");
    }
}

#[test]
fn blocks_end_in_terminators() {
    assert_eq!(
        message("define void @f() {\na:\n  %x = add i32 1, 2\nb:\n  ret void\n}"),
        "4:1: expected a terminator before the next block, found `b`"
    );
    assert_eq!(
        message("define void @f() {\n}"),
        "1:18: a function's body has at least one block"
    );
    assert_eq!(
        message("define void @f() {\n  %x = add i32 1, 2\n}"),
        "3:1: expected a terminator, found `}`"
    );
}

#[test]
fn types_that_contain_themselves_are_refused() {
    assert_eq!(
        message("%a = type { %b }\n%b = type { [2 x %a] }\n@g = external global %a"),
        "1:1: the type `%a` contains itself"
    );
    assert!(message("@g = external global [9223372036854775808 x i64]").contains("larger than"));
}

#[test]
fn deep_nesting_is_refused_without_recursion() {
    const DEEP: usize = 100_000;
    let nests = [
        ("@g = global ", "{"),
        ("@g = global ", "[1 x "),
        ("@g = global ", "<{"),
        ("@g = global void ", "(void "),
        ("@g = global i32 ", "{ i32 "),
        ("@g = global i32 ", "["),
        ("@g = global ptr ", "getelementptr (i8, ptr "),
        ("@g = global i32 ", "add (i32 "),
        ("@g = global i32 ", "splat (i32 "),
        ("!0 = ", "!{"),
        ("!0 = ", "!DILexicalBlock(scope: "),
        ("declare void @f(ptr ", "byval("),
        ("declare void @f(", "target(\"x\", "),
        ("define void @f() {\n call void @f(metadata ", "!{"),
        ("^0 = module: ", "("),
    ];
    for (start, nest) in nests {
        let shown = error(&format!("{start}{}", nest.repeat(DEEP)));
        assert!(shown.line >= 1, "{shown}");
    }
    assert_eq!(
        error(&format!("@g = global {}", "{".repeat(DEEP))).problem,
        Problem::TooDeep(256)
    );
}

#[test]
fn long_chains_of_types_are_no_recursion() {
    let mut text = String::new();
    for n in 0..100_000 {
        text.push_str(&format!("%t{n} = type {{ %t{} }}\n", n + 1));
    }
    text.push_str("%t100000 = type { i16 }\n@g = external global %t0\n");
    let module = read(&text, "chain.ll").expect("a chain of structs is a module");
    assert_eq!(module.size_of(module.globals[0].ty), Some(2));
}

#[test]
fn every_prefix_of_a_module_is_an_error_or_a_module() {
    let text = include_str!("small.ll");
    assert!(read(text, "small.ll").is_ok());
    for end in 0..text.len() {
        if let Err(error) = read(&text[..end], "small.ll") {
            assert!(error.line as usize <= text.lines().count() + 1);
        }
    }
}

#[test]
fn bytes_beyond_utf8_are_kept_or_refused() {
    let module = read_bytes(b"source_filename = \"caf\xe9\\5C\"\n; caf\xe9\n", "x.ll")
        .expect("bytes in strings and comments are no syntax");
    assert_eq!(module.text(module.source_file), "caf\\E9\\5C");
    let error = read_bytes(b"caf\xe9", "x.ll").expect_err("a word is ASCII");
    assert_eq!((error.line, error.column), (1, 1));
}

#[test]
fn circles_in_debug_info_have_finite_names() {
    let module = read(
        "define void @f() !dbg !0 {\n  ret void\n}\n\
         !0 = distinct !DISubprogram(name: \"f\", scope: !0, type: !1, spFlags: DISPFlagDefinition)\n\
         !1 = !DISubroutineType(types: !2)\n\
         !2 = !{!3, !3, !3, !3}\n\
         !3 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !1, size: 64)\n",
        "circle.ll",
    )
    .expect("the text is well formed");
    let name = verify_ir::signature(&module, &module.functions[0]);
    assert!(name.contains('…') && name.len() < 10_000, "{name}");
}
