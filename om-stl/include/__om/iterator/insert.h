// back_inserter, front_inserter, inserter ([insert.iterators]).
#ifndef OM_ITERATOR_INSERT_H
#define OM_ITERATOR_INSERT_H

#include <__om/iterator/traits.h>
#include <__om/move.h>

OM_BEGIN_MODEL

namespace std {

#if OM_CXX20
#define OM_INSERT_DIFFERENCE ptrdiff_t
#else
#define OM_INSERT_DIFFERENCE void
#endif

// [back.insert.iterator]
template <class _Container>
class back_insert_iterator {
protected:
    _Container *container;

public:
    typedef output_iterator_tag iterator_category;
    typedef void value_type;
    typedef OM_INSERT_DIFFERENCE difference_type;
    typedef void pointer;
    typedef void reference;
    typedef _Container container_type;

    OM_CONSTEXPR20 explicit back_insert_iterator(_Container &__x) : container(__builtin_addressof(__x)) {}
    OM_CONSTEXPR20 back_insert_iterator &operator=(const typename _Container::value_type &__value) {
        container->push_back(__value);
        return *this;
    }
#if OM_CXX11
    OM_CONSTEXPR20 back_insert_iterator &operator=(typename _Container::value_type &&__value) {
        container->push_back(std::move(__value));
        return *this;
    }
#endif
    OM_CONSTEXPR20 back_insert_iterator &operator*() { return *this; }
    OM_CONSTEXPR20 back_insert_iterator &operator++() { return *this; }
    OM_CONSTEXPR20 back_insert_iterator operator++(int) { return *this; }
};
template <class _Container>
inline OM_CONSTEXPR20 back_insert_iterator<_Container> back_inserter(_Container &__x) {
    return back_insert_iterator<_Container>(__x);
}

// [front.insert.iterator]
template <class _Container>
class front_insert_iterator {
protected:
    _Container *container;

public:
    typedef output_iterator_tag iterator_category;
    typedef void value_type;
    typedef OM_INSERT_DIFFERENCE difference_type;
    typedef void pointer;
    typedef void reference;
    typedef _Container container_type;

    OM_CONSTEXPR20 explicit front_insert_iterator(_Container &__x) : container(__builtin_addressof(__x)) {}
    OM_CONSTEXPR20 front_insert_iterator &operator=(const typename _Container::value_type &__value) {
        container->push_front(__value);
        return *this;
    }
#if OM_CXX11
    OM_CONSTEXPR20 front_insert_iterator &operator=(typename _Container::value_type &&__value) {
        container->push_front(std::move(__value));
        return *this;
    }
#endif
    OM_CONSTEXPR20 front_insert_iterator &operator*() { return *this; }
    OM_CONSTEXPR20 front_insert_iterator &operator++() { return *this; }
    OM_CONSTEXPR20 front_insert_iterator operator++(int) { return *this; }
};
template <class _Container>
inline OM_CONSTEXPR20 front_insert_iterator<_Container> front_inserter(_Container &__x) {
    return front_insert_iterator<_Container>(__x);
}

// [insert.iterator]
template <class _Container>
class insert_iterator {
protected:
    _Container *container;
    typename _Container::iterator iter;

public:
    typedef output_iterator_tag iterator_category;
    typedef void value_type;
    typedef OM_INSERT_DIFFERENCE difference_type;
    typedef void pointer;
    typedef void reference;
    typedef _Container container_type;

    OM_CONSTEXPR20 insert_iterator(_Container &__x, typename _Container::iterator __i)
        : container(__builtin_addressof(__x)), iter(__i) {}
    OM_CONSTEXPR20 insert_iterator &operator=(const typename _Container::value_type &__value) {
        iter = container->insert(iter, __value);
        ++iter;
        return *this;
    }
#if OM_CXX11
    OM_CONSTEXPR20 insert_iterator &operator=(typename _Container::value_type &&__value) {
        iter = container->insert(iter, std::move(__value));
        ++iter;
        return *this;
    }
#endif
    OM_CONSTEXPR20 insert_iterator &operator*() { return *this; }
    OM_CONSTEXPR20 insert_iterator &operator++() { return *this; }
    OM_CONSTEXPR20 insert_iterator &operator++(int) { return *this; }
};
template <class _Container>
inline OM_CONSTEXPR20 insert_iterator<_Container> inserter(_Container &__x, typename _Container::iterator __i) {
    return insert_iterator<_Container>(__x, __i);
}
#undef OM_INSERT_DIFFERENCE

} // namespace std

OM_END_MODEL

#endif
