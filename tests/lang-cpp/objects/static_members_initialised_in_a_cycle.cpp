// verify: proved
// native: ok
#include <cassert>

struct settings {
    int size;
    explicit settings(int s) : size(s) {}
    static settings &instance();
};

static int default_size() {
    return 8;
}

settings &settings::instance() {
    static settings s(default_size());
    return s;
}

int main() {
    assert(settings::instance().size == 8);
    return 0;
}
