// QByteArray: searching, counting, comparing; every position that matters.
#include "check.h"
#include <QByteArray>
#include <qhashfunctions.h>

static int sign(int i) { return i < 0 ? -1 : i > 0; }

int main() {
    const char *const texts[] = {"", "a", "abcabc", "aaaa", "xabcx"};
    const char *const needles[] = {"", "a", "ab", "abc", "aa", "x", "bc", "abcabcabc", "cx"};
    for (const char *t : texts) {
        const QByteArray text(t);
        for (const char *n : needles) {
            const QByteArray needle(n);
            printf("%s/%s:", t, n);
            for (int from = -8; from <= 8; ++from) {
                printf(" %d/%d", int(text.indexOf(needle, from)), int(text.indexOf(n, from)));
                CHECK(*n == 0 || text.indexOf(needle, from) == text.indexOf(n, from));
            }
            printf(" |");
            for (int from = -8; from <= 8; ++from)
                printf(" %d", int(text.lastIndexOf(needle, from)));
            printf(" | %d %d %d %d %d", int(text.lastIndexOf(needle)), text.contains(needle), text.startsWith(needle),
                   text.endsWith(needle), *n ? int(text.count(needle)) : -1);
            printf(" %d %d\n", sign(text.compare(needle)), sign(text.compare(needle, Qt::CaseInsensitive)));
        }
        for (char c : {'a', 'c', 'x', 'q'}) {
            printf("%s/%c:", t, c);
            for (int from = -8; from <= 8; ++from)
                printf(" %d %d", int(text.indexOf(c, from)), int(text.lastIndexOf(c, from)));
            printf(" %d %d %d %d %d\n", int(text.lastIndexOf(c)), text.contains(c), text.startsWith(c),
                   text.endsWith(c), int(text.count(c)));
        }
    }

    check::section("null");
    CHECK(QByteArray().startsWith("") && QByteArray().endsWith("") && QByteArray("a").startsWith(QByteArray()));
    CHECK(QByteArray("a").endsWith(QByteArray()) && !QByteArray().startsWith('a') && !QByteArray().endsWith('a'));
    CHECK(QByteArray("abc").indexOf(QByteArray()) == 0 && QByteArray("abc").contains(QByteArray()));
    CHECK(QByteArray().indexOf('a') == -1 && QByteArray().lastIndexOf('a') == -1);

    check::section("embedded NUL");
    const QByteArray zero("a\0b\0c", 5);
    CHECK(zero.indexOf('\0') == 1 && zero.lastIndexOf('\0') == 3 && zero.count('\0') == 2);
    CHECK(zero.indexOf(QByteArray("\0c", 2)) == 3 && zero.startsWith(QByteArray("a\0", 2)));
    CHECK(zero != "a" && zero > "a" && QByteArray("a") < zero && zero == QByteArray("a\0b\0c", 5));

    check::section("order");
    const char *const words[] = {"", "a", "A", "ab", "b", "B", "\xe4", "\xc4", "z"};
    for (const char *l : words)
        for (const char *r : words) {
            const QByteArray left(l), right(r);
            printf("%02x %02x: %d %d %d %d %d %d %d %d\n", static_cast<unsigned char>(*l),
                   static_cast<unsigned char>(*r), left == right, left != right,
                   left< right, left <= right, left > right, left >= right, sign(left.compare(right)),
                   sign(left.compare(right, Qt::CaseInsensitive)));
            CHECK((left == r) == (left == right) && (l == right) == (left == right));
            CHECK((left != r) == (left != right) && (l != right) == (left != right));
            CHECK((left < r) == (left < right) && (l < right) == (left < right));
            CHECK((left <= r) == (left <= right) && (l <= right) == (left <= right));
            CHECK((left > r) == (left > right) && (l > right) == (left > right));
            CHECK((left >= r) == (left >= right) && (l >= right) == (left >= right));
            printf("%d %d %d\n", sign(qstrcmp(l, r)), sign(qstricmp(l, r)), sign(qstrnicmp(l, r, 1)));
        }
    const char *const none = nullptr;
    CHECK(QByteArray() == none && QByteArray("") == none && QByteArray("a") != none && none == QByteArray());
    CHECK(!(QByteArray("a") < none) && !(none > QByteArray()));

    check::section("qstr functions");
    CHECK(qstrlen("abc") == 3 && qstrlen(nullptr) == 0 && qstrnlen("abc", 2) == 2 && qstrnlen("abc", 9) == 3);
    CHECK(qstrnlen(nullptr, 4) == 0);
    CHECK(qstrcmp(nullptr, "a") < 0 && qstrcmp("a", nullptr) > 0 && qstrcmp(none, none) == 0);
    CHECK(qstrncmp("abc", "abd", 2) == 0 && qstrncmp("abc", "abd", 3) < 0 && qstrncmp(nullptr, "a", 1) < 0);
    CHECK(qstricmp("ABC", "abc") == 0 && qstricmp("abc", "ABD") < 0 && qstricmp(nullptr, "a") < 0 &&
          qstricmp("a", nullptr) > 0);
    CHECK(qstricmp(nullptr, nullptr) == 0 && qstricmp("ab", "a") > 0 && qstricmp("", "") == 0);
    CHECK(qstrnicmp("ABCx", "abcy", 3) == 0 && qstrnicmp("ABCx", "abcy", 4) < 0);
    char room[8] = {1, 1, 1, 1, 1, 1, 1, 1};
    CHECK(qstrncpy(room, "abcdef", 4) == room && QByteArray(room) == "abc");
    CHECK(qstrncpy(room, nullptr, 4) == nullptr && qstrncpy(nullptr, "a", 4) == nullptr);
    CHECK(qstrcpy(room, "xy") == room && QByteArray(room) == "xy");
    CHECK(qstrcpy(room, nullptr) == nullptr);
    char *copy = qstrdup("dup");
    CHECK(QByteArray(copy) == "dup");
    delete[] copy;
    CHECK(qstrdup(nullptr) == nullptr);
    CHECK(qsnprintf(room, sizeof room, "%d-%s", 12, "a") == 4 && QByteArray(room) == "12-a");

    check::section("case");
    const char *const cased[] = {"", "abc", "ABC", "aBc", "a1", "A1", "1", "\xe4\xf6", "\xc4\xd6", "\xdf\xf7\xd7"};
    for (const char *s : cased) {
        const QByteArray t(s);
        printf("%s: %s %s %d %d\n", t.toHex().constData(), t.toUpper().toHex().constData(),
               t.toLower().toHex().constData(), t.isUpper(), t.isLower());
    }
    CHECK(QByteArray().toUpper().isNull() == QByteArray().toLower().isNull());
    QByteArray moved("Moved");
    CHECK(std::move(moved).toUpper() == "MOVED");

    check::section("hash");
    CHECK(qHash(QByteArray("abc")) == qHash(QByteArray("abc")) && qHash(QByteArray()) == qHash(QByteArray("")));
    CHECK(qHash(QByteArray("abc"), 5) == qHash(QByteArray("abc"), 5));
    return check::done();
}
