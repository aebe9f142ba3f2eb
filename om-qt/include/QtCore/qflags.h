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
    static_assert(std::is_enum<Enum>::value, "QFlags is for enumerations");
    static_assert(sizeof(Enum) <= sizeof(int), "QFlags keeps an int, which the enum does not fit into");

public:
    typedef Enum enum_type;
    typedef typename std::conditional<std::is_signed<typename std::underlying_type<Enum>::type>::value, int, uint>::type
        Int;

private:
    Int __bits;

    struct exactly {
        Int bits;
    };
    constexpr explicit QFlags(exactly given) noexcept : __bits(given.bits) {}
    static constexpr QFlags of(Int bits) noexcept { return QFlags(exactly{bits}); }
    static constexpr Int joined(const Enum *flags, std::size_t count) noexcept {
        return count == 0 ? Int(0) : Int(Int(*flags) | joined(flags + 1, count - 1));
    }
#if !OM_QT6
    struct nothing;
    typedef int nothing::*zero; // what a literal 0 converts to
#endif

public:
    constexpr QFlags() noexcept : __bits(0) {}
    constexpr QFlags(Enum flag) noexcept : __bits(Int(flag)) {}
    constexpr QFlags(QFlag flag) noexcept : __bits(Int(flag)) {}
    constexpr QFlags(std::initializer_list<Enum> flags) noexcept : __bits(joined(flags.begin(), flags.size())) {}
#if OM_QT6
    static constexpr QFlags fromInt(Int bits) noexcept { return of(bits); }
    constexpr Int toInt() const noexcept { return __bits; }
#else
    constexpr QFlags(zero) noexcept : __bits(0) {}
#endif
    constexpr operator Int() const noexcept { return __bits; }
    constexpr bool operator!() const noexcept { return __bits == 0; }
    constexpr QFlags operator~() const noexcept { return of(~__bits); }

// With flags and with one flag; the second form changes the flags.
#define OM_QT_FLAGS_COMBINED(operation)                                                                                \
    constexpr QFlags operator operation(QFlags other) const noexcept { return of(__bits operation other.__bits); }     \
    constexpr QFlags operator operation(Enum flag) const noexcept { return of(__bits operation Int(flag)); }           \
    OM_CONSTEXPR14 QFlags &operator operation##=(QFlags other) noexcept { return *this = *this operation other; }      \
    OM_CONSTEXPR14 QFlags &operator operation##=(Enum flag) noexcept { return *this = *this operation flag; }
    OM_QT_FLAGS_COMBINED(|)
    OM_QT_FLAGS_COMBINED(^)
#undef OM_QT_FLAGS_COMBINED
    // A mask is a number, too.
    constexpr QFlags operator&(int mask) const noexcept { return of(__bits & Int(mask)); }
    constexpr QFlags operator&(uint mask) const noexcept { return of(__bits & Int(mask)); }
    constexpr QFlags operator&(Enum mask) const noexcept { return of(__bits & Int(mask)); }
    OM_CONSTEXPR14 QFlags &operator&=(int mask) noexcept { return *this = *this & mask; }
    OM_CONSTEXPR14 QFlags &operator&=(uint mask) noexcept { return *this = *this & mask; }
    OM_CONSTEXPR14 QFlags &operator&=(Enum mask) noexcept { return *this = *this & mask; }
#if OM_QT6
    constexpr QFlags operator&(QFlags mask) const noexcept { return of(__bits & mask.__bits); }
    constexpr QFlags &operator&=(QFlags mask) noexcept { return *this = *this & mask; }

    // Flags are no numbers to count with.
    template <class Other>
    void operator+(Other) const noexcept = delete;
    template <class Other>
    void operator-(Other) const noexcept = delete;

    // Comparing with a number goes through the conversion to one.
    friend constexpr bool operator==(QFlags x, QFlags y) noexcept { return x.__bits == y.__bits; }
    friend constexpr bool operator!=(QFlags x, QFlags y) noexcept { return x.__bits != y.__bits; }
    friend constexpr bool operator==(QFlags x, Enum y) noexcept { return x.__bits == Int(y); }
    friend constexpr bool operator!=(QFlags x, Enum y) noexcept { return x.__bits != Int(y); }
    friend constexpr bool operator==(Enum x, QFlags y) noexcept { return Int(x) == y.__bits; }
    friend constexpr bool operator!=(Enum x, QFlags y) noexcept { return Int(x) != y.__bits; }

    constexpr bool testFlags(QFlags flags) const noexcept { return has_all(flags.__bits); }
    constexpr bool testAnyFlag(Enum flag) const noexcept { return (__bits & Int(flag)) != 0; }
    constexpr bool testAnyFlags(QFlags flags) const noexcept { return (__bits & flags.__bits) != 0; }
#endif
    constexpr bool testFlag(Enum flag) const noexcept { return has_all(Int(flag)); }
    OM_CONSTEXPR14 QFlags &setFlag(Enum flag, bool on = true) noexcept {
        __bits = on ? Int(__bits | Int(flag)) : Int(__bits & ~Int(flag));
        return *this;
    }

private:
    // A flag of value 0 is set where no other is (QFlags, testFlag()).
    constexpr bool has_all(Int bits) const noexcept { return bits == 0 ? __bits == 0 : (__bits & bits) == bits; }
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
