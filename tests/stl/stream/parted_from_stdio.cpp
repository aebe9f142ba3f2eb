// verify: proved
// native: ok
#include <cassert>
#include <iostream>

int main() {
    assert(std::ios_base::sync_with_stdio(false));
    assert(!std::ios_base::sync_with_stdio(false));
}
