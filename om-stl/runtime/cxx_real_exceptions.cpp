// What libstdc++'s own headers expect of its shared library where they throw: the functions that do, the
// constructors that take that library's strings, and the assertions of its checked mode. For units that
// only compile against those headers.

#include <__om/throw.h>
#include <__om/types.h>
#include <exception>
#include <new>
#include <stdarg.h>
#include <stdexcept>
#include <stdio.h>
#include <system_error>
#include <typeinfo>

namespace std {

void __throw_bad_alloc() { throw bad_alloc(); }
void __throw_bad_array_new_length() { throw bad_array_new_length(); }
void __throw_bad_cast() { throw bad_cast(); }
void __throw_bad_typeid() { throw bad_typeid(); }
void __throw_bad_exception() { throw bad_exception(); }
void __throw_logic_error(const char *what) { throw logic_error(what); }
void __throw_domain_error(const char *what) { throw domain_error(what); }
void __throw_invalid_argument(const char *what) { throw invalid_argument(what); }
void __throw_length_error(const char *what) { throw length_error(what); }
void __throw_out_of_range(const char *what) { throw out_of_range(what); }
void __throw_runtime_error(const char *what) { throw runtime_error(what); }
void __throw_range_error(const char *what) { throw range_error(what); }
void __throw_overflow_error(const char *what) { throw overflow_error(what); }
void __throw_underflow_error(const char *what) { throw underflow_error(what); }
void __throw_system_error(int number) { throw system_error(error_code(number, generic_category())); }

// The numbers in the message are left out where they are not known.
void __throw_out_of_range_fmt(const char *format, ...) {
    char text[256];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(text, sizeof text, format, arguments);
    va_end(arguments);
    throw out_of_range(text);
}

// _GLIBCXX_ASSERTIONS: what the library requires of its caller.
[[noreturn]] void __glibcxx_assert_fail(const char *, int, const char *, const char *condition) noexcept {
    __verify_require(false, "library-precondition", condition ? condition : "an assertion of the standard library");
    __verify_abort("an assertion of the standard library does not hold");
}

// These have a member out of line only in that library.
class bad_weak_ptr : public exception {
public:
    const char *what() const noexcept override;
    ~bad_weak_ptr() noexcept override;
};
bad_weak_ptr::~bad_weak_ptr() noexcept = default;
const char *bad_weak_ptr::what() const noexcept { return "bad_weak_ptr"; }

class bad_function_call : public exception {
public:
    const char *what() const noexcept override;
    ~bad_function_call() noexcept override;
};
bad_function_call::~bad_function_call() noexcept = default;
const char *bad_function_call::what() const noexcept { return "bad_function_call"; }
void __throw_bad_function_call() { throw bad_function_call(); }

} // namespace std

// A string of that library: where its characters are and how many, then what does not matter here.
struct LibraryString {
    const char *characters;
    __SIZE_TYPE__ size;
};

// Constructors of complete objects and of bases, both from a string of that library.
#define OM_FROM_LIBRARY_STRING(name, mangled)                                                                          \
    void construct_##name(std::name *object, const LibraryString &message) __asm__(                                    \
        "_ZNSt" mangled "C1ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE");                                  \
    void construct_##name(std::name *object, const LibraryString &message) {                                           \
        ::new (static_cast<void *>(object)) std::name(message.characters);                                             \
    }                                                                                                                  \
    void construct_base_##name(std::name *object, const LibraryString &message) __asm__(                               \
        "_ZNSt" mangled "C2ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE");                                  \
    void construct_base_##name(std::name *object, const LibraryString &message) {                                      \
        ::new (static_cast<void *>(object)) std::name(message.characters);                                             \
    }
OM_FROM_LIBRARY_STRING(logic_error, "11logic_error")
OM_FROM_LIBRARY_STRING(domain_error, "12domain_error")
OM_FROM_LIBRARY_STRING(invalid_argument, "16invalid_argument")
OM_FROM_LIBRARY_STRING(length_error, "12length_error")
OM_FROM_LIBRARY_STRING(out_of_range, "12out_of_range")
OM_FROM_LIBRARY_STRING(runtime_error, "13runtime_error")
OM_FROM_LIBRARY_STRING(range_error, "11range_error")
OM_FROM_LIBRARY_STRING(overflow_error, "14overflow_error")
OM_FROM_LIBRARY_STRING(underflow_error, "15underflow_error")
#undef OM_FROM_LIBRARY_STRING

// Allocators have no state, yet that library keeps their constructors and destructors out of line.
#define OM_LIBRARY_ALLOCATOR(character)                                                                                \
    void allocator_##character##_1(void *) __asm__("_ZNSaI" #character "EC1Ev");                                       \
    void allocator_##character##_1(void *) {}                                                                          \
    void allocator_##character##_2(void *) __asm__("_ZNSaI" #character "EC2Ev");                                       \
    void allocator_##character##_2(void *) {}                                                                          \
    void allocator_##character##_3(void *, const void *) __asm__("_ZNSaI" #character "EC1ERKS_");                      \
    void allocator_##character##_3(void *, const void *) {}                                                            \
    void allocator_##character##_4(void *, const void *) __asm__("_ZNSaI" #character "EC2ERKS_");                      \
    void allocator_##character##_4(void *, const void *) {}                                                            \
    void allocator_##character##_5(void *) __asm__("_ZNSaI" #character "ED1Ev");                                       \
    void allocator_##character##_5(void *) {}                                                                          \
    void allocator_##character##_6(void *) __asm__("_ZNSaI" #character "ED2Ev");                                       \
    void allocator_##character##_6(void *) {}
OM_LIBRARY_ALLOCATOR(c)
OM_LIBRARY_ALLOCATOR(w)
#undef OM_LIBRARY_ALLOCATOR
