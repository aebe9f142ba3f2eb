// memory_order ([atomics.order]), shared by <atomic> and <memory>.
#ifndef OM_MEMORY_ORDER_H
#define OM_MEMORY_ORDER_H

#include <__om/config.h>

OM_BEGIN_MODEL

#if OM_CXX11
namespace std {

#if OM_CXX20
enum class memory_order : int { relaxed, consume, acquire, release, acq_rel, seq_cst };
inline constexpr memory_order memory_order_relaxed = memory_order::relaxed;
inline constexpr memory_order memory_order_consume = memory_order::consume;
inline constexpr memory_order memory_order_acquire = memory_order::acquire;
inline constexpr memory_order memory_order_release = memory_order::release;
inline constexpr memory_order memory_order_acq_rel = memory_order::acq_rel;
inline constexpr memory_order memory_order_seq_cst = memory_order::seq_cst;
#else
typedef enum memory_order {
    memory_order_relaxed,
    memory_order_consume,
    memory_order_acquire,
    memory_order_release,
    memory_order_acq_rel,
    memory_order_seq_cst
} memory_order;
#endif

} // namespace std
#endif

OM_END_MODEL

#endif
