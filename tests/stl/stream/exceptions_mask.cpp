// verify: proved
// system-headers: bounded
// native: ok
#include <cassert>
#include <sstream>

int main() {
    std::istringstream in("x");
    in.exceptions(std::ios::failbit);
    bool thrown = false;
    try {
        int n;
        in >> n;
    } catch (const std::ios_base::failure &) {
        thrown = true;
    }
    assert(thrown);
}
