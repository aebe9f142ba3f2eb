// QAnyStringView (class page QAnyStringView, Qt 6): a view of Latin-1, UTF-8 or UTF-16.
#ifndef OM_QT_QANYSTRINGVIEW_H
#define OM_QT_QANYSTRINGVIEW_H

#include <QtCore/qstring.h>
#include <QtCore/qstringbuilder.h>
#include <QtCore/qutf8stringview.h>

#if OM_QT6
OM_BEGIN_MODEL

class QAnyStringView {
    // The encoding is kept in the two highest bits of the size.
    static constexpr std::size_t latin1_bit = std::size_t(1) << 62, utf16_bit = std::size_t(1) << 63;
    static constexpr std::size_t size_mask = latin1_bit - 1;

    const void *m_data;
    std::size_t m_size;

    constexpr QAnyStringView(const void *data, qsizetype size, std::size_t encoding) noexcept
        : m_data(data), m_size(std::size_t(size) | encoding) {}
    constexpr bool is_utf16() const { return (m_size & utf16_bit) != 0; }
    constexpr bool is_latin1() const { return (m_size & latin1_bit) != 0; }
    constexpr std::size_t encoding() const { return m_size & ~size_mask; }
    template <class T>
    using if_char =
        std::enable_if_t<__omqt::is_utf16<std::remove_cv_t<T>>::value || __omqt::is_utf8<std::remove_cv_t<T>>::value,
                         bool>;
    template <class T>
    using if_pointer = std::enable_if_t<__omqt::is_utf16_pointer<T>::value || __omqt::is_utf8_pointer<T>::value, bool>;
    template <class T>
    using if_container =
        std::enable_if_t< (__omqt::is_utf16_container<T>::value || __omqt::is_utf8_container<T>::value) &&
                              !std::is_same_v<T, QAnyStringView> && !std::is_same_v<T, QUtf8StringView>,
                          bool>;
    template <class T>
    static constexpr std::size_t encoding_of() {
        return sizeof(T) == 2 ? utf16_bit : 0;
    }
    template <class T>
    static qsizetype length_of(const T *text) {
        if constexpr (sizeof(T) == 2)
            return __omqt::utf16_length(text);
        else
            return __omqt::utf8_length(text);
    }

public:
    typedef qptrdiff difference_type;
    typedef qsizetype size_type;

    constexpr QAnyStringView() noexcept : m_data(nullptr), m_size(0) {}
    constexpr QAnyStringView(std::nullptr_t) noexcept : m_data(nullptr), m_size(0) {}
    template <class Char, if_char<Char> = true>
    constexpr QAnyStringView(const Char *str, qsizetype len)
        : QAnyStringView(static_cast<const void *>(str), len, encoding_of<Char>()) {
        OM_QT_REQUIRES("library-precondition", len >= 0, "QAnyStringView(): negative length");
        OM_QT_REQUIRES("nonnull", str || !len, "QAnyStringView(): null pointer with a length");
    }
    template <class Char, if_char<Char> = true>
    constexpr QAnyStringView(const Char *first, const Char *last) : QAnyStringView(first, qsizetype(last - first)) {}
    template <class Char, std::size_t N, if_char<Char> = true>
    constexpr QAnyStringView(const Char (&str)[N]) noexcept : QAnyStringView(str, __omqt::utf16_array_length(str)) {}
    template <class Pointer, if_pointer<Pointer> = true>
    QAnyStringView(const Pointer &str) noexcept : QAnyStringView(str, length_of(str)) {}
    QAnyStringView(const QByteArray &str) noexcept
        : QAnyStringView(str.isNull() ? nullptr : static_cast<const void *>(str.constData()), str.size(), 0) {}
    QAnyStringView(const QString &str) noexcept
        : QAnyStringView(static_cast<const void *>(str.__text_or_null()), str.size(), utf16_bit) {}
    constexpr QAnyStringView(QLatin1String str) noexcept
        : QAnyStringView(static_cast<const void *>(str.data()), str.size(), latin1_bit) {}
    constexpr QAnyStringView(QStringView v) noexcept
        : QAnyStringView(static_cast<const void *>(v.utf16()), v.size(), utf16_bit) {}
    QAnyStringView(QUtf8StringView v) noexcept : QAnyStringView(static_cast<const void *>(v.data()), v.size(), 0) {}
    template <typename A, typename B>
    QAnyStringView(const QStringBuilder<A, B> &expr, typename QStringBuilder<A, B>::ConvertTo &&capacity = {})
        : QAnyStringView(capacity = expr) {}
    template <class Container, if_container<Container> = true, class = void>
    constexpr QAnyStringView(const Container &c) noexcept : QAnyStringView(c.data(), qsizetype(c.size())) {}
    constexpr QAnyStringView(const QChar &c) noexcept : QAnyStringView(static_cast<const void *>(&c), 1, utf16_bit) {}
    template <class Char, if_char<Char> = true, class = void, class = void>
    constexpr QAnyStringView(const Char &c) noexcept
        : QAnyStringView(static_cast<const void *>(&c), 1, encoding_of<Char>()) {}
    template <class Char, std::size_t N, if_char<Char> = true>
    static constexpr QAnyStringView fromArray(const Char (&string)[N]) noexcept {
        return QAnyStringView(string, qsizetype(N));
    }

    template <typename Visitor>
    decltype(auto) visit(Visitor &&v) const {
        if (is_utf16())
            return std::forward<Visitor>(v)(QStringView(static_cast<const char16_t *>(m_data), size()));
        if (is_latin1())
            return std::forward<Visitor>(v)(QLatin1String(static_cast<const char *>(m_data), size()));
        return std::forward<Visitor>(v)(QUtf8StringView(static_cast<const char *>(m_data), size()));
    }
    QString toString() const {
        return visit([](auto v) { return v.toString(); });
    }
    constexpr qsizetype size() const noexcept { return qsizetype(m_size & size_mask); }
    constexpr const void *data() const noexcept { return m_data; }
    static int compare(QAnyStringView lhs, QAnyStringView rhs, Qt::CaseSensitivity cs = Qt::CaseSensitive) noexcept {
        return lhs.toString().compare(rhs.toString(), cs);
    }
    static bool equal(QAnyStringView lhs, QAnyStringView rhs) noexcept { return compare(lhs, rhs) == 0; }
    // QAnyStringView, front(): "calling it on an empty string view constitutes undefined behavior"
    QChar front() const {
        OM_QT_REQUIRES("empty-container", size() != 0, "QAnyStringView::front() on an empty view");
        return is_utf16() ? QChar(*static_cast<const char16_t *>(m_data))
                          : QChar::fromLatin1(*static_cast<const char *>(m_data));
    }
    QChar back() const {
        OM_QT_REQUIRES("empty-container", size() != 0, "QAnyStringView::back() on an empty view");
        return is_utf16() ? QChar(static_cast<const char16_t *>(m_data)[size() - 1])
                          : QChar::fromLatin1(static_cast<const char *>(m_data)[size() - 1]);
    }
    constexpr bool empty() const noexcept { return size() == 0; }
    constexpr qsizetype size_bytes() const noexcept { return size() * (is_utf16() ? 2 : 1); }
    constexpr bool isNull() const noexcept { return !m_data; }
    constexpr bool isEmpty() const noexcept { return size() == 0; }
    constexpr qsizetype length() const noexcept { return size(); }
    friend bool operator==(QAnyStringView lhs, QAnyStringView rhs) noexcept { return equal(lhs, rhs); }
    friend bool operator!=(QAnyStringView lhs, QAnyStringView rhs) noexcept { return !equal(lhs, rhs); }
    friend bool operator<(QAnyStringView lhs, QAnyStringView rhs) noexcept { return compare(lhs, rhs) < 0; }
    friend bool operator>(QAnyStringView lhs, QAnyStringView rhs) noexcept { return compare(lhs, rhs) > 0; }
    friend bool operator<=(QAnyStringView lhs, QAnyStringView rhs) noexcept { return compare(lhs, rhs) <= 0; }
    friend bool operator>=(QAnyStringView lhs, QAnyStringView rhs) noexcept { return compare(lhs, rhs) >= 0; }
};
Q_DECLARE_TYPEINFO(QAnyStringView, Q_PRIMITIVE_TYPE);

OM_END_MODEL
#endif

#endif
