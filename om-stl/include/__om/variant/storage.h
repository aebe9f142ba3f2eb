// Where a variant keeps its value: a union of unions, one level for each alternative, and the index of the
// one that is there. The index is as small as the real library's, so that layouts agree.
#ifndef OM_VARIANT_STORAGE_H
#define OM_VARIANT_STORAGE_H

#include <__om/container/special_members.h>
#include <__om/in_place.h>
#include <__om/memory/construct.h>
#include <__om/tuple/elements.h>
#include <exception>

OM_BEGIN_MODEL

namespace std {

template <class... _Types>
class variant;

inline constexpr size_t variant_npos = static_cast<size_t>(-1);

// [variant.bad.access]
class bad_variant_access : public exception {
public:
    bad_variant_access() noexcept {}
    bad_variant_access(const bad_variant_access &) noexcept = default;
    bad_variant_access &operator=(const bad_variant_access &) noexcept = default;
    virtual ~bad_variant_access() noexcept {}
    virtual const char *what() const noexcept { return "bad_variant_access"; }
};

} // namespace std

namespace __om {

OM_NORETURN inline void throw_bad_variant_access() { OM_THROW(std::bad_variant_access()); }

template <bool _Trivial, class... _Types>
union variant_union {
    char __none;
    constexpr variant_union() : __none(0) {}
};
template <class _Head, class... _Tail>
union variant_union<true, _Head, _Tail...> {
    char __none;
    _Head __head;
    variant_union<true, _Tail...> __tail;

    constexpr variant_union() : __none(0) {}
    template <class... _Args>
    constexpr explicit variant_union(std::in_place_index_t<0>, _Args &&...__args)
        : __head(std::forward<_Args>(__args)...) {}
    template <std::size_t __i, class... _Args>
    constexpr explicit variant_union(std::in_place_index_t<__i>, _Args &&...__args)
        : __tail(std::in_place_index<__i - 1>, std::forward<_Args>(__args)...) {}
};
template <class _Head, class... _Tail>
union variant_union<false, _Head, _Tail...> {
    char __none;
    _Head __head;
    variant_union<false, _Tail...> __tail;

    constexpr variant_union() : __none(0) {}
    template <class... _Args>
    constexpr explicit variant_union(std::in_place_index_t<0>, _Args &&...__args)
        : __head(std::forward<_Args>(__args)...) {}
    template <std::size_t __i, class... _Args>
    constexpr explicit variant_union(std::in_place_index_t<__i>, _Args &&...__args)
        : __tail(std::in_place_index<__i - 1>, std::forward<_Args>(__args)...) {}
    OM_CONSTEXPR20 ~variant_union() {}
};

template <std::size_t __i>
struct union_member {
    template <class _Union>
    static constexpr auto &get(_Union &__u) {
        return union_member<__i - 1>::get(__u.__tail);
    }
    // Brings the unions on the way to the alternative to life; the alternative itself comes next.
    template <class _Union>
    static OM_CONSTEXPR20 void begin(_Union &__u) {
        __om::construct(__builtin_addressof(__u.__tail));
        union_member<__i - 1>::begin(__u.__tail);
    }
};
template <>
struct union_member<0> {
    template <class _Union>
    static constexpr auto &get(_Union &__u) {
        return __u.__head;
    }
    template <class _Union>
    static OM_CONSTEXPR20 void begin(_Union &) {}
};

template <std::size_t __count>
using variant_index_type = std::conditional_t<(__count < 255), unsigned char,
                                              std::conditional_t<(__count < 65535), unsigned short, unsigned int>>;

template <bool _Trivial, class... _Types>
struct variant_storage {
    typedef variant_index_type<sizeof...(_Types)> __index_type;
    static constexpr __index_type __valueless = static_cast<__index_type>(-1);

    variant_union<true, _Types...> __union;
    __index_type __index;

    constexpr variant_storage() : __union(), __index(__valueless) {}
    template <std::size_t __i, class... _Args>
    constexpr explicit variant_storage(std::in_place_index_t<__i> __tag, _Args &&...__args)
        : __union(__tag, std::forward<_Args>(__args)...), __index(__i) {}

    OM_CONSTEXPR20 void end_value() noexcept { __index = __valueless; }
};
template <class... _Types>
struct variant_storage<false, _Types...> {
    typedef variant_index_type<sizeof...(_Types)> __index_type;
    static constexpr __index_type __valueless = static_cast<__index_type>(-1);

    variant_union<false, _Types...> __union;
    __index_type __index;

    constexpr variant_storage() : __union(), __index(__valueless) {}
    template <std::size_t __i, class... _Args>
    constexpr explicit variant_storage(std::in_place_index_t<__i> __tag, _Args &&...__args)
        : __union(__tag, std::forward<_Args>(__args)...), __index(__i) {}
    OM_CONSTEXPR20 ~variant_storage() { end_value(); }

    OM_CONSTEXPR20 void end_value() noexcept {
        if (__index != __valueless)
            end_from<0>();
        __index = __valueless;
    }

private:
    template <std::size_t __i>
    OM_CONSTEXPR20 void end_from() noexcept {
        if constexpr (__i < sizeof...(_Types)) {
            if (__index == __i) {
                auto *__value = __builtin_addressof(union_member<__i>::get(__union));
                __om::destroy(__value);
                __om::bury(const_cast<std::remove_cv_t<std::remove_pointer_t<decltype(__value)>> *>(__value));
            } else {
                end_from<__i + 1>();
            }
        }
    }
};

template <class... _Types>
struct variant_operations : variant_storage<(std::is_trivially_destructible_v<_Types> && ...), _Types...> {
    typedef variant_storage<(std::is_trivially_destructible_v<_Types> && ...), _Types...> __storage;
    using __storage::__storage;

    // Without a value before and, if the constructor throws, after ([variant.mod]).
    template <std::size_t __i, class... _Args>
    OM_CONSTEXPR20 auto &construct(_Args &&...__args) {
        union_member<__i>::begin(this->__union);
        __om::construct(__builtin_addressof(union_member<__i>::get(this->__union)), std::forward<_Args>(__args)...);
        this->__index = __i;
        return union_member<__i>::get(this->__union);
    }
    template <std::size_t __i, class... _Args>
    OM_CONSTEXPR20 auto &replace(_Args &&...__args) {
        this->end_value();
        return construct<__i>(std::forward<_Args>(__args)...);
    }

    template <class _Other>
    OM_CONSTEXPR20 void construct_from(_Other &&__other) {
        if (__other.__index != __storage::__valueless)
            construct_at_index<0>(std::forward<_Other>(__other));
    }
    template <class _Other>
    OM_CONSTEXPR20 void assign_from(_Other &&__other) {
        if (__other.__index == __storage::__valueless)
            this->end_value();
        else
            assign_at_index<0>(std::forward<_Other>(__other));
    }

private:
    template <class _Other, class _Value>
    static constexpr auto &&as(_Value &__v) {
        if constexpr (std::is_lvalue_reference_v<_Other>)
            return __v;
        else
            return std::move(__v);
    }
    template <std::size_t __i, class _Other>
    OM_CONSTEXPR20 void construct_at_index(_Other &&__other) {
        if constexpr (__i < sizeof...(_Types)) {
            if (__other.__index == __i)
                construct<__i>(as<_Other>(union_member<__i>::get(__other.__union)));
            else
                construct_at_index<__i + 1>(std::forward<_Other>(__other));
        }
    }
    template <std::size_t __i, class _Other>
    OM_CONSTEXPR20 void assign_at_index(_Other &&__other) {
        if constexpr (__i < sizeof...(_Types)) {
            if (__other.__index != __i) {
                assign_at_index<__i + 1>(std::forward<_Other>(__other));
                return;
            }
            auto &__from = union_member<__i>::get(__other.__union);
            typedef typename type_at<__i, _Types...>::type _Alternative;
            if (this->__index == __i)
                union_member<__i>::get(this->__union) = as<_Other>(__from);
            else if constexpr (!std::is_lvalue_reference_v<_Other> ||
                               std::is_nothrow_copy_constructible_v<_Alternative> ||
                               !std::is_nothrow_move_constructible_v<_Alternative>)
                replace<__i>(as<_Other>(__from));
            else
                replace<__i>(_Alternative(__from)); // the copy may throw, the move does not
        }
    }
};

// Reaches the value of a variant whose index is known.
struct variant_access {
    template <std::size_t __i, class _Variant>
    static constexpr auto &get(_Variant &__v) {
        return union_member<__i>::get(__v.__union);
    }
};

template <std::size_t __i, class... _Types>
OM_CONSTEXPR20 void swap_alternatives(std::variant<_Types...> &__v, std::variant<_Types...> &__w) {
    if constexpr (__i < sizeof...(_Types)) {
        if (__v.index() == __i)
            __om::swap_values(variant_access::get<__i>(__v), variant_access::get<__i>(__w));
        else
            __om::swap_alternatives<__i + 1>(__v, __w);
    }
}

} // namespace __om

OM_END_MODEL

#endif
