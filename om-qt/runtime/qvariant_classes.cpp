// QVariant: dates, geometry, ids and lists as each other and as texts, and which types can be converted (class page
// QVariant, canConvert(): the table; what each version does was asked of it, see conformance/qvariant).
#include <QtCore/qbitarray.h>
#include <QtCore/quuid.h>
#include <__omqt/conversions.h>

OM_BEGIN_MODEL

namespace __omqt {

template <class Target, class Source>
static bool give(void *target, const Source &value) {
    target_as<Target>(target) = value;
    return true;
}

static bool convert_moment(int from, const void *source, int to, void *target) {
    switch (from) {
    case QMetaType::QDate:
        if (to == QMetaType::QString)
            return give<QString>(target, as<QDate>(source).toString(Qt::ISODate));
        if (to == QMetaType::QDateTime) {
            give<QDateTime>(target, as<QDate>(source).startOfDay());
            return OM_QT6 || as<QDate>(source).isValid();
        }
        return false;
    case QMetaType::QTime:
        return to == QMetaType::QString && give<QString>(target, as<QTime>(source).toString(Qt::ISODateWithMs));
    default:
        if (to == QMetaType::QString)
            return give<QString>(target, as<QDateTime>(source).toString(Qt::ISODateWithMs));
        if (to == QMetaType::QDate) {
            give<QDate>(target, as<QDateTime>(source).date());
            return OM_QT6 || target_as<QDate>(target).isValid();
        }
        if (to == QMetaType::QTime) {
            give<QTime>(target, as<QDateTime>(source).time());
            return OM_QT6 || target_as<QTime>(target).isValid();
        }
        return false;
    }
}

static bool convert_shape(int from, const void *source, int to, void *target) {
    if (from == QMetaType::QPoint && to == QMetaType::QPointF)
        return give<QPointF>(target, QPointF(as<QPoint>(source)));
    if (from == QMetaType::QPointF && to == QMetaType::QPoint)
        return give<QPoint>(target, as<QPointF>(source).toPoint());
    if (from == QMetaType::QSize && to == QMetaType::QSizeF)
        return give<QSizeF>(target, QSizeF(as<QSize>(source)));
    if (from == QMetaType::QSizeF && to == QMetaType::QSize)
        return give<QSize>(target, as<QSizeF>(source).toSize());
    if (from == QMetaType::QRect && to == QMetaType::QRectF)
        return give<QRectF>(target, QRectF(as<QRect>(source)));
    if (from == QMetaType::QRectF && to == QMetaType::QRect)
        return give<QRect>(target, as<QRectF>(source).toRect());
    if (from == QMetaType::QLine && to == QMetaType::QLineF)
        return give<QLineF>(target, QLineF(as<QLine>(source)));
    if (from == QMetaType::QLineF && to == QMetaType::QLine)
        return give<QLine>(target, as<QLineF>(source).toLine());
    return false;
}

static QVariantList variants(const QStringList &texts) {
    QVariantList list;
    for (int i = 0; i < int(texts.size()); ++i)
        list.append(QVariant(texts.at(i)));
    return list;
}
static QStringList texts(const QVariantList &list) {
    QStringList all;
    for (int i = 0; i < int(list.size()); ++i)
        all.append(list.at(i).toString());
    return all;
}
#if OM_QT6
static QByteArrayList bytes(const QVariantList &list) {
    QByteArrayList all;
    for (int i = 0; i < int(list.size()); ++i)
        all.append(list.at(i).toByteArray());
    return all;
}
#endif

static bool convert_container(int from, const void *source, int to, void *target) {
    switch (from) {
    case QMetaType::QVariantList:
        if (to == QMetaType::QStringList)
            return give<QStringList>(target, texts(as<QVariantList>(source)));
#if OM_QT6
        if (to == QMetaType::QByteArrayList)
            return give<QByteArrayList>(target, bytes(as<QVariantList>(source)));
#endif
        return false;
    case QMetaType::QStringList:
        if (to == QMetaType::QVariantList)
            return give<QVariantList>(target, variants(as<QStringList>(source)));
        if (to == QMetaType::QString && as<QStringList>(source).size() == 1)
            return give<QString>(target, as<QStringList>(source).at(0));
        return false;
    case QMetaType::QVariantMap: {
        if (to != QMetaType::QVariantHash)
            return false;
        QVariantHash hash;
        const QVariantMap &map = as<QVariantMap>(source);
        for (QVariantMap::const_iterator i = map.constBegin(); i != map.constEnd(); ++i)
            hash.insert(i.key(), i.value());
        return give<QVariantHash>(target, hash);
    }
    case QMetaType::QVariantHash: {
        if (to != QMetaType::QVariantMap)
            return false;
        QVariantMap map;
        const QVariantHash &hash = as<QVariantHash>(source);
        for (QVariantHash::const_iterator i = hash.constBegin(); i != hash.constEnd(); ++i)
            map.insert(i.key(), i.value());
        return give<QVariantMap>(target, map);
    }
    default:
        return false;
    }
}

bool convert_other(int from, const void *source, int to, void *target) {
    switch (from) {
    case QMetaType::QDate:
    case QMetaType::QTime:
    case QMetaType::QDateTime:
        return convert_moment(from, source, to, target);
    case QMetaType::QVariantList:
    case QMetaType::QStringList:
    case QMetaType::QVariantMap:
    case QMetaType::QVariantHash:
        return convert_container(from, source, to, target);
    case QMetaType::QUuid:
        if (to == QMetaType::QString)
            return give<QString>(target, as<QUuid>(source).toString());
        return to == QMetaType::QByteArray && give<QByteArray>(target, as<QUuid>(source).toByteArray());
    case QMetaType::Nullptr:
        if (to == QMetaType::QString)
            return give<QString>(target, QString());
        return to == QMetaType::QByteArray && give<QByteArray>(target, QByteArray());
    case QMetaType::VoidStar:
    case QMetaType::QObjectStar:
        return OM_QT6 && to == QMetaType::Nullptr;
    default:
        return convert_shape(from, source, to, target);
    }
}

// ---- The table

static quint64 bit(int type) { return Q_UINT64_C(1) << type; }
static quint64 bits(int first, int second) { return bit(first) | bit(second); }

static quint64 all_numbers() {
    quint64 all = bit(QMetaType::SChar);
    for (int type = QMetaType::Bool; type <= QMetaType::Double; ++type)
        all |= bit(type);
    for (int type = QMetaType::Long; type <= QMetaType::Float; ++type)
        all |= bit(type);
    return all;
}
// Qt 5 converts values of these types, but does not say so for all targets.
static quint64 few_numbers(int from) {
    quint64 few = bit(from) | bits(QMetaType::Short, QMetaType::SChar);
    for (int type = QMetaType::Int; type <= QMetaType::ULongLong; ++type)
        few |= bit(type);
    return few;
}

static quint64 targets_of(int from) {
    const quint64 numbers = all_numbers();
    const quint64 text = bits(QMetaType::QString, QMetaType::QByteArray);
    switch (from) {
    case QMetaType::Bool:
    case QMetaType::Double:
        return numbers | text;
    case QMetaType::Float:
        return numbers | text | (OM_QT6 ? bit(QMetaType::QChar) : 0);
    case QMetaType::Long:
    case QMetaType::ULong:
    case QMetaType::UChar:
        return OM_QT6 ? numbers | text | bit(QMetaType::QChar) : few_numbers(from);
    case QMetaType::Int:
    case QMetaType::UInt:
    case QMetaType::LongLong:
    case QMetaType::ULongLong:
    case QMetaType::Short:
    case QMetaType::UShort:
    case QMetaType::Char:
    case QMetaType::SChar:
        return numbers | text | bit(QMetaType::QChar);
    case QMetaType::QChar:
        return (numbers & ~bits(QMetaType::Double, QMetaType::Float)) | bit(QMetaType::QString);
    case QMetaType::QString:
        return numbers | text | bits(QMetaType::QStringList, QMetaType::QUuid) | bit(QMetaType::QDate) |
               bits(QMetaType::QTime, QMetaType::QDateTime) | (OM_QT6 ? bit(QMetaType::QVariantList) : 0);
    case QMetaType::QByteArray:
        return numbers | text | bit(QMetaType::QUuid) | (OM_QT6 ? bit(QMetaType::QVariantList) : 0);
    case QMetaType::QVariantMap:
    case QMetaType::QVariantHash:
        return bits(QMetaType::QVariantMap, QMetaType::QVariantHash);
    case QMetaType::QVariantList:
        return bit(QMetaType::QStringList) | (OM_QT6 ? bit(QMetaType::QByteArrayList) : 0);
    case QMetaType::QStringList:
        return bit(QMetaType::QVariantList) | (OM_QT6 ? bit(QMetaType::QString) : 0);
    case QMetaType::QByteArrayList:
        return bit(QMetaType::QVariantList);
    case QMetaType::QDate:
        return bits(QMetaType::QString, QMetaType::QDateTime);
    case QMetaType::QTime:
        return bit(QMetaType::QString);
    case QMetaType::QDateTime:
        return bit(QMetaType::QString) | bits(QMetaType::QDate, QMetaType::QTime);
    case QMetaType::QUuid:
    case QMetaType::Nullptr:
        return text;
    case QMetaType::QRect:
    case QMetaType::QSize:
    case QMetaType::QLine:
    case QMetaType::QPoint:
        return bit(from + 1);
    case QMetaType::QRectF:
    case QMetaType::QSizeF:
    case QMetaType::QLineF:
    case QMetaType::QPointF:
        return bit(from - 1);
    case QMetaType::VoidStar:
    case QMetaType::QObjectStar:
        return OM_QT6 ? bit(QMetaType::Nullptr) : 0;
    default:
        return 0;
    }
}

bool may_convert_built_in(int from, int to) {
    return from < 64 && to < 64 && (from == to || (targets_of(from) >> to & 1) != 0);
}

// Whether a value is null by its own account, in Qt 5.
bool has_null(int type, const void *value) {
    switch (type) {
    case QMetaType::QString:
        return as<QString>(value).isNull();
    case QMetaType::QChar:
        return as<QChar>(value).isNull();
    case QMetaType::QByteArray:
        return as<QByteArray>(value).isNull();
    case QMetaType::QBitArray:
        return as<QBitArray>(value).isNull();
    case QMetaType::QDate:
        return as<QDate>(value).isNull();
    case QMetaType::QTime:
        return as<QTime>(value).isNull();
    case QMetaType::QDateTime:
        return as<QDateTime>(value).isNull();
    case QMetaType::QRect:
        return as<QRect>(value).isNull();
    case QMetaType::QRectF:
        return as<QRectF>(value).isNull();
    case QMetaType::QSize:
        return as<QSize>(value).isNull();
    case QMetaType::QSizeF:
        return as<QSizeF>(value).isNull();
    case QMetaType::QLine:
        return as<QLine>(value).isNull();
    case QMetaType::QLineF:
        return as<QLineF>(value).isNull();
    case QMetaType::QPoint:
        return as<QPoint>(value).isNull();
    case QMetaType::QPointF:
        return as<QPointF>(value).isNull();
    case QMetaType::QUuid:
        return as<QUuid>(value).isNull();
    case QMetaType::Nullptr:
        return true;
    default:
        return false;
    }
}

} // namespace __omqt

OM_END_MODEL
