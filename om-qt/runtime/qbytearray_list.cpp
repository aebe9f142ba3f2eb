// QByteArrayList, QByteArrayMatcher and QBitArray.

#include <QtCore/qbitarray.h>
#include <QtCore/qbytearraylist.h>
#include <QtCore/qbytearraymatcher.h>

namespace {

QByteArray joined(const QList<QByteArray> &parts, const char *separator, __omqt::size_type size) {
    QByteArray result;
    for (__omqt::size_type i = 0; i < parts.size(); ++i) {
        if (i != 0)
            result.append(separator, size);
        result.append(parts.at(i));
    }
    return result;
}

} // namespace

#if OM_QT6
QByteArray QListSpecialMethods<QByteArray>::join(QByteArrayView sep) const {
    return joined(*static_cast<const QList<QByteArray> *>(this), sep.data(), sep.size());
}
#else
QByteArray QListSpecialMethods<QByteArray>::join() const {
    return joined(*static_cast<const QList<QByteArray> *>(this), "", 0);
}
QByteArray QListSpecialMethods<QByteArray>::join(const QByteArray &sep) const {
    return joined(*static_cast<const QList<QByteArray> *>(this), sep.constData(), sep.size());
}
int QListSpecialMethods<QByteArray>::indexOf(const char *needle, int from) const {
    return static_cast<const QList<QByteArray> *>(this)->indexOf(QByteArray(needle), from);
}
#endif
QByteArray QListSpecialMethods<QByteArray>::join(char sep) const {
    return joined(*static_cast<const QList<QByteArray> *>(this), &sep, 1);
}

// ---- QByteArrayMatcher

qsizetype __omqt::match_bytes(const char *text, qsizetype size, const char *pattern, qsizetype length, qsizetype from) {
    if (from < 0)
        from = 0;
    for (; from + length <= size; ++from)
        if (begins_with(text + from, size - from, pattern, length))
            return from;
    return -1;
}

// ---- QBitArray

QBitArray::QBitArray(size_type size, bool value) {
    // QBitArray(): "Constructs a bit array containing size bits"
    OM_QT_REQUIRES("library-precondition", size >= 0, "QBitArray(): the size is negative");
    if (size == 0) {
        __bytes = "";
    } else {
        __bytes = QByteArray(__bytes_for(size), value ? '\xff' : '\0');
        __set_size(size);
    }
}
// For bytes that are as many as needed: notes the number of bits, and clears those behind the last, so that whole bytes
// can be compared.
void QBitArray::__set_size(size_type bits) {
    char *const bytes = __bytes.data();
    bytes[0] = char(__bytes.size() * 8 - bits);
    if (bits % 8 != 0)
        bytes[1 + bits / 8] = char(bytes[1 + bits / 8] & ((1 << bits % 8) - 1));
}
QBitArray::size_type QBitArray::count(bool on) const {
    size_type found = 0;
    for (size_type i = 0; i < size(); ++i)
        found += __get(i);
    return on ? found : size() - found;
}
void QBitArray::resize(size_type size) {
    if (size <= 0) {
        __bytes.resize(0);
        return;
    }
    const size_type before = __bytes.size();
    __bytes.resize(__bytes_for(size));
    char *const bytes = __bytes.data();
    for (size_type i = before; i < __bytes.size(); ++i)
        bytes[i] = '\0';
    __set_size(size);
}
bool QBitArray::fill(bool value, size_type size) {
    *this = QBitArray(size < 0 ? this->size() : size, value);
    return true;
}
void QBitArray::fill(bool value, size_type begin, size_type end) {
    // QBitArray, fill(): "Sets bits at index positions begin up to (but not including) end", which are valid ones
    OM_QT_REQUIRES("container-bounds", begin >= 0 && begin <= end && end <= size(),
                   "QBitArray::fill(): range out of range");
    for (; begin < end; ++begin)
        setBit(begin, value);
}
void QBitArray::truncate(size_type pos) {
    if (pos < size())
        resize(pos);
}
QBitArray QBitArray::fromBits(const char *data, qsizetype size) {
    // QBitArray, fromBits(): "creates a bit array with the dense bit array located at data, with len bits"
    OM_QT_REQUIRES("library-precondition", size >= 0, "QBitArray::fromBits(): the number of bits is negative");
    QBitArray result;
    if (size > 0) {
        result.__bytes.append('\0').append(data, size_type((size + 7) / 8));
        result.__set_size(size_type(size));
    }
    return result;
}
#if OM_QT6
quint32 QBitArray::toUInt32(QSysInfo::Endian endianness, bool *ok) const noexcept {
    const size_type bits = size();
    if (ok)
        *ok = bits <= 32;
    quint32 value = 0;
    for (size_type i = 0; bits <= 32 && i < bits; ++i)
        if (__get(i))
            value |= quint32(1) << (endianness == QSysInfo::LittleEndian ? i : bits - 1 - i);
    return value;
}
#endif
// The shorter of the two counts as if it had zeros behind it.
QBitArray &QBitArray::__combine(const QBitArray &other, int operation) {
    const QBitArray right(other);
    if (right.size() > size())
        resize(right.size());
    for (size_type i = 0; i < size(); ++i) {
        const bool a = __get(i), b = i < right.size() && right.__get(i);
        setBit(i, operation == 0 ? a && b : operation == 1 ? a || b : a != b);
    }
    return *this;
}
QBitArray QBitArray::operator~() const {
    QBitArray result(size());
    for (size_type i = 0; i < size(); ++i)
        result.setBit(i, !__get(i));
    return result;
}
bool QBitArray::operator==(const QBitArray &other) const { return __bytes == other.__bytes; }
__omqt::hash_type qHash(const QBitArray &key, __omqt::hash_type seed) noexcept {
    return qHash(key.__bytes, seed) + __omqt::hash_type(key.size());
}
