// Debug info of macros, sources and checksums.
// flags: -fdebug-macro -gdwarf-5 -gembed-source
// expect function: `int use(int)` at 6
#define TWICE(x) ((x) + (x))
#define LIMIT 12
int use(int x) { return TWICE(x) < LIMIT; }
#undef LIMIT
