// Calling conventions other than C's.
// expect convention: `vector_call` is 80
// expect convention: `windows` is 79
// expect convention: `most` is 14
// expect function: `int windows(int, double)` at 7
__attribute__((vectorcall)) int vector_call(int a) { return a; }
__attribute__((ms_abi)) int windows(int a, double b) { return a + (int)b; }
__attribute__((preserve_most)) void most(int *p) { *p = 1; }
__attribute__((regcall)) int registers(int a, int b) { return a - b; }
int use(int x) { most(&x); return vector_call(x) + windows(x, 1.0) + registers(x, 2); }
