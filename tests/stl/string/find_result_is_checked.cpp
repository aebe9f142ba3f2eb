// verify: proved
// native: ok
#include <cassert>
#include <string>

static std::string extension(const std::string &name) {
    std::string::size_type dot = name.rfind('.');
    return dot == std::string::npos ? std::string() : name.substr(dot + 1);
}

int main() {
    assert(extension("a.txt") == "txt");
    assert(extension("none").empty());
}
