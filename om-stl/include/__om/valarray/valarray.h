// valarray ([template.valarray]) and gslice ([class.gslice]). Every operation computes its result at once; no
// expression is kept for later.
#ifndef OM_VALARRAY_VALARRAY_H
#define OM_VALARRAY_VALARRAY_H

#include <__om/move.h>
#include <__om/valarray/slices.h>
#include <initializer_list>

OM_BEGIN_MODEL

namespace std {

template <class _Tp>
class valarray {
    size_t __size;
    _Tp *__data;

    void __allocate(size_t __n) {
        __size = __n;
        __data = __n == 0 ? OM_NULL : new _Tp[__n]();
    }
    void __check_same(const valarray &__v) const {
        OM_REQUIRES(__v.__size == __size, "valarray: an operation on arrays of different lengths");
    }

public:
    typedef _Tp value_type;

    // [valarray.cons]
    valarray() : __size(0), __data(OM_NULL) {}
    explicit valarray(size_t __n) { __allocate(__n); }
    valarray(const _Tp &__x, size_t __n) {
        __allocate(__n);
        *this = __x;
    }
    valarray(const _Tp *__p, size_t __n) {
        __allocate(__n);
        for (size_t __i = 0; __i != __n; ++__i)
            __data[__i] = __p[__i];
    }
    valarray(const valarray &__v) {
        __allocate(__v.__size);
        for (size_t __i = 0; __i != __size; ++__i)
            __data[__i] = __v.__data[__i];
    }
    valarray(const slice_array<_Tp> &__s) { __take(__s); }
    valarray(const gslice_array<_Tp> &__s) { __take(__s); }
    valarray(const mask_array<_Tp> &__s) { __take(__s); }
    valarray(const indirect_array<_Tp> &__s) { __take(__s); }
#if OM_CXX11
    valarray(valarray &&__v) noexcept : __size(__v.__size), __data(__v.__data) {
        __v.__size = 0;
        __v.__data = nullptr;
    }
    valarray(initializer_list<_Tp> __l) : valarray(__l.begin(), __l.size()) {}
    valarray &operator=(valarray &&__v) noexcept {
        swap(__v);
        return *this;
    }
    valarray &operator=(initializer_list<_Tp> __l) {
        valarray __new(__l);
        swap(__new);
        return *this;
    }
#endif
    ~valarray() { delete[] __data; }

    // [valarray.assign]
    valarray &operator=(const valarray &__v) {
        valarray __new(__v);
        swap(__new);
        return *this;
    }
    valarray &operator=(const _Tp &__x) {
        const _Tp __value(__x);
        for (size_t __i = 0; __i != __size; ++__i)
            __data[__i] = __value;
        return *this;
    }
    valarray &operator=(const slice_array<_Tp> &__s) { return *this = valarray(__s); }
    valarray &operator=(const gslice_array<_Tp> &__s) { return *this = valarray(__s); }
    valarray &operator=(const mask_array<_Tp> &__s) { return *this = valarray(__s); }
    valarray &operator=(const indirect_array<_Tp> &__s) { return *this = valarray(__s); }

    // [valarray.access]
    const _Tp &operator[](size_t __i) const {
        OM_CHECK("container-bounds", __i < __size, "valarray::operator[]: index out of range");
        return __data[__i];
    }
    _Tp &operator[](size_t __i) {
        OM_CHECK("container-bounds", __i < __size, "valarray::operator[]: index out of range");
        return __data[__i];
    }

    // [valarray.sub]
    valarray operator[](slice __s) const { return const_cast<valarray &>(*this)[__s]; }
    slice_array<_Tp> operator[](slice __s) { return slice_array<_Tp>(__data, __size, __om::select(__s)); }
    valarray operator[](const gslice &__s) const { return const_cast<valarray &>(*this)[__s]; }
    gslice_array<_Tp> operator[](const gslice &__s);
    valarray operator[](const valarray<bool> &__mask) const { return const_cast<valarray &>(*this)[__mask]; }
    mask_array<_Tp> operator[](const valarray<bool> &__mask) {
        size_t __n = 0;
        for (size_t __i = 0; __i != __mask.size(); ++__i)
            __n += __mask[__i] ? 1 : 0;
        __om::selection __s(__n);
        for (size_t __i = 0, __k = 0; __i != __mask.size(); ++__i)
            if (__mask[__i])
                __s[__k++] = __i;
        return mask_array<_Tp>(__data, __size, __s);
    }
    valarray operator[](const valarray<size_t> &__indices) const { return const_cast<valarray &>(*this)[__indices]; }
    indirect_array<_Tp> operator[](const valarray<size_t> &__indices) {
        __om::selection __s(__indices.size());
        for (size_t __i = 0; __i != __indices.size(); ++__i)
            __s[__i] = __indices[__i];
        return indirect_array<_Tp>(__data, __size, __s);
    }

    // [valarray.unary]
    valarray operator+() const {
        valarray __r(__size);
        for (size_t __i = 0; __i != __size; ++__i)
            __r.__data[__i] = +__data[__i];
        return __r;
    }
    valarray operator-() const {
        valarray __r(__size);
        for (size_t __i = 0; __i != __size; ++__i)
            __r.__data[__i] = -__data[__i];
        return __r;
    }
    valarray operator~() const {
        valarray __r(__size);
        for (size_t __i = 0; __i != __size; ++__i)
            __r.__data[__i] = ~__data[__i];
        return __r;
    }
    valarray<bool> operator!() const {
        valarray<bool> __r(__size);
        for (size_t __i = 0; __i != __size; ++__i)
            __r[__i] = !__data[__i];
        return __r;
    }

    // [valarray.cassign]
#define OM_VALARRAY_ASSIGNMENT(op)                                                                                     \
    valarray &operator op(const _Tp & __x) {                                                                           \
        const _Tp __value(__x);                                                                                        \
        for (size_t __i = 0; __i != __size; ++__i)                                                                     \
            __data[__i] op __value;                                                                                    \
        return *this;                                                                                                  \
    }                                                                                                                  \
    valarray &operator op(const valarray & __v) {                                                                      \
        __check_same(__v);                                                                                             \
        for (size_t __i = 0; __i != __size; ++__i)                                                                     \
            __data[__i] op __v.__data[__i];                                                                            \
        return *this;                                                                                                  \
    }
    OM_VALARRAY_ASSIGNMENT(*=)
    OM_VALARRAY_ASSIGNMENT(/=)
    OM_VALARRAY_ASSIGNMENT(%=)
    OM_VALARRAY_ASSIGNMENT(+=)
    OM_VALARRAY_ASSIGNMENT(-=)
    OM_VALARRAY_ASSIGNMENT(^=)
    OM_VALARRAY_ASSIGNMENT(&=)
    OM_VALARRAY_ASSIGNMENT(|=)
    OM_VALARRAY_ASSIGNMENT(<<=)
    OM_VALARRAY_ASSIGNMENT(>>=)
#undef OM_VALARRAY_ASSIGNMENT

    // [valarray.members]
    void swap(valarray &__v) OM_NOEXCEPT {
        std::swap(__size, __v.__size);
        std::swap(__data, __v.__data);
    }
    size_t size() const { return __size; }
    _Tp sum() const {
        OM_REQUIRES(__size > 0, "valarray::sum() of an empty array");
        _Tp __s = __data[0];
        for (size_t __i = 1; __i != __size; ++__i)
            __s += __data[__i];
        return __s;
    }
    _Tp(min)() const {
        OM_REQUIRES(__size > 0, "valarray::min() of an empty array");
        _Tp __m = __data[0];
        for (size_t __i = 1; __i != __size; ++__i)
            if (__data[__i] < __m)
                __m = __data[__i];
        return __m;
    }
    _Tp(max)() const {
        OM_REQUIRES(__size > 0, "valarray::max() of an empty array");
        _Tp __m = __data[0];
        for (size_t __i = 1; __i != __size; ++__i)
            if (__m < __data[__i])
                __m = __data[__i];
        return __m;
    }
    valarray shift(int __n) const {
        valarray __r(__size);
        for (size_t __i = 0; __i != __size; ++__i) {
            const ptrdiff_t __from = static_cast<ptrdiff_t>(__i) + __n;
            if (__from >= 0 && __from < static_cast<ptrdiff_t>(__size))
                __r.__data[__i] = __data[__from];
        }
        return __r;
    }
    valarray cshift(int __n) const {
        valarray __r(__size);
        for (size_t __i = 0; __i != __size; ++__i) {
            const ptrdiff_t __turned = (static_cast<ptrdiff_t>(__i) + __n) % static_cast<ptrdiff_t>(__size);
            __r.__data[__i] = __data[__turned < 0 ? __turned + static_cast<ptrdiff_t>(__size) : __turned];
        }
        return __r;
    }
    valarray apply(_Tp __f(_Tp)) const {
        valarray __r(__size);
        for (size_t __i = 0; __i != __size; ++__i)
            __r.__data[__i] = __f(__data[__i]);
        return __r;
    }
    valarray apply(_Tp __f(const _Tp &)) const {
        valarray __r(__size);
        for (size_t __i = 0; __i != __size; ++__i)
            __r.__data[__i] = __f(__data[__i]);
        return __r;
    }
    void resize(size_t __n, _Tp __x = _Tp()) {
        valarray __new(__x, __n);
        swap(__new);
    }

private:
    void __take(const __om::selected_array<_Tp> &__s) {
        __allocate(__s.size());
        for (size_t __i = 0; __i != __size; ++__i)
            __data[__i] = __s.at(__i);
    }
};

#if OM_CXX17
template <class _Tp, size_t __n>
valarray(const _Tp (&)[__n], size_t) -> valarray<_Tp>;
#endif

#if OM_CXX11
template <class _Tp>
inline void swap(valarray<_Tp> &__x, valarray<_Tp> &__y) noexcept {
    __x.swap(__y);
}
// [valarray.range]
template <class _Tp>
inline _Tp *begin(valarray<_Tp> &__v) {
    return __v.size() == 0 ? nullptr : &__v[0];
}
template <class _Tp>
inline const _Tp *begin(const valarray<_Tp> &__v) {
    return __v.size() == 0 ? nullptr : &__v[0];
}
template <class _Tp>
inline _Tp *end(valarray<_Tp> &__v) {
    return std::begin(__v) + __v.size();
}
template <class _Tp>
inline const _Tp *end(const valarray<_Tp> &__v) {
    return std::begin(__v) + __v.size();
}
#endif

// [class.gslice]
class gslice {
    size_t __start;
    valarray<size_t> __sizes;
    valarray<size_t> __strides;

public:
    gslice() : __start(0) {}
    gslice(size_t __s, const valarray<size_t> &__l, const valarray<size_t> &__d)
        : __start(__s), __sizes(__l), __strides(__d) {
        OM_REQUIRES(__l.size() == __d.size(), "gslice: as many strides as lengths are needed");
    }
    size_t start() const { return __start; }
    valarray<size_t> size() const { return __sizes; }
    valarray<size_t> stride() const { return __strides; }
};

} // namespace std

namespace __om {

// The last dimension runs fastest.
inline selection select(const std::gslice &__g) {
    const std::valarray<std::size_t> __sizes = __g.size(), __strides = __g.stride();
    std::size_t __n = __sizes.size() == 0 ? 0 : 1;
    for (std::size_t __d = 0; __d != __sizes.size(); ++__d)
        __n *= __sizes[__d];
    selection __result(__n);
    for (std::size_t __i = 0; __i != __n; ++__i) {
        std::size_t __rest = __i, __position = __g.start();
        for (std::size_t __d = __sizes.size(); __d != 0; --__d) {
            __position += __rest % __sizes[__d - 1] * __strides[__d - 1];
            __rest /= __sizes[__d - 1];
        }
        __result[__i] = __position;
    }
    return __result;
}

} // namespace __om

namespace std {

template <class _Tp>
inline gslice_array<_Tp> valarray<_Tp>::operator[](const gslice &__s) {
    return gslice_array<_Tp>(__data, __size, __om::select(__s));
}

} // namespace std

OM_END_MODEL

#endif
