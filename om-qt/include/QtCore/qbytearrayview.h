// QByteArrayView (Qt 6): bytes that live elsewhere. It reads them where they lie, so that a view that outlives them is
// the program's invalid access.
#ifndef OM_QT_QBYTEARRAYVIEW_H
#define OM_QT_QBYTEARRAYVIEW_H

#include <QtCore/qbytearrayalgorithms.h>

#if OM_QT6

#include <QtCore/qtypeinfo.h>
#include <__om/iterator/access.h>
#include <__om/iterator/reverse.h>
#include <__omqt/number.h>
#include <cstddef>
#include <type_traits>

OM_BEGIN_MODEL

class QByteArray;
class QByteArrayView;

namespace __omqt {

template <class Byte>
struct is_byte : std::false_type {};
template <>
struct is_byte<char> : std::true_type {};
template <>
struct is_byte<signed char> : std::true_type {};
template <>
struct is_byte<unsigned char> : std::true_type {};
template <>
struct is_byte<std::byte> : std::true_type {};

template <class Pointer>
struct is_byte_pointer : std::false_type {};
template <class Byte>
struct is_byte_pointer<Byte *> : is_byte<std::remove_cv_t<Byte>> {};

// A container of bytes in one piece, other than the ones that have constructors of their own.
template <class T, class = void>
struct is_byte_container : std::false_type {};
template <class T>
struct is_byte_container<
    T, std::void_t<decltype(std::data(std::declval<const T &>())), decltype(std::size(std::declval<const T &>())),
                   decltype(std::begin(std::declval<const T &>()))>>
    : std::bool_constant<
          is_byte_pointer<std::remove_reference_t<decltype(std::data(std::declval<const T &>()))>>::value &&
          !std::is_same<T, QByteArray>::value && !std::is_array<T>::value && !std::is_same<T, QByteArrayView>::value> {
};

constexpr qsizetype bytes_before_nul(const char *data, qsizetype size) {
    qsizetype length = 0;
    while (length < size && data[length] != '\0')
        ++length;
    return length;
}
template <class Byte>
constexpr qsizetype bytes_before_nul(const Byte *data) {
    qsizetype length = 0;
    if (data)
        while (data[length] != Byte(0))
            ++length;
    return length;
}

} // namespace __omqt

class QByteArrayView {
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

private:
    template <class Byte>
    using if_byte = std::enable_if_t<__omqt::is_byte<std::remove_cv_t<Byte>>::value, bool>;
    template <class Pointer>
    using if_byte_pointer = std::enable_if_t<__omqt::is_byte_pointer<Pointer>::value, bool>;
    template <class Array>
    using if_byte_array = std::enable_if_t<std::is_same<Array, QByteArray>::value, bool>;
    template <class Container>
    using if_byte_container = std::enable_if_t<__omqt::is_byte_container<Container>::value, bool>;

    qsizetype __size;
    const char *__data;

    static constexpr const char *as_chars(const char *data) noexcept { return data; }
    template <class Byte>
    static const char *as_chars(const Byte *data) noexcept {
        return reinterpret_cast<const char *>(data);
    }

public:
    constexpr QByteArrayView() noexcept : __size(0), __data(nullptr) {}
    constexpr QByteArrayView(std::nullptr_t) noexcept : QByteArrayView() {}
    // QByteArrayView, constructors: "The range [data,len) must remain valid …", "It is safe to pass nullptr as data if
    // len is zero", "The behavior is undefined if len is negative or, when positive, if data is nullptr".
    template <class Byte, if_byte<Byte> = true>
    constexpr QByteArrayView(const Byte *data, qsizetype len) : __size(len), __data(as_chars(data)) {
        OM_QT_REQUIRES("library-precondition", len >= 0, "QByteArrayView(): the length is negative");
        OM_QT_REQUIRES("library-precondition", data || len == 0,
                       "QByteArrayView(): the data is null, the length is not 0");
    }
    template <class Byte, if_byte<Byte> = true>
    constexpr QByteArrayView(const Byte *first, const Byte *last) : QByteArrayView(first, last - first) {}
    template <class Pointer, if_byte_pointer<Pointer> = true>
    constexpr QByteArrayView(const Pointer &data) noexcept : QByteArrayView(data, __omqt::bytes_before_nul(data)) {}
    template <class Array, if_byte_array<Array> = true>
    QByteArrayView(const Array &array) noexcept
        : QByteArrayView(array.isNull() ? nullptr : array.data(), qsizetype(array.size())) {}
    template <class Container, if_byte_container<Container> = true>
    constexpr QByteArrayView(const Container &c) noexcept : QByteArrayView(std::data(c), qsizetype(std::size(c))) {}
    // Up to the first NUL, as a literal is meant.
    template <std::size_t Size>
    constexpr QByteArrayView(const char (&data)[Size]) noexcept
        : QByteArrayView(data, __omqt::bytes_before_nul(data, qsizetype(Size))) {}
    template <class Byte, std::size_t Size, if_byte<Byte> = true>
    [[nodiscard]] static constexpr QByteArrayView fromArray(const Byte (&data)[Size]) noexcept {
        return QByteArrayView(data, qsizetype(Size));
    }
    [[nodiscard]] inline QByteArray toByteArray() const;

    [[nodiscard]] constexpr qsizetype size() const noexcept { return __size; }
    [[nodiscard]] constexpr qsizetype length() const noexcept { return __size; }
    [[nodiscard]] constexpr bool empty() const noexcept { return __size == 0; }
    [[nodiscard]] constexpr bool isEmpty() const noexcept { return __size == 0; }
    [[nodiscard]] constexpr bool isNull() const noexcept { return !__data; }
    [[nodiscard]] constexpr const_pointer data() const noexcept { return __data; }
    [[nodiscard]] constexpr const_pointer constData() const noexcept { return __data; }

    // QByteArrayView, operator[](): "The behavior is undefined if n is negative or not less than size()."
    [[nodiscard]] constexpr char operator[](qsizetype n) const {
        OM_QT_REQUIRES("container-bounds", n >= 0 && n < __size, "QByteArrayView::operator[](): index out of range");
        return __data[n];
    }
    [[nodiscard]] constexpr char at(qsizetype n) const {
        OM_QT_REQUIRES("container-bounds", n >= 0 && n < __size, "QByteArrayView::at(): index out of range");
        return __data[n];
    }
    // QByteArrayView, front(), back(), first(), last(): "the byte array view must not be empty"
    [[nodiscard]] constexpr char front() const {
        OM_QT_REQUIRES("empty-container", __size != 0, "QByteArrayView::front() of an empty view");
        return __data[0];
    }
    [[nodiscard]] constexpr char back() const {
        OM_QT_REQUIRES("empty-container", __size != 0, "QByteArrayView::back() of an empty view");
        return __data[__size - 1];
    }
    [[nodiscard]] constexpr char first() const { return front(); }
    [[nodiscard]] constexpr char last() const { return back(); }

    // QByteArrayView, first(n) and the like: "The behavior is undefined when n < 0 or n > size()."
    [[nodiscard]] constexpr QByteArrayView first(qsizetype n) const {
        OM_QT_REQUIRES("container-bounds", n >= 0 && n <= __size, "QByteArrayView::first(): length out of range");
        return QByteArrayView(__data, n);
    }
    [[nodiscard]] constexpr QByteArrayView last(qsizetype n) const {
        OM_QT_REQUIRES("container-bounds", n >= 0 && n <= __size, "QByteArrayView::last(): length out of range");
        return QByteArrayView(__data + (__size - n), n);
    }
    [[nodiscard]] constexpr QByteArrayView sliced(qsizetype pos) const {
        OM_QT_REQUIRES("container-bounds", pos >= 0 && pos <= __size,
                       "QByteArrayView::sliced(): position out of range");
        return QByteArrayView(__data + pos, __size - pos);
    }
    [[nodiscard]] constexpr QByteArrayView sliced(qsizetype pos, qsizetype n) const {
        OM_QT_REQUIRES("container-bounds", pos >= 0 && n >= 0 && pos <= __size && n <= __size - pos,
                       "QByteArrayView::sliced(): range out of range");
        return QByteArrayView(__data + pos, n);
    }
    [[nodiscard]] constexpr QByteArrayView chopped(qsizetype len) const {
        OM_QT_REQUIRES("container-bounds", len >= 0 && len <= __size, "QByteArrayView::chopped(): length out of range");
        return QByteArrayView(__data, __size - len);
    }
    constexpr void truncate(qsizetype n) {
        OM_QT_REQUIRES("container-bounds", n >= 0 && n <= __size, "QByteArrayView::truncate(): length out of range");
        __size = n;
    }
    constexpr void chop(qsizetype n) {
        OM_QT_REQUIRES("container-bounds", n >= 0 && n <= __size, "QByteArrayView::chop(): length out of range");
        __size -= n;
    }
    [[nodiscard]] QByteArrayView trimmed() const noexcept;

    [[nodiscard]] short toShort(bool *ok = nullptr, int base = 10) const { return integer<short>(ok, base); }
    [[nodiscard]] ushort toUShort(bool *ok = nullptr, int base = 10) const { return integer<ushort>(ok, base); }
    [[nodiscard]] int toInt(bool *ok = nullptr, int base = 10) const { return integer<int>(ok, base); }
    [[nodiscard]] uint toUInt(bool *ok = nullptr, int base = 10) const { return integer<uint>(ok, base); }
    [[nodiscard]] long toLong(bool *ok = nullptr, int base = 10) const { return integer<long>(ok, base); }
    [[nodiscard]] ulong toULong(bool *ok = nullptr, int base = 10) const { return integer<ulong>(ok, base); }
    [[nodiscard]] qlonglong toLongLong(bool *ok = nullptr, int base = 10) const { return integer<qlonglong>(ok, base); }
    [[nodiscard]] qulonglong toULongLong(bool *ok = nullptr, int base = 10) const {
        return integer<qulonglong>(ok, base);
    }
    [[nodiscard]] float toFloat(bool *ok = nullptr) const;
    [[nodiscard]] double toDouble(bool *ok = nullptr) const;

    [[nodiscard]] bool startsWith(QByteArrayView other) const noexcept {
        return __omqt::begins_with(__data, __size, other.__data, other.__size);
    }
    [[nodiscard]] bool startsWith(char c) const noexcept { return __size != 0 && __data[0] == c; }
    [[nodiscard]] bool endsWith(QByteArrayView other) const noexcept {
        return __omqt::ends_with(__data, __size, other.__data, other.__size);
    }
    [[nodiscard]] bool endsWith(char c) const noexcept { return __size != 0 && __data[__size - 1] == c; }
    [[nodiscard]] qsizetype indexOf(QByteArrayView a, qsizetype from = 0) const noexcept {
        return __omqt::find_bytes(__data, __size, a.__data, a.__size, from);
    }
    [[nodiscard]] qsizetype indexOf(char c, qsizetype from = 0) const noexcept {
        return __omqt::find_byte(__data, __size, c, from);
    }
    [[nodiscard]] bool contains(QByteArrayView a) const noexcept { return indexOf(a) != -1; }
    [[nodiscard]] bool contains(char c) const noexcept { return indexOf(c) != -1; }
    [[nodiscard]] qsizetype lastIndexOf(QByteArrayView a) const noexcept { return lastIndexOf(a, __size); }
    [[nodiscard]] qsizetype lastIndexOf(QByteArrayView a, qsizetype from) const noexcept {
        return __omqt::find_last_bytes(__data, __size, a.__data, a.__size, from);
    }
    [[nodiscard]] qsizetype lastIndexOf(char c, qsizetype from = -1) const noexcept {
        return __omqt::find_last_byte(__data, __size, c, from);
    }
    [[nodiscard]] qsizetype count(QByteArrayView a) const noexcept {
        return __omqt::count_bytes(__data, __size, a.__data, a.__size);
    }
    [[nodiscard]] qsizetype count(char c) const noexcept { return __omqt::count_byte(__data, __size, c); }
    int compare(QByteArrayView a, Qt::CaseSensitivity cs = Qt::CaseSensitive) const noexcept {
        return cs == Qt::CaseSensitive ? __omqt::compare_bytes(__data, __size, a.__data, a.__size)
                                       : qstrnicmp(__data, __size, a.__data, a.__size);
    }
    [[nodiscard]] bool isValidUtf8() const noexcept { return __omqt::valid_utf8(__data, __size); }

    [[nodiscard]] constexpr const_iterator begin() const noexcept { return __data; }
    [[nodiscard]] constexpr const_iterator end() const noexcept { return __data + __size; }
    [[nodiscard]] constexpr const_iterator cbegin() const noexcept { return __data; }
    [[nodiscard]] constexpr const_iterator cend() const noexcept { return __data + __size; }
    [[nodiscard]] constexpr const_reverse_iterator rbegin() const noexcept { return const_reverse_iterator(end()); }
    [[nodiscard]] constexpr const_reverse_iterator rend() const noexcept { return const_reverse_iterator(begin()); }
    [[nodiscard]] constexpr const_reverse_iterator crbegin() const noexcept { return const_reverse_iterator(end()); }
    [[nodiscard]] constexpr const_reverse_iterator crend() const noexcept { return const_reverse_iterator(begin()); }

    friend inline bool operator==(QByteArrayView lhs, QByteArrayView rhs) noexcept {
        return lhs.__size == rhs.__size && __omqt::equal_bytes(lhs.__data, rhs.__data, lhs.__size);
    }
    friend inline bool operator!=(QByteArrayView lhs, QByteArrayView rhs) noexcept { return !(lhs == rhs); }
    friend inline bool operator<(QByteArrayView lhs, QByteArrayView rhs) noexcept { return lhs.compare(rhs) < 0; }
    friend inline bool operator<=(QByteArrayView lhs, QByteArrayView rhs) noexcept { return lhs.compare(rhs) <= 0; }
    friend inline bool operator>(QByteArrayView lhs, QByteArrayView rhs) noexcept { return lhs.compare(rhs) > 0; }
    friend inline bool operator>=(QByteArrayView lhs, QByteArrayView rhs) noexcept { return lhs.compare(rhs) >= 0; }

private:
    template <class Integer>
    Integer integer(bool *ok, int base) const {
        return __omqt::text_to_integer<Integer>(__data, std::size_t(__size), ok, base);
    }
};
Q_DECLARE_TYPEINFO(QByteArrayView, Q_PRIMITIVE_TYPE);

template <class Array, std::enable_if_t<std::is_same<Array, QByteArray>::value, bool> = true>
[[nodiscard]] inline QByteArrayView qToByteArrayViewIgnoringNull(const Array &b) noexcept {
    return QByteArrayView(b.data(), b.size());
}

quint16 qChecksum(QByteArrayView data, Qt::ChecksumType standard = Qt::ChecksumIso3309);
inline quint16 qChecksum(const char *s, qsizetype len, Qt::ChecksumType standard = Qt::ChecksumIso3309) {
    return qChecksum(QByteArrayView(s, len), standard);
}
std::size_t qHash(QByteArrayView key, std::size_t seed = 0) noexcept;

OM_END_MODEL

#endif
#endif
