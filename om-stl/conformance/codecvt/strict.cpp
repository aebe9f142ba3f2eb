// Where libstdc++ 12 departs from the standard: halves of surrogate pairs are no characters of any encoding
// but UTF-16 ([depr.locale.stdcvt.req]), and too little room is `partial` ([locale.codecvt.virtuals]).
// standards: 11 14 17 20 23
// model only
#include "check.h"
#include <codecvt>
#include <locale>
#include <stdexcept>
#include <string>

template <class Convert>
static void halves(Convert &convert, const char *name) {
    check::section(name);
    CHECK_THROWS(std::range_error, convert.from_bytes("\xed\xa0\x80"));
    CHECK_THROWS(std::range_error, convert.from_bytes("\xed\xbf\xbf"));
    CHECK_THROWS(std::range_error, convert.to_bytes(typename Convert::wide_string::value_type(0xd800)));
    CHECK_THROWS(std::range_error, convert.to_bytes(typename Convert::wide_string::value_type(0xdfff)));
    CHECK_THROWS(std::range_error, convert.from_bytes("a\xc3"));
}

int main() {
    std::wstring_convert<std::codecvt_utf8<char32_t>, char32_t> ucs4;
    halves(ucs4, "UCS-4");
    std::wstring_convert<std::codecvt_utf8<char16_t>, char16_t> ucs2;
    halves(ucs2, "UCS-2");
    std::wstring_convert<std::codecvt_utf8_utf16<char16_t>, char16_t> utf16;
    halves(utf16, "UTF-16");

    check::section("room");
    std::codecvt_utf8_utf16<char16_t> facet(1);
    std::mbstate_t state = std::mbstate_t();
    const char text[] = "a\xf0\x9f\x98\x80";
    for (int room = 0; room != 4; ++room) {
        char16_t wide[4];
        char16_t *end = wide;
        const char *next = text;
        const int how = facet.in(state, text, text + 5, next, wide, wide + room, end);
        CHECK(how == (room == 3 ? std::codecvt_base::ok : std::codecvt_base::partial));
        CHECK(end - wide == (room == 0 ? 0 : room == 3 ? 3 : 1));
        CHECK(next - text == (room == 0 ? 0 : room == 3 ? 5 : 1));
        CHECK(facet.length(state, text, text + 5, std::size_t(room)) == next - text);
    }
    CHECK(facet.max_length() == 4);
    return check::done();
}
