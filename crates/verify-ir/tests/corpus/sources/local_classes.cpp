// Classes in functions, statics in inline functions and templates, friends, default arguments.
// expect function: `int run(int)` at 5
// expect global symbol: _ZZ4nextvE5count
inline int next() { static int count = 3; return ++count; }
int run(int x = 4) { struct Adder { int by; int operator()(int y) const { return by + y; } static int twice(int v) { return v * 2; } } add{x}; return add(2) + Adder::twice(next()); }
class Safe { int key = 7; friend int open(const Safe &); public: Safe() = default; Safe(const Safe &) = delete; };
int open(const Safe &s) { return s.key; }
