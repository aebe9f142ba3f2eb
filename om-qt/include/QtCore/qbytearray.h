// QByteArray and QByteRef (QByteArray class page), qCompress(), qUncompress(), qChecksum().
//
// Bodies that are more than a line are in runtime/qbytearray*.cpp. Members that the documentation makes tolerant are
// so here; the ones with a precondition check it in its words.
#ifndef OM_QT_QBYTEARRAY_H
#define OM_QT_QBYTEARRAY_H

#include <QtCore/qbytearrayview.h>
#include <QtCore/qcontainerfwd.h>
#include <QtCore/qflags.h>
#include <QtCore/qhashfunctions.h>
#include <QtCore/qtypeinfo.h>
#include <__om/iterator/reverse.h>
#include <__omqt/number.h>
#include <__omqt/text_data.h>
#include <string>

OM_BEGIN_MODEL

class QByteRef;
class QDataStream;
class QString;
#if !OM_QT6
struct QNoImplicitBoolCast;
#endif

// What takes bytes takes a QByteArrayView in Qt 6; in Qt 5 there is a function for each of the things it stands for.
#if OM_QT6
#define OM_QT_BYTES_CONST(Result, name)                                                                                \
    Result name(QByteArrayView bytes) const { return __##name(bytes.data(), bytes.size()); }
#else
#define OM_QT_BYTES_CONST(Result, name)                                                                                \
    Result name(const char *bytes) const { return __##name(bytes, qstrlen(bytes)); }                                   \
    Result name(const QByteArray &bytes) const { return __##name(bytes.constData(), bytes.size()); }
#endif

class QByteArray {
    typedef __omqt::text_data<char> text;
    typedef __omqt::size_type size_t_;

    text __text;

    friend class QByteRef;
    friend QByteArray qUncompress(const uchar *data, size_t_ nbytes);

    std::size_t usize() const noexcept { return __text.size(); }
    QByteArray &put(size_t_ i, const char *bytes, size_t_ length);
    QByteArray &put(size_t_ i, size_t_ count, char c);
    bool becomes(const QByteArray &a);
    QByteArray &exchange(size_t_ index, size_t_ len, const char *bytes, size_t_ length);
    QByteArray &exchange_all(const char *before, size_t_ before_size, const char *after, size_t_ after_size);

    size_t_ __find(const char *bytes, size_t_ length, size_t_ from) const {
        return size_t_(__omqt::find_bytes(constData(), size(), bytes, length, from));
    }
    size_t_ __find_last(const char *bytes, size_t_ length, size_t_ from) const {
        return size_t_(__omqt::find_last_bytes(constData(), size(), bytes, length, from));
    }
    bool __contains(const char *bytes, size_t_ length) const { return __find(bytes, length, 0) != -1; }
    size_t_ __count(const char *bytes, size_t_ length) const {
        return size_t_(__omqt::count_bytes(constData(), size(), bytes, length));
    }
    bool __startsWith(const char *bytes, size_t_ length) const {
        return __omqt::begins_with(constData(), size(), bytes, length);
    }
    bool __endsWith(const char *bytes, size_t_ length) const {
        return __omqt::ends_with(constData(), size(), bytes, length);
    }
    template <class Integer>
    Integer integer(bool *ok, int base) const {
        return __omqt::text_to_integer<Integer>(constData(), usize(), ok, base);
    }
    template <class Text>
    QByteArray &set(const Text &digits) {
        __text.assign(digits.data(), std::size_t(digits.size()));
        return *this;
    }
    QByteArray letters(bool upper) const;
#if !OM_QT6
    operator QNoImplicitBoolCast() const;
#endif

public:
    enum Base64Option {
        Base64Encoding = 0,
        Base64UrlEncoding = 1,
        KeepTrailingEquals = 0,
        OmitTrailingEquals = 2,
        IgnoreBase64DecodingErrors = 0,
        AbortOnBase64DecodingErrors = 4
    };
    Q_DECLARE_FLAGS(Base64Options, Base64Option)
    enum class Base64DecodingStatus { Ok, IllegalInputLength, IllegalCharacter, IllegalPadding };

    typedef char *iterator;
    typedef const char *const_iterator;
    typedef iterator Iterator;
    typedef const_iterator ConstIterator;
    typedef std::reverse_iterator<iterator> reverse_iterator;
    typedef std::reverse_iterator<const_iterator> const_reverse_iterator;
    typedef size_t_ size_type;
    typedef qptrdiff difference_type;
    typedef const char &const_reference;
    typedef char &reference;
    typedef char *pointer;
    typedef const char *const_pointer;
    typedef char value_type;

    // ---- Construction, assignment, sharing
#if OM_QT6
    constexpr QByteArray() noexcept {}
#else
    QByteArray() noexcept {}
#endif
    QByteArray(const char *data, size_type size = -1);
    QByteArray(size_type size, char c);
    QByteArray(size_type size, Qt::Initialization);
    QByteArray(const QByteArray &) noexcept = default;
    QByteArray(QByteArray &&other) noexcept : __text(static_cast<text &&>(other.__text)) {}
    ~QByteArray() {}
    QByteArray &operator=(const QByteArray &other) noexcept {
        __text = other.__text;
        return *this;
    }
    QByteArray &operator=(const char *str);
    QByteArray &operator=(QByteArray &&other) noexcept {
        __text.swap(other.__text);
        return *this;
    }
    void swap(QByteArray &other) noexcept { __text.swap(other.__text); }

    size_type size() const noexcept { return size_type(__text.size()); }
    size_type length() const noexcept { return size(); }
    size_type count() const noexcept { return size(); }
    bool isEmpty() const noexcept { return __text.size() == 0; }
    bool isNull() const noexcept { return __text.is_null(); }

    void resize(size_type size);
#if OM_QT6
    void resize(size_type size, char c);
#endif
    QByteArray &fill(char c, size_type size = -1);
    size_type capacity() const { return size_type(__text.capacity()); }
    void reserve(size_type size);
    void squeeze() { __text.squeeze(); }
    void shrink_to_fit() { squeeze(); }
    void clear() { __text.clear(); }

    void detach() { __text.own(); }
#if OM_QT6
    bool isDetached() const { return !__text.needs_detach(); }
    bool isSharedWith(const QByteArray &other) const noexcept {
        return data() == other.data() && size() == other.size();
    }
#else
    bool isDetached() const { return !__text.is_null() && !__text.is_shared(); }
    bool isSharedWith(const QByteArray &other) const { return __text.__block == other.__text.__block; }
#endif

    // ---- Access
    char *data() { return __text.own(); }
    const char *data() const noexcept { return __text.data(); }
    const char *constData() const noexcept { return __text.data(); }
#ifndef QT_NO_CAST_FROM_BYTEARRAY
    operator const char *() const { return __text.data(); }
    operator const void *() const { return __text.data(); }
#endif

    // QByteArray, at(): "i must be a valid index position in the byte array (i.e., 0 <= i < size())"
    char at(size_type i) const {
        OM_QT_REQUIRES("container-bounds", i >= 0 && i < size(), "QByteArray::at(): index out of range");
        return __text.data()[i];
    }
    char operator[](size_type i) const {
        OM_QT_REQUIRES("container-bounds", i >= 0 && i < size(), "QByteArray::operator[](): index out of range");
        return __text.data()[i];
    }
    // QByteArray, front() and back(): "calling this function on an empty byte array constitutes undefined behavior"
    char front() const {
        OM_QT_REQUIRES("empty-container", !isEmpty(), "QByteArray::front() of an empty byte array");
        return __text.data()[0];
    }
    char back() const {
        OM_QT_REQUIRES("empty-container", !isEmpty(), "QByteArray::back() of an empty byte array");
        return __text.data()[usize() - 1];
    }
#if OM_QT6
    [[nodiscard]] char &operator[](size_type i) {
        OM_QT_REQUIRES("container-bounds", i >= 0 && i < size(), "QByteArray::operator[](): index out of range");
        return __text.own()[i];
    }
    [[nodiscard]] char &front() {
        OM_QT_REQUIRES("empty-container", !isEmpty(), "QByteArray::front() of an empty byte array");
        return __text.own()[0];
    }
    [[nodiscard]] char &back() {
        OM_QT_REQUIRES("empty-container", !isEmpty(), "QByteArray::back() of an empty byte array");
        return __text.own()[usize() - 1];
    }
#else
    char operator[](uint i) const {
        OM_QT_REQUIRES("container-bounds", i < uint(size()), "QByteArray::operator[](): index out of range");
        return __text.data()[i];
    }
    inline QByteRef operator[](int i);
    inline QByteRef operator[](uint i);
    inline QByteRef front();
    inline QByteRef back();
#endif

    // ---- Search and comparison
    size_type indexOf(char c, size_type from = 0) const {
        return size_type(__omqt::find_byte(constData(), size(), c, from));
    }
    size_type lastIndexOf(char c, size_type from = -1) const {
        return size_type(__omqt::find_last_byte(constData(), size(), c, from));
    }
#if OM_QT6
    size_type indexOf(QByteArrayView bv, size_type from = 0) const { return __find(bv.data(), bv.size(), from); }
    size_type lastIndexOf(QByteArrayView bv) const { return __find_last(bv.data(), bv.size(), size()); }
    size_type lastIndexOf(QByteArrayView bv, size_type from) const { return __find_last(bv.data(), bv.size(), from); }
    int compare(QByteArrayView a, Qt::CaseSensitivity cs = Qt::CaseSensitive) const noexcept {
        return QByteArrayView(constData(), size()).compare(a, cs);
    }
    [[nodiscard]] bool isValidUtf8() const noexcept { return __omqt::valid_utf8(constData(), size()); }
#else
    int indexOf(const char *c, int from = 0) const { return from > size() ? -1 : __find(c, int(qstrlen(c)), from); }
    int indexOf(const QByteArray &a, int from = 0) const { return __find(a.constData(), a.size(), from); }
    int lastIndexOf(const char *c, int from = -1) const { return __find_last(c, int(qstrlen(c)), from); }
    int lastIndexOf(const QByteArray &a, int from = -1) const { return __find_last(a.constData(), a.size(), from); }
    int compare(const char *c, Qt::CaseSensitivity cs = Qt::CaseSensitive) const noexcept {
        return cs == Qt::CaseSensitive ? __omqt::compare_bytes(constData(), size(), c, qstrlen(c))
                                       : qstrnicmp(constData(), size(), c, -1);
    }
    int compare(const QByteArray &a, Qt::CaseSensitivity cs = Qt::CaseSensitive) const noexcept {
        return cs == Qt::CaseSensitive ? __omqt::compare_bytes(constData(), size(), a.constData(), a.size())
                                       : qstrnicmp(constData(), size(), a.constData(), a.size());
    }
#endif
    bool contains(char c) const { return indexOf(c) != -1; }
    size_type count(char c) const { return size_type(__omqt::count_byte(constData(), size(), c)); }
    bool startsWith(char c) const { return !isEmpty() && constData()[0] == c; }
    bool endsWith(char c) const { return !isEmpty() && constData()[usize() - 1] == c; }
    OM_QT_BYTES_CONST(bool, contains)
    OM_QT_BYTES_CONST(size_type, count)
    OM_QT_BYTES_CONST(bool, startsWith)
    OM_QT_BYTES_CONST(bool, endsWith)
    bool isUpper() const;
    bool isLower() const;

    // ---- Parts
    OM_NODISCARD QByteArray left(size_type len) const;
    OM_NODISCARD QByteArray right(size_type len) const;
    OM_NODISCARD QByteArray mid(size_type index, size_type len = -1) const;
    // QByteArray, chopped(): "The behavior is undefined if len is negative or greater than size()."
    OM_NODISCARD QByteArray chopped(size_type len) const {
        OM_QT_REQUIRES("container-bounds", len >= 0 && len <= size(), "QByteArray::chopped(): length out of range");
#if OM_QT6
        return QByteArray(constData(), size() - len);
#else
        return left(size() - len);
#endif
    }
#if OM_QT6
    // QByteArray, first(): "The behavior is undefined when n < 0 or n > size()."
    [[nodiscard]] QByteArray first(size_type n) const {
        OM_QT_REQUIRES("container-bounds", n >= 0 && n <= size(), "QByteArray::first(): length out of range");
        return QByteArray(constData(), n);
    }
    [[nodiscard]] QByteArray last(size_type n) const {
        OM_QT_REQUIRES("container-bounds", n >= 0 && n <= size(), "QByteArray::last(): length out of range");
        return QByteArray(constData() + (size() - n), n);
    }
    [[nodiscard]] QByteArray sliced(size_type pos) const {
        OM_QT_REQUIRES("container-bounds", pos >= 0 && pos <= size(), "QByteArray::sliced(): position out of range");
        return QByteArray(constData() + pos, size() - pos);
    }
    [[nodiscard]] QByteArray sliced(size_type pos, size_type n) const {
        OM_QT_REQUIRES("container-bounds", pos >= 0 && n >= 0 && pos <= size() && n <= size() - pos,
                       "QByteArray::sliced(): range out of range");
        return QByteArray(constData() + pos, n);
    }
#endif
    OM_NODISCARD QByteArray toLower() const { return letters(false); }
    OM_NODISCARD QByteArray toUpper() const { return letters(true); }
    OM_NODISCARD QByteArray trimmed() const;
    OM_NODISCARD QByteArray simplified() const;
    OM_NODISCARD QByteArray leftJustified(size_type width, char fill = ' ', bool truncate = false) const;
    OM_NODISCARD QByteArray rightJustified(size_type width, char fill = ' ', bool truncate = false) const;
    OM_NODISCARD QByteArray repeated(size_type times) const;
    QList<QByteArray> split(char sep) const;

    // ---- Change
    void truncate(size_type pos);
    void chop(size_type n);
    QByteArray &remove(size_type index, size_type len);
    QByteArray &append(char c) { return put(size(), 1, c); }
    QByteArray &append(size_type count, char c) { return put(size(), count, c); }
#if OM_QT6
    QByteArray &append(const char *s) { return put(size(), s, size_type(qstrlen(s))); }
    QByteArray &prepend(const char *s) { return put(0, s, size_type(qstrlen(s))); }
#else
    QByteArray &append(const char *s);
    QByteArray &prepend(const char *s);
#endif
    QByteArray &append(const char *s, size_type len);
    QByteArray &append(const QByteArray &a);
    QByteArray &prepend(char c) { return put(0, 1, c); }
    QByteArray &prepend(size_type count, char c) { return put(0, count, c); }
    QByteArray &prepend(const char *s, size_type len);
    QByteArray &prepend(const QByteArray &a);
    QByteArray &insert(size_type i, char c) { return put(i, 1, c); }
    QByteArray &insert(size_type i, size_type count, char c) { return put(i, count, c); }
    QByteArray &insert(size_type i, const char *s) { return put(i, s, size_type(qstrlen(s))); }
    QByteArray &insert(size_type i, const char *s, size_type len) { return put(i, s, len); }
    QByteArray &insert(size_type i, const QByteArray &a) { return put(i, a.constData(), a.size()); }
    QByteArray &operator+=(char c) { return append(c); }
    QByteArray &operator+=(const char *s) { return append(s); }
    QByteArray &operator+=(const QByteArray &a) { return append(a); }
    void push_back(char c) { append(c); }
    void push_back(const char *s) { append(s); }
    void push_back(const QByteArray &a) { append(a); }
    void push_front(char c) { prepend(c); }
    void push_front(const char *s) { prepend(s); }
    void push_front(const QByteArray &a) { prepend(a); }
    QByteArray &replace(char before, char after);
    QByteArray &replace(size_type index, size_type len, const char *s, size_type alen) {
        return exchange(index, len, s, alen);
    }
    QByteArray &replace(const char *before, size_type bsize, const char *after, size_type asize) {
        return exchange_all(before, bsize, after, asize);
    }
#if OM_QT6
    QByteArray &append(QByteArrayView a) { return put(size(), a.data(), a.size()); }
    QByteArray &prepend(QByteArrayView a) { return put(0, a.data(), a.size()); }
    QByteArray &insert(size_type i, QByteArrayView a) { return put(i, a.data(), a.size()); }
    QByteArray &operator+=(QByteArrayView a) { return append(a); }
    void push_back(QByteArrayView a) { append(a); }
    void push_front(QByteArrayView a) { prepend(a); }
    QByteArray &replace(size_type index, size_type len, QByteArrayView s) {
        return exchange(index, len, s.data(), s.size());
    }
    QByteArray &replace(char before, QByteArrayView after) {
        return exchange_all(&before, 1, after.data(), after.size());
    }
    QByteArray &replace(QByteArrayView before, QByteArrayView after) {
        return exchange_all(before.data(), before.size(), after.data(), after.size());
    }
    template <typename Predicate>
    QByteArray &removeIf(Predicate pred) {
        std::size_t kept = 0;
        char *const bytes = __text.own();
        for (std::size_t i = 0; i != usize(); ++i)
            if (!pred(bytes[i]))
                bytes[kept++] = bytes[i];
        __text.resize(kept);
        return *this;
    }
    iterator erase(const_iterator first, const_iterator last);
#else
    QByteArray &replace(int index, int len, const char *s) { return exchange(index, len, s, int(qstrlen(s))); }
    QByteArray &replace(int index, int len, const QByteArray &s) {
        return exchange(index, len, s.constData(), s.size());
    }
    QByteArray &replace(char before, const char *after) { return exchange_all(&before, 1, after, int(qstrlen(after))); }
    QByteArray &replace(char before, const QByteArray &after) {
        return exchange_all(&before, 1, after.constData(), after.size());
    }
    QByteArray &replace(const char *before, const char *after) {
        return exchange_all(before, int(qstrlen(before)), after, int(qstrlen(after)));
    }
    QByteArray &replace(const QByteArray &before, const QByteArray &after) {
        return exchange_all(before.constData(), before.size(), after.constData(), after.size());
    }
    QByteArray &replace(const QByteArray &before, const char *after) {
        return exchange_all(before.constData(), before.size(), after, int(qstrlen(after)));
    }
    QByteArray &replace(const char *before, const QByteArray &after) {
        return exchange_all(before, int(qstrlen(before)), after.constData(), after.size());
    }
#ifndef QT_NO_CAST_TO_ASCII
    QByteArray &append(const QString &s);
    QByteArray &insert(int i, const QString &s);
    QByteArray &replace(const QString &before, const char *after);
    QByteArray &replace(char c, const QString &after);
    QByteArray &replace(const QString &before, const QByteArray &after);
    QByteArray &operator+=(const QString &s);
    int indexOf(const QString &s, int from = 0) const;
    int lastIndexOf(const QString &s, int from = -1) const;
#endif
#endif

#if !defined(QT_NO_CAST_FROM_ASCII) && !defined(QT_RESTRICTED_CAST_FROM_ASCII)
    bool operator==(const QString &s2) const;
    bool operator!=(const QString &s2) const;
    bool operator<(const QString &s2) const;
    bool operator>(const QString &s2) const;
    bool operator<=(const QString &s2) const;
    bool operator>=(const QString &s2) const;
#endif

    // ---- Numbers
    short toShort(bool *ok = nullptr, int base = 10) const { return integer<short>(ok, base); }
    ushort toUShort(bool *ok = nullptr, int base = 10) const { return integer<ushort>(ok, base); }
    int toInt(bool *ok = nullptr, int base = 10) const { return integer<int>(ok, base); }
    uint toUInt(bool *ok = nullptr, int base = 10) const { return integer<uint>(ok, base); }
    long toLong(bool *ok = nullptr, int base = 10) const { return integer<long>(ok, base); }
    ulong toULong(bool *ok = nullptr, int base = 10) const { return integer<ulong>(ok, base); }
    qlonglong toLongLong(bool *ok = nullptr, int base = 10) const { return integer<qlonglong>(ok, base); }
    qulonglong toULongLong(bool *ok = nullptr, int base = 10) const { return integer<qulonglong>(ok, base); }
    float toFloat(bool *ok = nullptr) const;
    double toDouble(bool *ok = nullptr) const;
#if OM_QT6
    QByteArray &setNum(short n, int base = 10) { return setNum(qlonglong(n), base); }
    QByteArray &setNum(int n, int base = 10) { return setNum(qlonglong(n), base); }
    QByteArray &setNum(long n, int base = 10) { return setNum(qlonglong(n), base); }
    QByteArray &setNum(ulong n, int base = 10) { return setNum(qulonglong(n), base); }
    static QByteArray number(long n, int base = 10);
    static QByteArray number(ulong n, int base = 10);
#else
    QByteArray &setNum(short n, int base = 10) {
        return base == 10 ? setNum(qlonglong(n), base) : setNum(qulonglong(ushort(n)), base);
    }
    QByteArray &setNum(int n, int base = 10) {
        return base == 10 ? setNum(qlonglong(n), base) : setNum(qulonglong(uint(n)), base);
    }
#endif
    QByteArray &setNum(ushort n, int base = 10) { return setNum(qulonglong(n), base); }
    QByteArray &setNum(uint n, int base = 10) { return setNum(qulonglong(n), base); }
    QByteArray &setNum(qlonglong n, int base = 10);
    QByteArray &setNum(qulonglong n, int base = 10);
    QByteArray &setNum(float n, char format = 'g', int precision = 6) { return setNum(double(n), format, precision); }
    QByteArray &setNum(double n, char format = 'g', int precision = 6);
    OM_NODISCARD static QByteArray number(int n, int base = 10);
    OM_NODISCARD static QByteArray number(uint n, int base = 10);
    OM_NODISCARD static QByteArray number(qlonglong n, int base = 10);
    OM_NODISCARD static QByteArray number(qulonglong n, int base = 10);
    OM_NODISCARD static QByteArray number(double n, char format = 'g', int precision = 6);

    // ---- Encodings
    class FromBase64Result;
#if OM_QT6
    QByteArray toBase64(Base64Options options = Base64Encoding) const;
    QByteArray toHex(char separator = '\0') const;
    [[nodiscard]] static QByteArray fromBase64(const QByteArray &base64, Base64Options options = Base64Encoding);
    [[nodiscard]] QByteArray percentDecoded(char percent = '%') const;
    [[nodiscard]] static QByteArray fromRawData(const char *data, size_type size);
    QByteArray &setRawData(const char *data, size_type size);
#else
    QByteArray toBase64(Base64Options options) const;
    QByteArray toBase64() const { return toBase64(Base64Encoding); }
    QByteArray toHex() const { return toHex('\0'); }
    QByteArray toHex(char separator) const;
    static QByteArray fromBase64(const QByteArray &base64, Base64Options options);
    static QByteArray fromBase64(const QByteArray &base64) { return fromBase64(base64, Base64Encoding); }
    static QByteArray fromRawData(const char *data, int size);
    QByteArray &setRawData(const char *data, uint size);
#endif
    OM_NODISCARD static FromBase64Result fromBase64Encoding(QByteArray &&base64,
                                                            Base64Options options = Base64Encoding);
    OM_NODISCARD static FromBase64Result fromBase64Encoding(const QByteArray &base64,
                                                            Base64Options options = Base64Encoding);
    OM_NODISCARD static QByteArray fromHex(const QByteArray &hexEncoded);
    OM_NODISCARD static QByteArray fromPercentEncoding(const QByteArray &pctEncoded, char percent = '%');
    QByteArray toPercentEncoding(const QByteArray &exclude = QByteArray(), const QByteArray &include = QByteArray(),
                                 char percent = '%') const;
    static QByteArray fromStdString(const std::string &s) { return QByteArray(s.data(), size_type(s.size())); }
    std::string toStdString() const { return std::string(constData(), usize()); }

    // ---- Iterators
    iterator begin() { return __text.own(); }
    iterator end() { return __text.own() + usize(); }
    const_iterator begin() const noexcept { return constData(); }
    const_iterator end() const noexcept { return constData() + usize(); }
    const_iterator cbegin() const noexcept { return begin(); }
    const_iterator cend() const noexcept { return end(); }
    const_iterator constBegin() const noexcept { return begin(); }
    const_iterator constEnd() const noexcept { return end(); }
    reverse_iterator rbegin() { return reverse_iterator(end()); }
    reverse_iterator rend() { return reverse_iterator(begin()); }
    const_reverse_iterator rbegin() const noexcept { return const_reverse_iterator(end()); }
    const_reverse_iterator rend() const noexcept { return const_reverse_iterator(begin()); }
    const_reverse_iterator crbegin() const noexcept { return const_reverse_iterator(end()); }
    const_reverse_iterator crend() const noexcept { return const_reverse_iterator(begin()); }
};
#undef OM_QT_BYTES_CONST

Q_DECLARE_OPERATORS_FOR_FLAGS(QByteArray::Base64Options)
Q_DECLARE_SHARED(QByteArray)

#if !OM_QT6
// What a non-const operator[] gives in Qt 5. Assigning behind the end makes the array longer first, reading there gives
// 0; comparing there reads what is not the array's.
class QByteRef {
    QByteArray &__array;
    int __index;

    friend class QByteArray;
    QByteRef(QByteArray &array, int index) : __array(array), __index(index) {}
    char there() const {
        OM_QT_REQUIRES("container-bounds", __index >= 0 && __index < __array.size(),
                       "QByteRef: compared behind the end of the byte array");
        return __array.constData()[__index];
    }

public:
    QByteRef(const QByteRef &) = default;
    operator char() const { return __index < __array.size() ? __array.constData()[__index] : char(0); }
    QByteRef &operator=(char c) {
        if (__index >= __array.size())
            __array.resize(__index + 1);
        __array.data()[__index] = c;
        return *this;
    }
    QByteRef &operator=(const QByteRef &c) { return operator=(char(c)); }
    bool operator==(char c) const { return there() == c; }
    bool operator!=(char c) const { return there() != c; }
    bool operator>(char c) const { return there() > c; }
    bool operator>=(char c) const { return there() >= c; }
    bool operator<(char c) const { return there() < c; }
    bool operator<=(char c) const { return there() <= c; }
};
inline QByteRef QByteArray::operator[](int i) {
    OM_QT_REQUIRES("container-bounds", i >= 0, "QByteArray::operator[](): index out of range");
    detach();
    return QByteRef(*this, i);
}
inline QByteRef QByteArray::operator[](uint i) {
    detach();
    return QByteRef(*this, int(i));
}
inline QByteRef QByteArray::front() {
    OM_QT_REQUIRES("empty-container", !isEmpty(), "QByteArray::front() of an empty byte array");
    return operator[](0);
}
inline QByteRef QByteArray::back() {
    OM_QT_REQUIRES("empty-container", !isEmpty(), "QByteArray::back() of an empty byte array");
    return operator[](size() - 1);
}
#endif

// ---- Comparison; a null pointer is empty
inline bool operator==(const QByteArray &a1, const QByteArray &a2) noexcept {
    return a1.size() == a2.size() && __omqt::equal_bytes(a1.constData(), a2.constData(), a1.size());
}
inline bool operator!=(const QByteArray &a1, const QByteArray &a2) noexcept { return !(a1 == a2); }
#define OM_QT_BYTE_ORDER(op)                                                                                           \
    inline bool operator op(const QByteArray &a1, const QByteArray &a2) noexcept {                                     \
        return __omqt::compare_bytes(a1.constData(), a1.size(), a2.constData(), a2.size()) op 0;                       \
    }
#define OM_QT_BYTE_TEXT(op)                                                                                            \
    inline bool operator op(const QByteArray &a1, const char *a2) noexcept {                                           \
        return __omqt::compare_bytes(a1.constData(), a1.size(), a2, qsizetype(qstrlen(a2))) op 0;                      \
    }                                                                                                                  \
    inline bool operator op(const char *a1, const QByteArray &a2) noexcept {                                           \
        return __omqt::compare_bytes(a1, qsizetype(qstrlen(a1)), a2.constData(), a2.size()) op 0;                      \
    }
OM_QT_BYTE_ORDER(<)
OM_QT_BYTE_ORDER(<=)
OM_QT_BYTE_ORDER(>)
OM_QT_BYTE_ORDER(>=)
OM_QT_BYTE_TEXT(==)
OM_QT_BYTE_TEXT(!=)
OM_QT_BYTE_TEXT(<)
OM_QT_BYTE_TEXT(<=)
OM_QT_BYTE_TEXT(>)
OM_QT_BYTE_TEXT(>=)
#undef OM_QT_BYTE_ORDER
#undef OM_QT_BYTE_TEXT
#if OM_QT6
#define OM_QT_BYTE_NULL(op)                                                                                            \
    inline bool operator op(const QByteArray &a1, std::nullptr_t) noexcept { return int(!a1.isEmpty()) op 0; }         \
    inline bool operator op(std::nullptr_t, const QByteArray &a2) noexcept { return 0 op int(!a2.isEmpty()); }
OM_QT_BYTE_NULL(==)
OM_QT_BYTE_NULL(!=)
OM_QT_BYTE_NULL(<)
OM_QT_BYTE_NULL(<=)
OM_QT_BYTE_NULL(>)
OM_QT_BYTE_NULL(>=)
#undef OM_QT_BYTE_NULL
#else
inline int qstrcmp(const QByteArray &str1, const QByteArray &str2) {
    return __omqt::compare_bytes(str1.constData(), str1.size(), str2.constData(), str2.size());
}
inline int qstrcmp(const QByteArray &str1, const char *str2) {
    return __omqt::compare_bytes(str1.constData(), str1.size(), str2, qstrlen(str2));
}
inline int qstrcmp(const char *str1, const QByteArray &str2) {
    return __omqt::compare_bytes(str1, qstrlen(str1), str2.constData(), str2.size());
}
#endif

#ifndef QT_USE_QSTRINGBUILDER
inline const QByteArray operator+(const QByteArray &a1, const QByteArray &a2) { return QByteArray(a1) += a2; }
inline const QByteArray operator+(const QByteArray &a1, const char *a2) { return QByteArray(a1) += a2; }
inline const QByteArray operator+(const QByteArray &a1, char a2) { return QByteArray(a1) += a2; }
inline const QByteArray operator+(const char *a1, const QByteArray &a2) { return QByteArray(a1) += a2; }
inline const QByteArray operator+(char a1, const QByteArray &a2) { return QByteArray(&a1, 1) += a2; }
#endif

class QByteArray::FromBase64Result {
public:
    QByteArray decoded;
    QByteArray::Base64DecodingStatus decodingStatus;

    void swap(QByteArray::FromBase64Result &other) noexcept {
        decoded.swap(other.decoded);
        const QByteArray::Base64DecodingStatus mine = decodingStatus;
        decodingStatus = other.decodingStatus;
        other.decodingStatus = mine;
    }
    explicit operator bool() const noexcept { return decodingStatus == QByteArray::Base64DecodingStatus::Ok; }
    QByteArray &operator*() & noexcept { return decoded; }
    const QByteArray &operator*() const & noexcept { return decoded; }
    QByteArray &&operator*() && noexcept { return static_cast<QByteArray &&>(decoded); }
};
Q_DECLARE_SHARED(QByteArray::FromBase64Result)
// What was decoded counts only where that was possible.
inline bool operator==(const QByteArray::FromBase64Result &lhs, const QByteArray::FromBase64Result &rhs) noexcept {
    return lhs.decodingStatus == rhs.decodingStatus &&
           (lhs.decodingStatus != QByteArray::Base64DecodingStatus::Ok || lhs.decoded == rhs.decoded);
}
inline bool operator!=(const QByteArray::FromBase64Result &lhs, const QByteArray::FromBase64Result &rhs) noexcept {
    return !(lhs == rhs);
}

__omqt::hash_type qHash(const QByteArray &key, __omqt::hash_type seed = 0) noexcept;
inline __omqt::hash_type qHash(const QByteArray::FromBase64Result &key, __omqt::hash_type seed = 0) noexcept {
    return qHash(key.decoded, seed) ^ __omqt::hash_type(key.decodingStatus);
}

// Any bytes that qUncompress() takes back.
QByteArray qCompress(const uchar *data, __omqt::size_type nbytes, int compressionLevel = -1);
QByteArray qUncompress(const uchar *data, __omqt::size_type nbytes);
inline QByteArray qCompress(const QByteArray &data, int compressionLevel = -1) {
    return qCompress(reinterpret_cast<const uchar *>(data.constData()), data.size(), compressionLevel);
}
inline QByteArray qUncompress(const QByteArray &data) {
    return qUncompress(reinterpret_cast<const uchar *>(data.constData()), data.size());
}

#if OM_QT6
inline QByteArray QByteArrayView::toByteArray() const { return QByteArray(data(), size()); }

template <typename T>
qsizetype erase(QByteArray &ba, const T &t) {
    const qsizetype before = ba.size();
    ba.removeIf([&t](char c) { return c == t; });
    return before - ba.size();
}
template <typename Predicate>
qsizetype erase_if(QByteArray &ba, Predicate pred) {
    const qsizetype before = ba.size();
    ba.removeIf(pred);
    return before - ba.size();
}

namespace Qt {
inline namespace Literals {
inline namespace StringLiterals {
inline QByteArray operator"" _ba(const char *str, std::size_t size) noexcept {
    return QByteArray::fromRawData(str, qsizetype(size));
}
} // namespace StringLiterals
} // namespace Literals
} // namespace Qt
inline namespace QtLiterals {
inline QByteArray operator"" _qba(const char *str, std::size_t size) noexcept {
    return QByteArray::fromRawData(str, qsizetype(size));
}
} // namespace QtLiterals
#else
quint16 qChecksum(const char *s, uint len);
quint16 qChecksum(const char *s, uint len, Qt::ChecksumType standard);
#endif

// Lives as long as the program does.
#define QByteArrayLiteral(str) (QByteArray::fromRawData(("" str), int(sizeof(str)) - 1))

OM_END_MODEL

// split() gives one.
#include <QtCore/qbytearraylist.h>

#endif
