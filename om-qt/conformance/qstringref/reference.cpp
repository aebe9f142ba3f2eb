// qt: 5
// QStringRef and QCharRef.
#include "../show.h"
#include <QVector>

int main() {
    const QString text("Hello, World");
    const QStringRef r(&text, 7, 5), null, all(&text);
    SHOW(r);
    SHOW(null);
    SHOW(all);
    SHOW(r.toString());
    SHOW(null.toString());
    SHOW(r.position());
    SHOW(r.size() + r.length() + r.count());
    SHOW(r.string() == &text);
    SHOW(r.isEmpty() | r.isNull() << 1 | null.isNull() << 2 | null.isEmpty() << 3);
    SHOW(r.at(0));
    SHOW(r[4]);
    SHOW(r.front());
    SHOW(r.back());
    for (int i = -2; i <= 7; ++i) {
        AT("%d", i);
        SHOW(r.left(i));
        SHOW(r.right(i));
        SHOW(r.mid(i));
        SHOW(r.mid(i, 2));
        SHOW(text.leftRef(i));
        SHOW(text.rightRef(i));
        SHOW(text.midRef(i));
        SHOW(text.midRef(i, 3));
        QStringRef t = r;
        t.truncate(i);
        SHOW(t);
        t = r;
        t.chop(i);
        SHOW(t);
        if (i >= 0 && i <= 5)
            SHOW(r.chopped(i));
        SHOW(r.indexOf(QChar('l'), i));
        SHOW(r.lastIndexOf(QChar('l'), i));
        if (i >= 0)
            SHOW(r.indexOf(QString("ld"), i));
        SHOW(r.lastIndexOf(QString("ld"), i));
        SHOW(r.indexOf(QLatin1String("LD"), i < 0 ? 0 : i, Qt::CaseInsensitive));
    }
    SHOW(r.contains(QString("or")) | r.contains(QChar('W')) << 1 | r.contains(QLatin1String("x")) << 2 |
         r.contains(r) << 3);
    SHOW(r.startsWith(QString("Wo")) | r.startsWith(QChar('W')) << 1 |
         r.startsWith(QLatin1String("w"), Qt::CaseInsensitive) << 2 | r.endsWith(QString("ld")) << 3 |
         r.endsWith(QChar('d')) << 4 | r.endsWith(r) << 5);
    SHOW(text.startsWith(text.leftRef(3)) | text.endsWith(r) << 1 | text.contains(r) << 2);
    SHOW(text.indexOf(r));
    SHOW(text.lastIndexOf(r));
    SHOW(text.count(r));
    SHOW(r.count(QChar('o')) + r.count(QString("o")) + r.count(r));
    SHOW(r.split(QChar('r')));
    SHOW(r.split(QString("r"), Qt::SkipEmptyParts));
    SHOW(r.split(QChar('W'), QString::SkipEmptyParts));
    SHOW(QStringRef(new QString("  a ")).trimmed());
    SHOW(r.toUtf8());
    SHOW(r.toLatin1());
    SHOW(null.toUtf8());
    SHOW(check::sign(r.compare(QString("World"))));
    SHOW(check::sign(r.compare(QLatin1String("world"), Qt::CaseInsensitive)));
    SHOW(check::sign(QStringRef::compare(r, text)));
    SHOW(check::sign(QString::compare(text, r)));
    SHOW((r == QString("World")) | (QString("World") == r) << 1 | (r == "World") << 2 | ("World" == r) << 3 |
         (r == QLatin1String("World")) << 4 | (r != all) << 5 | (r < all) << 6 | (r > all) << 7 |
         (text.midRef(0, 1) == QChar('H')) << 8 | (r == QByteArray("World")) << 9 | (r < QString("X")) << 10 |
         (null == QString()) << 11);
    SHOW(r + QString("!"));
    SHOW(QString("<") + r);
    SHOW(r + QChar('!'));
    SHOW(r + r);
    SHOW(r + QLatin1String("l"));
    QString s("abc");
    SHOW(s.append(r));
    SHOW(s += text.leftRef(2));
    SHOW(s.prepend(text.midRef(5, 1)));
    SHOW(s.insert(1, text.midRef(0, 1)));
    SHOW(s.append(QStringRef(&s, 0, 2)));
    SHOW(QString().append(QStringRef()));
    SHOW(QString().append(text.midRef(0, 0)));
    QString target("x");
    SHOW(r.appendTo(&target));
    SHOW(target);
    const QString digits("12 345 6.5 x");
    bool ok = false;
    SHOW(digits.midRef(3, 3).toInt(&ok));
    SHOW(ok);
    SHOW(digits.midRef(7, 3).toDouble(&ok));
    SHOW(digits.midRef(11).toInt(&ok));
    SHOW(ok);
    SHOW(QString("%1").arg(r.toString()));
    QStringRef cleared = r;
    cleared.clear();
    SHOW(cleared);
    SHOW(sizeof(QStringRef));
    QString copy;
    for (QChar c : r)
        copy += c;
    SHOW(copy);
    SHOW(qHash(r) == qHash(QString("World")));
    check::section("QCharRef");
    QString q("abc");
    SHOW(q[0].toUpper());
    SHOW(q[1].isLetter());
    SHOW(q[2].unicode() + 0);
    q[0] = q[2];
    SHOW(q);
    q[5] = 'z';
    SHOW(q);
    SHOW(QChar(q[9]));
    SHOW(q.size());
    q[1u] = QChar('u');
    SHOW(q);
    q[0].setCell('d');
    SHOW(q);
    const QString shared = q;
    q[0] = 'e';
    SHOW(shared + q);
    return check::done();
}
