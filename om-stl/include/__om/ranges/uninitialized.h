// The algorithms over storage that holds no objects yet, for ranges ([specialized.algorithms]). The work is that
// of those over iterators.
#ifndef OM_RANGES_UNINITIALIZED_H
#define OM_RANGES_UNINITIALIZED_H

#include <__om/memory/uninitialized.h>
#include <__om/ranges/results.h>

OM_BEGIN_MODEL

#if OM_CXX20
namespace __om::ranges_algorithms {

// Objects that are made from nothing.
#define OM_CONSTRUCTION(name)                                                                                          \
    struct name##_function {                                                                                           \
        template <std::forward_iterator _Iter, std::sentinel_for<_Iter> _Sent>                                         \
        _Iter operator()(_Iter __first, _Sent __last) const {                                                          \
            const _Iter __end = std::ranges::next(__first, __last);                                                    \
            std::name(__first, __end);                                                                                 \
            return __end;                                                                                              \
        }                                                                                                              \
        template <std::ranges::forward_range _Range>                                                                   \
        std::ranges::borrowed_iterator_t<_Range> operator()(_Range &&__r) const {                                      \
            return (*this)(std::ranges::begin(__r), std::ranges::end(__r));                                            \
        }                                                                                                              \
    };                                                                                                                 \
    struct name##_n_function {                                                                                         \
        template <std::forward_iterator _Iter>                                                                         \
        _Iter operator()(_Iter __first, std::iter_difference_t<_Iter> __n) const {                                     \
            return std::name##_n(__first, __n);                                                                        \
        }                                                                                                              \
    };
OM_CONSTRUCTION(uninitialized_default_construct)
OM_CONSTRUCTION(uninitialized_value_construct)
#undef OM_CONSTRUCTION

// Objects that are made from others, as many as there are of both.
#define OM_CONSTRUCTION(name, value)                                                                                   \
    struct name##_function {                                                                                           \
        template <std::input_iterator _Iter, std::sentinel_for<_Iter> _Sent1, std::forward_iterator _Out,              \
                  std::sentinel_for<_Out> _Sent2>                                                                      \
        std::ranges::in_out_result<_Iter, _Out> operator()(_Iter __first, _Sent1 __last, _Out __out,                   \
                                                           _Sent2 __end) const {                                       \
            construction_guard<_Out> __guard(__out);                                                                   \
            for (; __first != __last && __out != __end; ++__first, (void)++__out)                                      \
                ::new ((void *)__builtin_addressof(*__out)) std::iter_value_t<_Out>(value);                            \
            __guard.__done = true;                                                                                     \
            return {std::move(__first), std::move(__out)};                                                             \
        }                                                                                                              \
        template <std::ranges::input_range _Range1, std::ranges::forward_range _Range2>                                \
        std::ranges::in_out_result<std::ranges::borrowed_iterator_t<_Range1>,                                          \
                                   std::ranges::borrowed_iterator_t<_Range2>>                                          \
        operator()(_Range1 &&__r, _Range2 &&__out) const {                                                             \
            return (*this)(std::ranges::begin(__r), std::ranges::end(__r), std::ranges::begin(__out),                  \
                           std::ranges::end(__out));                                                                   \
        }                                                                                                              \
    };                                                                                                                 \
    struct name##_n_function {                                                                                         \
        template <std::input_iterator _Iter, std::forward_iterator _Out, std::sentinel_for<_Out> _Sent>                \
        std::ranges::in_out_result<_Iter, _Out> operator()(_Iter __first, std::iter_difference_t<_Iter> __n,           \
                                                           _Out __out, _Sent __end) const {                            \
            construction_guard<_Out> __guard(__out);                                                                   \
            for (; __n > 0 && __out != __end; ++__first, (void)++__out, --__n)                                         \
                ::new ((void *)__builtin_addressof(*__out)) std::iter_value_t<_Out>(value);                            \
            __guard.__done = true;                                                                                     \
            return {std::move(__first), std::move(__out)};                                                             \
        }                                                                                                              \
    };
OM_CONSTRUCTION(uninitialized_copy, *__first)
OM_CONSTRUCTION(uninitialized_move, std::ranges::iter_move(__first))
#undef OM_CONSTRUCTION

struct uninitialized_fill_function {
    template <std::forward_iterator _Iter, std::sentinel_for<_Iter> _Sent, class _Tp>
    _Iter operator()(_Iter __first, _Sent __last, const _Tp &__value) const {
        const _Iter __end = std::ranges::next(__first, __last);
        std::uninitialized_fill(__first, __end, __value);
        return __end;
    }
    template <std::ranges::forward_range _Range, class _Tp>
    std::ranges::borrowed_iterator_t<_Range> operator()(_Range &&__r, const _Tp &__value) const {
        return (*this)(std::ranges::begin(__r), std::ranges::end(__r), __value);
    }
};
struct uninitialized_fill_n_function {
    template <std::forward_iterator _Iter, class _Tp>
    _Iter operator()(_Iter __first, std::iter_difference_t<_Iter> __n, const _Tp &__value) const {
        return std::uninitialized_fill_n(__first, __n, __value);
    }
};

struct construct_at_function {
    template <class _Tp, class... _Args>
    constexpr auto operator()(_Tp *__p, _Args &&...__args) const
        -> decltype(std::construct_at(__p, static_cast<_Args &&>(__args)...)) {
        return std::construct_at(__p, static_cast<_Args &&>(__args)...);
    }
};
struct destroy_at_function {
    template <std::destructible _Tp>
    constexpr void operator()(_Tp *__p) const noexcept {
        std::destroy_at(__p);
    }
};
struct destroy_function {
    template <std::input_iterator _Iter, std::sentinel_for<_Iter> _Sent>
    constexpr _Iter operator()(_Iter __first, _Sent __last) const noexcept {
        for (; __first != __last; ++__first)
            std::destroy_at(__builtin_addressof(*__first));
        return __first;
    }
    template <std::ranges::input_range _Range>
    constexpr std::ranges::borrowed_iterator_t<_Range> operator()(_Range &&__r) const noexcept {
        return (*this)(std::ranges::begin(__r), std::ranges::end(__r));
    }
};
struct destroy_n_function {
    template <std::input_iterator _Iter>
    constexpr _Iter operator()(_Iter __first, std::iter_difference_t<_Iter> __n) const noexcept {
        return std::destroy_n(std::move(__first), __n);
    }
};

} // namespace __om::ranges_algorithms

OM_RANGES_ALGORITHM(uninitialized_default_construct)
OM_RANGES_ALGORITHM(uninitialized_default_construct_n)
OM_RANGES_ALGORITHM(uninitialized_value_construct)
OM_RANGES_ALGORITHM(uninitialized_value_construct_n)
OM_RANGES_ALGORITHM(uninitialized_copy)
OM_RANGES_ALGORITHM(uninitialized_copy_n)
OM_RANGES_ALGORITHM(uninitialized_move)
OM_RANGES_ALGORITHM(uninitialized_move_n)
OM_RANGES_ALGORITHM(uninitialized_fill)
OM_RANGES_ALGORITHM(uninitialized_fill_n)
OM_RANGES_ALGORITHM(construct_at)
OM_RANGES_ALGORITHM(destroy_at)
OM_RANGES_ALGORITHM(destroy)
OM_RANGES_ALGORITHM(destroy_n)
#endif

OM_END_MODEL

#endif
