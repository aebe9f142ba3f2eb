// Addresses of labels: block addresses in globals and in code, indirect branches.
// expect function: `int run(const unsigned char *, int)` at 6
// expect opcode: indirectbr phi

void *escaped;
int run(const unsigned char *program, int x) {
    static void *const table[] = {&&halt, &&increment, &&twice};
    static const int distance = &&twice - &&increment;
    escaped = &&halt;
    goto *table[*program++];
increment:
    x++;
    goto *table[*program++];
twice:
    x *= 2 + (distance == 0);
    goto *table[*program++];
halt:
    return x;
}
