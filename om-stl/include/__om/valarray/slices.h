// Which elements of a valarray are meant: slice and gslice ([class.slice], [class.gslice]), and the arrays they
// and masks and index arrays select ([template.slice.array] to [template.indirect.array]).
#ifndef OM_VALARRAY_SLICES_H
#define OM_VALARRAY_SLICES_H

#include <__om/types.h>

OM_BEGIN_MODEL

namespace std {

template <class _Tp>
class valarray;

// [class.slice]
class slice {
    size_t __start;
    size_t __size;
    size_t __stride;

public:
    slice() : __start(0), __size(0), __stride(0) {}
    slice(size_t __s, size_t __n, size_t __d) : __start(__s), __size(__n), __stride(__d) {}
    size_t start() const { return __start; }
    size_t size() const { return __size; }
    size_t stride() const { return __stride; }
#if OM_CXX20
    friend bool operator==(const slice &__x, const slice &__y) {
        return __x.__start == __y.__start && __x.__size == __y.__size && __x.__stride == __y.__stride;
    }
#endif
};

class gslice;

} // namespace std

namespace __om {

// The positions of the selected elements, in their order; owned.
class selection {
    std::size_t *__positions;
    std::size_t __count;

public:
    explicit selection(std::size_t __n) : __positions(new std::size_t[__n == 0 ? 1 : __n]), __count(__n) {}
    selection(const selection &__s)
        : __positions(new std::size_t[__s.__count == 0 ? 1 : __s.__count]), __count(__s.__count) {
        for (std::size_t __i = 0; __i != __count; ++__i)
            __positions[__i] = __s.__positions[__i];
    }
    ~selection() { delete[] __positions; }
    std::size_t size() const { return __count; }
    std::size_t &operator[](std::size_t __i) { return __positions[__i]; }
    std::size_t operator[](std::size_t __i) const { return __positions[__i]; }

private:
    selection &operator=(const selection &);
};

inline selection select(const std::slice &__s) {
    selection __result(__s.size());
    for (std::size_t __i = 0; __i != __s.size(); ++__i)
        __result[__i] = __s.start() + __i * __s.stride();
    return __result;
}

// Selected elements of an array, to be assigned to.
template <class _Tp>
class selected_array {
    _Tp *__data;
    std::size_t __size;
    selection __chosen;

protected:
    selected_array(_Tp *__d, std::size_t __n, const selection &__s) : __data(__d), __size(__n), __chosen(__s) {
        for (std::size_t __i = 0; __i != __chosen.size(); ++__i)
            OM_CHECK("container-bounds", __chosen[__i] < __size, "valarray: a selected element lies outside the array");
    }

public:
    typedef _Tp value_type;

    std::size_t size() const { return __chosen.size(); }
    _Tp &at(std::size_t __i) const { return __data[__chosen[__i]]; }

#define OM_SELECTED_ASSIGNMENT(op)                                                                                     \
    void operator op(const std::valarray<_Tp> &__v) const {                                                            \
        OM_REQUIRES(__v.size() == size(), "valarray: assignment to a selection of another length");                    \
        for (std::size_t __i = 0; __i != size(); ++__i)                                                                \
            at(__i) op __v[__i];                                                                                       \
    }
    OM_SELECTED_ASSIGNMENT(=)
    OM_SELECTED_ASSIGNMENT(*=)
    OM_SELECTED_ASSIGNMENT(/=)
    OM_SELECTED_ASSIGNMENT(%=)
    OM_SELECTED_ASSIGNMENT(+=)
    OM_SELECTED_ASSIGNMENT(-=)
    OM_SELECTED_ASSIGNMENT(^=)
    OM_SELECTED_ASSIGNMENT(&=)
    OM_SELECTED_ASSIGNMENT(|=)
    OM_SELECTED_ASSIGNMENT(<<=)
    OM_SELECTED_ASSIGNMENT(>>=)
#undef OM_SELECTED_ASSIGNMENT
    void operator=(const _Tp &__x) const {
        for (std::size_t __i = 0; __i != size(); ++__i)
            at(__i) = __x;
    }
    void assign(const selected_array &__other) const {
        OM_REQUIRES(__other.size() == size(), "valarray: assignment to a selection of another length");
        for (std::size_t __i = 0; __i != size(); ++__i)
            at(__i) = __other.at(__i);
    }
};

} // namespace __om

namespace std {

#define OM_SELECTED_ARRAY(name)                                                                                        \
    template <class _Tp>                                                                                               \
    class name : public __om::selected_array<_Tp> {                                                                    \
        friend class valarray<_Tp>;                                                                                    \
                                                                                                                       \
        name(_Tp *__d, size_t __n, const __om::selection &__s) : __om::selected_array<_Tp>(__d, __n, __s) {}           \
                                                                                                                       \
    public:                                                                                                            \
        name(const name &__x) : __om::selected_array<_Tp>(__x) {}                                                      \
        using __om::selected_array<_Tp>::operator=;                                                                    \
        const name &operator=(const name &__x) const {                                                                 \
            this->assign(__x);                                                                                         \
            return *this;                                                                                              \
        }                                                                                                              \
        name &operator=(const name &__x) {                                                                             \
            this->assign(__x);                                                                                         \
            return *this;                                                                                              \
        }                                                                                                              \
    };
OM_SELECTED_ARRAY(slice_array)
OM_SELECTED_ARRAY(gslice_array)
OM_SELECTED_ARRAY(mask_array)
OM_SELECTED_ARRAY(indirect_array)
#undef OM_SELECTED_ARRAY

} // namespace std

OM_END_MODEL

#endif
