// QMetaMethod, QMetaEnum, QMetaClassInfo (their class pages).
#include <QtCore/qmetaobject.h>
#include <__omqt/meta_table.h>
#include <string.h>

OM_BEGIN_MODEL

using namespace __omqt;

namespace __omqt {

static QByteArray bytes(const table_string &text) { return QByteArray(text.text, text.length); }
static uint parameter_info(const QMetaObject *object, const uint *row, int argument) {
    return object->d.data[row[method_parameters] + uint(argument + 1)];
}

} // namespace __omqt

QByteArray QMetaMethod::methodSignature() const {
    if (!mobj)
        return QByteArray();
    QByteArray text = name() + '(';
    for (int i = 0; i < parameterCount(); ++i) {
        if (i > 0)
            text += ',';
        text += bytes(table_type(mobj, parameter_info(mobj, data, i)));
    }
    return text + ')';
}
QByteArray QMetaMethod::name() const { return mobj ? bytes(table_text(mobj, data[method_name])) : QByteArray(); }
// "An empty string if the return type is void" was Qt 4's; of a constructor there is none.
const char *QMetaMethod::typeName() const {
    if (!mobj)
        return nullptr;
    return methodType() == Constructor ? "" : table_type(mobj, parameter_info(mobj, data, -1)).text;
}
int QMetaMethod::returnType() const {
    if (!mobj)
        return QMetaType::UnknownType;
    return type_of_argument(mobj, 0, data, -1);
}
int QMetaMethod::parameterCount() const { return mobj ? int(data[method_arguments]) : 0; }
int QMetaMethod::parameterType(int index) const {
    if (!mobj || index < 0 || index >= parameterCount())
        return QMetaType::UnknownType;
    return type_of_argument(mobj, methodIndex() - mobj->methodOffset(), data, index);
}
void QMetaMethod::getParameterTypes(int *types) const {
    for (int i = 0; i < parameterCount(); ++i)
        types[i] = parameterType(i);
}
QList<QByteArray> QMetaMethod::parameterTypes() const {
    QList<QByteArray> types;
    for (int i = 0; i < parameterCount(); ++i)
        types.append(bytes(table_type(mobj, parameter_info(mobj, data, i))));
    return types;
}
QList<QByteArray> QMetaMethod::parameterNames() const {
    QList<QByteArray> names;
    for (int i = 0; i < parameterCount(); ++i)
        names.append(
            bytes(table_text(mobj, mobj->d.data[data[method_parameters] + data[method_arguments] + 1 + uint(i)])));
    return names;
}
const char *QMetaMethod::tag() const { return mobj ? table_text(mobj, data[method_tag]).text : nullptr; }
QMetaMethod::Access QMetaMethod::access() const { return mobj ? Access(data[method_flags] & method_access) : Private; }
QMetaMethod::MethodType QMetaMethod::methodType() const {
    return mobj ? MethodType((data[method_flags] & method_kind) >> 2) : Method;
}
int QMetaMethod::attributes() const {
    return mobj ? int((data[method_flags] & (method_compatibility | method_cloned | method_scriptable)) >> 4) : 0;
}
int QMetaMethod::methodIndex() const {
    if (!mobj)
        return -1;
    if (methodType() == Constructor)
        return int(data - table_row(mobj, table_constructors, method_row, 0)) / method_row;
    return int(data - method_at(mobj, 0)) / method_row + mobj->methodOffset();
}
int QMetaMethod::revision() const {
    if (!mobj || !(data[method_flags] & method_revisioned))
        return 0;
    const int local = methodIndex() - mobj->methodOffset();
    return int(method_at(mobj, table_count(mobj, table_methods))[local]);
}
#if OM_QT6
QMetaType QMetaMethod::returnMetaType() const {
    if (!mobj || methodType() == Constructor)
        return QMetaType();
    const QtPrivate::QMetaTypeInterface *const type = mobj->d.metaTypes[data[5]];
    return type ? QMetaType(type) : QMetaType(returnType());
}
QMetaType QMetaMethod::parameterMetaType(int index) const {
    return !mobj || index < 0 || index >= parameterCount() ? QMetaType() : QMetaType(parameterType(index));
}
QByteArray QMetaMethod::parameterTypeName(int index) const {
    return !mobj || index < 0 || index >= parameterCount() ? QByteArray()
                                                           : bytes(table_type(mobj, parameter_info(mobj, data, index)));
}
int QMetaMethod::relativeMethodIndex() const { return mobj ? methodIndex() - mobj->methodOffset() : -1; }
bool QMetaMethod::isConst() const { return mobj && (data[method_flags] & method_const); }
#endif
QMetaMethod QMetaMethod::fromSignalImpl(const QMetaObject *object, void **signal) {
    const int index = index_of_member(object, signal);
    return index < 0 ? QMetaMethod() : object->method(index);
}

const char *QMetaEnum::name() const { return mobj ? table_text(mobj, data[enumerator_name]).text : nullptr; }
const char *QMetaEnum::enumName() const { return mobj ? table_text(mobj, data[enumerator_alias]).text : nullptr; }
bool QMetaEnum::isFlag() const { return mobj && (data[enumerator_flags] & 1); }
bool QMetaEnum::isScoped() const { return mobj && (data[enumerator_flags] & 2); }
int QMetaEnum::keyCount() const { return mobj ? int(data[enumerator_keys]) : 0; }
const char *QMetaEnum::key(int index) const {
    if (!mobj || index < 0 || index >= keyCount())
        return nullptr;
    return table_text(mobj, mobj->d.data[data[enumerator_data] + 2 * uint(index)]).text;
}
int QMetaEnum::value(int index) const {
    if (!mobj || index < 0 || index >= keyCount())
        return mobj ? -1 : 0;
    return int(mobj->d.data[data[enumerator_data] + 2 * uint(index) + 1]);
}
const char *QMetaEnum::scope() const { return mobj ? mobj->className() : nullptr; }

namespace __omqt {

// A key, alone or behind the class, and for scoped enumerations also behind the enumeration.
static bool is_key(const QMetaEnum &which, const char *key, const char *text, int length) {
    const int size = int(strlen(key));
    if (length == size)
        return strncmp(key, text, std::size_t(size)) == 0;
    if (length < size + 2 || strncmp(text + length - size, key, std::size_t(size)) != 0 ||
        text[length - size - 1] != ':' || text[length - size - 2] != ':')
        return false;
    const QByteArray scope(text, length - size - 2);
    const QByteArray class_name = which.scope();
    return scope == class_name || scope == class_name + "::" + which.enumName() || scope == which.enumName();
}
static int value_of_key(const QMetaEnum &which, const char *text, int length, bool *ok) {
    for (int i = 0; i < which.keyCount(); ++i)
        if (is_key(which, which.key(i), text, length)) {
            *ok = true;
            return which.value(i);
        }
    *ok = false;
    return -1;
}

} // namespace __omqt

int QMetaEnum::keyToValue(const char *key, bool *ok) const {
    bool found = false;
    const int value = mobj && key ? value_of_key(*this, key, int(strlen(key)), &found) : -1;
    if (ok)
        *ok = found;
    return value;
}
const char *QMetaEnum::valueToKey(int value) const {
    for (int i = 0; i < keyCount(); ++i)
        if (this->value(i) == value)
            return key(i);
    return nullptr;
}
// "Returns the value derived from combining together the values of the keys using the OR operator, or -1".
int QMetaEnum::keysToValue(const char *keys, bool *ok) const {
    bool found = mobj && keys;
    int value = 0;
    const QByteArray text(keys);
    const QList<QByteArray> parts = text.split('|');
    for (int i = 0; found && i < int(parts.size()); ++i) {
        const QByteArray part = parts.at(i).trimmed();
        value |= value_of_key(*this, part.constData(), int(part.size()), &found);
    }
    if (ok)
        *ok = found;
    return found ? value : -1;
}
// The keys of the bits that are set, largest first where one covers others.
QByteArray QMetaEnum::valueToKeys(int value) const {
    QByteArray keys;
    int left = value;
    for (int i = keyCount() - 1; i >= 0; --i) {
        const int bits = this->value(i);
        if ((bits != 0 && (left & bits) == bits) || bits == value) {
            left &= ~bits;
            keys.prepend(keys.isEmpty() ? QByteArray(key(i)) : QByteArray(key(i)) + '|');
        }
    }
    return keys;
}

const char *QMetaClassInfo::name() const { return mobj ? table_text(mobj, data[0]).text : nullptr; }
const char *QMetaClassInfo::value() const { return mobj ? table_text(mobj, data[1]).text : nullptr; }

OM_END_MODEL
