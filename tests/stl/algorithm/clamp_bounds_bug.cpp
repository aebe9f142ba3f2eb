// verify: violated
// system-headers: violated
// native: none
#include <algorithm>

int main() {
    return std::clamp(5, 3, 0); //~ V0501
}
