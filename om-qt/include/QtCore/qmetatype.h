// QMetaType: types by number and by name (class page QMetaType), for moc's tables, queued calls and QVariant. Bodies are
// in runtime/qmetatype.cpp.
//
// Each type has an object that says how its values are copied and destroyed. It is numbered when it is first asked for:
// built-in types have the numbers that moc writes, others follow from QMetaType::User on.
#ifndef OM_QT_QMETATYPE_H
#define OM_QT_QMETATYPE_H

#include <QtCore/qbytearray.h>
#include <QtCore/qcompare.h>
#include <QtCore/qcontainerfwd.h>
#include <QtCore/qflags.h>
#include <QtCore/qobjectdefs.h>
#include <QtCore/qtypeinfo.h>
#include <QtCore/qtypetraits.h>
#include <__omqt/meta_elements.h>
#include <functional>
#include <memory>
#include <new>
#include <type_traits>

OM_BEGIN_MODEL

class QDebug;
class QObject;
template <typename T>
class QSharedPointer;
template <class T>
class QWeakPointer;
template <class T>
class QPointer;
class QSequentialIterable;
class QAssociativeIterable;

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

namespace __omqt {

struct element_access;

} // namespace __omqt

namespace QtPrivate {

class QMetaTypeInterface {
public:
    int __id; // 0 before it is asked for
    uint __size;
    uint __alignment;
    uint __flags; // QMetaType::TypeFlag
    const char *__name; // null before it is asked for
    const char *(*__spelled)(); // as the compiler names it
    void (*__construct)(void *where,
                        const void *copy); // null where values cannot be copied
    void (*__destruct)(void *);
    bool (*__equals)(const void *,
                     const void *); // null where there is no such operator
    bool (*__less)(const void *, const void *);
    void (*__print)(QDebug &, const void *);
    const QMetaObject *(*__meta_object)();
    const __omqt::element_access *__elements; // null where it is no container
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
typedef QMap<QString, QVariant> variant_map;
typedef QHash<QString, QVariant> variant_hash;
OM_QT_BUILT_IN(QVariantMap, 8, variant_map, "QVariantMap")
OM_QT_BUILT_IN(QVariantHash, 28, variant_hash, "QVariantHash")
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

// Operators that are used by themselves: all that there are in Qt 6, in Qt 5 those of built-in types.
template <class T>
struct compares_equal {
    static bool call(const void *a, const void *b) { return *static_cast<const T *>(a) == *static_cast<const T *>(b); }
};
template <class T>
struct compares_less {
    static bool call(const void *a, const void *b) { return *static_cast<const T *>(a) < *static_cast<const T *>(b); }
};
template <template <class> class Comparison, class T, bool>
struct comparison_if {
    static constexpr bool (*function())(const void *, const void *) { return &Comparison<T>::call; }
};
template <template <class> class Comparison, class T>
struct comparison_if<Comparison, T, false> {
    static constexpr bool (*function())(const void *, const void *) { return nullptr; }
};
#if OM_QT6
template <class T>
struct equality_of : comparison_if<compares_equal, T, QTypeTraits::has_operator_equal_v<T>> {};
template <class T>
struct order_of : comparison_if<compares_less, T, QTypeTraits::has_operator_less_than_v<T>> {};
template <>
struct order_of<std::nullptr_t> : comparison_if<compares_less, std::nullptr_t, false> {};
#else
template <class T, class = void>
struct type_has_less : std::false_type {};
template <class T>
struct type_has_less<T, decltype(void(bool(std::declval<const T &>() < std::declval<const T &>())))>
    : std::integral_constant<bool, !std::is_same<T, std::nullptr_t>::value> {};
template <class T>
struct is_list : std::false_type {};
template <class T>
struct is_list<QList<T>> : std::true_type {};
template <class T, bool = built_in_type<T>::number != 0>
struct equality_of : comparison_if<compares_equal, T, true> {};
template <class T>
struct equality_of<T, false> : comparison_if<compares_equal, T, false> {};
template <class T>
struct order_of
    : comparison_if<compares_less, T, built_in_type<T>::number != 0 && !is_list<T>::value && type_has_less<T>::value> {
};
#endif

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
struct meta_object_of< T,
                       typename std::enable_if<std::is_class<T>::value, decltype(void(&T::staticMetaObject))>::type> {
    static const QMetaObject *get() { return &T::staticMetaObject; }
    static constexpr const QMetaObject *(*function())() { return &get; }
    enum { is_pointer = false, has = true };
};
template <class T>
struct is_enumeration_or_flags : std::is_enum<T> {};
template <class E>
struct is_enumeration_or_flags<QFlags<E>> : std::true_type {};
template <class T>
struct meta_object_of<
    T, typename std::enable_if< is_enumeration_or_flags<T>::value, decltype(void(qt_getEnumMetaObject(T())))>::type> {
    static const QMetaObject *get() { return qt_getEnumMetaObject(T()); }
    static constexpr const QMetaObject *(*function())() { return &get; }
    enum { is_pointer = false, has = true };
};

// What a type is: QMetaType::TypeFlag.
template <class T, class = void>
struct is_gadget : std::false_type {};
template <class T>
struct is_gadget<T, decltype(void(&T::qt_check_for_QGADGET_macro))> : std::true_type {};
template <class T, class = void>
struct flags_by_kind {
    enum { value = is_gadget<T>::value ? 0x200 : 0 };
};
template <class T>
struct flags_by_kind<T, typename std::enable_if<std::is_enum<T>::value>::type> {
    enum { value = 0x10 | (OM_QT6 && std::is_unsigned<typename std::underlying_type<T>::type>::value ? 0x100 : 0) };
};
template <class E>
struct flags_by_kind<QFlags<E>, typename std::enable_if<bool(meta_object_of<QFlags<E>>::has)>::type> {
    enum { value = OM_QT6 ? 0x10 : 0 };
};
template <class T>
struct flags_by_kind<T *, void> {
    enum {
        value = (OM_QT6 ? 0x800 : 0) |
                (meta_object_of<T *>::is_pointer ? 0x8
                 : is_gadget<T>::value           ? 0x400
                                                 : 0) |
                (OM_QT6 && std::is_const<T>::value ? 0x2000 : 0)
    };
};
template <class T>
struct type_flags {
#if OM_QT6
    enum {
        value = int(flags_by_kind<T>::value) | (QTypeInfo<T>::isRelocatable ? 0x4 : 0) |
                (std::is_trivially_destructible<T>::value ? 0 : 0x2) |
                (!std::is_trivially_default_constructible<T>::value || !qIsValueInitializationBitwiseZero<T> ? 0x1 : 0)
    };
#else
    enum {
        value = int(flags_by_kind<T>::value) | (QTypeInfo<T>::isStatic ? 0 : 0x4) |
                (QTypeInfo<T>::isComplex ? 0x3 : 0) | (built_in_type<T>::number != 0 ? 0 : 0x100)
    };
#endif
};

// How a stream of messages shows it: by itself in Qt 6, in Qt 5 where registerDebugStreamOperator() was called. The
// runtime knows how to show the built-in types.
#if OM_QT6
template <class T>
struct printing_of
    : printing_if<
          T, QDebug,
          std::conditional<built_in_type<T>::number == 0, is_printed<T, QDebug>, std::false_type>::type::value> {};
#else
template <class T>
struct printing_of : printing_if<T, QDebug, false> {};
#endif

template <class T>
inline const char *spelled_type() {
    return __PRETTY_FUNCTION__;
}
#if !OM_QT6
// In Qt 5 an enumeration and flags have the names that moc knows them by.
template <class T>
inline const char *name_of_enumeration() {
    return qt_getEnumName(T());
}
template <class T, bool = is_enumeration_or_flags<T>::value && bool(meta_object_of<T>::has)>
struct spelling {
    static constexpr const char *(*function())() { return &name_of_enumeration<T>; }
};
template <class T>
struct spelling<T, false> {
    static constexpr const char *(*function())() { return &spelled_type<T>; }
};
#else
template <class T>
struct spelling {
    static constexpr const char *(*function())() { return &spelled_type<T>; }
};
#endif
template <class T>
struct type_object {
    static type_interface value;
};
template <class T>
type_interface type_object<T>::value = {built_in_type<T>::number,
                                        sizeof(T),
                                        alignof(T),
                                        uint(type_flags<T>::value),
                                        nullptr,
                                        spelling<T>::function(),
                                        type_values<T>::constructor(),
                                        type_values<T>::destructor(),
                                        equality_of<T>::function(),
                                        order_of<T>::function(),
                                        printing_of<T>::function(),
                                        meta_object_of<T>::function(),
                                        elements_of<T>::access(),
                                        nullptr};
template <>
struct type_object<void> {
    static type_interface value;
};

// The number of a type, which it gets under this name or under its own.
int number_of_type(type_interface *type, const char *name);
type_interface *type_with_number(int id);
type_interface *type_with_name(const char *name, int length);
inline int number_if_any(const type_interface *type) {
    return type ? number_of_type(const_cast<type_interface *>(type), nullptr) : 0;
}
inline bool is_same_type(const type_interface *a, const type_interface *b) {
    return a == b || (a && b && number_if_any(a) == number_if_any(b));
}

// Functions that programs register; false if there is one already.
typedef std::function<bool(const void *, void *)> converter_function;
bool add_converter(const type_interface *from, const type_interface *to, bool is_view,
                   const converter_function &function);
bool has_converter(const type_interface *from, const type_interface *to, bool is_view);
void remove_converter(const type_interface *from, const type_interface *to, bool is_view);
bool set_comparisons(type_interface *type, bool (*equals)(const void *, const void *),
                     bool (*less)(const void *, const void *));
bool set_printing(type_interface *type, void (*print)(QDebug &, const void *));
// The value of one type as one of another, in place of what is there; false, and the default value, if it is not
// possible. And whether it may be, whatever the value.
bool convert_value(const type_interface *from, const void *source, const type_interface *to, void *target);
bool may_convert(const type_interface *from, const type_interface *to);

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
        FirstCoreType = Bool,
#if OM_QT6
        LastCoreType = 58,
        FirstGuiType = 0x1000,
        LastGuiType = 0x1017,
        FirstWidgetsType = 0x2000,
        LastWidgetsType = 0x2000,
        HighestInternalId = LastWidgetsType,
#else
        LastCoreType = 55,
        FirstGuiType = 64,
        LastGuiType = 87,
        FirstWidgetsType = 121,
        LastWidgetsType = 121,
        HighestInternalId = LastWidgetsType,
#endif
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

    enum TypeFlag {
        NeedsConstruction = 0x1,
        NeedsDestruction = 0x2,
        MovableType = 0x4,
        PointerToQObject = 0x8,
        IsEnumeration = 0x10,
        SharedPointerToQObject = 0x20,
        WeakPointerToQObject = 0x40,
        TrackingPointerToQObject = 0x80,
        IsGadget = 0x200,
        PointerToGadget = 0x400,
#if OM_QT6
        RelocatableType = MovableType,
        IsUnsignedEnumeration = 0x100,
        IsPointer = 0x800,
        IsQmlList = 0x1000,
        IsConst = 0x2000
#else
        WasDeclaredAsMetaType = 0x100
#endif
    };
    Q_DECLARE_FLAGS(TypeFlags, TypeFlag)

#if OM_QT6
    constexpr QMetaType() : __type(nullptr) {}
    explicit QMetaType(int type) : __type(__omqt::type_with_number(type)) {}
    explicit constexpr QMetaType(const QtPrivate::QMetaTypeInterface *type) : __type(type) {}
    static QMetaType fromName(QByteArrayView name);
    const char *name() const;
    qsizetype sizeOf() const { return __type ? qsizetype(__type->__size) : 0; }
    qsizetype alignOf() const { return __type ? qsizetype(__type->__alignment) : 0; }
    int id(int = 0) const { return __omqt::number_if_any(__type); }
    bool isCopyConstructible() const noexcept { return __type && __type->__construct; }
    bool isEqualityComparable() const { return __type && __type->__equals; }
    bool isOrdered() const { return __type && __type->__less; }
    bool equals(const void *lhs, const void *rhs) const;
    QPartialOrdering compare(const void *lhs, const void *rhs) const;
    bool hasRegisteredDebugStreamOperator() const;
    bool debugStream(QDebug &dbg, const void *rhs);
    static bool debugStream(QDebug &dbg, const void *rhs, int typeId) {
        return QMetaType(typeId).debugStream(dbg, rhs);
    }
    template <typename T>
    static bool hasRegisteredDebugStreamOperator() {
        return fromType<T>().hasRegisteredDebugStreamOperator();
    }
    static bool hasRegisteredDebugStreamOperator(int typeId) {
        return QMetaType(typeId).hasRegisteredDebugStreamOperator();
    }
    static bool compare(const void *lhs, const void *rhs, int typeId, int *result);
    const QtPrivate::QMetaTypeInterface *iface() const { return __type; }
    static void registerNormalizedTypedef(const ::QByteArray &normalizedTypeName, QMetaType type);
    friend bool operator==(QMetaType a, QMetaType b) {
        return a.__type == b.__type || (a.isValid() && b.isValid() && a.id() == b.id());
    }
    friend bool operator!=(QMetaType a, QMetaType b) { return !(a == b); }
#else
    explicit QMetaType(int type = UnknownType) : __type(__omqt::type_with_number(type)) {}
  // In Qt 5 copies are not public; returning one is elided there.
    ::QByteArray name() const;
    int sizeOf() const { return __type ? int(__type->__size) : 0; }
    int id() const { return __omqt::number_if_any(__type); }
    static bool compare(const void *lhs, const void *rhs, int typeId, int *result);
    template <typename T>
    static bool registerComparators() {
        return __omqt::set_comparisons(&__omqt::type_object<T>::value, &__omqt::compares_equal<T>::call,
                                       &__omqt::compares_less<T>::call);
    }
    template <typename T>
    static bool registerEqualsComparator() {
        return __omqt::set_comparisons(&__omqt::type_object<T>::value, &__omqt::compares_equal<T>::call, nullptr);
    }
    template <typename T>
    static bool hasRegisteredComparators() {
        return hasRegisteredComparators(fromType<T>().id());
    }
    static bool hasRegisteredComparators(int typeId);
    template <typename T>
    static bool registerDebugStreamOperator() {
        return __omqt::set_printing(&__omqt::type_object<T>::value, &__omqt::printing_if<T, QDebug, true>::call);
    }
    template <typename T>
    static bool hasRegisteredDebugStreamOperator() {
        return hasRegisteredDebugStreamOperator(fromType<T>().id());
    }
    static bool hasRegisteredDebugStreamOperator(int typeId);
    static bool debugStream(QDebug &dbg, const void *rhs, int typeId);
    static int registerTypedef(const char *typeName, int aliasId);
    static int registerNormalizedTypedef(const ::QByteArray &normalizedTypeName, int aliasId);
    friend bool operator==(const QMetaType &a, const QMetaType &b) { return a.__type == b.__type; }
    friend bool operator!=(const QMetaType &a, const QMetaType &b) { return a.__type != b.__type; }
#endif
    template <typename T>
    static QMetaType fromType();
    bool isValid() const { return __type != nullptr; }
    bool isRegistered() const;
    TypeFlags flags() const { return __type ? TypeFlags(int(__type->__flags)) : TypeFlags(); }
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
    static int sizeOf(int type) { return int(QMetaType(type).sizeOf()); }
    static TypeFlags typeFlags(int type) { return QMetaType(type).flags(); }
    static bool isRegistered(int type) { return __omqt::type_with_number(type) != nullptr; }
    static const QMetaObject *metaObjectForType(int type) { return QMetaType(type).metaObject(); }
    static void *create(int type, const void *copy = nullptr) { return QMetaType(type).create(copy); }
    static void destroy(int type, void *data) { QMetaType(type).destroy(data); }
    static void *construct(int type, void *where, const void *copy) { return QMetaType(type).construct(where, copy); }
    static void destruct(int type, void *where) { QMetaType(type).destruct(where); }
    static bool equals(const void *lhs, const void *rhs, int typeId, int *result);

    // "Registers the possibility of an implicit conversion from type From to type To"; false if there is one already.
    template <typename From, typename To>
    static bool registerConverter() {
        return add_converter<From, To>([](const From &from, To &to) {
            to = from;
            return true;
        });
    }
    template <typename From, typename To>
    static bool registerConverter(To (From::*function)() const) {
        return add_converter<From, To>([function](const From &from, To &to) {
            to = (from.*function)();
            return true;
        });
    }
    // The value is To() where it is not ok.
    template <typename From, typename To>
    static bool registerConverter(To (From::*function)(bool *) const) {
        return add_converter<From, To>([function](const From &from, To &to) {
            bool ok = true;
            to = (from.*function)(&ok);
            if (!ok)
                to = To();
            return ok;
        });
    }
    template <typename From, typename To, typename UnaryFunction>
    static bool registerConverter(UnaryFunction function) {
        return add_converter<From, To>([function](const From &from, To &to) {
            to = function(from);
            return true;
        });
    }
    template <typename From, typename To>
    static bool hasRegisteredConverterFunction() {
        return __omqt::has_converter(&__omqt::type_object<From>::value, &__omqt::type_object<To>::value, false);
    }
    static bool convert(const void *from, int fromTypeId, void *to, int toTypeId);
#if OM_QT6
    static bool hasRegisteredConverterFunction(QMetaType from, QMetaType to) {
        return __omqt::has_converter(from.__type, to.__type, false);
    }
    using ConverterFunction = std::function<bool(const void *src, void *target)>;
    using MutableViewFunction = std::function<bool(void *src, void *target)>;
    static bool registerConverterFunction(const ConverterFunction &f, QMetaType from, QMetaType to);
    static void unregisterConverterFunction(QMetaType from, QMetaType to);
    static bool registerMutableViewFunction(const MutableViewFunction &f, QMetaType from, QMetaType to);
    static void unregisterMutableViewFunction(QMetaType from, QMetaType to);
    template <typename From, typename To>
    static bool registerMutableView(To (From::*function)()) {
        return registerMutableViewFunction(
            [function](void *from, void *to) {
                *static_cast<To *>(to) = (static_cast<From *>(from)->*function)();
                return true;
            },
            fromType<From>(), fromType<To>());
    }
    template <typename From, typename To, typename UnaryFunction>
    static bool registerMutableView(UnaryFunction function) {
        return registerMutableViewFunction(
            [function](void *from, void *to) {
                *static_cast<To *>(to) = function(*static_cast<From *>(from));
                return true;
            },
            fromType<From>(), fromType<To>());
    }
    template <typename From, typename To>
    static bool hasRegisteredMutableViewFunction() {
        return hasRegisteredMutableViewFunction(fromType<From>(), fromType<To>());
    }
    static bool hasRegisteredMutableViewFunction(QMetaType from, QMetaType to) {
        return __omqt::has_converter(from.__type, to.__type, true);
    }
    static bool convert(QMetaType fromType, const void *from, QMetaType toType, void *to);
    static bool canConvert(QMetaType fromType, QMetaType toType);
    static bool view(QMetaType fromType, void *from, QMetaType toType, void *to);
    static bool canView(QMetaType fromType, QMetaType toType);
#else
    static bool hasRegisteredConverterFunction(int fromTypeId, int toTypeId) {
        return __omqt::has_converter(__omqt::type_with_number(fromTypeId), __omqt::type_with_number(toTypeId), false);
    }
#endif

private:
    template <typename From, typename To, typename Function>
    static bool add_converter(const Function &function);
};
Q_DECLARE_OPERATORS_FOR_FLAGS(QMetaType::TypeFlags)

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
                  (__omqt::is_enumeration_or_flags<T>::value && bool(__omqt::meta_object_of<T>::has))
    };
    static int qt_metatype_id() { return __omqt::number_of_type(&__omqt::type_object<T>::value, nullptr); }
#endif
};
template <typename T>
struct QMetaTypeId2 : QMetaTypeId<T> {
    enum { IsBuiltIn = __omqt::built_in_type<T>::number != 0 };
};
#if !OM_QT6
// Containers of what has a type, and pointers to objects, need no declaration.
namespace __omqt {

template <class T, bool is_defined>
struct automatic_type {
    enum { Defined = is_defined };
    static int qt_metatype_id() { return number_of_type(&type_object<T>::value, nullptr); }
};

} // namespace __omqt
#define OM_QT_AUTOMATIC(Class)                                                                                         \
    template <typename T>                                                                                              \
    struct QMetaTypeId<Class<T>> : __omqt::automatic_type<Class<T>, bool(QMetaTypeId2<T>::Defined)> {};
OM_QT_AUTOMATIC(QList)
OM_QT_AUTOMATIC(QVector)
OM_QT_AUTOMATIC(QQueue)
OM_QT_AUTOMATIC(QStack)
OM_QT_AUTOMATIC(QSet)
OM_QT_AUTOMATIC(QLinkedList)
#undef OM_QT_AUTOMATIC
#define OM_QT_AUTOMATIC(Class)                                                                                         \
    template <typename T1, typename T2>                                                                                \
    struct QMetaTypeId<Class<T1, T2>>                                                                                  \
        : __omqt::automatic_type<Class<T1, T2>, bool(QMetaTypeId2<T1>::Defined) && bool(QMetaTypeId2<T2>::Defined)> {  \
    };
OM_QT_AUTOMATIC(QHash)
OM_QT_AUTOMATIC(QMap)
OM_QT_AUTOMATIC(QPair)
#undef OM_QT_AUTOMATIC
// Smart pointers to objects.
#define OM_QT_AUTOMATIC(Class)                                                                                         \
    template <typename T>                                                                                              \
    struct QMetaTypeId<Class<T>> : __omqt::automatic_type< Class<T>, bool(__omqt::meta_object_of<T *>::is_pointer)> {  \
    };
OM_QT_AUTOMATIC(QSharedPointer)
OM_QT_AUTOMATIC(QWeakPointer)
OM_QT_AUTOMATIC(QPointer)
#undef OM_QT_AUTOMATIC
#endif

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

template <typename T>
inline QMetaType QMetaType::fromType() {
#if OM_QT6
    return QMetaType(&__omqt::type_object<typename std::remove_cv<T>::type>::value);
#else
    return QMetaType(qMetaTypeId<T>());
#endif
}
template <typename From, typename To, typename Function>
inline bool QMetaType::add_converter(const Function &function) {
    static_assert(!QMetaTypeId2<To>::IsBuiltIn || !QMetaTypeId2<From>::IsBuiltIn,
                  "QMetaType::registerConverter: At least one of the types must "
                  "be a custom type.");
    return __omqt::add_converter(&__omqt::type_object<From>::value, &__omqt::type_object<To>::value, false,
                                 [function](const void *from, void *to) {
                                     return function(*static_cast<const From *>(from), *static_cast<To *>(to));
                                 });
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
    : type_in_table<Unique, typename std::remove_cv< typename std::remove_reference<T>::type>::type> {};

} // namespace __omqt

template <typename Unique, typename... Entries>
constexpr const QtPrivate::QMetaTypeInterface *const qt_incomplete_metaTypeArray[] = {
    __omqt::table_entry<Unique, Entries>::value...};
#endif

OM_END_MODEL

#endif
