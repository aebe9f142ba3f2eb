// Iterator tags and iterator_traits ([std.iterator.tags], [iterator.traits]) and the questions the
// containers ask of an iterator in every dialect.
#ifndef OM_ITERATOR_TRAITS_H
#define OM_ITERATOR_TRAITS_H

#include <__om/traits.h>
#if OM_CXX20
#include <__om/iterator/readable.h>
#endif

OM_BEGIN_MODEL

namespace std {

// [std.iterator.tags]
struct input_iterator_tag {};
struct output_iterator_tag {};
struct forward_iterator_tag : public input_iterator_tag {};
struct bidirectional_iterator_tag : public forward_iterator_tag {};
struct random_access_iterator_tag : public bidirectional_iterator_tag {};
#if OM_CXX20
struct contiguous_iterator_tag : public random_access_iterator_tag {};
#endif

// [iterator.basic], deprecated in C++17 and still there
template <class _Category, class _Tp, class _Distance = ptrdiff_t, class _Pointer = _Tp *, class _Reference = _Tp &>
struct iterator {
    typedef _Category iterator_category;
    typedef _Tp value_type;
    typedef _Distance difference_type;
    typedef _Pointer pointer;
    typedef _Reference reference;
};

} // namespace std

namespace __om {

// Whether the iterator names all its types itself. A class without them is no iterator, so that
// iterator_traits of it is empty and constructors from two iterators do not take part.
template <class _Iter>
struct names_its_types {
    template <class _Tp>
    static char test(typename make_void<typename _Tp::iterator_category>::type *,
                     typename make_void<typename _Tp::value_type>::type *,
                     typename make_void<typename _Tp::difference_type>::type *,
#if !OM_CXX20
                     typename make_void<typename _Tp::pointer>::type *,
#endif
                     typename make_void<typename _Tp::reference>::type *);
    template <class _Tp>
    static long test(...);
#if OM_CXX20
    static const bool value = sizeof(test<_Iter>(0, 0, 0, 0)) == 1;
#else
    static const bool value = sizeof(test<_Iter>(0, 0, 0, 0, 0)) == 1;
#endif
};

#if OM_CXX20
template <class _Iter>
struct pointer_member {
    typedef void type;
};
template <class _Iter>
    requires requires { typename _Iter::pointer; }
struct pointer_member<_Iter> {
    typedef typename _Iter::pointer type;
};
#else
template <class _Iter>
struct pointer_member {
    typedef typename _Iter::pointer type;
};
#endif

template <class _Iter, bool = names_its_types<_Iter>::value>
struct iterator_types;
template <class _Iter>
struct iterator_types<_Iter, true> {
    typedef typename _Iter::iterator_category iterator_category;
    typedef typename _Iter::value_type value_type;
    typedef typename _Iter::difference_type difference_type;
    typedef typename pointer_member<_Iter>::type pointer;
    typedef typename _Iter::reference reference;
};

#if !OM_CXX20
template <class _Iter>
struct iterator_types<_Iter, false> {};
#else

// [iterator.traits]/2: the iterators that name nothing but behave like Cpp17 iterators.
template <class _Tp>
concept cpp17_iterator = requires(_Tp __i) {
    { *__i } -> can_reference;
    { ++__i } -> std::same_as<_Tp &>;
    { *__i++ } -> can_reference;
} && std::copyable<_Tp>;

template <class _Tp>
concept cpp17_input_iterator = cpp17_iterator<_Tp> && std::equality_comparable<_Tp> && requires(_Tp __i) {
    typename std::incrementable_traits<_Tp>::difference_type;
    typename std::indirectly_readable_traits<_Tp>::value_type;
    typename std::common_reference_t<std::iter_reference_t<_Tp> &&,
                                     typename std::indirectly_readable_traits<_Tp>::value_type &>;
    typename std::common_reference_t<decltype(*__i++) &&, typename std::indirectly_readable_traits<_Tp>::value_type &>;
    requires std::signed_integral<typename std::incrementable_traits<_Tp>::difference_type>;
};

template <class _Tp>
concept cpp17_forward_iterator =
    cpp17_input_iterator<_Tp> && std::constructible_from<_Tp> && std::is_reference_v<std::iter_reference_t<_Tp>> &&
    std::same_as<std::remove_cvref_t<std::iter_reference_t<_Tp>>,
                 typename std::indirectly_readable_traits<_Tp>::value_type> &&
    requires(_Tp __i) {
        { __i++ } -> std::convertible_to<const _Tp &>;
        { *__i++ } -> std::same_as<std::iter_reference_t<_Tp>>;
    };

template <class _Tp>
concept cpp17_bidirectional_iterator = cpp17_forward_iterator<_Tp> && requires(_Tp __i) {
    { --__i } -> std::same_as<_Tp &>;
    { __i-- } -> std::convertible_to<const _Tp &>;
    { *__i-- } -> std::same_as<std::iter_reference_t<_Tp>>;
};

template <class _Tp>
concept cpp17_random_access_iterator = cpp17_bidirectional_iterator<_Tp> && std::totally_ordered<_Tp> &&
                                       requires(_Tp __i, typename std::incrementable_traits<_Tp>::difference_type __n) {
                                           { __i += __n } -> std::same_as<_Tp &>;
                                           { __i -= __n } -> std::same_as<_Tp &>;
                                           { __i + __n } -> std::same_as<_Tp>;
                                           { __n + __i } -> std::same_as<_Tp>;
                                           { __i - __n } -> std::same_as<_Tp>;
                                           { __i - __i } -> std::same_as<decltype(__n)>;
                                           { __i[__n] } -> std::convertible_to<std::iter_reference_t<_Tp>>;
                                       };

template <class _Iter>
struct category_found {
    typedef std::input_iterator_tag type;
};
template <class _Iter>
    requires requires { typename _Iter::iterator_category; }
struct category_found<_Iter> {
    typedef typename _Iter::iterator_category type;
};
template <class _Iter>
    requires(!requires { typename _Iter::iterator_category; }) && cpp17_random_access_iterator<_Iter>
struct category_found<_Iter> {
    typedef std::random_access_iterator_tag type;
};
template <class _Iter>
    requires(!requires { typename _Iter::iterator_category; }) &&
            (!cpp17_random_access_iterator<_Iter>) && cpp17_bidirectional_iterator<_Iter>
struct category_found<_Iter> {
    typedef std::bidirectional_iterator_tag type;
};
template <class _Iter>
    requires(!requires { typename _Iter::iterator_category; }) &&
            (!cpp17_bidirectional_iterator<_Iter>) && cpp17_forward_iterator<_Iter>
struct category_found<_Iter> {
    typedef std::forward_iterator_tag type;
};

template <class _Iter>
struct pointer_found {
    typedef void type;
};
template <class _Iter>
    requires requires { typename _Iter::pointer; }
struct pointer_found<_Iter> {
    typedef typename _Iter::pointer type;
};
template <class _Iter>
    requires(!requires { typename _Iter::pointer; }) && requires(_Iter &__i) { __i.operator->(); }
struct pointer_found<_Iter> {
    typedef decltype(std::declval<_Iter &>().operator->()) type;
};

template <class _Iter>
struct reference_found {
    typedef std::iter_reference_t<_Iter> type;
};
template <class _Iter>
    requires requires { typename _Iter::reference; }
struct reference_found<_Iter> {
    typedef typename _Iter::reference type;
};

template <class _Iter>
struct difference_found {
    typedef void type;
};
template <class _Iter>
    requires requires { typename std::incrementable_traits<_Iter>::difference_type; }
struct difference_found<_Iter> {
    typedef typename std::incrementable_traits<_Iter>::difference_type type;
};

template <class _Iter>
struct iterator_types_found {};
template <class _Iter>
    requires cpp17_input_iterator<_Iter>
struct iterator_types_found<_Iter> {
    typedef typename category_found<_Iter>::type iterator_category;
    typedef typename std::indirectly_readable_traits<_Iter>::value_type value_type;
    typedef typename std::incrementable_traits<_Iter>::difference_type difference_type;
    typedef typename pointer_found<_Iter>::type pointer;
    typedef typename reference_found<_Iter>::type reference;
};
template <class _Iter>
    requires(!cpp17_input_iterator<_Iter>) && cpp17_iterator<_Iter>
struct iterator_types_found<_Iter> {
    typedef std::output_iterator_tag iterator_category;
    typedef void value_type;
    typedef typename difference_found<_Iter>::type difference_type;
    typedef void pointer;
    typedef void reference;
};
template <class _Iter>
struct iterator_types<_Iter, false> : iterator_types_found<_Iter> {};
#endif

} // namespace __om

namespace std {

// [iterator.traits]
template <class _Iter>
struct iterator_traits : __om::iterator_types<_Iter> {
#if OM_CXX20
    typedef iterator_traits __primary;
#endif
};
template <class _Tp>
#if OM_CXX20
    requires is_object_v<_Tp>
#endif
struct iterator_traits<_Tp *> {
#if OM_CXX20
    typedef contiguous_iterator_tag iterator_concept;
#endif
    typedef random_access_iterator_tag iterator_category;
    typedef typename __om::remove_cv<_Tp>::type value_type;
    typedef ptrdiff_t difference_type;
    typedef _Tp *pointer;
    typedef _Tp &reference;
};

} // namespace std

namespace __om {

template <class _From, class _To>
struct points_to_convertible {
    static char test(const volatile _To *);
    static long test(...);
    static const bool value = sizeof(test(static_cast<_From *>(0))) == 1;
};

template <class _Iter>
struct is_iterator {
    template <class _Tp>
    static char test(typename std::iterator_traits<_Tp>::iterator_category *);
    template <class _Tp>
    static long test(...);
    static const bool value = sizeof(test<_Iter>(0)) == 1;
};

// Whether _Iter is an iterator of at least this category.
template <class _Iter, class _Category, bool = is_iterator<_Iter>::value>
struct has_category : __no {};
template <class _Iter, class _Category>
struct has_category<_Iter, _Category, true>
    : bool_constant<points_to_convertible<typename std::iterator_traits<_Iter>::iterator_category, _Category>::value> {
};

// What a container's constructor or insertion from two iterators takes part for, as the type of an
// unnamed parameter ([sequence.reqmts]/69).
template <class _Iter>
struct if_input_iterator : enable_if<has_category<_Iter, std::input_iterator_tag>::value, int> {};

template <class _Iter>
struct is_forward_iterator : has_category<_Iter, std::forward_iterator_tag> {};
template <class _Iter>
struct is_bidirectional_iterator : has_category<_Iter, std::bidirectional_iterator_tag> {};
template <class _Iter>
struct is_random_access_iterator : has_category<_Iter, std::random_access_iterator_tag> {};

template <class _Iter>
inline OM_CONSTEXPR typename std::iterator_traits<_Iter>::iterator_category category_of(const _Iter &) {
    return typename std::iterator_traits<_Iter>::iterator_category();
}

} // namespace __om

OM_END_MODEL

#endif
