// verify: proved
// clang: -std=c++17
// native: ok
#include <cassert>
#include <filesystem>

int main() {
    const std::filesystem::path p = std::filesystem::path("dir") / "file.txt";
    assert(p.extension() == ".txt");
    assert((p / "../other").lexically_normal() == "dir/other");
}
