// QMetaMethod, QMetaEnum, QMetaProperty, QMetaClassInfo (their class pages): places in the tables that moc writes. Bodies
// are in runtime/qmetaobject*.cpp.
#ifndef OM_QT_QMETAOBJECT_H
#define OM_QT_QMETAOBJECT_H

#include <QtCore/qlist.h>
#include <QtCore/qobject.h>
#include <QtCore/qvariant.h>

OM_BEGIN_MODEL

#define Q_METAMETHOD_INVOKE_MAX_ARGS 10

class QMetaMethod {
    const QMetaObject *mobj;
    const uint *data;

    friend struct QMetaObject;
    friend class QObject;
    QMetaMethod(const QMetaObject *object, const uint *row) : mobj(object), data(row) {}
    static QMetaMethod fromSignalImpl(const QMetaObject *, void **);

public:
    enum Access { Private, Protected, Public };
    enum MethodType { Method, Signal, Slot, Constructor };
    enum Attributes { Compatibility = 0x1, Cloned = 0x2, Scriptable = 0x4 };

    constexpr QMetaMethod() : mobj(nullptr), data(nullptr) {}
    QByteArray methodSignature() const;
    QByteArray name() const;
    const char *typeName() const;
    int returnType() const;
    int parameterCount() const;
    int parameterType(int index) const;
    void getParameterTypes(int *types) const;
    QList<QByteArray> parameterTypes() const;
    QList<QByteArray> parameterNames() const;
    const char *tag() const;
    Access access() const;
    MethodType methodType() const;
    int attributes() const;
    int methodIndex() const;
    int revision() const;
#if OM_QT6
    QMetaType returnMetaType() const;
    QMetaType parameterMetaType(int index) const;
    QByteArray parameterTypeName(int index) const;
    int relativeMethodIndex() const;
    bool isConst() const;
#endif
    const QMetaObject *enclosingMetaObject() const { return mobj; }

    bool invoke(QObject *object, Qt::ConnectionType connectionType, QGenericReturnArgument returnValue,
                OM_QT_ARGUMENTS) const;
    bool invoke(QObject *object, QGenericReturnArgument returnValue, OM_QT_ARGUMENTS) const {
        return invoke(object, Qt::AutoConnection, returnValue, OM_QT_VALUES);
    }
    bool invoke(QObject *object, Qt::ConnectionType connectionType, OM_QT_ARGUMENTS) const {
        return invoke(object, connectionType, QGenericReturnArgument(), OM_QT_VALUES);
    }
    bool invoke(QObject *object, OM_QT_ARGUMENTS) const {
        return invoke(object, Qt::AutoConnection, QGenericReturnArgument(), OM_QT_VALUES);
    }
    bool invokeOnGadget(void *gadget, QGenericReturnArgument returnValue, OM_QT_ARGUMENTS) const;
    bool invokeOnGadget(void *gadget, OM_QT_ARGUMENTS) const {
        return invokeOnGadget(gadget, QGenericReturnArgument(), OM_QT_VALUES);
    }
    bool isValid() const { return mobj != nullptr; }

    template <typename PointerToMemberFunction>
    static QMetaMethod fromSignal(PointerToMemberFunction signal) {
        typedef QtPrivate::FunctionPointer<PointerToMemberFunction> signal_type;
        static_assert(QtPrivate::HasQ_OBJECT_Macro<typename signal_type::Object>::Value,
                      "No Q_OBJECT in the class with the signal");
        return fromSignalImpl(&signal_type::Object::staticMetaObject, reinterpret_cast<void **>(&signal));
    }
    friend bool operator==(const QMetaMethod &m1, const QMetaMethod &m2) {
        return m1.mobj == m2.mobj && m1.data == m2.data;
    }
    friend bool operator!=(const QMetaMethod &m1, const QMetaMethod &m2) { return !(m1 == m2); }
};
Q_DECLARE_TYPEINFO(QMetaMethod, Q_MOVABLE_TYPE);

class QMetaEnum {
    const QMetaObject *mobj;
    const uint *data;

    friend struct QMetaObject;
    QMetaEnum(const QMetaObject *object, const uint *row) : mobj(object), data(row) {}

public:
    constexpr QMetaEnum() : mobj(nullptr), data(nullptr) {}
    const char *name() const;
    const char *enumName() const;
    bool isFlag() const;
    bool isScoped() const;
    int keyCount() const;
    const char *key(int index) const;
    int value(int index) const;
    const char *scope() const;
    int keyToValue(const char *key, bool *ok = nullptr) const;
    const char *valueToKey(int value) const;
    int keysToValue(const char *keys, bool *ok = nullptr) const;
    QByteArray valueToKeys(int value) const;
    const QMetaObject *enclosingMetaObject() const { return mobj; }
    bool isValid() const { return name() != nullptr; }

    template <typename T>
    static QMetaEnum fromType() {
        static_assert(QtPrivate::IsQEnum<T>::Value, "QMetaEnum::fromType only works with enums declared as "
                                                    "Q_ENUM, Q_ENUM_NS, Q_FLAG or Q_FLAG_NS");
        const QMetaObject *metaObject = qt_getEnumMetaObject(T());
        return metaObject->enumerator(metaObject->indexOfEnumerator(qt_getEnumName(T())));
    }
};
Q_DECLARE_TYPEINFO(QMetaEnum, Q_MOVABLE_TYPE);

class QMetaProperty {
    const QMetaObject *mobj;
    const uint *data;
    QMetaEnum menum;

    friend struct QMetaObject;
    QMetaProperty(const QMetaObject *object, const uint *row);
    bool has(uint flag) const;
    const __omqt::type_interface *value_type() const;
    QVariant read_with(QObject *object, void *gadget) const;
    bool write_with(QObject *object, void *gadget, const QVariant &value) const;
    bool prepare(QVariant *value) const;
    void call(QObject *object, void *gadget, QMetaObject::Call call, void **arguments) const;

public:
    constexpr QMetaProperty() : mobj(nullptr), data(nullptr), menum() {}
    const char *name() const;
    const char *typeName() const;
    QVariant::Type type() const;
    int userType() const;
#if OM_QT6
    int typeId() const { return userType(); }
    QMetaType metaType() const;
#endif
    int propertyIndex() const;
    int relativePropertyIndex() const;
    bool isReadable() const;
    bool isWritable() const;
    bool isResettable() const;
#if OM_QT6
    bool isDesignable() const;
    bool isScriptable() const;
    bool isStored() const;
    bool isUser() const;
    bool isBindable() const;
    bool isAlias() const;
#else
    bool isDesignable(const QObject *obj = nullptr) const;
    bool isScriptable(const QObject *obj = nullptr) const;
    bool isStored(const QObject *obj = nullptr) const;
    bool isEditable(const QObject *obj = nullptr) const;
    bool isUser(const QObject *obj = nullptr) const;
#endif
    bool isConstant() const;
    bool isFinal() const;
    bool isRequired() const;
    bool isFlagType() const;
    bool isEnumType() const;
    QMetaEnum enumerator() const { return menum; }
    bool hasNotifySignal() const;
    QMetaMethod notifySignal() const;
    int notifySignalIndex() const;
    int revision() const;
    QVariant read(const QObject *obj) const;
    bool write(QObject *obj, const QVariant &value) const;
    QVariant readOnGadget(const void *gadget) const;
    bool writeOnGadget(void *gadget, const QVariant &value) const;
    bool reset(QObject *obj) const;
    bool resetOnGadget(void *gadget) const;
    bool hasStdCppSet() const;
    bool isValid() const { return isReadable(); }
    const QMetaObject *enclosingMetaObject() const { return mobj; }
};

class QMetaClassInfo {
    const QMetaObject *mobj;
    const uint *data;

    friend struct QMetaObject;
    QMetaClassInfo(const QMetaObject *object, const uint *row) : mobj(object), data(row) {}

public:
    constexpr QMetaClassInfo() : mobj(nullptr), data(nullptr) {}
    const char *name() const;
    const char *value() const;
    const QMetaObject *enclosingMetaObject() const { return mobj; }
};
Q_DECLARE_TYPEINFO(QMetaClassInfo, Q_MOVABLE_TYPE);

OM_END_MODEL

#endif
