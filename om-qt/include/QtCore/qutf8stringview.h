// QUtf8StringView (class page QUtf8StringView, Qt 6): a pointer to UTF-8 and a size.
#ifndef OM_QT_QUTF8STRINGVIEW_H
#define OM_QT_QUTF8STRINGVIEW_H

#include <QtCore/qbytearrayview.h>
#include <QtCore/qstring.h>

#if OM_QT6
OM_BEGIN_MODEL

namespace __omqt {

template <class T>
struct is_utf8 : std::false_type {};
template <>
struct is_utf8<char> : std::true_type {};
template <>
struct is_utf8<signed char> : std::true_type {};
template <>
struct is_utf8<uchar> : std::true_type {};
#if defined(__cpp_char8_t)
template <>
struct is_utf8<char8_t> : std::true_type {};
#endif
template <class T>
using if_utf8 = typename std::enable_if<is_utf8<std::remove_cv_t<T>>::value, bool>::type;
template <class T>
struct is_utf8_pointer : std::false_type {};
template <class T>
struct is_utf8_pointer<T *> : is_utf8<std::remove_cv_t<T>> {};
template <class T, class = void>
struct is_utf8_container : std::false_type {};
template <class T>
struct is_utf8_container<
    T, std::enable_if_t<std::is_class_v<T> && is_utf8_pointer<decltype(std::declval<const T &>().data())>::value &&
                        std::is_integral_v<decltype(std::declval<const T &>().size())>>>
    : std::integral_constant<bool, !std::is_same_v<T, QByteArray> && !std::is_same_v<T, QLatin1String>> {};
inline const char *as_bytes(const void *text) { return static_cast<const char *>(text); }
constexpr const char *as_bytes(const char *text) { return text; }
template <class T>
inline qsizetype utf8_length(const T *text) {
    return text ? qsizetype(__builtin_strlen(as_bytes(text))) : 0;
}

} // namespace __omqt

class QUtf8StringView {
    const char *m_data;
    qsizetype m_size;

    constexpr void verify(qsizetype pos, qsizetype n = 0) const {
        OM_QT_REQUIRES("container-bounds", pos >= 0 && n >= 0 && pos <= m_size && n <= m_size - pos,
                       "QUtf8StringView: part out of range");
    }
    static int compare(QUtf8StringView lhs, QUtf8StringView rhs) noexcept {
        return __omqt::compare_text(lhs.m_data, std::size_t(lhs.m_size), rhs.m_data, std::size_t(rhs.m_size),
                                    Qt::CaseSensitive);
    }

public:
    typedef char storage_type;
    typedef const char value_type;
    typedef qptrdiff difference_type;
    typedef qsizetype size_type;
    typedef value_type &reference;
    typedef value_type &const_reference;
    typedef value_type *pointer;
    typedef value_type *const_pointer;
    typedef pointer iterator;
    typedef const_pointer const_iterator;
    typedef std::reverse_iterator<iterator> reverse_iterator;
    typedef std::reverse_iterator<const_iterator> const_reverse_iterator;

    constexpr QUtf8StringView() noexcept : m_data(nullptr), m_size(0) {}
    constexpr QUtf8StringView(std::nullptr_t) noexcept : m_data(nullptr), m_size(0) {}
    template <class Char, __omqt::if_utf8<Char> = true>
    constexpr QUtf8StringView(const Char *str, qsizetype len) : m_data(__omqt::as_bytes(str)), m_size(len) {
        OM_QT_REQUIRES("library-precondition", len >= 0, "QUtf8StringView(): negative length");
        OM_QT_REQUIRES("nonnull", str || !len, "QUtf8StringView(): null pointer with a length");
    }
    template <class Char, __omqt::if_utf8<Char> = true>
    constexpr QUtf8StringView(const Char *first, const Char *last) : QUtf8StringView(first, qsizetype(last - first)) {}
    template <class Pointer, std::enable_if_t<__omqt::is_utf8_pointer<Pointer>::value, bool> = true>
    constexpr QUtf8StringView(const Pointer &str) noexcept : QUtf8StringView(str, __omqt::utf8_length(str)) {}
    template <class Char, std::size_t N, __omqt::if_utf8<Char> = true>
    constexpr QUtf8StringView(const Char (&str)[N]) noexcept : QUtf8StringView(str, __omqt::utf16_array_length(str)) {}
    template <class String, std::enable_if_t<std::is_same_v<String, QByteArray>, bool> = true>
    QUtf8StringView(const String &str) noexcept
        : m_data(str.isNull() ? nullptr : str.constData()), m_size(str.size()) {}
    template <class Container, std::enable_if_t<__omqt::is_utf8_container<Container>::value, bool> = true, class = void>
    constexpr QUtf8StringView(const Container &c) noexcept : QUtf8StringView(c.data(), qsizetype(c.size())) {}
    template <class Char, std::size_t N, __omqt::if_utf8<Char> = true>
    static constexpr QUtf8StringView fromArray(const Char (&string)[N]) noexcept {
        return QUtf8StringView(string, qsizetype(N));
    }

    QString toString() const { return QString::fromUtf8(m_data, m_size); }
    constexpr qsizetype size() const noexcept { return m_size; }
    const_pointer data() const noexcept { return m_data; }
#if defined(__cpp_char8_t)
    const char8_t *utf8() const noexcept { return reinterpret_cast<const char8_t *>(m_data); }
#endif
    // QUtf8StringView, operator[](): "The behavior is undefined if n is negative or not less than size()"
    constexpr storage_type operator[](qsizetype n) const {
        OM_QT_REQUIRES("container-bounds", n >= 0 && n < m_size, "QUtf8StringView::operator[]: index out of range");
        return m_data[n];
    }
    constexpr storage_type at(qsizetype n) const { return (*this)[n]; }
    constexpr QUtf8StringView mid(qsizetype pos, qsizetype n = -1) const {
        const QLatin1String part = QLatin1String(m_data, m_size).mid(pos, n);
        return QUtf8StringView(part.data(), part.size());
    }
    constexpr QUtf8StringView left(qsizetype n) const {
        return QUtf8StringView(m_data, std::size_t(n) >= std::size_t(m_size) ? m_size : n);
    }
    constexpr QUtf8StringView right(qsizetype n) const {
        return std::size_t(n) >= std::size_t(m_size) ? *this : QUtf8StringView(m_data + m_size - n, n);
    }
    constexpr QUtf8StringView sliced(qsizetype pos) const {
        return verify(pos), QUtf8StringView(m_data + pos, m_size - pos);
    }
    constexpr QUtf8StringView sliced(qsizetype pos, qsizetype n) const {
        return verify(pos, n), QUtf8StringView(m_data + pos, n);
    }
    constexpr QUtf8StringView first(qsizetype n) const { return verify(n), QUtf8StringView(m_data, n); }
    constexpr QUtf8StringView last(qsizetype n) const { return verify(n), QUtf8StringView(m_data + m_size - n, n); }
    constexpr QUtf8StringView chopped(qsizetype n) const { return verify(n), QUtf8StringView(m_data, m_size - n); }
    constexpr void truncate(qsizetype n) {
        verify(n);
        m_size = n;
    }
    constexpr void chop(qsizetype n) {
        verify(n);
        m_size -= n;
    }
    bool isValidUtf8() const noexcept { return QByteArrayView(m_data, m_size).isValidUtf8(); }
    const_iterator begin() const noexcept { return m_data; }
    const_iterator end() const noexcept { return m_data + m_size; }
    const_iterator cbegin() const noexcept { return m_data; }
    const_iterator cend() const noexcept { return m_data + m_size; }
    const_reverse_iterator rbegin() const noexcept { return const_reverse_iterator(end()); }
    const_reverse_iterator rend() const noexcept { return const_reverse_iterator(begin()); }
    const_reverse_iterator crbegin() const noexcept { return rbegin(); }
    const_reverse_iterator crend() const noexcept { return rend(); }
    constexpr bool empty() const noexcept { return m_size == 0; }
    constexpr storage_type front() const {
        OM_QT_REQUIRES("empty-container", m_size != 0, "QUtf8StringView::front() on an empty view");
        return m_data[0];
    }
    constexpr storage_type back() const {
        OM_QT_REQUIRES("empty-container", m_size != 0, "QUtf8StringView::back() on an empty view");
        return m_data[m_size - 1];
    }
    constexpr bool isNull() const noexcept { return !m_data; }
    constexpr bool isEmpty() const noexcept { return m_size == 0; }
    constexpr qsizetype length() const noexcept { return m_size; }
    OM_QT_COMPARISONS(friend, QUtf8StringView, QUtf8StringView, compare(lhs, rhs) == 0, compare(lhs, rhs) < 0,
                      compare(lhs, rhs) > 0)
};
Q_DECLARE_TYPEINFO(QUtf8StringView, Q_PRIMITIVE_TYPE);

OM_END_MODEL
#endif

#endif
