// QString: indexOf, lastIndexOf, count, contains, startsWith, endsWith, compare, in every form and from every position.
#include "../show.h"

static const char *const haystacks[] = {"", "a", "abcabc", "aAaA", "ABCabcABC", "xxxx"};
static const char *const needles[] = {"", "a", "A", "abc", "bc", "aa", "xxxxx", "xx"};

int main() {
    for (const char *h : haystacks) {
        const QString text = QString::fromLatin1(h);
        for (const char *n : needles) {
            const QString needle = QString::fromLatin1(n);
            const QLatin1String latin1(n);
            for (int cs = 0; cs < 2; ++cs) {
                const Qt::CaseSensitivity c = Qt::CaseSensitivity(cs);
                AT("%s %s %d", h, n, cs);
                SHOW(text.count(needle, c));
                SHOW(text.contains(needle, c) | text.contains(latin1, c) << 1 | text.startsWith(needle, c) << 2 |
                     text.startsWith(latin1, c) << 3 | text.endsWith(needle, c) << 4 | text.endsWith(latin1, c) << 5);
                SHOW(check::sign(text.compare(needle, c)));
                SHOW(check::sign(text.compare(latin1, c)));
                SHOW(check::sign(QString::compare(latin1, text, c)));
                for (int from = -int(text.size()); from <= int(text.size()) + 1; ++from) {
                    AT("%d", from);
                    SHOW(text.indexOf(needle, from, c));
                    CHECK(text.indexOf(needle, from, c) == text.indexOf(latin1, from, c));
                    SHOW(text.lastIndexOf(needle, from, c));
                    SHOW(text.lastIndexOf(latin1, from, c));
                    if (needle.size() == 1) {
                        SHOW(text.indexOf(needle.at(0), from, c));
                        SHOW(text.lastIndexOf(needle.at(0), from, c));
                    }
                }
            }
        }
        SHOW(text.count(QLatin1Char('a')));
        SHOW(text.count(QLatin1Char('A'), Qt::CaseInsensitive));
        SHOW(text.lastIndexOf(QString("abc")));
        SHOW(text.lastIndexOf(QLatin1String("c")));
        SHOW(text.lastIndexOf(QChar('c')));
        SHOW(text.lastIndexOf(QString("")));
        SHOW(text.startsWith(QLatin1Char('A'), Qt::CaseInsensitive));
        SHOW(text.endsWith(QLatin1Char('C'), Qt::CaseInsensitive));
        SHOW(text.startsWith(QStringView(u"ab")));
        SHOW(text.endsWith(QStringView(u"bc")));
        SHOW(text.contains(QStringView(u"ca")));
    }
    check::section("null and empty");
    const QString null, empty("");
    SHOW(null.startsWith(null));
    SHOW(null.startsWith(empty));
    SHOW(empty.startsWith(null));
    SHOW(empty.startsWith(empty));
    SHOW(null.endsWith(empty));
    SHOW(empty.endsWith(null));
    SHOW(null.indexOf(null));
    SHOW(null.indexOf(empty));
    SHOW(null.lastIndexOf(empty));
    SHOW(QString("abc").startsWith(null));
    SHOW(QString("abc").contains(null));
    SHOW(null.contains(empty));
    SHOW(null == empty);
    SHOW(null.isNull() | empty.isNull() << 1 | null.isEmpty() << 2 | empty.isEmpty() << 3);
    SHOW(null.compare(empty));
    SHOW(null.count(empty));
    SHOW(null.startsWith(QLatin1String()));
    SHOW(null.startsWith(QLatin1String("")));
    SHOW(QString("a").startsWith(QLatin1String()));
    check::section("beyond ASCII");
    const QString german = QString::fromUtf8("Stra\xc3\x9f"
                                             "e \xc3\x84\xc3\x96\xc3\x9c");
    SHOW(german.indexOf(QString::fromUtf8("\xc3\xa4\xc3\xb6"), 0, Qt::CaseInsensitive));
    SHOW(german.contains(QString("SS"), Qt::CaseInsensitive));
    SHOW(check::sign(german.compare(QString::fromUtf8("stra\xc3\x9f"
                                                      "e \xc3\xa4\xc3\xb6\xc3\xbc"),
                                    Qt::CaseInsensitive)));
    const QString deseret = QString::fromUtf8("\xf0\x90\x90\x80"), lower = QString::fromUtf8("\xf0\x90\x90\xa8");
    SHOW(deseret.compare(lower, Qt::CaseInsensitive) == 0);
    SHOW(deseret.toLower() == lower);
    SHOW(german.compare(QLatin1String("stra\xdf"
                                      "e \xe4\xf6\xfc"),
                        Qt::CaseInsensitive) == 0);
    SHOW(german == QLatin1String("Stra\xdf"
                                 "e \xc4\xd6\xdc"));
    check::section("operators");
    const QString a("abc"), b("abd");
    SHOW((a == b) | (a != b) << 1 | (a < b) << 2 | (a > b) << 3 | (a <= b) << 4 | (a >= b) << 5);
    SHOW((a == "abc") | (a != "abc") << 1 | (a < "abc") << 2 | (a > "abc") << 3 | (a <= "abc") << 4 |
         (a >= "abc") << 5);
    SHOW(("abc" == a) | ("abc" != a) << 1 | ("abb" < a) << 2 | ("abb" > a) << 3 | ("abb" <= a) << 4 |
         ("abb" >= a) << 5);
    SHOW((a == QLatin1String("abc")) | (a < QLatin1String("abd")) << 1 | (QLatin1String("abc") == a) << 2 |
         (QLatin1String("abb") < a) << 3 | (QLatin1String("b") >= a) << 4 | (a != QLatin1String("x")) << 5);
    SHOW((a == QByteArray("abc")) | (a < QByteArray("b")) << 1 | (QByteArray("abc") == a) << 2 |
         (QByteArray("b") > a) << 3 | (a != QByteArray("b")) << 4);
    SHOW((QString("x") == QChar('x')) | (QString("xy") == QChar('x')) << 1 | (QString("xy") > QChar('x')) << 2 |
         (QChar('x') == QString("x")) << 3 | (QChar('w') < QString("x")) << 4 | (QString() == QChar('x')) << 5);
    SHOW((a == QStringView(u"abc")) | (QStringView(u"abc") == a) << 1 | (QStringView(u"abd") > a) << 2);
    SHOW(a == static_cast<const char *>(nullptr));
    SHOW(QString() == static_cast<const char *>(nullptr));
    SHOW(check::sign(QString::localeAwareCompare(a, b)));
    SHOW(check::sign(a.localeAwareCompare(a)));
    return check::done();
}
