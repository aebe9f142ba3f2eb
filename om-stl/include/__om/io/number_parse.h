// Numbers out of text, as the classic locale reads them [facet.num.get.virtuals]. What the streams and
// num_get have in common. The characters come one at a time from a source with peek() and next(), as
// narrow characters, -1 at the end. Parts that do not depend on the source are in
// runtime/cxx_number_parse.cpp.
#ifndef OM_IO_NUMBER_PARSE_H
#define OM_IO_NUMBER_PARSE_H

#include <__om/io/ios_base.h>
#include <__om/nodebug.h>

OM_BEGIN_MODEL

namespace __om {

// What was read of an integer.
struct parsed_integer {
    unsigned long long magnitude;
    bool negative;
    bool any;      // at least one digit
    bool overflow; // the magnitude did not fit
};

inline int digit_value(int __c) {
    if (__c >= '0' && __c <= '9')
        return __c - '0';
    if (__c >= 'a' && __c <= 'f')
        return __c - 'a' + 10;
    if (__c >= 'A' && __c <= 'F')
        return __c - 'A' + 10;
    return 99;
}

// The base that the flags ask for; 0 where the text itself decides.
inline int base_of(unsigned __flags) {
    const unsigned __field = __flags & std::ios_base::basefield;
    return __field == std::ios_base::oct ? 8 : __field == std::ios_base::hex ? 16 : __field == 0 ? 0 : 10;
}

template <class _Source>
parsed_integer parse_integer(_Source &__source, int __base) {
    parsed_integer __n = {0, false, false, false};
    int __c = __source.peek();
    if (__c == '-' || __c == '+') {
        __n.negative = __c == '-';
        __c = __source.next();
    }
    if (__c == '0' && __base != 10) {
        __n.any = true;
        __c = __source.next();
        if ((__c == 'x' || __c == 'X') && __base != 8) {
            __base = 16;
            __n.any = false;
            __c = __source.next();
        } else if (__base == 0) {
            __base = 8;
        }
    } else if (__base == 0) {
        __base = 10;
    }
    for (int __digit = digit_value(__c); __digit < __base; __digit = digit_value(__c)) {
        __n.any = true;
        unsigned long long __longer = 0;
        if (__builtin_mul_overflow(__n.magnitude, static_cast<unsigned long long>(__base), &__longer) ||
            __builtin_add_overflow(__longer, static_cast<unsigned long long>(__digit), &__n.magnitude))
            __n.overflow = true;
        __c = __source.next();
    }
    return __n;
}

// [facet.num.get.virtuals]/stage 3: the nearest value where it does not fit, zero where there was no
// number; false is failbit.
template <class _Value>
struct integer_range {
    static const bool is_signed = _Value(-1) < _Value(0);
    static const unsigned long long largest = is_signed ? (1ULL << (sizeof(_Value) * __CHAR_BIT__ - 1)) - 1
                                                        : ~0ULL >> (64 - sizeof(_Value) * __CHAR_BIT__);
};

template <class _Value>
bool store_integer(const parsed_integer &__n, _Value &__value) {
    typedef integer_range<_Value> _Range;
    if (!__n.any) {
        __value = 0;
        return false;
    }
    if (_Range::is_signed) {
        const unsigned long long __limit = _Range::largest + (__n.negative ? 1 : 0);
        if (__n.overflow || __n.magnitude > __limit) {
            __value = static_cast<_Value>(__n.negative ? ~_Range::largest : _Range::largest);
            return false;
        }
        __value = static_cast<_Value>(__n.negative ? 0 - __n.magnitude : __n.magnitude);
        return true;
    }
    if (__n.overflow || __n.magnitude > _Range::largest) {
        __value = static_cast<_Value>(_Range::largest);
        return false;
    }
    __value = static_cast<_Value>(__n.negative ? 0 - __n.magnitude : __n.magnitude);
    return true;
}

// The text of a floating number is collected, then converted at once.
class floating_collector {
public:
    floating_collector() : __size_(0), __digits(false), __point(false), __exponent(false) {}

    // Whether the character belongs to the number; false ends it.
    bool accept(int __c);

    bool store(float &__value);
    bool store(double &__value);
    bool store(long double &__value);

private:
    // Digits beyond these change nothing that a long double could hold apart from the exponent.
    char __text_[512];
    int __size_;
    bool __digits;
    bool __point;
    bool __exponent;
};

template <class _Source, class _Value>
bool parse_floating(_Source &__source, _Value &__value) {
    floating_collector __text;
    for (int __c = __source.peek(); __c != -1 && __text.accept(__c);)
        __c = __source.next();
    return __text.store(__value);
}

} // namespace __om

OM_END_MODEL

#endif
