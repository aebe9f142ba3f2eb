// A range that a container is given to insert or to assign is not of itself ([sequence.reqmts],
// [forward.list.modifiers], [associative.reqmts.general], [unord.req.general]). Each kind of iterators says next to
// it of which container it is, by what lies beside that; other iterators are of none.
#ifndef OM_CONTAINER_FOREIGN_H
#define OM_CONTAINER_FOREIGN_H

#include <__om/engine.h>

OM_BEGIN_MODEL

namespace __om {

// A range with one end of the container is none at all, which is for others to say.
inline OM_CONSTEXPR14 void check_foreign_blocks(const void *__first, const void *__last, const void *__beside) {
    OM_REQUIRES(__beside == OM_NULL || __first != __beside || __last != __beside,
                "a range of the container itself is inserted or assigned");
}

template <class _Iter>
inline OM_CONSTEXPR14 void check_foreign(const _Iter &, const _Iter &, const void *) {}

} // namespace __om

OM_END_MODEL

#endif
