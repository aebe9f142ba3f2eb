// Namespaces: nested, inline, anonymous, aliases and using, as scopes of debug info.
// expect function: `int outer::inner::deep(int)` at 6
// expect function: `int outer::versioned(int)` at 7
// expect global: `int outer::inner::level` at 5
namespace outer { namespace inner { int level = 2;
int deep(int x) { return x + level; } } inline namespace v2 {
int versioned(int x) { return x; } } }
namespace { int hidden(int x) { return x * 2; } struct Local { int z = 1; } local; }
namespace alias = outer::inner;
using outer::versioned;
using namespace outer;
int use(int x) { using alias::deep; return deep(x) + versioned(x) + hidden(x) + local.z; }
