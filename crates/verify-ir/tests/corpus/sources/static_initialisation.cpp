// Dynamic initialisation of globals and of local statics, destructors at exit.
// expect calls: __cxa_guard_acquire __cxa_guard_release __cxa_atexit
// expect function: `Logger &instance()` at 7
// expect global symbol: llvm.global_ctors _ZGVZ8instancevE6logger
struct Logger { int level; explicit Logger(int); ~Logger(); };
int compute();
Logger &instance() { static Logger logger(compute()); return logger; }
Logger global(3);
int computed = compute() + 1;
template <class T> struct Registry { static T value; };
template <class T> T Registry<T>::value = compute();
inline int shared = compute();
int use() { return instance().level + computed + Registry<int>::value + shared; }
