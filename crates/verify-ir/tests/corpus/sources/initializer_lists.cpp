// Braced initialisation: lists, designated members, nested aggregates, default members.
// flags: -std=c++20
#include <initializer_list>
// expect function: `int sum(std::initializer_list<int>)` at 7
// expect type: `Options` 24 bytes
struct Options { int level = 3; const char *name = "none"; struct { bool a : 1 = true, b : 1 = false; } flags; };
int sum(std::initializer_list<int> list) { int s = 0; for (int x : list) s += x; return s; }
struct Matrix { int rows[2][2]; };
int run() {
    Options o{.level = 5, .flags = {.b = true}};
    Matrix m{{{1, 2}, {3}}};
    return sum({1, 2, o.level}) + m.rows[1][1] + o.flags.b;
}
