// QVariant: values of types that programs declare, what is null and what is equal, and what a stream of messages
// shows.
#include "../show.h"
#include <QAssociativeIterable>
#include <QBitArray>
#include <QDateTime>
#include <QDebug>
#include <QLine>
#include <QMap>
#include <QMetaEnum>
#include <QObject>
#include <QPair>
#include <QPoint>
#include <QRect>
#include <QRegularExpression>
#include <QSequentialIterable>
#include <QSet>
#include <QSize>
#include <QUuid>
#include <QVariant>
#include <QVector>
#include <list>
#include <vector>

struct Plain {
    int a;
    Plain(int n = 0) : a(n) {}
    bool operator==(const Plain &o) const { return a == o.a; }
    bool operator<(const Plain &o) const { return a < o.a; }
};
Q_DECLARE_METATYPE(Plain)

struct Large {
    int n[8];
    QString text;
    static int alive;
    Large() : n() { ++alive; }
    Large(const Large &o) : text(o.text) {
        for (int i = 0; i < 8; ++i)
            n[i] = o.n[i];
        ++alive;
    }
    ~Large() { --alive; }
};
int Large::alive = 0;
Q_DECLARE_METATYPE(Large)

struct Shown {
    int n = 4;
};
Q_DECLARE_METATYPE(Shown)
QDebug operator<<(QDebug debug, const Shown &s) { return debug << "shown" << s.n; }

enum Loose { One = 1, Two = 2 };
Q_DECLARE_METATYPE(Loose)
enum class Tight : signed char { Minus = -1, Plus = 1 };
Q_DECLARE_METATYPE(Tight)

class Lamp : public QObject {
    Q_OBJECT
public:
    enum Colour { Red = 1, Green = 4 };
    Q_ENUM(Colour)
    enum Flag { None = 0, A = 1, B = 2 };
    Q_DECLARE_FLAGS(Flags, Flag)
    Q_FLAG(Flags)
};
class Bulb : public Lamp {
    Q_OBJECT
};
class Other : public QObject {
    Q_OBJECT
};

struct Point3 {
    Q_GADGET
public:
    int x = 1;
};
Q_DECLARE_METATYPE(Point3)

namespace ns {
struct Deep {
    long v;
};
} // namespace ns
Q_DECLARE_METATYPE(ns::Deep)
Q_DECLARE_METATYPE(std::vector<int>)
Q_DECLARE_METATYPE(std::list<QString>)
typedef QMap<int, Plain> PlainMap;

static QString text_of(const QVariant &v) {
    QString text;
    QDebug(&text).nospace() << v;
    return text;
}
#define DEBUG(...)                                                                                                     \
    do {                                                                                                               \
        printf("%s shows ", #__VA_ARGS__);                                                                             \
        check::put(text_of(__VA_ARGS__));                                                                              \
        printf("\n");                                                                                                  \
    } while (false)

static void custom() {
    check::section("custom types");
    QVariant v = QVariant::fromValue(Plain(3));
    CHECK(v.isValid() && !v.isNull());
    SHOW(QByteArray(v.typeName()));
    CHECK(v.userType() >= int(QMetaType::User));
    CHECK(v.userType() == qMetaTypeId<Plain>());
    CHECK(v.value<Plain>().a == 3);
    CHECK(v.canConvert<Plain>() && !v.canConvert<int>() && !v.canConvert<QString>());
    SHOW(v.toInt());
    SHOW(v.toString());
    QVariant w = v;
    CHECK(!v.isDetached() || sizeof(Plain) <= 24);
    w.setValue(Plain(5));
    CHECK(v.value<Plain>().a == 3 && w.value<Plain>().a == 5);
    static_cast<Plain *>(w.data())->a = 6;
    CHECK(static_cast<const Plain *>(w.constData())->a == 6);
    w = 7;
    CHECK(w.value<Plain>().a == 0 && w.value<int>() == 7);
    w.clear();
    CHECK(!w.isValid() && w.isNull() && w.userType() == 0);
    SHOW(QByteArray(w.typeName()));
    {
        Large large;
        large.n[7] = 9;
        large.text = "x";
        QVariant a;
        a.setValue(large);
        QVariant b = a;
        CHECK(!a.isDetached() && a.constData() == b.constData());
        b.data();
        CHECK(a.isDetached() && a.constData() != b.constData());
        CHECK(b.value<Large>().n[7] == 9 && b.value<Large>().text == "x");
        QVariant c = std::move(b);
        CHECK(!b.isValid() && c.isValid());
        c.swap(a);
        CHECK(c.isValid() && a.isValid());
    }
    CHECK(Large::alive == 0);
    SHOW(QByteArray(QVariant::fromValue(ns::Deep()).typeName()));
    SHOW(QByteArray(QVariant::fromValue(QList<int>()).typeName()));
    SHOW(QByteArray(QVariant::fromValue(QMap<QString, QList<int>>()).typeName()));
    SHOW(QByteArray(QVariant::fromValue(std::vector<int>()).typeName()));
    Lamp lamp;
    SHOW(QByteArray(QVariant::fromValue(&lamp).typeName()));
    SHOW(QByteArray(QVariant::fromValue(Lamp::Red).typeName()));
    SHOW(QByteArray(QVariant::fromValue(Lamp::Flags()).typeName()));
    SHOW(QByteArray(QVariant::fromValue(One).typeName()));
}

static int number_of(const QVariant &v) { return v.userType() < int(QMetaType::User) ? v.userType() : -1; }
static void nulls() {
    check::section("null and valid");
#define KINDS(v) printf("%s: %d %d %d\n", #v, QVariant(v).isValid(), QVariant(v).isNull(), number_of(v))
    KINDS(QVariant());
    KINDS(0);
    KINDS(QString());
    KINDS(QString(""));
    KINDS(QByteArray());
    KINDS(QByteArray(""));
    KINDS(QDate());
    KINDS(QPoint());
    KINDS(QSize(0, 0));
    KINDS(QBitArray());
    KINDS(QStringList());
    KINDS(QVariantList());
    KINDS(QChar());
    KINDS(QUuid());
    KINDS(QLatin1String("a"));
    KINDS("text");
    KINDS(QVariant::fromValue(QVariant(3)));
    KINDS(QVariant::fromValue(Plain()));
    KINDS(QVariant::fromValue(static_cast<Lamp *>(nullptr)));
    KINDS(QVariant::fromValue(static_cast<QObject *>(nullptr)));
    KINDS(QVariant::fromValue(nullptr));
    KINDS(QVariant(QVariant::Int));
    KINDS(QVariant(QVariant::String));
    KINDS(QVariant(QVariant::List));
    KINDS(QVariant(QVariant::Point));
    KINDS(QVariant(QVariant::Bool));
    for (int type : {1, 2, 6, 10, 9, 14, 25}) {
        QVariant v{QVariant::Type(type)};
        printf("null %d to:", type);
        for (int target : {1, 2, 4, 6, 10, 12, 11, 16, 26}) {
            QVariant copy = v;
            const bool can = v.canConvert(target);
            const bool done = copy.convert(target);
            printf(" %d:%d%d%d%d", target, can, done, copy.isValid(), copy.isNull());
        }
        printf(" %d ", v.toInt());
        check::put(v.toString());
        printf("\n");
    }
    QVariant v(5);
    v.setValue(QString());
    CHECK(v.userType() == QMetaType::QString);
    QVariant null_int{QVariant::Int};
    null_int.setValue(0);
    SHOW(null_int.isNull());
    CHECK(QVariant(QVariant::Int) == QVariant(0));
    CHECK(QVariant(QVariant::Int) == QVariant(QVariant::Int));
    printf("null string equals empty: %d, invalid equals null: %d\n", QVariant(QString()) == QVariant(QString("")),
           QVariant() == QVariant(QVariant::Int));
}

#define EQUAL(a, b) printf("%s == %s: %d %d\n", #a, #b, QVariant(a) == QVariant(b), QVariant(b) == QVariant(a))
static void equality() {
    check::section("equality");
    EQUAL(1, 1);
    EQUAL(1, 1.0);
    EQUAL(1, true);
    EQUAL(2, true);
    EQUAL(-1, 4294967295u);
    EQUAL(-1, qulonglong(-1));
    EQUAL(qlonglong(-1), 4294967295u);
    EQUAL(0.1 + 0.2, 0.3);
    EQUAL(0.1f, 0.1);
    EQUAL(1, QString("1"));
    EQUAL(1, QString("01"));
    EQUAL(1.5, QString("1.5"));
    EQUAL(1, QString("x"));
    EQUAL(0, QString("x"));
    EQUAL(true, QString("true"));
    EQUAL(true, QString("1"));
    EQUAL(false, QString("x"));
    EQUAL(QString("a"), QByteArray("a"));
    EQUAL(QString("a"), QString("A"));
    EQUAL(QString("a"), QStringList("a"));
    EQUAL(QString("7"), QChar('7'));
    EQUAL(55, QChar('7'));
    EQUAL(QDate(2024, 1, 2), QString("2024-01-02"));
    EQUAL(QDate(2024, 1, 2), QDateTime(QDate(2024, 1, 2), QTime(0, 0)));
    EQUAL(QPoint(1, 2), QPointF(1, 2));
    EQUAL(QPoint(1, 2), QSize(1, 2));
    EQUAL(QVariant(), 0);
    EQUAL(QVariant(), QVariant());
    EQUAL(QVariant(), QString());
    EQUAL(QStringList("a"), QVariantList() << "a");
    EQUAL(QVariantList() << 1, QVariantList() << 1.0);
    EQUAL(QVariant::fromValue(Lamp::Red), 1);
    EQUAL(QVariant::fromValue(Lamp::Red), QVariant::fromValue(Lamp::Red));
    EQUAL(QVariant::fromValue(One), 1);
    EQUAL(QVariant::fromValue(One), QVariant::fromValue(One));
    EQUAL(QVariant::fromValue('a'), 97);
    EQUAL(QVariant::fromValue(Plain(1)), QVariant::fromValue(Plain(1)));
    EQUAL(QVariant::fromValue(Plain(1)), 1);
    EQUAL(QVariant::fromValue(QList<int>() << 1), QVariant::fromValue(QList<int>() << 1));
    const QVariant plain = QVariant::fromValue(Plain(1));
    QVariant copy = plain;
    printf("copy of a custom value: %d %d\n", copy == plain, plain == plain);
    const QVariant large = QVariant::fromValue(Large());
    QVariant shared = large;
    printf("copy of a large custom value: %d %d\n", shared == large, large == large);
    Lamp lamp;
    Bulb bulb;
    Lamp *const as_lamp = &bulb;
    printf("objects: %d %d %d\n", QVariant::fromValue(&lamp) == QVariant::fromValue(&lamp),
           QVariant::fromValue(as_lamp) == QVariant::fromValue(&bulb),
           QVariant::fromValue<QObject *>(&bulb) == QVariant::fromValue(&bulb));
    CHECK(QVariant(3) != QVariant(4));
    CHECK(QVariant(3) == 3 && QVariant(QString("x")) == QString("x"));
#if QT_VERSION >= 0x060000
#define ORDER(a, b)                                                                                                    \
    printf("%s, %s: %d %d %d\n", #a, #b, QVariant::compare(a, b) == QPartialOrdering::Less,                            \
           QVariant::compare(a, b) == QPartialOrdering::Greater,                                                       \
           QVariant::compare(a, b) == QPartialOrdering::Unordered)
#else
#define ORDER(a, b)                                                                                                    \
    printf("%s, %s: %d %d %d %d\n", #a, #b, QVariant(a) < QVariant(b), QVariant(a) <= QVariant(b),                     \
           QVariant(a) > QVariant(b), QVariant(a) >= QVariant(b))
#endif
    ORDER(1, 2);
    ORDER(2, 1.5);
    ORDER(2u, -1);
    ORDER(QString("a"), QString("b"));
    ORDER(QString("B"), QString("a"));
    ORDER(QString("2"), 10);
    ORDER(10, QString("2"));
    ORDER(QDate(2024, 1, 1), QDate(2023, 1, 1));
    ORDER(QTime(1, 1), QTime(2, 1));
    ORDER(QByteArray("a"), QByteArray("b"));
    ORDER(QPoint(1, 1), QPoint(2, 2));
    ORDER(QPoint(1, 1), 3);
    ORDER(QVariant(), 3);
    ORDER(QVariant(), QVariant());
    ORDER(true, false);
    ORDER(QChar('a'), QChar('b'));
    ORDER(QVariant::fromValue(Plain(1)), QVariant::fromValue(Plain(2)));
    ORDER(QStringList("a"), QStringList("b"));
}

static void enumerations() {
    check::section("enumerations");
#define ENUMERATION(...)                                                                                               \
    do {                                                                                                               \
        const QVariant v = QVariant::fromValue(__VA_ARGS__);                                                           \
        bool ok = false;                                                                                               \
        printf("%s: %d", #__VA_ARGS__, v.toInt(&ok));                                                                  \
        printf(" %d %d %d %d %d %d %d ", ok, int(v.toLongLong()), v.canConvert<int>(), v.canConvert<QString>(),        \
               v.canConvert<double>(), v.canConvert<bool>(), v.canConvert<QByteArray>());                              \
        check::put(v.toString());                                                                                      \
        check::put(v.toByteArray());                                                                                   \
        printf(" %g %d\n", v.toDouble(), v.toBool());                                                                  \
    } while (false)
    ENUMERATION(One);
    ENUMERATION(Tight::Minus);
    ENUMERATION(Lamp::Green);
    ENUMERATION(Lamp::Colour(3));
    ENUMERATION(Lamp::Flags(Lamp::A | Lamp::B));
    CHECK(QVariant(4).value<Lamp::Colour>() == Lamp::Green);
    CHECK(QVariant(2).value<Loose>() == Two);
    printf("from texts: %d %d %d %d\n", QVariant(QString("Green")).value<Lamp::Colour>(),
           QVariant(QByteArray("Red")).value<Lamp::Colour>(), QVariant(QString("none")).value<Lamp::Colour>(),
           QVariant(QString("1")).value<Loose>());
    printf("from others: %d %d %d\n", QVariant(1.0).value<Lamp::Colour>(), QVariant(true).value<Lamp::Colour>(),
           QVariant(4u).value<Lamp::Colour>());
    printf("can: %d %d %d %d %d\n", QVariant(1).canConvert<Lamp::Colour>(), QVariant(1.5).canConvert<Lamp::Colour>(),
           QVariant(QString("Red")).canConvert<Lamp::Colour>(), QVariant(QString("1")).canConvert<Loose>(),
           QVariant(true).canConvert<Loose>());
    CHECK(QVariant::fromValue(Lamp::Green).value<Lamp::Colour>() == Lamp::Green);
}

static void objects() {
    check::section("objects");
    Lamp lamp;
    Bulb bulb;
    const QVariant base = QVariant::fromValue<QObject *>(&bulb);
    CHECK(base.value<QObject *>() == &bulb);
    CHECK(base.value<Bulb *>() == &bulb);
    CHECK(base.value<Lamp *>() == &bulb);
    CHECK(base.value<Other *>() == nullptr);
    printf("can: %d %d %d\n", base.canConvert<Bulb *>(), base.canConvert<Lamp *>(), base.canConvert<Other *>());
    const QVariant derived = QVariant::fromValue(&bulb);
    CHECK(derived.value<QObject *>() == &bulb);
    CHECK(derived.value<Lamp *>() == &bulb);
    printf("can: %d %d %d\n", derived.canConvert<QObject *>(), derived.canConvert<Lamp *>(),
           derived.canConvert<Other *>());
    const QVariant other = QVariant::fromValue(&lamp);
    CHECK(other.value<Bulb *>() == nullptr);
    printf("can: %d\n", other.canConvert<Bulb *>());
    CHECK(QVariant(3).value<QObject *>() == nullptr);
    CHECK(QVariant().value<QObject *>() == nullptr);
    QVariant copy = base;
    printf("convert: %d", copy.convert(qMetaTypeId<Bulb *>()));
    printf(" %d %d\n", copy.isNull(), copy.value<Bulb *>() == &bulb);
    copy = other;
    printf("convert: %d", copy.convert(qMetaTypeId<Bulb *>()));
    printf(" %d %d\n", copy.isValid(), copy.isNull());
#if QT_VERSION >= 0x060000
    CHECK(QVariant::fromValue(&bulb).value<const QObject *>() == &bulb);
#endif
}

static void containers() {
    check::section("containers");
    const QVariant list = QVariant::fromValue(QList<int>() << 3 << 4);
    CHECK(list.canConvert<QVariantList>());
    const QVariantList values = list.value<QVariantList>();
    CHECK(values.size() == 2 && values[0].toInt() == 3 && values[1].userType() == QMetaType::Int);
    printf("toList: %d\n", int(list.toList().size()));
    const QSequentialIterable iterable = list.value<QSequentialIterable>();
    CHECK(iterable.size() == 2 && iterable.at(1) == QVariant(4));
    int sum = 0;
    for (const QVariant &one : iterable)
        sum += one.toInt();
    CHECK(sum == 7);
    CHECK((*(iterable.begin() + 1)).toInt() == 4);
    CHECK(QVariant::fromValue(std::vector<int>(3, 5)).value<QVariantList>().size() == 3);
    CHECK(QVariant::fromValue(std::list<QString>(1, "s")).value<QVariantList>().at(0).toString() == "s");
    CHECK(QVariant::fromValue(QSet<int>() << 9).value<QVariantList>().at(0).toInt() == 9);
    CHECK(QVariant::fromValue(QVector<QPoint>() << QPoint(1, 2)).value<QVariantList>().at(0).toPoint().y() == 2);
    QMap<QString, int> map;
    map["a"] = 1;
    map["b"] = 2;
    const QVariant associated = QVariant::fromValue(map);
    CHECK(associated.canConvert<QVariantMap>() && associated.canConvert<QVariantHash>());
    CHECK(associated.value<QVariantMap>().value("b").toInt() == 2);
    CHECK(associated.value<QVariantHash>().value("a").toInt() == 1);
    const QAssociativeIterable entries = associated.value<QAssociativeIterable>();
    CHECK(entries.size() == 2 && entries.value("a") == QVariant(1));
    CHECK(entries.find("b") != entries.end() && entries.find("c") == entries.end());
    CHECK(entries.begin().key().toString() == "a" && entries.begin().value().toInt() == 1);
    printf("missing: %d\n", entries.value("c").isValid());
    PlainMap plains;
    plains[5] = Plain(6);
    SHOW(QVariant::fromValue(plains).value<QVariantMap>().firstKey());
    CHECK(QVariant::fromValue(plains).value<QVariantMap>().first().value<Plain>().a == 6);
    const QPair<int, QString> pair(1, "p");
    const QVariant paired = QVariant::fromValue(pair);
    CHECK((paired.canConvert<QPair<QVariant, QVariant>>()));
    const QPair<QVariant, QVariant> both = paired.value<QPair<QVariant, QVariant>>();
    CHECK(both.first.toInt() == 1 && both.second.toString() == "p");
    CHECK((paired.value<QPair<int, QString>>().second == "p"));
#if QT_VERSION >= 0x060000
    CHECK(list.canConvert<QSequentialIterable>());
    printf("strings: %d %d %d\n", QVariant(QStringList("a")).canConvert<QSequentialIterable>(),
           QVariant(QString("a")).canConvert<QSequentialIterable>(),
           QVariant(QVariantMap()).canConvert<QAssociativeIterable>());
#endif
    printf("back: %d %d\n", QVariant(QVariantList() << 1 << 2).canConvert<QList<int>>(),
           int(QVariant(QVariantList() << 1 << 2).value<QList<int>>().size()));
    CHECK(QVariant(QStringList() << "x" << "y").value<QVariantList>().size() == 2);
    QVariantList nested;
    nested << QVariant(QVariantList() << 1) << "s";
    CHECK(nested.at(0).toList().at(0).toInt() == 1 && nested.at(1).toString() == "s");
}

static void messages() {
    check::section("messages");
    DEBUG(QVariant());
    DEBUG(QVariant(3));
    DEBUG(QVariant(true));
    DEBUG(QVariant(2.5));
    DEBUG(QVariant(0.1f));
    DEBUG(QVariant(4000000000u));
    DEBUG(QVariant(qlonglong(-7)));
    DEBUG(QVariant::fromValue('c'));
    DEBUG(QVariant::fromValue(short(3)));
    DEBUG(QVariant(QChar('x')));
    DEBUG(QVariant("text"));
    DEBUG(QVariant(QString()));
    DEBUG(QVariant(QByteArray("bytes")));
    DEBUG(QVariant(QStringList() << "a" << "b"));
    DEBUG(QVariant(QVariantList() << 1 << "b"));
    QVariantMap map;
    map["k"] = 1;
    DEBUG(QVariant(map));
    QVariantHash hash;
    hash["k"] = "v";
    DEBUG(QVariant(hash));
    DEBUG(QVariant(QDate(2024, 1, 2)));
    DEBUG(QVariant(QTime(1, 2, 3)));
    DEBUG(QVariant(QPoint(1, 2)));
    DEBUG(QVariant(QRectF(1, 2, 3, 4)));
    DEBUG(QVariant(QSize(1, 2)));
    DEBUG(QVariant(QLine(1, 2, 3, 4)));
    DEBUG(QVariant(QBitArray(3, true)));
    DEBUG(QVariant(QUuid()));
    DEBUG(QVariant(QRegularExpression("a+")));
    DEBUG(QVariant::fromValue(nullptr));
    DEBUG(QVariant::fromValue(static_cast<QObject *>(nullptr)));
    DEBUG(QVariant::fromValue(static_cast<Lamp *>(nullptr)));
    DEBUG(QVariant::fromValue(Plain(1)));
    DEBUG(QVariant::fromValue(Shown()));
    DEBUG(QVariant::fromValue(Lamp::Green));
    DEBUG(QVariant::fromValue(Lamp::Flags(Lamp::A)));
    DEBUG(QVariant::fromValue(One));
    DEBUG(QVariant::fromValue(QList<int>() << 1 << 2));
    DEBUG(QVariant::fromValue(QMap<QString, int>()));
    DEBUG(QVariant(QVariant::Int));
    DEBUG(QVariant::fromValue(Point3()));
    DEBUG(QVariant::fromValue(QVector<QString>() << "v"));
}

int main() {
    custom();
    nulls();
    equality();
    enumerations();
    objects();
    containers();
    messages();
    printf("size %d\n", int(sizeof(QVariant)));
    return check::done();
}

#include "values.moc"
