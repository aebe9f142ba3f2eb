// What QDebug writes for values, with and without spaces and quotes.
#include "../show.h"
#include <QBitArray>
#include <QContiguousCache>
#include <QDateTime>
#include <QDebug>
#include <QHash>
#include <QLine>
#include <QList>
#include <QMap>
#include <QMargins>
#include <QPoint>
#include <QRect>
#include <QSet>
#include <QSharedPointer>
#include <QSize>
#include <QStack>
#include <QStringList>
#include <QUuid>
#include <QVector>
#include <list>
#include <map>
#include <vector>

template <class... T>
static QString text(const T &...values) {
    QString result;
    {
        QDebug debug(&result);
        const int expand[] = {0, ((debug << values), 0)...};
        (void)expand;
    }
    return result;
}
template <class T>
static QString tight(const T &value) {
    QString result;
    QDebug(&result).nospace() << value;
    return result;
}
template <class T>
static QString unquoted(const T &value) {
    QString result;
    QDebug(&result).noquote().nospace() << value;
    return result;
}

struct Mine {
    int a;
};
static QDebug operator<<(QDebug debug, const Mine &mine) {
    QDebugStateSaver saver(debug);
    debug.nospace() << "Mine(" << mine.a << ')';
    return debug;
}
enum Bit { One = 1, Two = 2, Eight = 8 };
Q_DECLARE_FLAGS(Bits, Bit)

static void scalars() {
    SHOW(text(1, -2, 3u, 4ll, 5ull, short(6), ushort(7)));
    SHOW(text(true, false));
    SHOW(text('a', "text", QLatin1String("latin"), QChar(u'x')));
    SHOW(text(1.5, 1e10, 0.1, 1.0f, 1e-7, 123456789.0, 100000.0, 1000000.0, -0.0));
    SHOW(text(long(1), ulong(2)));
    SHOW(tight(nullptr));
    SHOW(tight(static_cast<const void *>(nullptr)));
    SHOW(tight(reinterpret_cast<const void *>(0xabc)));
    SHOW(tight(static_cast<const char *>("")));
    SHOW(tight(char16_t(u'y')));
    SHOW(tight(char32_t(U'z')));
    for (unsigned c : {0x1u, 0x9u, 0x1fu, 0x20u, 0x7eu, 0x7fu, 0x80u, 0xe4u, 0x3b1u, 0xffffu, 0x10000u, 0x1f600u}) {
        AT("%x", c);
        SHOW(tight(char32_t(c)));
        AT("%x", c);
        SHOW(unquoted(char32_t(c)));
    }
}

static void strings() {
    const QString odd = QString::fromUtf8("a\"b\\c\n\t\r\b\f\x01 \xc3\xa4 \xce\xb1 \xf0\x9f\x98\x80 \xe2\x80\xa8.");
    SHOW(tight(odd));
    SHOW(unquoted(odd));
    SHOW(tight(QString()));
    SHOW(tight(QString::fromLatin1("")));
    SHOW(tight(QStringView(odd)));
    SHOW(tight(QLatin1String("l\xe4\"\x01")));
    SHOW(unquoted(QLatin1String("l\xe4\"\x01")));
    SHOW(tight(QByteArray("b\xe4z\xe4"
                          "a\x01"
                          "9\"\\\n")));
    SHOW(unquoted(QByteArray("b\xc3\xa4\n")));
    SHOW(tight(QByteArray()));
    SHOW(tight(QString(QChar(0xd800)) + QChar(u'a')));
    SHOW(text(QString("a"), QByteArray("b"), "c"));
    SHOW(text(QStringList{"a", "b c"}, QStringList()));
}

static void containers() {
    SHOW(text(QList<int>{1, 2, 3}, QList<int>{}));
    SHOW(text(QVector<int>{1, 2, 3}, QVector<QString>{"a"}));
    QMap<QString, int> map{{"a", 1}, {"b", 2}};
    SHOW(text(map));
    SHOW(text(QMap<int, QList<int>>{{1, {2, 3}}}));
    QHash<int, QString> hash{{1, "x"}};
    SHOW(text(hash));
    QMultiMap<int, int> multi{{1, 2}, {1, 3}};
    SHOW(text(multi));
    QMultiHash<int, int> multiHash{{1, 2}};
    SHOW(text(multiHash));
    SHOW(text(QSet<int>{5}, QSet<int>{}));
    SHOW(text(QPair<int, QString>(1, "x"), std::pair<int, double>(1, 2.5)));
    SHOW(text(std::vector<int>{1, 2}, std::list<int>{3}, std::map<int, int>{{1, 2}}));
    SHOW(text(std::multimap<int, int>{{1, 2}, {1, 3}}));
    QStack<int> stack;
    stack << 1 << 2;
    SHOW(text(stack));
    QContiguousCache<int> cache(3);
    cache.append(1);
    cache.append(2);
    SHOW(text(cache));
    SHOW(text(QSharedPointer<int>()));
    SHOW(text(Bits(One | Eight), Bits()));
    SHOW(text(QList<Mine>{{1}, {2}}));
    SHOW(text(QVector<double>{0.5}));
    SHOW(text(QList<QChar>{QChar(u'a')}));
    SHOW(text(QList<QByteArray>{"a", "b"}));
}

static void shapes() {
    SHOW(text(QPoint(1, -2), QPointF(1.5, 2)));
    SHOW(text(QSize(1, 2), QSizeF(1.5, 2), QSize()));
    SHOW(text(QRect(1, 2, 3, 4), QRectF(1, 2, 3.5, 4), QRect()));
    SHOW(text(QLine(1, 2, 3, 4), QLineF(1, 2, 3.5, 4)));
    SHOW(text(QMargins(1, 2, 3, 4), QMarginsF(1, 2, 3.5, 4)));
    SHOW(text(QDate(2020, 2, 29), QDate()));
    SHOW(text(QTime(1, 2, 3, 4), QTime()));
    SHOW(text(QDateTime(QDate(2020, 2, 29), QTime(1, 2, 3, 4), Qt::UTC), QDateTime()));
    SHOW(text(QDateTime(QDate(2020, 2, 29), QTime(1, 2, 3), Qt::OffsetFromUTC, 3600)));
    SHOW(text(QUuid(), QUuid(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11)));
    QBitArray bits(9);
    bits.setBit(2);
    bits.setBit(8);
    SHOW(text(bits, QBitArray(), QBitArray(4, true)));
}

static void states() {
    QString result;
    {
        QDebug debug(&result);
        SHOW(debug.autoInsertSpaces());
        debug << 1 << 2;
        debug.nospace() << 3 << 4;
        SHOW(debug.autoInsertSpaces());
        {
            QDebugStateSaver saver(debug);
            debug.space() << 5 << 6;
            debug.noquote() << QString("q");
        }
        debug << QString("q") << 7;
        debug.quote().space() << QString("r") << 8;
        debug.resetFormat() << QString("s");
        debug.setAutoInsertSpaces(false);
        debug << 9;
        debug.maybeQuote() << 10;
        debug.maybeQuote('\'');
        debug.setVerbosity(9);
        SHOW(debug.verbosity());
        SHOW(debug.verbosity(7).verbosity());
        debug << Mine{3} << Mine{4};
        QDebug other(debug);
        other << "other";
        QDebug moved(std::move(other));
        moved << "moved";
        debug = moved;
        debug.swap(moved);
    }
    SHOW(result);
    QString first, second;
    {
        QDebug a(&first), b(&second);
        a.swap(b);
        a << 1;
        b << 2;
    }
    SHOW(first);
    SHOW(second);
    SHOW(int(sizeof(QDebug)));
    qDebug() << "to the standard error" << 1;
    qWarning().nospace() << 1 << 2;
    QNoDebug() << 1 << "nothing";
}

int main() {
    scalars();
    strings();
    containers();
    shapes();
    states();
    return check::done();
}
