// stoi and its family, to_string and its family [string.conversions].

#include <__om/throw.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string>
#include <wchar.h>

namespace {

// The program's errno is not the library's to change: each conversion sees its own.
class OwnErrno {
public:
    OwnErrno() : saved(errno) { errno = 0; }
    ~OwnErrno() {
        if (errno == 0)
            errno = saved;
    }
    bool out_of_range() const { return errno == ERANGE; }

private:
    int saved;
};

template <class Value, class Text, class Convert>
Value convert_integer(const Text &text, std::size_t *end, int base, const char *name, Convert convert) {
    typedef typename Text::value_type Char;
    const OwnErrno own;
    const Char *first = text.c_str();
    Char *stop = nullptr;
    const auto value = convert(first, &stop, base);
    if (stop == first)
        __om::throw_invalid_argument(name);
    if (own.out_of_range() || static_cast<decltype(value)>(static_cast<Value>(value)) != value)
        __om::throw_out_of_range(name);
    if (end)
        *end = static_cast<std::size_t>(stop - first);
    return static_cast<Value>(value);
}

template <class Value, class Text, class Convert>
Value convert_floating(const Text &text, std::size_t *end, const char *name, Convert convert) {
    typedef typename Text::value_type Char;
    const OwnErrno own;
    const Char *first = text.c_str();
    Char *stop = nullptr;
    const Value value = convert(first, &stop);
    if (stop == first)
        __om::throw_invalid_argument(name);
    if (own.out_of_range())
        __om::throw_out_of_range(name);
    if (end)
        *end = static_cast<std::size_t>(stop - first);
    return value;
}

// Decimal digits from the last to the first, at the end of a buffer long enough for 64 bits and a sign.
template <class Char>
struct Digits {
    Char text[24];
    Char *first;

    Digits(unsigned long long value, bool negative) : first(text + 24) {
        do {
            *--first = static_cast<Char>('0' + value % 10);
            value /= 10;
        } while (value != 0);
        if (negative)
            *--first = static_cast<Char>('-');
    }
    std::size_t size() const { return static_cast<std::size_t>(text + 24 - first); }
};

template <class Char>
std::basic_string<Char> from_unsigned(unsigned long long value) {
    const Digits<Char> digits(value, false);
    return std::basic_string<Char>(digits.first, digits.size());
}

template <class Char>
std::basic_string<Char> from_signed(long long value) {
    const unsigned long long magnitude = value < 0 ? 0 - static_cast<unsigned long long>(value) : value;
    const Digits<Char> digits(magnitude, value < 0);
    return std::basic_string<Char>(digits.first, digits.size());
}

// As printf("%f") and printf("%Lf") write it: at most 309 or 4933 digits before the point.
template <class Value>
std::string from_floating(const char *format, Value value) {
    const int length = snprintf(nullptr, 0, format, value);
    std::string text(static_cast<std::size_t>(length), '\0');
    snprintf(&text[0], static_cast<std::size_t>(length) + 1, format, value);
    return text;
}

std::wstring widened(const std::string &text) {
    std::wstring wide(text.size(), L'\0');
    for (std::size_t i = 0; i != text.size(); ++i)
        wide[i] = static_cast<wchar_t>(text[i]);
    return wide;
}

} // namespace

namespace std {

int stoi(const string &s, size_t *end, int base) { return convert_integer<int>(s, end, base, "stoi", strtol); }
long stol(const string &s, size_t *end, int base) { return convert_integer<long>(s, end, base, "stol", strtol); }
unsigned long stoul(const string &s, size_t *end, int base) {
    return convert_integer<unsigned long>(s, end, base, "stoul", strtoul);
}
long long stoll(const string &s, size_t *end, int base) {
    return convert_integer<long long>(s, end, base, "stoll", strtoll);
}
unsigned long long stoull(const string &s, size_t *end, int base) {
    return convert_integer<unsigned long long>(s, end, base, "stoull", strtoull);
}
float stof(const string &s, size_t *end) { return convert_floating<float>(s, end, "stof", strtof); }
double stod(const string &s, size_t *end) { return convert_floating<double>(s, end, "stod", strtod); }
long double stold(const string &s, size_t *end) { return convert_floating<long double>(s, end, "stold", strtold); }

string to_string(int value) { return from_signed<char>(value); }
string to_string(unsigned value) { return from_unsigned<char>(value); }
string to_string(long value) { return from_signed<char>(value); }
string to_string(unsigned long value) { return from_unsigned<char>(value); }
string to_string(long long value) { return from_signed<char>(value); }
string to_string(unsigned long long value) { return from_unsigned<char>(value); }
string to_string(float value) { return from_floating("%f", static_cast<double>(value)); }
string to_string(double value) { return from_floating("%f", value); }
string to_string(long double value) { return from_floating("%Lf", value); }

int stoi(const wstring &s, size_t *end, int base) { return convert_integer<int>(s, end, base, "stoi", wcstol); }
long stol(const wstring &s, size_t *end, int base) { return convert_integer<long>(s, end, base, "stol", wcstol); }
unsigned long stoul(const wstring &s, size_t *end, int base) {
    return convert_integer<unsigned long>(s, end, base, "stoul", wcstoul);
}
long long stoll(const wstring &s, size_t *end, int base) {
    return convert_integer<long long>(s, end, base, "stoll", wcstoll);
}
unsigned long long stoull(const wstring &s, size_t *end, int base) {
    return convert_integer<unsigned long long>(s, end, base, "stoull", wcstoull);
}
float stof(const wstring &s, size_t *end) { return convert_floating<float>(s, end, "stof", wcstof); }
double stod(const wstring &s, size_t *end) { return convert_floating<double>(s, end, "stod", wcstod); }
long double stold(const wstring &s, size_t *end) { return convert_floating<long double>(s, end, "stold", wcstold); }

wstring to_wstring(int value) { return from_signed<wchar_t>(value); }
wstring to_wstring(unsigned value) { return from_unsigned<wchar_t>(value); }
wstring to_wstring(long value) { return from_signed<wchar_t>(value); }
wstring to_wstring(unsigned long value) { return from_unsigned<wchar_t>(value); }
wstring to_wstring(long long value) { return from_signed<wchar_t>(value); }
wstring to_wstring(unsigned long long value) { return from_unsigned<wchar_t>(value); }
wstring to_wstring(float value) { return widened(to_string(value)); }
wstring to_wstring(double value) { return widened(to_string(value)); }
wstring to_wstring(long double value) { return widened(to_string(value)); }

} // namespace std
