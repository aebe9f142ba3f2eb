// What the compiler computes: constexpr, consteval, constinit, tables made at compile time.
// flags: -std=c++20
// expect function: `int look(unsigned int)` at 15
// expect global: `unsigned int seed` at 14
struct Table { unsigned short squares[16]; };
constexpr Table make() {
    Table t{};
    for (int i = 0; i < 16; ++i)
        t.squares[i] = (unsigned short)(i * i);
    return t;
}
consteval unsigned hash(const char *s) { unsigned h = 5381; while (*s) h = h * 33 + *s++; return h; }
constexpr Table table = make();
constinit unsigned seed = hash("seed");
int look(unsigned i) { if constexpr (sizeof(int) == 4) return table.squares[i & 15] + hash("x"); else return 0; }
constexpr int at(int i) { if (__builtin_is_constant_evaluated()) return i; return -i; }
int both(int i) { constexpr int folded = at(3); return folded + at(i); }
