// verify: violated
// system-headers: violated
// native: uncaught
#include <map>

int main() {
    std::map<int, int> m;
    return m.at(3); //~ V0601
}
