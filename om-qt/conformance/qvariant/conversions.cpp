// QVariant: what each kind of value is as every other kind (canConvert(), convert(), toInt() and its siblings).
#include "../show.h"
#include <QBitArray>
#include <QByteArrayList>
#include <QDateTime>
#include <QLine>
#include <QPoint>
#include <QRect>
#include <QRegularExpression>
#include <QSize>
#include <QUuid>
#include <QVariant>
#include <string.h>

// The types that are compared, by their numbers.
static const int types[] = {1,  2,  3,  4,  5,  6,  7,  8,  9,  10, 11, 12, 13, 14, 15, 16, 19, 20, 21, 22,
                            23, 24, 25, 26, 28, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 44, 49, 51};

static bool can(const QVariant &v, int type) {
#if QT_VERSION >= 0x060000
    return v.canConvert(QMetaType(type));
#else
    return v.canConvert(type);
#endif
}
static bool become(QVariant &v, int type) {
#if QT_VERSION >= 0x060000
    return v.convert(QMetaType(type));
#else
    return v.convert(type);
#endif
}
static int type_of(const QVariant &v) { return v.userType(); }

static void print(const QVariant &v) {
    if (!v.isValid()) {
        printf("invalid");
        return;
    }
    printf("%s%s ", v.typeName(), v.isNull() ? " null" : "");
    switch (type_of(v)) {
    case QMetaType::Bool:
        return check::put(v.toBool());
    case QMetaType::Int:
        return check::put(*static_cast<const int *>(v.constData()));
    case QMetaType::UInt:
        return check::put(*static_cast<const uint *>(v.constData()));
    case QMetaType::LongLong:
    case QMetaType::Long:
        return check::put(*static_cast<const long *>(v.constData()));
    case QMetaType::ULongLong:
    case QMetaType::ULong:
        return check::put(*static_cast<const unsigned long *>(v.constData()));
    case QMetaType::Short:
        return check::put(*static_cast<const short *>(v.constData()));
    case QMetaType::UShort:
        return check::put(*static_cast<const unsigned short *>(v.constData()));
    case QMetaType::Char:
    case QMetaType::SChar:
        return check::put(int(*static_cast<const signed char *>(v.constData())));
    case QMetaType::UChar:
        return check::put(*static_cast<const unsigned char *>(v.constData()));
    case QMetaType::Double:
        return check::put(*static_cast<const double *>(v.constData()));
    case QMetaType::Float:
        return check::put(*static_cast<const float *>(v.constData()));
    case QMetaType::QChar:
        return check::put(int(v.toChar().unicode()));
    case QMetaType::QString:
        return check::put(*static_cast<const QString *>(v.constData()));
    case QMetaType::QByteArray:
        return check::put(QString::fromLatin1(*static_cast<const QByteArray *>(v.constData())));
    case QMetaType::QStringList:
        return check::put(static_cast<const QStringList *>(v.constData())->join("|"));
    case QMetaType::QVariantList: {
        const QVariantList list = v.toList();
        printf("(");
        for (int i = 0; i < int(list.size()); ++i) {
            print(list[i]);
            printf(", ");
        }
        printf(")");
        return;
    }
    case QMetaType::QVariantMap: {
        const QVariantMap map = v.toMap();
        printf("{");
        for (QVariantMap::const_iterator i = map.begin(); i != map.end(); ++i) {
            check::put(i.key());
            printf(": ");
            print(i.value());
            printf(", ");
        }
        printf("}");
        return;
    }
    case QMetaType::QVariantHash:
        printf("hash %d", int(v.toHash().size()));
        if (v.toHash().contains("one"))
            print(v.toHash().value("one"));
        return;
    case QMetaType::QDate:
        return check::put(v.toDate().toString("yyyy-MM-dd"));
    case QMetaType::QTime:
        return check::put(v.toTime().toString("HH:mm:ss.zzz"));
    case QMetaType::QDateTime:
        printf("%d ", int(v.toDateTime().timeSpec()));
        return check::put(v.toDateTime().toString("yyyy-MM-dd HH:mm:ss.zzz"));
    case QMetaType::QUuid:
        return check::put(v.toUuid().toString());
    case QMetaType::QPoint:
        printf("%d %d", v.toPoint().x(), v.toPoint().y());
        return;
    case QMetaType::QPointF:
        printf("%g %g", v.toPointF().x(), v.toPointF().y());
        return;
    case QMetaType::QSize:
        printf("%d %d", v.toSize().width(), v.toSize().height());
        return;
    case QMetaType::QSizeF:
        printf("%g %g", v.toSizeF().width(), v.toSizeF().height());
        return;
    case QMetaType::QRect:
        printf("%d %d %d %d", v.toRect().x(), v.toRect().y(), v.toRect().width(), v.toRect().height());
        return;
    case QMetaType::QRectF:
        printf("%g %g %g %g", v.toRectF().x(), v.toRectF().y(), v.toRectF().width(), v.toRectF().height());
        return;
    case QMetaType::QLine:
        printf("%d %d %d %d", v.toLine().x1(), v.toLine().y1(), v.toLine().x2(), v.toLine().y2());
        return;
    case QMetaType::QLineF:
        printf("%g %g %g %g", v.toLineF().x1(), v.toLineF().y1(), v.toLineF().x2(), v.toLineF().y2());
        return;
    case QMetaType::QBitArray:
        printf("%d bits", int(v.toBitArray().size()));
        return;
    case QMetaType::QByteArrayList:
        return check::put(QString::fromLatin1(static_cast<const QByteArrayList *>(v.constData())->join('|')));
    case QMetaType::QRegularExpression:
        return check::put(v.toRegularExpression().pattern());
    case QMetaType::QObjectStar:
    case QMetaType::VoidStar:
        printf(*static_cast<void *const *>(v.constData()) ? "pointer" : "null pointer");
        return;
    case QMetaType::QVariant:
        printf("of ");
        return print(*static_cast<const QVariant *>(v.constData()));
    default:
        printf("?");
    }
}

static void show(const char *name, const QVariant &v) {
    printf("--- %s: ", name);
    print(v);
    printf("\n");
    for (int type : types) {
        QVariant copy = v;
        const bool possible = can(v, type);
        const bool done = become(copy, type);
        printf("  to %d: %d %d ", type, possible, done);
        print(copy);
        printf("\n");
        CHECK(done == false || possible);
    }
    bool ok = true;
    printf("  toInt %d", v.toInt(&ok));
    printf(" %d", ok);
    printf("  toUInt %u", v.toUInt(&ok));
    printf(" %d", ok);
    printf("  toLongLong %lld", v.toLongLong(&ok));
    printf(" %d", ok);
    printf("  toULongLong %llu", v.toULongLong(&ok));
    printf(" %d", ok);
    printf("  toDouble %.17g", v.toDouble(&ok));
    printf(" %d", ok);
    printf("  toFloat %.9g", double(v.toFloat(&ok)));
    printf(" %d", ok);
    printf("  toReal %.17g", v.toReal(&ok));
    printf(" %d", ok);
    printf("  toBool %d\n", v.toBool());
    printf("  toString ");
    check::put(v.toString());
    printf("  toByteArray ");
    check::put(QString::fromLatin1(v.toByteArray()));
    printf("  toStringList ");
    check::put(v.toStringList().join("|"));
    printf("  toChar %d\n  toList ", int(v.toChar().unicode()));
    print(v.toList());
    printf("  toMap ");
    print(v.toMap());
    printf("  toHash ");
    print(v.toHash());
    printf("\n  toDate ");
    print(v.toDate());
    printf("  toTime ");
    print(v.toTime());
    printf("  toDateTime ");
    print(v.toDateTime());
    printf("  toUuid ");
    print(v.toUuid());
    printf("\n  toPoint ");
    print(v.toPoint());
    printf(" ");
    print(v.toPointF());
    printf(" ");
    print(v.toSize());
    printf(" ");
    print(v.toSizeF());
    printf(" ");
    print(v.toRect());
    printf(" ");
    print(v.toRectF());
    printf(" ");
    print(v.toLine());
    printf(" ");
    print(v.toLineF());
    printf(" ");
    print(v.toBitArray());
    printf(" ");
    print(v.toRegularExpression());
    printf("\n");
}

static QVariant list() { return QVariantList() << 1 << QString("two") << 2.5; }
static QVariant map() {
    QVariantMap map;
    map["one"] = 1;
    map["two"] = QString("zwei");
    return map;
}
static QVariant hash() {
    QVariantHash hash;
    hash["one"] = 1;
    return hash;
}
static QObject *const no_object = nullptr;

int main() {
    show("invalid", QVariant());
    show("true", true);
    show("false", false);
    show("0", 0);
    show("-7", -7);
    show("65", 65);
    show("max", 2147483647);
    show("uint", 4000000000u);
    show("long long", qlonglong(-5000000000));
    show("unsigned long long", qulonglong(18000000000000000000ull));
    show("double", 2.5);
    show("negative double", -2.5);
    show("zero double", 0.0);
    show("tenth", 0.1);
    show("float", 0.1f);
    show("long", QVariant::fromValue(-3L));
    show("ulong", QVariant::fromValue(3UL));
    show("short", QVariant::fromValue(short(-3)));
    show("ushort", QVariant::fromValue(ushort(66)));
    show("char", QVariant::fromValue(char(67)));
    show("schar", QVariant::fromValue((signed char)(-1)));
    show("uchar", QVariant::fromValue(uchar(200)));
    show("QChar", QVariant(QChar('7')));
    show("null QChar", QVariant(QChar()));
    show("string", QString("text"));
    show("null string", QString());
    show("empty string", QString(""));
    show("literal", "literal");
    show("string of digits", QString("42"));
    show("string of a negative", QString("-42"));
    show("string with space", QString(" 42 "));
    show("string too large", QString("3000000000"));
    show("string far too large", QString("99999999999999999999"));
    show("string of a fraction", QString("2.75"));
    show("string 1e3", QString("1e3"));
    show("string true", QString("true"));
    show("string FALSE", QString("FALSE"));
    show("string 0", QString("0"));
    show("string of a date", QString("2024-02-29"));
    show("string of a time", QString("13:45:10"));
    show("string of a moment", QString("2024-02-29T13:45:10"));
    show("string of a moment in UTC", QString("2024-02-29T13:45:10.250Z"));
    show("string of an id", QString("{67c8770b-44f1-410a-ab9a-f9b5446f13ee}"));
    show("bytes", QByteArray("bytes"));
    show("bytes of digits", QByteArray("17"));
    show("bytes of a fraction", QByteArray("1.5"));
    show("bytes 0", QByteArray("0"));
    show("bytes false", QByteArray("false"));
    show("no bytes", QByteArray());
    show("bytes with NUL", QByteArray("1\0002", 3));
    show("string 1e300", QString("1e300"));
    show("string nan", QString("nan"));
    show("1e300", 1e300 / 1e290);
    show("strings", QStringList() << "a" << "b");
    show("one string", QStringList() << "a");
    show("no strings", QStringList());
    show("list", list());
    show("no list", QVariantList());
    show("map", map());
    show("hash", hash());
    show("bits", QBitArray(3, true));
    show("date", QDate(2024, 2, 29));
    show("no date", QDate());
    show("time", QTime(13, 45, 10, 5));
    show("no time", QTime());
    show("moment", QDateTime(QDate(2024, 2, 29), QTime(13, 45, 10, 5), Qt::UTC));
    show("point", QPoint(1, -2));
    show("pointf", QPointF(1.5, -2.25));
    show("origin", QPoint());
    show("size", QSize(3, 4));
    show("no size", QSize());
    show("sizef", QSizeF(3.5, 4.5));
    show("rect", QRect(1, 2, 3, 4));
    show("rectf", QRectF(1.5, 2.5, 3.5, 4.5));
    show("no rect", QRect());
    show("line", QLine(1, 2, 3, 4));
    show("linef", QLineF(1.5, 2.5, 3.5, 4.5));
    show("uuid", QUuid("{67c8770b-44f1-410a-ab9a-f9b5446f13ee}"));
    show("no uuid", QUuid());
    show("expression", QRegularExpression("a+"));
    show("pointer", QVariant::fromValue(static_cast<void *>(nullptr)));
    show("object", QVariant::fromValue(no_object));
    show("bytes list", QVariant::fromValue(QByteArrayList() << "x" << "y"));
    show("nullptr", QVariant::fromValue(nullptr));
    return check::done();
}
