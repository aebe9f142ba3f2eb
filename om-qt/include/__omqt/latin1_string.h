// QLatin1String, in Qt 6 QLatin1StringView by another name (class page QLatin1String): a pointer to Latin-1 and a size.
// Part of qstring.h.
#ifndef OM_QT_LATIN1_STRING_H
#define OM_QT_LATIN1_STRING_H

#include <QtCore/qbytearray.h>
#include <QtCore/qstringview.h>

OM_BEGIN_MODEL

namespace __omqt {

// Of a literal while compiling, too.
constexpr std::size_t latin1_length(const char *text) { return text ? __builtin_strlen(text) : 0; }

} // namespace __omqt

class QLatin1String {
    typedef __omqt::size_type S;

public:
    typedef const char value_type;
    typedef value_type &reference;
    typedef reference const_reference;
    typedef value_type *iterator;
    typedef iterator const_iterator;
    typedef S difference_type;
    typedef S size_type;
    typedef std::reverse_iterator<iterator> reverse_iterator;
    typedef reverse_iterator const_reverse_iterator;

    constexpr QLatin1String() noexcept : m_size(0), m_data(nullptr) {}
    constexpr explicit QLatin1String(const char *s) noexcept : m_size(S(__omqt::latin1_length(s))), m_data(s) {}
#if OM_QT6
    template <class T, typename std::enable_if<std::is_same<T, std::nullptr_t>::value, bool>::type = true>
    constexpr QLatin1String(T) noexcept : m_size(0), m_data(nullptr) {}
    constexpr QLatin1String(const char *first, const char *last) : m_size(S(last - first)), m_data(first) {}
    constexpr QLatin1String(const char *s, S size) noexcept : m_size(size), m_data(s) {}
    explicit QLatin1String(const QByteArray &s) noexcept : m_size(s.size()), m_data(s.constData()) {}
    constexpr explicit QLatin1String(QByteArrayView s) noexcept : m_size(s.size()), m_data(s.data()) {}
#else
    constexpr explicit QLatin1String(const char *first, const char *last) : m_size(S(last - first)), m_data(first) {}
    constexpr explicit QLatin1String(const char *s, S size) noexcept : m_size(size), m_data(s) {}
    // Up to its first NUL.
    explicit QLatin1String(const QByteArray &s) noexcept
        : m_size(S(qstrnlen(s.constData(), uint(s.size())))), m_data(s.constData()) {}
#endif

    constexpr const char *latin1() const noexcept { return m_data; }
    constexpr S size() const noexcept { return m_size; }
    constexpr const char *data() const noexcept { return m_data; }
    constexpr bool isNull() const noexcept { return !m_data; }
    constexpr bool isEmpty() const noexcept { return m_size == 0; }
    template <typename... Args>
    QString arg(Args &&...args) const;
    // QLatin1String, at(): "i must be a valid index position in the string (i.e., 0 <= i < size())"
    constexpr QLatin1Char at(S i) const {
        return OM_QT_REQUIRES("container-bounds", i >= 0 && i < m_size, "QLatin1String::at(): index out of range"),
               QLatin1Char(m_data[i]);
    }
    constexpr QLatin1Char operator[](S i) const {
        return OM_QT_REQUIRES("container-bounds", i >= 0 && i < m_size,
                              "QLatin1String::operator[]: index out of range"),
               QLatin1Char(m_data[i]);
    }
    // QLatin1String, front(): "Calling this function on an empty string constitutes undefined behavior"
    constexpr QLatin1Char front() const {
        return OM_QT_REQUIRES("empty-container", m_size != 0, "QLatin1String::front() on an empty string"),
               QLatin1Char(m_data[0]);
    }
    constexpr QLatin1Char back() const {
        return OM_QT_REQUIRES("empty-container", m_size != 0, "QLatin1String::back() on an empty string"),
               QLatin1Char(m_data[m_size - 1]);
    }
#if OM_QT6
    QString toString() const;
    constexpr const char *constData() const noexcept { return m_data; }
    constexpr const char *constBegin() const noexcept { return m_data; }
    constexpr const char *constEnd() const noexcept { return m_data + m_size; }
    constexpr QLatin1Char first() const { return front(); }
    constexpr QLatin1Char last() const { return back(); }
    constexpr S length() const noexcept { return m_size; }
    constexpr bool empty() const noexcept { return m_size == 0; }
#endif

    int compare(QStringView other, Qt::CaseSensitivity cs = Qt::CaseSensitive) const noexcept {
        return -__omqt::compare_text(other.utf16(), std::size_t(other.size()), m_data, std::size_t(m_size), cs);
    }
    int compare(QLatin1String other, Qt::CaseSensitivity cs = Qt::CaseSensitive) const noexcept {
        return __omqt::compare_text(m_data, std::size_t(m_size), other.m_data, std::size_t(other.m_size), cs);
    }
    constexpr int compare(QChar c) const noexcept {
        return m_size == 0 ? -1 : uchar(m_data[0]) == c.__unit() ? int(m_size > 1) : uchar(m_data[0]) - c.__unit();
    }
    int compare(QChar c, Qt::CaseSensitivity cs) const noexcept { return compare(QStringView(&c, 1), cs); }

    bool startsWith(QStringView s, Qt::CaseSensitivity cs = Qt::CaseSensitive) const noexcept {
        return __omqt::text_starts_with(m_data, std::size_t(m_size), s.utf16(), std::size_t(s.size()), cs);
    }
    bool startsWith(QLatin1String s, Qt::CaseSensitivity cs = Qt::CaseSensitive) const noexcept {
        return __omqt::text_starts_with(m_data, std::size_t(m_size), s.m_data, std::size_t(s.m_size), cs);
    }
    constexpr bool startsWith(QChar c) const noexcept { return m_size != 0 && uchar(m_data[0]) == c.__unit(); }
    bool startsWith(QChar c, Qt::CaseSensitivity cs) const noexcept { return startsWith(QStringView(&c, 1), cs); }
    bool endsWith(QStringView s, Qt::CaseSensitivity cs = Qt::CaseSensitive) const noexcept {
        return __omqt::text_ends_with(m_data, std::size_t(m_size), s.utf16(), std::size_t(s.size()), cs);
    }
    bool endsWith(QLatin1String s, Qt::CaseSensitivity cs = Qt::CaseSensitive) const noexcept {
        return __omqt::text_ends_with(m_data, std::size_t(m_size), s.m_data, std::size_t(s.m_size), cs);
    }
    constexpr bool endsWith(QChar c) const noexcept { return m_size != 0 && uchar(m_data[m_size - 1]) == c.__unit(); }
    bool endsWith(QChar c, Qt::CaseSensitivity cs) const noexcept { return endsWith(QStringView(&c, 1), cs); }

    S indexOf(QStringView s, S from = 0, Qt::CaseSensitivity cs = Qt::CaseSensitive) const noexcept {
        return S(__omqt::find_text(m_data, std::size_t(m_size), from, s.utf16(), std::size_t(s.size()), cs));
    }
    S indexOf(QLatin1String s, S from = 0, Qt::CaseSensitivity cs = Qt::CaseSensitive) const noexcept {
        return S(__omqt::find_text(m_data, std::size_t(m_size), from, s.m_data, std::size_t(s.m_size), cs));
    }
    S indexOf(QChar c, S from = 0, Qt::CaseSensitivity cs = Qt::CaseSensitive) const noexcept {
        return S(__omqt::find_character(m_data, std::size_t(m_size), from, char16_t(c.__unit()), cs));
    }
    bool contains(QStringView s, Qt::CaseSensitivity cs = Qt::CaseSensitive) const noexcept {
        return indexOf(s, 0, cs) != -1;
    }
    bool contains(QLatin1String s, Qt::CaseSensitivity cs = Qt::CaseSensitive) const noexcept {
        return indexOf(s, 0, cs) != -1;
    }
    bool contains(QChar c, Qt::CaseSensitivity cs = Qt::CaseSensitive) const noexcept {
        return indexOf(c, 0, cs) != -1;
    }
    S lastIndexOf(QStringView s, S from OM_QT_LAST, Qt::CaseSensitivity cs = Qt::CaseSensitive) const noexcept {
        return S(__omqt::find_last_text(m_data, std::size_t(m_size), from, s.utf16(), std::size_t(s.size()), cs));
    }
    S lastIndexOf(QLatin1String s, S from OM_QT_LAST, Qt::CaseSensitivity cs = Qt::CaseSensitive) const noexcept {
        return S(__omqt::find_last_text(m_data, std::size_t(m_size), from, s.m_data, std::size_t(s.m_size), cs));
    }
    S lastIndexOf(QChar c, S from OM_QT_LAST, Qt::CaseSensitivity cs = Qt::CaseSensitive) const noexcept {
        return S(__omqt::find_last_character(m_data, std::size_t(m_size), from, char16_t(c.__unit()), cs));
    }
#if OM_QT6
    S lastIndexOf(QStringView s, Qt::CaseSensitivity cs = Qt::CaseSensitive) const noexcept {
        return lastIndexOf(s, m_size, cs);
    }
    S lastIndexOf(QLatin1String s, Qt::CaseSensitivity cs = Qt::CaseSensitive) const noexcept {
        return lastIndexOf(s, m_size, cs);
    }
    S lastIndexOf(QChar c, Qt::CaseSensitivity cs = Qt::CaseSensitive) const noexcept { return lastIndexOf(c, -1, cs); }
    S count(QStringView s, Qt::CaseSensitivity cs = Qt::CaseSensitive) const {
        return __omqt::count_text(m_data, std::size_t(m_size), s.utf16(), std::size_t(s.size()), cs);
    }
    S count(QLatin1String s, Qt::CaseSensitivity cs = Qt::CaseSensitive) const {
        return __omqt::count_text(m_data, std::size_t(m_size), s.m_data, std::size_t(s.m_size), cs);
    }
    S count(QChar c, Qt::CaseSensitivity cs = Qt::CaseSensitive) const noexcept {
        return __omqt::count_character(m_data, std::size_t(m_size), char16_t(c.__unit()), cs);
    }
    OM_QT_TO_NUMBER(short, toShort)
    OM_QT_TO_NUMBER(ushort, toUShort)
    OM_QT_TO_NUMBER(int, toInt)
    OM_QT_TO_NUMBER(uint, toUInt)
    OM_QT_TO_NUMBER(long, toLong)
    OM_QT_TO_NUMBER(ulong, toULong)
    OM_QT_TO_NUMBER(qlonglong, toLongLong)
    OM_QT_TO_NUMBER(qulonglong, toULongLong)
    float toFloat(bool *ok = nullptr) const {
        return __omqt::text_to_number<float>(m_data, std::size_t(m_size), ok, 10);
    }
    double toDouble(bool *ok = nullptr) const {
        return __omqt::text_to_number<double>(m_data, std::size_t(m_size), ok, 10);
    }
#endif

    constexpr const_iterator begin() const noexcept { return m_data; }
    constexpr const_iterator cbegin() const noexcept { return m_data; }
    constexpr const_iterator end() const noexcept { return m_data + m_size; }
    constexpr const_iterator cend() const noexcept { return m_data + m_size; }
    const_reverse_iterator rbegin() const noexcept { return const_reverse_iterator(end()); }
    const_reverse_iterator crbegin() const noexcept { return const_reverse_iterator(end()); }
    const_reverse_iterator rend() const noexcept { return const_reverse_iterator(begin()); }
    const_reverse_iterator crend() const noexcept { return const_reverse_iterator(begin()); }

#if OM_QT6
    constexpr QLatin1String mid(S pos, S n = -1) const {
        if (pos > m_size)
            return QLatin1String();
        if (pos < 0) {
            if (n < 0 || n + pos >= m_size)
                return *this;
            if (n + pos <= 0)
                return QLatin1String();
            n += pos;
            pos = 0;
        } else if (n < 0 || n > m_size - pos) {
            n = m_size - pos;
        }
        return QLatin1String(m_data + pos, n);
    }
    constexpr QLatin1String left(S n) const {
        return QLatin1String(m_data, std::size_t(n) >= std::size_t(m_size) ? m_size : n);
    }
    constexpr QLatin1String right(S n) const {
        return std::size_t(n) >= std::size_t(m_size) ? *this : QLatin1String(m_data + m_size - n, n);
    }
    // QLatin1String, sliced(): "The behavior is undefined when pos < 0, n < 0, or pos + n > size()"
    constexpr QLatin1String sliced(S pos) const { return verify(pos, 0), QLatin1String(m_data + pos, m_size - pos); }
    constexpr QLatin1String sliced(S pos, S n) const { return verify(pos, n), QLatin1String(m_data + pos, n); }
    constexpr QLatin1String first(S n) const { return verify(n, 0), QLatin1String(m_data, n); }
    constexpr QLatin1String last(S n) const { return verify(n, 0), QLatin1String(m_data + m_size - n, n); }
    template <typename Needle, typename... Flags>
    constexpr auto tokenize(Needle &&needle, Flags... flags) const
        -> decltype(qTokenize(*this, std::forward<Needle>(needle), flags...)) {
        return qTokenize(*this, std::forward<Needle>(needle), flags...);
    }
#else
    // QLatin1String, mid(): "This function performs no error checking. The behavior is undefined when start < 0,
    // length < 0, or start + length > size()"; left(), right() alike
    constexpr QLatin1String mid(S pos) const { return verify(pos, 0), QLatin1String(m_data + pos, m_size - pos); }
    constexpr QLatin1String mid(S pos, S n) const { return verify(pos, n), QLatin1String(m_data + pos, n); }
    constexpr QLatin1String left(S n) const { return verify(n, 0), QLatin1String(m_data, n); }
    constexpr QLatin1String right(S n) const { return verify(n, 0), QLatin1String(m_data + m_size - n, n); }
#endif
    constexpr QLatin1String chopped(S n) const { return verify(n, 0), QLatin1String(m_data, m_size - n); }
    OM_CONSTEXPR14 void chop(S n) {
        verify(n, 0);
        m_size -= n;
    }
    OM_CONSTEXPR14 void truncate(S n) {
        verify(n, 0);
        m_size = n;
    }
    QLatin1String trimmed() const noexcept;

    bool equals(QLatin1String other) const noexcept {
        return __omqt::equal_text(m_data, std::size_t(m_size), other.m_data, std::size_t(other.m_size));
    }
#if OM_QT6
    OM_QT_COMPARISONS(friend, QLatin1String, QLatin1String, lhs.equals(rhs), lhs.compare(rhs) < 0, lhs.compare(rhs) > 0)
    OM_QT_COMPARISONS(friend, QChar, QLatin1String, rhs.compare(lhs) == 0, rhs.compare(lhs) > 0, rhs.compare(lhs) < 0)
    OM_QT_COMPARISONS(friend, QLatin1String, QChar, lhs.compare(rhs) == 0, lhs.compare(rhs) < 0, lhs.compare(rhs) > 0)
    OM_QT_COMPARISONS(friend, QStringView, QLatin1String, rhs.compare(lhs) == 0, rhs.compare(lhs) > 0,
                      rhs.compare(lhs) < 0)
    OM_QT_COMPARISONS(friend, QLatin1String, QStringView, lhs.compare(rhs) == 0, lhs.compare(rhs) < 0,
                      lhs.compare(rhs) > 0)
#else
    inline bool operator==(const QString &s) const noexcept;
    inline bool operator!=(const QString &s) const noexcept;
    inline bool operator>(const QString &s) const noexcept;
    inline bool operator<(const QString &s) const noexcept;
    inline bool operator>=(const QString &s) const noexcept;
    inline bool operator<=(const QString &s) const noexcept;
#endif
#if !defined(QT_NO_CAST_FROM_ASCII) && !defined(QT_RESTRICTED_CAST_FROM_ASCII)
    bool operator==(const char *s) const { return compare_with_utf8(s) == 0; }
    bool operator!=(const char *s) const { return compare_with_utf8(s) != 0; }
    bool operator<(const char *s) const { return compare_with_utf8(s) < 0; }
    bool operator>(const char *s) const { return compare_with_utf8(s) > 0; }
    bool operator<=(const char *s) const { return compare_with_utf8(s) <= 0; }
    bool operator>=(const char *s) const { return compare_with_utf8(s) >= 0; }
    bool operator==(const QByteArray &s) const { return compare_with_utf8(s.constData()) == 0; }
    bool operator!=(const QByteArray &s) const { return compare_with_utf8(s.constData()) != 0; }
    bool operator<(const QByteArray &s) const { return compare_with_utf8(s.constData()) < 0; }
    bool operator>(const QByteArray &s) const { return compare_with_utf8(s.constData()) > 0; }
    bool operator<=(const QByteArray &s) const { return compare_with_utf8(s.constData()) <= 0; }
    bool operator>=(const QByteArray &s) const { return compare_with_utf8(s.constData()) >= 0; }
    friend bool operator==(const char *s, QLatin1String l) { return l.compare_with_utf8(s) == 0; }
    friend bool operator!=(const char *s, QLatin1String l) { return l.compare_with_utf8(s) != 0; }
    friend bool operator<(const char *s, QLatin1String l) { return l.compare_with_utf8(s) > 0; }
    friend bool operator>(const char *s, QLatin1String l) { return l.compare_with_utf8(s) < 0; }
    friend bool operator<=(const char *s, QLatin1String l) { return l.compare_with_utf8(s) >= 0; }
    friend bool operator>=(const char *s, QLatin1String l) { return l.compare_with_utf8(s) <= 0; }
#endif

private:
    constexpr bool verify(S pos, S n) const {
        return OM_QT_REQUIRES("container-bounds", pos >= 0 && n >= 0 && pos <= m_size && n <= m_size - pos,
                              "QLatin1String: part out of range"),
               true;
    }
    int compare_with_utf8(const char *s) const;

    S m_size;
    const char *m_data;
};
Q_DECLARE_TYPEINFO(QLatin1String, OM_QT6 ? Q_RELOCATABLE_TYPE : Q_MOVABLE_TYPE);

#if !OM_QT6
typedef QLatin1String QLatin1Literal;
OM_QT_COMPARISONS(inline, QLatin1String, QLatin1String, lhs.equals(rhs), lhs.compare(rhs) < 0, lhs.compare(rhs) > 0)
OM_QT_COMPARISONS(inline, QChar, QLatin1String, rhs.compare(lhs) == 0, rhs.compare(lhs) > 0, rhs.compare(lhs) < 0)
OM_QT_COMPARISONS(inline, QLatin1String, QChar, lhs.compare(rhs) == 0, lhs.compare(rhs) < 0, lhs.compare(rhs) > 0)
OM_QT_COMPARISONS(inline, QStringView, QLatin1String, rhs.compare(lhs) == 0, rhs.compare(lhs) > 0, rhs.compare(lhs) < 0)
OM_QT_COMPARISONS(inline, QLatin1String, QStringView, lhs.compare(rhs) == 0, lhs.compare(rhs) < 0, lhs.compare(rhs) > 0)
#endif

inline int QStringView::compare(QLatin1String s, Qt::CaseSensitivity cs) const noexcept {
    return -s.compare(*this, cs);
}
inline bool QStringView::startsWith(QLatin1String s, Qt::CaseSensitivity cs) const noexcept {
    return __omqt::text_starts_with(m_data, std::size_t(m_size), s.data(), std::size_t(s.size()), cs);
}
inline bool QStringView::endsWith(QLatin1String s, Qt::CaseSensitivity cs) const noexcept {
    return __omqt::text_ends_with(m_data, std::size_t(m_size), s.data(), std::size_t(s.size()), cs);
}
inline qsizetype QStringView::indexOf(QLatin1String s, qsizetype from, Qt::CaseSensitivity cs) const noexcept {
    return __omqt::find_text(m_data, std::size_t(m_size), from, s.data(), std::size_t(s.size()), cs);
}
inline bool QStringView::contains(QLatin1String s, Qt::CaseSensitivity cs) const noexcept {
    return indexOf(s, 0, cs) != -1;
}
inline qsizetype QStringView::lastIndexOf(QLatin1String s, qsizetype from, Qt::CaseSensitivity cs) const noexcept {
    return __omqt::find_last_text(m_data, std::size_t(m_size), from, s.data(), std::size_t(s.size()), cs);
}
#if OM_QT6
inline qsizetype QStringView::lastIndexOf(QLatin1String s, Qt::CaseSensitivity cs) const noexcept {
    return lastIndexOf(s, m_size, cs);
}
inline qsizetype QStringView::count(QLatin1String s, Qt::CaseSensitivity cs) const {
    return __omqt::count_text(m_data, std::size_t(m_size), s.data(), std::size_t(s.size()), cs);
}
namespace Qt {
inline namespace Literals {
inline namespace StringLiterals {
constexpr inline QLatin1String operator""_L1(const char *str, std::size_t size) noexcept {
    return QLatin1String(str, qsizetype(size));
}
} // namespace StringLiterals
} // namespace Literals
} // namespace Qt
#endif

OM_END_MODEL

#endif
