// verify: violated
// system-headers: violated
// native: none
#include <vector>

int main() {
    std::vector<int>::iterator i;
    return *i; //~ V0502
}
