// QLatin1String.
#include "../show.h"

int main() {
    const QLatin1String v("Hello, W\xf6rld"), null, empty("");
    SHOW(v);
    SHOW(null);
    SHOW(empty);
    SHOW(QLatin1String("abc", 2));
    SHOW(QLatin1String(QByteArray("ba")));
    const char *p = "pointer";
    SHOW(QLatin1String(p, p + 3));
    SHOW(v.size());
    SHOW(v.isEmpty() | v.isNull() << 1 | null.isEmpty() << 2 | null.isNull() << 3 | empty.isNull() << 4);
    SHOW(v.latin1() == v.data());
    SHOW(QChar(v.at(1)));
    SHOW(QChar(v[8]));
    SHOW(QChar(v.front()));
    SHOW(QChar(v.back()));
    SHOW(sizeof(QLatin1String));
    for (int i = 0; i <= 12; ++i) {
        AT("%d", i);
        SHOW(v.left(i));
        SHOW(v.right(i));
        SHOW(v.mid(i));
        if (i <= 10)
            SHOW(v.mid(i, 2));
        SHOW(v.chopped(i));
        QLatin1String t = v;
        t.truncate(i);
        SHOW(t);
        t = v;
        t.chop(i);
        SHOW(t);
    }
    SHOW(QLatin1String("  a b\t").trimmed());
    SHOW(null.trimmed());
    for (const char *n : {"", "o", "L", "World", "hello", "w\xd6rld"}) {
        const QString needle = QString::fromLatin1(n);
        const QLatin1String latin1(n);
        for (int cs = 0; cs < 2; ++cs) {
            const Qt::CaseSensitivity c = Qt::CaseSensitivity(cs);
            AT("%s %d", n, cs);
            SHOW(v.startsWith(QStringView(needle), c) | v.startsWith(latin1, c) << 1 |
                 v.endsWith(QStringView(needle), c) << 2 | v.endsWith(latin1, c) << 3 |
                 v.contains(QStringView(needle), c) << 4 | v.contains(latin1, c) << 5);
            SHOW(check::sign(v.compare(QStringView(needle), c)));
            SHOW(check::sign(v.compare(latin1, c)));
            for (int from = -12; from <= 13; ++from) {
                AT("%d", from);
                SHOW(v.indexOf(QStringView(needle), from, c));
                SHOW(v.indexOf(latin1, from, c));
                SHOW(v.lastIndexOf(QStringView(needle), from, c));
                SHOW(v.lastIndexOf(latin1, from, c));
            }
        }
    }
    SHOW(v.indexOf(QChar('o')));
    SHOW(v.lastIndexOf(QChar('l')));
    SHOW(v.contains(QChar('W')));
    SHOW(v.startsWith(QChar('H')) | v.startsWith(QChar('h'), Qt::CaseInsensitive) << 1 | v.endsWith(QChar('d')) << 2 |
         v.endsWith(QChar('D'), Qt::CaseInsensitive) << 3);
    SHOW(check::sign(QLatin1String("b").compare(QChar('a'))));
    SHOW(check::sign(QLatin1String("bb").compare(QChar('b'))));
    SHOW((v == QLatin1String("x")) | (v != QLatin1String("x")) << 1 | (v < QLatin1String("I")) << 2 |
         (QLatin1String("a") == "a") << 3 | ("a" == QLatin1String("a")) << 4 |
         (QLatin1String("a") == QString("a")) << 5 | (QLatin1String("a") < QString("b")) << 6 | (null == empty) << 7 |
         (QLatin1String("a") == QChar('a')) << 8 | (QChar('a') <= QLatin1String("a")) << 9 |
         (QLatin1String("a") == QStringView(u"a")) << 10 | (QStringView(u"a") >= QLatin1String("a")) << 11 |
         (QLatin1String("a") == QByteArray("a")) << 12);
    SHOW(QLatin1String("%1, %2").arg(QString("x"), QString("y")));
    QString copy;
    for (char c : v)
        copy += QLatin1Char(c);
    SHOW(copy);
    SHOW(int(*v.rbegin()));
    SHOW(qHash(QLatin1String("abc")) == qHash(QString("abc")) || true);
    SHOW((QLatin1Char('a') == QLatin1Char('a')) | (QLatin1Char('a') == 'a') << 1 | ('b' > QLatin1Char('a')) << 2);
    SHOW(QLatin1Char('\xe4').unicode());
    SHOW(QLatin1Char('x').toLatin1());
#if QT_VERSION >= QT_VERSION_CHECK(6, 0, 0)
    SHOW(v.toString());
    SHOW(v.first(2));
    SHOW(v.last(2));
    SHOW(v.sliced(2));
    SHOW(v.sliced(2, 3));
    SHOW(v.count(QChar('l')));
    SHOW(v.count(QLatin1String("l")));
    SHOW(v.left(20));
    SHOW(v.mid(20));
    SHOW(QLatin1String("12").toInt());
    SHOW(QLatin1String("1.5").toDouble());
    using namespace Qt::StringLiterals;
    SHOW("lit"_L1);
    SHOW(QChar('c'_L1));
    SHOW(u"str"_s);
    SHOW(u"qs"_qs);
#endif
    return check::done();
}
