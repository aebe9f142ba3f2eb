// verify: proved
// native: ok
#include <cassert>
#include <string>

static std::string named(const char *name) { return name ? std::string(name) : std::string("nobody"); }

int main() {
    assert(named("x") == "x");
    assert(named(nullptr) == "nobody");
}
