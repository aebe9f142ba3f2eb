// The operators as function objects ([arithmetic.operations], [comparisons], [logical.operations],
// [bitwise.operations]) with their transparent forms.
#ifndef OM_FUNCTIONAL_OPERATORS_H
#define OM_FUNCTIONAL_OPERATORS_H

#include <__om/functional/hash_base.h>
#include <__om/move.h>

OM_BEGIN_MODEL

namespace std {

// [depr.base]; gone in C++17, and still there in every library
template <class _Arg, class _Result>
struct unary_function {
    typedef _Arg argument_type;
    typedef _Result result_type;
};
template <class _Arg1, class _Arg2, class _Result>
struct binary_function {
    typedef _Arg1 first_argument_type;
    typedef _Arg2 second_argument_type;
    typedef _Result result_type;
};

#define OM_BINARY_TYPES(type, result)                                                                                  \
    typedef type first_argument_type;                                                                                  \
    typedef type second_argument_type;                                                                                 \
    typedef result result_type;
#define OM_UNARY_TYPES(type, result)                                                                                   \
    typedef type argument_type;                                                                                        \
    typedef result result_type;
#if OM_CXX14
#define OM_OPERATOR_ARGUMENT class _Tp = void
#else
#define OM_OPERATOR_ARGUMENT class _Tp
#endif

#define OM_BINARY_OPERATOR(name, result, op)                                                                           \
    template <OM_OPERATOR_ARGUMENT>                                                                                    \
    struct name {                                                                                                      \
        OM_BINARY_TYPES(_Tp, result)                                                                                   \
        OM_CONSTEXPR14 result operator()(const _Tp &__x, const _Tp &__y) const { return __x op __y; }                  \
    };
#define OM_UNARY_OPERATOR(name, result, op)                                                                            \
    template <OM_OPERATOR_ARGUMENT>                                                                                    \
    struct name {                                                                                                      \
        OM_UNARY_TYPES(_Tp, result)                                                                                    \
        OM_CONSTEXPR14 result operator()(const _Tp &__x) const { return op __x; }                                      \
    };

OM_BINARY_OPERATOR(plus, _Tp, +)
OM_BINARY_OPERATOR(minus, _Tp, -)
OM_BINARY_OPERATOR(multiplies, _Tp, *)
OM_BINARY_OPERATOR(divides, _Tp, /)
OM_BINARY_OPERATOR(modulus, _Tp, %)
OM_UNARY_OPERATOR(negate, _Tp, -)
OM_BINARY_OPERATOR(equal_to, bool, ==)
OM_BINARY_OPERATOR(not_equal_to, bool, !=)
OM_BINARY_OPERATOR(greater, bool, >)
OM_BINARY_OPERATOR(less, bool, <)
OM_BINARY_OPERATOR(greater_equal, bool, >=)
OM_BINARY_OPERATOR(less_equal, bool, <=)
OM_BINARY_OPERATOR(logical_and, bool, &&)
OM_BINARY_OPERATOR(logical_or, bool, ||)
OM_UNARY_OPERATOR(logical_not, bool, !)
OM_BINARY_OPERATOR(bit_and, _Tp, &)
OM_BINARY_OPERATOR(bit_or, _Tp, |)
OM_BINARY_OPERATOR(bit_xor, _Tp, ^)
#if OM_CXX14
OM_UNARY_OPERATOR(bit_not, _Tp, ~)
#endif

// [comparisons.general]/2: on pointers a total order, also of pointers to different objects.
#define OM_POINTER_ORDER(name, expression)                                                                             \
    template <class _Tp>                                                                                               \
    struct name<_Tp *> {                                                                                               \
        OM_BINARY_TYPES(_Tp *, bool)                                                                                   \
        OM_CONSTEXPR14 bool operator()(_Tp *__x, _Tp *__y) const { return expression; }                                \
    };
OM_POINTER_ORDER(less, __om::total_less(__x, __y))
OM_POINTER_ORDER(greater, __om::total_less(__y, __x))
OM_POINTER_ORDER(less_equal, !__om::total_less(__y, __x))
OM_POINTER_ORDER(greater_equal, !__om::total_less(__x, __y))
#undef OM_POINTER_ORDER

#if OM_CXX14
#define OM_TRANSPARENT_BINARY(name, op)                                                                                \
    template <>                                                                                                        \
    struct name<void> {                                                                                                \
        typedef void is_transparent;                                                                                   \
        template <class _Tp, class _Up>                                                                                \
        constexpr auto operator()(_Tp &&__t, _Up &&__u) const                                                          \
            noexcept(noexcept(std::forward<_Tp>(__t) op std::forward<_Up>(__u)))                                       \
                -> decltype(std::forward<_Tp>(__t) op std::forward<_Up>(__u)) {                                        \
            return std::forward<_Tp>(__t) op std::forward<_Up>(__u);                                                   \
        }                                                                                                              \
    };
#define OM_TRANSPARENT_UNARY(name, op)                                                                                 \
    template <>                                                                                                        \
    struct name<void> {                                                                                                \
        typedef void is_transparent;                                                                                   \
        template <class _Tp>                                                                                           \
        constexpr auto operator()(_Tp &&__t) const noexcept(noexcept(op std::forward<_Tp>(__t)))                       \
            -> decltype(op std::forward<_Tp>(__t)) {                                                                   \
            return op std::forward<_Tp>(__t);                                                                          \
        }                                                                                                              \
    };
OM_TRANSPARENT_BINARY(plus, +)
OM_TRANSPARENT_BINARY(minus, -)
OM_TRANSPARENT_BINARY(multiplies, *)
OM_TRANSPARENT_BINARY(divides, /)
OM_TRANSPARENT_BINARY(modulus, %)
OM_TRANSPARENT_UNARY(negate, -)
OM_TRANSPARENT_BINARY(equal_to, ==)
OM_TRANSPARENT_BINARY(not_equal_to, !=)
OM_TRANSPARENT_BINARY(greater, >)
OM_TRANSPARENT_BINARY(less, <)
OM_TRANSPARENT_BINARY(greater_equal, >=)
OM_TRANSPARENT_BINARY(less_equal, <=)
OM_TRANSPARENT_BINARY(logical_and, &&)
OM_TRANSPARENT_BINARY(logical_or, ||)
OM_TRANSPARENT_UNARY(logical_not, !)
OM_TRANSPARENT_BINARY(bit_and, &)
OM_TRANSPARENT_BINARY(bit_or, |)
OM_TRANSPARENT_BINARY(bit_xor, ^)
OM_TRANSPARENT_UNARY(bit_not, ~)
#undef OM_TRANSPARENT_BINARY
#undef OM_TRANSPARENT_UNARY
#endif

#undef OM_BINARY_OPERATOR
#undef OM_UNARY_OPERATOR
#undef OM_OPERATOR_ARGUMENT

} // namespace std

OM_END_MODEL

#endif
