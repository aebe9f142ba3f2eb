// Virtual bases: construction tables, offsets to the base, thunks with an adjustment.
// expect global symbol: _ZTT7Diamond _ZTC7Diamond0_4Left _ZTV7Diamond
// expect type: `Base` 16 bytes
// expect function: `int Diamond::value()` at 9
// expect opcode: call getelementptr load
struct Base { int base = 1; virtual int value() { return base; } virtual ~Base() = default; };
struct Left : virtual Base { int left = 2; };
struct Right : virtual Base { int right = 3; };
struct Diamond : Left, Right { int value() override { return base + left + right; } };
int look(Base &b) { return b.value(); }
int run() { Diamond d; Left &l = d; Right *r = &d; return look(d) + l.base + r->right; }
