// verify: proved
// native: ok
#include <cassert>
#include <iterator>
#include <locale>
#include <sstream>

struct Signed : std::moneypunct<char> {
    std::string do_negative_sign() const override { return "-"; }
    int do_frac_digits() const override { return 2; }
};

int main() {
    std::ostringstream out;
    out.imbue(std::locale(out.getloc(), new Signed));
    const std::money_put<char> &money = std::use_facet<std::money_put<char> >(out.getloc());
    money.put(std::ostreambuf_iterator<char>(out), false, out, ' ', std::string("-1250"));
    assert(out.str() == "-12.50");
}
