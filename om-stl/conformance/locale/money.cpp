// The facets for money and messages ([category.monetary], [category.messages]).
#include "check.h"
#include <iterator>
#include <locale>
#include <sstream>
#include <stdexcept>
#include <string>

class Crowns : public std::moneypunct<char> {
protected:
    char do_decimal_point() const { return ','; }
    char do_thousands_sep() const { return '.'; }
    std::string do_grouping() const { return "\3"; }
    std::string do_curr_symbol() const { return "kr"; }
    std::string do_negative_sign() const { return "()"; }
    int do_frac_digits() const { return 2; }
    pattern do_pos_format() const {
        const pattern p = {{sign, value, space, symbol}};
        return p;
    }
    pattern do_neg_format() const { return do_pos_format(); }
};

typedef std::ostreambuf_iterator<char> Out;
typedef std::istreambuf_iterator<char> In;

static std::string put(const std::locale &locale, const std::string &digits, std::ios_base::fmtflags flags, int width) {
    std::ostringstream out;
    out.imbue(locale);
    out.setf(flags);
    out.width(width);
    std::use_facet<std::money_put<char> >(locale).put(Out(out), false, out, '*', digits);
    return out.str() + (out.width() == 0 ? "" : " width kept");
}
static std::string get(const std::locale &locale, const std::string &text, bool showbase = false) {
    std::istringstream in(text);
    in.imbue(locale);
    if (showbase)
        in.setf(std::ios_base::showbase);
    std::ios_base::iostate state = std::ios_base::goodbit;
    std::string digits = "untouched";
    std::use_facet<std::money_get<char> >(locale).get(In(in), In(), false, in, state, digits);
    return (state & std::ios_base::failbit) ? "failed, " + digits : digits;
}

static void classic() {
    check::section("classic");
    const std::locale c = std::locale::classic();
    const std::moneypunct<char> &p = std::use_facet<std::moneypunct<char> >(c);
    CHECK(p.curr_symbol().empty() && p.positive_sign().empty() && p.negative_sign().empty());
    CHECK(p.frac_digits() == 0 && p.grouping().empty());
    CHECK(p.pos_format().field[0] == std::money_base::symbol && p.pos_format().field[3] == std::money_base::value);
    CHECK((!std::moneypunct<char>::intl && std::moneypunct<char, true>::intl));
    CHECK((std::has_facet<std::moneypunct<wchar_t, true> >(c) && std::has_facet<std::messages<char> >(c)));
    CHECK(put(c, "1234567", std::ios_base::fmtflags(), 0) == "1234567");
    CHECK(put(c, "12", std::ios_base::fmtflags(), 5) == "***12");
    CHECK(put(c, "12", std::ios_base::left, 5) == "12***");
    CHECK(put(c, "12x", std::ios_base::fmtflags(), 0) == "12");
    CHECK(get(c, "0042 rest") == "42");
    CHECK(get(c, "x") == "failed, untouched");
    std::ostringstream out;
    std::use_facet<std::money_put<char> >(c).put(Out(out), false, out, ' ', 1234.4L);
    CHECK(out.str() == "1234");
}

static void derived() {
    check::section("derived");
    const std::locale crowns(std::locale::classic(), new Crowns);
    CHECK(put(crowns, "123456789", std::ios_base::fmtflags(), 0) == "1.234.567,89*");
    CHECK(put(crowns, "123456", std::ios_base::showbase, 0) == "1.234,56*kr");
    CHECK(put(crowns, "-123456", std::ios_base::showbase, 0) == "(1.234,56*kr)");
    CHECK(put(crowns, "5", std::ios_base::fmtflags(), 0) == ",05*");
    CHECK(put(crowns, "500", std::ios_base::internal | std::ios_base::showbase, 12) == "5,00******kr");
    CHECK(get(crowns, "1.234,56 kr", true) == "123456");
    CHECK(get(crowns, "(1.234,56 kr)", true) == "-123456");
    CHECK(get(crowns, "1.234,5 kr", true) == "failed, untouched");
    CHECK(get(crowns, "12,50 xy", true) == "failed, untouched");
    CHECK(get(crowns, "12,50 ") == "1250");
    long double units = 0;
    std::istringstream in("7,25 ");
    in.imbue(crowns);
    std::ios_base::iostate state = std::ios_base::goodbit;
    std::use_facet<std::money_get<char> >(crowns).get(In(in), In(), false, in, state, units);
    CHECK(units == 725.0L && !(state & std::ios_base::failbit));
}

static void named() {
    check::section("named");
    const std::locale c(std::locale(std::locale::classic(), new std::moneypunct_byname<char, true>("C")),
                        new std::numpunct_byname<char>("C"));
    CHECK((std::use_facet<std::moneypunct<char, true> >(c).frac_digits() == 0));
    CHECK(std::use_facet<std::numpunct<char> >(c).truename() == "true");
    const std::locale named(c, new std::ctype_byname<char>("C"));
    CHECK(std::use_facet<std::ctype<char> >(named).toupper('x') == 'X');
    const std::locale wide(c, new std::ctype_byname<wchar_t>("C"));
    CHECK(std::isdigit(L'7', wide));
    CHECK_THROWS(std::runtime_error, std::locale(c, new std::collate_byname<char>("no such locale")));
    CHECK_THROWS(std::runtime_error, std::locale(c, new std::messages_byname<char>("no such locale")));
}

static void texts() {
    check::section("messages");
    const std::locale c = std::locale::classic();
    const std::messages<char> &m = std::use_facet<std::messages<char> >(c);
    const std::messages<char>::catalog opened = m.open("no such catalogue", c);
    if (opened >= 0) {
        CHECK(m.get(opened, 1, 1, "otherwise") == "otherwise");
        m.close(opened);
    }
}

int main() {
    classic();
    derived();
    named();
    texts();
    return check::done();
}
