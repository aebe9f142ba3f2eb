// verify: violated
// system-headers: violated
// native: uncaught
#include <sstream>

int main() {
    std::istringstream in("x");
    in.exceptions(std::ios::failbit);
    int n;
    in >> n; //~ V0601
    return n;
}
