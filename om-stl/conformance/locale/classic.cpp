// The classic locale, and facets of the program's own ([locales], [locale.categories]).
#include "check.h"
#include <locale>
#include <sstream>
#include <stdexcept>
#include <string>
#include <typeinfo>

struct Grouped : std::numpunct<char> {
protected:
    virtual char do_thousands_sep() const { return '\''; }
    virtual std::string do_grouping() const { return "\3"; }
    virtual char do_decimal_point() const { return ','; }
    virtual std::string do_truename() const { return "yes"; }
    virtual std::string do_falsename() const { return "no"; }
};

static int alive = 0;
struct Own : std::locale::facet {
    static std::locale::id id;
    int value;
    explicit Own(int v, std::size_t refs = 0) : std::locale::facet(refs), value(v) { ++alive; }
    ~Own() { --alive; }
};
std::locale::id Own::id;

int main() {
    const std::locale classic = std::locale::classic();
    check::section("locale");
    CHECK(classic.name() == "C");
    CHECK(std::locale() == classic);
    CHECK(std::locale("C") == classic);
    CHECK_THROWS(std::runtime_error, std::locale("no such locale"));
    CHECK(classic(std::string("a"), std::string("b")));
    CHECK(!classic(std::string("b"), std::string("a")));
    check::section("characters");
    for (int c = 0; c != 128; ++c) {
        char text[80];
        const char k = static_cast<char>(c);
        sprintf(text, "%d: %d%d%d%d%d%d%d%d%d%d%d %d %d", c, std::isspace(k, classic), std::isprint(k, classic),
                std::iscntrl(k, classic), std::isupper(k, classic), std::islower(k, classic), std::isalpha(k, classic),
                std::isdigit(k, classic), std::ispunct(k, classic), std::isxdigit(k, classic), std::isalnum(k, classic),
                std::isgraph(k, classic), std::toupper(k, classic), std::tolower(k, classic));
        check::report(text, true);
    }
    const std::ctype<char> &ctype = std::use_facet<std::ctype<char> >(classic);
    std::string text("Mixed Case");
    ctype.toupper(&text[0], &text[0] + text.size());
    CHECK(text == "MIXED CASE");
    ctype.tolower(&text[0], &text[0] + text.size());
    CHECK(text == "mixed case");
    CHECK(ctype.is(std::ctype_base::alpha, 'x'));
    CHECK(ctype.scan_is(std::ctype_base::space, text.data(), text.data() + text.size()) == text.data() + 5);
    CHECK(ctype.scan_not(std::ctype_base::alpha, text.data(), text.data() + text.size()) == text.data() + 5);
    CHECK(ctype.widen('x') == 'x');
    CHECK(std::use_facet<std::ctype<wchar_t> >(classic).toupper(L'x') == L'X');
    CHECK(std::use_facet<std::ctype<wchar_t> >(classic).narrow(L'x', '?') == 'x');
    check::section("numbers");
    const std::numpunct<char> &numpunct = std::use_facet<std::numpunct<char> >(classic);
    CHECK(numpunct.decimal_point() == '.');
    CHECK(numpunct.grouping().empty());
    CHECK(numpunct.truename() == "true");
    CHECK(numpunct.falsename() == "false");
    {
        std::ostringstream out;
        out.imbue(std::locale(classic, new Grouped));
        out << 1234567 << ' ' << -1234 << ' ' << 123 << ' ' << 1234.5 << ' ' << std::boolalpha << true << ' ' << false;
        CHECK(out.str() == "1'234'567 -1'234 123 1'234,5 yes no");
        out.imbue(classic);
        out.str("");
        out << 1234567;
        CHECK(out.str() == "1234567");
        CHECK(std::has_facet<std::numpunct<char> >(classic));
    }
    check::section("facets of the program's own");
    {
        CHECK(!std::has_facet<Own>(classic));
        CHECK_THROWS(std::bad_cast, std::use_facet<Own>(classic));
        std::locale with(classic, new Own(17));
        CHECK(std::has_facet<Own>(with));
        CHECK(std::use_facet<Own>(with).value == 17);
        CHECK(with != classic);
        std::locale copy(with);
        CHECK(copy == with);
        std::locale newer(copy, new Own(18));
        CHECK(std::use_facet<Own>(newer).value == 18);
        CHECK(std::use_facet<Own>(copy).value == 17);
        CHECK(alive == 2);
        newer = classic;
        CHECK(alive == 1);
        std::locale combined = classic.combine<Own>(with);
        CHECK(std::use_facet<Own>(combined).value == 17);
    }
    CHECK(alive == 0);
    check::section("global");
    {
        const std::locale old = std::locale::global(std::locale(classic, new Grouped));
        CHECK(old == classic);
        std::ostringstream out;
        out << 10000;
        CHECK(out.str() == "10'000");
        std::locale::global(old);
        std::ostringstream plain;
        plain << 10000;
        CHECK(plain.str() == "10000");
    }
    const std::collate<char> &collate = std::use_facet<std::collate<char> >(classic);
    const char a[] = "abc", b[] = "abd";
    CHECK(collate.compare(a, a + 3, b, b + 3) < 0);
    CHECK(collate.compare(a, a + 2, b, b + 2) == 0);
    CHECK(collate.transform(a, a + 3) == "abc");
    return check::done();
}
