// QMetaType: types by number and by name (class page QMetaType), for moc's tables, queued calls and QVariant. Bodies are
// in runtime/qmetatype.cpp.
//
// Each type has an object that says how its values are copied and destroyed. It is numbered when it is first asked for:
// built-in types have the numbers that moc writes, others follow from QMetaType::User on.
#ifndef OM_QT_QMETATYPE_H
#define OM_QT_QMETATYPE_H

#include <QtCore/qbytearray.h>
#include <QtCore/qobjectdefs.h>
#include <memory>
#include <new>
#include <type_traits>

OM_BEGIN_MODEL

class QObject;

// F(enumerator, number, type, name) for those that are complete with this header, or fundamental.
#define OM_QT_FUNDAMENTAL_TYPES(F)                                                                                     \
    F(Bool, 1, bool, "bool")                                                                                           \
    F(Int, 2, int, "int")                                                                                              \
    F(UInt, 3, uint, "uint")                                                                                           \
    F(LongLong, 4, qlonglong, "qlonglong")                                                                             \
    F(ULongLong, 5, qulonglong, "qulonglong")                                                                          \
    F(Double, 6, double, "double")                                                                                     \
    F(Long, 32, long, "long")                                                                                          \
    F(Short, 33, short, "short")                                                                                       \
    F(Char, 34, char, "char")                                                                                          \
    F(ULong, 35, ulong, "ulong")                                                                                       \
    F(UShort, 36, ushort, "ushort")                                                                                    \
    F(UChar, 37, uchar, "uchar")                                                                                       \
    F(Float, 38, float, "float")                                                                                       \
    F(SChar, 40, signed char, "signed char")                                                                           \
    F(Nullptr, 51, std::nullptr_t, "std::nullptr_t")                                                                   \
    F(VoidStar, 31, void *, "void*")                                                                                   \
    F(QObjectStar, 39, QObject *, "QObject*")                                                                          \
    OM_QT_FUNDAMENTAL_TYPES_6(F)
#if OM_QT6
#define OM_QT_FUNDAMENTAL_TYPES_6(F)                                                                                   \
    F(Char16, 56, char16_t, "char16_t")                                                                                \
    F(Char32, 57, char32_t, "char32_t")
#else
#define OM_QT_FUNDAMENTAL_TYPES_6(F)
#endif
// F(enumerator, number, class), of QtCore.
#define OM_QT_CLASS_TYPES(F)                                                                                           \
    F(QChar, 7, QChar)                                                                                                 \
    F(QString, 10, QString)                                                                                            \
    F(QByteArray, 12, QByteArray)                                                                                      \
    F(QBitArray, 13, QBitArray)                                                                                        \
    F(QDate, 14, QDate)                                                                                                \
    F(QTime, 15, QTime)                                                                                                \
    F(QDateTime, 16, QDateTime)                                                                                        \
    F(QUrl, 17, QUrl)                                                                                                  \
    F(QLocale, 18, QLocale)                                                                                            \
    F(QRect, 19, QRect)                                                                                                \
    F(QRectF, 20, QRectF)                                                                                              \
    F(QSize, 21, QSize)                                                                                                \
    F(QSizeF, 22, QSizeF)                                                                                              \
    F(QLine, 23, QLine)                                                                                                \
    F(QLineF, 24, QLineF)                                                                                              \
    F(QPoint, 25, QPoint)                                                                                              \
    F(QPointF, 26, QPointF)                                                                                            \
    F(QEasingCurve, 29, QEasingCurve)                                                                                  \
    F(QUuid, 30, QUuid)                                                                                                \
    F(QVariant, 41, QVariant)                                                                                          \
    F(QModelIndex, 42, QModelIndex)                                                                                    \
    F(QRegularExpression, 44, QRegularExpression)                                                                      \
    F(QJsonValue, 45, QJsonValue)                                                                                      \
    F(QJsonObject, 46, QJsonObject)                                                                                    \
    F(QJsonArray, 47, QJsonArray)                                                                                      \
    F(QJsonDocument, 48, QJsonDocument)                                                                                \
    F(QPersistentModelIndex, 50, QPersistentModelIndex)                                                                \
    F(QCborValue, 53, QCborValue)                                                                                      \
    F(QCborArray, 54, QCborArray)                                                                                      \
    F(QCborMap, 55, QCborMap)

#define OM_QT_DECLARE(name, number, Class) class Class;
OM_QT_CLASS_TYPES(OM_QT_DECLARE)
#undef OM_QT_DECLARE
#if !OM_QT6
class QStringList;
class QRegExp;
#endif

namespace QtPrivate {

class QMetaTypeInterface {
public:
    int __id; // 0 before it is asked for
    uint __size;
    uint __alignment;
    const char *__name; // null before it is asked for
    const char *(*__spelled)(); // as the compiler names it
    void (*__construct)(void *where, const void *copy); // null where values cannot be copied
    void (*__destruct)(void *);
    bool (*__equals)(const void *, const void *); // null where there is no such operator
    const QMetaObject *(*__meta_object)();
    bool __is_pointer_to_object;
    bool __is_enumeration;
    QMetaTypeInterface *__next;
};

} // namespace QtPrivate

namespace __omqt {

typedef QtPrivate::QMetaTypeInterface type_interface;

template <class T>
struct built_in_type {
    enum { number = 0 };
    static const char *name() { return nullptr; }
};
#define OM_QT_BUILT_IN(enumerator, id, Type, text)                                                                     \
    template <>                                                                                                        \
    struct built_in_type<Type> {                                                                                       \
        enum { number = id };                                                                                          \
        static const char *name() { return text; }                                                                     \
    };
#define OM_QT_BUILT_IN_CLASS(enumerator, id, Type) OM_QT_BUILT_IN(enumerator, id, Type, #Type)
OM_QT_FUNDAMENTAL_TYPES(OM_QT_BUILT_IN)
OM_QT_CLASS_TYPES(OM_QT_BUILT_IN_CLASS)
OM_QT_BUILT_IN(QByteArrayList, 49, QList<QByteArray>, "QByteArrayList")
OM_QT_BUILT_IN(QVariantList, 9, QList<QVariant>, "QVariantList")
#if OM_QT6
OM_QT_BUILT_IN(QStringList, 11, QList<QString>, "QStringList")
#else
OM_QT_BUILT_IN(QStringList, 11, QStringList, "QStringList")
OM_QT_BUILT_IN(QRegExp, 27, QRegExp, "QRegExp")
#endif
#undef OM_QT_BUILT_IN
#undef OM_QT_BUILT_IN_CLASS

template <class T, bool = std::is_copy_constructible<T>::value && std::is_default_constructible<T>::value>
struct type_values {
    static void construct(void *where, const void *copy) {
        if (copy)
            ::new (where) T(*static_cast<const T *>(copy));
        else
            ::new (where) T();
    }
    static void destruct(void *value) { static_cast<T *>(value)->~T(); }
    static constexpr void (*constructor())(void *, const void *) { return &construct; }
    static constexpr void (*destructor())(void *) { return &destruct; }
};
template <class T>
struct type_values<T, false> {
    static constexpr void (*constructor())(void *, const void *) { return nullptr; }
    static constexpr void (*destructor())(void *) { return nullptr; }
};

template <class T, class = void>
struct type_comparison {
    static constexpr bool (*function())(const void *, const void *) { return nullptr; }
};
template <class T>
struct type_comparison<T, decltype(void(bool(std::declval<const T &>() == std::declval<const T &>())))> {
    static bool equal(const void *a, const void *b) { return *static_cast<const T *>(a) == *static_cast<const T *>(b); }
    static constexpr bool (*function())(const void *, const void *) { return &equal; }
};

// The table of a type's own class, of the class that a pointer leads to, or of the one that an enumeration is in.
template <class T, class = void>
struct meta_object_of {
    static constexpr const QMetaObject *(*function())() { return nullptr; }
    enum { is_pointer = false, has = false };
};
template <class T>
struct meta_object_of<T *,
                      decltype(void(static_cast<const QObject *>(std::declval<T *>())), void(&T::staticMetaObject))> {
    static const QMetaObject *get() { return &T::staticMetaObject; }
    static constexpr const QMetaObject *(*function())() { return &get; }
    enum { is_pointer = true, has = true };
};
template <class T>
struct meta_object_of<T, typename std::enable_if<std::is_class<T>::value, decltype(void(&T::staticMetaObject))>::type> {
    static const QMetaObject *get() { return &T::staticMetaObject; }
    static constexpr const QMetaObject *(*function())() { return &get; }
    enum { is_pointer = false, has = true };
};
template <class T>
struct meta_object_of<
    T, typename std::enable_if<std::is_enum<T>::value, decltype(void(qt_getEnumMetaObject(T())))>::type> {
    static const QMetaObject *get() { return qt_getEnumMetaObject(T()); }
    static constexpr const QMetaObject *(*function())() { return &get; }
    enum { is_pointer = false, has = true };
};

template <class T>
inline const char *spelled_type() {
    return __PRETTY_FUNCTION__;
}
template <class T>
struct type_object {
    static type_interface value;
};
template <class T>
type_interface type_object<T>::value = {built_in_type<T>::number,
                                        sizeof(T),
                                        alignof(T),
                                        nullptr,
                                        &spelled_type<T>,
                                        type_values<T>::constructor(),
                                        type_values<T>::destructor(),
                                        type_comparison<T>::function(),
                                        meta_object_of<T>::function(),
                                        bool(meta_object_of<T>::is_pointer),
                                        std::is_enum<T>::value,
                                        nullptr};
template <>
struct type_object<void> {
    static type_interface value;
};

// The number of a type, which it gets under this name or under its own.
int number_of_type(type_interface *type, const char *name);
type_interface *type_with_number(int id);
type_interface *type_with_name(const char *name, int length);

} // namespace __omqt

class QMetaType {
    const __omqt::type_interface *__type;

public:
#define OM_QT_ENUMERATOR(name, number, ...) name = number,
    enum Type {
        OM_QT_FUNDAMENTAL_TYPES(OM_QT_ENUMERATOR) OM_QT_CLASS_TYPES(OM_QT_ENUMERATOR) UnknownType = 0,
        Void = 43,
        QVariantMap = 8,
        QVariantList = 9,
        QVariantHash = 28,
        QStringList = 11,
        QByteArrayList = 49,
        QReal = Double,
#if OM_QT6
        QCborSimpleType = 52,
        QVariantPair = 58,
        QFont = 0x1000,
        QPixmap,
        QBrush,
        QColor,
        QPalette,
        QIcon,
        QImage,
        QPolygon,
        QRegion,
        QBitmap,
        QCursor,
        QKeySequence,
        QPen,
        QTextLength,
        QTextFormat,
        QTransform = 0x1010,
        QMatrix4x4,
        QVector2D,
        QVector3D,
        QVector4D,
        QQuaternion,
        QPolygonF,
        QColorSpace,
        QSizePolicy = 0x2000,
        User = 65536
#else
        QCborSimpleType = 52,
        QRegExp = 27,
        QFont = 64,
        QPixmap,
        QBrush,
        QColor,
        QPalette,
        QIcon,
        QImage,
        QPolygon,
        QRegion,
        QBitmap,
        QCursor,
        QKeySequence,
        QPen,
        QTextLength,
        QTextFormat,
        QMatrix,
        QTransform,
        QMatrix4x4,
        QVector2D,
        QVector3D,
        QVector4D,
        QQuaternion,
        QPolygonF,
        QColorSpace,
        QSizePolicy = 121,
        User = 1024
#endif
    };
#undef OM_QT_ENUMERATOR

#if OM_QT6
    constexpr QMetaType() : __type(nullptr) {}
    explicit constexpr QMetaType(const QtPrivate::QMetaTypeInterface *type) : __type(type) {}
    template <typename T>
    static QMetaType fromType() {
        return QMetaType(&__omqt::type_object<typename std::remove_cv<T>::type>::value);
    }
    static QMetaType fromName(QByteArrayView name);
    const char *name() const;
    int alignOf() const { return __type ? int(__type->__alignment) : 0; }
    bool equals(const void *lhs, const void *rhs) const {
        return __type && __type->__equals && __type->__equals(lhs, rhs);
    }
    bool isEqualityComparable() const { return __type && __type->__equals; }
    bool isCopyConstructible() const noexcept { return __type && __type->__construct; }
    const QtPrivate::QMetaTypeInterface *iface() const { return __type; }
    friend bool operator==(QMetaType a, QMetaType b) {
        return a.__type == b.__type || (a.isValid() && a.id() == b.id());
    }
    friend bool operator!=(QMetaType a, QMetaType b) { return !(a == b); }
#else
    explicit QMetaType(int type = UnknownType) : __type(__omqt::type_with_number(type)) {}
    ::QByteArray name() const;
    friend bool operator==(const QMetaType &a, const QMetaType &b) { return a.__type == b.__type; }
    friend bool operator!=(const QMetaType &a, const QMetaType &b) { return a.__type != b.__type; }
#endif
#if OM_QT6
    explicit QMetaType(int type) : __type(__omqt::type_with_number(type)) {}
#endif
    bool isValid() const { return __type != nullptr; }
    bool isRegistered() const { return __type != nullptr; }
    int id() const {
        return __type ? __omqt::number_of_type(const_cast<__omqt::type_interface *>(__type), nullptr) : 0;
    }
    int sizeOf() const { return __type ? int(__type->__size) : 0; }
    const QMetaObject *metaObject() const {
        return __type && __type->__meta_object ? __type->__meta_object() : nullptr;
    }
    void *create(const void *copy = nullptr) const;
    void destroy(void *data) const;
    void *construct(void *where, const void *copy = nullptr) const;
    void destruct(void *data) const;

    static int type(const char *typeName);
    static int type(const ::QByteArray &typeName);
    static const char *typeName(int type);
    static int sizeOf(int type) { return QMetaType(type).sizeOf(); }
    static bool isRegistered(int type) { return __omqt::type_with_number(type) != nullptr; }
    static const QMetaObject *metaObjectForType(int type) { return QMetaType(type).metaObject(); }
    static void *create(int type, const void *copy = nullptr) { return QMetaType(type).create(copy); }
    static void destroy(int type, void *data) { QMetaType(type).destroy(data); }
    static void *construct(int type, void *where, const void *copy) { return QMetaType(type).construct(where, copy); }
    static void destruct(int type, void *where) { QMetaType(type).destruct(where); }
};

// What Q_DECLARE_METATYPE adds.
template <typename T>
struct QMetaTypeId {
#if OM_QT6
    enum { Defined = 1 };
    static int qt_metatype_id() { return __omqt::number_of_type(&__omqt::type_object<T>::value, nullptr); }
#else
    // Pointers to objects and enumerations of moc's need no declaration.
    enum {
        Defined = __omqt::built_in_type<T>::number != 0 || __omqt::meta_object_of<T>::is_pointer ||
                  (std::is_enum<T>::value && bool(__omqt::meta_object_of<T>::has))
    };
    static int qt_metatype_id() { return __omqt::number_of_type(&__omqt::type_object<T>::value, nullptr); }
#endif
};
template <typename T>
struct QMetaTypeId2 : QMetaTypeId<T> {};

#define Q_DECLARE_METATYPE(TYPE)                                                                                       \
    template <>                                                                                                        \
    struct QMetaTypeId<TYPE> {                                                                                         \
        enum { Defined = 1 };                                                                                          \
        static int qt_metatype_id() { return __omqt::number_of_type(&__omqt::type_object<TYPE>::value, #TYPE); }       \
    };

template <typename T>
inline int qMetaTypeId() {
    static_assert(bool(QMetaTypeId2<T>::Defined), "Type is not registered, please use the Q_DECLARE_METATYPE macro");
    return QMetaTypeId2<T>::qt_metatype_id();
}
template <typename T>
inline int qRegisterMetaType() {
    return qMetaTypeId<T>();
}
template <typename T>
inline int qRegisterMetaType(const char *name) {
    return __omqt::number_of_type(&__omqt::type_object<T>::value, name);
}

namespace __omqt {

// The number of a type that may have none.
template <typename T>
inline typename std::enable_if<bool(QMetaTypeId2<T>::Defined), int>::type number_if_declared() {
    return QMetaTypeId2<T>::qt_metatype_id();
}
template <typename T>
inline typename std::enable_if<!bool(QMetaTypeId2<T>::Defined), int>::type number_if_declared() {
    return -1;
}

} // namespace __omqt

#if OM_QT6
namespace QtPrivate {

template <typename T, typename ForceComplete>
struct TypeAndForceComplete {};

} // namespace QtPrivate
namespace __omqt {

// Of a type that is incomplete where moc's table is, there is nothing in it.
template <class Unique, class T, class = void>
struct type_in_table {
    static constexpr const type_interface *value = nullptr;
};
template <class Unique, class T>
struct type_in_table<Unique, T, decltype(void(sizeof(T)))> {
    static constexpr const type_interface *value = &type_object<T>::value;
};
template <class Unique>
struct type_in_table<Unique, void, void> {
    static constexpr const type_interface *value = &type_object<void>::value;
};
template <class Unique, class Entry>
struct table_entry;
template <class Unique, class T, class Force>
struct table_entry<Unique, QtPrivate::TypeAndForceComplete<T, Force>>
    : type_in_table<Unique, typename std::remove_cv<typename std::remove_reference<T>::type>::type> {};

} // namespace __omqt

template <typename Unique, typename... Entries>
constexpr const QtPrivate::QMetaTypeInterface *const qt_incomplete_metaTypeArray[] = {
    __omqt::table_entry<Unique, Entries>::value...};
#endif

OM_END_MODEL

#endif
