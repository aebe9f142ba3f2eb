// QMetaType::convert() and canConvert() (class pages QMetaType and QVariant): by the table, enumerations, objects,
// functions that programs register, and containers as lists and maps of variants.
#include <QtCore/qmetaobject.h>
#include <__om/container/model_memory.h>
#include <__omqt/conversions.h>

OM_BEGIN_MODEL

namespace __omqt {

// ---- Functions of programs

struct converter {
    const type_interface *from;
    const type_interface *to;
    bool is_view;
    converter_function function;
    converter *next;
};
static converter *first_converter = nullptr;

static converter *find_converter(const type_interface *from, const type_interface *to, bool is_view) {
    for (converter *one = first_converter; one; one = one->next)
        if (one->is_view == is_view && is_same_type(one->from, from) && is_same_type(one->to, to))
            return one;
    return nullptr;
}
bool has_converter(const type_interface *from, const type_interface *to, bool is_view) {
    return find_converter(from, to, is_view) != nullptr;
}
bool add_converter(const type_interface *from, const type_interface *to, bool is_view,
                   const converter_function &function) {
    if (has_converter(from, to, is_view)) {
        qWarning("Type conversion already registered from type %s to type %s", QMetaType::typeName(number_if_any(from)),
                 QMetaType::typeName(number_if_any(to)));
        return false;
    }
    converter *const added = __om::model_new<converter>();
    added->from = from;
    added->to = to;
    added->is_view = is_view;
    added->function = function;
    added->next = first_converter;
    first_converter = added;
    return true;
}
void remove_converter(const type_interface *from, const type_interface *to, bool is_view) {
    converter *const found = find_converter(from, to, is_view);
    converter **place = &first_converter;
    while (*place && *place != found)
        place = &(*place)->next;
    if (found) {
        *place = found->next;
        __om::model_delete(found);
    }
}

// ---- Enumerations

static bool is_enumeration(const type_interface *type) { return (type->__flags & QMetaType::IsEnumeration) != 0; }
static bool is_object(const type_interface *type) { return (type->__flags & QMetaType::PointerToQObject) != 0; }

// The table of an enumeration that moc knows.
static QMetaEnum meta_enumeration(const type_interface *type) {
    const QMetaObject *const object = type->__meta_object ? type->__meta_object() : nullptr;
    if (!object)
        return QMetaEnum();
    QByteArray name(QMetaType::typeName(number_if_any(type)));
    if (name.startsWith("QFlags<"))
        name = name.mid(7, name.size() - 8);
    const int scope = int(name.lastIndexOf("::"));
    return object->enumerator(object->indexOfEnumerator(name.mid(scope < 0 ? 0 : scope + 2).constData()));
}
static bool is_integer_type(int type) {
    return (type >= QMetaType::Int && type <= QMetaType::ULongLong) || type == QMetaType::SChar ||
           (type >= QMetaType::Long && type <= QMetaType::UChar);
}

static bool from_enumeration(const type_interface *from, const void *source, int to, void *target) {
    const any_number number = number_of_enumeration(from, source);
    if (to == QMetaType::QString || to == QMetaType::QByteArray) {
        const QMetaEnum table = meta_enumeration(from);
        if (!table.isValid())
            return false;
        QByteArray key;
        if (table.isFlag())
            key = table.valueToKeys(int(number.integer));
        else
            key = QByteArray(table.valueToKey(int(number.integer)));
        if (to == QMetaType::QString)
            target_as<QString>(target) = QString::fromUtf8(key);
        else
            target_as<QByteArray>(target) = key;
        return true;
    }
    return (OM_QT6 || is_integer_type(to)) && store_number(to, number, target);
}
static void store_enumeration(const type_interface *to, qlonglong value, void *target) {
    switch (to->__size) {
    case 1:
        target_as<signed char>(target) = static_cast<signed char>(value);
        break;
    case 2:
        target_as<short>(target) = short(value);
        break;
    case 4:
        target_as<int>(target) = int(value);
        break;
    default:
        target_as<qlonglong>(target) = value;
    }
}
static bool to_enumeration(int from, const void *source, const type_interface *to, void *target) {
    const any_number number = number_of(from, source);
    if (number.kind != any_number::not_a_number) {
        store_enumeration(to, number.rounded(), target);
        return true;
    }
    if (from != QMetaType::QString && from != QMetaType::QByteArray)
        return false;
    const QByteArray keys = from == QMetaType::QString ? as<QString>(source).toUtf8() : as<QByteArray>(source);
    const QMetaEnum table = meta_enumeration(to);
    bool ok = false;
    if (!table.isValid()) {
        const qlonglong number = keys.toLongLong(&ok);
        if (OM_QT6 || !ok)
            return false;
        store_enumeration(to, number, target);
        return true;
    }
    const int value = table.keysToValue(keys.constData(), &ok);
    if (ok)
        store_enumeration(to, value, target);
    return ok;
}

// ---- Containers

static const type_interface *sequential_iterable() { return &type_object<QSequentialIterable>::value; }
static const type_interface *associative_iterable() { return &type_object<QAssociativeIterable>::value; }

static int kind_inside(const type_interface *type) { return type->__elements ? type->__elements->__kind : -1; }

bool gather_elements(const type_interface *from, const void *source, int to, void *target) {
    const element_access *const access = from->__elements;
    const int kind = kind_inside(from);
    const int count = access ? access->__size(source) : 0;
    switch (to) {
    case QMetaType::QVariantList: {
        if (kind != sequence_elements)
            return false;
        QVariantList list;
        for (int i = 0; i < count; ++i)
            list.append(element_at(access, source, i));
        target_as<QVariantList>(target) = list;
        return true;
    }
    case QMetaType::QVariantMap: {
        if (kind != associated_elements)
            return false;
        QVariantMap map;
        for (int i = 0; i < count; ++i)
            map.insert(key_at(access, source, i).toString(), element_at(access, source, i));
        target_as<QVariantMap>(target) = map;
        return true;
    }
    case QMetaType::QVariantHash: {
        if (kind != associated_elements)
            return false;
        QVariantHash hash;
        for (int i = 0; i < count; ++i)
            hash.insert(key_at(access, source, i).toString(), element_at(access, source, i));
        target_as<QVariantHash>(target) = hash;
        return true;
    }
    default:
        return false;
    }
}
static bool convert_elements(const type_interface *from, const void *source, const type_interface *to, void *target) {
    if (OM_QT6 && gather_elements(from, source, number_if_any(to), target))
        return true;
  // Any pair as a pair of variants.
    if (kind_inside(from) == paired_elements && kind_inside(to) == paired_elements &&
        number_if_any(to->__elements->__key) == QMetaType::QVariant &&
        number_if_any(to->__elements->__value) == QMetaType::QVariant) {
        const QVariant first = key_at(from->__elements, source, 0);
        const QVariant second = element_at(from->__elements, source, 0);
        to->__elements->__add(target, &first, &second);
        return true;
    }
    return false;
}

// ---- Pointers

QObject *object_in(const QVariant &variant) { return variant.value<QObject *>(); }

static bool convert_pointer(const type_interface *from, const void *source, const type_interface *to, void *target) {
    if (is_object(from) && is_object(to)) {
        QObject *const object = as<QObject *>(source);
        const QMetaObject *const wanted = to->__meta_object();
        if (object && wanted && object->metaObject()->inherits(wanted)) {
            target_as<QObject *>(target) = object;
            return true;
        }
        target_as<QObject *>(target) = nullptr;
    // Towards a base class it is always possible.
        return OM_QT6 ? !object && from->__meta_object()->inherits(wanted) : !object;
    }
    return false;
}

bool convert_value(const type_interface *from, const void *source, const type_interface *to, void *target) {
    if (!from || !to || !source)
        return false;
    if (is_same_type(from, to)) {
        if (!to->__construct)
            return false;
        if (to->__destruct)
            to->__destruct(target);
        to->__construct(target, source);
        return true;
    }
    const int from_id = number_if_any(from);
    const int to_id = number_if_any(to);
    if (from_id < QMetaType::User && to_id < QMetaType::User && convert_built_in(from_id, source, to_id, target))
        return true;
    if (converter *const registered = find_converter(from, to, false))
        return registered->function(source, target);
    if (is_enumeration(from))
        return from_enumeration(from, source, to_id, target);
    if (is_enumeration(to))
        return to_enumeration(from_id, source, to, target);
    if (convert_pointer(from, source, to, target) || convert_elements(from, source, to, target))
        return true;
    if (to == sequential_iterable() && kind_inside(from) == sequence_elements) {
        target_as<QSequentialIterable>(target).__container = to_variant(from, source);
        return true;
    }
    if (to == associative_iterable() && kind_inside(from) == associated_elements) {
        target_as<QAssociativeIterable>(target).__container = to_variant(from, source);
        return true;
    }
    return false;
}

bool may_convert(const type_interface *from, const type_interface *to) {
    if (!from || !to)
        return false;
    if (is_same_type(from, to) || has_converter(from, to, false))
        return true;
    const int from_id = number_if_any(from);
    const int to_id = number_if_any(to);
    if (from_id < QMetaType::User && to_id < QMetaType::User && may_convert_built_in(from_id, to_id))
        return true;
    if (is_enumeration(from)) {
        if (OM_QT6)
            return may_convert_built_in(QMetaType::Int, to_id) && to_id != QMetaType::QChar;
        return is_integer_type(to_id) ||
               ((to_id == QMetaType::QString || to_id == QMetaType::QByteArray) && meta_enumeration(from).isValid());
    }
    if (is_enumeration(to))
        return may_convert_built_in(from_id, QMetaType::Int);
    if (is_object(from) && is_object(to)) {
        const QMetaObject *const of = from->__meta_object();
        const QMetaObject *const wanted = to->__meta_object();
        return of->inherits(wanted) || wanted->inherits(of);
    }
    switch (kind_inside(from)) {
    case sequence_elements:
        return to_id == QMetaType::QVariantList || to == sequential_iterable();
    case associated_elements:
        return to_id == QMetaType::QVariantMap || to_id == QMetaType::QVariantHash || to == associative_iterable();
    case paired_elements:
        return kind_inside(to) == paired_elements && number_if_any(to->__elements->__key) == QMetaType::QVariant &&
               number_if_any(to->__elements->__value) == QMetaType::QVariant;
    default:
        return false;
    }
}

} // namespace __omqt

using namespace __omqt;

bool QMetaType::convert(const void *from, int fromTypeId, void *to, int toTypeId) {
    return convert_value(type_with_number(fromTypeId), from, type_with_number(toTypeId), to);
}
#if OM_QT6
bool QMetaType::convert(QMetaType fromType, const void *from, QMetaType toType, void *to) {
    return convert_value(fromType.__type, from, toType.__type, to);
}
bool QMetaType::canConvert(QMetaType fromType, QMetaType toType) { return may_convert(fromType.__type, toType.__type); }
bool QMetaType::registerConverterFunction(const ConverterFunction &f, QMetaType from, QMetaType to) {
    return __omqt::add_converter(from.__type, to.__type, false, f);
}
void QMetaType::unregisterConverterFunction(QMetaType from, QMetaType to) {
    remove_converter(from.__type, to.__type, false);
}
bool QMetaType::registerMutableViewFunction(const MutableViewFunction &f, QMetaType from, QMetaType to) {
    return __omqt::add_converter(from.__type, to.__type, true, [f](const void *source, void *target) {
        return f(const_cast<void *>(source), target);
    });
}
void QMetaType::unregisterMutableViewFunction(QMetaType from, QMetaType to) {
    remove_converter(from.__type, to.__type, true);
}
bool QMetaType::view(QMetaType fromType, void *from, QMetaType toType, void *to) {
    converter *const registered = find_converter(fromType.__type, toType.__type, true);
    return registered ? registered->function(from, to)
                      : is_object(fromType.__type) && is_object(toType.__type) &&
                            convert_pointer(fromType.__type, from, toType.__type, to);
}
bool QMetaType::canView(QMetaType fromType, QMetaType toType) {
    return fromType.isValid() && toType.isValid() &&
           (has_converter(fromType.__type, toType.__type, true) ||
            (is_object(fromType.__type) && is_object(toType.__type) && may_convert(fromType.__type, toType.__type)));
}
#endif

OM_END_MODEL
