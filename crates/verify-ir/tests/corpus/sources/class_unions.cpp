// Unions with members that have constructors, anonymous unions, empty classes and bases.
// expect type: `Storage` 16 bytes
// expect type: `Empty` 1 bytes
// expect function: `int use(bool)` at 10
// expect member: `Tagged::big` at bit 64 width 128
struct Empty {}; void *operator new(unsigned long, void *p) noexcept;
struct Part { long a, b; Part(long x) : a(x), b(x) {} ~Part() {} };
union Storage { Part part; char raw[16]; Storage() {} ~Storage() {} };
struct Tagged : Empty { [[no_unique_address]] Empty e; bool is_big; union { Part big; int small; }; Tagged() : small(1) {} ~Tagged() {} };
int use(bool b) { Storage s; new ((void *)&s) int(3); Tagged t; t.is_big = b; return s.raw[0] + t.small; }
