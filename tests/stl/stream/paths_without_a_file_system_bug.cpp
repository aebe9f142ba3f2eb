// verify: violated
// clang: -std=c++17
// native: none
#include <cassert>
#include <filesystem>

int main() {
    assert(std::filesystem::exists("dir/file.txt") == std::filesystem::exists("dir/file.txt")); //~ V0001
}
