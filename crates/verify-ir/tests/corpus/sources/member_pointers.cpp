// Pointers to members, to virtual functions, with adjustments.
// expect function: `int call(Both &, int (Both::*)(int), int Both::*)` at 7
// expect opcode: and icmp inttoptr phi
struct A { int a; virtual int first(int x) { return x + a; } };
struct B { int b; int plain(int x) { return x - b; } virtual int second(int x) { return x * b; } };
struct Both : A, B { int c; };
int call(Both &both, int (Both::*function)(int), int Both::*data) { return (both.*function)(both.*data); }
int run() { Both both{}; return call(both, &Both::second, &Both::c) + call(both, (int (Both::*)(int)) & B::plain, (int Both::*)&B::b); }
bool same(int (B::*f)(int)) { return f == &B::second || !f; }
bool pick(int x) { int A::*p = x ? &A::a : nullptr; return p != nullptr; }
