// Compile-time sequences of integers ([intseq]); in C++11 under the model's own name, for tuples.
#ifndef OM_INTEGER_SEQUENCE_H
#define OM_INTEGER_SEQUENCE_H

#include <__om/types.h>

OM_BEGIN_MODEL

#if OM_CXX11
namespace __om {

template <class _Tp, _Tp... _Values>
struct integer_list {
    typedef _Tp value_type;
    static constexpr std::size_t size() noexcept { return sizeof...(_Values); }
};

template <class _Tp, _Tp __n>
struct integers_below {
#if OM_HAS_BUILTIN(__make_integer_seq)
    typedef __make_integer_seq<integer_list, _Tp, __n> type;
#else
    typedef integer_list<_Tp, __integer_pack(__n)...> type;
#endif
};

template <std::size_t... _Values>
using index_list = integer_list<std::size_t, _Values...>;
template <std::size_t __n>
using indices_below = typename integers_below<std::size_t, __n>::type;

} // namespace __om
#endif

#if OM_CXX14
namespace std {

template <class _Tp, _Tp... _Values>
using integer_sequence = __om::integer_list<_Tp, _Values...>;
template <class _Tp, _Tp __n>
using make_integer_sequence = typename __om::integers_below<_Tp, __n>::type;
template <size_t... _Values>
using index_sequence = integer_sequence<size_t, _Values...>;
template <size_t __n>
using make_index_sequence = make_integer_sequence<size_t, __n>;
template <class... _Types>
using index_sequence_for = make_index_sequence<sizeof...(_Types)>;

} // namespace std
#endif

OM_END_MODEL

#endif
