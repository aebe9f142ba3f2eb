// Numbers in strings and strings of numbers, in the C locale (__omqt/number.h).
#include <QtCore/qstring.h>
#include <__omqt/number.h>

OM_BEGIN_MODEL

namespace __omqt {

static inline unsigned unit_at(const char16_t *text, std::size_t i) { return text[i]; }
static inline unsigned unit_at(const char *text, std::size_t i) { return static_cast<unsigned char>(text[i]); }

// White space around a number is that of Unicode in Qt 5, that of ASCII in Qt 6.
static inline bool is_around(unsigned c) { return OM_QT6 ? c == ' ' || (c >= '\t' && c <= '\r') : QChar::isSpace(c); }

// The bytes of a text that may be a number; anything beyond ASCII makes it none.
struct ascii_text {
    char *__bytes;
    std::size_t __from, __size;
    bool __valid;

    template <class A>
    ascii_text(const A *text, std::size_t n)
        : __bytes(static_cast<char *>(__verify_allocate(n + 1))), __from(0), __size(n), __valid(true) {
        while (__size != 0 && is_around(unit_at(text, __size - 1)))
            --__size;
        while (__from != __size && is_around(unit_at(text, __from)))
            ++__from;
        for (std::size_t i = __from; i < __size; ++i) {
            const unsigned c = unit_at(text, i);
            if (c == 0 || c >= 128)
                __valid = false;
            __bytes[i] = c >= 'A' && c <= 'Z' ? char(c + 32) : char(c);
        }
        __bytes[__size] = '\0';
    }
    ascii_text(const ascii_text &) = delete;
    ~ascii_text() { __verify_release(__bytes); }
    const char *data() const { return __bytes + __from; }
    std::size_t size() const { return __size - __from; }
};

template <class T>
struct number_reader {
    static T read(const ascii_text &text, bool *ok, int base) {
        return text_to_integer<T>(text.data(), text.size(), ok, base);
    }
};
template <>
struct number_reader<double> {
    static double read(const ascii_text &text, bool *ok, int) { return text_to_double(text.data(), text.size(), ok); }
};
template <>
struct number_reader<float> {
    static float read(const ascii_text &text, bool *ok, int) {
        return double_to_float(text_to_double(text.data(), text.size(), ok), ok);
    }
};

// A decimal integer in one walk over the text, each character at a known position: for text that is not known.
struct decimal_text {
    quint64 __magnitude;
    bool __negative, __valid;

    template <class A>
    decimal_text(const A *text, std::size_t n) : __magnitude(0), __negative(false), __valid(false) {
        enum { BEFORE, SIGN, DIGITS, BEHIND, NONE } at = BEFORE;
        bool fits = true;
        for (std::size_t i = 0; i < n && at != NONE; ++i) {
            const unsigned c = unit_at(text, i);
            if (c >= '0' && c <= '9') {
                at = at <= DIGITS ? DIGITS : NONE;
                fits = fits && (__magnitude < ~quint64(0) / 10 ||
                                (__magnitude == ~quint64(0) / 10 && c - '0' <= ~quint64(0) % 10));
                __magnitude = __magnitude * 10 + (c - '0');
            } else if (is_around(c)) {
                at = at == BEFORE ? BEFORE : at == DIGITS || at == BEHIND ? BEHIND : NONE;
            } else if ((c == '-' || c == '+') && at == BEFORE) {
                __negative = c == '-';
                at = SIGN;
            } else {
                at = NONE;
            }
        }
        __valid = fits && (at == DIGITS || at == BEHIND);
    }
    // 0 where it is no number of the type.
    template <class T>
    T value(bool &ok) const {
        const bool has_sign = std::is_signed<T>::value;
        const quint64 most =
            static_cast<quint64>(static_cast<typename std::make_unsigned<T>::type>(~T(0)) >> has_sign_bit<T>());
        ok = __valid && (__negative ? has_sign && __magnitude <= most + 1 : __magnitude <= most);
        if (!ok)
            return T(0);
        return static_cast<T>(__negative ? quint64(0) - __magnitude : __magnitude);
    }
    template <class T>
    static constexpr int has_sign_bit() {
        return std::is_signed<T>::value ? 1 : 0;
    }
};
template <class T>
struct decimal_reader {
    template <class A>
    static T read(const A *a, std::size_t n, bool &ok) {
        return decimal_text(a, n).template value<T>(ok);
    }
};
template <>
struct decimal_reader<double> {
    template <class A>
    static double read(const A *, std::size_t, bool &) {
        return 0;
    }
};
template <>
struct decimal_reader<float> : decimal_reader<double> {};

template <class T, class A>
T text_to_number(const A *a, std::size_t n, bool *ok, int base) noexcept {
    bool valid = false;
    if (base == 10 && std::is_integral<T>::value) {
        const T integer = decimal_reader<T>::read(a, n, valid);
        if (ok)
            *ok = valid;
        return integer;
    }
    const ascii_text text(a, n);
    const T value = text.__valid ? number_reader<T>::read(text, &valid, base) : T();
    if (ok)
        *ok = valid;
    return value;
}
#define OM_QT_NUMBER(T)                                                                                                \
    template T text_to_number(const char16_t *, std::size_t, bool *, int) noexcept;                                    \
    template T text_to_number(const char *, std::size_t, bool *, int) noexcept;
OM_QT_NUMBER(short)
OM_QT_NUMBER(ushort)
OM_QT_NUMBER(int)
OM_QT_NUMBER(uint)
OM_QT_NUMBER(long)
OM_QT_NUMBER(ulong)
OM_QT_NUMBER(qlonglong)
OM_QT_NUMBER(qulonglong)
OM_QT_NUMBER(float)
OM_QT_NUMBER(double)

} // namespace __omqt

using namespace __omqt;

#define OM_QT_READ(T, name)                                                                                            \
    T QString::name(bool *ok, int base) const { return text_to_number<T>(__text(), __length(), ok, base); }
OM_QT_READ(short, toShort)
OM_QT_READ(ushort, toUShort)
OM_QT_READ(int, toInt)
OM_QT_READ(uint, toUInt)
OM_QT_READ(long, toLong)
OM_QT_READ(ulong, toULong)
OM_QT_READ(qlonglong, toLongLong)
OM_QT_READ(qulonglong, toULongLong)
float QString::toFloat(bool *ok) const { return text_to_number<float>(__text(), __length(), ok, 10); }
double QString::toDouble(bool *ok) const { return text_to_number<double>(__text(), __length(), ok, 10); }

template <class Text>
static QString from_number(const Text &text) {
    return QString::fromLatin1(text.data(), size_type(text.size()));
}
QString QString::number(int n, int base) { return from_number(integer_to_text(qlonglong(n), base)); }
QString QString::number(uint n, int base) { return from_number(integer_to_text(n, base)); }
QString QString::number(long n, int base) { return from_number(integer_to_text(qlonglong(n), base)); }
QString QString::number(ulong n, int base) { return from_number(integer_to_text(n, base)); }
QString QString::number(qlonglong n, int base) { return from_number(integer_to_text(n, base)); }
QString QString::number(qulonglong n, int base) { return from_number(integer_to_text(n, base)); }
QString QString::number(double n, char format, int precision) { return from_number(double_text(n, format, precision)); }
QString &QString::setNum(qlonglong n, int base) { return *this = number(n, base); }
QString &QString::setNum(qulonglong n, int base) { return *this = number(n, base); }
QString &QString::setNum(double n, char format, int precision) { return *this = number(n, format, precision); }

QString QString::vasprintf(const char *format, va_list ap) {
    va_list again;
    va_copy(again, ap);
    const int size = vsnprintf(nullptr, 0, format, again);
    va_end(again);
    if (size < 0)
        return QString();
    char *const text = static_cast<char *>(__verify_allocate(std::size_t(size) + 1));
    vsnprintf(text, std::size_t(size) + 1, format, ap);
    const QString result = fromUtf8(text, S(size));
    __verify_release(text);
    return result;
}
QString QString::asprintf(const char *format, ...) {
    va_list ap;
    va_start(ap, format);
    const QString result = vasprintf(format, ap);
    va_end(ap);
    return result;
}
#if !OM_QT6
QString &QString::vsprintf(const char *format, va_list ap) { return *this = vasprintf(format, ap); }
QString &QString::sprintf(const char *format, ...) {
    va_list ap;
    va_start(ap, format);
    *this = vasprintf(format, ap);
    va_end(ap);
    return *this;
}
#endif

OM_END_MODEL
