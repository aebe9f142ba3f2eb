/* The engine's functions for a native build of the models: a broken requirement prints its message
 * and aborts, and everything has the single value it has.
 *
 * Linked by the conformance programs of C and C++ instead of the engine. It must not use the models:
 * it stands on the real C library.
 */
#include <__om/engine.h>
#include <fenv.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
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

/* Models that are built natively run threads one after another. */
_Bool __verify_concurrent(void) { return 0; }

unsigned __verify_thread_create(void *(*start)(void *), void *argument) {
    (void)start;
    (void)argument;
    abort();
}

void *__verify_thread_join(unsigned thread) {
    (void)thread;
    abort();
}

_Bool __verify_thread_claim(unsigned thread) {
    (void)thread;
    return 1;
}

unsigned __verify_thread_self(void) { return 0; }

void __verify_await(_Bool condition) {
    if (!condition) {
        fputs("a thread waits that nothing can wake\n", stderr);
        abort();
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
