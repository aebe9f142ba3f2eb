// Calls through pointers, tables of functions, pointers to pointers to functions.
// expect function: `int apply(int (*)(int, int), int, int)` at 6
// expect function: `int (*choose(_Bool))(int, int)` at 12
// expect global: `int (*table[2])(int, int)` at 11
static int plus(int a, int b) { return a + b; }
int apply(int (*operation)(int, int), int a, int b) {
    return operation(a, b);
}
static int minus(int a, int b) { return a - b; }

int (*table[2])(int, int) = {plus, minus};
int (*choose(_Bool second))(int, int) { return table[second]; }

void visit(void (*callback)(void *, const char *), void *context) {
    callback(context, "node");
}
