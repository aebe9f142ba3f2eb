// A target with another byte order, pointer size and alignment.
// flags: --target=powerpc-linux-gnu -ffreestanding
// expect type: `Pair` 16 bytes
// expect member: `Pair::value` at bit 64 width 64
// expect function: `long long pick(struct Pair *, long double)` at 8

struct Pair { char *name; double value; };
long long pick(struct Pair *p, long double x) { return (long long)p->value + (long long)x; }
