// Static variables of functions, which the first thread to come by initialises ([stmt.dcl]/3; Itanium C++ ABI, 3.3.3).
// The first byte of a guard says whether that is done, as the compiler's own code asks it; the second whose turn it is.

#include <__om/engine.h>

extern "C" {

int __cxa_guard_acquire(unsigned char *guard) {
    if (__atomic_load_n(&guard[0], __ATOMIC_ACQUIRE))
        return 0;
    const unsigned char own = static_cast<unsigned char>(__verify_thread_self() + 1);
    for (;;) {
        unsigned char nobody = 0;
        if (__atomic_compare_exchange_n(&guard[1], &nobody, own, false, __ATOMIC_ACQUIRE, __ATOMIC_RELAXED))
            break;
        __verify_require(nobody != own, "recursive-initialisation",
                         "the initialisation of a static variable enters itself");
        __verify_await(0);
    }
    // Somebody else may have been faster.
    if (__atomic_load_n(&guard[0], __ATOMIC_ACQUIRE)) {
        __atomic_store_n(&guard[1], static_cast<unsigned char>(0), __ATOMIC_RELEASE);
        return 0;
    }
    return 1;
}

void __cxa_guard_release(unsigned char *guard) {
    __atomic_store_n(&guard[0], static_cast<unsigned char>(1), __ATOMIC_RELEASE);
    __atomic_store_n(&guard[1], static_cast<unsigned char>(0), __ATOMIC_RELEASE);
}

void __cxa_guard_abort(unsigned char *guard) {
    __atomic_store_n(&guard[1], static_cast<unsigned char>(0), __ATOMIC_RELEASE);
}

} // extern "C"
