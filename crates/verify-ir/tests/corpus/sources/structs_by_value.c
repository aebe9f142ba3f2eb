// Aggregates in calls: in registers, on the stack, as results.
// expect type: `Small` 8 bytes
// expect type: `Large` 40 bytes
// expect member: `Large::tail` at bit 256 width 64
// expect function: `struct Large grow(struct Small, struct Large)` at 13
// expect attribute: `grow` has byval sret noalias
// expect opcode: extractvalue

struct Small { int a, b; };
struct Large { long body[4]; double tail; };
struct Mixed { double d; float f; char c; };
struct Two { long a, b; };
struct Large grow(struct Small s, struct Large l) {
    l.body[s.a & 3] += s.b;
    return l;
}

struct Mixed mixed(struct Mixed m) {
    m.f += m.c;
    return m;
}

struct Two two(void) {
    return (struct Two){1, 2};
}

long use(void) {
    struct Small s = {1, 2};
    struct Large l = {{1, 2, 3, 4}, 5.0};
    struct Mixed m = mixed((struct Mixed){1.0, 2.0f, 'x'});
    return grow(s, l).body[1] + (long)m.d + two().b;
}
