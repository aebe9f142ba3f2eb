void prepare(int n);

extern "C" int parse(int n) noexcept { prepare(n); return n; }

extern "C" void on_event(int code) noexcept;
extern "C" void fire() { on_event(1); }

namespace app {
int load_all(int n) noexcept { prepare(n); return n; }
}
extern "C" void app$cxxbridge1$194$load(int, int *) noexcept {}
