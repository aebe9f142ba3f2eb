// verify: violated
// flags: --no-check exception
// native: abort
#include <cassert>
#include <exception>

static void ends() {
    assert(!"the handler runs"); //~ V0001
}

static void rethrows() { throw; }

int main() {
    std::set_terminate(ends);
    rethrows();
}
