// Formatted output ([ostream.formatted]): every combination of the flags that matter to a value, each
// text compared between the libraries.
#include "check.h"
#include <climits>
#include <ostream>
#include <sstream>
#include <string>

static int asked = 0;

// The text itself is what the two libraries are compared by.
static void shown(const std::ostringstream &stream) {
    char what[40];
    sprintf(what, "#%d ", ++asked);
    check::report((what + stream.str()).c_str(), stream.good() && stream.width() == 0);
}

template <class Integer>
static void integers(Integer value) {
    const std::ios_base::fmtflags bases[] = {std::ios_base::dec, std::ios_base::oct, std::ios_base::hex};
    const std::ios_base::fmtflags extras[] = {std::ios_base::fmtflags(), std::ios_base::showbase,
                                              std::ios_base::showpos,
                                              std::ios_base::uppercase | std::ios_base::showbase};
    const std::ios_base::fmtflags sides[] = {std::ios_base::left, std::ios_base::right, std::ios_base::internal};
    for (int b = 0; b != 3; ++b)
        for (int e = 0; e != 4; ++e)
            for (int s = 0; s != 3; ++s) {
                std::ostringstream out;
                out.flags(bases[b] | extras[e] | sides[s]);
                out.width(s == 0 ? 12 : s == 1 ? 0 : 8);
                out.fill('*');
                out << value;
                shown(out);
            }
}

template <class Floating>
static void floating(Floating value) {
    const std::ios_base::fmtflags forms[] = {std::ios_base::fmtflags(), std::ios_base::fixed,
                                             std::ios_base::scientific};
    const std::ios_base::fmtflags extras[] = {std::ios_base::fmtflags(), std::ios_base::showpoint,
                                              std::ios_base::showpos | std::ios_base::uppercase};
    for (int f = 0; f != 3; ++f)
        for (int e = 0; e != 3; ++e)
            for (int precision = 0; precision <= 9; precision += 3) {
                std::ostringstream out;
                out.flags(forms[f] | extras[e] | (e == 1 ? std::ios_base::internal : std::ios_base::fmtflags()));
                out.precision(precision);
                out.width(e * 8);
                out.fill('_');
                out << value;
                shown(out);
            }
}

struct Point {
    int x, y;
};
static std::ostream &operator<<(std::ostream &out, const Point &p) { return out << '(' << p.x << ',' << p.y << ')'; }

static std::ostream &bracketed(std::ostream &out) { return out << "[]"; }

int main() {
    check::section("integers");
    integers(0);
    integers(42);
    integers(-42);
    integers(INT_MIN);
    integers(LLONG_MIN);
    integers(ULLONG_MAX);
    integers(static_cast<short>(-1));
    integers(static_cast<unsigned short>(65535));
    integers(-1L);
    integers(4000000000u);
    check::section("floating");
    floating(0.0);
    floating(-0.0);
    floating(3.14159265358979);
    floating(-1234567.891);
    floating(1e-7);
    floating(1e22);
    floating(0.1f);
    floating(2.5L);
    floating(100.0);
    check::section("others");
    {
        std::ostringstream out;
        out << true << false << std::boolalpha << true << ' ' << false << std::noboolalpha << true;
        CHECK(out.str() == "10true false1");
    }
    {
        std::ostringstream out;
        out << 'c' << static_cast<signed char>('s') << static_cast<unsigned char>('u') << "text"
            << std::string("string");
        CHECK(out.str() == "csutextstring");
    }
    {
        std::ostringstream out;
        out.width(6);
        out << "ab" << "|";
        out.width(6);
        out << std::left << "ab" << '|';
        out.width(6);
        out << std::right << std::string("ab") << '|';
        out.width(3);
        out << 'x' << '|';
        out.width(8);
        out << std::boolalpha << true << '|';
        out.width(2);
        out << "longer than the width";
        CHECK(out.str() == "    ab|ab    |    ab|  x|    true|longer than the width");
    }
    {
        std::ostringstream out;
        out << static_cast<void *>(0) << ' ' << reinterpret_cast<void *>(0x1f);
        CHECK(out.str() == "0 0x1f");
    }
    {
        Point p = {1, -2};
        std::ostringstream out;
        out << p << bracketed << std::hex << 255 << std::dec << std::endl << std::ends << std::flush;
        CHECK(out.str() == std::string("(1,-2)[]ff\n\0", 12));
    }
    {
        std::ostringstream out;
        out.put('p').write("writer", 3).put('!');
        CHECK(out.str() == "pwri!");
        CHECK(out.tellp() == std::streampos(5));
        out.seekp(1);
        out << "WR";
        CHECK(out.str() == "pWRi!");
        out.seekp(0, std::ios_base::end);
        out << '.';
        CHECK(out.str() == "pWRi!.");
        out.seekp(-2, std::ios_base::cur);
        out << '?';
        CHECK(out.str() == "pWRi?.");
        out.seekp(100);
        CHECK(out.fail());
        out.clear();
        CHECK(out.tellp() == std::streampos(5));
    }
    {
        std::ostringstream out;
        std::istringstream in("from another buffer");
        out << in.rdbuf();
        CHECK(out.str() == "from another buffer");
        out << in.rdbuf();
        CHECK(out.fail());
        out.clear();
        out << static_cast<std::streambuf *>(0);
        CHECK(out.bad());
    }
    {
        std::ostringstream out;
        out.setstate(std::ios_base::failbit);
        out << "nothing" << 1 << 2.0 << 'c';
        CHECK(out.str().empty());
        CHECK(out.fail());
        out.clear();
        out << "again";
        CHECK(out.str() == "again");
    }
    {
        std::ostream nowhere(0);
        CHECK(nowhere.bad());
        nowhere << 1 << "text";
        CHECK(nowhere.fail());
    }
    {
        std::wostringstream out;
        out << L"wide " << 1 << ' ' << 2.5 << " narrow " << 'c' << L'w' << std::hex << 255;
        CHECK(out.str() == L"wide 1 2.5 narrow cwff");
    }
#if __cplusplus >= 201103L
    {
        std::ostringstream out;
        out << std::hexfloat << 1.0 << ' ' << std::uppercase << 0.5 << std::nouppercase << std::defaultfloat << ' '
            << 1.5;
        CHECK(out.str() == "0x1p+0 0X1P-1 1.5");
        CHECK(static_cast<std::ostringstream &&>(std::ostringstream() << "rvalue " << 1).str() == "rvalue 1");
    }
#endif
    return check::done();
}
