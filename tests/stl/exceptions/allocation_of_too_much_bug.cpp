// verify: violated
// system-headers: violated
// native: none
// Nobody catches what an array of more bytes than there are numbers for throws.
#include <limits>
#include <new>

int main() {
    std::size_t many = std::numeric_limits<std::size_t>::max() / 2;
    delete[] new long[many]; //~ V0601
}
