// The functions of the Itanium C++ ABI that throw, and the handlers behind std::terminate. Linked in
// when a program's code calls one of them; a native build has them in the compiler's support library.

#include <__om/engine.h>
#include <exception>
#include <new>
#include <typeinfo>

extern "C" {
// Supplied by the engine: reports why the program terminates.
[[noreturn]] void __verify_terminate() noexcept;
// Supplied by the engine: reports an exception that an exception specification forbids.
[[noreturn]] void __verify_unexpected(void *exception) noexcept;
// Supplied by the engine: whether the specification of the function that calls the caller allows
// exceptions of a type.
bool __verify_specification_allows(const std::type_info *type) noexcept;

void *__cxa_begin_catch(void *exception) noexcept;
void __cxa_end_catch();
std::type_info *__cxa_current_exception_type() noexcept;

[[noreturn]] void __cxa_bad_cast() { throw std::bad_cast(); }
[[noreturn]] void __cxa_bad_typeid() { throw std::bad_typeid(); }
[[noreturn]] void __cxa_throw_bad_array_new_length() { throw std::bad_array_new_length(); }
}

namespace {
std::terminate_handler on_terminate = nullptr;
std::new_handler on_no_memory = nullptr;
void (*on_unexpected)() = nullptr;

// The handling of an exception as long as this lives.
struct handling {
    explicit handling(void *exception) { __cxa_begin_catch(exception); }
    ~handling() { __cxa_end_catch(); }
    handling(const handling &) = delete;
    handling &operator=(const handling &) = delete;
};
}

// What the engine calls where `operator new` fails. [new.delete.single]/4: the handler may make memory available,
// throw, or end the program.
extern "C" [[noreturn]] void __om_throw_bad_alloc() {
    if (on_no_memory) {
        on_no_memory();
        __verify_unsupported("operator new tries again, after its handler returned");
    }
    throw std::bad_alloc();
}

// [except.unexpected]: the handler may throw what the specification allows; anything else becomes
// std::bad_exception where that is allowed, and the end of the program where not.
extern "C" [[noreturn]] void __cxa_call_unexpected(void *exception) {
    if (!on_unexpected)
        __verify_unexpected(exception);
    handling original(exception);
    try {
        on_unexpected();
    } catch (...) {
        if (__verify_specification_allows(__cxa_current_exception_type()))
            throw;
        if (__verify_specification_allows(&typeid(std::bad_exception)))
            throw std::bad_exception();
        __verify_unexpected(exception);
    }
    __verify_abort("the handler of an unexpected exception returns");
}

// What the engine calls where the program terminates for a reason that is not checked. Without a handler nothing
// follows.
extern "C" [[noreturn]] void __om_terminated() {
    if (on_terminate) {
        on_terminate();
        __verify_abort("the terminate handler returns");
    }
    __verify_assume(false);
    __builtin_unreachable();
}

namespace std {

terminate_handler set_terminate(terminate_handler handler) noexcept {
    terminate_handler before = on_terminate;
    on_terminate = handler;
    return before;
}

// [set.new.handler], [get.new.handler]
new_handler set_new_handler(new_handler handler) noexcept {
    new_handler before = on_no_memory;
    on_no_memory = handler;
    return before;
}

new_handler get_new_handler() noexcept { return on_no_memory; }

terminate_handler get_terminate() noexcept { return on_terminate; }

// [terminate]: calls the handler, which must not return.
void terminate() noexcept {
    if (on_terminate) {
        on_terminate();
        __verify_abort("the terminate handler returns");
    }
    __verify_terminate();
}

// Removed from the standard's headers in C++17, and named here by what their callers call.
void (*set_unexpected(void (*handler)()))() {
    void (*before)() = on_unexpected;
    on_unexpected = handler;
    return before;
}

void (*get_unexpected())() { return on_unexpected; }

void unexpected() {
    if (on_unexpected) {
        on_unexpected();
        __verify_abort("the handler of an unexpected exception returns");
    }
    terminate();
}

} // namespace std
