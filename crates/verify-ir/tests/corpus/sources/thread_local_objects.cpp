// Thread-local objects with dynamic initialisation: wrappers and guards.
// expect function: `int &slot()` at 8
// expect thread local: object generaldynamic
// expect calls: __cxa_thread_atexit
// expect global symbol: object
struct Counted { int n; Counted(); ~Counted(); };
thread_local Counted object;
int &slot() { thread_local Counted mine; return mine.n; }
extern thread_local int elsewhere;
int sum() { return object.n + slot() + elsewhere; }
