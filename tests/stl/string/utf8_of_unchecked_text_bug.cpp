// verify: violated
// clang: -std=c++17 -Wno-deprecated-declarations
// native: none
#include <codecvt>
#include <locale>
#include <string>

extern "C" char nondet_char();

int main() {
    const char bytes[] = {nondet_char(), 0};
    std::wstring_convert<std::codecvt_utf8<char32_t>, char32_t> converter;
    return converter.from_bytes(bytes).empty(); //~ V0601
}
