// A module with use-list orders in it.
// flags: -Xclang -emit-llvm-uselists
// expect function: `int busy(int)` at 5
static int state;
int busy(int x) { state += x; for (int i = 0; i < x; i++) state ^= x - i; return state + x * x; }
int *address(void) { return state ? &state : 0; }
