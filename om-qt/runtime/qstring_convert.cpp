// QString to and from UTF-8, UTF-16, UTF-32, Latin-1 and the standard library's strings. What is not valid becomes U+FFFD,
// in Latin-1 '?'. The local 8-bit encoding is UTF-8, as it is wherever the locale was not set to another one.
#include <QtCore/qlist.h>
#include <QtCore/qstring.h>
#if !OM_QT6
#include <QtCore/qvector.h>
#endif

OM_BEGIN_MODEL

using namespace __omqt;

namespace __omqt {

// One character of UTF-8; advances past it. What is no character counts as one byte and is U+FFFD.
static unsigned next_of_utf8(const unsigned char *text, std::size_t n, std::size_t &at) {
    const unsigned lead = text[at++];
    if (lead < 0x80)
        return lead;
    unsigned more, least, c;
    if (lead >= 0xc2 && lead < 0xe0) {
        more = 1;
        least = 0x80;
        c = lead & 0x1f;
    } else if (lead >= 0xe0 && lead < 0xf0) {
        more = 2;
        least = 0x800;
        c = lead & 0xf;
    } else if (lead >= 0xf0 && lead < 0xf5) {
        more = 3;
        least = 0x10000;
        c = lead & 7;
    } else {
        return 0xfffd;
    }
    if (n - at < more)
        return 0xfffd;
    for (unsigned k = 0; k < more; ++k) {
        if ((text[at + k] & 0xc0) != 0x80)
            return 0xfffd;
        c = c << 6 | (text[at + k] & 0x3f);
    }
    if (c < least || c > 0x10ffff || (c >= 0xd800 && c < 0xe000))
        return 0xfffd;
    at += more;
    return c;
}
// One character of UTF-16; a surrogate without its other half stays what it is.
static unsigned next_of_utf16(const char16_t *text, std::size_t n, std::size_t &at) {
    const unsigned c = text[at++];
    if (c >= 0xd800 && c < 0xdc00 && at < n && text[at] >= 0xdc00 && text[at] < 0xe000)
        return (c << 10) + text[at++] - 0x35fdc00u;
    return c;
}
static std::size_t put_utf16(char16_t *to, std::size_t at, unsigned c) {
    if (c < 0x10000) {
        to[at] = char16_t(c);
        return at + 1;
    }
    to[at] = char16_t((c >> 10) + 0xd7c0);
    to[at + 1] = char16_t((c & 0x3ff) + 0xdc00);
    return at + 2;
}

static QString from_utf8(const char *bytes, std::size_t n) {
    if (!bytes)
        return QString();
    const unsigned char *const text = reinterpret_cast<const unsigned char *>(bytes);
    QString result = QString::__made(n);
    std::size_t size = 0;
    // A byte order mark is left out.
    std::size_t at = n >= 3 && text[0] == 0xef && text[1] == 0xbb && text[2] == 0xbf ? 3 : 0;
    while (at < n)
        size = put_utf16(result.__units(), size, next_of_utf8(text, n, at));
    if (size != n)
        result.resize(size_type(size));
    return result;
}
static QString from_latin1(const char *bytes, std::size_t n) {
    if (!bytes)
        return QString();
    QString result = QString::__made(n);
    for (std::size_t i = 0; i < n; ++i)
        result.__units()[i] = static_cast<unsigned char>(bytes[i]);
    return result;
}
static QString from_utf32(const unsigned *text, std::size_t n) {
    if (!text)
        return QString();
    std::size_t size = 0, from = n != 0 && text[0] == 0xfeff ? 1 : 0;
    QString result = QString::__made(2 * n);
    for (std::size_t i = from; i < n; ++i) {
        const unsigned c = text[i];
        size = put_utf16(result.__units(), size, c > 0x10ffff || (c >= 0xd800 && c < 0xe000) ? 0xfffd : c);
    }
    result.resize(size_type(size));
    return result;
}
static std::size_t utf8_size(unsigned c) { return c < 0x80 ? 1 : c < 0x800 ? 2 : c < 0x10000 ? 3 : 4; }
static void put_utf8(char *to, unsigned c) {
    if (c < 0x80) {
        to[0] = char(c);
    } else if (c < 0x800) {
        to[0] = char(0xc0 | c >> 6);
        to[1] = char(0x80 | (c & 0x3f));
    } else if (c < 0x10000) {
        to[0] = char(0xe0 | c >> 12);
        to[1] = char(0x80 | (c >> 6 & 0x3f));
        to[2] = char(0x80 | (c & 0x3f));
    } else {
        to[0] = char(0xf0 | c >> 18);
        to[1] = char(0x80 | (c >> 12 & 0x3f));
        to[2] = char(0x80 | (c >> 6 & 0x3f));
        to[3] = char(0x80 | (c & 0x3f));
    }
}
// A lone surrogate becomes a question mark.
static unsigned without_surrogate(unsigned c) { return c >= 0xd800 && c < 0xe000 ? '?' : c; }
static QByteArray to_utf8(const char16_t *text, std::size_t n) {
    if (!text)
        return QByteArray();
    std::size_t size = 0;
    for (std::size_t at = 0; at < n;)
        size += utf8_size(without_surrogate(next_of_utf16(text, n, at)));
    QByteArray bytes(static_cast<size_type>(size), Qt::Uninitialized);
    char *const to = bytes.data();
    std::size_t put = 0;
    for (std::size_t at = 0; at < n;) {
        const unsigned c = without_surrogate(next_of_utf16(text, n, at));
        put_utf8(to + put, c);
        put += utf8_size(c);
    }
    return bytes;
}
static QByteArray to_latin1(const char16_t *text, std::size_t n) {
    if (!text)
        return QByteArray();
    QByteArray bytes(static_cast<size_type>(n), Qt::Uninitialized);
    char *const to = bytes.data();
    for (std::size_t i = 0; i < n; ++i)
        to[i] = text[i] > 0xff ? '?' : char(text[i]);
    return bytes;
}
#if OM_QT6
typedef QList<uint> ucs4_list;
#else
typedef QVector<uint> ucs4_list;
#endif
static ucs4_list to_ucs4(const char16_t *text, std::size_t n) {
    ucs4_list result;
    for (std::size_t at = 0; at < n;) {
        const unsigned c = next_of_utf16(text, n, at);
        result.append(c >= 0xd800 && c < 0xe000 ? 0xfffdu : c);
    }
    return result;
}
static size_type to_wide(const char16_t *text, std::size_t n, wchar_t *array) {
    size_type size = 0;
    for (std::size_t at = 0; at < n;) {
        const unsigned c = next_of_utf16(text, n, at);
        array[size++] = wchar_t(c >= 0xd800 && c < 0xe000 ? 0xfffdu : c);
    }
    return size;
}
static std::size_t bytes_size(const char *text, std::ptrdiff_t size) {
    return !text ? 0 : size < 0 ? __builtin_strlen(text) : std::size_t(size);
}

} // namespace __omqt

QString QString::fromLatin1(const char *str, S size) { return from_latin1(str, bytes_size(str, size)); }
QString QString::fromUtf8(const char *str, S size) { return from_utf8(str, bytes_size(str, size)); }
QString QString::fromLocal8Bit(const char *str, S size) { return from_utf8(str, bytes_size(str, size)); }
#if OM_QT6
QString QString::fromLatin1(QByteArrayView ba) { return from_latin1(ba.data(), std::size_t(ba.size())); }
QString QString::fromUtf8(QByteArrayView ba) { return from_utf8(ba.data(), std::size_t(ba.size())); }
QString QString::fromLocal8Bit(QByteArrayView ba) { return from_utf8(ba.data(), std::size_t(ba.size())); }
QString QString::fromLatin1(const QByteArray &ba) {
    return ba.isNull() ? QString() : fromLatin1(ba.constData(), ba.size());
}
QString QString::fromUtf8(const QByteArray &ba) {
    return ba.isNull() ? QString() : fromUtf8(ba.constData(), ba.size());
}
QString QString::fromLocal8Bit(const QByteArray &ba) { return fromUtf8(ba); }
QString QString::fromLatin1(const char *str) { return fromLatin1(str, -1); }
QString QString::fromUtf8(const char *str) { return fromUtf8(str, -1); }
QString QString::fromLocal8Bit(const char *str) { return fromUtf8(str, -1); }
#else
// Up to the first NUL.
QString QString::fromLatin1(const QByteArray &ba) {
    return ba.isNull() ? QString() : fromLatin1(ba.constData(), int(qstrnlen(ba.constData(), uint(ba.size()))));
}
QString QString::fromUtf8(const QByteArray &ba) {
    return ba.isNull() ? QString() : fromUtf8(ba.constData(), int(qstrnlen(ba.constData(), uint(ba.size()))));
}
QString QString::fromLocal8Bit(const QByteArray &ba) { return fromUtf8(ba); }
#endif
QString QString::fromUtf16(const char16_t *str, S size) {
    if (!str)
        return QString();
    std::size_t n = size < 0 ? text_length(str) : std::size_t(size);
    if (n != 0 && str[0] == 0xfeff) {
        ++str;
        --n;
    }
    return QString(reinterpret_cast<const QChar *>(str), S(n));
}
QString QString::fromUtf16(const ushort *str, S size) {
    return fromUtf16(reinterpret_cast<const char16_t *>(str), size);
}
QString QString::fromUcs4(const char32_t *str, S size) { return fromUcs4(reinterpret_cast<const uint *>(str), size); }
QString QString::fromUcs4(const uint *str, S size) {
    std::size_t n = size < 0 ? 0 : std::size_t(size);
    if (str && size < 0)
        while (str[n] != 0)
            ++n;
    return from_utf32(str, n);
}
QString QString::fromWCharArray(const wchar_t *string, S size) {
    return fromUcs4(reinterpret_cast<const uint *>(string), size);
}

QByteArray QString::toLatin1() const { return to_latin1(__text_or_null(), __length()); }
QByteArray QString::toUtf8() const { return to_utf8(__text_or_null(), __length()); }
QByteArray QString::toLocal8Bit() const { return to_utf8(__text_or_null(), __length()); }
ucs4_list QString::toUcs4() const { return to_ucs4(__text(), __length()); }
QString::size_type QString::toWCharArray(wchar_t *array) const { return to_wide(__text(), __length(), array); }
QByteArray QStringView::toLatin1() const { return to_latin1(m_data, std::size_t(m_size)); }
QByteArray QStringView::toUtf8() const { return to_utf8(m_data, std::size_t(m_size)); }
QByteArray QStringView::toLocal8Bit() const { return to_utf8(m_data, std::size_t(m_size)); }
ucs4_list QStringView::toUcs4() const { return to_ucs4(m_data, std::size_t(m_size)); }
size_type QStringView::toWCharArray(wchar_t *array) const { return to_wide(m_data, std::size_t(m_size), array); }
#if !OM_QT6
QByteArray QStringRef::toLatin1() const { return view().toLatin1(); }
QByteArray QStringRef::toUtf8() const { return view().toUtf8(); }
QByteArray QStringRef::toLocal8Bit() const { return view().toLocal8Bit(); }
QVector<uint> QStringRef::toUcs4() const { return view().toUcs4(); }
int QStringRef::compare(const QByteArray &s, Case cs) const { return compare(QString::fromUtf8(s), cs); }
int QStringRef::compare_with_utf8(const char *s) const { return compare(QString::fromUtf8(s)); }
#endif
int QString::compare_with_utf8(const char *s) const {
    if (!s)
        return isEmpty() ? 0 : 1;
    return compare(fromUtf8(s, -1));
}
int QString::compare_with_bytes(const QByteArray &s) const { return compare(fromUtf8(s)); }
int QLatin1String::compare_with_utf8(const char *s) const { return compare(QStringView(QString::fromUtf8(s))); }

QString QString::fromStdString(const std::string &s) { return from_utf8(s.data(), s.size()); }
std::string QString::toStdString() const {
    const QByteArray bytes = toUtf8();
    return std::string(bytes.constData(), std::size_t(bytes.size()));
}
QString QString::fromStdWString(const std::wstring &s) { return fromWCharArray(s.data(), S(s.size())); }
std::wstring QString::toStdWString() const {
    std::wstring result(__length(), L'\0');
    if (__length() != 0)
        result.resize(std::size_t(toWCharArray(&result[0])));
    return result;
}
QString QString::fromStdU16String(const std::u16string &s) { return fromUtf16(s.data(), S(s.size())); }
std::u16string QString::toStdU16String() const { return std::u16string(__text(), __length()); }
QString QString::fromStdU32String(const std::u32string &s) { return fromUcs4(s.data(), S(s.size())); }
std::u32string QString::toStdU32String() const {
    std::u32string result(__length(), U'\0');
    std::size_t size = 0;
    for (std::size_t at = 0; at < __length();) {
        const unsigned c = next_of_utf16(__text(), __length(), at);
        result[size++] = c >= 0xd800 && c < 0xe000 ? 0xfffdu : c;
    }
    result.resize(size);
    return result;
}

namespace __omqt {

bool is_valid_utf16(const char16_t *text, std::size_t n) noexcept {
    for (std::size_t at = 0; at < n;) {
        const unsigned c = next_of_utf16(text, n, at);
        if (c >= 0xd800 && c < 0xe000)
            return false;
    }
    return true;
}
// The direction of the first strong character outside of isolates.
bool is_right_to_left(const char16_t *text, std::size_t n) noexcept {
    int isolates = 0;
    for (std::size_t at = 0; at < n;) {
        const QChar::Direction direction = QChar::direction(next_of_utf16(text, n, at));
        if (direction == QChar::DirPDI) {
            if (isolates != 0)
                --isolates;
        } else if (direction == QChar::DirRLI || direction == QChar::DirLRI || direction == QChar::DirFSI) {
            ++isolates;
        } else if (isolates == 0) {
            if (direction == QChar::DirL)
                return false;
            if (direction == QChar::DirR || direction == QChar::DirAL)
                return true;
        }
    }
    return false;
}

} // namespace __omqt

bool QString::isValidUtf16() const noexcept { return is_valid_utf16(__text(), __length()); }
bool QString::isRightToLeft() const { return is_right_to_left(__text(), __length()); }

OM_END_MODEL
