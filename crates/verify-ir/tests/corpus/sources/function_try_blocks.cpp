// Function try blocks, exceptions in constructors and in arrays of objects.
// expect function: `Whole::Whole(int)` at 7
// expect opcode: invoke landingpad phi resume
void check(int);
struct Part { int x; Part(int x) : x(x) { check(x); } Part() : Part(0) {} ~Part() {} };
struct Whole { Part a, b[3]; Whole(int); };
Whole::Whole(int x) try : a(x) { check(x + 1); } catch (...) { check(-1); }
int make(int n) try { Whole w(n); Part parts[4]; return w.a.x + parts[1].x; } catch (int e) { return e; }
