// QPartialOrdering (class page QPartialOrdering), Qt 6.
#ifndef OM_QT_QCOMPARE_H
#define OM_QT_QCOMPARE_H

#include <QtCore/qglobal.h>
#if defined(__cpp_lib_three_way_comparison)
#include <compare>
#endif

#if OM_QT6

OM_BEGIN_MODEL

class QPartialOrdering {
    signed char __order;

    explicit constexpr QPartialOrdering(int order) noexcept : __order(static_cast<signed char>(order)) {}
    constexpr bool is_ordered() const noexcept { return __order != -127; }

public:
    static const QPartialOrdering Less;
    static const QPartialOrdering Equivalent;
    static const QPartialOrdering Greater;
    static const QPartialOrdering Unordered;

    friend constexpr bool operator==(QPartialOrdering a, QPartialOrdering b) noexcept { return a.__order == b.__order; }
    friend constexpr bool operator!=(QPartialOrdering a, QPartialOrdering b) noexcept { return a.__order != b.__order; }
  // With a literal 0.
    friend constexpr bool operator==(QPartialOrdering a, std::nullptr_t) noexcept { return a.__order == 0; }
    friend constexpr bool operator!=(QPartialOrdering a, std::nullptr_t) noexcept { return a.__order != 0; }
    friend constexpr bool operator<(QPartialOrdering a, std::nullptr_t) noexcept {
        return a.is_ordered() && a.__order < 0;
    }
    friend constexpr bool operator<=(QPartialOrdering a, std::nullptr_t) noexcept {
        return a.is_ordered() && a.__order <= 0;
    }
    friend constexpr bool operator>(QPartialOrdering a, std::nullptr_t) noexcept { return a.__order > 0; }
    friend constexpr bool operator>=(QPartialOrdering a, std::nullptr_t) noexcept { return a.__order >= 0; }
};
inline constexpr QPartialOrdering QPartialOrdering::Less(-1);
inline constexpr QPartialOrdering QPartialOrdering::Equivalent(0);
inline constexpr QPartialOrdering QPartialOrdering::Greater(1);
inline constexpr QPartialOrdering QPartialOrdering::Unordered(-127);

OM_END_MODEL

#endif

#endif
