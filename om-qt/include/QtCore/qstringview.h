// QStringView (class page QStringView): a pointer and a size. What it points to is looked at when it is used, so that a
// view of a string that has changed or is gone is an invalid access.
#ifndef OM_QT_QSTRINGVIEW_H
#define OM_QT_QSTRINGVIEW_H

#include <__omqt/text.h>
#include <iterator>
#include <string>

OM_BEGIN_MODEL

class QByteArray;
class QRegularExpression;
class QRegularExpressionMatch;
class QString;
class QStringView;
#if OM_QT6
class QLatin1String;
using QLatin1StringView = QLatin1String;
#else
class QLatin1String;
class QStringRef;
#endif

namespace __omqt {

// The characters that UTF-16 may be made of.
template <class T>
struct is_utf16 : std::false_type {};
template <>
struct is_utf16<QChar> : std::true_type {};
template <>
struct is_utf16<char16_t> : std::true_type {};
template <>
struct is_utf16<ushort> : std::true_type {};
template <class T>
using if_utf16 = typename std::enable_if<is_utf16<typename std::remove_cv<T>::type>::value, bool>::type;

template <class T>
struct is_utf16_pointer : std::false_type {};
template <class T>
struct is_utf16_pointer<T *> : is_utf16<typename std::remove_cv<T>::type> {};

// Containers with data() and size() of such characters, as std::u16string and QVector<QChar>; not the classes that have
// constructors of their own.
template <class T, class = void>
struct is_utf16_container : std::false_type {};
template <class T>
struct is_utf16_container<
    T, typename std::enable_if<std::is_class<T>::value &&
                               is_utf16_pointer<decltype(std::declval<const T &>().data())>::value &&
                               std::is_integral<decltype(std::declval<const T &>().size())>::value>::type>
    : std::integral_constant<bool, !std::is_same<T, QString>::value && !std::is_same<T, QStringView>::value
#if !OM_QT6
                                       && !std::is_same<T, QStringRef>::value
#endif
                             > {
};

template <class T>
inline qsizetype utf16_length(const T *text) {
    return text ? qsizetype(text_length(reinterpret_cast<const char16_t *>(text))) : 0;
}
// Up to the first NUL, which is the last character of a literal.
#if OM_QT6
template <class T, std::size_t N>
constexpr qsizetype utf16_array_length(const T (&text)[N]) {
    for (std::size_t i = 0; i < N; ++i)
        if (text[i] == T(0))
            return qsizetype(i);
    return qsizetype(N);
}
#else
template <class T, std::size_t N>
constexpr qsizetype utf16_array_length(const T (&)[N]) {
    return qsizetype(N - 1);
}
#endif

inline const char16_t *as_units(const QChar *text) { return reinterpret_cast<const char16_t *>(text); }
inline const char16_t *as_units(const ushort *text) { return reinterpret_cast<const char16_t *>(text); }
constexpr const char16_t *as_units(const char16_t *text) { return text; }

} // namespace __omqt

class QStringView {
public:
    typedef char16_t storage_type;
    typedef const QChar value_type;
    typedef std::ptrdiff_t difference_type;
    typedef qsizetype size_type;
    typedef value_type &reference;
    typedef value_type &const_reference;
    typedef value_type *pointer;
    typedef value_type *const_pointer;
    typedef pointer iterator;
    typedef const_pointer const_iterator;
    typedef std::reverse_iterator<iterator> reverse_iterator;
    typedef std::reverse_iterator<const_iterator> const_reverse_iterator;

    constexpr QStringView() noexcept : m_size(0), m_data(nullptr) {}
    constexpr QStringView(std::nullptr_t) noexcept : m_size(0), m_data(nullptr) {}
    // QStringView, QStringView(const Char *, qsizetype): "[str,len) must be valid; passing a negative len is undefined"
    template <class Char, __omqt::if_utf16<Char> = true>
    constexpr QStringView(const Char *str, qsizetype len)
        : m_size((OM_QT_REQUIRES("library-precondition", len >= 0, "QStringView(): negative length"),
                  OM_QT_REQUIRES("nonnull", str || !len, "QStringView(): null pointer with a length"), len)),
          m_data(__omqt::as_units(str)) {}
    template <class Char, __omqt::if_utf16<Char> = true>
    constexpr QStringView(const Char *first, const Char *last) : QStringView(first, qsizetype(last - first)) {}
    template <class Char, std::size_t N, __omqt::if_utf16<Char> = true>
    constexpr QStringView(const Char (&array)[N]) noexcept
        : m_size(__omqt::utf16_array_length(array)), m_data(__omqt::as_units(array)) {}
    template <class Pointer, typename std::enable_if<__omqt::is_utf16_pointer<Pointer>::value, bool>::type = true>
    constexpr QStringView(const Pointer &str) noexcept
        : m_size(str ? __omqt::utf16_length(str) : 0), m_data(__omqt::as_units(str)) {}
    template <class String, typename std::enable_if<std::is_same<String, QString>::value, bool>::type = true>
    QStringView(const String &str) noexcept
        : m_size(str.size()), m_data(str.isNull() ? nullptr : __omqt::as_units(str.constData())) {}
#if !OM_QT6
    template <class String, typename std::enable_if<std::is_same<String, QStringRef>::value, bool>::type = true,
              class = void>
    QStringView(const String &str) noexcept
        : m_size(str.size()), m_data(str.isNull() ? nullptr : __omqt::as_units(str.constData())) {}
#endif
    template <class Container, typename std::enable_if<__omqt::is_utf16_container<Container>::value, bool>::type = true,
              class = void, class = void>
    constexpr QStringView(const Container &c) noexcept
        : m_size(qsizetype(c.size())), m_data(__omqt::as_units(c.data())) {}
#if OM_QT6
    template <class Char, std::size_t N, __omqt::if_utf16<Char> = true>
    static constexpr QStringView fromArray(const Char (&string)[N]) noexcept {
        return QStringView(string, qsizetype(N));
    }
#endif

    QString toString() const;
    constexpr qsizetype size() const noexcept { return m_size; }
    const_pointer data() const noexcept { return reinterpret_cast<const_pointer>(m_data); }
    constexpr const storage_type *utf16() const noexcept { return m_data; }
    // QStringView, operator[](): "The behavior is undefined if n is negative or not less than size()"
    constexpr QChar operator[](qsizetype n) const {
        return OM_QT_REQUIRES("container-bounds", n >= 0 && n < m_size, "QStringView::operator[]: index out of range"),
               QChar(m_data[n]);
    }
    constexpr QChar at(qsizetype n) const {
        return OM_QT_REQUIRES("container-bounds", n >= 0 && n < m_size, "QStringView::at(): index out of range"),
               QChar(m_data[n]);
    }
    template <typename... Args>
    QString arg(Args &&...args) const;

    QByteArray toLatin1() const;
    QByteArray toUtf8() const;
    QByteArray toLocal8Bit() const;
#if OM_QT6
    QList<uint> toUcs4() const;
    const_pointer constData() const noexcept { return data(); }

    constexpr QStringView mid(qsizetype pos, qsizetype n = -1) const noexcept {
        if (pos > m_size)
            return QStringView();
        if (pos < 0) {
            if (n < 0 || n + pos >= m_size)
                return *this;
            if (n + pos <= 0)
                return QStringView();
            n += pos;
            pos = 0;
        } else if (n < 0 || n > m_size - pos) {
            n = m_size - pos;
        }
        return QStringView(m_data + pos, n);
    }
    constexpr QStringView left(qsizetype n) const noexcept {
        return QStringView(m_data, std::size_t(n) >= std::size_t(m_size) ? m_size : n);
    }
    constexpr QStringView right(qsizetype n) const noexcept {
        return std::size_t(n) >= std::size_t(m_size) ? *this : QStringView(m_data + m_size - n, n);
    }
    // QStringView, first(): "The behavior is undefined when n < 0 or n > size()"; last(), sliced() alike
    constexpr QStringView first(qsizetype n) const noexcept {
        OM_QT_REQUIRES("container-bounds", n >= 0 && n <= m_size, "QStringView::first(): more than there is");
        return QStringView(m_data, n);
    }
    constexpr QStringView last(qsizetype n) const noexcept {
        OM_QT_REQUIRES("container-bounds", n >= 0 && n <= m_size, "QStringView::last(): more than there is");
        return QStringView(m_data + m_size - n, n);
    }
    constexpr QStringView sliced(qsizetype pos) const noexcept {
        OM_QT_REQUIRES("container-bounds", pos >= 0 && pos <= m_size, "QStringView::sliced(): position out of range");
        return QStringView(m_data + pos, m_size - pos);
    }
    constexpr QStringView sliced(qsizetype pos, qsizetype n) const noexcept {
        OM_QT_REQUIRES("container-bounds", pos >= 0 && n >= 0 && pos <= m_size && n <= m_size - pos,
                       "QStringView::sliced(): part out of range");
        return QStringView(m_data + pos, n);
    }
    template <typename Needle, typename... Flags>
    constexpr auto tokenize(Needle &&needle, Flags... flags) const
        -> decltype(qTokenize(*this, std::forward<Needle>(needle), flags...)) {
        return qTokenize(*this, std::forward<Needle>(needle), flags...);
    }
#else
    QVector<uint> toUcs4() const;

    constexpr QStringView mid(qsizetype pos) const { return QStringView(m_data + bounded(pos), m_size - bounded(pos)); }
    constexpr QStringView mid(qsizetype pos, qsizetype n) const {
        return QStringView(m_data + bounded(pos), n == -1 ? m_size - pos : bounded(pos + n) - bounded(pos));
    }
    constexpr QStringView left(qsizetype n) const {
        return QStringView(m_data, std::size_t(n) > std::size_t(m_size) ? m_size : n);
    }
    constexpr QStringView right(qsizetype n) const {
        return std::size_t(n) > std::size_t(m_size) ? *this : QStringView(m_data + m_size - n, n);
    }
#endif
    // QStringView, chopped(): "The behavior is undefined when length < 0 or length > size()"
    constexpr QStringView chopped(qsizetype n) const {
        return OM_QT_REQUIRES("container-bounds", n >= 0 && n <= m_size, "QStringView::chopped(): more than there is"),
               QStringView(m_data, m_size - n);
    }
    OM_CONSTEXPR14 void truncate(qsizetype n) {
        OM_QT_REQUIRES("container-bounds", n >= 0 && n <= m_size, "QStringView::truncate(): more than there is");
        m_size = n;
    }
    OM_CONSTEXPR14 void chop(qsizetype n) {
        OM_QT_REQUIRES("container-bounds", n >= 0 && n <= m_size, "QStringView::chop(): more than there is");
        m_size -= n;
    }
    QStringView trimmed() const noexcept;

    int compare(QStringView other, Qt::CaseSensitivity cs = Qt::CaseSensitive) const noexcept {
        return __omqt::compare_text(m_data, std::size_t(m_size), other.m_data, std::size_t(other.m_size), cs);
    }
    inline int compare(QLatin1String other, Qt::CaseSensitivity cs = Qt::CaseSensitive) const noexcept;
    constexpr int compare(QChar c) const noexcept {
        return m_size == 0 ? -1 : m_data[0] != c.__unit() ? m_data[0] - c.__unit() : m_size > 1 ? 1 : 0;
    }
    int compare(QChar c, Qt::CaseSensitivity cs) const noexcept { return compare(QStringView(&c, 1), cs); }
#if OM_QT6
    int localeAwareCompare(QStringView other) const {
        return __omqt::compare_in_locale(m_data, std::size_t(m_size), other.m_data, std::size_t(other.m_size));
    }
#endif
    bool startsWith(QStringView s, Qt::CaseSensitivity cs = Qt::CaseSensitive) const noexcept {
        return __omqt::text_starts_with(m_data, std::size_t(m_size), s.m_data, std::size_t(s.m_size), cs);
    }
    inline bool startsWith(QLatin1String s, Qt::CaseSensitivity cs = Qt::CaseSensitive) const noexcept;
    bool startsWith(QChar c) const noexcept { return m_size != 0 && m_data[0] == c.__unit(); }
    bool startsWith(QChar c, Qt::CaseSensitivity cs) const noexcept { return startsWith(QStringView(&c, 1), cs); }
    bool endsWith(QStringView s, Qt::CaseSensitivity cs = Qt::CaseSensitive) const noexcept {
        return __omqt::text_ends_with(m_data, std::size_t(m_size), s.m_data, std::size_t(s.m_size), cs);
    }
    inline bool endsWith(QLatin1String s, Qt::CaseSensitivity cs = Qt::CaseSensitive) const noexcept;
    bool endsWith(QChar c) const noexcept { return m_size != 0 && m_data[m_size - 1] == c.__unit(); }
    bool endsWith(QChar c, Qt::CaseSensitivity cs) const noexcept { return endsWith(QStringView(&c, 1), cs); }

    qsizetype indexOf(QChar c, qsizetype from = 0, Qt::CaseSensitivity cs = Qt::CaseSensitive) const noexcept {
        return __omqt::find_character(m_data, std::size_t(m_size), from, char16_t(c.__unit()), cs);
    }
    qsizetype indexOf(QStringView s, qsizetype from = 0, Qt::CaseSensitivity cs = Qt::CaseSensitive) const noexcept {
        return __omqt::find_text(m_data, std::size_t(m_size), from, s.m_data, std::size_t(s.m_size), cs);
    }
    inline qsizetype indexOf(QLatin1String s, qsizetype from = 0,
                             Qt::CaseSensitivity cs = Qt::CaseSensitive) const noexcept;
    bool contains(QChar c, Qt::CaseSensitivity cs = Qt::CaseSensitive) const noexcept {
        return indexOf(c, 0, cs) != -1;
    }
    bool contains(QStringView s, Qt::CaseSensitivity cs = Qt::CaseSensitive) const noexcept {
        return indexOf(s, 0, cs) != -1;
    }
    inline bool contains(QLatin1String s, Qt::CaseSensitivity cs = Qt::CaseSensitive) const noexcept;
    qsizetype count(QChar c, Qt::CaseSensitivity cs = Qt::CaseSensitive) const noexcept {
        return __omqt::count_character(m_data, std::size_t(m_size), char16_t(c.__unit()), cs);
    }
    qsizetype count(QStringView s, Qt::CaseSensitivity cs = Qt::CaseSensitive) const noexcept {
        return __omqt::count_text(m_data, std::size_t(m_size), s.m_data, std::size_t(s.m_size), cs);
    }
#if OM_QT6
    inline qsizetype count(QLatin1String s, Qt::CaseSensitivity cs = Qt::CaseSensitive) const;
    qsizetype lastIndexOf(QChar c, Qt::CaseSensitivity cs = Qt::CaseSensitive) const noexcept {
        return lastIndexOf(c, -1, cs);
    }
    qsizetype lastIndexOf(QStringView s, Qt::CaseSensitivity cs = Qt::CaseSensitive) const noexcept {
        return lastIndexOf(s, m_size, cs);
    }
    inline qsizetype lastIndexOf(QLatin1String s, Qt::CaseSensitivity cs = Qt::CaseSensitive) const noexcept;
#define OM_QT_LAST
    qsizetype indexOf(const QRegularExpression &re, qsizetype from = 0,
                      QRegularExpressionMatch *rmatch = nullptr) const;
    template <typename T = QRegularExpressionMatch,
              std::enable_if_t<std::is_same_v<T, QRegularExpressionMatch>, bool> = false>
    qsizetype lastIndexOf(const QRegularExpression &re, T *rmatch = nullptr) const {
        return lastIndexOf(re, m_size, rmatch);
    }
    qsizetype lastIndexOf(const QRegularExpression &re, qsizetype from,
                          QRegularExpressionMatch *rmatch = nullptr) const;
    bool contains(const QRegularExpression &re, QRegularExpressionMatch *rmatch = nullptr) const;
    qsizetype count(const QRegularExpression &re) const;
#else
#define OM_QT_LAST = -1
#endif
    qsizetype lastIndexOf(QChar c, qsizetype from OM_QT_LAST,
                          Qt::CaseSensitivity cs = Qt::CaseSensitive) const noexcept {
        return __omqt::find_last_character(m_data, std::size_t(m_size), from, char16_t(c.__unit()), cs);
    }
    qsizetype lastIndexOf(QStringView s, qsizetype from OM_QT_LAST,
                          Qt::CaseSensitivity cs = Qt::CaseSensitive) const noexcept {
        return __omqt::find_last_text(m_data, std::size_t(m_size), from, s.m_data, std::size_t(s.m_size), cs);
    }
    inline qsizetype lastIndexOf(QLatin1String s, qsizetype from OM_QT_LAST,
                                 Qt::CaseSensitivity cs = Qt::CaseSensitive) const noexcept;
    bool isRightToLeft() const noexcept { return __omqt::is_right_to_left(m_data, std::size_t(m_size)); }
    bool isValidUtf16() const noexcept { return __omqt::is_valid_utf16(m_data, std::size_t(m_size)); }

#define OM_QT_TO_NUMBER(type, name)                                                                                    \
    type name(bool *ok = nullptr, int base = 10) const {                                                               \
        return __omqt::text_to_number<type>(m_data, std::size_t(m_size), ok, base);                                    \
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
    __omqt::size_type toWCharArray(wchar_t *array) const;

    QList<QStringView> split(QStringView sep, Qt::SplitBehavior behavior = Qt::KeepEmptyParts,
                             Qt::CaseSensitivity cs = Qt::CaseSensitive) const;
    QList<QStringView> split(QChar sep, Qt::SplitBehavior behavior = Qt::KeepEmptyParts,
                             Qt::CaseSensitivity cs = Qt::CaseSensitive) const;
    QList<QStringView> split(const QRegularExpression &sep, Qt::SplitBehavior behavior = Qt::KeepEmptyParts) const;

    const_iterator begin() const noexcept { return data(); }
    const_iterator end() const noexcept { return data() + m_size; }
    const_iterator cbegin() const noexcept { return begin(); }
    const_iterator cend() const noexcept { return end(); }
    const_reverse_iterator rbegin() const noexcept { return const_reverse_iterator(end()); }
    const_reverse_iterator rend() const noexcept { return const_reverse_iterator(begin()); }
    const_reverse_iterator crbegin() const noexcept { return rbegin(); }
    const_reverse_iterator crend() const noexcept { return rend(); }
#if OM_QT6
    const_iterator constBegin() const noexcept { return begin(); }
    const_iterator constEnd() const noexcept { return end(); }
#endif
    constexpr bool empty() const noexcept { return m_size == 0; }
    // QStringView, front(): "calling it on an empty string view constitutes undefined behavior"
    constexpr QChar front() const {
        return OM_QT_REQUIRES("empty-container", m_size != 0, "QStringView::front() on an empty view"),
               QChar(m_data[0]);
    }
    constexpr QChar back() const {
        return OM_QT_REQUIRES("empty-container", m_size != 0, "QStringView::back() on an empty view"),
               QChar(m_data[m_size - 1]);
    }
    constexpr QChar first() const { return front(); }
    constexpr QChar last() const { return back(); }
    constexpr bool isNull() const noexcept { return !m_data; }
    constexpr bool isEmpty() const noexcept { return m_size == 0; }
    constexpr __omqt::size_type length() const { return __omqt::size_type(m_size); }

#if OM_QT6
    OM_QT_COMPARISONS(friend, QStringView, QStringView, lhs.equals(rhs), lhs.compare(rhs) < 0, lhs.compare(rhs) > 0)
    OM_QT_COMPARISONS(friend, QStringView, QChar, lhs.compare(rhs) == 0, lhs.compare(rhs) < 0, lhs.compare(rhs) > 0)
    OM_QT_COMPARISONS(friend, QChar, QStringView, rhs.compare(lhs) == 0, rhs.compare(lhs) > 0, rhs.compare(lhs) < 0)
#endif
    bool equals(QStringView other) const noexcept {
        return __omqt::equal_text(m_data, std::size_t(m_size), other.m_data, std::size_t(other.m_size));
    }

private:
    constexpr qsizetype bounded(qsizetype n) const { return n < 0 ? 0 : n > m_size ? m_size : n; }

    qsizetype m_size;
    const storage_type *m_data;
};
Q_DECLARE_TYPEINFO(QStringView, Q_PRIMITIVE_TYPE);

#if !OM_QT6
OM_QT_COMPARISONS(inline, QStringView, QStringView, lhs.equals(rhs), lhs.compare(rhs) < 0, lhs.compare(rhs) > 0)
OM_QT_COMPARISONS(inline, QStringView, QChar, lhs.compare(rhs) == 0, lhs.compare(rhs) < 0, lhs.compare(rhs) > 0)
OM_QT_COMPARISONS(inline, QChar, QStringView, rhs.compare(lhs) == 0, rhs.compare(lhs) > 0, rhs.compare(lhs) < 0)
#define QStringViewLiteral(str) QStringView(u"" str)
#endif

template <class String, typename std::enable_if<std::is_same<String, QString>::value
#if !OM_QT6
                                                    || std::is_same<String, QStringRef>::value
#endif
                                                ,
                                                bool>::type = true>
inline QStringView qToStringViewIgnoringNull(const String &s) noexcept {
    return QStringView(s.constData(), qsizetype(s.size()));
}

#if OM_QT6
constexpr auto QChar::fromUcs4(char32_t c) noexcept {
    struct Units {
        char16_t chars[2];
        constexpr operator QStringView() const noexcept { return QStringView(begin(), end()); }
        constexpr qsizetype size() const noexcept { return chars[1] ? 2 : 1; }
        constexpr const char16_t *begin() const noexcept { return chars; }
        constexpr const char16_t *end() const noexcept { return chars + size(); }
    };
    return requiresSurrogates(c) ? Units{{highSurrogate(c), lowSurrogate(c)}} : Units{{char16_t(c), u'\0'}};
}
#endif

OM_END_MODEL

#endif
