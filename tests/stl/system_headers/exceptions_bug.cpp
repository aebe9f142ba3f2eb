// verify: violated
// clang: -include bits/c++config.h
// native: none
#include <vector>

int main() {
    std::vector<int> numbers(3);
    return numbers[3]; //~ V0501
}
