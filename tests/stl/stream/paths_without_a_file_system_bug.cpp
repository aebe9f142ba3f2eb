// verify: violated
// clang: -std=c++17
// native: none
#include <cassert>
#include <filesystem>
#include <system_error>

int main() {
    std::error_code ignored;
    const bool before = std::filesystem::exists("dir/file.txt", ignored);
    const bool after = std::filesystem::exists("dir/file.txt", ignored);
    assert(before == after); //~ V0001
}
