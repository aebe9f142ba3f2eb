// verify: violated
// native: uncaught
#include <cassert>

struct settings {
    int size;
    explicit settings(int s) : size(s) {}
    static settings &instance();
};

static int default_size() {
    return settings::instance().size;
}

settings &settings::instance() {
    static settings s(default_size()); //~ V0704
    return s;
}

int main() {
    assert(settings::instance().size == 8);
    return 0;
}
