// QTypeInfo: how Qt may treat the values of a type, and Q_DECLARE_TYPEINFO, by which a program says it (QtGlobal,
// macros). The model's containers do not depend on it; programs ask and declare.
#ifndef OM_QT_QTYPEINFO_H
#define OM_QT_QTYPEINFO_H

#include <QtCore/qcontainerfwd.h>
#include <__omqt/check.h>
#include <type_traits>

OM_BEGIN_MODEL

#if OM_QT6
template <typename T>
inline constexpr bool qIsRelocatable = std::is_trivially_copyable_v<T> && std::is_trivially_destructible_v<T>;
template <typename T>
inline constexpr bool qIsValueInitializationBitwiseZero = std::is_scalar_v<T> && !std::is_member_object_pointer_v<T>;
#define OM_QT_IS_RELOCATABLE(...) qIsRelocatable<__VA_ARGS__>
#else
template <typename T>
constexpr bool qIsRelocatable() {
    return std::is_trivially_copyable<T>::value && std::is_trivially_destructible<T>::value;
}
template <typename T>
constexpr bool qIsTrivial() {
    return std::is_trivial<T>::value;
}
#define OM_QT_IS_RELOCATABLE(...) qIsRelocatable<__VA_ARGS__>()
#endif

// The members that Qt 6 dropped do no harm there.
template <typename T>
class QTypeInfo {
public:
    enum {
        isSpecialized = std::is_enum<T>::value,
        isPointer = std::is_pointer<T>::value,
        isIntegral = std::is_integral<T>::value,
        isComplex = !std::is_trivial<T>::value,
        isStatic = true,
        isRelocatable = OM_QT_IS_RELOCATABLE(T),
        isLarge = sizeof(T) > sizeof(void *),
        isDummy = false,
        sizeOf = sizeof(T)
    };
};
template <>
class QTypeInfo<void> {
public:
    enum {
        isSpecialized = true,
        isPointer = false,
        isIntegral = false,
        isComplex = false,
        isStatic = false,
        isRelocatable = false,
        isLarge = false,
        isDummy = false,
        sizeOf = 0
    };
};

#define OM_QT_TYPEINFO(type, special, pointer, complex, fixed, relocatable)                                            \
    class QTypeInfo<type> {                                                                                            \
    public:                                                                                                            \
        enum {                                                                                                         \
            isSpecialized = special,                                                                                   \
            isPointer = pointer,                                                                                       \
            isIntegral = false,                                                                                        \
            isComplex = complex,                                                                                       \
            isStatic = fixed,                                                                                          \
            isRelocatable = relocatable,                                                                               \
            isLarge = sizeof(type) > sizeof(void *),                                                                   \
            isDummy = false,                                                                                           \
            sizeOf = sizeof(type)                                                                                      \
        };                                                                                                             \
    }
template <typename T>
OM_QT_TYPEINFO(T *, true, true, false, false, true);
template <typename T>
OM_QT_TYPEINFO(QList<T>, true, false, true, false, true);
#if !OM_QT6
template <typename T>
OM_QT_TYPEINFO(QVector<T>, true, false, true, false, true);
#endif
template <typename T>
OM_QT_TYPEINFO(QQueue<T>, true, false, true, false, true);
template <typename T>
OM_QT_TYPEINFO(QStack<T>, true, false, true, false, true);
template <typename T>
OM_QT_TYPEINFO(QSet<T>, true, false, true, false, true);
#define OM_QT_KEYED_TYPEINFO(name)                                                                                     \
    template <typename K, typename V>                                                                                  \
    class QTypeInfo<name<K, V> > {                                                                                     \
    public:                                                                                                            \
        enum {                                                                                                         \
            isSpecialized = true,                                                                                      \
            isPointer = false,                                                                                         \
            isIntegral = false,                                                                                        \
            isComplex = true,                                                                                          \
            isStatic = !OM_QT6,                                                                                        \
            isRelocatable = true,                                                                                      \
            isLarge = sizeof(name<K, V>) > sizeof(void *),                                                             \
            isDummy = false,                                                                                           \
            sizeOf = sizeof(name<K, V>)                                                                                \
        };                                                                                                             \
    };
OM_QT_KEYED_TYPEINFO(QMap)
OM_QT_KEYED_TYPEINFO(QMultiMap)
OM_QT_KEYED_TYPEINFO(QHash)
OM_QT_KEYED_TYPEINFO(QMultiHash)

template <typename T, typename = void>
struct QTypeInfoQuery : QTypeInfo<T> {};

template <class T, class... Parts>
class QTypeInfoMerger;
template <class T, class Part>
class QTypeInfoMerger<T, Part> {
public:
    enum {
        isSpecialized = true,
        isComplex = QTypeInfo<Part>::isComplex,
        isStatic = QTypeInfo<Part>::isStatic,
        isRelocatable = QTypeInfo<Part>::isRelocatable,
        isLarge = sizeof(T) > sizeof(void *),
        isPointer = false,
        isIntegral = false,
        isDummy = false,
        sizeOf = sizeof(T)
    };
};
template <class T, class Part, class Next, class... Parts>
class QTypeInfoMerger<T, Part, Next, Parts...> {
    typedef QTypeInfoMerger<T, Next, Parts...> others;

public:
    enum {
        isSpecialized = true,
        isComplex = QTypeInfo<Part>::isComplex || others::isComplex,
        isStatic = QTypeInfo<Part>::isStatic || others::isStatic,
        isRelocatable = QTypeInfo<Part>::isRelocatable && others::isRelocatable,
        isLarge = sizeof(T) > sizeof(void *),
        isPointer = false,
        isIntegral = false,
        isDummy = false,
        sizeOf = sizeof(T)
    };
};

enum {
    Q_COMPLEX_TYPE = 0,
    Q_PRIMITIVE_TYPE = 0x1,
#if !OM_QT6
    Q_STATIC_TYPE = 0,
    Q_RELOCATABLE_TYPE = 0x8,
#else
    Q_RELOCATABLE_TYPE = 0x2,
#endif
    Q_MOVABLE_TYPE = 0x2,
    Q_DUMMY_TYPE = 0x4
};

#define Q_DECLARE_TYPEINFO_BODY(TYPE, FLAGS)                                                                           \
    class QTypeInfo<TYPE> {                                                                                            \
    public:                                                                                                            \
        enum {                                                                                                         \
            isSpecialized = true,                                                                                      \
            isComplex = ((FLAGS) & Q_PRIMITIVE_TYPE) == 0 && !std::is_trivial<TYPE>::value,                            \
            isStatic = ((FLAGS) & (Q_MOVABLE_TYPE | Q_PRIMITIVE_TYPE)) == 0,                                           \
            isRelocatable = !isStatic || ((FLAGS) & Q_RELOCATABLE_TYPE) || OM_QT_IS_RELOCATABLE(TYPE),                 \
            isLarge = sizeof(TYPE) > sizeof(void *),                                                                   \
            isPointer = false,                                                                                         \
            isIntegral = std::is_integral<TYPE>::value,                                                                \
            isDummy = ((FLAGS) & Q_DUMMY_TYPE) != 0,                                                                   \
            sizeOf = sizeof(TYPE)                                                                                      \
        };                                                                                                             \
        static inline const char *name() { return #TYPE; }                                                             \
    }
#define Q_DECLARE_TYPEINFO(TYPE, FLAGS)                                                                                \
    template <>                                                                                                        \
    Q_DECLARE_TYPEINFO_BODY(TYPE, FLAGS)

#define Q_DECLARE_SHARED_IMPL(TYPE, FLAGS)                                                                             \
    Q_DECLARE_TYPEINFO(TYPE, FLAGS);                                                                                   \
    inline void swap(TYPE &value1, TYPE &value2) noexcept(noexcept(value1.swap(value2))) { value1.swap(value2); }
#define Q_DECLARE_SHARED(TYPE) Q_DECLARE_SHARED_IMPL(TYPE, Q_MOVABLE_TYPE)
#define Q_DECLARE_SHARED_NOT_MOVABLE_UNTIL_QT6(TYPE)                                                                   \
    Q_DECLARE_SHARED_IMPL(TYPE, OM_QT6 ? Q_MOVABLE_TYPE : Q_RELOCATABLE_TYPE)

// One body for all that Qt specialises the same way.
#define OM_QT_PRIMITIVE(type)                                                                                          \
    template <>                                                                                                        \
    class QTypeInfo<type> {                                                                                            \
    public:                                                                                                            \
        enum {                                                                                                         \
            isSpecialized = true,                                                                                      \
            isComplex = false,                                                                                         \
            isStatic = false,                                                                                          \
            isRelocatable = true,                                                                                      \
            isLarge = sizeof(type) > sizeof(void *),                                                                   \
            isPointer = false,                                                                                         \
            isIntegral = std::is_integral<type>::value,                                                                \
            isDummy = false,                                                                                           \
            sizeOf = sizeof(type)                                                                                      \
        };                                                                                                             \
        static inline const char *name() { return #type; }                                                             \
    };
OM_QT_PRIMITIVE(bool)
OM_QT_PRIMITIVE(char)
OM_QT_PRIMITIVE(signed char)
OM_QT_PRIMITIVE(uchar)
OM_QT_PRIMITIVE(short)
OM_QT_PRIMITIVE(ushort)
OM_QT_PRIMITIVE(int)
OM_QT_PRIMITIVE(uint)
OM_QT_PRIMITIVE(long)
OM_QT_PRIMITIVE(ulong)
OM_QT_PRIMITIVE(qint64)
OM_QT_PRIMITIVE(quint64)
OM_QT_PRIMITIVE(float)
OM_QT_PRIMITIVE(double)
OM_QT_PRIMITIVE(long double)

template <typename Enum>
class QFlags;
template <typename Enum>
Q_DECLARE_TYPEINFO_BODY(QFlags<Enum>, Q_PRIMITIVE_TYPE);

OM_END_MODEL

#endif
