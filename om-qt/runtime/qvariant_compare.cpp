// QVariant: equality and order (class page QVariant, operator==() and compare()).
#include <QtCore/qnumeric.h>
#include <__omqt/conversions.h>
#include <string.h>

OM_BEGIN_MODEL

namespace __omqt {

static bool is_number(const QVariant &v) {
    return v.isValid() && number_of(v.userType(), v.constData()).kind != any_number::not_a_number;
}
// In Qt 6 a text is compared with a number as one.
static bool are_numeric(const QVariant &a, const QVariant &b) {
    return (is_number(a) && is_number(b)) || (OM_QT6 && ((is_number(a) && b.userType() == QMetaType::QString) ||
                                                         (a.userType() == QMetaType::QString && is_number(b))));
}
static bool is_real_type(int type) { return type == QMetaType::Double || type == QMetaType::Float; }
// A text as a number of the kind that the other value is.
static any_number number_beside(const QVariant &v, int other) {
    any_number number = {any_number::not_a_number, 0, 0};
    if (v.userType() != QMetaType::QString)
        return number_of(v.userType(), v.constData());
    const QString &text = as<QString>(v.constData());
    bool ok = false;
    if (is_real_type(other)) {
        number.real = text.toDouble(&ok);
        number.kind = ok ? any_number::is_real : any_number::not_a_number;
        return number;
    }
    number.integer = qulonglong(text.toLongLong(&ok));
    if (!ok && other == QMetaType::Bool) {
        number.integer = text == QLatin1String("true");
        ok = number.integer != 0 || text == QLatin1String("false");
    }
    number.kind = ok ? any_number::is_signed : any_number::not_a_number;
    return number;
}
static bool is_unsigned_64(int type) { return type == QMetaType::ULongLong || type == QMetaType::ULong; }
static bool is_signed_64(int type) { return type == QMetaType::LongLong || type == QMetaType::Long; }

template <class T>
static int order(T a, T b) {
    return a < b ? -1 : a > b ? 1 : a == b ? 0 : 2;
}
// By the usual arithmetic conversions; 2 where there is no order.
static int order_of_numbers(const QVariant &v1, const QVariant &v2) {
    const int t1 = v1.userType();
    const int t2 = v2.userType();
    const any_number a = number_beside(v1, t2);
    const any_number b = number_beside(v2, t1);
    if (a.kind == any_number::not_a_number || b.kind == any_number::not_a_number)
        return 2;
    if (a.kind == any_number::is_real || b.kind == any_number::is_real) {
        double x = 0;
        double y = 0;
        store_number(QMetaType::Double, a, &x);
        store_number(QMetaType::Double, b, &y);
        if (!OM_QT6 && qFuzzyCompare(x, y))
            return 0;
        return order(x, y);
    }
    if ((t1 == QMetaType::Bool && t2 == QMetaType::QString) || (t1 == QMetaType::QString && t2 == QMetaType::Bool))
        return order(int(a.integer != 0), int(b.integer != 0));
    if (is_unsigned_64(t1) || is_unsigned_64(t2))
        return order(a.integer, b.integer);
    if (is_signed_64(t1) || is_signed_64(t2))
        return order(qlonglong(a.integer), qlonglong(b.integer));
    if (t1 == QMetaType::UInt || t2 == QMetaType::UInt)
        return order(uint(a.integer), uint(b.integer));
    return order(int(a.integer), int(b.integer));
}
#if OM_QT6
static bool is_pointer_type(const QVariant &v) {
    return v.userType() == QMetaType::VoidStar || v.userType() == QMetaType::Nullptr ||
           (v.__type()->__flags & 0x800) != 0;
}
#endif

// Of one type.
static bool have_equal_values(const QVariant &v1, const QVariant &v2) {
    const type_interface *const type = v1.__type();
    if (!type)
        return true;
    if (type->__equals)
        return type->__equals(v1.constData(), v2.constData());
#if OM_QT6
    return false;
#else
    // Of custom types the operators are not called. The documentation has addresses compared; 5.15 compares the bytes.
    return v1.constData() == v2.constData() || memcmp(v1.constData(), v2.constData(), type->__size) == 0;
#endif
}

} // namespace __omqt

using namespace __omqt;

#if OM_QT6

bool QVariant::__equals(const QVariant &other) const {
    if (!is_same_type(__type(), other.__type())) {
        if (are_numeric(*this, other))
            return order_of_numbers(*this, other) == 0;
    // "Pointers are compared": of objects, or with the null pointer.
        if (isValid() && other.isValid() && is_pointer_type(*this) && is_pointer_type(other) &&
            canConvert(other.metaType()))
            return as<void *>(constData()) == as<void *>(other.constData());
        return false;
    }
    return have_equal_values(*this, other);
}
QPartialOrdering QVariant::compare(const QVariant &lhs, const QVariant &rhs) {
    if (!is_same_type(lhs.__type(), rhs.__type())) {
        if (are_numeric(lhs, rhs)) {
            const int found = order_of_numbers(lhs, rhs);
            return found < 0    ? QPartialOrdering::Less
                   : found == 0 ? QPartialOrdering::Equivalent
                   : found == 1 ? QPartialOrdering::Greater
                                : QPartialOrdering::Unordered;
        }
        return QPartialOrdering::Unordered;
    }
    return lhs.metaType().compare(lhs.constData(), rhs.constData());
}

#else

bool QVariant::__equals(const QVariant &other) const {
    if (are_numeric(*this, other))
        return order_of_numbers(*this, other) == 0;
    if (is_same_type(__type(), other.__type()))
        return __block == other.__block || have_equal_values(*this, other);
    QVariant v1 = *this;
    QVariant v2 = other;
    if (!v2.canConvert(v1.userType()))
        v1.swap(v2);
    return v2.convert(v1.userType()) && have_equal_values(v1, v2);
}

int QVariant::compare(const QVariant &other) const {
    if (are_numeric(*this, other))
        return order_of_numbers(*this, other);
    if (__equals(other))
        return 0;
    QVariant v1 = *this;
    QVariant v2 = other;
    if (!is_same_type(v1.__type(), v2.__type())) {
        if (v2.canConvert(v1.userType())) {
            QVariant copy = v2;
            if (copy.convert(v1.userType()))
                v2 = copy;
        }
        if (!is_same_type(v1.__type(), v2.__type()) && v1.canConvert(v2.userType())) {
            QVariant copy = v1;
            if (copy.convert(v2.userType()))
                v1 = copy;
        }
        if (!is_same_type(v1.__type(), v2.__type()))
            return -1;
        if (are_numeric(v1, v2))
            return order_of_numbers(v1, v2);
    }
    const type_interface *const type = v1.__type();
    if (type && type->__less && v1.userType() >= QMetaType::User)
        return type->__less(v1.constData(), v2.constData()) ? -1 : 1;
    switch (v1.userType()) {
    case QMetaType::QDate:
        return v1.toDate() < v2.toDate() ? -1 : 1;
    case QMetaType::QTime:
        return v1.toTime() < v2.toTime() ? -1 : 1;
    case QMetaType::QDateTime:
        return v1.toDateTime() < v2.toDateTime() ? -1 : 1;
    default:
        break;
    }
    const int texts = v1.toString().compare(v2.toString(), Qt::CaseInsensitive);
    return texts != 0 ? texts : v1.type() < v2.type() ? -1 : 1;
}

#endif

OM_END_MODEL
