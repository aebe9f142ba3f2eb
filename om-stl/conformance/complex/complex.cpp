// std::complex ([complex.numbers]).
#include "check.h"
#include <cmath>
#include <complex>
#include <sstream>

typedef std::complex<double> C;

static bool near(C a, C b) { return std::abs(a - b) < 1e-9; }
static bool near(double a, double b) { return std::fabs(a - b) < 1e-9; }

int main() {
    check::section("construction");
    C zero;
    CHECK(zero.real() == 0 && zero.imag() == 0);
    C a(3, 4), b(1, -2);
    CHECK(a.real() == 3);
    CHECK(a.imag() == 4);
    CHECK(C(5).imag() == 0);
    std::complex<float> narrow(1.5f, 2.5f);
    C widened(narrow);
    CHECK(widened == C(1.5, 2.5));
    std::complex<float> cut(a);
    CHECK(cut.real() == 3.0f);
    C c = a;
    c = 2.0;
    CHECK(c == C(2, 0));
    c = narrow;
    CHECK(c == C(1.5, 2.5));
    CHECK(sizeof(C) == 16);
    CHECK(sizeof(std::complex<float>) == 8);

    check::section("arithmetic");
    CHECK(a + b == C(4, 2));
    CHECK(a - b == C(2, 6));
    CHECK(a * b == C(11, -2));
    CHECK(near(a / b, C(-1, 2)));
    CHECK(a + 1.0 == C(4, 4));
    CHECK(1.0 + a == C(4, 4));
    CHECK(a - 1.0 == C(2, 4));
    CHECK(1.0 - a == C(-2, -4));
    CHECK(a * 2.0 == C(6, 8));
    CHECK(2.0 * a == C(6, 8));
    CHECK(a / 2.0 == C(1.5, 2));
    CHECK(near(25.0 / a, C(3, -4)));
    CHECK(-a == C(-3, -4));
    CHECK(+a == a);
    C d = a;
    d += b;
    CHECK(d == C(4, 2));
    d -= b;
    CHECK(d == a);
    d *= b;
    CHECK(d == C(11, -2));
    d /= b;
    CHECK(near(d, a));
    d += 1.0;
    d -= 2.0;
    d *= 2.0;
    d /= 4.0;
    CHECK(near(d, C(1, 2)));
    CHECK(C(2, 0) == 2.0);
    CHECK(2.0 == C(2, 0));
    CHECK(a != b);
    CHECK(a != 3.0);
    CHECK(3.0 != a);

    check::section("values");
    CHECK(std::abs(a) == 5);
    CHECK(std::norm(a) == 25);
    CHECK(std::conj(a) == C(3, -4));
    CHECK(std::real(a) == 3);
    CHECK(std::imag(a) == 4);
    CHECK(near(std::arg(C(0, 1)), 1.5707963267948966));
    CHECK(near(std::polar(2.0, 0.0), C(2, 0)));
    CHECK(near(std::polar(1.0, 3.141592653589793), C(-1, 0)));

    check::section("functions");
    CHECK(near(std::exp(C(0, 3.141592653589793)), C(-1, 0)));
    CHECK(near(std::log(std::exp(b)), b));
    CHECK(near(std::log10(C(100, 0)), C(2, 0)));
    CHECK(near(std::sqrt(C(-4, 0)), C(0, 2)));
    CHECK(near(std::sqrt(C(3, 4)), C(2, 1)));
    CHECK(near(std::sqrt(C(3, -4)), C(2, -1)));
    CHECK(near(std::pow(a, 2), C(-7, 24)));
    CHECK(near(std::pow(a, 2.0), C(-7, 24)));
    CHECK(near(std::pow(a, C(2, 0)), C(-7, 24)));
    CHECK(near(std::pow(2.0, C(3, 0)), C(8, 0)));
    CHECK(near(std::sin(b) * std::sin(b) + std::cos(b) * std::cos(b), C(1, 0)));
    CHECK(near(std::cosh(b) * std::cosh(b) - std::sinh(b) * std::sinh(b), C(1, 0)));
    CHECK(near(std::tan(b), std::sin(b) / std::cos(b)));
    CHECK(near(std::tanh(b), std::sinh(b) / std::cosh(b)));
#if __cplusplus >= 201103L
    CHECK(near(std::sin(std::asin(b)), b));
    CHECK(near(std::cos(std::acos(b)), b));
    CHECK(near(std::tan(std::atan(b)), b));
    CHECK(near(std::sinh(std::asinh(b)), b));
    CHECK(near(std::cosh(std::acosh(b)), b));
    CHECK(near(std::tanh(std::atanh(b)), b));
    CHECK(std::real(3.5) == 3.5);
    CHECK(std::imag(2) == 0.0);
    CHECK(std::norm(3) == 9.0);
    CHECK(std::conj(2.0) == C(2, 0));
    CHECK(std::proj(a) == a);
    c.real(8);
    c.imag(9);
    CHECK(c == C(8, 9));
    constexpr C constant(1, 2);
    static_assert(constant.real() == 1 && constant.imag() == 2, "");
    CHECK(reinterpret_cast<double(&)[2]>(c)[1] == 9);
#endif
#if __cplusplus >= 201402L
    using namespace std::complex_literals;
    CHECK(1.0 + 2i == C(1, 2));
    CHECK(2.5if == std::complex<float>(0, 2.5f));
#endif

    check::section("streams");
    std::ostringstream out;
    out << a;
    CHECK(out.str() == "(3,4)");
    std::istringstream in("(1,2) (3) 4 (5;6)");
    C x;
    in >> x;
    CHECK(x == C(1, 2));
    in >> x;
    CHECK(x == C(3, 0));
    in >> x;
    CHECK(x == C(4, 0));
    in >> x;
    CHECK(in.fail());
    CHECK(x == C(4, 0));
    return check::done();
}
