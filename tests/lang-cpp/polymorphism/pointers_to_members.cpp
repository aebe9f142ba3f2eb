// verify: proved
// native: none
#include <cassert>

extern "C" int nondet_int();

struct config {
    int width = 1, height = 2, depth = 3;
};
struct wide_config : config {
    int extra = 4;
};

int main() {
    int config::*fields[] = {&config::width, &config::height, &config::depth};
    int i = nondet_int();
    if (i < 0 || i > 2)
        return 0;
    wide_config c;
    c.*fields[i] = 50;
    assert(c.width + c.height + c.depth == 6 - (i + 1) + 50);
    int wide_config::*none = nullptr;
    int wide_config::*more = &config::height;
    assert(none == nullptr && more != nullptr);
    assert(c.extra == 4);
    return 0;
}
