// Instrumented for address errors.
// flags: -fsanitize=address
// expect function: `int look(int)` at 6
// expect attribute: `look` has sanitize_address
static int data[4];
int look(int i) { int local[3] = {i}; return data[i] + local[i & 1]; }
__attribute__((no_sanitize("address"))) int plain = 4;
