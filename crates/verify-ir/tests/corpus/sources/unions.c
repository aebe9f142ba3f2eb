// Unions: punning, nested anonymous members, initialisers smaller than the whole.
// expect type: `Value` 16 bytes
// expect global: `union Value start` at 12
// expect function: `unsigned int bits(float)` at 14

union Value {
    char small;
    struct { int tag; union { long whole; double real; }; };
    unsigned char bytes[16];
};
struct Cell { union Value value; struct Cell *next; } cells[2] = {{{'a'}, &cells[1]}, {{0}, cells}};
union Value start = {.bytes = {1, 2, 3}};

unsigned bits(float f) {
    union { float f; unsigned u; } pun = {f};
    return pun.u;
}

long whole(union Value *v) {
    return v->tag ? v->whole : (long)v->real;
}
