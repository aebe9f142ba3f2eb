// QVariant (class page QVariant): blocks with values, and what a variant is.
#include <QtCore/qbitarray.h>
#include <QtCore/qregularexpression.h>
#include <QtCore/quuid.h>
#include <__om/container/model_memory.h>
#include <__omqt/conversions.h>

OM_BEGIN_MODEL

namespace __omqt {

// Values lie behind the head of their block.
const std::size_t variant_head = (sizeof(variant_block) + 15) / 16 * 16;

variant_block *new_variant(const type_interface *type, const void *copy) {
    if (!type || !type->__construct)
        return nullptr;
    struct in_making {
        variant_block *made;
        ~in_making() {
            if (made)
                __om::model_delete(made);
        }
    } making = {::new (__verify_allocate(variant_head + type->__size)) variant_block()};
    void *const value = reinterpret_cast<char *>(making.made) + variant_head;
    type->__construct(value, copy);
    variant_block *const block = making.made;
    making.made = nullptr;
    block->__owners = 1;
    block->__is_null = type->__id == QMetaType::Nullptr;
    block->__type = type;
    block->__value = value;
    return block;
}
void drop_variant(variant_block *block) {
    if (block && --block->__owners == 0) {
        if (block->__type->__destruct)
            block->__type->__destruct(block->__value);
        __om::model_delete(block);
    }
}
QVariant to_variant(const type_interface *type, const void *value) {
    if (number_if_any(type) == QMetaType::QVariant)
        return as<QVariant>(value);
    return QVariant(QVariant::made{new_variant(type, value)});
}

static variant_block *null_variant(const type_interface *type) {
    variant_block *const block = new_variant(type, nullptr);
    if (block)
        block->__is_null = true;
    return block;
}

} // namespace __omqt

using namespace __omqt;

QVariant::QVariant(Type type) : QVariant(made{null_variant(type_with_number(int(type)))}) {}
#if OM_QT6
QVariant::QVariant(QMetaType type, const void *copy)
    : QVariant(made{copy ? new_variant(type.iface(), copy) : null_variant(type.iface())}) {}
#else
QVariant::QVariant(int typeId, const void *copy) : QVariant(made{new_variant(type_with_number(typeId), copy)}) {}
#endif
QVariant::QVariant(const QBitArray &bitarray) : QVariant(__of(bitarray)) {}
QVariant::QVariant(const QList<QVariant> &list) : QVariant(__of(list)) {}
QVariant::QVariant(const QMap<QString, QVariant> &map) : QVariant(__of(map)) {}
QVariant::QVariant(const QHash<QString, QVariant> &hash) : QVariant(__of(hash)) {}
QVariant::QVariant(const QRegularExpression &re) : QVariant(__of(re)) {}
QVariant::QVariant(const QUuid &uuid) : QVariant(__of(uuid)) {}

QBitArray QVariant::toBitArray() const { return __to<QBitArray>(); }
QList<QVariant> QVariant::toList() const { return __to<QList<QVariant>>(); }
QMap<QString, QVariant> QVariant::toMap() const { return __to<QMap<QString, QVariant>>(); }
QHash<QString, QVariant> QVariant::toHash() const { return __to<QHash<QString, QVariant>>(); }
QRegularExpression QVariant::toRegularExpression() const { return __to<QRegularExpression>(); }
QUuid QVariant::toUuid() const { return __to<QUuid>(); }

const char *QVariant::typeName() const { return QMetaType::typeName(userType()); }
QVariant::Type QVariant::type() const {
    const int id = userType();
    return id >= QMetaType::User ? UserType : Type(id);
}
const char *QVariant::typeToName(int typeId) { return QMetaType::typeName(typeId); }
QVariant::Type QVariant::nameToType(const char *name) {
    const int id = QMetaType::type(name);
    return id <= int(UserType) ? Type(id) : UserType;
}

// In Qt 5 values that can be null are asked; in Qt 6 a variant with a value of its own is not null, but for pointers.
bool QVariant::isNull() const {
    if (!__block)
        return true;
    const int id = userType();
    const bool is_pointer = id == QMetaType::VoidStar || id == QMetaType::QObjectStar ||
                            (__block->__type->__flags & (OM_QT6 ? 0x800 : 0x408)) != 0;
    if (is_pointer)
        return __block->__is_null || as<void *>(__block->__value) == nullptr;
#if !OM_QT6
    switch (id) {
    case QMetaType::QString:
    case QMetaType::QChar:
    case QMetaType::QByteArray:
    case QMetaType::QBitArray:
    case QMetaType::QDate:
    case QMetaType::QTime:
    case QMetaType::QDateTime:
    case QMetaType::QRect:
    case QMetaType::QRectF:
    case QMetaType::QSize:
    case QMetaType::QSizeF:
    case QMetaType::QLine:
    case QMetaType::QLineF:
    case QMetaType::QPoint:
    case QMetaType::QPointF:
    case QMetaType::QUuid:
        return has_null(id, __block->__value);
    default:
        break;
    }
#endif
    return __block->__is_null;
}

void QVariant::detach() {
    if (isDetached())
        return;
    variant_block *const mine = new_variant(__block->__type, __block->__value);
    mine->__is_null = __block->__is_null;
    --__block->__owners;
    __block = mine;
}
void *QVariant::data() {
    detach();
    return __block ? __block->__value : nullptr;
}

#if OM_QT6
bool QVariant::convert(QMetaType type) {
    if (metaType() == type)
        return type.isValid();
    const QVariant before = *this;
    *this = QVariant(type);
    if (!__block || !before.canConvert(type))
        return false;
    if (before.__block->__is_null && before.userType() != QMetaType::Nullptr)
        return false;
    const bool done = convert_value(before.__type(), before.constData(), __type(), __block->__value);
    __block->__is_null = !done;
    return done;
}
#else
bool QVariant::canConvert(int targetTypeId) const {
  // "A StringList can be converted to a String if the list has exactly one item."
    if (userType() == QMetaType::QStringList && targetTypeId == QMetaType::QString)
        return as<QStringList>(constData()).size() == 1;
    const type_interface *const target = type_with_number(targetTypeId);
    const uint object = QMetaType::PointerToQObject;
  // Of an object it depends on what it is.
    if (target && __block && (target->__flags & __block->__type->__flags & object) != 0) {
        QObject *const pointed = as<QObject *>(__block->__value);
        return !pointed || pointed->metaObject()->inherits(target->__meta_object());
    }
    return may_convert(__type(), target);
}
bool QVariant::convert(int targetTypeId) {
    if (userType() == targetTypeId)
        return true;
    const QVariant before = *this;
    clear();
    if (!before.canConvert(targetTypeId))
        return false;
    *this = QVariant(Type(targetTypeId));
    if (!__block)
        return false;
    if (before.isNull() && before.userType() != QMetaType::Nullptr && before.__block->__is_null)
        return false;
    const bool done = convert_value(before.__type(), before.constData(), __type(), __block->__value);
    __block->__is_null = !done;
    return done;
}
#endif

// ---- What is inside

namespace __omqt {

QVariant element_at(const element_access *access, const void *container, int index) {
    return to_variant(access->__value, access->__value_at(container, index));
}
QVariant key_at(const element_access *access, const void *container, int index) {
    return to_variant(access->__key, access->__key_at(container, index));
}
static const element_access *elements_in(const QVariant &v) { return v.__type() ? v.__type()->__elements : nullptr; }
static int count_in(const QVariant &v) {
    const element_access *const access = elements_in(v);
    return access ? access->__size(v.constData()) : 0;
}

} // namespace __omqt

__omqt::size_type QSequentialIterable::size() const { return count_in(__container); }
QVariant QSequentialIterable::at(__omqt::size_type idx) const {
    OM_QT_REQUIRES("container-bounds", idx >= 0 && idx < size(), "QSequentialIterable::at(): index out of range");
    return element_at(elements_in(__container), __container.constData(), int(idx));
}
#if !OM_QT6
bool QSequentialIterable::canReverseIterate() const {
    return elements_in(__container) && elements_in(__container)->__is_reversible;
}
#endif
const QVariant QSequentialIterable::const_iterator::operator*() const {
    OM_QT_REQUIRES("iterator-range", __index >= 0 && __index < count_in(__container),
                   "QSequentialIterable::const_iterator::operator*(): there is "
                   "no element at end()");
    return element_at(elements_in(__container), __container.constData(), __index);
}

__omqt::size_type QAssociativeIterable::size() const { return count_in(__container); }
QAssociativeIterable::const_iterator QAssociativeIterable::find(const QVariant &key) const {
    const element_access *const access = elements_in(__container);
    for (int i = 0; i < count_in(__container); ++i) {
        QVariant wanted = key;
#if OM_QT6
        wanted.convert(QMetaType(access->__key));
#else
        wanted.convert(number_if_any(access->__key));
#endif
        if (key_at(access, __container.constData(), i) == wanted)
            return const_iterator(__container, i);
    }
    return end();
}
QVariant QAssociativeIterable::value(const QVariant &key) const {
    const const_iterator place = find(key);
    if (place != end())
        return place.value();
  // "Returns a default-constructed value"
    const element_access *const access = elements_in(__container);
#if OM_QT6
    if (access && number_if_any(access->__value) != QMetaType::QVariant)
        return QVariant(QMetaType(access->__value));
#else
    Q_UNUSED(access);
#endif
    return QVariant();
}
const QVariant QAssociativeIterable::const_iterator::key() const {
    OM_QT_REQUIRES("iterator-range", __index >= 0 && __index < count_in(__container),
                   "QAssociativeIterable::const_iterator::key(): there is no "
                   "entry at end()");
    return key_at(elements_in(__container), __container.constData(), __index);
}
const QVariant QAssociativeIterable::const_iterator::value() const {
    OM_QT_REQUIRES("iterator-range", __index >= 0 && __index < count_in(__container),
                   "QAssociativeIterable::const_iterator::value(): there is no "
                   "entry at end()");
    return element_at(elements_in(__container), __container.constData(), __index);
}

OM_END_MODEL
