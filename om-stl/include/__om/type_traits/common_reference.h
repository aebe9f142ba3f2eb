// common_reference and basic_common_reference ([meta.trans.other]/5, C++20).
#ifndef OM_TYPE_TRAITS_COMMON_REFERENCE_H
#define OM_TYPE_TRAITS_COMMON_REFERENCE_H

#include <__om/type_traits/transformations.h>

OM_BEGIN_MODEL

namespace std {

template <class _Tp, class _Up, template <class> class _TQual, template <class> class _UQual>
struct basic_common_reference {};
template <class... _Types>
struct common_reference {};
template <class... _Types>
using common_reference_t = typename common_reference<_Types...>::type;

} // namespace std

namespace __om {

template <class _From>
struct qualifiers_of {
    template <class _To>
    using __apply = typename copy_cv<_From, _To>::type;
};
template <class _From>
struct qualifiers_of<_From &> {
    template <class _To>
    using __apply = typename copy_cv<_From, _To>::type &;
};
template <class _From>
struct qualifiers_of<_From &&> {
    template <class _To>
    using __apply = typename copy_cv<_From, _To>::type &&;
};

// COND-RES: the result of ?: on two functions' results.
template <class _Tp, class _Up>
using cond_res = decltype(false ? std::declval<_Tp (&)()>()() : std::declval<_Up (&)()>()());

// COMMON-REF of two lvalue references.
template <class _Tp, class _Up>
using common_lvalue = cond_res<typename copy_cv<_Tp, _Up>::type &, typename copy_cv<_Up, _Tp>::type &>;

template <class _Tp, class _Up>
struct common_ref {};
template <class _Tp, class _Up>
    requires requires { typename common_lvalue<_Tp, _Up>; } && std::is_reference<common_lvalue<_Tp, _Up>>::value
struct common_ref<_Tp &, _Up &> {
    typedef common_lvalue<_Tp, _Up> type;
};
template <class _Tp, class _Up>
using common_rvalue = typename std::remove_reference<typename common_ref<_Tp &, _Up &>::type>::type &&;
template <class _Tp, class _Up>
    requires requires { typename common_rvalue<_Tp, _Up>; } &&
             std::is_convertible<_Tp &&, common_rvalue<_Tp, _Up>>::value &&
             std::is_convertible<_Up &&, common_rvalue<_Tp, _Up>>::value
struct common_ref<_Tp &&, _Up &&> {
    typedef common_rvalue<_Tp, _Up> type;
};
template <class _Tp, class _Up>
using common_mixed = typename common_ref<const _Tp &, _Up &>::type;
template <class _Tp, class _Up>
    requires requires { typename common_mixed<_Tp, _Up>; } && std::is_convertible<_Tp &&, common_mixed<_Tp, _Up>>::value
struct common_ref<_Tp &&, _Up &> {
    typedef common_mixed<_Tp, _Up> type;
};
template <class _Tp, class _Up>
struct common_ref<_Tp &, _Up &&> : common_ref<_Up &&, _Tp &> {};

template <class _Tp, class _Up>
using basic_common = typename std::basic_common_reference<std::remove_cvref_t<_Tp>, std::remove_cvref_t<_Up>,
                                                          qualifiers_of<_Tp>::template __apply,
                                                          qualifiers_of<_Up>::template __apply>::type;

template <class _Tp, class _Up>
concept has_common_ref =
    std::is_reference<_Tp>::value && std::is_reference<_Up>::value && requires { typename common_ref<_Tp, _Up>::type; };
template <class _Tp, class _Up>
concept has_basic_common = requires { typename basic_common<_Tp, _Up>; };
template <class _Tp, class _Up>
concept has_cond_res = requires { typename cond_res<_Tp, _Up>; };

// The four ways of [meta.trans.other]/5.3, in their order.
template <class _Tp, class _Up>
struct common_reference_of_two : std::common_type<_Tp, _Up> {};
template <class _Tp, class _Up>
    requires has_common_ref<_Tp, _Up>
struct common_reference_of_two<_Tp, _Up> {
    typedef typename common_ref<_Tp, _Up>::type type;
};
template <class _Tp, class _Up>
    requires(!has_common_ref<_Tp, _Up>) && has_basic_common<_Tp, _Up>
struct common_reference_of_two<_Tp, _Up> {
    typedef basic_common<_Tp, _Up> type;
};
template <class _Tp, class _Up>
    requires(!has_common_ref<_Tp, _Up>) && (!has_basic_common<_Tp, _Up>) && has_cond_res<_Tp, _Up>
struct common_reference_of_two<_Tp, _Up> {
    typedef cond_res<_Tp, _Up> type;
};

} // namespace __om

namespace std {

template <class _Tp>
struct common_reference<_Tp> {
    typedef _Tp type;
};
template <class _Tp, class _Up>
struct common_reference<_Tp, _Up> : __om::common_reference_of_two<_Tp, _Up> {};
template <class _Tp, class _Up, class... _Rest>
    requires(sizeof...(_Rest) > 0) && requires { typename common_reference_t<_Tp, _Up>; }
struct common_reference<_Tp, _Up, _Rest...> : common_reference<common_reference_t<_Tp, _Up>, _Rest...> {};

} // namespace std

OM_END_MODEL

#endif
