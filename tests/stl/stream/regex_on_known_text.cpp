// verify: proved
// native: ok
#include <cassert>
#include <regex>
#include <string>

int main() {
    std::smatch match;
    const std::string text("2024-02-29");
    assert(std::regex_match(text, match, std::regex("(\\d+)-(\\d+)-(\\d+)")));
    assert(match[2] == "02");
}
