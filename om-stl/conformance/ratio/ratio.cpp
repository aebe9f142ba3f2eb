// <ratio> ([ratio]).
// standards: 11 14 17 20 23
#include "check.h"
#include <ratio>
#include <type_traits>

int main() {
    typedef std::ratio<6, -8> Three;
    CHECK(Three::num == -3);
    CHECK(Three::den == 4);
    CHECK((std::is_same<Three::type, std::ratio<-3, 4>>::value));
    typedef std::ratio<0, 5> Zero;
    CHECK(Zero::num == 0);
    CHECK(Zero::den == 1);
    typedef std::ratio_add<std::ratio<1, 2>, std::ratio<1, 3>> Sum;
    CHECK(Sum::num == 5);
    CHECK(Sum::den == 6);
    typedef std::ratio_subtract<std::ratio<1, 2>, std::ratio<1, 3>> Difference;
    CHECK(Difference::num == 1);
    CHECK(Difference::den == 6);
    typedef std::ratio_multiply<std::ratio<2, 3>, std::ratio<3, 4>> Product;
    CHECK(Product::num == 1);
    CHECK(Product::den == 2);
    typedef std::ratio_divide<std::ratio<2, 3>, std::ratio<4, 3>> Quotient;
    CHECK(Quotient::num == 1);
    CHECK(Quotient::den == 2);
    CHECK((std::ratio_equal<std::ratio<2, 4>, std::ratio<1, 2>>::value));
    CHECK((std::ratio_not_equal<std::ratio<2, 4>, std::ratio<1, 3>>::value));
    CHECK((std::ratio_less<std::ratio<1, 3>, std::ratio<1, 2>>::value));
    CHECK(!(std::ratio_less<std::ratio<1, 2>, std::ratio<1, 2>>::value));
    CHECK((std::ratio_less_equal<std::ratio<1, 2>, std::ratio<1, 2>>::value));
    CHECK((std::ratio_greater<std::ratio<1>, std::ratio<1, 2>>::value));
    CHECK((std::ratio_greater_equal<std::ratio<1>, std::ratio<1>>::value));
    CHECK((std::ratio_less<std::ratio<-1, 2>, std::ratio<1, 3>>::value));
    CHECK((std::ratio_less<std::ratio<9223372036854775806, 9223372036854775807>, std::ratio<1>>::value));
    CHECK(std::kilo::num == 1000);
    CHECK(std::milli::den == 1000);
    CHECK(std::micro::den == 1000000);
    CHECK(std::nano::den == 1000000000);
    CHECK(std::pico::den == 1000000000000);
    CHECK(std::exa::num == 1000000000000000000);
    CHECK(std::deci::den == 10);
    CHECK(std::centi::den == 100);
    CHECK(std::deca::num == 10);
    CHECK(std::hecto::num == 100);
    CHECK(std::mega::num == 1000000);
    CHECK(std::giga::num == 1000000000);
    CHECK(std::tera::num == 1000000000000);
#if __cplusplus >= 201703L
    CHECK(std::ratio_less_v<std::ratio<1, 3>, std::ratio<1, 2>>);
    CHECK(std::ratio_equal_v<std::ratio<2, 4>, std::ratio<1, 2>>);
#endif
    return check::done();
}
