// verify: proved
// flags: --no-check exception
// native: exit 3
#include <cassert>
#include <cstdlib>
#include <exception>

static void ends() {
    assert(std::current_exception() != nullptr);
    std::_Exit(3);
}

int main() {
    std::set_terminate(ends);
    throw 1;
}
