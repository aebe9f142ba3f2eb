// QByteArray: hexadecimal, Base64, percent encoding, checksums, compression.
#include "check.h"
#include <QByteArray>

static void show(const char *what, const QByteArray &a) {
    printf("%s: %s%d [", what, a.isNull() ? "null " : "", int(a.size()));
    for (int i = 0; i < a.size(); ++i)
        printf(a.at(i) > 32 ? "%c" : "<%02x>", static_cast<unsigned char>(a.at(i)));
    printf("]\n");
    ++check::total();
}
#define SHOW(...) show(#__VA_ARGS__, __VA_ARGS__)

int main() {
    const QByteArray texts[] = {QByteArray(),
                                QByteArray(""),
                                QByteArray("a"),
                                QByteArray("ab"),
                                QByteArray("abc"),
                                QByteArray("abcd"),
                                QByteArray("\xff\xfe\x00\x01?~", 6),
                                QByteArray("hello, world! 100%"),
                                QByteArray("a b+c/d?e=f&g~h-i.j_k")};
    for (const QByteArray &t : texts) {
        SHOW(t);
        SHOW(t.toHex());
        SHOW(t.toHex(':'));
        SHOW(t.toBase64());
        SHOW(t.toBase64(QByteArray::Base64UrlEncoding));
        SHOW(t.toBase64(QByteArray::OmitTrailingEquals));
        SHOW(t.toBase64(QByteArray::Base64UrlEncoding | QByteArray::OmitTrailingEquals));
        SHOW(t.toPercentEncoding());
        SHOW(t.toPercentEncoding("+ /"));
        SHOW(t.toPercentEncoding("", "abc~-"));
        SHOW(t.toPercentEncoding("{}", "", '='));
        SHOW(QByteArray::fromPercentEncoding(t));
        CHECK(QByteArray::fromHex(t.toHex()) == t);
        CHECK(QByteArray::fromHex(t.toHex('-')) == t);
        CHECK(QByteArray::fromBase64(t.toBase64()) == t);
        CHECK(QByteArray::fromBase64(t.toBase64(QByteArray::OmitTrailingEquals)) == t);
        CHECK(QByteArray::fromBase64(t.toBase64(QByteArray::Base64UrlEncoding), QByteArray::Base64UrlEncoding) == t);
        CHECK(QByteArray::fromPercentEncoding(t.toPercentEncoding()) == t);
        CHECK(qUncompress(qCompress(t)) == t);
        CHECK(qUncompress(qCompress(t, 9)) == t);
    }
    for (const char *hex : {"", "0", "1", "12", "123", "ff", "FF", "fg", "zz", "a-b", "0x1f", " 1 2 3 "})
        SHOW(QByteArray::fromHex(hex));
    for (const char *p : {"%", "%4", "%41", "%41%", "%4142", "%zz", "100%", "a%20b", "%00", "%c3%a4"})
        SHOW(QByteArray::fromPercentEncoding(p));
    SHOW(QByteArray::fromPercentEncoding("=41b", '='));
    for (const char *b : {"",     "YQ==",  "YQ",    "YWI=", "YWJj", "YWJj\nZGVm", "Y Q = =",  "!!!!",
                          "YQ=",  "YQ===", "Y===",  "=",    "==",   "====",       "YWI=YWI=", "YW-_",
                          "YW+/", "Y",     "YWJjZ", "=YWJ", "Y=WJ", "YW=J"})
        for (int o = 0; o < 8; ++o) {
            const QByteArray::Base64Options options = QByteArray::Base64Options(QFlag(o));
            SHOW(QByteArray::fromBase64(b, options));
            const QByteArray::FromBase64Result r = QByteArray::fromBase64Encoding(b, options);
            printf("%s %d: %d %d %d\n", b, o, int(r.decodingStatus), bool(r), r ? int((*r).size()) : -1);
        }
    QByteArray::FromBase64Result one = QByteArray::fromBase64Encoding("YQ=="),
                                 two = QByteArray::fromBase64Encoding("YWI=");
    CHECK(one != two && one == one && !(one == two));
    one.swap(two);
    CHECK(*one == "ab" && *two == "a");
    QByteArray rvalue("YQ==");
    CHECK(*QByteArray::fromBase64Encoding(std::move(rvalue)) == "a");

    check::section("checksum");
    for (const char *s : {"", "a", "123456789", "hello"}) {
        printf("%s %x\n", s, qChecksum(s, QByteArray(s).size()));
        printf("%x %x\n", qChecksum(s, QByteArray(s).size(), Qt::ChecksumIso3309),
               qChecksum(s, QByteArray(s).size(), Qt::ChecksumItuV41));
        ++check::total();
    }
    check::section("compression");
    CHECK(qCompress(QByteArray()).toHex() == "00000000");
    CHECK(qUncompress(QByteArray()).isNull() && qUncompress(QByteArray("abc")).isEmpty());
    CHECK(qCompress(QByteArray("abc")).left(4).toHex() == "00000003");
    const QByteArray big(100000, 'b');
    CHECK(qUncompress(qCompress(big)) == big);
    return check::done();
}
