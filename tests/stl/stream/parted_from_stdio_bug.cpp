// verify: violated
// native: abort
#include <cassert>
#include <iostream>

int main() {
    std::ios_base::sync_with_stdio(false);
    std::ios_base::sync_with_stdio(true);
    assert(std::ios_base::sync_with_stdio(true)); //~ V0001
}
