// std::bitset ([template.bitset]).
#include "check.h"
#include <bitset>
#include <sstream>
#include <stdexcept>
#include <string>

template <std::size_t n>
static std::string text(const std::bitset<n> &b) {
    return b.template to_string<char, std::char_traits<char>, std::allocator<char> >();
}

static void construction() {
    check::section("construction");
    std::bitset<8> none;
    CHECK(none.none());
    CHECK(none.size() == 8);
    CHECK(text(none) == "00000000");
    std::bitset<8> number(0xa5ul);
    CHECK(text(number) == "10100101");
    CHECK(number.count() == 4);
    CHECK(number.to_ulong() == 0xa5);
    std::bitset<4> narrow(0xfful);
    CHECK(narrow.to_ulong() == 15);
    CHECK(narrow.count() == 4);
    std::bitset<8> parsed(std::string("1011"));
    CHECK(parsed.to_ulong() == 11);
    std::bitset<8> part(std::string("0011010"), 2);
    CHECK(part.to_ulong() == 26);
    std::bitset<8> few(std::string("0011010"), 2, 3);
    CHECK(few.to_ulong() == 6);
    std::bitset<2> cut(std::string("1011"));
    CHECK(text(cut) == "10");
    CHECK_THROWS(std::invalid_argument, std::bitset<4>(std::string("10a1")));
    CHECK_THROWS(std::out_of_range, std::bitset<4>(std::string("101"), 5));
    std::bitset<100> wide(7ul);
    CHECK(wide.count() == 3);
    CHECK(wide.size() == 100);
    CHECK(sizeof(std::bitset<8>) == 8);
    CHECK(sizeof(std::bitset<64>) == 8);
    CHECK(sizeof(std::bitset<65>) == 16);
#if __cplusplus >= 201103L
    std::bitset<8> chars("1100");
    CHECK(chars.to_ulong() == 12);
    std::bitset<8> counted("1100", 2);
    CHECK(counted.to_ulong() == 3);
    std::bitset<8> letters("aabb", 4, 'a', 'b');
    CHECK(letters.to_ulong() == 3);
    CHECK_THROWS(std::invalid_argument, std::bitset<4>("2"));
    constexpr std::bitset<8> constant(5);
    static_assert(constant[0] && !constant[1], "");
    CHECK(constant.to_ullong() == 5);
    CHECK(wide.to_ullong() == 7);
    CHECK((std::hash<std::bitset<8>>()(chars) == std::hash<std::bitset<8>>()(std::bitset<8>(12))));
#endif
}

static void access() {
    check::section("access");
    std::bitset<10> b;
    b[3] = true;
    CHECK(b[3]);
    CHECK(!b[2]);
    CHECK(~b[2]);
    b[2] = b[3];
    CHECK(b.test(2));
    b[2].flip();
    CHECK(!b.test(2));
    const std::bitset<10> c(b);
    CHECK(c[3]);
    CHECK(!c[9]);
    CHECK_THROWS(std::out_of_range, b.test(10));
    CHECK_THROWS(std::out_of_range, b.set(10));
    CHECK_THROWS(std::out_of_range, b.reset(11));
    CHECK_THROWS(std::out_of_range, b.flip(1000));
    CHECK(b.any());
    b.set();
    CHECK(b.count() == 10);
#if __cplusplus >= 201103L
    CHECK(b.all());
    b.reset(0);
    CHECK(!b.all());
#endif
    b.reset();
    CHECK(b.none());
    b.set(4).set(5, true).set(4, false);
    CHECK(text(b) == "0000100000");
    b.flip();
    CHECK(b.count() == 9);
    b.flip(5);
    CHECK(b.count() == 10);
    b.reset(9);
    CHECK(b.count() == 9);
    std::bitset<40> large;
    large.set(39);
    CHECK(large.to_ulong() == 1ul << 39);
    std::bitset<70> huge;
    huge.set(69);
    CHECK_THROWS(std::overflow_error, huge.to_ulong());
#if __cplusplus >= 201103L
    CHECK_THROWS(std::overflow_error, huge.to_ullong());
    CHECK(b.to_string('.', 'x') == ".xxxxxxxxx");
    CHECK(b.to_string() == "0111111111");
#endif
}

static void arithmetic() {
    check::section("arithmetic");
    std::bitset<8> a(0xf0ul), b(0x3cul);
    CHECK((a & b).to_ulong() == 0x30);
    CHECK((a | b).to_ulong() == 0xfc);
    CHECK((a ^ b).to_ulong() == 0xcc);
    CHECK((~a).to_ulong() == 0x0f);
    CHECK((a << 2).to_ulong() == 0xc0);
    CHECK((a >> 4).to_ulong() == 0x0f);
    CHECK((a << 8).none());
    CHECK((a >> 100).none());
    CHECK((a << 0) == a);
    a &= b;
    CHECK(a.to_ulong() == 0x30);
    a |= std::bitset<8>(1ul);
    CHECK(a.to_ulong() == 0x31);
    a ^= a;
    CHECK(a.none());
    b <<= 1;
    CHECK(b.to_ulong() == 0x78);
    b >>= 3;
    CHECK(b.to_ulong() == 0x0f);
    CHECK(b == std::bitset<8>(15ul));
    CHECK(b != a);
    std::bitset<130> wide;
    wide.set(0).set(64).set(129);
    CHECK((wide << 1).count() == 2);
    CHECK((wide << 1).test(65));
    CHECK((wide >> 64).test(65));
    CHECK((wide >> 64).test(0));
    CHECK((wide >> 129).to_ulong() == 1);
    CHECK((~wide).count() == 127);
    CHECK((wide << 65).test(129));
}

static void streams() {
    check::section("streams");
    std::ostringstream out;
    out << std::bitset<5>(19ul);
    CHECK(out.str() == "10011");
    std::istringstream in("1101201");
    std::bitset<3> three;
    in >> three;
    CHECK(three.to_ulong() == 6);
    std::bitset<8> rest;
    in >> rest;
    CHECK(rest.to_ulong() == 1);
    CHECK(in.peek() == '2');
    in >> rest;
    CHECK(in.fail());
}

int main() {
    construction();
    access();
    arithmetic();
    streams();
    return check::done();
}
