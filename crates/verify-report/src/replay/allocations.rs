//! Allocations that fail in a counterexample fail in the real program, too.
//!
//! The linker sends the units' own calls of allocating functions to the driver, which counts them. What the
//! standard library allocates inside of itself goes past it.

use super::driver::list;
use super::recipe::Recipe;
use std::fmt::Write;

/// An allocating function.
struct Allocator {
    symbol: &'static str,
    parameters: &'static str,
    arguments: &'static str,
    result: &'static str,
    /// What it does when there is no memory.
    failure: &'static str,
}

const fn returning_null(
    symbol: &'static str,
    parameters: &'static str,
    arguments: &'static str,
) -> Allocator {
    Allocator {
        symbol,
        parameters,
        arguments,
        result: "void *",
        failure: "errno = ENOMEM; return nullptr;",
    }
}

const fn throwing(symbol: &'static str) -> Allocator {
    Allocator {
        symbol,
        parameters: "std::size_t size",
        arguments: "size",
        result: "void *",
        failure: "throw std::bad_alloc();",
    }
}

const ALLOCATORS: &[Allocator] = &[
    returning_null("malloc", "std::size_t size", "size"),
    returning_null(
        "calloc",
        "std::size_t count, std::size_t size",
        "count, size",
    ),
    returning_null("realloc", "void *old, std::size_t size", "old, size"),
    returning_null(
        "reallocarray",
        "void *old, std::size_t count, std::size_t size",
        "old, count, size",
    ),
    returning_null(
        "aligned_alloc",
        "std::size_t alignment, std::size_t size",
        "alignment, size",
    ),
    returning_null("strdup", "const char *text", "text"),
    returning_null(
        "strndup",
        "const char *text, std::size_t size",
        "text, size",
    ),
    returning_null(
        "_ZnwmRKSt9nothrow_t",
        "std::size_t size, const std::nothrow_t &tag",
        "size, tag",
    ),
    returning_null(
        "_ZnamRKSt9nothrow_t",
        "std::size_t size, const std::nothrow_t &tag",
        "size, tag",
    ),
    throwing("_Znwm"),
    throwing("_Znam"),
    Allocator {
        symbol: "posix_memalign",
        parameters: "void **where, std::size_t alignment, std::size_t size",
        arguments: "where, alignment, size",
        result: "int",
        failure: "return ENOMEM;",
    },
];

/// Those that have to be led through the driver: none where no allocation fails.
fn led(recipe: &Recipe) -> impl Iterator<Item = &'static Allocator> {
    let any_fails = recipe.counterexample.failing_allocations.contains(&true);
    ALLOCATORS
        .iter()
        .filter(move |one| any_fails && recipe.needed.contains(one.symbol))
}

/// What makes the linker lead them there.
pub fn linker_flags(recipe: &Recipe) -> Vec<String> {
    led(recipe)
        .map(|one| format!("-Wl,--wrap={}", one.symbol))
        .collect()
}

/// The driver's part.
pub fn allocations(recipe: &Recipe, text: &mut String) {
    if led(recipe).next().is_none() {
        return;
    }
    let fails: Vec<u8> = recipe
        .counterexample
        .failing_allocations
        .iter()
        .map(|fails| u8::from(*fails))
        .collect();
    let _ = writeln!(
        text,
        "\n// Which allocations fail.\n#include <cerrno>\n#include <new>\n\
         static const unsigned char fails[] = {{{}}};\nstatic std::size_t next_allocation;\n\
         static bool next_fails() {{\n    \
         return next_allocation < sizeof fails && fails[next_allocation++] != 0;\n}}",
        list(&fails)
    );
    for (number, one) in led(recipe).enumerate() {
        let Allocator {
            symbol,
            parameters,
            arguments,
            result,
            failure,
        } = one;
        let _ = writeln!(
            text,
            "extern \"C\" {result} real_{number}({parameters}) __asm__(\"__real_{symbol}\");\n\
             extern \"C\" {result} wrap_{number}({parameters}) __asm__(\"__wrap_{symbol}\");\n\
             extern \"C\" {result} wrap_{number}({parameters}) {{\n    \
             if (next_fails()) {{ {failure} }}\n    return real_{number}({arguments});\n}}"
        );
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use verify_symex::Code;

    #[test]
    fn only_what_the_program_calls_is_led_through_the_driver() {
        let mut recipe = Recipe::sample(Code::NullDereference);
        recipe.needed = ["malloc", "free"].map(str::to_owned).into();
        recipe.counterexample.failing_allocations = vec![false, true];
        assert_eq!(linker_flags(&recipe), ["-Wl,--wrap=malloc"]);
        let mut text = String::new();
        allocations(&recipe, &mut text);
        assert!(text.contains("fails[] = {0, 1};"), "{text}");
        assert!(!text.contains("calloc"), "{text}");
    }

    #[test]
    fn nothing_is_led_anywhere_where_nothing_fails() {
        let mut recipe = Recipe::sample(Code::NullDereference);
        recipe.needed = ["malloc".to_owned()].into();
        recipe.counterexample.failing_allocations = vec![false, false];
        assert_eq!(linker_flags(&recipe), [""; 0]);
        let mut text = String::new();
        allocations(&recipe, &mut text);
        assert_eq!(text, "");
    }
}
