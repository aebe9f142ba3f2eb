/* The functions through which a model talks to the engine.
 *
 * The engine implements them itself (verify-symex/src/shims); a native build of the models links
 * runtime/native.c instead, where a broken requirement prints its message and aborts. Nothing else
 * in the models may depend on which of the two it is. Plain C so that both languages can use it.
 */
#ifndef OM_ENGINE_H
#define OM_ENGINE_H

#ifdef __cplusplus
#define OM_BOOL bool
#define OM_NOTHROW throw()
#if __cplusplus >= 201103L
#undef OM_NOTHROW
#define OM_NOTHROW noexcept
#endif
extern "C" {
#else
#define OM_BOOL _Bool
#define OM_NOTHROW
#endif

/* What the caller of the library must guarantee. `check` is the name of a check of the engine, as
 * in "container-bounds". Past it the condition is assumed. */
void __verify_require(OM_BOOL holds, const char *check, const char *message) OM_NOTHROW;

/* Executions in which the condition does not hold are not looked at any further. */
void __verify_assume(OM_BOOL condition) OM_NOTHROW;

/* A limit of the model, not a bug of the program: the verdict becomes unknown where it is reached. */
void __verify_unsupported(const char *what) OM_NOTHROW __attribute__((noreturn));

/* The model approximates here; the verdict says so. */
void __verify_assumed(const char *what) OM_NOTHROW;

/* How floating-point operations round, and how they do from here on: by the numbers of FLT_ROUNDS. */
int __verify_rounding(void) OM_NOTHROW;
void __verify_set_rounding(int mode) OM_NOTHROW;

/* The bytes take any value. */
void __verify_havoc(void *object, __SIZE_TYPE__ size) OM_NOTHROW;

/* The same for the result of a function of floats, whose name in C this is without a suffix for the type, and whose
 * arguments lie here; the second is null where there is none. No failure rests on another result than that of the
 * native function. */
void __verify_approximate(void *result, __SIZE_TYPE__ size, const char *function, const void *x,
                          const void *y) OM_NOTHROW;

/* The bytes take any value and are listed in a counterexample under this name. */
void __verify_input(void *object, __SIZE_TYPE__ size, const char *name) OM_NOTHROW;

/* Where `when` holds, standard input goes on with `size` bytes that look like this; at most `most` of them lie at
 * `bytes`, and any letters stand for the others. Only for repeating a counterexample with the real program: no
 * verdict depends on it. */
enum om_look { OM_TEXT, OM_WORD, OM_SIGNED, OM_UNSIGNED, OM_FLOAT, OM_MISMATCH, OM_END, OM_OCTAL, OM_HEXADECIMAL };
void __verify_typed(OM_BOOL when, int look, const void *bytes, __SIZE_TYPE__ size, __SIZE_TYPE__ most) OM_NOTHROW;

/* Whether every one of the bytes is initialised and has a single possible value. */
OM_BOOL __verify_concrete(const void *object, __SIZE_TYPE__ size) OM_NOTHROW;

/* Whether the program is executed only (`cargo verify run`), with the outside world connected. */
OM_BOOL __verify_executing(void) OM_NOTHROW;

/* Whether checks may call the program's functions once more than the library does: not where what the program
 * prints is to be that of the real library. */
OM_BOOL __verify_probing(void) OM_NOTHROW;

/* Threads run side by side. They are started and joined by numbers (0 is the first thread), and everything else between
 * them goes through atomic operations. */

/* Starts a thread that calls `start`; its number. */
unsigned __verify_thread_create(void *(*start)(void *), void *argument) OM_NOTHROW;

/* Waits for the end of a thread: what its function returned. */
void *__verify_thread_join(unsigned thread) OM_NOTHROW;

/* Whether there is such a thread and nobody joined or detached it: from here on somebody has. */
OM_BOOL __verify_thread_claim(unsigned thread) OM_NOTHROW;

/* The number of the thread that runs. */
unsigned __verify_thread_self(void) OM_NOTHROW;

/* Ends the thread that runs: its function returns this. The first thread ends the program instead, once the others
 * have ended. */
void __verify_thread_exit(void *result) __attribute__((noreturn));

/* The thread goes on where the condition holds. Where it does not, it waits until its last atomic operation would read
 * something else; what nothing can end is a deadlock. In a native build it has waited a little while: OM_AWAIT asks
 * again. */
void __verify_await(OM_BOOL condition) OM_NOTHROW;
/* The same for a wait that another thread's notification ends. */
void __verify_await_notification(OM_BOOL condition) OM_NOTHROW;
#define OM_AWAIT(condition)                                                                                            \
    while (!(condition))                                                                                               \
    __verify_await(0)

/* A lock of 4 or 8 bytes, 0 where nobody has it, is about to be taken: others go on first where one has it. Makes no
 * difference but that fewer executions are begun. */
void __verify_until_free(const void *lock, __SIZE_TYPE__ size) OM_NOTHROW;

/* The thread sleeps with nothing that others could look at, and will wake by itself: doing so again and again for
 * nothing is not looked at. */
void __verify_sleeps(void) OM_NOTHROW;

/* Whether a wait with a time limit ends by it, now: either is possible. */
OM_BOOL __verify_gives_up(void) OM_NOTHROW;
/* What is left to whoever schedules threads: either is possible. */
OM_BOOL __verify_choose(void) OM_NOTHROW;

/* The thread's own copy of what this points to, if that is a thread-local variable whose name was written for it. */
void *__verify_own_copy(void *variable) OM_NOTHROW;

/* A number of 4 or 8 bytes that models share between threads for their checks: no access of the program's, and ordered
 * with nothing. */
unsigned long __verify_peek(const void *number, __SIZE_TYPE__ size) OM_NOTHROW;
void __verify_poke(void *number, __SIZE_TYPE__ size, unsigned long value) OM_NOTHROW;

/* Bytes the program writes to its standard output (1) or standard error (2). */
void __verify_write(int stream, const void *bytes, __SIZE_TYPE__ size) OM_NOTHROW;

/* Bytes the program reads from its standard input; the number read, 0 at the end. Unconstrained
 * unless executing. */
__SIZE_TYPE__ __verify_read(void *bytes, __SIZE_TYPE__ size) OM_NOTHROW;

/* Whether the bytes lie inside one live object; asking is no access. */
OM_BOOL __verify_readable(const void *bytes, __SIZE_TYPE__ size) OM_NOTHROW;
OM_BOOL __verify_writable(const void *bytes, __SIZE_TYPE__ size) OM_NOTHROW;

/* How many bytes there are from here to the end of the object. */
__SIZE_TYPE__ __verify_size_left(const void *pointer) OM_NOTHROW;

OM_BOOL __verify_same_object(const void *left, const void *right) OM_NOTHROW;

/* Memory of the model's own: never counted as a leak of the program's. */
void *__verify_allocate(__SIZE_TYPE__ size) OM_NOTHROW;
/* The same, whose pointers only observe: the leak of what they point to is one all the same. */
void *__verify_allocate_observer(__SIZE_TYPE__ size) OM_NOTHROW;
void __verify_release(void *memory) OM_NOTHROW;

/* From here on, pointers that the program holds into the memory at `start`, to its bytes from `from` up to `to`, are
 * valid no longer, though the memory stays. What the elements there lead to is exempt: they keep pointers into
 * themselves right as they move. The result is `start`, valid. */
void *__verify_invalidate(void *start, __SIZE_TYPE__ from, __SIZE_TYPE__ to) OM_NOTHROW;

/* Memory of the language on the other side: a leak like any other, and its own to release. */
void *__verify_foreign_allocate(__SIZE_TYPE__ size) OM_NOTHROW;
void __verify_foreign_release(void *memory) OM_NOTHROW;

/* The end of the program, without running anything further. */
void __verify_exit(int status) OM_NOTHROW __attribute__((noreturn));
void __verify_abort(const char *why) OM_NOTHROW __attribute__((noreturn));

#ifdef __cplusplus
}
#endif

#define OM_CHECK(check, condition, message) __verify_require((condition), (check), (message))
#define OM_REQUIRES(condition, message) OM_CHECK("library-precondition", condition, message)

#endif
