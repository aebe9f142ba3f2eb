// Formatted input ([istream.formatted]): each text is read as each type; value, state and what is left
// are compared.
#include "check.h"
#include <climits>
#include <istream>
#include <sstream>
#include <string>

// One line for what came out: the value, the state, the rest.
template <class Value>
static std::string outcome(const char *text, std::ios_base::fmtflags base, Value start) {
    std::istringstream in(text);
    in.setf(base, std::ios_base::basefield);
    Value value = start;
    in >> value;
    std::ostringstream out;
    out << text << " -> " << value << (in.eof() ? " eof" : "") << (in.fail() ? " fail" : "")
        << (in.bad() ? " bad" : "");
    in.clear();
    std::string rest;
    std::getline(in, rest);
    out << " [" << rest << ']';
    return out.str();
}

template <class Value>
static void integers(Value start) {
    const char *const texts[] = {"42",
                                 "-42",
                                 "+42",
                                 "  7 rest",
                                 "",
                                 "   ",
                                 "abc",
                                 "12abc",
                                 "0",
                                 "007",
                                 "0x1F",
                                 "1F",
                                 "-",
                                 "+",
                                 "99999999999999999999",
                                 "-99999999999999999999",
                                 "32767",
                                 "32768",
                                 "-32768",
                                 "-32769",
                                 "65535",
                                 "65536",
                                 "2147483647",
                                 "2147483648",
                                 "-2147483648",
                                 "-2147483649",
                                 "4294967295",
                                 "4294967296",
                                 "9223372036854775807",
                                 "9223372036854775808",
                                 "18446744073709551615",
                                 "18446744073709551616",
                                 "1,000",
                                 "1.5",
                                 "--1",
                                 "0x",
                                 "08",
                                 "-1",
                                 "1e3"};
    const std::ios_base::fmtflags bases[] = {std::ios_base::dec, std::ios_base::hex, std::ios_base::oct,
                                             std::ios_base::fmtflags()};
    for (int b = 0; b != 4; ++b)
        for (unsigned i = 0; i != sizeof texts / sizeof *texts; ++i)
            check::report(outcome(texts[i], bases[b], start).c_str(), true);
}

template <class Value>
static void floating(Value start) {
    const char *const texts[] = {"1.5",
                                 "-1.5",
                                 "+.5",
                                 "5.",
                                 "1e3",
                                 "1E-3",
                                 "1e",
                                 "1e+",
                                 "e5",
                                 ".",
                                 "",
                                 "abc",
                                 "1.5.5",
                                 "1.5e2e3",
                                 "1e999",
                                 "-1e999",
                                 "1e-999",
                                 "0",
                                 "-0",
                                 "  2.25 rest",
                                 "1,5",
                                 "12345678901234567890",
                                 "1.7976931348623157e308",
                                 "0x10"};
    for (unsigned i = 0; i != sizeof texts / sizeof *texts; ++i)
        check::report(outcome(texts[i], std::ios_base::dec, start).c_str(), true);
}

int main() {
    check::section("short");
    integers<short>(77);
    check::section("unsigned short");
    integers<unsigned short>(77);
    check::section("int");
    integers<int>(77);
    check::section("unsigned");
    integers<unsigned>(77);
    check::section("long");
    integers<long>(77);
    check::section("unsigned long long");
    integers<unsigned long long>(77);
    check::section("float");
    floating<float>(77);
    check::section("double");
    floating<double>(77);
    check::section("long double");
    floating<long double>(77);
    check::section("bool");
    {
        const char *const texts[] = {"0", "1", "2", "-1", "", "x", "true"};
        for (unsigned i = 0; i != sizeof texts / sizeof *texts; ++i) {
            check::report(outcome(texts[i], std::ios_base::dec, false).c_str(), true);
            check::report(outcome(texts[i], std::ios_base::dec, true).c_str(), true);
        }
        std::istringstream in("true false truth fals");
        bool b = false;
        in >> std::boolalpha >> b;
        CHECK(b);
        in >> b;
        CHECK(!b);
        CHECK(in.good());
        in >> b;
        CHECK(in.fail());
    }
    check::section("characters and texts");
    {
        std::istringstream in("  a bc def");
        char c = 0;
        in >> c;
        CHECK(c == 'a');
        in >> c;
        CHECK(c == 'b');
        in >> std::noskipws >> c;
        CHECK(c == 'c');
        in >> c;
        CHECK(c == ' ');
        std::string word;
        in >> std::skipws >> word;
        CHECK(word == "def");
        CHECK(in.eof());
        CHECK(!in.fail());
        in >> word;
        CHECK(in.fail());
        CHECK(word == "def");
        signed char s = 0;
        unsigned char u = 0;
        std::istringstream more("xy");
        more >> s >> u;
        CHECK(s == 'x');
        CHECK(u == 'y');
        more >> s;
        CHECK(more.eof());
        CHECK(more.fail());
    }
    {
        std::istringstream in("first second third");
        std::string word;
        in.width(3);
        in >> word;
        CHECK(word == "fir");
        CHECK(in.width() == 0);
        in >> word;
        CHECK(word == "st");
        char array[20];
        in.width(4);
        in >> array;
        CHECK(std::string(array) == "sec");
        in >> array;
        CHECK(std::string(array) == "ond");
        in >> array;
        CHECK(std::string(array) == "third");
        CHECK(in.eof());
    }
    {
        std::istringstream in("one\ntwo\n\nfour;five\nlast");
        std::string line;
        CHECK(!std::getline(in, line).fail());
        CHECK(line == "one");
        std::getline(in, line);
        CHECK(line == "two");
        std::getline(in, line);
        CHECK(line.empty());
        CHECK(in.good());
        std::getline(in, line, ';');
        CHECK(line == "four");
        std::getline(in, line);
        CHECK(line == "five");
        std::getline(in, line);
        CHECK(line == "last");
        CHECK(in.eof());
        CHECK(!in.fail());
        std::getline(in, line);
        CHECK(in.fail());
        CHECK(line == "last");
    }
    {
        std::istringstream in("   \t\n x");
        in >> std::ws;
        CHECK(in.peek() == 'x');
        in.get();
        in >> std::ws;
        CHECK(in.eof());
    }
    {
        int a = 0, b = 0;
        std::string word;
        double d = 0;
        std::istringstream in("1 2 word 2.5");
        in >> a >> b >> word >> d;
        CHECK(a == 1 && b == 2 && word == "word" && d == 2.5);
        CHECK(in.eof());
        int count = 0, n = 0;
        std::istringstream numbers("1 2 3 4 x 5");
        while (numbers >> n)
            ++count;
        CHECK(count == 4);
        CHECK(!numbers.eof());
        CHECK(numbers.fail());
        numbers.clear();
        char c = 0;
        numbers >> c;
        CHECK(c == 'x');
    }
    {
        std::istringstream in("0xff 12");
        void *p = 0;
        in >> p;
        CHECK(p == reinterpret_cast<void *>(0xff));
        std::ostringstream out;
        in >> out.rdbuf();
        CHECK(out.str() == "12");
        CHECK(in.eof());
        std::wistringstream wide(L"17 wide");
        int n = 0;
        std::wstring word;
        wide >> n >> word;
        CHECK(n == 17);
        CHECK(word == L"wide");
    }
    return check::done();
}
