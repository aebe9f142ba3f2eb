// verify: proved
// system-headers: bounded
// native: ok
#include <algorithm>

int main() {
    return std::clamp(5, 0, 3) - 3;
}
