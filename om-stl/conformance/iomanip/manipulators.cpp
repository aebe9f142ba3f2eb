// Manipulators with arguments ([std.manip], [ext.manip], [quoted.manip]).
#include "check.h"
#include <ctime>
#include <iomanip>
#include <sstream>
#include <string>

int main() {
    {
        std::ostringstream out;
        out << std::setw(5) << 1 << std::setw(5) << std::left << 2 << '|' << std::setfill('0') << std::setw(4)
            << std::right << 3;
        CHECK(out.str() == "    12    |0003");
    }
    {
        std::ostringstream out;
        out << std::setprecision(3) << 3.14159 << ' ' << std::fixed << std::setprecision(1) << 2.25 << ' '
            << std::scientific << 12345.0;
        CHECK(out.str() == "3.14 2.2 1.2e+04");
    }
    {
        std::ostringstream out;
        out << std::setbase(16) << 255 << ' ' << std::setbase(8) << 8 << ' ' << std::setbase(10) << 10 << ' '
            << std::setbase(7) << 9;
        CHECK(out.str() == "ff 10 10 9");
    }
    {
        std::ostringstream out;
        out << std::setiosflags(std::ios_base::showpos | std::ios_base::uppercase) << 1
            << std::resetiosflags(std::ios_base::showpos) << 2 << std::hex << 255;
        CHECK(out.str() == "+12FF");
    }
    {
        std::istringstream in("abcdef 12 0x1f");
        std::string word;
        in >> std::setw(3) >> word;
        CHECK(word == "abc");
        in >> word;
        CHECK(word == "def");
        int n = 0;
        in >> std::setbase(8) >> n;
        CHECK(n == 10);
        in >> std::setbase(16) >> n;
        CHECK(n == 31);
    }
    {
        std::wostringstream out;
        out << std::setw(4) << std::setfill(L'.') << 7;
        CHECK(out.str() == L"...7");
    }
    for (int width = 0; width != 12; ++width)
        for (int precision = 0; precision != 4; ++precision) {
            std::ostringstream out;
            out << std::fixed << std::setprecision(precision) << std::setw(width) << std::setfill('*') << -3.75;
            check::report(out.str().c_str(), out.good());
        }
#if __cplusplus >= 201103L
    {
        std::tm when = {};
        when.tm_year = 124;
        when.tm_mon = 1;
        when.tm_mday = 29;
        when.tm_hour = 13;
        when.tm_min = 5;
        std::ostringstream out;
        out << std::put_time(&when, "%Y-%m-%d %H:%M");
        CHECK(out.str() == "2024-02-29 13:05");
    }
#endif
#if __cplusplus >= 201402L
    {
        std::ostringstream out;
        out << std::quoted("plain") << std::quoted(std::string("with \"quotes\" and \\"))
            << std::quoted("x$y", '$', '%');
        CHECK(out.str() == "\"plain\"\"with \\\"quotes\\\" and \\\\\"$x%$y$");
        std::istringstream in("\"a \\\"b\\\" c\" plain \"\"");
        std::string text;
        in >> std::quoted(text);
        CHECK(text == "a \"b\" c");
        in >> std::quoted(text);
        CHECK(text == "plain");
        in >> std::quoted(text);
        CHECK(text.empty());
        std::stringstream both;
        both << std::quoted(std::string("round \"trip\""));
        both >> std::quoted(text);
        CHECK(text == "round \"trip\"");
    }
#endif
    return check::done();
}
