// verify: proved
// native: ok
#include <cassert>
#include <new>

static void none() { throw std::bad_alloc(); }

int main() {
    assert(std::get_new_handler() == nullptr);
    assert(std::set_new_handler(none) == nullptr);
    assert(std::get_new_handler() == none);
    assert(std::set_new_handler(nullptr) == none);
}
