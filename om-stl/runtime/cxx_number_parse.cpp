// Floating-point numbers as the streams read them (__om/io/number_parse.h).

#include <__om/io/number_parse.h>
#include <stdlib.h>

namespace __om {

bool floating_collector::accept(int c) {
    const bool is_digit = c >= '0' && c <= '9';
    const bool is_sign = c == '-' || c == '+';
    const bool after_exponent = __size_ != 0 && (__text_[__size_ - 1] == 'e' || __text_[__size_ - 1] == 'E');
    if (is_digit) {
        __digits = true;
    } else if (is_sign) {
        if (__size_ != 0 && !after_exponent)
            return false;
    } else if (c == '.') {
        if (__point || __exponent)
            return false;
        __point = true;
    } else if (c == 'e' || c == 'E') {
        if (__exponent || !__digits)
            return false;
        __exponent = true;
    } else {
        return false;
    }
    if (__size_ + 1 == static_cast<int>(sizeof __text_))
        __verify_unsupported("a floating-point number of more than 511 characters is read from a stream");
    __text_[__size_++] = static_cast<char>(c);
    return true;
}

namespace {

// Stage 3 of [facet.num.get.virtuals]: zero where the text is no number, the largest value where it is too large.
template <class Value>
bool convert(const char *text, int size, Value &value, Value largest, Value (*from_text)(const char *, char **)) {
    char *end = nullptr;
    value = from_text(text, &end);
    if (size == 0 || end != text + size) {
        value = 0;
        return false;
    }
    if (value > largest || value < -largest) {
        value = value < 0 ? -largest : largest;
        return false;
    }
    return true;
}

} // namespace

bool floating_collector::store(float &value) {
    __text_[__size_] = '\0';
    return convert<float>(__text_, __size_, value, __FLT_MAX__, strtof);
}
bool floating_collector::store(double &value) {
    __text_[__size_] = '\0';
    return convert<double>(__text_, __size_, value, __DBL_MAX__, strtod);
}
bool floating_collector::store(long double &value) {
    __text_[__size_] = '\0';
    return convert<long double>(__text_, __size_, value, __LDBL_MAX__, strtold);
}

} // namespace __om
