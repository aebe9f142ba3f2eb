// The functions of the Itanium C++ ABI that throw, and the handlers behind std::terminate. Linked in
// when a program's code calls one of them; a native build has them in the compiler's support library.

#include <__om/engine.h>
#include <exception>
#include <new>
#include <typeinfo>

extern "C" {
// Supplied by the engine: reports why the program terminates.
[[noreturn]] void __verify_terminate() noexcept;

[[noreturn]] void __cxa_bad_cast() { throw std::bad_cast(); }
[[noreturn]] void __cxa_bad_typeid() { throw std::bad_typeid(); }
[[noreturn]] void __cxa_throw_bad_array_new_length() { throw std::bad_array_new_length(); }

// What the engine calls where `operator new` fails.
[[noreturn]] void __om_throw_bad_alloc() { throw std::bad_alloc(); }
}

namespace {
std::terminate_handler on_terminate = nullptr;
}

namespace std {

terminate_handler set_terminate(terminate_handler handler) noexcept {
    terminate_handler before = on_terminate;
    on_terminate = handler;
    return before;
}

terminate_handler get_terminate() noexcept { return on_terminate; }

// [terminate]: calls the handler, which must not return.
void terminate() noexcept {
    if (on_terminate) {
        on_terminate();
        __verify_abort("the terminate handler returns");
    }
    __verify_terminate();
}

} // namespace std
