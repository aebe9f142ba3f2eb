/* The engine's functions for a native build of the models: a broken requirement prints its message
 * and aborts, and everything has the single value it has.
 *
 * Linked by the conformance programs of C and C++ instead of the engine. It must not use the models:
 * it stands on the real C library.
 */
#define _GNU_SOURCE
#include <__om/engine.h>
#include <dlfcn.h>
#include <fenv.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <threads.h>
#include <unistd.h>

static void fail(const char *kind, const char *text) {
    fflush(stdout);
    fprintf(stderr, "%s: %s\n", kind, text);
    abort();
}

void __verify_require(_Bool holds, const char *check, const char *message) {
    if (!holds) {
        fail(check, message);
    }
}

void __verify_assume(_Bool condition) {
    if (!condition) {
        fail("assumption", "an execution that is not to be looked at");
    }
}

void __verify_unsupported(const char *what) {
    fail("unsupported", what);
    __builtin_unreachable();
}

void __verify_assumed(const char *what) { (void)what; }

/* Any value will do; this one shows in a debugger that nothing was known. */
void __verify_havoc(void *object, size_t size) { memset(object, 0x5a, size); }

void __verify_input(void *object, size_t size, const char *name) {
    (void)name;
    memset(object, 0x5a, size);
}

void __verify_approximate(void *result, size_t size, const char *function, const void *x, const void *y) {
    (void)function;
    (void)x;
    (void)y;
    __verify_havoc(result, size);
}

void __verify_typed(_Bool when, int look, const void *bytes, size_t size, size_t most) {
    (void)when;
    (void)look;
    (void)bytes;
    (void)size;
    (void)most;
}

_Bool __verify_concrete(const void *object, size_t size) {
    (void)object;
    (void)size;
    return 1;
}

/* The machine's modes, at the numbers of FLT_ROUNDS. */
static const int rounding_modes[] = {FE_TOWARDZERO, FE_TONEAREST, FE_UPWARD, FE_DOWNWARD};

int __verify_rounding(void) {
    int number = 0;
    while (rounding_modes[number] != fegetround()) {
        ++number;
    }
    return number;
}

void __verify_set_rounding(int mode) { fesetround(rounding_modes[mode]); }

_Bool __verify_executing(void) { return 1; }

/* Replays of counterexamples ask for it; the conformance programs count calls. */
_Bool __verify_probing(void) { return getenv("CARGO_VERIFY_PROBE") != NULL; }

/* Threads of a native build are those of the real C library, whose functions the models may hide. */
struct thread {
    pthread_t handle;
    void *(*start)(void *);
    void *argument;
    atomic_bool claimed;
};
static struct thread threads[64];
static atomic_uint created = 1;
static thread_local unsigned own_number;

static void *real(const char *name) {
    void *function = dlsym(RTLD_NEXT, name);
    if (function == NULL) {
        fail("unsupported", name);
    }
    return function;
}

static void *run_thread(void *given) {
    struct thread *thread = given;
    own_number = (unsigned)(thread - threads);
    return thread->start(thread->argument);
}

unsigned __verify_thread_create(void *(*start)(void *), void *argument) {
    const unsigned number = atomic_fetch_add(&created, 1);
    if (number >= sizeof threads / sizeof *threads) {
        fail("unsupported", "too many threads");
    }
    threads[number].start = start;
    threads[number].argument = argument;
    int (*create)(pthread_t *, const pthread_attr_t *, void *(*)(void *), void *);
    *(void **)&create = real("pthread_create");
    if (create(&threads[number].handle, NULL, run_thread, &threads[number]) != 0) {
        fail("unsupported", "a thread cannot be started");
    }
    return number;
}

void *__verify_thread_join(unsigned thread) {
    int (*join)(pthread_t, void **);
    *(void **)&join = real("pthread_join");
    void *result = NULL;
    join(threads[thread].handle, &result);
    return result;
}

_Bool __verify_thread_claim(unsigned thread) {
    return thread < sizeof threads / sizeof *threads && !atomic_exchange(&threads[thread].claimed, 1);
}

unsigned __verify_thread_self(void) { return own_number; }

void __verify_thread_exit(void *result) {
    void (*leave)(void *);
    *(void **)&leave = real("pthread_exit");
    leave(result);
    __builtin_unreachable();
}

/* The model asks again. */
void __verify_await(_Bool condition) {
    if (!condition) {
        usleep(100);
    }
}
void __verify_await_notification(_Bool condition) { __verify_await(condition); }

void __verify_until_free(const void *lock, size_t size) {
    (void)lock;
    (void)size;
}

void __verify_sleeps(void) { usleep(100); }

_Bool __verify_gives_up(void) {
    usleep(1000);
    return 1;
}
_Bool __verify_choose(void) { return 0; }

void *__verify_own_copy(void *variable) { return variable; }

unsigned long __verify_peek(const void *number, size_t size) {
    return size == 4 ? __atomic_load_n((const unsigned *)number, __ATOMIC_RELAXED)
                     : __atomic_load_n((const unsigned long *)number, __ATOMIC_RELAXED);
}

void __verify_poke(void *number, size_t size, unsigned long value) {
    if (size == 4) {
        __atomic_store_n((unsigned *)number, (unsigned)value, __ATOMIC_RELAXED);
    } else {
        __atomic_store_n((unsigned long *)number, value, __ATOMIC_RELAXED);
    }
}

void __verify_write(int stream, const void *bytes, size_t size) {
    fwrite(bytes, 1, size, stream == 2 ? stderr : stdout);
}

size_t __verify_read(void *bytes, size_t size) { return fread(bytes, 1, size, stdin); }

_Bool __verify_readable(const void *bytes, size_t size) { return bytes != NULL || size == 0; }

_Bool __verify_writable(const void *bytes, size_t size) { return bytes != NULL || size == 0; }

/* Nobody knows here: as far as the address space goes. */
size_t __verify_size_left(const void *pointer) { return SIZE_MAX - (uintptr_t)pointer; }

/* All memory counts as one object, so that addresses decide. */
_Bool __verify_same_object(const void *left, const void *right) {
    (void)left;
    (void)right;
    return 1;
}

void *__verify_allocate(size_t size) {
    void *memory = malloc(size > 0 ? size : 1);
    if (memory == NULL) {
        fail("memory", "none left for a model");
    }
    return memory;
}

void *__verify_allocate_observer(size_t size) { return __verify_allocate(size); }

void __verify_release(void *memory) { free(memory); }

void *__verify_invalidate(void *start, size_t from, size_t to) {
    (void)from;
    (void)to;
    return start;
}

void *__verify_foreign_allocate(size_t size) { return __verify_allocate(size); }

void __verify_foreign_release(void *memory) { __verify_release(memory); }

void __verify_exit(int status) {
    fflush(NULL);
    _exit(status);
}

void __verify_abort(const char *why) {
    (void)why;
    fflush(stdout);
    abort();
}
