// The parts of <exception>, <new> and <typeinfo> that are not in the headers, for the engine: the
// virtual tables and messages of the language's own exceptions, and exceptions carried as values.
// Linked in when a program names one of these symbols. A native build takes them from the compiler's
// support library instead, whose symbols these are; so this file is never part of one.

#include <exception>
#include <new>
#include <typeinfo>

// Supplied by the engine. The object is what `throw` constructed, never the header in front of it.
extern "C" {
void *__cxa_current_primary_exception() noexcept; // the object being handled, counted once more; or null
void __cxa_increment_exception_refcount(void *object) noexcept; // null is left alone
void __cxa_decrement_exception_refcount(void *object) noexcept; // destroys it when the last count goes
[[noreturn]] void __cxa_rethrow_primary_exception(void *object); // throws the same object again
unsigned __cxa_uncaught_exceptions() noexcept;
}

namespace std {

exception::~exception() noexcept = default;
const char *exception::what() const noexcept { return "std::exception"; }

bad_exception::~bad_exception() noexcept = default;
const char *bad_exception::what() const noexcept { return "std::bad_exception"; }

bad_alloc::~bad_alloc() noexcept = default;
const char *bad_alloc::what() const noexcept { return "std::bad_alloc"; }

bad_array_new_length::~bad_array_new_length() noexcept = default;
const char *bad_array_new_length::what() const noexcept { return "std::bad_array_new_length"; }

bad_cast::~bad_cast() noexcept = default;
const char *bad_cast::what() const noexcept { return "std::bad_cast"; }

bad_typeid::~bad_typeid() noexcept = default;
const char *bad_typeid::what() const noexcept { return "std::bad_typeid"; }

const nothrow_t nothrow = nothrow_t();

nested_exception::~nested_exception() noexcept = default;

bool uncaught_exception() noexcept { return __cxa_uncaught_exceptions() != 0; }
int uncaught_exceptions() noexcept { return static_cast<int>(__cxa_uncaught_exceptions()); }

namespace __exception_ptr {

exception_ptr::exception_ptr(void *object) noexcept : _M_thrown(object) {}
void exception_ptr::_M_addref() noexcept { __cxa_increment_exception_refcount(_M_thrown); }
void exception_ptr::_M_release() noexcept {
    __cxa_decrement_exception_refcount(_M_thrown);
    _M_thrown = nullptr;
}

} // namespace __exception_ptr

exception_ptr current_exception() noexcept { return exception_ptr(__cxa_current_primary_exception()); }

void rethrow_exception(exception_ptr pointer) {
    OM_REQUIRES(pointer != nullptr, "std::rethrow_exception() of a null exception_ptr");
    __cxa_rethrow_primary_exception(pointer._M_thrown);
}

} // namespace std
