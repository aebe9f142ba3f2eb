// verify: violated
// native: uncaught
#include <cstdlib>
#include <exception>

static void leave() { std::exit(3); }

int main() {
    std::set_terminate(std::get_terminate());
    static_cast<void>(leave);
    std::terminate(); //~ V0604
}
