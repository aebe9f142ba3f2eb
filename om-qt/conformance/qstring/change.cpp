// QString: insert, append, prepend, remove, replace, resize, fill, truncate, chop, and who shares what.
#include "../show.h"

int main() {
    check::section("insert");
    for (int i = -6; i <= 7; ++i) {
        AT("%d", i);
        QString s("abcd");
        SHOW(s.insert(i, QChar('X')));
        s = "abcd";
        if (i >= 0) {
            SHOW(s.insert(i, QString("XY")));
            s = "abcd";
            SHOW(s.insert(i, "XY"));
            s = "abcd";
            SHOW(s.insert(i, QLatin1String("XY")));
            s = "abcd";
            SHOW(s.insert(i, s));
            s = "abcd";
            SHOW(s.insert(i, QStringView(u"uv")));
            s = "abcd";
            SHOW(s.insert(i, s.constData() + 1, 2));
        }
    }
    check::section("remove");
    for (int i = -6; i <= 6; ++i)
        for (int n = -1; n <= 6; ++n) {
            AT("%d %d", i, n);
            QString s("abcd");
            SHOW(s.remove(i, n));
        }
    check::section("replace at");
    for (int i = 0; i <= 5; ++i)
        for (int n = 0; n <= 6; ++n) {
            AT("%d %d", i, n);
            QString s("abcd");
            SHOW(s.replace(i, n, QString("XYZ")));
            s = "abcd";
            SHOW(s.replace(i, n, QChar('X')));
            s = "abcd";
            SHOW(s.replace(i, n, QString()));
            s = "abcd";
            SHOW(s.replace(i, n, s));
        }
    check::section("replace all");
    const char *const texts[] = {"", "aXbXc", "XXX", "aaa", "xXx"};
    const char *const befores[] = {"X", "XX", "", "a", "x", "aa"};
    const char *const afters[] = {"", "Y", "YZ", "XX"};
    for (const char *t : texts)
        for (const char *b : befores)
            for (const char *a : afters)
                for (int cs = 0; cs < 2; ++cs) {
                    AT("%s %s %s %d", t, b, a, cs);
                    QString s(t);
                    SHOW(s.replace(QString(b), QString(a), Qt::CaseSensitivity(cs)));
                    s = t;
                    SHOW(s.replace(QLatin1String(b), QLatin1String(a), Qt::CaseSensitivity(cs)));
                    s = t;
                    SHOW(s.remove(QString(b), Qt::CaseSensitivity(cs)));
                }
    QString s("banana");
    SHOW(s.replace(QChar('a'), QChar('o')));
    SHOW(s.replace(QChar('O'), QChar('u'), Qt::CaseInsensitive));
    SHOW(s.replace(QChar('n'), QString("--")));
    SHOW(s.replace(QChar('-'), QLatin1String("")));
    SHOW(s.replace(QString("u"), QLatin1String("ee")));
    SHOW(s.replace(QLatin1String("ee"), QString("i")));
    SHOW(s.remove(QChar('I'), Qt::CaseInsensitive));
    SHOW(s.remove(QLatin1String("b")));
    QString self("abab");
    SHOW(self.replace(QString("b"), self));
    SHOW(self.replace(self, QString("new")));
    SHOW(self.replace(self.constData(), 1, self.constData() + 1, 2));
    check::section("append");
    QString grown;
    SHOW(grown.append(QString()));
    SHOW(grown.append(QString("")));
    SHOW(grown.append("ab"));
    SHOW(grown.append(grown));
    SHOW(grown.append(QChar('c')));
    SHOW(grown.append(QLatin1String("d")));
    SHOW(grown.append(grown.constData(), 2));
    SHOW(grown.append(QByteArray("e")));
    SHOW(grown.append(QStringView(u"fg")));
    SHOW(grown.prepend("<"));
    SHOW(grown.prepend(QChar('<')));
    SHOW(grown.prepend(QString(">>")));
    SHOW(grown.prepend(QLatin1String("=")));
    SHOW(grown.prepend(QByteArray("b")));
    SHOW(grown.prepend(QStringView(u"v")));
    SHOW(grown += "x");
    SHOW(grown += QChar('y'));
    SHOW(grown += QString("z"));
    SHOW(grown += QLatin1String("l"));
    SHOW(grown += QByteArray("m"));
    SHOW(grown += QStringView(u"n"));
    grown.push_back(QChar('p'));
    grown.push_front(QString("q"));
    grown.push_back(QString("r"));
    grown.push_front(QChar('s'));
    SHOW(grown);
    SHOW(QString().append(QLatin1String()));
    SHOW(QString().append(QLatin1String("")));
    SHOW(QString().append(""));
    SHOW(QString().append(static_cast<const char *>(nullptr)));
    SHOW(QString().prepend(QString("")));
    SHOW(QString("a").append(QString()));
    check::section("plus");
    const QString p("p");
    SHOW(p + p);
    SHOW(p + "c");
    SHOW("c" + p);
    SHOW(p + QChar('d'));
    SHOW(QChar('d') + p);
    SHOW(p + QByteArray("e"));
    SHOW(QByteArray("e") + p);
    SHOW(p + QLatin1String("f"));
    SHOW(QString() + QString());
    SHOW(QString() + QString(""));
    check::section("sizes");
    for (int n = -2; n <= 6; ++n) {
        AT("%d", n);
        QString t("abcd");
        t.truncate(n);
        SHOW(t);
        t = "abcd";
        t.chop(n);
        SHOW(t);
        t = "abcd";
        t.resize(n, QChar('-'));
        SHOW(t);
        t = "abcd";
        t.fill(QChar('z'), n);
        SHOW(t);
        SHOW(QString(n, QChar('k')));
        t = "ab";
        if (n <= 2) {
            t.resize(n);
            SHOW(t);
        }
    }
    QString f("abc");
    SHOW(f.fill(QChar('q')));
    QString empty;
    empty.resize(0);
    SHOW(empty);
    empty.truncate(3);
    empty.chop(1);
    SHOW(empty);
    QString cleared("abc");
    cleared.clear();
    SHOW(cleared);
    QString reserved;
    reserved.reserve(10);
    SHOW(reserved.capacity() >= 10);
    SHOW(reserved.size());
    reserved = "abc";
    reserved.squeeze();
    SHOW(reserved);
    check::section("sharing");
    QString a("shared"), b(a);
    SHOW(a.isSharedWith(b));
    SHOW(a.constData() == b.constData());
    SHOW(a.isDetached());
    b.detach();
    SHOW(a.isSharedWith(b));
    SHOW(a == b);
    QString c = a;
    c[0] = QChar('S');
    SHOW(a);
    SHOW(c);
    QString d = a;
    *d.begin() = QChar('T');
    SHOW(a + d);
    QString e = a;
    SHOW(e.data() != a.constData());
    QString moved(static_cast<QString &&>(e));
    SHOW(e);
    SHOW(moved);
    moved.swap(c);
    SHOW(moved + c);
    const QString constant("const");
    SHOW(constant[1]);
    SHOW(constant.at(4));
    SHOW(constant.front());
    SHOW(constant.back());
    QString changing("abc");
    changing.front() = QChar('x');
    changing.back() = QChar('z');
    changing[1] = 'y';
    SHOW(changing);
    SHOW(QChar(changing[1]).unicode() + 0);
    SHOW(changing.constData()[changing.size()].isNull());
    for (QChar &q : changing)
        q = q.toUpper();
    SHOW(changing);
    QString reversed;
    for (QString::const_reverse_iterator i = changing.crbegin(); i != changing.crend(); ++i)
        reversed += *i;
    SHOW(reversed);
    std::sort(reversed.begin(), reversed.end());
    SHOW(reversed);
    SHOW(reversed.end() - reversed.begin());
    const QChar raw[] = {QChar('r'), QChar('a'), QChar('w'), QChar('!')};
    QString lent = QString::fromRawData(raw, 3);
    SHOW(lent);
    SHOW(lent.constData() == raw);
    lent += QChar('?');
    SHOW(lent);
    SHOW(lent.constData() == raw);
    lent.setRawData(raw + 1, 2);
    SHOW(lent);
    lent.setUnicode(raw, 4);
    SHOW(lent);
    lent.setUnicode(raw, 0);
    SHOW(lent);
    SHOW(QStringLiteral("lit") + QStringLiteral(u"eral"));
    QString literal = QStringLiteral("abc");
    literal[0] = 'X';
    SHOW(literal);
    SHOW(QStringLiteral("abc"));
    SHOW(QString(raw, 2));
    SHOW(QString(raw, 0));
    SHOW(QString(static_cast<const QChar *>(nullptr), 2));
    SHOW(QString(QChar('1')));
    SHOW(QString(QLatin1String("l1")));
    SHOW(QString(QLatin1String()));
    SHOW(QString(QLatin1String("")));
    SHOW(QString(QByteArray("ba")));
    SHOW(QString(QByteArray()));
    SHOW(QString(QByteArray("")));
    SHOW(QString(""));
    SHOW(QString(static_cast<const char *>(nullptr)));
    QString assigned;
    SHOW(assigned = "text");
    SHOW(assigned = QChar('c'));
    SHOW(assigned = QLatin1String("latin1"));
    SHOW(assigned = QByteArray("bytes"));
    SHOW(sizeof(QString) == (QT_VERSION_MAJOR >= 6 ? 24 : 8));
    return check::done();
}
