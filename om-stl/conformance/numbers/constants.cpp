// <numbers>: every constant, in every floating-point type.
// standards: 20 23
#include "check.h"
#include <numbers>
#include <sstream>
#include <string>

template <class T>
static std::string shown(T value) {
    std::ostringstream out;
    out.precision(20);
    out << static_cast<double>(value);
    return out.str();
}

#define SHOW(name)                                                                                                     \
    check::report((#name " " + shown(std::numbers::name) + ' ' + shown(std::numbers::name##_v<float>) + ' ' +          \
                   shown(std::numbers::name##_v<long double>))                                                         \
                      .c_str(),                                                                                        \
                  std::numbers::name == std::numbers::name##_v<double>)

int main() {
    SHOW(e);
    SHOW(log2e);
    SHOW(log10e);
    SHOW(pi);
    SHOW(inv_pi);
    SHOW(inv_sqrtpi);
    SHOW(ln2);
    SHOW(ln10);
    SHOW(sqrt2);
    SHOW(sqrt3);
    SHOW(inv_sqrt3);
    SHOW(egamma);
    SHOW(phi);
    return check::done();
}
