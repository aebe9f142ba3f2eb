// QObject: properties by their names, also those that a class does not declare (class page QObject, setProperty()).
#include <QtCore/qcoreapplication.h>
#include <QtCore/qmetaobject.h>
#include <__om/container/model_memory.h>
#include <__omqt/object_data.h>

OM_BEGIN_MODEL

namespace __omqt {

struct named_values : dynamic_properties {
    QList<QByteArray> names;
    QList<QVariant> values;

    int index_of(const char *name) const {
        for (int i = 0; i < int(names.size()); ++i)
            if (qstrcmp(names.at(i).constData(), name) == 0)
                return i;
        return -1;
    }
};
static void drop_values(dynamic_properties *values) { __om::model_delete(static_cast<named_values *>(values)); }

static named_values *values_of(const QObject *object) {
    return static_cast<named_values *>(QObjectPrivate::get(object)->properties);
}
static named_values *values_to_change(QObject *object) {
    QObjectPrivate *const d = QObjectPrivate::get(object);
    if (!d->properties) {
        d->properties = __om::model_new<named_values>();
        d->properties->__drop = &drop_values;
    }
    return values_of(object);
}

// Whether anything changed.
static bool set_dynamic(QObject *object, const char *name, const QVariant &value) {
    named_values *const all = values_to_change(object);
    const int index = all->index_of(name);
    // "Changing the value of a dynamic property … Passing an invalid QVariant … removes it"
    if (!value.isValid()) {
        if (index < 0)
            return false;
        all->names.removeAt(index);
        all->values.removeAt(index);
        return true;
    }
    if (index < 0) {
        all->names.append(QByteArray(name));
        all->values.append(value);
        return true;
    }
    if (all->values.at(index).userType() == value.userType() && all->values.at(index) == value)
        return false;
    all->values[index] = value;
    return true;
}

} // namespace __omqt

using namespace __omqt;

// "If the property is not defined using Q_PROPERTY, and therefore not listed in the meta-object, it is added as a dynamic
// property and false is returned."
bool QObject::setProperty(const char *name, const QVariant &value) {
    if (!name)
        return false;
    const QMetaObject *const table = metaObject();
    const int index = table->indexOfProperty(name);
    if (index < 0) {
        const QVariant kept = value;
        if (set_dynamic(this, name, kept)) {
            QDynamicPropertyChangeEvent event((QByteArray(name)));
            QCoreApplication::sendEvent(this, &event);
        }
        return false;
    }
    const QMetaProperty property = table->property(index);
    if (!property.isWritable())
        qWarning("%s::setProperty: Property \"%s\" invalid, read-only or does not exist", table->className(), name);
    return property.write(this, value);
}

QVariant QObject::property(const char *name) const {
    const QMetaObject *const table = metaObject();
    if (!name)
        return QVariant();
    const int index = table->indexOfProperty(name);
    if (index < 0) {
        const named_values *const all = values_of(this);
        const int place = all ? all->index_of(name) : -1;
        return place < 0 ? QVariant() : all->values.at(place);
    }
    const QMetaProperty property = table->property(index);
    if (!property.isReadable())
        qWarning("%s::property: Property \"%s\" invalid or does not exist", table->className(), name);
    return property.read(this);
}

QList<QByteArray> QObject::dynamicPropertyNames() const {
    const named_values *const all = values_of(this);
    return all ? all->names : QList<QByteArray>();
}

OM_END_MODEL
