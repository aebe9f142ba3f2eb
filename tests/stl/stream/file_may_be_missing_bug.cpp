// verify: violated
// native: none
#include <cassert>
#include <fstream>

int main() {
    std::ifstream in("some file");
    assert(in.is_open()); //~ V0001
}
