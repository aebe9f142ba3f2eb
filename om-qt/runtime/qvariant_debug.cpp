// operator<< of QDebug for QVariant, and QMetaType::debugStream().
#include <QtCore/qbitarray.h>
#include <QtCore/qdebug.h>
#include <QtCore/qregularexpression.h>
#include <QtCore/quuid.h>
#include <__omqt/conversions.h>

OM_BEGIN_MODEL

namespace __omqt {

static bool print_text(QDebug &debug, int type, const void *value) {
    switch (type) {
    case QMetaType::QChar:
        debug << as<QChar>(value);
        return true;
    case QMetaType::QString:
        debug << as<QString>(value);
        return true;
    case QMetaType::QByteArray:
        debug << as<QByteArray>(value);
        return true;
    case QMetaType::QStringList:
        debug << as<QStringList>(value);
        return true;
    case QMetaType::QByteArrayList:
        debug << as<QByteArrayList>(value);
        return true;
    case QMetaType::QVariantList:
        debug << as<QVariantList>(value);
        return true;
    case QMetaType::QVariantMap:
        debug << as<QVariantMap>(value);
        return true;
    case QMetaType::QVariantHash:
        debug << as<QVariantHash>(value);
        return true;
    case QMetaType::QVariant:
        debug << as<QVariant>(value);
        return true;
    default:
        return false;
    }
}
static bool print_class(QDebug &debug, int type, const void *value) {
    switch (type) {
    case QMetaType::QBitArray:
        debug << as<QBitArray>(value);
        return true;
    case QMetaType::QDate:
        debug << as<QDate>(value);
        return true;
    case QMetaType::QTime:
        debug << as<QTime>(value);
        return true;
    case QMetaType::QDateTime:
        debug << as<QDateTime>(value);
        return true;
    case QMetaType::QRect:
        debug << as<QRect>(value);
        return true;
    case QMetaType::QRectF:
        debug << as<QRectF>(value);
        return true;
    case QMetaType::QSize:
        debug << as<QSize>(value);
        return true;
    case QMetaType::QSizeF:
        debug << as<QSizeF>(value);
        return true;
    case QMetaType::QLine:
        debug << as<QLine>(value);
        return true;
    case QMetaType::QLineF:
        debug << as<QLineF>(value);
        return true;
    case QMetaType::QPoint:
        debug << as<QPoint>(value);
        return true;
    case QMetaType::QPointF:
        debug << as<QPointF>(value);
        return true;
    case QMetaType::QUuid:
        debug << as<QUuid>(value);
        return true;
    case QMetaType::QRegularExpression:
        debug << as<QRegularExpression>(value);
        return true;
    case QMetaType::QObjectStar:
#if OM_QT6
        debug << as<const void *>(value);
#else
        debug << as<QObject *>(value);
#endif
        return true;
    case QMetaType::VoidStar:
        debug << as<void *>(value);
        return true;
    case QMetaType::Nullptr:
        debug << nullptr;
        return true;
    default:
        return false;
    }
}
static bool print_number(QDebug &debug, int type, const void *value) {
    const any_number number = number_of(type, value);
    switch (type) {
    case QMetaType::Bool:
        debug << as<bool>(value);
        return true;
    case QMetaType::Char:
    case QMetaType::SChar:
    case QMetaType::UChar:
        debug << as<char>(value);
        return true;
    case QMetaType::Float:
        debug << as<float>(value);
        return true;
    default:
        break;
    }
    switch (number.kind) {
    case any_number::is_signed:
        debug << qlonglong(number.integer);
        return true;
    case any_number::is_unsigned:
        debug << number.integer;
        return true;
    case any_number::is_real:
        debug << number.real;
        return true;
    default:
        return false;
    }
}

static bool print_value(QDebug &debug, const type_interface *type, const void *value) {
    const int id = number_if_any(type);
    if (id < QMetaType::User)
        return print_number(debug, id, value) || print_text(debug, id, value) || print_class(debug, id, value);
    if (OM_QT6 && (type->__flags & 0x800) != 0) {
        debug << as<const void *>(value);
        return true;
    }
    if (!type->__print)
        return false;
    type->__print(debug, value);
    return true;
}

static void print_variant(QDebug &debug, const QVariant &v) {
    const QDebugStateSaver saver(debug);
    debug.nospace() << "QVariant(";
    if (!v.isValid()) {
        debug << "Invalid)";
        return;
    }
    debug << v.typeName() << ", ";
  // In Qt 6 values that a text can be made of are shown by it where there is no other way.
    if (!print_value(debug, v.__type(), v.constData())) {
        if (may_convert(v.__type(), &type_object<QString>::value))
            debug << v.toString();
        else if (!OM_QT6 && (v.__type()->__flags & QMetaType::PointerToQObject))
            debug << as<QObject *>(v.constData());
    }
    debug << ')';
}

} // namespace __omqt

using namespace __omqt;

#if OM_QT6
QDebug QVariant::qdebugHelper(QDebug debug) const {
    print_variant(debug, *this);
    return debug;
}
bool QMetaType::hasRegisteredDebugStreamOperator() const {
    return __type && (id() < User ? id() != Void : __type->__print != nullptr);
}
bool QMetaType::debugStream(QDebug &dbg, const void *rhs) { return __type && print_value(dbg, __type, rhs); }
#else
QDebug operator<<(QDebug debug, const QVariant &variant) {
    print_variant(debug, variant);
    return debug;
}
QDebug operator<<(QDebug debug, const QVariant::Type type) {
    const QDebugStateSaver saver(debug);
    debug.nospace() << "QVariant::" << (int(type) != int(QVariant::UserType) ? QVariant::typeToName(type) : "UserType");
    return debug;
}
bool QMetaType::hasRegisteredDebugStreamOperator(int typeId) {
    const type_interface *const type = type_with_number(typeId);
    return type && typeId >= User && type->__print;
}
bool QMetaType::debugStream(QDebug &dbg, const void *rhs, int typeId) {
    const type_interface *const type = type_with_number(typeId);
    return type && typeId >= User && print_value(dbg, type, rhs);
}
#endif

OM_END_MODEL
