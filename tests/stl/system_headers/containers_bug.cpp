// verify: violated
// clang: -include bits/c++config.h
// native: uncaught
#include <map>
#include <string>

int main() {
    std::map<std::string, int> map;
    map["one"] = 1;
    return map.at("two"); //~ V0601
}
