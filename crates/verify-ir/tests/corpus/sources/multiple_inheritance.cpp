// Several bases: offsets, thunks, covariant results, calls that pass varargs on.
// expect global symbol: _ZTV4Both
// expect function: `int Both::format(const char *, ...)` at 10
// expect symbol: _ZTchn16_h16_N4Both5cloneEv _ZThn16_N4Both6formatEPKcz
// expect type: `Both` 32 bytes
struct First { int a = 1; virtual ~First(); virtual First *self() { return this; } };
struct Second { int b = 2; virtual ~Second(); virtual Second *clone(); virtual int format(const char *, ...); };
struct Both : First, Second { Both *clone() override; int format(const char *, ...) override; };
Both *Both::clone() { return new Both(*this); }
int Both::format(const char *text, ...) { __builtin_va_list l; __builtin_va_start(l, text); int n = __builtin_va_arg(l, int); __builtin_va_end(l); return n + b; }
int run(Second &s) { return s.clone()->b + s.format("%d", 3); }
