// MD5 (RFC 1321) and SHA-1 (RFC 3174) of a whole text.
#include <QtCore/qbytearray.h>

OM_BEGIN_MODEL

namespace __omqt {

static uint rotated(uint value, int by) { return value << by | value >> (32 - by); }

// The text, a bit 1, as many 0 as lead to the end of a block, and its length in bits.
static QByteArray padded(const unsigned char *text, std::size_t n, bool big_endian) {
    QByteArray all(reinterpret_cast<const char *>(text), __omqt::size_type(n));
    all.append(char(0x80));
    while (all.size() % 64 != 56)
        all.append('\0');
    const qulonglong bits = qulonglong(n) * 8;
    for (int i = 0; i < 8; ++i)
        all.append(char(bits >> 8 * (big_endian ? 7 - i : i)));
    return all;
}

void md5(const unsigned char *text, std::size_t n, unsigned char *digest) {
    // The integer part of 2^32 * |sin(i + 1)|.
    static const uint sines[64] = {
        0xd76aa478, 0xe8c7b756, 0x242070db, 0xc1bdceee, 0xf57c0faf, 0x4787c62a, 0xa8304613, 0xfd469501,
        0x698098d8, 0x8b44f7af, 0xffff5bb1, 0x895cd7be, 0x6b901122, 0xfd987193, 0xa679438e, 0x49b40821,
        0xf61e2562, 0xc040b340, 0x265e5a51, 0xe9b6c7aa, 0xd62f105d, 0x02441453, 0xd8a1e681, 0xe7d3fbc8,
        0x21e1cde6, 0xc33707d6, 0xf4d50d87, 0x455a14ed, 0xa9e3e905, 0xfcefa3f8, 0x676f02d9, 0x8d2a4c8a,
        0xfffa3942, 0x8771f681, 0x6d9d6122, 0xfde5380c, 0xa4beea44, 0x4bdecfa9, 0xf6bb4b60, 0xbebfbc70,
        0x289b7ec6, 0xeaa127fa, 0xd4ef3085, 0x04881d05, 0xd9d4d039, 0xe6db99e5, 0x1fa27cf8, 0xc4ac5665,
        0xf4292244, 0x432aff97, 0xab9423a7, 0xfc93a039, 0x655b59c3, 0x8f0ccc92, 0xffeff47d, 0x85845dd1,
        0x6fa87e4f, 0xfe2ce6e0, 0xa3014314, 0x4e0811a1, 0xf7537e82, 0xbd3af235, 0x2ad7d2bb, 0xeb86d391};
    static const int shifts[4][4] = {{7, 12, 17, 22}, {5, 9, 14, 20}, {4, 11, 16, 23}, {6, 10, 15, 21}};
    uint state[4] = {0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476};
    const QByteArray all = padded(text, n, false);
    for (__omqt::size_type at = 0; at < all.size(); at += 64) {
        uint words[16];
        for (int i = 0; i < 16; ++i)
            words[i] = uint(uchar(all.at(at + 4 * i))) | uint(uchar(all.at(at + 4 * i + 1))) << 8 |
                       uint(uchar(all.at(at + 4 * i + 2))) << 16 | uint(uchar(all.at(at + 4 * i + 3))) << 24;
        uint a = state[0], b = state[1], c = state[2], d = state[3];
        for (int i = 0; i < 64; ++i) {
            const int round = i / 16;
            const uint mixed = round == 0   ? (b & c) | (~b & d)
                               : round == 1 ? (d & b) | (~d & c)
                               : round == 2 ? b ^ c ^ d
                                            : c ^ (b | ~d);
            const int word = round == 0   ? i
                             : round == 1 ? (5 * i + 1) % 16
                             : round == 2 ? (3 * i + 5) % 16
                                          : 7 * i % 16;
            const uint next = b + rotated(a + mixed + sines[i] + words[word], shifts[round][i % 4]);
            a = d;
            d = c;
            c = b;
            b = next;
        }
        state[0] += a;
        state[1] += b;
        state[2] += c;
        state[3] += d;
    }
    for (int i = 0; i < 16; ++i)
        digest[i] = static_cast<unsigned char>(state[i / 4] >> 8 * (i % 4));
}

void sha1(const unsigned char *text, std::size_t n, unsigned char *digest) {
    uint state[5] = {0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476, 0xc3d2e1f0};
    const QByteArray all = padded(text, n, true);
    for (__omqt::size_type at = 0; at < all.size(); at += 64) {
        uint words[80];
        for (int i = 0; i < 16; ++i)
            words[i] = uint(uchar(all.at(at + 4 * i))) << 24 | uint(uchar(all.at(at + 4 * i + 1))) << 16 |
                       uint(uchar(all.at(at + 4 * i + 2))) << 8 | uint(uchar(all.at(at + 4 * i + 3)));
        for (int i = 16; i < 80; ++i)
            words[i] = rotated(words[i - 3] ^ words[i - 8] ^ words[i - 14] ^ words[i - 16], 1);
        uint a = state[0], b = state[1], c = state[2], d = state[3], e = state[4];
        for (int i = 0; i < 80; ++i) {
            const uint mixed = i < 20   ? ((b & c) | (~b & d)) + 0x5a827999
                               : i < 40 ? (b ^ c ^ d) + 0x6ed9eba1
                               : i < 60 ? ((b & c) | (b & d) | (c & d)) + 0x8f1bbcdc
                                        : (b ^ c ^ d) + 0xca62c1d6;
            const uint next = rotated(a, 5) + mixed + e + words[i];
            e = d;
            d = c;
            c = rotated(b, 30);
            b = a;
            a = next;
        }
        state[0] += a;
        state[1] += b;
        state[2] += c;
        state[3] += d;
        state[4] += e;
    }
    for (int i = 0; i < 20; ++i)
        digest[i] = static_cast<unsigned char>(state[i / 4] >> (24 - 8 * (i % 4)));
}

} // namespace __omqt

OM_END_MODEL
