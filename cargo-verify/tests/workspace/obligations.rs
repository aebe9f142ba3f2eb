//! What Rust relies on, obligation by obligation: C++ that sees to it, and C++ that does not.

use super::project::{Project, Said, verified_to_have as has};

fn verified(rust: &str, cpp: &str) -> Said {
    let project = Project::with_sources(&[("parts.cpp", cpp)]);
    project.write("src/lib.rs", rust);
    project.verify(&["--timeout", "30s"])
}

/// A function that Rust exports, with what it promises about its parameter.
fn exported(parameter: &str) -> String {
    format!(
        "#[repr(C)]\npub struct Reading {{ pub value: f64, pub unit: u32 }}\n\
         #[repr(u32)]\npub enum Level {{ Low = 1, High = 2 }}\n\
         #[unsafe(no_mangle)]\npub extern \"C\" fn report(one: {parameter}) {{ let _ = one; }}\n\
         unsafe extern \"C\" {{ pub fn poll(n: i32); }}\n"
    )
}

#[test]
fn a_reference_that_an_exported_function_takes_is_not_null() {
    let declared = "struct Reading { double value; unsigned unit; };\n\
         extern \"C\" void report(const Reading *one);\nstatic Reading last = {1, 2};\n";
    let unchecked = "extern \"C\" void poll(int n) { report(n > 0 ? &last : nullptr); }\n";
    let checked = "extern \"C\" void poll(int n) { if (n > 0) report(&last); }\n";
    let said = has(
        &exported("&Reading"),
        &format!("{declared}{unchecked}"),
        &["V0906"],
    );
    assert!(
        said.stdout
            .contains("null is passed to `report`, and Rust relies on a pointer that is not"),
        "{}",
        said.stdout
    );
    has(&exported("&Reading"), &format!("{declared}{checked}"), &[]);
    // An option says that null may come, a raw pointer nothing at all.
    for parameter in ["Option<&Reading>", "*const Reading"] {
        has(&exported(parameter), &format!("{declared}{unchecked}"), &[]);
    }
}

#[test]
fn a_reference_that_an_exported_function_takes_is_to_something_alive_and_whole() {
    let declared = "#include <cstdlib>\nstruct Reading { double value; unsigned unit; };\n\
         extern \"C\" void report(const Reading *one);\n";
    let on_the_stack =
        "extern \"C\" void poll(int n) { Reading local = {1.0 * n, 1}; report(&local); }\n";
    has(
        &exported("&Reading"),
        &format!("{declared}{on_the_stack}"),
        &[],
    );
    let freed = "extern \"C\" void poll(int) {\n  auto *one = (Reading *)std::calloc(1, sizeof(Reading));\n  \
         if (!one) return;\n  std::free(one);\n  report(one);\n}\n";
    let small =
        "static double value;\nextern \"C\" void poll(int) { report((const Reading *)&value); }\n";
    for wrong in [freed, small] {
        has(
            &exported("&Reading"),
            &format!("{declared}{wrong}"),
            &["V0906"],
        );
    }
}

#[test]
fn an_enum_that_an_exported_function_takes_is_in_range() {
    let declared =
        "enum Level : unsigned { low = 1, high = 2 };\nextern \"C\" void report(Level one);\n";
    let any = "extern \"C\" void poll(int n) { report(static_cast<Level>(n & 3)); }\n";
    let ranged = "extern \"C\" void poll(int n) { report(n > 5 ? high : low); }\n";
    has(&exported("Level"), &format!("{declared}{any}"), &["V0906"]);
    has(&exported("Level"), &format!("{declared}{ranged}"), &[]);
}

#[test]
fn a_callback_is_given_what_its_type_says_and_gives_what_it_says() {
    let rust = "#[repr(u8)]\n#[derive(Clone, Copy)]\npub enum Answer { No = 0, Yes = 1 }\n\
         unsafe extern \"C\" { pub fn ask(n: i32, answer: extern \"C\" fn(&i32) -> Answer) -> i32; }\n";
    let declared = "enum Answer : unsigned char { no = 0, yes = 1 };\n";
    let fine = "extern \"C\" int ask(int n, Answer (*answer)(const int *)) {\n  \
         static const int weight[2] = {3, 4};\n  return weight[answer(&n)];\n}\n";
    let null = "extern \"C\" int ask(int n, Answer (*answer)(const int *)) {\n  \
         return answer(n ? &n : nullptr) == yes;\n}\n";
    has(rust, &format!("{declared}{fine}"), &[]);
    has(rust, &format!("{declared}{null}"), &["V0906"]);
}

/// Names of which each is announced by Rust while C++ walks over them; what Rust does then.
fn announcing(body: &str) -> String {
    format!(
        "pub enum Names {{}}\n\
         unsafe extern \"C\" {{\n    pub fn names_new() -> *mut Names;\n    \
         pub fn names_add(names: *mut Names, id: i32);\n    pub fn names_announce(names: *mut Names);\n}}\n\
         fn add_another(names: *mut Names) {{ unsafe {{ names_add(names, 7) }} }}\n\
         #[unsafe(no_mangle)]\n\
         pub extern \"C\" fn announced(names: *mut Names, id: i32) {{ {body} }}\n"
    )
}

#[test]
fn an_exported_function_may_call_the_library_again() {
    let cpp = |walk: &str| {
        format!(
            "#include <vector>\nstruct Names {{ std::vector<int> ids; }};\n\
             extern \"C\" void announced(Names *names, int id);\n\
             extern \"C\" Names *names_new() {{ return new Names{{{{1}}}}; }}\n\
             extern \"C\" void names_add(Names *names, int id) {{ names->ids.push_back(id); }}\n\
             extern \"C\" void names_announce(Names *names) {{ {walk} }}\n"
        )
    };
    let in_place = cpp("for (int id : names->ids) announced(names, id);");
    let by_index = cpp(
        "for (std::size_t at = 0; at < names->ids.size() && at < 2; at++) announced(names, names->ids[at]);",
    );
    let again = announcing("if id < 3 { add_another(names) }");
    has(&again, &in_place, &["V0502"]);
    let said = has(&again, &by_index, &[]);
    assert!(
        said.stdout
            .contains("of the library, `announced` calls at most `names_add`, once"),
        "{}",
        said.stdout
    );
    // What the sources do not name is not called.
    has(&announcing("let _ = (names, id);"), &in_place, &[]);
}

/// A handle that one function makes and another one reads.
const GAUGE: &str = "pub enum Gauge {}\n\
     unsafe extern \"C-unwind\" { pub fn gauge_new(n: i32) -> *mut Gauge; }\n\
     unsafe extern \"C\" { pub fn gauge_read(gauge: &Gauge) -> i32; }\n";

#[test]
fn what_is_made_by_calls_that_never_return_is_not_said_to_hold() {
    let cpp = |make: &str| {
        format!(
            "struct Gauge {{ int value; }};\n\
             extern \"C\" Gauge *gauge_new(int n) {{ {make} }}\n\
             extern \"C\" int gauge_read(const Gauge *gauge) {{ return 100 / gauge->value; }}\n"
        )
    };
    let never = verified(GAUGE, &cpp("throw n;"));
    assert_eq!(never.codes(), Vec::<String>::new(), "{}", never.stdout);
    assert_eq!(never.summary()["verdict"], "unknown", "{}", never.stdout);
    assert!(
        never.stdout.contains("the function was never entered"),
        "{}",
        never.stdout
    );
    let sometimes = verified(GAUGE, &cpp("if (n == 0) throw n; return new Gauge{n};"));
    assert_eq!(
        sometimes.codes(),
        Vec::<String>::new(),
        "{}",
        sometimes.stdout
    );
    assert_eq!(sometimes.summary()["verdict"], "bounded");
    assert!(
        sometimes.stdout.contains("that throw are not followed"),
        "{}",
        sometimes.stdout
    );
    has(GAUGE, &cpp("return new Gauge{n};"), &["V0203"]);
}

#[test]
fn a_violation_in_what_makes_an_argument_is_reported_once() {
    let cpp = "struct Gauge { int value; };\n\
         extern \"C\" Gauge *gauge_new(int n) { return new Gauge{1000 / n}; }\n\
         extern \"C\" int gauge_read(const Gauge *gauge) { return gauge->value; }\n";
    let said = has(GAUGE, cpp, &["V0203"]);
    assert_eq!(said.with_reason("violation").len(), 1, "{}", said.stdout);
}

#[test]
fn a_violation_is_shown_in_the_function_that_has_it_and_not_in_one_that_calls_back() {
    let rust = "#[repr(C)] pub struct Pie { _private: [u8; 0] }\n\
         unsafe extern \"C\" {\n    pub fn pie_new() -> *mut Pie;\n    \
         pub fn pie_each(pie: *mut Pie, call: extern \"C\" fn(*mut Pie, i32));\n    \
         pub fn pie_share(pie: *mut Pie, parts: i32) -> i32;\n}\n";
    let cpp = "struct Pie { int size; };\n\
         extern \"C\" Pie *pie_new() { return new Pie{4}; }\n\
         extern \"C\" void pie_each(Pie *pie, void (*call)(Pie *, int)) {\n  \
         for (int i = 0; i < 2; i++) call(pie, i);\n}\n\
         extern \"C\" int pie_share(Pie *pie, int parts) { return pie->size / parts; }\n";
    let said = has(rust, cpp, &["V0203"]);
    let violations = said.with_reason("violation");
    let functions: Vec<_> = violations.iter().map(|one| &one["function"]).collect();
    assert_eq!(functions, ["pie_share"], "{}", said.stdout);
}

#[test]
fn an_exception_may_leave_what_is_declared_to_unwind() {
    let cpp = "extern \"C\" int half(int n) { if (n & 1) throw n; return n / 2; }\n";
    for (abi, codes) in [("C-unwind", &[][..]), ("C", &["V0902"])] {
        let rust = format!("unsafe extern \"{abi}\" {{ pub fn half(n: i32) -> i32; }}\n");
        has(&rust, cpp, codes);
    }
}

#[test]
fn pointers_in_a_returned_struct_are_null_or_to_something_that_is_there() {
    let rust = "#[repr(C)]\npub struct View { pub data: *const u8, pub len: usize }\n\
         unsafe extern \"C\" { pub fn view(n: u8) -> View; }\n";
    let cpp = |body: &str| {
        format!(
            "#include <cstddef>\nstruct View {{ const unsigned char *data; std::size_t len; }};\n\
             static const unsigned char table[4] = {{1, 2, 3, 4}};\n\
             extern \"C\" View view(unsigned char n) {{ {body} }}\n"
        )
    };
    has(
        rust,
        &cpp("unsigned char own[2] = {n, n}; return {own, 2};"),
        &["V0904"],
    );
    has(rust, &cpp("return {table, n};"), &["V0904"]);
    has(
        rust,
        &cpp("return n < 4 ? View{table, n} : View{nullptr, 0};"),
        &[],
    );
}

#[test]
fn a_reference_that_is_returned_is_to_something_whole() {
    let rust = "unsafe extern \"C\" { pub safe fn pick(n: u8) -> &'static u64; }\n";
    let small = "static unsigned char small[4];\n\
         extern \"C\" const unsigned long *pick(unsigned char) { return (const unsigned long *)small; }\n";
    let whole = "static unsigned long words[4];\n\
         extern \"C\" const unsigned long *pick(unsigned char n) { return &words[n % 4]; }\n";
    has(rust, small, &["V0904"]);
    has(rust, whole, &[]);
}

#[test]
fn a_returned_bool_is_one() {
    let rust = "unsafe extern \"C\" { pub safe fn ready(n: u8) -> bool; }\n";
    let any = "extern \"C\" unsigned char ready(unsigned char n) { return n & 3; }\n";
    let one = "extern \"C\" bool ready(unsigned char n) { return n & 3; }\n";
    has(rust, any, &["V0813", "V0904"]);
    has(rust, one, &[]);
}

#[test]
fn what_is_given_away_may_be_kept_and_must_not_be_lost() {
    let rust = "unsafe extern \"C\" { fn keep(one: *mut u32); }\n\
         pub fn give(n: u32) { unsafe { keep(Box::into_raw(Box::new(n))) } }\n";
    let kept = "static unsigned *mine;\nextern \"C\" void keep(unsigned *one) { if (!mine) mine = one; }\n";
    let lost = "extern \"C\" void keep(unsigned *one) { *one = 1; }\n";
    has(rust, kept, &[]);
    has(rust, lost, &["V0110"]);
}

#[test]
fn an_out_parameter_is_not_read_before_it_is_written() {
    let rust = "use std::mem::MaybeUninit;\n\
         unsafe extern \"C\" { fn parse(n: i32, error: *mut i32) -> i32; }\n\
         pub fn parsed(n: i32) -> Result<i32, i32> {\n    let mut error = MaybeUninit::uninit();\n    \
         match unsafe { parse(n, error.as_mut_ptr()) } { -1 => Err(unsafe { error.assume_init() }), n => Ok(n) }\n}\n";
    let read = "extern \"C\" int parse(int n, int *error) { if (*error || n < 0) { *error = 1; return -1; } return n; }\n";
    let written = "extern \"C\" int parse(int n, int *error) { *error = n < 0; if (*error) return -1; return n; }\n";
    has(rust, read, &["V0111"]);
    has(rust, written, &[]);
}

#[test]
fn what_is_lent_by_a_shared_reference_is_not_written() {
    let rust = "unsafe extern \"C\" { pub safe fn bump(n: &i32, by: i32) -> i32; }\n";
    let written =
        "extern \"C\" int bump(const int *n, int by) { return *const_cast<int *>(n) = by; }\n";
    let read = "extern \"C\" int bump(const int *n, int by) { return *n > by ? *n : by; }\n";
    has(rust, written, &["V0901"]);
    has(rust, read, &[]);
}
