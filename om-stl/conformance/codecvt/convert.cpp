// <codecvt>, codecvt, and whole strings through them ([locale.codecvt], [depr.locale.stdcvt], [depr.conversions]).
// standards: 11 14 17 20 23
#include "check.h"
#include <codecvt>
#include <cwchar>
#include <istream>
#include <locale>
#include <ostream>
#include <sstream>
#include <stdexcept>
#include <string>

// A facet whose destructor is public.
template <class Facet>
struct Free : Facet {
    Free() : Facet(1) {}
    ~Free() {}
};

static const char *const texts[] = {
    "",
    "a",
    "abc",
    "\xc3\xa4",
    "a\xc3\xa4z",
    "\xe2\x82\xac",
    "\xf0\x9f\x98\x80",
    "x\xf0\x9f\x98\x80y",
    "\xef\xbf\xbd",
    "\xed\x9f\xbf\xee\x80\x80",
    "\xf4\x8f\xbf\xbf",
    // No UTF-8, or not yet.
    "\x80",
    "a\xff",
    "\xc0\x80",
    "\xc1\xbf",
    "\xe0\x9f\xbf",
    "\xf0\x8f\xbf\xbf",
    "\xf4\x90\x80\x80",
    "\xf5\x80\x80\x80",
    "\xc3",
    "a\xc3",
    "\xe2\x82",
    "\xc3\x28",
    "\xe2\x28\xa1",
    "a\xc3\xa4\xc3",
};

// Prints all that a facet makes of a text in as much room as there is, there and back. Where the room is too
// short or a character is cut short, libstdc++ before 14 says ok or error instead of partial to UTF-16 and UCS-2:
// not asked here, but in strict.cpp.
template <class Facet, class Elem>
static void conversions(const char *name) {
    check::section(name);
    Free<Facet> facet;
    for (const char *text : texts)
        for (int room = 0; room != 6; ++room) {
            const int size = int(std::char_traits<char>::length(text));
            Elem wide[8] = {};
            const char *next = text;
            Elem *end = wide;
            std::mbstate_t state = std::mbstate_t();
            const int how = facet.in(state, text, text + size, next, wide, wide + room, end);
            const bool too_short = sizeof(Elem) == 2 && next != text + size;
            printf("in %d: %d %d %d:", room, too_short ? -1 : how, int(next - text), int(end - wide));
            for (const Elem *p = wide; p != end; ++p)
                printf(" %lx", (unsigned long)*p);
            printf("\n");
            CHECK(next >= text && next <= text + size && end <= wide + room);
            if (how == std::codecvt_base::ok && !too_short) {
                char bytes[16];
                const Elem *from = wide;
                char *to = bytes;
                CHECK(facet.out(state, wide, end, from, bytes, bytes + 16, to) == std::codecvt_base::ok);
                CHECK(from == end);
                CHECK(std::string(bytes, to) == text);
                for (int bytes_room = 0; bytes_room != 5; ++bytes_room) {
                    const int short_how = facet.out(state, wide, end, from, bytes, bytes + bytes_room, to);
                    if (sizeof(Elem) == 4 || bytes_room >= size) {
                        printf("out %d: %d %d %d\n", bytes_room, short_how, int(from - wide), int(to - bytes));
                        CHECK((short_how == std::codecvt_base::ok) == (bytes_room >= size));
                    }
                }
            }
            CHECK(facet.length(state, text, text + size, std::size_t(room)) <= size);
            printf("length %d\n", facet.length(state, text, text + size, std::size_t(room)));
        }
    CHECK(!facet.always_noconv());
    CHECK(facet.encoding() == 0);
}

static void facets() {
    check::section("char");
    const std::locale classic = std::locale::classic();
    typedef std::codecvt<char, char, std::mbstate_t> Same;
    CHECK(std::has_facet<Same>(classic));
    const Same &same = std::use_facet<Same>(classic);
    std::mbstate_t state = std::mbstate_t();
    const char *next = nullptr;
    const char text[] = "abc";
    char room[4];
    char *end = nullptr;
    CHECK(same.in(state, text, text + 3, next, room, room + 4, end) == std::codecvt_base::noconv);
    CHECK(next == text && end == room);
    CHECK(same.out(state, text, text + 3, next, room, room + 4, end) == std::codecvt_base::noconv);
    CHECK(same.unshift(state, room, room + 4, end) == std::codecvt_base::noconv);
    CHECK(same.always_noconv());
    CHECK(same.encoding() == 1);
    CHECK(same.max_length() == 1);
    CHECK(same.length(state, text, text + 3, 2) == 2);
    CHECK(same.length(state, text, text + 3, 9) == 3);

    check::section("wchar_t");
    typedef std::codecvt<wchar_t, char, std::mbstate_t> Wide;
    const Wide &wide = std::use_facet<Wide>(classic);
    wchar_t wide_room[4];
    wchar_t *wide_end = nullptr;
    CHECK(wide.in(state, text, text + 3, next, wide_room, wide_room + 4, wide_end) == std::codecvt_base::ok);
    CHECK(wide_end == wide_room + 3 && wide_room[2] == L'c' && next == text + 3);
    CHECK(wide.in(state, text, text + 3, next, wide_room, wide_room + 2, wide_end) == std::codecvt_base::partial);
    CHECK(wide_end == wide_room + 2 && next == text + 2);
    const wchar_t *wide_next = nullptr;
    CHECK(wide.out(state, wide_room, wide_room + 2, wide_next, room, room + 4, end) == std::codecvt_base::ok);
    CHECK(end == room + 2 && room[1] == 'b');
    CHECK(wide.encoding() == 1);
    CHECK(!wide.always_noconv());
    CHECK(wide.length(state, text, text + 3, 2) == 2);
    CHECK((std::has_facet<std::codecvt<char16_t, char, std::mbstate_t>>(classic)));
    CHECK((std::has_facet<std::codecvt<char32_t, char, std::mbstate_t>>(classic)));
}

static void headers() {
    check::section("headers");
    std::wstring_convert<std::codecvt_utf8<char32_t, 0x10ffff, std::consume_header>, char32_t> consuming;
    CHECK(consuming.from_bytes("\xef\xbb\xbf"
                               "ab") == U"ab");
    CHECK(consuming.from_bytes("ab") == U"ab");
    std::wstring_convert<std::codecvt_utf8<char32_t, 0x10ffff, std::generate_header>, char32_t> generating;
    CHECK(generating.to_bytes(U"ab") == "\xef\xbb\xbf"
                                        "ab");
    std::wstring_convert<std::codecvt_utf16<char32_t>, char32_t> big;
    CHECK(big.to_bytes(U"a\U0001f600") == std::string("\0a\xd8\x3d\xde\x00", 6));
    CHECK(big.from_bytes(std::string("\0a\xd8\x3d\xde\x00", 6)) == U"a\U0001f600");
    std::wstring_convert<std::codecvt_utf16<char32_t, 0x10ffff, std::little_endian>, char32_t> little;
    CHECK(little.to_bytes(U"a\u20ac") == std::string("a\0\xac\x20", 4));
    CHECK(little.from_bytes(std::string("a\0\xac\x20", 4)) == U"a\u20ac");
    std::wstring_convert<std::codecvt_utf16<char32_t, 0x10ffff, std::consume_header>, char32_t> marked;
    CHECK(marked.from_bytes(std::string("\xff\xfe"
                                        "a\0",
                                        4)) == U"a");
    CHECK(marked.from_bytes(std::string("\xfe\xff\0a", 4)) == U"a");
    CHECK(marked.from_bytes(std::string("\0a", 2)) == U"a");
    std::wstring_convert<std::codecvt_utf8<char32_t, 0xff>, char32_t> limited;
    CHECK(limited.from_bytes("\xc3\xa4") == U"\u00e4");
    CHECK_THROWS(std::range_error, limited.from_bytes("\xe2\x82\xac"));
    CHECK_THROWS(std::range_error, limited.to_bytes(U"\u20ac"));
}

static void strings() {
    check::section("strings");
    std::wstring_convert<std::codecvt_utf8_utf16<char16_t>, char16_t> utf16;
    CHECK(utf16.from_bytes("a\xf0\x9f\x98\x80") == u"a\U0001f600");
    CHECK(utf16.converted() == 5);
    CHECK(utf16.to_bytes(u"a\U0001f600") == "a\xf0\x9f\x98\x80");
    CHECK(utf16.converted() == 3);
    CHECK(utf16.from_bytes('x') == u"x");
    CHECK(utf16.to_bytes(u'x') == "x");
    CHECK(utf16.from_bytes("") == u"");
    const char *const longer = "a text that is longer than any buffer inside, \xe2\x82\xac by \xe2\x82\xac";
    CHECK(utf16.to_bytes(utf16.from_bytes(longer)) == longer);
    CHECK_THROWS(std::range_error, utf16.from_bytes("a\xff"));
    CHECK(utf16.converted() == 1);
    CHECK_THROWS(std::range_error, utf16.to_bytes(std::u16string(1, char16_t(0xdc00))));
    std::wstring_convert<std::codecvt_utf8<wchar_t>> answering("bytes", L"wide");
    CHECK(answering.from_bytes("\xff") == L"wide");
    CHECK(answering.to_bytes(std::wstring(1, wchar_t(0x110000))) == "bytes");
    CHECK(answering.from_bytes("\xc3\xa4") == L"\u00e4");
    std::wstring_convert<std::codecvt_utf8<char16_t>, char16_t> ucs2;
    CHECK(ucs2.from_bytes("\xe2\x82\xac") == u"\u20ac");
    CHECK_THROWS(std::range_error, ucs2.from_bytes("\xf0\x9f\x98\x80"));
}

static void buffers() {
    check::section("buffers");
    std::stringbuf bytes;
    {
        std::wbuffer_convert<std::codecvt_utf8<wchar_t>> buffer(&bytes);
        std::wostream out(&buffer);
        out << L"a\u00e4" << L'\u20ac' << 42;
        out.flush();
        CHECK(out.good());
        CHECK(buffer.rdbuf() == &bytes);
    }
    CHECK(bytes.str() == "a\xc3\xa4\xe2\x82\xac"
                         "42");
    std::wbuffer_convert<std::codecvt_utf8<wchar_t>> buffer(&bytes);
    std::wistream in(&buffer);
    std::wstring word;
    in >> word;
    CHECK(word == L"a\u00e4\u20ac"
                  L"42");
    CHECK(in.eof());
}

int main() {
    facets();
    conversions<std::codecvt_utf8<char32_t>, char32_t>("UTF-8, UCS-4");
    conversions<std::codecvt_utf8<wchar_t>, wchar_t>("UTF-8, wide");
    conversions<std::codecvt_utf8<char16_t>, char16_t>("UTF-8, UCS-2");
    conversions<std::codecvt_utf8_utf16<char16_t>, char16_t>("UTF-8, UTF-16");
    conversions<std::codecvt<char32_t, char, std::mbstate_t>, char32_t>("codecvt, UTF-32");
    conversions<std::codecvt<char16_t, char, std::mbstate_t>, char16_t>("codecvt, UTF-16");
    headers();
    strings();
    buffers();
    return check::done();
}
