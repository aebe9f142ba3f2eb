// QByteArray: parts and changes, with positions inside and outside, aliasing, null and empty.
#include "check.h"
#include <QByteArray>
#include <QByteArrayList>
#include <utility>

static void show(const char *what, const QByteArray &a) {
    printf("%s: %s%s size %d [", what, a.isNull() ? "null " : "", a.isEmpty() ? "empty" : "full", int(a.size()));
    for (int i = 0; i < a.size(); ++i)
        printf(a.at(i) >= 32 ? "%c" : "<%02x>", static_cast<unsigned char>(a.at(i)));
    printf("]\n");
    ++check::total();
}
#define SHOW(...) show(#__VA_ARGS__, __VA_ARGS__)
// The array after a change, of several that it begins from.
#define CHANGE(...)                                                                                                    \
    do {                                                                                                               \
        const QByteArray starts[] = {QByteArray(), QByteArray(""), QByteArray("a"), QByteArray("hello")};              \
        for (const QByteArray &start : starts) {                                                                       \
            QByteArray x(start);                                                                                       \
            x.__VA_ARGS__;                                                                                             \
            show(#__VA_ARGS__, x);                                                                                     \
            CHECK(start.size() == 0 || start == "a" || start == "hello");                                              \
        }                                                                                                              \
    } while (0)

int main() {
    check::section("parts");
    const QByteArray texts[] = {QByteArray(), QByteArray(""), QByteArray("abcde")};
    for (const QByteArray &t : texts) {
        for (int n = -2; n <= 7; ++n) {
            SHOW(t.left(n));
            SHOW(t.right(n));
            SHOW(t.mid(n));
            for (int m = -2; m <= 7; ++m)
                SHOW(t.mid(n, m));
            SHOW(t.leftJustified(n, '.'));
            SHOW(t.rightJustified(n, '.'));
            SHOW(t.leftJustified(n, '.', true));
            SHOW(t.rightJustified(n, '.', true));
            SHOW(t.repeated(n > 3 ? 3 : n));
        }
        SHOW(t.chopped(0));
        SHOW(t.trimmed());
        SHOW(t.simplified());
        SHOW(t.toUpper());
    }
    SHOW(QByteArray("abc").chopped(2));
    SHOW(QByteArray("abc").chopped(3));
    SHOW(QByteArray(" a b ").trimmed());
    SHOW(QByteArray("   ").trimmed());
    SHOW(QByteArray("\t\n\v\f\r x \xa0").trimmed());
    SHOW(QByteArray("  a  b\t\nc ").simplified());
    SHOW(QByteArray("   ").simplified());
    SHOW(QByteArray("abc").simplified());
    QByteArray moved(" m ");
    SHOW(std::move(moved).trimmed());

    check::section("append, prepend, insert");
    CHANGE(append('c'));
    CHANGE(append("xyz"));
    CHANGE(append(""));
    CHANGE(append(static_cast<const char *>(nullptr)));
    CHANGE(append("xyz", 2));
    CHANGE(append("xyz", 0));
    CHANGE(append("xyz", -1));
    CHANGE(append(QByteArray("QB")));
    CHANGE(append(QByteArray()));
    CHANGE(append(QByteArray("")));
    CHANGE(append(3, 'n'));
    CHANGE(append(0, 'n'));
    CHANGE(append(-1, 'n'));
    CHANGE(prepend('c'));
    CHANGE(prepend("xyz"));
    CHANGE(prepend(""));
    CHANGE(prepend("xyz", 2));
    CHANGE(prepend(QByteArray("QB")));
    CHANGE(prepend(QByteArray()));
    CHANGE(prepend(QByteArray("")));
    CHANGE(prepend(3, 'n'));
    CHANGE(prepend(-1, 'n'));
    CHANGE(insert(0, 'c'));
    CHANGE(insert(1, "xyz"));
    CHANGE(insert(3, "xyz"));
    CHANGE(insert(9, "xyz"));
    CHANGE(insert(9, 'c'));
    CHANGE(insert(-1, "xyz"));
    CHANGE(insert(-1, 'c'));
    CHANGE(insert(1, "xyz", 1));
    CHANGE(insert(1, QByteArray("QB")));
    CHANGE(insert(7, 2, 'n'));
    CHANGE(insert(1, 0, 'n'));
    CHANGE(insert(9, ""));
    CHANGE(insert(9, 0, 'n'));
    CHANGE(operator+=('c'));
    CHANGE(operator+=("xyz"));
    CHANGE(operator+=(QByteArray("QB")));
    CHANGE(push_back('c'));
    CHANGE(push_back("xyz"));
    CHANGE(push_back(QByteArray("QB")));
    CHANGE(push_front('c'));
    CHANGE(push_front("xyz"));
    CHANGE(push_front(QByteArray("QB")));

    check::section("remove and shorten");
    CHANGE(remove(0, 1));
    CHANGE(remove(1, 2));
    CHANGE(remove(1, 99));
    CHANGE(remove(9, 1));
    CHANGE(remove(-1, 1));
    CHANGE(remove(0, 0));
    CHANGE(remove(0, -1));
    CHANGE(truncate(2));
    CHANGE(truncate(0));
    CHANGE(truncate(9));
    CHANGE(truncate(-1));
    CHANGE(chop(1));
    CHANGE(chop(9));
    CHANGE(chop(0));
    CHANGE(chop(-1));
    CHANGE(clear());
    CHANGE(resize(0));
    CHANGE(resize(-1));
    CHANGE(fill('f'));
    CHANGE(fill('f', 3));
    CHANGE(squeeze());

    check::section("replace");
    CHANGE(replace('l', 'L'));
    CHANGE(replace('l', "LL"));
    CHANGE(replace('l', ""));
    CHANGE(replace('l', QByteArray("<>")));
    CHANGE(replace("l", "LL"));
    CHANGE(replace("ll", "L"));
    CHANGE(replace("ll", ""));
    CHANGE(replace("hello", "bye"));
    CHANGE(replace("", "-"));
    CHANGE(replace(QByteArray("l"), QByteArray("LL")));
    CHANGE(replace(QByteArray("l"), "xx"));
    CHANGE(replace("l", QByteArray("xx")));
    CHANGE(replace("ll", 1, "x", 1));
    CHANGE(replace("q", "r"));
    CHANGE(replace(1, 2, "XYZ"));
    CHANGE(replace(1, 3, "XYZ"));
    CHANGE(replace(0, 0, "XYZ"));
    CHANGE(replace(1, 99, "XYZ"));
    CHANGE(replace(1, 2, ""));
    CHANGE(replace(1, 2, QByteArray("QB")));
    CHANGE(replace(1, 2, "XYZ", 1));
    CHANGE(replace(9, 1, "X"));
    SHOW(QByteArray("aaaa").replace("aa", "a"));
    SHOW(QByteArray("aaa").replace("aa", "b"));
    SHOW(QByteArray("abab").replace("ab", "abab"));

    check::section("of itself");
    QByteArray self("self");
    self.append(self);
    SHOW(self);
    self.prepend(self);
    SHOW(self);
    self = "self";
    self.insert(2, self);
    SHOW(self);
    self = "self";
    self.append(self.constData() + 1, 2);
    SHOW(self);
    self = "self";
    self.reserve(100);
    self.append(self.constData(), 4);
    SHOW(self);
    self = "self";
    self.replace(1, 1, self);
    SHOW(self);
    self = "self";
    self.replace("e", self);
    SHOW(self);
    self = "self";
    self += self;
    SHOW(self);

    check::section("sum");
    SHOW(QByteArray("a") + QByteArray("b"));
    SHOW(QByteArray("a") + "b");
    SHOW(QByteArray("a") + 'b');
    SHOW("a" + QByteArray("b"));
    SHOW('a' + QByteArray("b"));
    SHOW(QByteArray() + QByteArray());
    SHOW(QByteArray() + QByteArray(""));
    SHOW(QByteArray() + "");

    check::section("split and join");
    for (const char *t : {"", "a", "a,b", ",", "a,", ",a", ",,", "a,,b", "abc"}) {
        const QByteArrayList parts = QByteArray(t).split(',');
        printf("%s: %d", t, int(parts.size()));
        for (const QByteArray &p : parts)
            printf(" <%s%s>", p.constData(), p.isNull() ? " null" : "");
        printf("\n");
        CHECK(parts.join(',') == t);
        SHOW(parts.join(','));
        SHOW(parts.join());
        SHOW(parts.join("--"));
        SHOW(parts.join(QByteArray("<>")));
    }
    CHECK(QByteArray().split(',').size() == 1);
    CHECK(QByteArrayList().join(',').isEmpty());

#if QT_VERSION_MAJOR < 6
    check::section("behind the end");
    QByteArray grown("ab");
    grown[4] = 'e';
    CHECK(grown.size() == 5 && grown.at(4) == 'e' && grown.at(1) == 'b');
    grown[2] = grown[3] = 'x';
    SHOW(grown);
    CHECK(char(grown[9]) == 0 && grown.size() == 5);
#else
    check::section("new in 6");
    SHOW(QByteArray("hello").first(2));
    SHOW(QByteArray("hello").last(2));
    SHOW(QByteArray("hello").sliced(1));
    SHOW(QByteArray("hello").sliced(1, 2));
    SHOW(QByteArray("hello").first(0));
    QByteArray six("hello");
    six.resize(7, '!');
    SHOW(six);
    six.resize(3, '!');
    SHOW(six);
    six = "hello";
    six.removeIf([](char c) { return c == 'l'; });
    SHOW(six);
    six = "hello";
    CHECK(erase(six, 'l') == 2 && erase_if(six, [](char c) { return c == 'h'; }) == 1);
    SHOW(six);
    six = "hello";
    CHECK(*six.erase(six.cbegin() + 1, six.cbegin() + 3) == 'l');
    SHOW(six);
    using namespace Qt::StringLiterals;
    SHOW("literal"_ba);
    CHECK(six == six.first(six.size()) && six.isValidUtf8() && !QByteArray("\xff").isValidUtf8());
    CHECK((six == nullptr) == false && nullptr != six && six > nullptr && QByteArray() == nullptr);
#endif
    return check::done();
}
