// Sign, array, pointer and other transformations ([meta.trans]), and is_constant_evaluated.
#ifndef OM_TYPE_TRAITS_TRANSFORMATIONS_H
#define OM_TYPE_TRAITS_TRANSFORMATIONS_H

#include <__om/type_traits/properties.h>

OM_BEGIN_MODEL

namespace __om {

// The type of another signedness with the same width: listed for the named types, by size for
// enumerations and character types.
template <class _Tp>
struct sign_of_width;
template <>
struct sign_of_width<char> {
    typedef signed char __with_sign;
    typedef unsigned char __without_sign;
};
#define OM_SIGNS(signed_type, unsigned_type)                                                                           \
    template <>                                                                                                        \
    struct sign_of_width<signed_type> {                                                                                \
        typedef signed_type __with_sign;                                                                               \
        typedef unsigned_type __without_sign;                                                                          \
    };                                                                                                                 \
    template <>                                                                                                        \
    struct sign_of_width<unsigned_type> {                                                                              \
        typedef signed_type __with_sign;                                                                               \
        typedef unsigned_type __without_sign;                                                                          \
    };
OM_SIGNS(signed char, unsigned char)
OM_SIGNS(short, unsigned short)
OM_SIGNS(int, unsigned int)
OM_SIGNS(long, unsigned long)
OM_SIGNS(long long, unsigned long long)
#if defined(__SIZEOF_INT128__)
OM_SIGNS(__int128, unsigned __int128)
#endif
#undef OM_SIGNS

template <std::size_t _Size>
struct integer_of_size;
template <>
struct integer_of_size<1> : sign_of_width<signed char> {};
template <>
struct integer_of_size<2> : sign_of_width<short> {};
template <>
struct integer_of_size<4> : sign_of_width<int> {};
template <>
struct integer_of_size<8> : sign_of_width<long> {};

template <>
struct sign_of_width<wchar_t> : integer_of_size<sizeof(wchar_t)> {};
template <>
struct sign_of_width<char16_t> : integer_of_size<sizeof(char16_t)> {};
template <>
struct sign_of_width<char32_t> : integer_of_size<sizeof(char32_t)> {};
#if defined(__cpp_char8_t)
template <>
struct sign_of_width<char8_t> : integer_of_size<sizeof(char8_t)> {};
#endif

template <class _Tp, bool = __is_enum(_Tp)>
struct signs : sign_of_width<_Tp> {};
template <class _Tp>
struct signs<_Tp, true> : integer_of_size<sizeof(_Tp)> {};

template <class _From, class _To>
struct copy_cv {
    typedef _To type;
};
template <class _From, class _To>
struct copy_cv<const _From, _To> {
    typedef const _To type;
};
template <class _From, class _To>
struct copy_cv<volatile _From, _To> {
    typedef volatile _To type;
};
template <class _From, class _To>
struct copy_cv<const volatile _From, _To> {
    typedef const volatile _To type;
};

} // namespace __om

namespace std {

// [meta.trans.sign]
template <class _Tp>
struct make_signed {
    typedef typename __om::copy_cv<_Tp, typename __om::signs<typename remove_cv<_Tp>::type>::__with_sign>::type type;
};
template <class _Tp>
struct make_unsigned {
    typedef typename __om::copy_cv<_Tp, typename __om::signs<typename remove_cv<_Tp>::type>::__without_sign>::type type;
};

// [meta.trans.arr]
template <class _Tp>
struct remove_extent {
    typedef _Tp type;
};
template <class _Tp>
struct remove_extent<_Tp[]> {
    typedef _Tp type;
};
template <class _Tp, size_t __n>
struct remove_extent<_Tp[__n]> {
    typedef _Tp type;
};
template <class _Tp>
struct remove_all_extents {
    typedef _Tp type;
};
template <class _Tp>
struct remove_all_extents<_Tp[]> : remove_all_extents<_Tp> {};
template <class _Tp, size_t __n>
struct remove_all_extents<_Tp[__n]> : remove_all_extents<_Tp> {};

} // namespace std

namespace __om {

template <class _Tp>
struct pointee {
    typedef _Tp type;
};
template <class _Tp>
struct pointee<_Tp *> {
    typedef _Tp type;
};

template <class _Tp, bool = referenceable<_Tp>::value || std::is_void<_Tp>::value>
struct pointer_to {
    typedef typename std::remove_reference<_Tp>::type *type;
};
template <class _Tp>
struct pointer_to<_Tp, false> {
    typedef _Tp type;
};

} // namespace __om

namespace std {

// [meta.trans.ptr]
template <class _Tp>
struct remove_pointer {
    typedef _Tp type;
};
template <class _Tp>
struct remove_pointer<_Tp *> {
    typedef _Tp type;
};
template <class _Tp>
struct remove_pointer<_Tp *const> {
    typedef _Tp type;
};
template <class _Tp>
struct remove_pointer<_Tp *volatile> {
    typedef _Tp type;
};
template <class _Tp>
struct remove_pointer<_Tp *const volatile> {
    typedef _Tp type;
};
template <class _Tp>
struct add_pointer : __om::pointer_to<_Tp> {};

// [meta.trans.other]
template <class _Tp>
struct decay {
private:
    typedef typename remove_reference<_Tp>::type __plain;

public:
    typedef typename conditional< is_array<__plain>::value, typename remove_extent<__plain>::type *,
                                  typename conditional<is_function<__plain>::value, typename add_pointer<__plain>::type,
                                                       typename remove_cv<__plain>::type>::type>::type type;
};

} // namespace std

namespace __om {

template <class _Tp, bool = __is_enum(_Tp)>
struct underlying {};
template <class _Tp>
struct underlying<_Tp, true> {
    typedef __underlying_type(_Tp) type;
};

// [meta.trans.other]/3.3: the type of `b ? declval<D1>() : declval<D2>()`, decayed.
template <class _Tp, class _Up>
using conditional_result = decltype(false ? std::declval<_Tp>() : std::declval<_Up>());

template <class _Tp, class _Up, class = void>
struct common_by_reference {};
#if OM_CXX20
template <class _Tp, class _Up>
struct common_by_reference<_Tp, _Up, typename void_type<conditional_result<const _Tp &, const _Up &>>::type> {
    typedef typename std::remove_cvref<conditional_result<const _Tp &, const _Up &>>::type type;
};
#endif

template <class _Tp, class _Up, class = void>
struct common_of_decayed : common_by_reference<_Tp, _Up> {};
template <class _Tp, class _Up>
struct common_of_decayed<_Tp, _Up, typename void_type<conditional_result<_Tp, _Up>>::type> {
    typedef typename std::decay<conditional_result<_Tp, _Up>>::type type;
};

} // namespace __om

namespace std {

template <class _Tp>
struct underlying_type : __om::underlying<_Tp> {};

template <class... _Types>
struct common_type {};

} // namespace std

namespace __om {

template <class _Tp, class _Up, class _DecayedT = typename std::decay<_Tp>::type,
          class _DecayedU = typename std::decay<_Up>::type>
struct common_of_two : std::common_type<_DecayedT, _DecayedU> {};
template <class _Tp, class _Up>
struct common_of_two<_Tp, _Up, _Tp, _Up> : common_of_decayed<_Tp, _Up> {};

template <class _Void, class... _Types>
struct common_of_many {};
template <class _Tp, class _Up, class... _Rest>
struct common_of_many<typename void_type<typename std::common_type<_Tp, _Up>::type>::type, _Tp, _Up, _Rest...>
    : std::common_type<typename std::common_type<_Tp, _Up>::type, _Rest...> {};

} // namespace __om

namespace std {

template <class _Tp>
struct common_type<_Tp> : common_type<_Tp, _Tp> {};
template <class _Tp, class _Up>
struct common_type<_Tp, _Up> : __om::common_of_two<_Tp, _Up> {};
template <class _Tp, class _Up, class _Vp, class... _Rest>
struct common_type<_Tp, _Up, _Vp, _Rest...> : __om::common_of_many<void, _Tp, _Up, _Vp, _Rest...> {};

// [depr.meta.types]
template <size_t _Size, size_t _Alignment = alignof(__om_max_align_t)>
struct aligned_storage {
    struct type {
        alignas(_Alignment) unsigned char __bytes[_Size];
    };
};

} // namespace std

namespace __om {

template <std::size_t... _Sizes>
struct largest;
template <std::size_t _Size>
struct largest<_Size> : std::integral_constant<std::size_t, _Size> {};
template <std::size_t _First, std::size_t _Second, std::size_t... _Rest>
struct largest<_First, _Second, _Rest...> : largest<(_First > _Second ? _First : _Second), _Rest...> {};

} // namespace __om

namespace std {

template <size_t _Size, class... _Types>
struct aligned_union {
    static constexpr size_t alignment_value = __om::largest<alignof(_Types)...>::value;
    struct type {
        alignas(alignment_value) unsigned char __bytes[__om::largest<_Size, sizeof(_Types)...>::value];
    };
};
#if !OM_CXX17
template <size_t _Size, class... _Types>
constexpr size_t aligned_union<_Size, _Types...>::alignment_value;
#endif

#if OM_CXX14
template <class _Tp>
using make_signed_t = typename make_signed<_Tp>::type;
template <class _Tp>
using make_unsigned_t = typename make_unsigned<_Tp>::type;
template <class _Tp>
using remove_extent_t = typename remove_extent<_Tp>::type;
template <class _Tp>
using remove_all_extents_t = typename remove_all_extents<_Tp>::type;
template <class _Tp>
using remove_pointer_t = typename remove_pointer<_Tp>::type;
template <class _Tp>
using add_pointer_t = typename add_pointer<_Tp>::type;
template <class _Tp>
using decay_t = typename decay<_Tp>::type;
template <class... _Types>
using common_type_t = typename common_type<_Types...>::type;
template <class _Tp>
using underlying_type_t = typename underlying_type<_Tp>::type;
template <size_t _Size, size_t _Alignment = alignof(__om_max_align_t)>
using aligned_storage_t = typename aligned_storage<_Size, _Alignment>::type;
template <size_t _Size, class... _Types>
using aligned_union_t = typename aligned_union<_Size, _Types...>::type;
#endif

#if OM_CXX20
// [meta.const.eval]
constexpr bool is_constant_evaluated() noexcept { return __builtin_is_constant_evaluated(); }
#endif

#if OM_CXX23
} // namespace std
namespace __om {
template <class _Tp, bool = __is_enum(_Tp)>
struct scoped_enum : std::false_type {};
template <class _Tp>
struct scoped_enum<_Tp, true> : std::bool_constant<!std::is_convertible<_Tp, __underlying_type(_Tp)>::value> {};
} // namespace __om
namespace std {
template <class _Tp>
struct is_scoped_enum : bool_constant<__om::scoped_enum<_Tp>::value> {};
#endif

} // namespace std

#if OM_CXX20
#include <__om/type_traits/common_reference.h>
#endif

OM_END_MODEL

#endif
