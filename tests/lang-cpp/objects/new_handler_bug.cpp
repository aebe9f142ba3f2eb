// verify: violated
// flags: --allocation-may-fail
// native: none
#include <cassert>
#include <new>

static bool asked = false;

static void none() {
    asked = true;
    throw std::bad_alloc();
}

int main() {
    std::set_new_handler(none);
    try {
        delete new int(3);
    } catch (const std::bad_alloc &) {
        assert(!asked); //~ V0001
    }
}
