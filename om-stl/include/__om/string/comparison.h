// What the comparison operators of strings and string views need: a parameter that takes part in no
// deduction, and the category their traits compare with.
#ifndef OM_STRING_COMPARISON_H
#define OM_STRING_COMPARISON_H

#include <__om/config.h>
#if OM_CXX20
#include <compare>
#endif

#if OM_CXX11
namespace __om {

template <class _Tp>
struct same_type_of {
    typedef _Tp type;
};
template <class _Tp>
using same_type = typename same_type_of<_Tp>::type;

#if OM_CXX20
// [string.view.comparison]/3
template <class _Traits>
struct traits_category {
    typedef std::weak_ordering type;
};
template <class _Traits>
    requires requires { typename _Traits::comparison_category; }
struct traits_category<_Traits> {
    typedef typename _Traits::comparison_category type;
};
template <class _Traits>
using comparison_category_of = typename traits_category<_Traits>::type;
#endif

} // namespace __om
#endif

#endif
