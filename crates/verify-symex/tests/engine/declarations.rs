//! What modules of tests use without a word: each gets the declarations of what it names and does not have itself.

/// One symbol a line.
const KNOWN: &str = "
declare void @__VERIFIER_assert(i32)
declare void @__VERIFIER_assume(i32)
declare void @__VERIFIER_error()
declare i8 @nondet_char()
declare i32 @nondet_int()
declare i64 @nondet_long()
declare i32 @atexit(ptr)
declare ptr @calloc(i64, i64)
declare void @exit(i32)
declare void @free(ptr)
declare ptr @malloc(i64)
declare ptr @memcpy(ptr, ptr, i64)
declare ptr @realloc(ptr, i64)
declare i32 @llvm.eh.typeid.for(ptr)
declare void @llvm.lifetime.end.p0(i64, ptr)
declare void @llvm.lifetime.start.p0(i64, ptr)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @llvm.stackrestore.p0(ptr)
declare ptr @llvm.stacksave.p0()
declare i32 @_ZSt19uncaught_exceptionsv()
declare void @_ZSt9terminatev()
declare void @_ZdaPv(ptr)
declare void @_ZdlPv(ptr)
declare ptr @_Znam(i64)
declare ptr @_Znwm(i64)
declare ptr @__cxa_allocate_exception(i64)
declare ptr @__cxa_begin_catch(ptr)
declare void @__cxa_end_catch()
declare i32 @__cxa_guard_acquire(ptr)
declare void @__cxa_guard_release(ptr)
declare void @__cxa_rethrow()
declare void @__cxa_throw(ptr, ptr, ptr)
declare i32 @__gxx_personality_v0(...)
declare void @__verify_assigns(ptr, i64, i32)
declare void @__verify_assigns_only()
declare void @__verify_body(i32)
declare i32 @__verify_contract()
declare void @__verify_ensures(i32, ptr, i32, i32)
declare void @__verify_foreign_release(ptr)
declare void @__verify_frame(i32, i32)
declare i1 @__verify_fresh(ptr)
declare ptr @__verify_invalidate(ptr, i64, i64)
declare void @__verify_invariant_on_entry(i32, ptr)
declare void @__verify_require(i32, ptr, ptr)
declare void @__verify_requires(i32, ptr)
declare ptr @__verify_result()
declare void @__verify_return()
declare void @__verify_unexpected(ptr)
@_ZTIi = external constant ptr
@_ZTIl = external constant ptr
@text = private constant [7 x i8] c\"clause\\00\"
";

/// How a function with a contract begins: with the question whether it is the contract that runs.
const CONTRACT: &str = "%asked = call i32 @__verify_contract()
  %is_contract = icmp ne i32 %asked, 0
  br i1 %is_contract, label %contract, label %body
contract:";

/// How its contract ends and its body begins.
const BODY: &str = "call void @__verify_frame(i32 0, i32 0)
  call void @__verify_return()
  unreachable
body:";

/// The module, with the declarations that it lacks, and with the code around contracts.
pub fn with_those_it_needs(text: &str) -> String {
    let text = &text.replace("  CONTRACT\n", &format!("  {CONTRACT}\n"));
    let text = &text.replace("  BODY\n", &format!("  {BODY}\n"));
    let is_needed =
        |line: &&str| symbol(line).is_some_and(|symbol| names(text, symbol) && !has(text, symbol));
    let needed: Vec<&str> = KNOWN.lines().filter(is_needed).collect();
    format!("{}\n{text}", needed.join("\n"))
}

/// The first symbol of a line, with its `@`.
fn symbol(line: &str) -> Option<&str> {
    let rest = &line[line.find('@')?..];
    let end = rest[1..].find(|c: char| !is_of_name(c))?;
    Some(&rest[..=end])
}

fn is_of_name(c: char) -> bool {
    c.is_ascii_alphanumeric() || matches!(c, '_' | '.' | '$')
}

/// Whether the text names the symbol, and not only one that begins like it.
fn names(text: &str, symbol: &str) -> bool {
    let ends = |at: usize| !text[at + symbol.len()..].starts_with(is_of_name);
    text.match_indices(symbol).any(|(at, _)| ends(at))
}

/// Whether the text declares or defines the symbol itself.
fn has(text: &str, known: &str) -> bool {
    let introduces = |line: &&str| {
        ["declare ", "define ", "@"]
            .iter()
            .any(|start| line.starts_with(start))
    };
    text.lines()
        .filter(introduces)
        .any(|line| symbol(line) == Some(known))
}
