//! Programs that need nothing of the compiled C++ library: templates that it has ready are compiled with the unit
//! instead, and functions that only throw its exceptions end the replay. Below is the part that the compiler brings,
//! which hands nothing to the program but what the program gave it.

/// Goes before each unit.
pub const PREFIX: &str = "#if __has_include(<bits/c++config.h>)\n#include <bits/c++config.h>\n\
                          #undef _GLIBCXX_EXTERN_TEMPLATE\n#define _GLIBCXX_EXTERN_TEMPLATE 0\n#endif\n";

/// What is linked in place of the library.
pub const LIBRARIES: &[&str] = &["-nostdlib++", "-lsupc++", "-lm", "-lpthread"];

/// The functions of libstdc++ that throw.
pub const THROWING: &str = r#"#include <cstdio>
#include <cstdlib>

static void leave() {
    std::fputs("replay: the C++ library throws an exception of its own\n", stderr);
    std::_Exit(78);
}

namespace std {
void __throw_bad_alloc() { leave(); }
void __throw_bad_array_new_length() { leave(); }
void __throw_bad_cast() { leave(); }
void __throw_bad_exception() { leave(); }
void __throw_bad_function_call() { leave(); }
void __throw_bad_typeid() { leave(); }
void __throw_domain_error(const char *) { leave(); }
void __throw_invalid_argument(const char *) { leave(); }
void __throw_length_error(const char *) { leave(); }
void __throw_logic_error(const char *) { leave(); }
void __throw_out_of_range(const char *) { leave(); }
void __throw_out_of_range_fmt(const char *, ...) { leave(); }
void __throw_overflow_error(const char *) { leave(); }
void __throw_range_error(const char *) { leave(); }
void __throw_runtime_error(const char *) { leave(); }
void __throw_system_error(int) { leave(); }
void __throw_underflow_error(const char *) { leave(); }
} // namespace std
"#;
