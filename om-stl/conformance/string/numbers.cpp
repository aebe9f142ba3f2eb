// Numbers and strings ([string.conversions]), hashing ([basic.string.hash]).
// standards: 11 14 17 20 23
#include "check.h"
#include <cerrno>
#include <climits>
#include <functional>
#include <stdexcept>
#include <string>

using std::string;
using std::wstring;

int main() {
    check::section("integers from strings");
    CHECK(std::stoi("42") == 42);
    CHECK(std::stoi("-42") == -42);
    CHECK(std::stoi("+42") == 42);
    CHECK(std::stoi("  \t\n42") == 42);
    CHECK(std::stoi("42abc") == 42);
    CHECK(std::stoi("0") == 0);
    CHECK(std::stoi("0042") == 42);
    CHECK(std::stoi("2147483647") == INT_MAX);
    CHECK(std::stoi("-2147483648") == INT_MIN);
    CHECK_THROWS(std::out_of_range, std::stoi("2147483648"));
    CHECK_THROWS(std::out_of_range, std::stoi("-2147483649"));
    CHECK_THROWS(std::out_of_range, std::stoi("99999999999999999999999"));
    CHECK_THROWS(std::invalid_argument, std::stoi(""));
    CHECK_THROWS(std::invalid_argument, std::stoi("abc"));
    CHECK_THROWS(std::invalid_argument, std::stoi("   "));
    CHECK_THROWS(std::invalid_argument, std::stoi("-"));
    std::size_t end = 99;
    CHECK(std::stoi("12 34", &end) == 12);
    CHECK(end == 2);
    CHECK(std::stoi("  -7x", &end) == -7);
    CHECK(end == 4);
    end = 99;
    CHECK_THROWS(std::invalid_argument, std::stoi("x", &end));
    CHECK(end == 99);
    CHECK(std::stoi("ff", nullptr, 16) == 255);
    CHECK(std::stoi("0xff", nullptr, 16) == 255);
    CHECK(std::stoi("0xff", nullptr, 0) == 255);
    CHECK(std::stoi("077", nullptr, 0) == 63);
    CHECK(std::stoi("077", nullptr, 8) == 63);
    CHECK(std::stoi("77", nullptr, 0) == 77);
    CHECK(std::stoi("101", nullptr, 2) == 5);
    CHECK(std::stoi("zz", nullptr, 36) == 35 * 36 + 35);
    CHECK(std::stoi("19", &end, 8) == 1);
    CHECK(end == 1);
    CHECK(std::stol("-9223372036854775808") == LONG_MIN);
    CHECK(std::stol("9223372036854775807") == LONG_MAX);
    CHECK_THROWS(std::out_of_range, std::stol("9223372036854775808"));
    CHECK(std::stoul("18446744073709551615") == ULONG_MAX);
    CHECK_THROWS(std::out_of_range, std::stoul("18446744073709551616"));
    CHECK(std::stoul("-1") == ULONG_MAX);
    CHECK(std::stoll("123456789012") == 123456789012LL);
    CHECK(std::stoull("123456789012") == 123456789012ULL);
    CHECK_THROWS(std::invalid_argument, std::stoul("x"));
    errno = 7;
    CHECK(std::stoi("1") == 1);
    CHECK(errno == 7);

    check::section("floating numbers from strings");
    CHECK(std::stod("3.25") == 3.25);
    CHECK(std::stod("-1e3") == -1000);
    CHECK(std::stod("  .5", &end) == 0.5);
    CHECK(end == 4);
    CHECK(std::stod("1e", &end) == 1);
    CHECK(end == 1);
    CHECK(std::stof("0.5") == 0.5f);
    CHECK(std::stold("2.5") == 2.5L);
    CHECK_THROWS(std::invalid_argument, std::stod("x"));
    CHECK_THROWS(std::out_of_range, std::stod("1e999"));
    CHECK_THROWS(std::out_of_range, std::stof("1e99"));
    CHECK(std::stod("0x1p4") == 16);
    CHECK(std::stod("inf") > 1e308);

    check::section("strings from numbers");
    CHECK(std::to_string(0) == "0");
    CHECK(std::to_string(42) == "42");
    CHECK(std::to_string(-42) == "-42");
    CHECK(std::to_string(INT_MIN) == "-2147483648");
    CHECK(std::to_string(LLONG_MIN) == "-9223372036854775808");
    CHECK(std::to_string(ULLONG_MAX) == "18446744073709551615");
    CHECK(std::to_string(4000000000u) == "4000000000");
    CHECK(std::to_string(7L) == "7");
    CHECK(std::to_string(7UL) == "7");
    CHECK(std::to_string(-7LL) == "-7");
    CHECK(std::to_string(1.5) == "1.500000");
    CHECK(std::to_string(0.1f) == "0.100000");
    CHECK(std::to_string(-2.25L) == "-2.250000");
    CHECK(std::to_string(1e20) == "100000000000000000000.000000");
    CHECK(std::to_string(1e-10) == "0.000000");
    CHECK(std::to_wstring(-15) == L"-15");
    CHECK(std::to_wstring(15u) == L"15");
    CHECK(std::to_wstring(1.5) == L"1.500000");
    CHECK(std::stoi(L"-12") == -12);
    CHECK(std::stol(L"12") == 12);
    CHECK(std::stoul(L"12") == 12);
    CHECK(std::stoll(L"12") == 12);
    CHECK(std::stoull(L"12") == 12);
    CHECK(std::stod(L"1.5") == 1.5);
    CHECK_THROWS(std::invalid_argument, std::stoi(L"x"));
    for (int i = -1000; i <= 1000; i += 37)
        CHECK(std::stoi(std::to_string(i)) == i);

    check::section("hash");
    std::hash<string> hash;
    CHECK(hash("abc") == hash(string("abc")));
    CHECK(hash(string()) == hash(""));
    CHECK(std::hash<wstring>()(L"x") == std::hash<wstring>()(wstring(L"x")));
    CHECK(std::hash<std::u16string>()(u"x") == std::hash<std::u16string>()(std::u16string(u"x")));
    CHECK(std::hash<std::u32string>()(U"x") == std::hash<std::u32string>()(std::u32string(U"x")));
    return check::done();
}
