// Comparing and searching in UTF-16 and Latin-1, for all classes of strings, and QString's members that do.
#include <QtCore/qstring.h>

OM_BEGIN_MODEL

namespace __omqt {

static inline unsigned unit_at(const char16_t *text, std::size_t i) { return text[i]; }
static inline unsigned unit_at(const char *text, std::size_t i) { return static_cast<unsigned char>(text[i]); }

// The character at position i as it is compared without regard to case. The second half of a surrogate pair stands for
// the character of both.
static inline unsigned folded(const char16_t *text, std::size_t i) {
    const unsigned c = text[i];
    if (c < 128)
        return c >= 'A' && c <= 'Z' ? c + 32 : c;
    if (c >= 0xdc00 && c < 0xe000 && i != 0 && text[i - 1] >= 0xd800 && text[i - 1] < 0xdc00)
        return unicode_fold((static_cast<unsigned>(text[i - 1]) << 10) + c - 0x35fdc00u);
    return unicode_fold(c);
}
static inline unsigned folded(const char *text, std::size_t i) {
    const unsigned c = static_cast<unsigned char>(text[i]);
    return c < 128 ? (c >= 'A' && c <= 'Z' ? c + 32 : c) : unicode_fold(c);
}
static inline unsigned folded_unit(unsigned c) {
    return c < 128 ? (c >= 'A' && c <= 'Z' ? c + 32 : c) : unicode_fold(c);
}

template <class A, class B>
int compare_text(const A *a, std::size_t n, const B *b, std::size_t m, Qt::CaseSensitivity cs) noexcept {
    const std::size_t common = n < m ? n : m;
    for (std::size_t i = 0; i < common; ++i) {
        const unsigned x = cs == Qt::CaseSensitive ? unit_at(a, i) : folded(a, i);
        const unsigned y = cs == Qt::CaseSensitive ? unit_at(b, i) : folded(b, i);
        if (x != y)
            return x < y ? -1 : 1;
    }
    return n == m ? 0 : n < m ? -1 : 1;
}

template <class A, class B>
static inline bool matches(const A *a, std::size_t at, const B *b, std::size_t m, Qt::CaseSensitivity cs) {
    for (std::size_t i = 0; i < m; ++i)
        if (cs == Qt::CaseSensitive ? unit_at(a, at + i) != unit_at(b, i) : folded(a, at + i) != folded(b, i))
            return false;
    return true;
}

template <class A, class B>
static bool equal_units(const A *a, std::size_t n, const B *b, std::size_t m) {
    if (n != m)
        return false;
    for (std::size_t i = 0; i < n; ++i)
        if (unit_at(a, i) != unit_at(b, i))
            return false;
    return true;
}
bool equal_text(const char16_t *a, std::size_t n, const char16_t *b, std::size_t m) noexcept {
    return equal_units(a, n, b, m);
}
bool equal_text(const char16_t *a, std::size_t n, const char *b, std::size_t m) noexcept {
    return equal_units(a, n, b, m);
}
bool equal_text(const char *a, std::size_t n, const char *b, std::size_t m) noexcept { return equal_units(a, n, b, m); }

// A null string begins and ends with a null string only.
template <class A, class B>
bool text_starts_with(const A *a, std::size_t n, const B *b, std::size_t m, Qt::CaseSensitivity cs) noexcept {
    if (!a)
        return !b;
    return m <= n && matches(a, 0, b, m, cs);
}
template <class A, class B>
bool text_ends_with(const A *a, std::size_t n, const B *b, std::size_t m, Qt::CaseSensitivity cs) noexcept {
    if (!a)
        return !b;
    return m <= n && matches(a, n - m, b, m, cs);
}

template <class A>
std::ptrdiff_t find_character(const A *a, std::size_t n, std::ptrdiff_t from, char16_t c,
                              Qt::CaseSensitivity cs) noexcept {
    if (from < 0)
        from = from + std::ptrdiff_t(n) < 0 ? 0 : from + std::ptrdiff_t(n);
    const unsigned wanted = cs == Qt::CaseSensitive ? c : folded_unit(c);
    for (std::size_t i = std::size_t(from); i < n; ++i)
        if ((cs == Qt::CaseSensitive ? unit_at(a, i) : folded_unit(unit_at(a, i))) == wanted)
            return std::ptrdiff_t(i);
    return -1;
}
template <class A>
std::ptrdiff_t find_last_character(const A *a, std::size_t n, std::ptrdiff_t from, char16_t c,
                                   Qt::CaseSensitivity cs) noexcept {
    if (from < 0)
        from += std::ptrdiff_t(n);
#if OM_QT6
    // From behind the end is from the last character.
    if (from >= std::ptrdiff_t(n))
        from = std::ptrdiff_t(n) - 1;
#endif
    if (from < 0 || std::size_t(from) >= n)
        return -1;
    const unsigned wanted = cs == Qt::CaseSensitive ? c : folded_unit(c);
    for (std::size_t i = std::size_t(from) + 1; i != 0; --i)
        if ((cs == Qt::CaseSensitive ? unit_at(a, i - 1) : folded_unit(unit_at(a, i - 1))) == wanted)
            return std::ptrdiff_t(i - 1);
    return -1;
}
template <class A>
std::ptrdiff_t count_character(const A *a, std::size_t n, char16_t c, Qt::CaseSensitivity cs) noexcept {
    const unsigned wanted = cs == Qt::CaseSensitive ? c : folded_unit(c);
    std::ptrdiff_t count = 0;
    for (std::size_t i = 0; i < n; ++i)
        if ((cs == Qt::CaseSensitive ? unit_at(a, i) : folded_unit(unit_at(a, i))) == wanted)
            ++count;
    return count;
}

template <class A, class B>
std::ptrdiff_t find_text(const A *a, std::size_t n, std::ptrdiff_t from, const B *b, std::size_t m,
                         Qt::CaseSensitivity cs) noexcept {
    if (m == 1)
        return find_character(a, n, from, char16_t(unit_at(b, 0)), cs);
    if (from < 0)
        from += std::ptrdiff_t(n);
    if (from < 0 || std::size_t(from) + m > n)
        return -1;
    for (std::size_t i = std::size_t(from); i + m <= n; ++i)
        if (matches(a, i, b, m, cs))
            return std::ptrdiff_t(i);
    return -1;
}
template <class A, class B>
std::ptrdiff_t find_last_text(const A *a, std::size_t n, std::ptrdiff_t from, const B *b, std::size_t m,
                              Qt::CaseSensitivity cs) noexcept {
    if (m == 1)
        return find_last_character(a, n, from, char16_t(unit_at(b, 0)), cs);
    if (from < 0)
        from += std::ptrdiff_t(n);
    if (m == 0 && from == std::ptrdiff_t(n))
        return from;
#if OM_QT6
    if (from < 0 || std::size_t(from) > n || m > n)
        return -1;
#else
    if (from < 0 || std::size_t(from) >= n || m > n)
        return -1;
#endif
    std::size_t i = std::size_t(from) > n - m ? n - m : std::size_t(from);
    for (;; --i) {
        if (matches(a, i, b, m, cs))
            return std::ptrdiff_t(i);
        if (i == 0)
            return -1;
    }
}
// Overlapping occurrences count; an empty string occurs before each character and at the end.
template <class A, class B>
std::ptrdiff_t count_text(const A *a, std::size_t n, const B *b, std::size_t m, Qt::CaseSensitivity cs) noexcept {
    std::ptrdiff_t count = 0;
    for (std::size_t i = 0; i + m <= n; ++i)
        if (matches(a, i, b, m, cs))
            ++count;
    return count;
}

#define OM_QT_FOR_TWO(A, B)                                                                                            \
    template int compare_text(const A *, std::size_t, const B *, std::size_t, Qt::CaseSensitivity) noexcept;           \
    template bool text_starts_with(const A *, std::size_t, const B *, std::size_t, Qt::CaseSensitivity) noexcept;      \
    template bool text_ends_with(const A *, std::size_t, const B *, std::size_t, Qt::CaseSensitivity) noexcept;        \
    template std::ptrdiff_t find_text(const A *, std::size_t, std::ptrdiff_t, const B *, std::size_t,                  \
                                      Qt::CaseSensitivity) noexcept;                                                   \
    template std::ptrdiff_t find_last_text(const A *, std::size_t, std::ptrdiff_t, const B *, std::size_t,             \
                                           Qt::CaseSensitivity) noexcept;                                              \
    template std::ptrdiff_t count_text(const A *, std::size_t, const B *, std::size_t, Qt::CaseSensitivity) noexcept;
OM_QT_FOR_TWO(char16_t, char16_t)
OM_QT_FOR_TWO(char16_t, char)
OM_QT_FOR_TWO(char, char16_t)
OM_QT_FOR_TWO(char, char)
#define OM_QT_FOR_ONE(A)                                                                                               \
    template std::ptrdiff_t find_character(const A *, std::size_t, std::ptrdiff_t, char16_t,                           \
                                           Qt::CaseSensitivity) noexcept;                                              \
    template std::ptrdiff_t find_last_character(const A *, std::size_t, std::ptrdiff_t, char16_t,                      \
                                                Qt::CaseSensitivity) noexcept;                                         \
    template std::ptrdiff_t count_character(const A *, std::size_t, char16_t, Qt::CaseSensitivity) noexcept;
OM_QT_FOR_ONE(char16_t)
OM_QT_FOR_ONE(char)

// The program runs in the locale "C" unless it changes that: the order of the units.
int compare_in_locale(const char16_t *a, std::size_t n, const char16_t *b, std::size_t m) noexcept {
    return compare_text(a, n, b, m, Qt::CaseSensitive);
}

string_hash_type hash_text(const char16_t *text, std::size_t n, string_hash_type seed) noexcept {
    string_hash_type hash = seed;
    for (std::size_t i = 0; i < n; ++i)
        hash = hash * 31 + text[i];
    return hash;
}
string_hash_type hash_text(const char *text, std::size_t n, string_hash_type seed) noexcept {
    string_hash_type hash = seed;
    for (std::size_t i = 0; i < n; ++i)
        hash = hash * 31 + static_cast<unsigned char>(text[i]);
    return hash;
}

} // namespace __omqt

using namespace __omqt;

bool QString::equals(const QString &other) const noexcept {
    return equal_text(__text(), __length(), other.__text(), other.__length());
}
int QString::compare(const QString &s, Case cs) const noexcept {
    return compare_text(__text(), __length(), s.__text(), s.__length(), cs);
}
int QString::compare(QLatin1String s, Case cs) const noexcept {
    return compare_text(__text(), __length(), s.data(), std::size_t(s.size()), cs);
}
int QString::compare(QStringView s, Case cs) const noexcept {
    return compare_text(__text(), __length(), s.utf16(), std::size_t(s.size()), cs);
}
int QString::localeAwareCompare(const QString &s) const {
    return compare_in_locale(__text(), __length(), s.__text(), s.__length());
}
QString::size_type QString::indexOf(QChar c, S from, Case cs) const {
    return S(find_character(__text(), __length(), from, char16_t(c.unicode()), cs));
}
QString::size_type QString::indexOf(QLatin1String s, S from, Case cs) const {
    return S(find_text(__text(), __length(), from, s.data(), std::size_t(s.size()), cs));
}
QString::size_type QString::indexOf(const QString &s, S from, Case cs) const {
    return S(find_text(__text(), __length(), from, s.__text(), s.__length(), cs));
}
QString::size_type QString::indexOf(QStringView s, S from, Case cs) const noexcept {
    return S(find_text(__text(), __length(), from, s.utf16(), std::size_t(s.size()), cs));
}
QString::size_type QString::lastIndexOf(QChar c, S from, Case cs) const {
    return S(find_last_character(__text(), __length(), from, char16_t(c.unicode()), cs));
}
QString::size_type QString::lastIndexOf(QLatin1String s, S from, Case cs) const {
    return S(find_last_text(__text(), __length(), from, s.data(), std::size_t(s.size()), cs));
}
QString::size_type QString::lastIndexOf(const QString &s, S from, Case cs) const {
    return S(find_last_text(__text(), __length(), from, s.__text(), s.__length(), cs));
}
QString::size_type QString::lastIndexOf(QStringView s, S from, Case cs) const noexcept {
    return S(find_last_text(__text(), __length(), from, s.utf16(), std::size_t(s.size()), cs));
}
QString::size_type QString::count(QChar c, Case cs) const {
    return S(count_character(__text(), __length(), char16_t(c.unicode()), cs));
}
QString::size_type QString::count(const QString &s, Case cs) const {
    return S(count_text(__text(), __length(), s.__text(), s.__length(), cs));
}
bool QString::startsWith(const QString &s, Case cs) const {
    return text_starts_with(__text_or_null(), __length(), s.__text_or_null(), s.__length(), cs);
}
bool QString::startsWith(QStringView s, Case cs) const noexcept {
    return text_starts_with(__text_or_null(), __length(), s.utf16(), std::size_t(s.size()), cs);
}
bool QString::startsWith(QLatin1String s, Case cs) const {
    return text_starts_with(__text_or_null(), __length(), s.data(), std::size_t(s.size()), cs);
}
bool QString::startsWith(QChar c, Case cs) const { return !isEmpty() && matches(__text(), 0, units(&c), 1, cs); }
bool QString::endsWith(const QString &s, Case cs) const {
    return text_ends_with(__text_or_null(), __length(), s.__text_or_null(), s.__length(), cs);
}
bool QString::endsWith(QStringView s, Case cs) const noexcept {
    return text_ends_with(__text_or_null(), __length(), s.utf16(), std::size_t(s.size()), cs);
}
bool QString::endsWith(QLatin1String s, Case cs) const {
    return text_ends_with(__text_or_null(), __length(), s.data(), std::size_t(s.size()), cs);
}
bool QString::endsWith(QChar c, Case cs) const {
    return !isEmpty() && (cs == Qt::CaseSensitive ? __text()[__length() - 1] == c.unicode()
                                                  : folded_unit(__text()[__length() - 1]) == folded_unit(c.unicode()));
}
#if OM_QT6
int QString::localeAwareCompare(QStringView s) const {
    return compare_in_locale(__text(), __length(), s.utf16(), std::size_t(s.size()));
}
QString::size_type QString::count(QStringView s, Case cs) const {
    return count_text(__text(), __length(), s.utf16(), std::size_t(s.size()), cs);
}
#else
int QString::compare(const QStringRef &s, Case cs) const noexcept { return compare(QStringView(s), cs); }
int QString::localeAwareCompare(const QStringRef &s) const {
    return compare_in_locale(__text(), __length(), as_units(s.constData()), std::size_t(s.size()));
}
int QString::indexOf(const QStringRef &s, int from, Case cs) const { return indexOf(QStringView(s), from, cs); }
int QString::lastIndexOf(const QStringRef &s, int from, Case cs) const { return lastIndexOf(QStringView(s), from, cs); }
int QString::count(const QStringRef &s, Case cs) const {
    return int(count_text(__text(), __length(), as_units(s.constData()), std::size_t(s.size()), cs));
}
bool QString::startsWith(const QStringRef &s, Case cs) const { return startsWith(QStringView(s), cs); }
bool QString::endsWith(const QStringRef &s, Case cs) const { return endsWith(QStringView(s), cs); }
#endif

OM_END_MODEL
