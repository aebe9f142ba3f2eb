// What a thread has of its own beyond variables: values of keys, and destructors for its end.

#include "pthread_model.h"
#include <errno.h>
#include <limits.h>

namespace {

constexpr unsigned MOST = 32;
struct Key {
    int used;
    void (*destroy)(void *);
};
Key keys[MOST];
thread_local void *values[MOST];
// Whether this thread ever kept a value: its end has nothing to do otherwise.
thread_local bool keeps_values;

// A destructor of a thread-local object (Itanium ABI, __cxa_thread_atexit).
struct AtExit {
    void (*destroy)(void *);
    void *object;
    AtExit *next;
};
thread_local AtExit *at_exit;

} // namespace

extern "C" {

int __cxa_atexit(void (*destroy)(void *), void *object, void *library) noexcept;

int __cxa_thread_atexit(void (*destroy)(void *), void *object, void *library) noexcept {
    if (__verify_thread_self() == 0)
        return __cxa_atexit(destroy, object, library);
    AtExit *entry = static_cast<AtExit *>(__verify_allocate(sizeof(AtExit)));
    entry->destroy = destroy;
    entry->object = __verify_own_copy(object);
    entry->next = at_exit;
    at_exit = entry;
    return 0;
}

// The objects go before the values of keys, as in the GNU C library.
void __om_end_of_thread() {
    while (AtExit *entry = at_exit) {
        at_exit = entry->next;
        entry->destroy(entry->object);
        __verify_release(entry);
    }
    for (int round = 0; keeps_values && round < PTHREAD_DESTRUCTOR_ITERATIONS; ++round) {
        keeps_values = false;
        for (unsigned key = 0; key < MOST; ++key)
            if (void *value = values[key]) {
                values[key] = nullptr;
                if (void (*destroy)(void *) = keys[key].destroy)
                    destroy(value);
            }
    }
}

int pthread_key_create(pthread_key_t *key, void (*destroy)(void *)) noexcept {
    for (unsigned free = 0; free < MOST; ++free) {
        int unused = 0;
        if (__atomic_compare_exchange_n(&keys[free].used, &unused, 1, false, __ATOMIC_RELAXED, __ATOMIC_RELAXED)) {
            keys[free].destroy = destroy;
            *key = free;
            return 0;
        }
    }
    return EAGAIN;
}
int pthread_key_delete(pthread_key_t key) noexcept {
    if (key >= MOST)
        return EINVAL;
    keys[key].destroy = nullptr;
    __atomic_store_n(&keys[key].used, 0, __ATOMIC_RELAXED);
    return 0;
}
int pthread_setspecific(pthread_key_t key, const void *value) noexcept {
    if (key >= MOST)
        return EINVAL;
    values[key] = const_cast<void *>(value);
    keeps_values = true;
    return 0;
}
void *pthread_getspecific(pthread_key_t key) noexcept { return key < MOST ? values[key] : nullptr; }

} // extern "C"
