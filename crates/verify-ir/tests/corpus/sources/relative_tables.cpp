// Virtual tables with relative offsets: local equivalents of functions.
// flags: -fexperimental-relative-c++-abi-vtables --target=x86_64-unknown-fuchsia
// expect function: `int call(Thing &)` at 5
struct Thing { virtual int f(); virtual ~Thing(); int x = 1; }; int Thing::f() { return x; } Thing::~Thing() {}
int call(Thing &t) { return t.f(); }
