// QFlags, QFlag, Q_DECLARE_FLAGS, Q_DECLARE_OPERATORS_FOR_FLAGS (QFlags).
#ifndef OM_QT_QFLAGS_H
#define OM_QT_QFLAGS_H

#include <QtCore/qtypes.h>
#include <__omqt/check.h>
#include <initializer_list>
#include <type_traits>

OM_BEGIN_MODEL

class QFlag {
    int i;

public:
    constexpr QFlag(int value) noexcept : i(value) {}
    constexpr QFlag(uint value) noexcept : i(int(value)) {}
    constexpr QFlag(short value) noexcept : i(int(value)) {}
    constexpr QFlag(ushort value) noexcept : i(int(uint(value))) {}
    constexpr operator int() const noexcept { return i; }
    constexpr operator uint() const noexcept { return uint(i); }
};

class QIncompatibleFlag {
    int i;

public:
    constexpr explicit QIncompatibleFlag(int value) noexcept : i(value) {}
    constexpr operator int() const noexcept { return i; }
};

template <typename Enum>
class QFlags {
    static_assert(sizeof(Enum) <= sizeof(int), "QFlags keeps an int, which the enum does not fit into");
    static_assert(std::is_enum<Enum>::value, "QFlags is for enumerations");

public:
    typedef typename std::conditional<std::is_unsigned<typename std::underlying_type<Enum>::type>::value, unsigned int,
                                      signed int>::type Int;
    typedef Enum enum_type;

private:
#if !OM_QT6
    struct Private;
    typedef int(Private::*Zero); // what a literal 0 converts to
#endif
    Int i;

    static constexpr Int together(const Enum *first, const Enum *last) noexcept {
        return first == last ? Int(0) : Int(Int(*first) | together(first + 1, last));
    }

public:
    constexpr QFlags() noexcept : i(0) {}
    constexpr QFlags(Enum flags) noexcept : i(Int(flags)) {}
#if !OM_QT6
    constexpr QFlags(Zero) noexcept : i(0) {}
#endif
    constexpr QFlags(QFlag flag) noexcept : i(flag) {}
    constexpr QFlags(std::initializer_list<Enum> flags) noexcept : i(together(flags.begin(), flags.end())) {}

#if OM_QT6
    static constexpr QFlags fromInt(Int value) noexcept { return QFlags(QFlag(value)); }
    constexpr Int toInt() const noexcept { return i; }
#endif

    OM_CONSTEXPR14 QFlags &operator&=(int mask) noexcept {
        i &= mask;
        return *this;
    }
    OM_CONSTEXPR14 QFlags &operator&=(uint mask) noexcept {
        i &= mask;
        return *this;
    }
    OM_CONSTEXPR14 QFlags &operator&=(Enum mask) noexcept {
        i &= Int(mask);
        return *this;
    }
#if OM_QT6
    constexpr QFlags &operator&=(QFlags mask) noexcept {
        i &= mask.i;
        return *this;
    }
#endif
    OM_CONSTEXPR14 QFlags &operator|=(QFlags other) noexcept {
        i |= other.i;
        return *this;
    }
    OM_CONSTEXPR14 QFlags &operator|=(Enum other) noexcept {
        i |= Int(other);
        return *this;
    }
    OM_CONSTEXPR14 QFlags &operator^=(QFlags other) noexcept {
        i ^= other.i;
        return *this;
    }
    OM_CONSTEXPR14 QFlags &operator^=(Enum other) noexcept {
        i ^= Int(other);
        return *this;
    }

    constexpr operator Int() const noexcept { return i; }

    constexpr QFlags operator|(QFlags other) const noexcept { return QFlags(QFlag(i | other.i)); }
    constexpr QFlags operator|(Enum other) const noexcept { return QFlags(QFlag(i | Int(other))); }
    constexpr QFlags operator^(QFlags other) const noexcept { return QFlags(QFlag(i ^ other.i)); }
    constexpr QFlags operator^(Enum other) const noexcept { return QFlags(QFlag(i ^ Int(other))); }
    constexpr QFlags operator&(int mask) const noexcept { return QFlags(QFlag(i & mask)); }
    constexpr QFlags operator&(uint mask) const noexcept { return QFlags(QFlag(i & mask)); }
    constexpr QFlags operator&(Enum other) const noexcept { return QFlags(QFlag(i & Int(other))); }
#if OM_QT6
    constexpr QFlags operator&(QFlags other) const noexcept { return QFlags(QFlag(i & other.i)); }
#endif
#if OM_QT6
    void operator+(QFlags other) const noexcept = delete;
    void operator+(Enum other) const noexcept = delete;
    void operator+(int other) const noexcept = delete;
    void operator-(QFlags other) const noexcept = delete;
    void operator-(Enum other) const noexcept = delete;
    void operator-(int other) const noexcept = delete;
#endif
    constexpr QFlags operator~() const noexcept { return QFlags(QFlag(~i)); }
    constexpr bool operator!() const noexcept { return !i; }

#if OM_QT6
    // Without these, 0 == flags and flags == flags would be ambiguous or refused.
    friend constexpr bool operator==(QFlags x, QFlags y) noexcept { return x.i == y.i; }
    friend constexpr bool operator!=(QFlags x, QFlags y) noexcept { return x.i != y.i; }
    friend constexpr bool operator==(QFlags x, Enum y) noexcept { return x == QFlags(y); }
    friend constexpr bool operator!=(QFlags x, Enum y) noexcept { return x != QFlags(y); }
    friend constexpr bool operator==(Enum x, QFlags y) noexcept { return QFlags(x) == y; }
    friend constexpr bool operator!=(Enum x, QFlags y) noexcept { return QFlags(x) != y; }
#endif

    // A flag of value 0 is set where no other is (QFlags, testFlag()).
    constexpr bool testFlag(Enum flag) const noexcept {
        return Int(flag) == 0 ? i == 0 : (i & Int(flag)) == Int(flag);
    }
#if OM_QT6
    constexpr bool testFlags(QFlags flags) const noexcept { return flags.i ? (i & flags.i) == flags.i : i == 0; }
    constexpr bool testAnyFlag(Enum flag) const noexcept { return testAnyFlags(flag); }
    constexpr bool testAnyFlags(QFlags flags) const noexcept { return (i & flags.i) != 0; }
#endif
    OM_CONSTEXPR14 QFlags &setFlag(Enum flag, bool on = true) noexcept {
        return on ? (*this |= flag) : (*this &= ~Int(flag));
    }
};

OM_END_MODEL

#ifndef Q_MOC_RUN
#define Q_DECLARE_FLAGS(Flags, Enum) typedef QFlags<Enum> Flags;
#endif
#define Q_DECLARE_INCOMPATIBLE_FLAGS(Flags)                                                                            \
    constexpr inline QIncompatibleFlag operator|(Flags::enum_type f1, int f2) noexcept {                               \
        return QIncompatibleFlag(int(f1) | f2);                                                                        \
    }
#if OM_QT6
#define OM_QT_FLAGS_WITHOUT(Flags)                                                                                     \
    constexpr inline Flags operator&(Flags::enum_type f1, Flags::enum_type f2) noexcept { return Flags(f1) & f2; }     \
    constexpr inline Flags operator&(Flags::enum_type f1, Flags f2) noexcept { return f2 & f1; }                       \
    constexpr inline Flags operator^(Flags::enum_type f1, Flags::enum_type f2) noexcept { return Flags(f1) ^ f2; }     \
    constexpr inline Flags operator^(Flags::enum_type f1, Flags f2) noexcept { return f2 ^ f1; }                       \
    constexpr inline void operator+(Flags::enum_type f1, Flags::enum_type f2) noexcept = delete;                       \
    constexpr inline void operator+(Flags::enum_type f1, Flags f2) noexcept = delete;                                  \
    constexpr inline void operator+(int f1, Flags f2) noexcept = delete;                                               \
    constexpr inline void operator-(Flags::enum_type f1, Flags::enum_type f2) noexcept = delete;                       \
    constexpr inline void operator-(Flags::enum_type f1, Flags f2) noexcept = delete;                                  \
    constexpr inline void operator-(int f1, Flags f2) noexcept = delete;
#else
#define OM_QT_FLAGS_WITHOUT(Flags)
#endif
#define Q_DECLARE_OPERATORS_FOR_FLAGS(Flags)                                                                           \
    constexpr inline QFlags<Flags::enum_type> operator|(Flags::enum_type f1, Flags::enum_type f2) noexcept {           \
        return QFlags<Flags::enum_type>(f1) | f2;                                                                      \
    }                                                                                                                  \
    constexpr inline QFlags<Flags::enum_type> operator|(Flags::enum_type f1, QFlags<Flags::enum_type> f2) noexcept {   \
        return f2 | f1;                                                                                                \
    }                                                                                                                  \
    OM_QT_FLAGS_WITHOUT(Flags)                                                                                         \
    Q_DECLARE_INCOMPATIBLE_FLAGS(Flags)

#endif
