// QMetaType: the numbers and names of types (class page QMetaType).
#include <QtCore/qbitarray.h>
#include <QtCore/qregularexpression.h>
#include <QtCore/quuid.h>
#include <QtCore/qvariant.h>
#include <__omqt/meta_table.h>
#include <string.h>

OM_BEGIN_MODEL

namespace __omqt {

type_interface type_object<void>::value = {int(QMetaType::Void),
                                           0,
                                           0,
                                           0,
                                           "void",
                                           nullptr,
                                           nullptr,
                                           nullptr,
                                           nullptr,
                                           nullptr,
                                           nullptr,
                                           nullptr,
                                           nullptr,
                                           nullptr};

// Types with a number beyond the built-in ones, and other names of types.
static type_interface *first_type = nullptr;
static int last_number = int(QMetaType::User) - 1;
struct other_name {
    char *__text;
    type_interface *__type;
    other_name *__next;
};
static other_name *first_name = nullptr;

static char *kept_text(const QByteArray &text) {
    char *const copy = __om::model_new_array<char>(std::size_t(text.size()) + 1);
    memcpy(copy, text.constData(), std::size_t(text.size()) + 1);
    return copy;
}

// `T = ` to the end, in what a compiler prints of a function template.
static QByteArray name_in(const char *function) {
    const char *const begin = strstr(function, "T = ") + 4;
    const char *end = begin;
    while (*end && *end != ';' && !(*end == ']' && !end[1]))
        ++end;
    return normalized(QByteArray(begin, int(end - begin)).constData(), false);
}
static QByteArray own_name(type_interface *type) {
    if (type->__flags & QMetaType::PointerToQObject)
        return QByteArray(type->__meta_object()->className()) + '*';
    const char *const spelled = type->__spelled();
    if (!strstr(spelled, "T = "))
        return QByteArray(type->__meta_object()->className()) + "::" + spelled;
    return name_in(spelled);
}

int number_of_type(type_interface *type, const char *name) {
    if (type->__id == 0) {
        type->__id = ++last_number;
        type->__next = first_type;
        first_type = type;
    }
    if (type->__id >= int(QMetaType::User) && !type->__name)
        type->__name = kept_text(name ? normalized(name, false) : own_name(type));
    if (name) {
        const QByteArray text = normalized(name, false);
        if (!type_with_name(text.constData(), int(text.size()))) {
            other_name *const other = __om::model_new<other_name>();
            other->__text = kept_text(text);
            other->__type = type;
            other->__next = first_name;
            first_name = other;
        }
    }
    return type->__id;
}

#define OM_QT_CASE(enumerator, number, Type, text)                                                                     \
    case number:                                                                                                       \
        return text;
static const char *built_in_name(int id) {
    switch (id) {
        OM_QT_FUNDAMENTAL_TYPES(OM_QT_CASE)
#undef OM_QT_CASE
#define OM_QT_CASE(enumerator, number, Class)                                                                          \
    case number:                                                                                                       \
        return #Class;
        OM_QT_CLASS_TYPES(OM_QT_CASE)
#undef OM_QT_CASE
    case QMetaType::Void:
        return "void";
    case QMetaType::QVariantMap:
        return "QVariantMap";
    case QMetaType::QVariantList:
        return "QVariantList";
    case QMetaType::QVariantHash:
        return "QVariantHash";
    case QMetaType::QStringList:
        return "QStringList";
    case QMetaType::QByteArrayList:
        return "QByteArrayList";
    default:
        return nullptr;
    }
}

#define OM_QT_CASE(enumerator, number, Type, text)                                                                     \
    case number:                                                                                                       \
        return &type_object<Type>::value;
type_interface *type_with_number(int id) {
    switch (id) {
        OM_QT_FUNDAMENTAL_TYPES(OM_QT_CASE)
    case QMetaType::Void:
        return &type_object<void>::value;
    case QMetaType::QString:
        return &type_object<QString>::value;
    case QMetaType::QByteArray:
        return &type_object<QByteArray>::value;
    case QMetaType::QChar:
        return &type_object<QChar>::value;
    case QMetaType::QDate:
        return &type_object<::QDate>::value;
    case QMetaType::QTime:
        return &type_object<::QTime>::value;
    case QMetaType::QPoint:
        return &type_object<::QPoint>::value;
    case QMetaType::QPointF:
        return &type_object<::QPointF>::value;
    case QMetaType::QSize:
        return &type_object<::QSize>::value;
    case QMetaType::QSizeF:
        return &type_object<::QSizeF>::value;
    case QMetaType::QRect:
        return &type_object<::QRect>::value;
    case QMetaType::QRectF:
        return &type_object<::QRectF>::value;
    case QMetaType::QLine:
        return &type_object<::QLine>::value;
    case QMetaType::QLineF:
        return &type_object<::QLineF>::value;
    case QMetaType::QStringList:
        return &type_object<QStringList>::value;
    case QMetaType::QByteArrayList:
        return &type_object<QList<QByteArray>>::value;
    case QMetaType::QBitArray:
        return &type_object<::QBitArray>::value;
    case QMetaType::QDateTime:
        return &type_object<::QDateTime>::value;
    case QMetaType::QUuid:
        return &type_object<::QUuid>::value;
    case QMetaType::QRegularExpression:
        return &type_object<::QRegularExpression>::value;
    case QMetaType::QVariant:
        return &type_object<::QVariant>::value;
    case QMetaType::QVariantList:
        return &type_object<::QVariantList>::value;
    case QMetaType::QVariantMap:
        return &type_object<::QVariantMap>::value;
    case QMetaType::QVariantHash:
        return &type_object<::QVariantHash>::value;
    default:
        break;
    }
    for (type_interface *type = first_type; type; type = type->__next)
        if (type->__id == id)
            return type;
    return nullptr;
}
#undef OM_QT_CASE

static bool is_text(const char *text, const char *name, int length) {
    return text && strncmp(text, name, std::size_t(length)) == 0 && text[length] == 0;
}
type_interface *type_with_name(const char *name, int length) {
    static const struct {
        const char *name;
        int number;
    } others[] = {{"qint8", QMetaType::SChar},     {"quint8", QMetaType::UChar},      {"qint16", QMetaType::Short},
                  {"quint16", QMetaType::UShort},  {"qint32", QMetaType::Int},        {"quint32", QMetaType::UInt},
                  {"qint64", QMetaType::LongLong}, {"quint64", QMetaType::ULongLong}, {"qreal", QMetaType::QReal}};
    for (const auto &other : others)
        if (is_text(other.name, name, length))
            return type_with_number(other.number);
    for (int id = 1; id < 64; ++id)
        if (is_text(built_in_name(id), name, length))
            return type_with_number(id);
    for (type_interface *type = first_type; type; type = type->__next)
        if (is_text(type->__name, name, length))
            return type;
    for (const other_name *other = first_name; other; other = other->__next)
        if (is_text(other->__text, name, length))
            return other->__type;
    return nullptr;
}

} // namespace __omqt

using namespace __omqt;

int QMetaType::type(const char *typeName) {
    if (!typeName)
        return UnknownType;
    type_interface *found = type_with_name(typeName, int(strlen(typeName)));
    if (!found) {
        const ::QByteArray text = normalized(typeName, false);
        found = type_with_name(text.constData(), int(text.size()));
    }
    return found ? number_of_type(found, nullptr) : int(UnknownType);
}
int QMetaType::type(const ::QByteArray &typeName) { return type(typeName.constData()); }
const char *QMetaType::typeName(int id) {
    if (const char *const name = built_in_name(id))
        return name;
    const type_interface *const type = type_with_number(id);
    return type ? type->__name : nullptr;
}
#if OM_QT6
QMetaType QMetaType::fromName(QByteArrayView name) {
    const ::QByteArray text = name.toByteArray();
    const int id = type(text.constData());
    return id == UnknownType ? QMetaType() : QMetaType(id);
}
const char *QMetaType::name() const { return __type ? typeName(id()) : nullptr; }
#else
class QByteArray QMetaType::name() const { return __type ? typeName(id()) : nullptr; }
#endif

bool QMetaType::isRegistered() const { return __type && (!OM_QT6 || __type->__id != 0); }

void *QMetaType::create(const void *copy) const {
    if (!__type || !__type->__construct)
        return nullptr;
    return construct(::operator new(__type->__size), copy);
}
void QMetaType::destroy(void *data) const {
    if (data && __type) {
        destruct(data);
        ::operator delete(data);
    }
}
void *QMetaType::construct(void *where, const void *copy) const {
    if (!where || !__type || !__type->__construct)
        return nullptr;
    __type->__construct(where, copy);
    return where;
}
void QMetaType::destruct(void *data) const {
    if (data && __type && __type->__destruct)
        __type->__destruct(data);
}

// ---- What programs add

namespace __omqt {

bool set_comparisons(type_interface *type, bool (*equals)(const void *, const void *),
                     bool (*less)(const void *, const void *)) {
    if (type->__equals) {
        qWarning("Comparators already registered for type %s", QMetaType::typeName(number_if_any(type)));
        return false;
    }
    type->__equals = equals;
    type->__less = less;
    return true;
}
bool set_printing(type_interface *type, void (*print)(QDebug &, const void *)) {
    if (type->__print) {
        qWarning("Debug stream operator already registered for type %s", QMetaType::typeName(number_if_any(type)));
        return false;
    }
    type->__print = print;
    return true;
}
static int add_name(const ::QByteArray &name, type_interface *type) {
    type_interface *const known = type_with_name(name.constData(), int(name.size()));
    if (known)
        return known == type ? number_of_type(type, nullptr) : -1;
    return number_of_type(type, name.constData());
}
// -1, 0 or 1; false where there is no order.
static bool compare_values(const type_interface *type, const void *a, const void *b, int *result) {
    if (!type || !type->__less)
        return false;
    if (type->__equals && type->__equals(a, b))
        *result = 0;
    else
        *result = type->__less(a, b) ? -1 : 1;
    return true;
}

} // namespace __omqt

bool QMetaType::compare(const void *lhs, const void *rhs, int typeId, int *result) {
    return compare_values(type_with_number(typeId), lhs, rhs, result);
}
bool QMetaType::equals(const void *lhs, const void *rhs, int typeId, int *result) {
    const type_interface *const type = type_with_number(typeId);
  // In Qt 5 only what was registered is known here.
    if (!type || !type->__equals || (!OM_QT6 && typeId < User))
        return false;
    *result = type->__equals(lhs, rhs) ? 0 : -1;
    return true;
}
#if OM_QT6
bool QMetaType::equals(const void *lhs, const void *rhs) const {
    return __type && __type->__equals && __type->__equals(lhs, rhs);
}
QPartialOrdering QMetaType::compare(const void *lhs, const void *rhs) const {
    if (!lhs || !rhs || !__type || !__type->__less)
        return QPartialOrdering::Unordered;
    if (__type->__equals && __type->__equals(lhs, rhs))
        return QPartialOrdering::Equivalent;
    if (__type->__less(lhs, rhs))
        return QPartialOrdering::Less;
    if (__type->__less(rhs, lhs))
        return QPartialOrdering::Greater;
    return __type->__equals ? QPartialOrdering::Unordered : QPartialOrdering::Equivalent;
}
void QMetaType::registerNormalizedTypedef(const ::QByteArray &normalizedTypeName, QMetaType type) {
    if (type.isValid())
        add_name(normalizedTypeName, const_cast<type_interface *>(type.__type));
}
#else
bool QMetaType::hasRegisteredComparators(int typeId) {
    const type_interface *const type = type_with_number(typeId);
    return type && typeId >= User && type->__equals && type->__less;
}
int QMetaType::registerTypedef(const char *typeName, int aliasId) {
    return registerNormalizedTypedef(normalized(typeName, false), aliasId);
}
int QMetaType::registerNormalizedTypedef(const ::QByteArray &normalizedTypeName, int aliasId) {
    type_interface *const type = type_with_number(aliasId);
    return type ? add_name(normalizedTypeName, type) : -1;
}
#endif

OM_END_MODEL
