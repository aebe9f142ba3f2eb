// QUuid (class page QUuid) and RFC 4122. What createUuid() gives is any id that it did not give before.
#include <QtCore/quuid.h>
#include <__om/container/model_memory.h>
#include <unistd.h>

OM_BEGIN_MODEL

namespace __omqt {

void md5(const unsigned char *text, std::size_t n, unsigned char *digest);
void sha1(const unsigned char *text, std::size_t n, unsigned char *digest);

// The longest form: {00000000-0000-0000-0000-000000000000}.
const std::size_t uuid_text_size = 38;

static int digit(char c) {
    if (c >= '0' && c <= '9')
        return c - '0';
    if (c >= 'a' && c <= 'f')
        return c - 'a' + 10;
    return c >= 'A' && c <= 'F' ? c - 'A' + 10 : -1;
}
static QUuid from_bytes(const unsigned char *b) {
    return QUuid(uint(b[0]) << 24 | uint(b[1]) << 16 | uint(b[2]) << 8 | b[3], ushort(b[4] << 8 | b[5]),
                 ushort(b[6] << 8 | b[7]), b[8], b[9], b[10], b[11], b[12], b[13], b[14], b[15]);
}
static void to_bytes(const QUuid &id, unsigned char *b) {
    for (int i = 0; i < 4; ++i)
        b[i] = static_cast<unsigned char>(id.data1 >> (24 - 8 * i));
    b[4] = static_cast<unsigned char>(id.data2 >> 8);
    b[5] = static_cast<unsigned char>(id.data2);
    b[6] = static_cast<unsigned char>(id.data3 >> 8);
    b[7] = static_cast<unsigned char>(id.data3);
    for (int i = 0; i < 8; ++i)
        b[8 + i] = id.data4[i];
}

// A text that ends in a NUL; what follows the last digit does not matter.
static QUuid from_text(const char *text) {
    if (*text == '{')
        ++text;
    unsigned char bytes[16];
    for (int i = 0; i < 16; ++i) {
        if (i == 4 || i == 6 || i == 8 || i == 10) {
            if (*text != '-')
                return QUuid();
            ++text;
        }
        const int high = digit(text[0]);
        const int low = high < 0 ? -1 : digit(text[1]);
        if (low < 0)
            return QUuid();
        bytes[i] = static_cast<unsigned char>(high * 16 + low);
        text += 2;
    }
    return from_bytes(bytes);
}
template <class Text>
static QUuid from_units(const Text &text) {
    char copy[uuid_text_size + 1];
    const std::size_t n = std::size_t(text.size()) < uuid_text_size ? std::size_t(text.size()) : uuid_text_size;
    for (std::size_t i = 0; i < n; ++i)
        copy[i] = QChar(text[__omqt::size_type(i)]).toLatin1();
    copy[n] = 0;
    return from_text(copy);
}
static QUuid from_digest(unsigned char *digest, int version) {
    digest[6] = static_cast<unsigned char>((digest[6] & 0x0f) | version << 4);
    digest[8] = static_cast<unsigned char>((digest[8] & 0x3f) | 0x80);
    return from_bytes(digest);
}
static QByteArray named(const QUuid &space, const QByteArray &name) { return space.toRfc4122() + name; }

struct created_uuid {
    QUuid __id;
    created_uuid *__before;
};
static created_uuid *last_created = nullptr;

} // namespace __omqt

#if OM_QT6
QUuid QUuid::fromString(QAnyStringView string) noexcept { return __omqt::from_units(string.toString()); }
QUuid QUuid::fromRfc4122(QByteArrayView bytes) noexcept {
#else
QUuid::QUuid(const QString &text) : QUuid(__omqt::from_units(text)) {}
QUuid::QUuid(const char *text) : QUuid(text ? __omqt::from_text(text) : QUuid()) {}
QUuid::QUuid(const QByteArray &text) : QUuid(text.isNull() ? QUuid() : __omqt::from_text(text.constData())) {}
QUuid QUuid::fromString(QStringView string) noexcept { return __omqt::from_units(string); }
QUuid QUuid::fromString(QLatin1String string) noexcept { return __omqt::from_units(string); }
QUuid QUuid::fromRfc4122(const QByteArray &bytes) {
#endif
    // "a null uuid is returned" where there are not 16 bytes.
    if (bytes.size() != 16)
        return QUuid();
    return __omqt::from_bytes(reinterpret_cast<const unsigned char *>(bytes.data()));
}

QByteArray QUuid::toByteArray(StringFormat mode) const {
    static const char digits[] = "0123456789abcdef";
    unsigned char bytes[16];
    __omqt::to_bytes(*this, bytes);
    QByteArray text;
    if (mode == WithBraces)
        text.append('{');
    for (int i = 0; i < 16; ++i) {
        if (mode != Id128 && (i == 4 || i == 6 || i == 8 || i == 10))
            text.append('-');
        text.append(digits[bytes[i] >> 4]);
        text.append(digits[bytes[i] & 15]);
    }
    if (mode == WithBraces)
        text.append('}');
    return text;
}
QString QUuid::toString(StringFormat mode) const { return QString::fromLatin1(toByteArray(mode)); }
QByteArray QUuid::toRfc4122() const {
    QByteArray bytes(16, '\0');
    __omqt::to_bytes(*this, reinterpret_cast<unsigned char *>(bytes.data()));
    return bytes;
}

bool QUuid::isNull() const noexcept { return *this == QUuid(); }
QUuid::Variant QUuid::variant() const noexcept {
    if (isNull())
        return VarUnknown;
    const unsigned bits = data4[0] >> 5;
    if (bits < 4)
        return NCS;
    return bits < 6 ? DCE : bits == 6 ? Microsoft : Reserved;
}
QUuid::Version QUuid::version() const noexcept {
    const int number = data3 >> 12;
    if (variant() != DCE || number < Time || number > Sha1)
        return VerUnknown;
    return Version(number);
}
bool QUuid::operator<(const QUuid &other) const noexcept {
    if (variant() != other.variant())
        return variant() < other.variant();
    if (data1 != other.data1)
        return data1 < other.data1;
    if (data2 != other.data2)
        return data2 < other.data2;
    if (data3 != other.data3)
        return data3 < other.data3;
    for (int i = 0; i < 8; ++i)
        if (data4[i] != other.data4[i])
            return data4[i] < other.data4[i];
    return false;
}
bool QUuid::operator>(const QUuid &other) const noexcept { return other < *this; }

QUuid QUuid::createUuid() {
    unsigned char bytes[16];
    if (__verify_executing())
        ::getentropy(bytes, sizeof bytes);
    else
        __verify_input(bytes, sizeof bytes, "QUuid::createUuid()");
    const QUuid id = __omqt::from_digest(bytes, Random);
    if (!__verify_executing())
        __verify_assumed("QUuid::createUuid() gives no id twice");
    for (const __omqt::created_uuid *i = __omqt::last_created; i; i = i->__before)
        __verify_assume(i->__id != id);
    __omqt::created_uuid *const made = __om::model_new<__omqt::created_uuid>();
    made->__id = id;
    made->__before = __omqt::last_created;
    __omqt::last_created = made;
    return id;
}
QUuid QUuid::createUuidV3(const QUuid &ns, const QByteArray &baseData) {
    unsigned char digest[16];
    const QByteArray text = __omqt::named(ns, baseData);
    __omqt::md5(reinterpret_cast<const unsigned char *>(text.constData()), std::size_t(text.size()), digest);
    return __omqt::from_digest(digest, Md5);
}
QUuid QUuid::createUuidV5(const QUuid &ns, const QByteArray &baseData) {
    unsigned char digest[20];
    const QByteArray text = __omqt::named(ns, baseData);
    __omqt::sha1(reinterpret_cast<const unsigned char *>(text.constData()), std::size_t(text.size()), digest);
    return __omqt::from_digest(digest, Sha1);
}

__omqt::hash_type qHash(const QUuid &uuid, __omqt::hash_type seed) noexcept {
    const uchar *const b = uuid.data4;
    const uint left = uint(b[0]) << 24 | uint(b[1]) << 16 | uint(b[2]) << 8 | b[3];
    const uint right = uint(b[4]) << 24 | uint(b[5]) << 16 | uint(b[6]) << 8 | b[7];
    return uuid.data1 ^ uuid.data2 ^ (uint(uuid.data3) << 16) ^ left ^ right ^ seed;
}

OM_END_MODEL
