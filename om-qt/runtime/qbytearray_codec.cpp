// QByteArray: hexadecimal, Base64 and percent encoding, qCompress() and qUncompress().

#include <QtCore/qbytearray.h>

namespace {

typedef __omqt::size_type Size;

const char digits[] = "0123456789abcdef";

// -1 where it is no hexadecimal digit.
int nibble(char c) {
    const int value = __omqt::digit_value(c);
    return value < 16 ? value : -1;
}

int base64_value(char c, bool url) {
    if (c >= 'A' && c <= 'Z')
        return c - 'A';
    if (c >= 'a' && c <= 'z')
        return c - 'a' + 26;
    if (c >= '0' && c <= '9')
        return c - '0' + 52;
    if (c == (url ? '-' : '+'))
        return 62;
    if (c == (url ? '_' : '/'))
        return 63;
    return -1;
}

} // namespace

QByteArray QByteArray::toHex(char separator) const {
    if (isEmpty())
        return QByteArray();
    const bool separated = separator != '\0';
    QByteArray result;
    char *to = result.__text.make(separated ? usize() * 3 - 1 : usize() * 2);
    for (std::size_t i = 0; i < usize(); ++i) {
        const unsigned char byte = static_cast<unsigned char>(constData()[i]);
        if (separated && i != 0)
            *to++ = separator;
        *to++ = digits[byte >> 4];
        *to++ = digits[byte & 15];
    }
    return result;
}

// What is no digit is skipped. The last digits are a pair; the first may be alone.
QByteArray QByteArray::fromHex(const QByteArray &hexEncoded) {
    const Size size = hexEncoded.size();
    Size count = 0;
    for (Size i = 0; i < size; ++i)
        count += nibble(hexEncoded.constData()[i]) >= 0;
    QByteArray result;
    char *const to = result.__text.make(std::size_t(count + 1) / 2);
    Size seen = count % 2; // as if a 0 went before
    unsigned char byte = 0;
    for (Size i = 0; i < size; ++i) {
        const int value = nibble(hexEncoded.constData()[i]);
        if (value < 0)
            continue;
        byte = static_cast<unsigned char>(byte << 4 | value);
        if (++seen % 2 == 0) {
            to[seen / 2 - 1] = char(byte);
            byte = 0;
        }
    }
    return result;
}

QByteArray QByteArray::toBase64(Base64Options options) const {
    const char *const alphabet = options & Base64UrlEncoding
                                     ? "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
                                     : "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    QByteArray result;
    char *const to = result.__text.make((usize() + 2) / 3 * 4);
    std::size_t at = 0;
    for (std::size_t i = 0; i < usize(); i += 3) {
        unsigned group = 0;
        for (std::size_t k = 0; k < 3; ++k)
            group = group << 8 | (i + k < usize() ? static_cast<unsigned char>(constData()[i + k]) : 0u);
        const std::size_t real = usize() - i < 3 ? usize() - i : 3;
        for (std::size_t k = 0; k < 4; ++k) {
            if (k <= real)
                to[at++] = alphabet[group >> (18 - 6 * k) & 63];
            else if (!(options & OmitTrailingEquals))
                to[at++] = '=';
        }
    }
    result.__text.resize(at);
    return result;
}

QByteArray::FromBase64Result QByteArray::fromBase64Encoding(const QByteArray &base64, Base64Options options) {
    const bool strict = (options & AbortOnBase64DecodingErrors) != 0;
    const Size size = base64.size();
    FromBase64Result result = {QByteArray(), Base64DecodingStatus::Ok};
    char *const to = result.decoded.__text.make(std::size_t(size) * 3 / 4);
    std::size_t length = 0;
    unsigned bits = 0;
    int pending = 0;
    for (Size i = 0; i < size; ++i) {
        const char c = base64.constData()[i];
        const int value = base64_value(c, (options & Base64UrlEncoding) != 0);
        if (value >= 0) {
            bits = bits << 6 | unsigned(value);
            pending += 6;
            if (pending >= 8) {
                pending -= 8;
                to[length++] = char(bits >> pending);
                bits &= (1u << pending) - 1;
            }
        } else if (strict) {
            // One or two '=' at the end, where they make the length a multiple of four.
            if (c != '=')
                result.decodingStatus = Base64DecodingStatus::IllegalCharacter;
            else if (size % 4 != 0)
                result.decodingStatus = Base64DecodingStatus::IllegalInputLength;
            else if (i + 1 == size || (i + 2 == size && base64.constData()[i + 1] == '='))
                break;
            else
                result.decodingStatus = Base64DecodingStatus::IllegalPadding;
            result.decoded = QByteArray();
            return result;
        }
    }
    result.decoded.__text.resize(length);
    return result;
}
QByteArray::FromBase64Result QByteArray::fromBase64Encoding(QByteArray &&base64, Base64Options options) {
    const QByteArray text(static_cast<QByteArray &&>(base64));
    return fromBase64Encoding(text, options);
}
QByteArray QByteArray::fromBase64(const QByteArray &base64, Base64Options options) {
    return fromBase64Encoding(base64, options).decoded;
}

// RFC 3986: letters, digits and "-._~" stay; so does what is excluded, unless it is included, too.
QByteArray QByteArray::toPercentEncoding(const QByteArray &exclude, const QByteArray &include, char percent) const {
    if (isNull())
        return QByteArray();
    QByteArray result;
    char *const to = result.__text.make(usize() * 3);
    std::size_t length = 0;
    for (std::size_t i = 0; i < usize(); ++i) {
        const char c = constData()[i];
        const bool plain = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' ||
                           c == '.' || c == '_' || c == '~' || exclude.contains(c);
        if (c != percent && plain && !include.contains(c)) {
            to[length++] = c;
            continue;
        }
        const unsigned char byte = static_cast<unsigned char>(c);
        to[length++] = percent;
        to[length++] = __omqt::ascii_upper(digits[byte >> 4]);
        to[length++] = __omqt::ascii_upper(digits[byte & 15]);
    }
    result.__text.resize(length);
    return result;
}

// Two characters behind a percent sign are a byte, whatever they are.
QByteArray QByteArray::fromPercentEncoding(const QByteArray &pctEncoded, char percent) {
    if (pctEncoded.isNull())
        return QByteArray();
    if (pctEncoded.isEmpty())
        return QByteArray("", 0);
    QByteArray result;
    char *const to = result.__text.make(pctEncoded.usize());
    std::size_t length = 0;
    for (Size i = 0; i < pctEncoded.size(); ++i) {
        const char *const at = pctEncoded.constData() + i;
        if (*at == percent && i + 2 < pctEncoded.size()) {
            const int high = nibble(at[1]), low = nibble(at[2]);
            to[length++] = char((high < 0 ? at[1] : high) << 4 | (low < 0 ? at[2] : low));
            i += 2;
        } else {
            to[length++] = *at;
        }
    }
    result.__text.resize(length);
    return result;
}
#if OM_QT6
QByteArray QByteArray::percentDecoded(char percent) const { return fromPercentEncoding(*this, percent); }
#endif

// ---- Compression. The bytes are the length in four bytes and a zlib stream (RFC 1950) whose blocks are stored as they
// are (RFC 1951, 3.2.4): real Qt reads it, and reads shorter ones, too.

namespace {

quint32 adler(const uchar *data, Size size) {
    quint32 low = 1, high = 0;
    for (Size i = 0; i < size; ++i) {
        low = (low + data[i]) % 65521;
        high = (high + low) % 65521;
    }
    return high << 16 | low;
}
void put_big_endian(QByteArray &to, quint32 value) {
    for (int shift = 24; shift >= 0; shift -= 8)
        to.append(char(value >> shift));
}

} // namespace

QByteArray qCompress(const uchar *data, Size nbytes, int compressionLevel) {
    // qCompress(): "Valid values are between 0 and 9 … -1"; others are taken for -1.
    (void)compressionLevel;
    if (nbytes == 0)
        return QByteArray(4, '\0');
    if (!data)
        return QByteArray();
    __verify_assumed("qCompress: the bytes are those of stored blocks");
    QByteArray result;
    put_big_endian(result, quint32(nbytes));
    result.append('\x78').append('\x01');
    for (Size from = 0; from < nbytes; from += 0xffff) {
        const Size length = nbytes - from < 0xffff ? nbytes - from : 0xffff;
        result.append(char(from + length == nbytes ? 1 : 0));
        result.append(char(length & 0xff)).append(char(length >> 8));
        result.append(char(~length & 0xff)).append(char(~length >> 8 & 0xff));
        result.append(reinterpret_cast<const char *>(data) + from, length);
    }
    put_big_endian(result, adler(data, nbytes));
    return result;
}

// A null result where the data is damaged.
QByteArray qUncompress(const uchar *data, Size nbytes) {
    if (!data || nbytes <= 4)
        return QByteArray();
    Size at = 4;
    if (nbytes < at + 2 || (data[at] & 15) != 8 || (data[at] * 256 + data[at + 1]) % 31 != 0)
        return QByteArray();
    at += 2;
    QByteArray result("", 0);
    for (bool last = false; !last;) {
        if (nbytes - at < 5)
            return QByteArray();
        last = data[at] & 1;
        if ((data[at] & 6) != 0)
            __verify_unsupported("qUncompress of data that another program compressed");
        const Size length = data[at + 1] | data[at + 2] << 8;
        if ((length ^ (data[at + 3] | data[at + 4] << 8)) != 0xffff || nbytes - at - 5 < length)
            return QByteArray();
        result.append(reinterpret_cast<const char *>(data) + at + 5, length);
        at += 5 + length;
    }
    quint32 sum = 0;
    for (Size i = 0; i < 4; ++i) {
        if (at + i >= nbytes)
            return QByteArray();
        sum = sum << 8 | data[at + i];
    }
    return sum == adler(reinterpret_cast<const uchar *>(result.constData()), result.size()) ? result : QByteArray();
}
