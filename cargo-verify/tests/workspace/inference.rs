//! What is taken to be passed where Rust does not declare a function, or its declaration says little: each
//! inference with code that it makes right, and code that is wrong all the same.

use super::project::{Project, Said};

/// A scanner as parsers call it: through a table that Rust does not see, with a `void *` that only the
/// library knows, a table of functions, flags by enumerator, and a buffer that nobody tells the size of.
const SCANNER: &str = r#"
struct Lexer {
    int ahead;
    void (*advance)(Lexer *, bool);
    bool (*ended)(const Lexer *);
};
enum Symbol { WORD, NUMBER, SPACE, END };
struct Scanner {
    unsigned depth = 1;
    char *names = new char[4]();
    ~Scanner() { delete[] names; }
    bool scan(Lexer *lexer, const bool *valid) {
        while (!lexer->ended(lexer) && lexer->ahead == ' ') { lexer->advance(lexer, true); }
        return valid[END] && lexer->ahead == 0;
    }
};
extern "C" {
void *toy_scanner_create() { return new Scanner(); }
void toy_scanner_destroy(void *payload) { delete static_cast<Scanner *>(payload); }
bool toy_scanner_scan(void *payload, Lexer *lexer, const bool *valid) {
    return static_cast<Scanner *>(payload)->scan(lexer, valid);
}
unsigned toy_scanner_serialize(void *payload, char *buffer) {
    Scanner *scanner = static_cast<Scanner *>(payload);
    for (unsigned i = 0; i < 4; i++) { buffer[i] = scanner->names[i]; }
    return 4 / scanner->depth;
}
void toy_scanner_deserialize(void *payload, const char *buffer, unsigned length) {
    Scanner *scanner = static_cast<Scanner *>(payload);
    for (unsigned i = 0; i < length && i < 4; i++) { scanner->names[i] = buffer[i]; }
}
}
"#;

fn scanner(changed: &[(&str, &str)]) -> Project {
    let mut text = SCANNER.to_owned();
    for (old, new) in changed {
        assert!(text.contains(old), "{old}");
        text = text.replace(old, new);
    }
    let project = Project::with_sources(&[("scanner.cpp", text.as_str())]);
    project.write("src/lib.rs", "\n");
    project
}

/// Nothing is found, and the verdict rests on what is said to be assumed.
fn assert_fine(said: &Said, assumed: &[&str]) {
    assert_eq!(said.codes(), Vec::<String>::new(), "{}", said.stdout);
    for one in assumed {
        assert!(said.stdout.contains(one), "{one} in {}", said.stdout);
    }
}

#[test]
fn what_a_family_of_functions_passes_around_is_made_by_its_factory() {
    let said = scanner(&[]).verify(&["--timeout", "20s"]);
    assert_fine(
        &said,
        &[
            "`payload` is taken to be what `toy_scanner_create` returned, by the functions' names",
            "`payload` is made by `toy_scanner_create`",
            "the functions that `lexer` holds are taken to be there, as their types say",
            "`valid` is indexed with constants up to 3: it is taken to have 4 elements",
            "nothing tells how long `buffer` is: it is taken to have room for 4096 characters",
            "`length` is taken as the length of `buffer`, by their names",
        ],
    );
    // Places of their own at its beginning do not say where a buffer ends.
    let places = "buffer[0] = 1; buffer[1] = 2; buffer[2] = 3;\n    for (unsigned i = 0; i < 4; i++) { buffer[3 + i]";
    let said = scanner(&[("for (unsigned i = 0; i < 4; i++) { buffer[i]", places)])
        .verify(&["--function", "toy_scanner_serialize"]);
    assert_fine(
        &said,
        &["`buffer` is: it is taken to have room for 4096 characters, any"],
    );
    let said = scanner(&[(
        "buffer[i] = scanner->names[i]",
        "buffer[4096 * i] = scanner->names[i]",
    )])
    .verify(&["--function", "toy_scanner_serialize"]);
    assert_eq!(said.codes(), ["V0102"], "{}", said.stdout);
    // What the factory does not set up is missed by whoever relies on it.
    let said = scanner(&[("unsigned depth = 1;", "unsigned depth = 0;")])
        .verify(&["--function", "toy_scanner_serialize"]);
    assert_eq!(said.codes(), ["V0203"], "{}", said.stdout);
    // One that forgets the length reads behind the buffer.
    let said = scanner(&[("i < length && i < 4", "i < 4")])
        .verify(&["--function", "toy_scanner_deserialize"]);
    assert_eq!(said.codes(), ["V0102"], "{}", said.stdout);
}

#[test]
fn a_table_of_functions_stays_as_it_is() {
    // A function of the table that is called by another's name is there, too; a variable of the library's
    // that holds none is not.
    let missing = "static void (*hook)(int);\nextern \"C\" void toy_hook(int n) { hook(n); }\n";
    let said = scanner(&[("struct Lexer {", &format!("{missing}struct Lexer {{"))])
        .verify(&["--function", "toy_hook"]);
    assert_eq!(said.code, Some(100), "{}", said.stdout);
}

const LENGTHS: &str = r#"
#include <stdlib.h>
typedef enum { FAST, SMALL, BEST } Mode;
typedef struct { int *items; int items_count; Mode mode; } Made;
extern "C" {
int pack(const char *in, unsigned long in_len, char *out, unsigned long *out_len) {
    if (*out_len < in_len) { return 1; }
    for (unsigned long i = 0; i < in_len; i++) { out[i] = in[i]; }
    *out_len = in_len;
    return 0;
}
int level(Mode mode) {
    switch (mode) { case FAST: return 1; case SMALL: return 2; case BEST: return 3; }
    __builtin_unreachable();
}
void free_made(Made made) {
    for (int i = 0; i < made.items_count; i++) { made.items[i] = 0; }
    free(made.items);
}
}
"#;

const LENGTHS_DECLARED: &str = "\
#![allow(non_camel_case_types)]
pub type Mode = ::std::os::raw::c_uint;
#[repr(C)] #[derive(Clone, Copy)]
pub struct Made { pub items: *mut i32, pub items_count: i32, pub mode: Mode }
unsafe extern \"C\" {
    pub fn pack(input: *const i8, input_len: usize, out: *mut i8, out_len: *mut usize) -> i32;
    pub fn level(mode: Mode) -> i32;
    pub fn free_made(made: Made);
}
";

fn lengths(changed: &[(&str, &str)]) -> Project {
    let mut text = LENGTHS.to_owned();
    for (old, new) in changed {
        assert!(text.contains(old), "{old}");
        text = text.replace(old, new);
    }
    let project = Project::with_sources(&[("lengths.cpp", text.as_str())]);
    project.write("src/lib.rs", LENGTHS_DECLARED);
    project
}

#[test]
fn lengths_behind_pointers_enums_and_what_is_released_are_inferred() {
    let said = lengths(&[]).verify(&[]);
    assert_fine(
        &said,
        &[
            "`out_len` is taken as the length of `out`, by their names",
            "numbers of the type `Mode` are taken to be values of C++'s enum",
            "`free_made` releases `made`, by its name",
        ],
    );
    let said = lengths(&[("if (*out_len < in_len) { return 1; }", "")]);
    let said = said.verify(&["--function", "pack"]);
    assert_eq!(said.codes(), ["V0102"], "{}", said.stdout);
    let said = lengths(&[("case BEST: return 3;", "")]).verify(&["--function", "level"]);
    assert_eq!(said.code, Some(100), "{}", said.stdout);
    let said = lengths(&[(
        "    free(made.items);\n",
        "    free(made.items); free(made.items);\n",
    )]);
    let said = said.verify(&["--function", "free_made"]);
    assert_eq!(said.codes(), ["V0107"], "{}", said.stdout);
}

#[test]
fn null_in_a_returned_struct_is_not_what_its_length_is_about() {
    let source = "struct View { int *items; int items_count; };\n\
        static int one[1];\n\
        extern \"C\" View view(int n) { return View{n > 0 ? one : nullptr, n > 0 ? 1 : -1}; }\n";
    let declared = "#[repr(C)] pub struct View { pub items: *mut i32, pub items_count: i32 }\n\
        unsafe extern \"C\" { pub fn view(n: i32) -> View; }\n";
    let project = Project::with_sources(&[("view.cpp", source)]);
    project.write("src/lib.rs", declared);
    assert_fine(&project.verify(&[]), &[]);
    let project = Project::with_sources(&[("view.cpp", &source.replace("? 1 : -1", "? 2 : -1"))]);
    project.write("src/lib.rs", declared);
    let said = project.verify(&[]);
    assert_eq!(said.codes(), ["V0904"], "{}", said.stdout);
}

/// A list of strings that one function makes, for a variable of the caller's, and another one releases.
const LIST: &str = r#"
#include <cstdlib>
#include <cstring>
extern "C" {
int dictionary_suggest(char ***list, const char *word) {
    *list = (char **)std::malloc(2 * sizeof(char *));
    if (!*list) { return 0; }
    for (int i = 0; i < 2; i++) {
        (*list)[i] = (char *)std::malloc(std::strlen(word) + 1);
        if ((*list)[i]) { std::strcpy((*list)[i], word); }
    }
    return 2;
}
std::size_t dictionary_longest(char **words, int count) {
    std::size_t most = 0;
    for (int i = 0; i < count; i++) {
        std::size_t length = std::strlen(words[i]);
        most = length > most ? length : most;
    }
    return most;
}
void dictionary_free_list(char ***list, int n) {
    for (int i = 0; i < n; i++) { std::free((*list)[i]); }
    std::free(*list);
    *list = nullptr;
}
}
"#;

const LIST_RUST: &str = "use std::ffi::{c_char, c_int};\n\
    extern \"C\" {\n\
    \x20   pub fn dictionary_suggest(list: *mut *mut *mut c_char, word: *const c_char) -> c_int;\n\
    \x20   pub fn dictionary_longest(words: *mut *mut c_char, count: c_int) -> usize;\n\
    \x20   pub fn dictionary_free_list(list: *mut *mut *mut c_char, n: c_int);\n\
    }\n";

fn dictionary(old: &str, new: &str) -> Said {
    assert!(LIST.contains(old), "{old}");
    let text = LIST.replace(old, new);
    let project = Project::with_sources(&[("dictionary.cpp", text.as_str())]);
    project.write("src/lib.rs", LIST_RUST);
    project.verify(&["--timeout", "30s"])
}

#[test]
fn lists_of_strings_are_as_long_as_the_number_beside_them_says() {
    assert_fine(
        &dictionary("", ""),
        &[
            "`n` is taken as the length of the list that `*list` points to, by their names",
            "`count` is taken as the length of `words`, by their names",
            "nothing says how long a list `*list` points to: taken as to be made by the function",
        ],
    );
    let said = dictionary("i < n;", "i <= n;");
    assert_eq!(said.codes(), ["V0102"], "{}", said.stdout);
    let said = dictionary("std::strlen(words[i])", "words[i][1] ? 1 : 0");
    assert_eq!(said.codes(), ["V0102"], "{}", said.stdout);
    let said = dictionary(
        "*list = (char **)",
        "if (*list) { return 0; }\n    *list = (char **)",
    );
    assert_eq!(said.codes(), ["V0111"], "{}", said.stdout);
}

const MODEL: &str = r#"
#include <cstdlib>
struct Model { int *weights; int count; };
extern "C" {
Model *model_train(int n) {
    if (n < 1 || n > 3) { return nullptr; }
    Model *made = static_cast<Model *>(std::malloc(sizeof(Model)));
    int *weights = static_cast<int *>(std::calloc(n, sizeof(int)));
    if (!made || !weights) { std::free(made); std::free(weights); return nullptr; }
    made->weights = weights;
    made->count = n;
    return made;
}
void model_free_and_forget(Model **model) {
    for (int i = 0; i < (*model)->count; i++) { (*model)->weights[i] = 0; }
    std::free((*model)->weights);
    std::free(*model);
    *model = nullptr;
}
}
"#;

#[test]
fn what_is_ended_through_a_variable_was_made_by_the_library() {
    let verified = |text: &str| {
        let project = Project::with_sources(&[("model.cpp", text)]);
        project.write(
            "src/lib.rs",
            "#[repr(C)] pub struct Model { weights: *mut i32, count: i32 }\n\
             unsafe extern \"C\" { pub fn model_train(n: i32) -> *mut Model; pub fn model_free_and_forget(model: *mut *mut Model); }\n",
        );
        project.verify(&["--timeout", "30s"])
    };
    assert_fine(
        &verified(MODEL),
        &[
            "`*model` is taken to be what `model_train` returned, which `model_free_and_forget` ends the life of",
        ],
    );
    let said = verified(&MODEL.replace("i < (*model)->count", "i <= (*model)->count"));
    assert_eq!(said.codes(), ["V0102"], "{}", said.stdout);
    let said = verified(&MODEL.replace("    std::free(*model);\n", ""));
    assert_eq!(said.codes(), ["V0110"], "{}", said.stdout);
}

/// Names tell nothing here: what is a length, only loops say, of fields and of parameters.
const PROBLEM: &str = r#"
struct Problem { int l; double *y; int *weights; };
static double largest(const Problem &problem) {
    double most = 0;
    for (int i = 0; i < problem.l; i++) { most = problem.y[i] > most ? problem.y[i] : most; }
    return most;
}
extern "C" {
double problem_weight(const Problem *problem, int which) {
    int many = problem->l;
    double sum = 0;
    for (int i = 0; i < many; ++i) { sum += problem->weights[i]; }
    return which >= 0 && which < many ? sum + problem->y[which] : largest(*problem);
}
int problem_fill(int *cells, unsigned k, int with) {
    for (unsigned i = 0; i != k; i++) { cells[i] = with; }
    return k ? cells[k - 1] : 0;
}
}
"#;

#[test]
fn lengths_are_what_loops_compare_indices_with() {
    let verified = |text: &str| {
        let project = Project::with_sources(&[("problem.cpp", text)]);
        project.write(
            "src/lib.rs",
            "#[repr(C)] pub struct Problem { pub l: i32, pub y: *mut f64, pub weights: *mut i32 }\n\
             unsafe extern \"C\" {\n    pub fn problem_weight(problem: *const Problem, which: i32) -> f64;\n    \
             pub fn problem_fill(cells: *mut i32, k: u32, with: i32) -> i32;\n}\n",
        );
        project.verify(&["--timeout", "30s"])
    };
    assert_fine(
        &verified(PROBLEM),
        &[
            "`l` is taken as the length of `y` in `Problem`: problem.cpp:13 indexes it up to that",
            "`l` is taken as the length of `weights` in `Problem`: problem.cpp:12 indexes it up to that",
            "`k` is taken as the length of `cells`: problem.cpp:16 indexes it up to that",
        ],
    );
    let said = verified(&PROBLEM.replace("which < many", "which <= many"));
    assert_eq!(said.codes(), ["V0102"], "{}", said.stdout);
    let said = verified(&PROBLEM.replace("cells[k - 1]", "cells[k]"));
    assert_eq!(said.codes(), ["V0102"], "{}", said.stdout);
    // Without the loop there is nothing that tells.
    let said = verified(&PROBLEM.replace("i != k", "i < 1 && k"));
    assert_eq!(said.codes(), Vec::<String>::new(), "{}", said.stdout);
    assert!(
        !said.with_reason("precondition").is_empty(),
        "{}",
        said.stdout
    );
}

/// As generators of bindings write it: everything by reference or as a `void *`, whatever it is.
const OBJECTS: &str = r#"
#include <vector>
class Stack {
    std::vector<int> items;
    int *top;

  public:
    Stack() : items(1, 7), top(&items[0]) {}
    explicit Stack(int first) : items(2, first), top(&items[1]) {}
    Stack(const Stack &other) : items(other.items), top(&items[0]) {}
    ~Stack() { *top = 0; }
    int first() const { return *top; }
};
struct Shape {
    const char *name;
    explicit Shape(const char *name) : name(name) {}
    virtual int sides() const { return 3; }
};
// What nobody calls has no code.
int used() { return Stack().first() + Stack(3).first() + Shape("three").sides(); }
extern "C" {
int stack_first(Stack *const &self) { return self->first(); }
void stack_copy(const void *from, void *to) { new (to) Stack(*static_cast<const Stack *>(from)); }
void stack_end(void *object) { static_cast<Stack *>(object)->~Stack(); }
int flag_choose(bool const &flag) { static const int values[2] = {1, 2}; return values[flag]; }
int text_sum(unsigned long const &len, const char *const &ptr) {
    int sum = 0;
    for (unsigned long i = 0; i < len; i++) { sum += ptr[i] == ' '; }
    return sum;
}
int shape_sides(const Shape *const &shape) { return 12 / shape->sides(); }
}
"#;

#[test]
fn objects_are_made_by_their_constructors_whatever_they_are_passed_as() {
    let verified = |old: &str, new: &str, function: &str| {
        assert!(OBJECTS.contains(old), "{old}");
        let project = Project::with_sources(&[("objects.cpp", &OBJECTS.replace(old, new))]);
        match function {
            "" => project.verify(&["--timeout", "30s"]),
            one => project.verify(&["--timeout", "30s", "--function", one]),
        }
    };
    assert_fine(
        &verified("", "", ""),
        &[
            "`*self` is made by `Stack::Stack()` or `Stack::Stack(int)`",
            "`from` is made by `Stack::Stack()` or `Stack::Stack(int)`",
            "`object` is made by `Stack::Stack()` or `Stack::Stack(int)`",
            "what `flag` points to is taken to be one of the values of its type",
            "`len` is taken as the length of what `ptr` refers to, by its name",
            "the pointer that `shape` points to is taken to point to a valid object",
        ],
    );
    for (old, new, function, codes) in [
        (
            "top(&items[1])",
            "top(nullptr)",
            "stack_first",
            &["V0101"][..],
        ),
        // One of its constructors has it point to the first of its items, the other to the second.
        ("*top = 0;", "delete top;", "stack_end", &["V0107", "V0108"]),
        (
            "values[flag]",
            "values[flag + 1]",
            "flag_choose",
            &["V0103"],
        ),
        ("i < len", "i <= len", "text_sum", &["V0102"]),
        ("return 3;", "return 0;", "shape_sides", &["V0203"]),
    ] {
        let said = verified(old, new, function);
        assert_eq!(said.codes(), codes, "{new}\n{}", said.stdout);
    }
}

/// The functions of library models have no debug info: what they take and make is in their symbols.
const OF_LIBRARY: &str = r#"
#include <vector>
struct Names : std::vector<int> {};
int used() { return Names().size() + std::vector<int>().size(); }
extern "C" {
int names_count(const Names &names) { return names.size(); }
void names_copy(const void *from, void *to) { new (to) Names(*static_cast<const Names *>(from)); }
void names_end(void *object) { static_cast<Names *>(object)->~Names(); }
void numbers_end(void *object) {
    typedef std::vector<int> T;
    static_cast<T *>(object)->~T();
}
}
"#;

#[test]
fn objects_of_classes_of_the_library_are_made_by_their_constructors() {
    let project = Project::with_sources(&[("objects.cpp", OF_LIBRARY)]);
    assert_fine(
        &project.verify(&["--timeout", "30s"]),
        &[
            "`from` is made by `Names::Names()`",
            "`object` is made by `std::vector<int, std::allocator<int> >::vector()`",
        ],
    );
}
