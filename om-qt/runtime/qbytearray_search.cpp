// What QByteArray and QByteArrayView search and compare with, and the qstr…() functions.

#include <QtCore/qbytearray.h>
#include <stdio.h>
#include <stdlib.h>

namespace {

// Qt 5 takes bytes for Latin-1, Qt 6 for ASCII.
unsigned char folded(char c) {
    const unsigned char byte = static_cast<unsigned char>(c);
    if (byte >= 'A' && byte <= 'Z')
        return static_cast<unsigned char>(byte + 32);
#if !OM_QT6
    if (byte >= 0xc0 && byte <= 0xde && byte != 0xd7)
        return static_cast<unsigned char>(byte + 32);
#endif
    return byte;
}

bool same(const char *left, const char *right, qsizetype size) {
    for (qsizetype i = 0; i < size; ++i)
        if (left[i] != right[i])
            return false;
    return true;
}

} // namespace

namespace __omqt {

bool equal_bytes(const char *left, const char *right, qsizetype size) {
    return left == right || same(left, right, size);
}

int compare_bytes(const char *left, qsizetype left_size, const char *right, qsizetype right_size) {
    const qsizetype common = left_size < right_size ? left_size : right_size;
    for (qsizetype i = 0; i < common; ++i)
        if (left[i] != right[i])
            return int(static_cast<unsigned char>(left[i])) - int(static_cast<unsigned char>(right[i]));
    return left_size == right_size ? 0 : left_size < right_size ? -1 : 1;
}

bool begins_with(const char *text, qsizetype size, const char *what, qsizetype length) {
    return length <= size && same(text, what, length);
}
bool ends_with(const char *text, qsizetype size, const char *what, qsizetype length) {
    return length <= size && same(text + (size - length), what, length);
}

qsizetype find_byte(const char *text, qsizetype size, char c, qsizetype from) {
    if (from < 0)
        from = from + size < 0 ? 0 : from + size;
    for (; from < size; ++from)
        if (text[from] == c)
            return from;
    return -1;
}

qsizetype find_bytes(const char *text, qsizetype size, const char *what, qsizetype length, qsizetype from) {
#if OM_QT6
    if (length == 0)
        return from < 0 ? (from + size < 0 ? 0 : from + size) : from > size ? -1 : from;
#else
    if (length == 0)
        return from;
#endif
    if (length == 1)
        return find_byte(text, size, what[0], from);
    if (from < 0)
        from += size;
    // So far before the beginning that not even the end of what is looked for reaches it: nothing is found.
    if (from + length < 0)
        return -1;
    if (from < 0)
        from = 0;
    for (; from + length <= size; ++from)
        if (same(text + from, what, length))
            return from;
    return -1;
}

qsizetype find_last_byte(const char *text, qsizetype size, char c, qsizetype from) {
    if (from < 0)
        from += size;
    else if (from >= size)
        from = size - 1;
    for (; from >= 0; --from)
        if (text[from] == c)
            return from;
    return -1;
}

qsizetype find_last_bytes(const char *text, qsizetype size, const char *what, qsizetype length, qsizetype from) {
    if (length == 1)
        return find_last_byte(text, size, what[0], from);
#if OM_QT6
    if (size == 0)
        return length == 0 && from == 0 ? 0 : -1;
#endif
    const qsizetype last = size - length;
    if (from < 0)
        from = last;
    if (from < 0 || from > size)
        return -1;
    if (from > last)
        from = last;
    for (; from >= 0; --from)
        if (same(text + from, what, length))
            return from;
    return -1;
}

qsizetype count_byte(const char *text, qsizetype size, char c) {
    qsizetype found = 0;
    for (qsizetype i = 0; i < size; ++i)
        found += text[i] == c;
    return found;
}

// Occurrences may overlap; nothing occurs everywhere.
qsizetype count_bytes(const char *text, qsizetype size, const char *what, qsizetype length) {
    qsizetype found = 0;
    for (qsizetype i = 0; i + length <= size; ++i)
        found += same(text + i, what, length);
    return found;
}

// Without overlong forms, surrogates and what is beyond Unicode.
bool valid_utf8(const char *text, qsizetype size) {
    for (qsizetype i = 0; i < size;) {
        const unsigned first = static_cast<unsigned char>(text[i]);
        const int more = first < 0x80                    ? 0
                         : first >= 0xc2 && first < 0xe0 ? 1
                         : first >= 0xe0 && first < 0xf0 ? 2
                         : first >= 0xf0 && first < 0xf5 ? 3
                                                         : -1;
        if (more < 0 || i + more >= size)
            return false;
        unsigned code = more == 0 ? first : first & (0x3fu >> more);
        for (int k = 1; k <= more; ++k) {
            const unsigned next = static_cast<unsigned char>(text[i + k]);
            if ((next & 0xc0) != 0x80)
                return false;
            code = code << 6 | (next & 0x3f);
        }
        if ((more == 2 && code < 0x800) || (more == 3 && code < 0x10000) || code > 0x10ffff ||
            (code >= 0xd800 && code < 0xe000))
            return false;
        i += more + 1;
    }
    return true;
}

} // namespace __omqt

// QByteArray, qstrdup(): "Ownership is passed to the caller, so the returned string must be deleted using delete[]."
char *qstrdup(const char *source) {
    if (!source)
        return nullptr;
    const std::size_t size = strlen(source) + 1;
    char *const copy = new char[size];
    for (std::size_t i = 0; i < size; ++i)
        copy[i] = source[i];
    return copy;
}

char *qstrcpy(char *dst, const char *src) { return src ? strcpy(dst, src) : nullptr; }

// QByteArray, qstrncpy(): "If src is nullptr … returns nullptr", and the result is always terminated where len is not 0.
#if OM_QT6
char *qstrncpy(char *dst, const char *src, std::size_t len) {
#else
char *qstrncpy(char *dst, const char *src, uint len) {
#endif
    if (!src || !dst)
        return nullptr;
    if (len > 0) {
        std::size_t i = 0;
        for (; i + 1 < len && src[i] != '\0'; ++i)
            dst[i] = src[i];
        for (; i < len; ++i)
            dst[i] = '\0';
    }
    return dst;
}

int qstrcmp(const char *str1, const char *str2) { return str1 && str2 ? strcmp(str1, str2) : str1 ? 1 : str2 ? -1 : 0; }
#if OM_QT6
int qstrncmp(const char *str1, const char *str2, std::size_t len) {
#else
int qstrncmp(const char *str1, const char *str2, uint len) {
#endif
    return str1 && str2 ? strncmp(str1, str2, len) : str1 ? 1 : str2 ? -1 : 0;
}

int qstricmp(const char *str1, const char *str2) {
    if (!str1 || !str2)
        return str1 ? 1 : str2 ? -1 : 0;
    for (;; ++str1, ++str2) {
        const int difference = int(folded(*str1)) - int(folded(*str2));
        if (difference != 0 || *str1 == '\0')
            return difference;
    }
}
#if OM_QT6
int qstrnicmp(const char *str1, const char *str2, std::size_t len) {
#else
int qstrnicmp(const char *str1, const char *str2, uint len) {
#endif
    if (!str1 || !str2)
        return str1 ? 1 : str2 ? -1 : 0;
    for (; len != 0; --len, ++str1, ++str2) {
        const int difference = int(folded(*str1)) - int(folded(*str2));
        if (difference != 0 || *str1 == '\0')
            return difference;
    }
    return 0;
}

// The length of the second is that of a string where it is -1.
int qstrnicmp(const char *str1, qsizetype len1, const char *str2, qsizetype len2) {
    if (!str1)
        len1 = 0;
    if (len2 == -1)
        len2 = qsizetype(qstrlen(str2));
    if (!str2)
        len2 = 0;
    const qsizetype common = len1 < len2 ? len1 : len2;
    for (qsizetype i = 0; i < common; ++i) {
        const int difference = int(folded(str1[i])) - int(folded(str2[i]));
        if (difference != 0)
            return difference;
    }
    return len1 == len2 ? 0 : len1 < len2 ? -1 : 1;
}

int qvsnprintf(char *str, std::size_t n, const char *fmt, va_list ap) { return vsnprintf(str, n, fmt, ap); }
int qsnprintf(char *str, std::size_t n, const char *fmt, ...) {
    va_list arguments;
    va_start(arguments, fmt);
    const int written = vsnprintf(str, n, fmt, arguments);
    va_end(arguments);
    return written;
}

// CRC-16 with the polynomial 0x1021, lowest bit first.
static quint16 checksum(const char *data, qsizetype size, Qt::ChecksumType standard) {
    unsigned crc = standard == Qt::ChecksumIso3309 ? 0xffff : 0x6363;
    for (qsizetype i = 0; i < size; ++i) {
        crc ^= static_cast<unsigned char>(data[i]);
        for (int bit = 0; bit < 8; ++bit)
            crc = crc & 1 ? crc >> 1 ^ 0x8408 : crc >> 1;
    }
    return quint16(standard == Qt::ChecksumIso3309 ? ~crc : crc);
}
#if OM_QT6
quint16 qChecksum(QByteArrayView data, Qt::ChecksumType standard) {
    return checksum(data.data(), data.size(), standard);
}
std::size_t qHash(QByteArrayView key, std::size_t seed) noexcept {
    return qHashBits(key.data(), std::size_t(key.size()), seed);
}
#else
quint16 qChecksum(const char *s, uint len) { return checksum(s, len, Qt::ChecksumIso3309); }
quint16 qChecksum(const char *s, uint len, Qt::ChecksumType standard) { return checksum(s, len, standard); }
#endif
__omqt::hash_type qHash(const QByteArray &key, __omqt::hash_type seed) noexcept {
    return qHashBits(key.constData(), std::size_t(key.size()), seed);
}
