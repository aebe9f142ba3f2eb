// QByteArray: construction, parts, change, numbers.

#include <QtCore/qbytearray.h>
#include <QtCore/qlist.h>

namespace {

typedef __omqt::size_type Size;

bool is_space(char c) { return __omqt::is_number_space(c); }

// Qt 5 takes bytes for Latin-1, Qt 6 for ASCII.
char lower(char c) {
    const unsigned char byte = static_cast<unsigned char>(c);
    if (byte >= 'A' && byte <= 'Z')
        return char(byte + 32);
#if !OM_QT6
    if (byte >= 0xc0 && byte <= 0xde && byte != 0xd7)
        return char(byte + 32);
#endif
    return c;
}
char upper(char c) {
    const unsigned char byte = static_cast<unsigned char>(c);
    if (byte >= 'a' && byte <= 'z')
        return char(byte - 32);
#if !OM_QT6
    if (byte >= 0xe0 && byte <= 0xfe && byte != 0xf7)
        return char(byte - 32);
#endif
    return c;
}

// How often the bytes occur without overlapping; nothing occurs before each byte and at the end.
qsizetype apart(const char *text, qsizetype size, const char *what, qsizetype length) {
    qsizetype found = 0;
    for (qsizetype at = 0; at <= size;) {
        const bool here = __omqt::begins_with(text + at, size - at, what, length);
        found += here;
        at += here && length != 0 ? length : 1;
    }
    return found;
}

} // namespace

// QByteArray(const char *, size): a null pointer makes a null byte array, a negative size means a string that ends in a
// NUL.
QByteArray::QByteArray(const char *data, size_type size) {
    if (!data)
        return;
    __text.assign(data, size < 0 ? strlen(data) : std::size_t(size));
}
QByteArray::QByteArray(size_type size, char c) {
    const std::size_t n = size <= 0 ? 0 : std::size_t(size);
    __omqt::fill_text(__text.make(n), n, c);
}
QByteArray::QByteArray(size_type size, Qt::Initialization) { __text.make(size <= 0 ? 0 : std::size_t(size)); }

QByteArray &QByteArray::operator=(const char *str) {
    if (!str)
        __text.clear();
    else
        __text.assign(str, strlen(str));
    return *this;
}

void QByteArray::resize(size_type size) { __text.resize(size < 0 ? 0 : std::size_t(size)); }
#if OM_QT6
void QByteArray::resize(size_type size, char c) {
    const std::size_t before = usize();
    resize(size);
    if (usize() > before)
        __omqt::fill_text(__text.own() + before, usize() - before, c);
}
#endif
QByteArray &QByteArray::fill(char c, size_type size) {
    resize(size < 0 ? this->size() : size);
    if (!isEmpty())
        __omqt::fill_text(__text.own(), usize(), c);
    return *this;
}
void QByteArray::reserve(size_type size) { __text.reserve(size < 0 ? 0 : std::size_t(size)); }

// ---- Parts

QByteArray QByteArray::left(size_type len) const {
    if (len >= size())
        return *this;
    return QByteArray(constData(), len < 0 ? 0 : len);
}
QByteArray QByteArray::right(size_type len) const {
    if (len >= size())
        return *this;
    if (len < 0)
        len = 0;
    return QByteArray(constData() + (size() - len), len);
}
// Null where it begins behind the end; without the part of the range that lies before the beginning.
QByteArray QByteArray::mid(size_type index, size_type len) const {
    if (index > size())
        return QByteArray();
    if (index < 0) {
        if (len < 0 || len + index >= size())
            return *this;
        len += index;
        if (len <= 0)
            return QByteArray();
        index = 0;
    } else if (len < 0 || len > size() - index) {
        len = size() - index;
    }
    if (index == 0 && len == size())
        return *this;
    return QByteArray(constData() + index, len);
}
QByteArray QByteArray::letters(bool upper_case) const {
    QByteArray result(*this);
    if (isEmpty())
        return result;
    char *const text = result.__text.own();
    for (std::size_t i = 0; i < usize(); ++i)
        text[i] = upper_case ? upper(text[i]) : lower(text[i]);
    return result;
}
// Qt 6: it is its own folding. Qt 5: it consists of such letters, and there are some.
bool QByteArray::isUpper() const {
#if OM_QT6
    return *this == toUpper();
#else
    for (std::size_t i = 0; i < usize(); ++i)
        if (lower(constData()[i]) == constData()[i])
            return false;
    return !isEmpty();
#endif
}
bool QByteArray::isLower() const {
#if OM_QT6
    return *this == toLower();
#else
    for (std::size_t i = 0; i < usize(); ++i)
        if (upper(constData()[i]) == constData()[i])
            return false;
    return !isEmpty();
#endif
}
QByteArray QByteArray::trimmed() const {
    Size first = 0, last = size();
    while (first < last && is_space(constData()[first]))
        ++first;
    while (first < last && is_space(constData()[last - 1]))
        --last;
    if (first == 0 && last == size())
        return *this;
    return QByteArray(constData() + first, last - first);
}
QByteArray QByteArray::simplified() const {
    if (isEmpty())
        return *this;
    QByteArray result;
    char *const to = result.__text.make(usize());
    std::size_t length = 0;
    bool gap = false;
    for (std::size_t i = 0; i < usize(); ++i) {
        const char c = constData()[i];
        if (is_space(c)) {
            gap = length != 0;
            continue;
        }
        if (gap)
            to[length++] = ' ';
        gap = false;
        to[length++] = c;
    }
    result.__text.resize(length);
    return result;
}
QByteArray QByteArray::leftJustified(size_type width, char fill, bool truncate) const {
    if (width <= size())
        return truncate ? left(width) : *this;
    QByteArray result(*this);
    result.append(width - size(), fill);
    return result;
}
QByteArray QByteArray::rightJustified(size_type width, char fill, bool truncate) const {
    if (width <= size())
        return truncate ? left(width) : *this;
    QByteArray result(*this);
    result.prepend(width - size(), fill);
    return result;
}
QByteArray QByteArray::repeated(size_type times) const {
    if (isEmpty())
        return *this;
    if (times <= 1)
        return times == 1 ? *this : QByteArray();
    QByteArray result;
    char *const to = result.__text.make(usize() * std::size_t(times));
    for (size_type i = 0; i < times; ++i)
        __omqt::copy_text(to + usize() * std::size_t(i), constData(), usize());
    return result;
}
QList<QByteArray> QByteArray::split(char sep) const {
    QList<QByteArray> parts;
    Size begin = 0;
    for (Size at = 0; at < size(); ++at)
        if (constData()[at] == sep) {
            parts.append(mid(begin, at - begin));
            begin = at + 1;
        }
    parts.append(mid(begin));
    return parts;
}

// ---- Change

QByteArray &QByteArray::put(size_t_ i, const char *bytes, size_t_ length) {
    if (i < 0 || length <= 0 || !bytes)
        return *this;
    if (i > size()) {
        // Behind the end: spaces come between. The bytes may be this array's own.
        const QByteArray copy(bytes, length);
        __omqt::fill_text(__text.open(usize(), std::size_t(i - size())), std::size_t(i - size()), ' ');
        __text.insert(std::size_t(i), copy.constData(), std::size_t(length));
        return *this;
    }
    __text.insert(std::size_t(i), bytes, std::size_t(length));
    return *this;
}
QByteArray &QByteArray::put(size_t_ i, size_t_ count, char c) {
    if (i < 0 || count <= 0)
        return *this;
    if (i > size()) {
        const std::size_t gap = std::size_t(i - size());
        __omqt::fill_text(__text.open(usize(), gap), gap, ' ');
    }
    __omqt::fill_text(__text.open(std::size_t(i), std::size_t(count)), std::size_t(count), c);
    return *this;
}
QByteArray &QByteArray::append(const char *s, size_type len) {
    return put(size(), s, len < 0 ? size_type(qstrlen(s)) : len);
}
QByteArray &QByteArray::prepend(const char *s, size_type len) {
    return put(0, s, len < 0 ? size_type(qstrlen(s)) : len);
}
// Nothing and something is that, shared: in Qt 5 also where the something is nothing.
bool QByteArray::becomes(const QByteArray &a) {
#if OM_QT6
    const bool replaced = isNull() && !a.isEmpty();
#else
    const bool replaced = isEmpty() && __text.capacity() == 0;
#endif
    if (replaced)
        *this = a;
    return replaced;
}
QByteArray &QByteArray::append(const QByteArray &a) {
    return becomes(a) ? *this : put(size(), a.constData(), a.size());
}
QByteArray &QByteArray::prepend(const QByteArray &a) { return becomes(a) ? *this : put(0, a.constData(), a.size()); }
#if !OM_QT6
QByteArray &QByteArray::append(const char *s) {
    if (s && isNull())
        return *this = s;
    return put(size(), s, size_type(qstrlen(s)));
}
QByteArray &QByteArray::prepend(const char *s) {
    if (s && isNull())
        return *this = s;
    return put(0, s, size_type(qstrlen(s)));
}
#endif

void QByteArray::truncate(size_type pos) {
    if (pos < size())
        resize(pos);
}
void QByteArray::chop(size_type n) {
    if (n > 0)
        resize(n > size() ? 0 : size() - n);
}
QByteArray &QByteArray::remove(size_type index, size_type len) {
    if (index < 0 || index >= size() || len <= 0)
        return *this;
    __text.close(std::size_t(index), std::size_t(len > size() - index ? size() - index : len));
    return *this;
}
QByteArray &QByteArray::replace(char before, char after) {
    if (before == after || indexOf(before) < 0)
        return *this;
    char *const text = __text.own();
    for (std::size_t i = 0; i < usize(); ++i)
        if (text[i] == before)
            text[i] = after;
    return *this;
}
QByteArray &QByteArray::exchange(size_t_ index, size_t_ len, const char *bytes, size_t_ length) {
    if (len == length && index >= 0 && index + len <= size()) {
        if (len != 0)
            __omqt::move_text(__text.own() + index, bytes, std::size_t(length));
        return *this;
    }
    const QByteArray copy(bytes, length); // they may be this array's own
    remove(index, len);
    return put(index, copy.constData(), copy.size());
}
QByteArray &QByteArray::exchange_all(const char *before, size_t_ before_size, const char *after, size_t_ after_size) {
    if (isNull() || (before == after && before_size == after_size))
        return *this;
    const Size occurrences = Size(apart(constData(), size(), before, before_size));
    if (occurrences == 0)
        return *this;
    QByteArray result;
    char *to = result.__text.make(usize() + std::size_t(occurrences * after_size - occurrences * before_size));
    Size at = 0;
    while (at <= size()) {
        if (__omqt::begins_with(constData() + at, size() - at, before, before_size)) {
            __omqt::copy_text(to, after, std::size_t(after_size));
            to += after_size;
            at += before_size;
            if (before_size != 0)
                continue;
        }
        if (at < size())
            *to++ = constData()[at];
        ++at;
    }
    const std::size_t promised = __text.__block->__reserved;
    __text.swap(result.__text);
    if (promised != 0)
        __text.reserve(promised);
    return *this;
}
#if OM_QT6
QByteArray::iterator QByteArray::erase(const_iterator first, const_iterator last) {
    // Positions, as these may be of what is shared.
    const std::ptrdiff_t from = first - constData(), n = last - first;
    OM_QT_REQUIRES("iterator-range", from >= 0 && n >= 0 && from + n <= size(),
                   "QByteArray::erase(): iterators that are no range of the byte array");
    __text.close(std::size_t(from), std::size_t(n));
    return begin() + from;
}
QByteArrayView QByteArrayView::trimmed() const noexcept {
    qsizetype first = 0, last = size();
    while (first < last && is_space(data()[first]))
        ++first;
    while (first < last && is_space(data()[last - 1]))
        --last;
    return QByteArrayView(data() + first, last - first);
}
float QByteArrayView::toFloat(bool *ok) const {
    bool valid;
    const double value = toDouble(&valid);
    const float narrow = __omqt::double_to_float(value, &valid);
    if (ok)
        *ok = valid;
    return narrow;
}
// Without a number that fits, 0.
double QByteArrayView::toDouble(bool *ok) const {
    bool valid;
    const double value = __omqt::text_to_double(data(), std::size_t(size()), &valid);
    if (ok)
        *ok = valid;
    return valid ? value : 0;
}
#endif

// ---- Numbers

double QByteArray::toDouble(bool *ok) const {
    bool valid;
    const double value = __omqt::text_to_double(constData(), usize(), &valid);
    if (ok)
        *ok = valid;
#if OM_QT6
    if (!valid)
        return 0;
#endif
    return value;
}
float QByteArray::toFloat(bool *ok) const {
    bool valid;
    const float narrow = __omqt::double_to_float(toDouble(&valid), &valid);
    if (ok)
        *ok = valid;
    return narrow;
}
QByteArray &QByteArray::setNum(qlonglong n, int base) { return set(__omqt::integer_to_text(n, base)); }
QByteArray &QByteArray::setNum(qulonglong n, int base) { return set(__omqt::integer_to_text(n, base)); }
QByteArray &QByteArray::setNum(double n, char format, int precision) {
    return set(__omqt::double_text(n, format, precision));
}
QByteArray QByteArray::number(int n, int base) { return QByteArray().set(__omqt::integer_to_text(n, base)); }
QByteArray QByteArray::number(uint n, int base) { return QByteArray().set(__omqt::integer_to_text(n, base)); }
#if OM_QT6
QByteArray QByteArray::number(long n, int base) { return QByteArray().set(__omqt::integer_to_text(n, base)); }
QByteArray QByteArray::number(ulong n, int base) { return QByteArray().set(__omqt::integer_to_text(n, base)); }
#endif
QByteArray QByteArray::number(qlonglong n, int base) { return QByteArray().set(__omqt::integer_to_text(n, base)); }
QByteArray QByteArray::number(qulonglong n, int base) { return QByteArray().set(__omqt::integer_to_text(n, base)); }
QByteArray QByteArray::number(double n, char format, int precision) {
    return QByteArray().set(__omqt::double_text(n, format, precision));
}

// ---- Raw data

#if OM_QT6
QByteArray QByteArray::fromRawData(const char *data, size_type size) {
#else
QByteArray QByteArray::fromRawData(const char *data, int size) {
#endif
    QByteArray result;
    if (data)
        result.__text.lend(data, std::size_t(size));
    return result;
}
#if OM_QT6
QByteArray &QByteArray::setRawData(const char *data, size_type size) {
#else
QByteArray &QByteArray::setRawData(const char *data, uint size) {
#endif
    if (!data)
        __text.clear();
    else
        __text.lend(data, std::size_t(size));
    return *this;
}
