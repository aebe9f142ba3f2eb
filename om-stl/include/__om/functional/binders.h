// The binders, negators and adaptors of C++98 ([depr.lib.binders], [depr.negators],
// [depr.func.adaptor.typedefs]). Later dialects took them away; every library still has them.
#ifndef OM_FUNCTIONAL_BINDERS_H
#define OM_FUNCTIONAL_BINDERS_H

#include <__om/functional/operators.h>

OM_BEGIN_MODEL

namespace std {

template <class _Predicate>
class unary_negate {
    _Predicate __pred;

public:
    typedef typename _Predicate::argument_type argument_type;
    typedef bool result_type;

    OM_CONSTEXPR14 explicit unary_negate(const _Predicate &__p) : __pred(__p) {}
    OM_CONSTEXPR14 bool operator()(const typename _Predicate::argument_type &__x) const { return !__pred(__x); }
};
template <class _Predicate>
inline OM_CONSTEXPR14 unary_negate<_Predicate> not1(const _Predicate &__p) {
    return unary_negate<_Predicate>(__p);
}
template <class _Predicate>
class binary_negate {
    _Predicate __pred;

public:
    typedef typename _Predicate::first_argument_type first_argument_type;
    typedef typename _Predicate::second_argument_type second_argument_type;
    typedef bool result_type;

    OM_CONSTEXPR14 explicit binary_negate(const _Predicate &__p) : __pred(__p) {}
    OM_CONSTEXPR14 bool operator()(const typename _Predicate::first_argument_type &__x,
                                   const typename _Predicate::second_argument_type &__y) const {
        return !__pred(__x, __y);
    }
};
template <class _Predicate>
inline OM_CONSTEXPR14 binary_negate<_Predicate> not2(const _Predicate &__p) {
    return binary_negate<_Predicate>(__p);
}

template <class _Operation>
class binder1st : public unary_function<typename _Operation::second_argument_type, typename _Operation::result_type> {
protected:
    _Operation op;
    typename _Operation::first_argument_type value;

public:
    binder1st(const _Operation &__x, const typename _Operation::first_argument_type &__y) : op(__x), value(__y) {}
    typename _Operation::result_type operator()(const typename _Operation::second_argument_type &__x) const {
        return op(value, __x);
    }
    typename _Operation::result_type operator()(typename _Operation::second_argument_type &__x) const {
        return op(value, __x);
    }
};
template <class _Operation, class _Tp>
inline binder1st<_Operation> bind1st(const _Operation &__f, const _Tp &__x) {
    return binder1st<_Operation>(__f, typename _Operation::first_argument_type(__x));
}
template <class _Operation>
class binder2nd : public unary_function<typename _Operation::first_argument_type, typename _Operation::result_type> {
protected:
    _Operation op;
    typename _Operation::second_argument_type value;

public:
    binder2nd(const _Operation &__x, const typename _Operation::second_argument_type &__y) : op(__x), value(__y) {}
    typename _Operation::result_type operator()(const typename _Operation::first_argument_type &__x) const {
        return op(__x, value);
    }
    typename _Operation::result_type operator()(typename _Operation::first_argument_type &__x) const {
        return op(__x, value);
    }
};
template <class _Operation, class _Tp>
inline binder2nd<_Operation> bind2nd(const _Operation &__f, const _Tp &__x) {
    return binder2nd<_Operation>(__f, typename _Operation::second_argument_type(__x));
}

template <class _Arg, class _Result>
class pointer_to_unary_function : public unary_function<_Arg, _Result> {
    _Result (*__function)(_Arg);

public:
    explicit pointer_to_unary_function(_Result (*__f)(_Arg)) : __function(__f) {}
    _Result operator()(_Arg __x) const { return __function(__x); }
};
template <class _Arg, class _Result>
inline pointer_to_unary_function<_Arg, _Result> ptr_fun(_Result (*__f)(_Arg)) {
    return pointer_to_unary_function<_Arg, _Result>(__f);
}
template <class _Arg1, class _Arg2, class _Result>
class pointer_to_binary_function : public binary_function<_Arg1, _Arg2, _Result> {
    _Result (*__function)(_Arg1, _Arg2);

public:
    explicit pointer_to_binary_function(_Result (*__f)(_Arg1, _Arg2)) : __function(__f) {}
    _Result operator()(_Arg1 __x, _Arg2 __y) const { return __function(__x, __y); }
};
template <class _Arg1, class _Arg2, class _Result>
inline pointer_to_binary_function<_Arg1, _Arg2, _Result> ptr_fun(_Result (*__f)(_Arg1, _Arg2)) {
    return pointer_to_binary_function<_Arg1, _Arg2, _Result>(__f);
}

#define OM_MEMBER_ADAPTOR(name, base, object, access, qualifier, maker)                                                \
    template <class _Result, class _Tp>                                                                                \
    class name##_t : public unary_function<object, _Result> {                                                          \
        _Result (_Tp::*__member)() qualifier;                                                                          \
                                                                                                                       \
    public:                                                                                                            \
        explicit name##_t(_Result (_Tp::*__m)() qualifier) : __member(__m) {}                                          \
        _Result operator()(object access __x) const { return (OM_REACH(__x).*__member)(); }                            \
    };                                                                                                                 \
    template <class _Result, class _Tp>                                                                                \
    inline name##_t<_Result, _Tp> maker(_Result (_Tp::*__m)() qualifier) {                                             \
        return name##_t<_Result, _Tp>(__m);                                                                            \
    }
#define OM_MEMBER_ADAPTOR1(name, object, access, qualifier, maker)                                                     \
    template <class _Result, class _Tp, class _Arg>                                                                    \
    class name##_t : public binary_function<object, _Arg, _Result> {                                                   \
        _Result (_Tp::*__member)(_Arg) qualifier;                                                                      \
                                                                                                                       \
    public:                                                                                                            \
        explicit name##_t(_Result (_Tp::*__m)(_Arg) qualifier) : __member(__m) {}                                      \
        _Result operator()(object access __x, _Arg __a) const { return (OM_REACH(__x).*__member)(__a); }               \
    };                                                                                                                 \
    template <class _Result, class _Tp, class _Arg>                                                                    \
    inline name##_t<_Result, _Tp, _Arg> maker(_Result (_Tp::*__m)(_Arg) qualifier) {                                   \
        return name##_t<_Result, _Tp, _Arg>(__m);                                                                      \
    }
#define OM_NO_QUALIFIER
#define OM_REACH(x) (*(x))
OM_MEMBER_ADAPTOR(mem_fun, unary_function, _Tp *, OM_NO_QUALIFIER, OM_NO_QUALIFIER, mem_fun)
OM_MEMBER_ADAPTOR(const_mem_fun, unary_function, const _Tp *, OM_NO_QUALIFIER, const, mem_fun)
OM_MEMBER_ADAPTOR1(mem_fun1, _Tp *, OM_NO_QUALIFIER, OM_NO_QUALIFIER, mem_fun)
OM_MEMBER_ADAPTOR1(const_mem_fun1, const _Tp *, OM_NO_QUALIFIER, const, mem_fun)
#undef OM_REACH
#define OM_REACH(x) (x)
OM_MEMBER_ADAPTOR(mem_fun_ref, unary_function, _Tp, &, OM_NO_QUALIFIER, mem_fun_ref)
OM_MEMBER_ADAPTOR(const_mem_fun_ref, unary_function, _Tp, const &, const, mem_fun_ref)
OM_MEMBER_ADAPTOR1(mem_fun1_ref, _Tp, &, OM_NO_QUALIFIER, mem_fun_ref)
OM_MEMBER_ADAPTOR1(const_mem_fun1_ref, _Tp, const &, const, mem_fun_ref)
#undef OM_REACH
#undef OM_NO_QUALIFIER
#undef OM_MEMBER_ADAPTOR
#undef OM_MEMBER_ADAPTOR1

} // namespace std

OM_END_MODEL

#endif
