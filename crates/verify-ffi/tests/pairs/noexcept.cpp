#include <stdexcept>

void prepare(int n);

// The first lets exceptions pass, the second has none, the third keeps them from callers that expect none.
extern "C" int parse(int n) { prepare(n); return n; }
extern "C" int same(int n) noexcept { return n; }
extern "C" int convert(int n) noexcept { prepare(n); return n; }

extern "C" void on_event(int code);
extern "C" void on_end(int code) noexcept;
extern "C" void fire() { on_event(1); on_end(1); }

namespace app {
int load(int n) { prepare(n); return n; }
}
extern "C" void app$cxxbridge1$194$load(int, int *) noexcept {}
