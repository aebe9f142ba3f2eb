// verify: violated
// native: abort
#include <cassert>
#include <iostream>

int main() {
    assert(std::clog.flags() & std::ios_base::unitbuf); //~ V0001
}
