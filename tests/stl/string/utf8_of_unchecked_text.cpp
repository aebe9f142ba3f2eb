// verify: proved
// clang: -std=c++17 -Wno-deprecated-declarations
// native: none
#include <cassert>
#include <codecvt>
#include <locale>
#include <stdexcept>
#include <string>

extern "C" char nondet_char();

int main() {
    const char bytes[] = {nondet_char(), 0};
    std::wstring_convert<std::codecvt_utf8<char32_t>, char32_t> converter;
    try {
        const std::u32string text = converter.from_bytes(bytes);
        assert(text.size() <= 1);
    } catch (const std::range_error &) {
        assert(static_cast<unsigned char>(bytes[0]) >= 0x80);
    }
}
