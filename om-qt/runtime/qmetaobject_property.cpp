// QMetaProperty (its class page); its values are in qmetaobject_value.cpp.
#include <QtCore/qmetaobject.h>
#include <__omqt/meta_table.h>

OM_BEGIN_MODEL

using namespace __omqt;

namespace __omqt {

// Flags of properties.
enum : uint {
    property_readable = 0x1,
    property_writable = 0x2,
    property_resettable = 0x4,
    property_set_by_name = 0x100,
    property_alias = 0x200,
    property_constant = 0x400,
    property_final = 0x800,
    property_designable = 0x1000,
    property_scriptable = 0x4000,
    property_stored = 0x10000,
    property_editable = 0x40000,
    property_user = 0x100000,
    property_notifies = 0x400000,
    property_required = 0x1000000,
    property_bindable = 0x2000000
};

// The enumeration that a type names: of this class or one that it inherits.
static QMetaEnum enumeration_of(const QMetaObject *object, uint info) {
    if (!(info & 0x80000000u))
        return QMetaEnum();
    const table_string text = table_text(object, info & 0x7fffffffu);
    QByteArray name(text.text, text.length);
    const int scope = int(name.lastIndexOf("::"));
    if (scope >= 0) {
        if (name.left(scope) != object->className())
            return QMetaEnum();
        name = name.mid(scope + 2);
    }
    return object->enumerator(object->indexOfEnumerator(name.constData()));
}

} // namespace __omqt

QMetaProperty::QMetaProperty(const QMetaObject *object, const uint *row)
    : mobj(object), data(row), menum(enumeration_of(object, row[property_type])) {}
bool QMetaProperty::has(uint flag) const { return mobj && (data[property_flags] & flag) != 0; }

const char *QMetaProperty::name() const { return mobj ? table_text(mobj, data[property_name]).text : nullptr; }
const char *QMetaProperty::typeName() const {
    if (!mobj)
        return nullptr;
#if OM_QT6
    if (metaType().isValid())
        return metaType().name();
#endif
    return table_type(mobj, data[property_type]).text;
}
int QMetaProperty::userType() const {
    if (!mobj)
        return QMetaType::UnknownType;
#if OM_QT6
    return metaType().id();
#else
    if (menum.isValid()) {
        const int own = QMetaType::type((QByteArray(menum.scope()) + "::" + menum.name()).constData());
        return own != QMetaType::UnknownType ? own : int(QMetaType::Int);
    }
    return table_type_number(mobj, data[property_type]);
#endif
}
#if OM_QT6
QMetaType QMetaProperty::metaType() const {
    return mobj ? QMetaType(mobj->d.metaTypes[relativePropertyIndex()]) : QMetaType();
}
#endif
int QMetaProperty::relativePropertyIndex() const {
    return mobj ? int(data - table_row(mobj, table_properties, property_row, 0)) / property_row : -1;
}
int QMetaProperty::propertyIndex() const { return mobj ? relativePropertyIndex() + mobj->propertyOffset() : -1; }

bool QMetaProperty::isReadable() const { return has(property_readable); }
bool QMetaProperty::isWritable() const { return has(property_writable); }
bool QMetaProperty::isResettable() const { return has(property_resettable); }
bool QMetaProperty::isConstant() const { return has(property_constant); }
bool QMetaProperty::isFinal() const { return has(property_final); }
bool QMetaProperty::isRequired() const { return has(property_required); }
bool QMetaProperty::hasStdCppSet() const { return has(property_set_by_name); }
bool QMetaProperty::isEnumType() const { return menum.isValid(); }
bool QMetaProperty::isFlagType() const { return menum.isValid() && menum.isFlag(); }
#if OM_QT6
bool QMetaProperty::isDesignable() const { return has(property_designable); }
bool QMetaProperty::isScriptable() const { return has(property_scriptable); }
bool QMetaProperty::isStored() const { return has(property_stored); }
bool QMetaProperty::isUser() const { return has(property_user); }
bool QMetaProperty::isBindable() const { return has(property_bindable); }
bool QMetaProperty::isAlias() const { return has(property_alias); }
#else
bool QMetaProperty::isDesignable(const QObject *) const { return has(property_designable); }
bool QMetaProperty::isScriptable(const QObject *) const { return has(property_scriptable); }
bool QMetaProperty::isStored(const QObject *) const { return has(property_stored); }
bool QMetaProperty::isEditable(const QObject *) const { return has(property_editable); }
bool QMetaProperty::isUser(const QObject *) const { return has(property_user); }
#endif

// In Qt 5 the numbers of the signals follow the rows.
int QMetaProperty::notifySignalIndex() const {
    if (!mobj)
        return -1;
#if OM_QT6
    const uint signal = data[property_notify];
    if (signal == uint(-1))
        return -1;
    if (signal & 0x70000000u)
        return mobj->indexOfSignal((QByteArray(table_text(mobj, signal & 0xfffffffu).text) + "()").constData());
#else
    if (!has(property_notifies))
        return -1;
    const uint signal =
        table_row(mobj, table_properties, property_row, table_count(mobj, table_properties))[relativePropertyIndex()];
#endif
    return int(signal) + mobj->methodOffset();
}
bool QMetaProperty::hasNotifySignal() const { return notifySignalIndex() >= 0; }
QMetaMethod QMetaProperty::notifySignal() const {
    const int index = notifySignalIndex();
    return index >= 0 ? mobj->method(index) : QMetaMethod();
}
int QMetaProperty::revision() const { return 0; }

bool QMetaProperty::reset(QObject *object) const {
    if (!object || !isResettable())
        return false;
    void *arguments[] = {nullptr};
    object->qt_metacall(QMetaObject::ResetProperty, propertyIndex(), arguments);
    return true;
}
bool QMetaProperty::resetOnGadget(void *gadget) const {
    if (!gadget || !isResettable())
        return false;
    void *arguments[] = {nullptr};
    mobj->d.static_metacall(reinterpret_cast<QObject *>(gadget), QMetaObject::ResetProperty, relativePropertyIndex(),
                            arguments);
    return true;
}

OM_END_MODEL
