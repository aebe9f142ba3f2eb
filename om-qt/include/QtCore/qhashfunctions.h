// qHash() of the fundamental types, pairs and ranges (QHash, "The qHash() Hashing Function"). Which value a key gets is
// not documented; equal keys get equal ones.
#ifndef OM_QT_QHASHFUNCTIONS_H
#define OM_QT_QHASHFUNCTIONS_H

#include <QtCore/qglobal.h>
#include <QtCore/qpair.h>

OM_BEGIN_MODEL

namespace __omqt {

#if OM_QT6
typedef std::size_t hash_type;
#else
typedef uint hash_type;
#endif

// The seed of hashes that are made from now on. Any number, until a program sets it; no order follows from it.
template <class Unused>
struct hash_seed {
    static hash_type value;
    static bool chosen;

    static hash_type get() {
        if (!chosen) {
            unsigned any;
            __verify_havoc(&any, sizeof any);
            set(any & 0x7fffffff);
        }
        return value;
    }
    static void set(hash_type seed) {
        value = seed;
        chosen = true;
    }
};
template <class Unused>
hash_type hash_seed<Unused>::value = 0;
template <class Unused>
bool hash_seed<Unused>::chosen = false;

} // namespace __omqt

inline int qGlobalQHashSeed() { return int(__omqt::hash_seed<void>::get() & 0x7fffffff); }
// -1 lets Qt choose; Qt 6 takes no other seed than 0 beside.
inline void qSetGlobalQHashSeed(int newSeed) {
    __omqt::hash_seed<void>::chosen = false;
#if OM_QT6
    if (newSeed == 0)
        __omqt::hash_seed<void>::set(0);
#else
    if (newSeed != -1)
        __omqt::hash_seed<void>::set(__omqt::hash_type(newSeed) & 0x7fffffff);
#endif
}
#if OM_QT6
struct QHashSeed {
    constexpr QHashSeed(std::size_t d = 0) : data(d) {}
    constexpr operator std::size_t() const noexcept { return data; }
    static QHashSeed globalSeed() noexcept { return QHashSeed(__omqt::hash_seed<void>::get()); }
    static void setDeterministicGlobalSeed() { __omqt::hash_seed<void>::set(0); }
    static void resetRandomGlobalSeed() { __omqt::hash_seed<void>::chosen = false; }

private:
    std::size_t data;
};
#endif

template <typename T1, typename T2>
inline __omqt::hash_type qHash(const std::pair<T1, T2> &key, __omqt::hash_type seed = 0);
#if !OM_QT6
template <typename T1, typename T2>
inline uint qHash(const QPair<T1, T2> &key, uint seed = 0);
#endif

#define OM_QT_HASH(type)                                                                                               \
    constexpr inline __omqt::hash_type qHash(type key, __omqt::hash_type seed = 0) noexcept {                          \
        return __omqt::hash_type(key) ^ seed;                                                                          \
    }
OM_QT_HASH(char)
OM_QT_HASH(uchar)
OM_QT_HASH(signed char)
OM_QT_HASH(ushort)
OM_QT_HASH(short)
OM_QT_HASH(uint)
OM_QT_HASH(int)
#if OM_QT6
OM_QT_HASH(ulong)
OM_QT_HASH(long)
OM_QT_HASH(quint64)
OM_QT_HASH(qint64)
OM_QT_HASH(wchar_t)
OM_QT_HASH(char16_t)
OM_QT_HASH(char32_t)
#ifdef __cpp_char8_t
OM_QT_HASH(char8_t)
#endif
#else
// Both halves count.
constexpr inline uint qHash(quint64 key, uint seed = 0) noexcept { return uint(key ^ (key >> 31)) ^ seed; }
constexpr inline uint qHash(qint64 key, uint seed = 0) noexcept { return qHash(quint64(key), seed); }
constexpr inline uint qHash(ulong key, uint seed = 0) noexcept { return qHash(quint64(key), seed); }
constexpr inline uint qHash(long key, uint seed = 0) noexcept { return qHash(quint64(ulong(key)), seed); }
#endif
#undef OM_QT_HASH

inline __omqt::hash_type qHashBits(const void *p, std::size_t size, __omqt::hash_type seed = 0) noexcept {
    const unsigned char *const bytes = static_cast<const unsigned char *>(p);
    for (std::size_t i = 0; i != size; ++i)
        seed = seed * 31 + bytes[i];
    return seed;
}
// The two zeros are equal.
inline __omqt::hash_type qHash(float key, __omqt::hash_type seed = 0) noexcept {
    return key == 0 ? seed : qHashBits(&key, sizeof key, seed);
}
inline __omqt::hash_type qHash(double key, __omqt::hash_type seed = 0) noexcept {
    return key == 0 ? seed : qHashBits(&key, sizeof key, seed);
}
// Without the bytes that pad it.
inline __omqt::hash_type qHash(long double key, __omqt::hash_type seed = 0) noexcept {
    return qHash(double(key), seed);
}
inline __omqt::hash_type qHash(std::nullptr_t, __omqt::hash_type seed = 0) noexcept { return seed; }
template <class T>
inline __omqt::hash_type qHash(const T *key, __omqt::hash_type seed = 0) noexcept {
    return qHash(reinterpret_cast<quintptr>(key), seed);
}
#if OM_QT6
template <typename Enum>
constexpr inline std::size_t qHash(QFlags<Enum> flags, std::size_t seed = 0) noexcept {
    return qHash(flags.toInt(), seed);
}
#endif
// A type whose qHash() takes no seed.
#if OM_QT6
namespace __omqt {

template <class T, class = void>
struct has_seedless_qhash : std::false_type {};
template <class T>
struct has_seedless_qhash<T, std::void_t<decltype(std::size_t(qHash(std::declval<const T &>())))>> : std::true_type {};

} // namespace __omqt

template <typename T, std::enable_if_t<__omqt::has_seedless_qhash<T>::value, bool> = true>
#else
template <typename T>
#endif
inline __omqt::hash_type qHash(const T &t, __omqt::hash_type seed) noexcept(noexcept(qHash(t))) {
    return qHash(t) ^ seed;
}

namespace QtPrivate {

struct QHashCombine {
    typedef __omqt::hash_type result_type;
    template <typename T>
    constexpr result_type operator()(result_type seed, const T &t) const noexcept(noexcept(qHash(t))) {
        return seed * 31 + qHash(t);
    }
};
// Whatever the order of the elements.
struct QHashCombineCommutative {
    typedef __omqt::hash_type result_type;
    template <typename T>
    constexpr result_type operator()(result_type seed, const T &t) const noexcept(noexcept(qHash(t))) {
        return seed + qHash(t);
    }
};

} // namespace QtPrivate

template <typename InputIterator>
inline __omqt::hash_type qHashRange(InputIterator first, InputIterator last, __omqt::hash_type seed = 0) {
    for (; first != last; ++first)
        seed = QtPrivate::QHashCombine()(seed, *first);
    return seed;
}
template <typename InputIterator>
inline __omqt::hash_type qHashRangeCommutative(InputIterator first, InputIterator last, __omqt::hash_type seed = 0) {
    for (; first != last; ++first)
        seed = QtPrivate::QHashCombineCommutative()(seed, *first);
    return seed;
}

#if OM_QT6
template <typename... T>
constexpr std::size_t qHashMulti(std::size_t seed, const T &...args) {
    ((seed = QtPrivate::QHashCombine()(seed, args)), ...);
    return seed;
}
template <typename... T>
constexpr std::size_t qHashMultiCommutative(std::size_t seed, const T &...args) {
    ((seed = QtPrivate::QHashCombineCommutative()(seed, args)), ...);
    return seed;
}
template <typename T>
bool qHashEquals(const T &a, const T &b) {
    return a == b;
}
#else
template <typename T1, typename T2>
inline uint qHash(const QPair<T1, T2> &key, uint seed) {
    return qHash(key.first, seed) * 31 + qHash(key.second, seed);
}
#endif
template <typename T1, typename T2>
inline __omqt::hash_type qHash(const std::pair<T1, T2> &key, __omqt::hash_type seed) {
    return QtPrivate::QHashCombine()(QtPrivate::QHashCombine()(seed, key.first), key.second);
}

OM_END_MODEL

// std::hash of a class that has a qHash().
#define QT_SPECIALIZE_STD_HASH_TO_CALL_QHASH(Class, Arguments)                                                         \
    namespace std {                                                                                                    \
    template <>                                                                                                        \
    struct hash<Class> {                                                                                               \
        using argument_type = Class;                                                                                   \
        using result_type = size_t;                                                                                    \
        size_t operator()(Arguments s) const {                                                                         \
            using ::qHash;                                                                                             \
            return qHash(s, qHash(0));                                                                                 \
        }                                                                                                              \
    };                                                                                                                 \
    }
#define QT_SPECIALIZE_STD_HASH_TO_CALL_QHASH_BY_CREF(Class)                                                            \
    QT_SPECIALIZE_STD_HASH_TO_CALL_QHASH(Class, const argument_type &)
#define QT_SPECIALIZE_STD_HASH_TO_CALL_QHASH_BY_VALUE(Class) QT_SPECIALIZE_STD_HASH_TO_CALL_QHASH(Class, argument_type)

#endif
