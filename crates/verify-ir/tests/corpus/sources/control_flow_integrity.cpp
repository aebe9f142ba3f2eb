// Checked calls: type metadata, tests of types, functions outside of the scheme.
// flags: -flto -fvisibility=hidden -fsanitize=cfi -fno-sanitize-trap=cfi
// expect function: `int call(int (*)(int), Thing *)` at 7
// expect calls: llvm.type.test
struct Thing { virtual int f(int x) { return x; } };
struct Other : Thing { int f(int x) override { return -x; } };
int call(int (*p)(int), Thing *t) { return p(1) + t->f(2); }
int run() { Other o; return call([](int x) { return x; }, &o); }
