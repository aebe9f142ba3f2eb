// Scoped enumerations with their own integers, enumerators beyond 64 bits, nested ones.
// expect enumerator: `Level::High` is 200
// expect enumerator: `Big::Top` is 18446744073709551615
// expect enumerator: `Outer::Inner::B` is -1
// expect function: `Level raise(Level)` at 8
enum class Level : unsigned char { Low, High = 200 };
enum class Big : unsigned long { Zero, Top = ~0ul }; struct Outer { enum Inner : short { A, B = -1 }; Inner i; };
Level raise(Level l) { return l == Level::Low ? Level::High : l; }
Big big(Outer o) { return o.i == Outer::B ? Big::Top : Big::Zero; }
bool flag(int x) { enum Local { Yes = 1 } l = x ? Yes : (Local)0; return l; }
