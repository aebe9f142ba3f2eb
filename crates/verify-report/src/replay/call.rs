//! The driver's `main`: it makes the counterexample's arguments and calls the entry point with them.
//!
//! Where the counterexample is about what the caller relies on, no sanitizer sees it. Then the objects are
//! made such that it shows (memory that must not be written is write-protected, memory that the callee
//! must not free is none that `free` knows), or `main` looks for it once the call has returned.

use super::driver::{list, padded, type_name};
use super::recipe::{Recipe, ReturnCheck};
use std::collections::BTreeMap;
use std::fmt::Write;
use verify_symex::Code;
use verify_symex::outcome::{Argument, Borrow, Link};

/// The text of the call, or why there can be none.
pub fn call(entry: &str, recipe: &Recipe, text: &mut String) -> Result<(), String> {
    let mut call = Call::new(recipe)?;
    for (index, argument) in recipe.counterexample.arguments.iter().enumerate() {
        call.argument(index, argument)?;
    }
    let Call {
        types,
        values,
        result,
        structs,
        mut body,
        objects,
        ..
    } = call;
    let before = match recipe.code {
        Code::WrittenWhileShared => PROTECT,
        _ => "",
    };
    body.push_str(before);
    let values = values.join(", ");
    match &recipe.return_check {
        Some(return_check) if recipe.code == Code::InvalidResult => {
            let _ = writeln!(body, "    const {result} result = entry({values});");
            look_at_result(return_check, &result, &mut body);
        }
        _ => {
            let _ = writeln!(body, "    entry({values});");
        }
    }
    let (pages, support, after) = match recipe.code {
        Code::WrittenWhileShared => (PAGES, PROTECTION, ""),
        Code::PointerKept => (PAGES, KEPT, "    look_for_kept();\n"),
        _ => ("", "", ""),
    };
    let _ = writeln!(
        text,
        "{structs}\nextern \"C\" {result} entry({types}) __asm__(\"{entry}\");\n{OBJECT}\
         static Object objects[{count}];\n{pages}{support}\n\
         int main() {{\n{body}{after}    return 0;\n}}",
        types = types.join(", "),
        count = objects.max(1),
    );
    Ok(())
}

/// How much lies before an object in its block: what is not the beginning of a block cannot be freed.
pub(super) fn ahead(code: Code) -> usize {
    if code == Code::ForeignFree { 16 } else { 0 }
}

const OBJECT: &str = "
// Of exactly the size that the entry point may use, and known to whoever looks for leaks.
struct Object {
    unsigned char *start;
    std::size_t size;
    bool for_reading, for_the_call;
};
";

/// Memory whose pages can be protected and that no allocator knows of, with its end at the end of a page.
const PAGES: &str = r#"
#include <sys/mman.h>

static const std::size_t page = 4096;

static std::size_t whole_pages(std::size_t size) { return (size + 15 + page) / page * page; }

static unsigned char *pages(std::size_t size) {
    const std::size_t all = whole_pages(size);
    void *start = mmap(nullptr, all, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (start == MAP_FAILED) leave("there is no memory");
    return static_cast<unsigned char *>(start) + all - (size + 15) / 16 * 16;
}

"#;

const PROTECTION: &str = r#"
// From here on whoever writes what is lent for reading is stopped.
static void protect() {
    for (const Object &object : objects) {
        if (!object.for_reading) continue;
        auto start = reinterpret_cast<std::uintptr_t>(object.start) / page * page;
        mprotect(reinterpret_cast<void *>(start), whole_pages(object.size), PROT_READ);
    }
}
"#;
const PROTECT: &str = "    protect();\n";

/// Looks for addresses of what was lent, in all memory but the stack, on which nothing lives any more. The
/// environment asks the allocator to overwrite what is freed, so that nothing is found in it.
const KEPT: &str = r#"
static void expect_freed_memory_to_be_overwritten() {
    unsigned char *volatile probe = static_cast<unsigned char *>(std::malloc(64));
    std::memset(probe, 1, 64);
    std::free(probe);
    if (probe[32] != 1) return;
    std::fprintf(stderr, "replay: freed memory cannot be told from memory in use here\n");
    std::_Exit(78);
}

static void look_for_kept() {
    expect_freed_memory_to_be_overwritten();
    // Only here, on the stack, from now on.
    const std::size_t count = sizeof objects / sizeof *objects;
    Object borrowed[count];
    std::memcpy(borrowed, objects, sizeof objects);
    std::memset(objects, 0, sizeof objects);
    const auto is_own = [&](std::uintptr_t at) {
        for (const Object &object : borrowed)
            if (at - reinterpret_cast<std::uintptr_t>(object.start) < object.size) return true;
        return false;
    };
    std::FILE *maps = std::fopen("/proc/self/maps", "r");
    if (!maps) leave("the list of memory cannot be read");
    char line[4352];
    while (std::fgets(line, sizeof line, maps)) {
        unsigned long from, to;
        char access[5];
        if (std::sscanf(line, "%lx-%lx %4s", &from, &to, access) != 3) continue;
        if (std::strncmp(access, "rw", 2) != 0 || std::strstr(line, "[stack")) continue;
        for (std::uintptr_t at = from; at + sizeof(void *) <= to; at += sizeof(void *)) {
            std::uintptr_t word;
            std::memcpy(&word, reinterpret_cast<const void *>(at), sizeof word);
            for (const Object &object : borrowed)
                if (object.for_the_call && !is_own(at) &&
                    word - reinterpret_cast<std::uintptr_t>(object.start) < object.size)
                    broken("a pointer to what was lent for the call is still held after it");
        }
    }
}
"#;

/// What Rust takes a result for.
fn look_at_result(return_check: &ReturnCheck, ty: &str, body: &mut String) {
    match return_check {
        ReturnCheck::OneOf { values, .. } => {
            let allowed: Vec<String> = values
                .iter()
                .map(|value| format!("result == static_cast<{ty}>({value}LL)"))
                .collect();
            let _ = writeln!(
                body,
                "    if (!({})) broken(\"the result is no value of the type that Rust declares\");",
                allowed.join(" || ")
            );
        }
        ReturnCheck::Pointer {
            nullable, is_text, ..
        } => {
            if !nullable {
                body.push_str(
                    "    if (!result) broken(\"the result is null, which Rust does not expect\");\n",
                );
            }
            let reads = match is_text {
                true => "std::strlen(static_cast<const char *>(result))",
                false => "*static_cast<const unsigned char *>(result)",
            };
            let _ = writeln!(
                body,
                "    volatile std::size_t read = 0;\n    if (result) read = {reads};\n    static_cast<void>(read);"
            );
        }
    }
}

/// The call as it is put together.
struct Call {
    code: Code,
    types: Vec<String>,
    values: Vec<String>,
    result: String,
    /// Types of what is passed or returned by value.
    structs: String,
    body: String,
    objects: usize,
    /// The addresses that are passed, by the number of their argument.
    places: BTreeMap<usize, String>,
}

impl Call {
    fn new(recipe: &Recipe) -> Result<Call, String> {
        let mut result = "void".to_owned();
        if recipe.code == Code::InvalidResult {
            result = match &recipe.return_check {
                Some(ReturnCheck::OneOf {
                    bits: bits @ (8 | 16 | 32 | 64),
                    ..
                }) => format!("std::int{bits}_t"),
                Some(ReturnCheck::Pointer { .. }) => "void *".to_owned(),
                _ => return Err("only Rust can tell what the result is for it".to_owned()),
            };
        }
        Ok(Call {
            code: recipe.code,
            types: Vec::new(),
            values: Vec::new(),
            result,
            structs: String::new(),
            body: String::new(),
            objects: 0,
            places: BTreeMap::new(),
        })
    }

    fn argument(&mut self, index: usize, argument: &Argument) -> Result<(), String> {
        match argument {
            Argument::Scalar { scalar, bytes } => {
                let ty = type_name(*scalar)?;
                let _ = writeln!(
                    self.body,
                    "    static const unsigned char bytes_{index}[] = {{{}}};\n    {ty} value_{index};\n    std::memcpy(&value_{index}, bytes_{index}, sizeof value_{index});",
                    list(&padded(bytes, *scalar))
                );
                self.pass(ty, format!("value_{index}"));
            }
            Argument::Null => self.pass("void *".to_owned(), "nullptr".to_owned()),
            Argument::Object {
                bytes,
                links,
                borrow,
            } => {
                let place = self.object(bytes, links, *borrow)?;
                self.places.insert(index, place.clone());
                self.pass("void *".to_owned(), place);
            }
            Argument::Same { argument } => {
                let place = self.places.get(argument).cloned();
                let place =
                    place.ok_or("an address that is passed twice cannot be written down")?;
                self.pass("void *".to_owned(), place);
            }
            Argument::Value { bytes, links } => {
                let _ = writeln!(
                    self.structs,
                    "\nstruct Value{index} {{ alignas(8) unsigned char bytes[{}]; }};",
                    bytes.len()
                );
                let source = self.object(bytes, links, Borrow::default())?;
                let _ = writeln!(
                    self.body,
                    "    Value{index} value_{index};\n    std::memcpy(&value_{index}, {source}, sizeof value_{index});"
                );
                self.pass(format!("Value{index}"), format!("value_{index}"));
            }
            Argument::Result { .. } if self.code == Code::InvalidResult => {
                return Err("only Rust can tell what the result is for it".to_owned());
            }
            // An address that is passed first is where a compiler would return to; cxx passes it last.
            Argument::Result { size } if index > 0 => {
                let bytes = vec![0; usize::try_from(*size).unwrap_or(0)];
                let place = self.object(&bytes, &[], Borrow::default())?;
                self.pass("void *".to_owned(), place);
            }
            Argument::Result { size } => {
                // With a destructor of its own it is returned through memory, whatever its size.
                let _ = writeln!(
                    self.structs,
                    "\nstruct Result {{ alignas(16) unsigned char bytes[{size}]; ~Result() {{}} }};"
                );
                "Result".clone_into(&mut self.result);
            }
            Argument::Other { what } => return Err(format!("{what} cannot be written down")),
        }
        Ok(())
    }

    fn pass(&mut self, ty: String, value: String) {
        self.types.push(ty);
        self.values.push(value);
    }

    /// Makes an object with what it points to; the expression for its address.
    fn object(&mut self, bytes: &[u8], links: &[Link], borrow: Borrow) -> Result<String, String> {
        let own = self.objects;
        self.objects += 1;
        let size = bytes.len();
        let place = match self.code {
            Code::WrittenWhileShared if borrow.for_reading => format!("pages({size})"),
            Code::PointerKept => format!("pages({size})"),
            Code::ForeignFree => {
                let ahead = ahead(self.code);
                format!("static_cast<unsigned char *>(std::malloc({size} + {ahead})) + {ahead}")
            }
            // Memory of no bytes has one with some allocators: what lies behind a block has none.
            _ if size == 0 => "static_cast<unsigned char *>(std::malloc(16)) + 16".to_owned(),
            _ => format!("static_cast<unsigned char *>(std::malloc({size}))"),
        };
        let _ = writeln!(
            self.body,
            "    static const unsigned char object_{own}[] = {{{}}};\n    \
             objects[{own}] = {{{place}, {size}, {}, {}}};\n    \
             std::memcpy(objects[{own}].start, object_{own}, {size});",
            list(bytes),
            borrow.for_reading,
            borrow.for_the_call,
        );
        for Link { offset, to } in links {
            let target = match to {
                Argument::Null => continue,
                Argument::Object {
                    bytes,
                    links,
                    borrow,
                } => self.object(bytes, links, *borrow)?,
                _ => return Err("an object holds something that cannot be written down".to_owned()),
            };
            let _ = writeln!(
                self.body,
                "    std::memcpy(objects[{own}].start + {offset}, &{target}, sizeof(void *));"
            );
        }
        Ok(format!("objects[{own}].start"))
    }
}

#[cfg(test)]
mod tests;
