// QMetaType: the numbers and names of types (class page QMetaType).
#include <QtCore/qdatetime.h>
#include <QtCore/qline.h>
#include <QtCore/qmetatype.h>
#include <QtCore/qobject.h>
#include <QtCore/qpoint.h>
#include <QtCore/qrect.h>
#include <QtCore/qsize.h>
#include <QtCore/qstringlist.h>
#include <__omqt/meta_table.h>
#include <string.h>

OM_BEGIN_MODEL

namespace __omqt {

type_interface type_object<void>::value = {
    int(QMetaType::Void), 0, 0, "void", nullptr, nullptr, nullptr, nullptr, nullptr, false, false, nullptr};

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
    if (type->__is_pointer_to_object)
        return QByteArray(type->__meta_object()->className()) + '*';
    return name_in(type->__spelled());
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

OM_END_MODEL
