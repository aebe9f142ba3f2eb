// verify: proved
// native: exit 3
#include <cstdlib>
#include <exception>

static void leave() { std::exit(3); }

int main() {
    std::set_terminate(leave);
    std::terminate();
}
