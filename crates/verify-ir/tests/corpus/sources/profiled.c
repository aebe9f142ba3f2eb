// Instrumented for profiles and coverage.
// flags: -fprofile-instr-generate -fcoverage-mapping
// expect function: `int hot(int)` at 4
int hot(int x) { return x > 3 ? x : -x; }
