// The elements of QList and QVector: om-stl's storage of a vector in a shared block (__omqt/shared.h), and its iterators.
//
// Raw data that the program lends (fromRawData, fromReadOnlyData) is not modelled here.
#ifndef OM_QT_ARRAY_H
#define OM_QT_ARRAY_H

#include <QtCore/qtypes.h>
#include <__om/vector/storage.h>
#include <__omqt/shared.h>

OM_BEGIN_MODEL

namespace __omqt {

template <class T>
using array_storage = __om::vector_storage<T, std::allocator<T> >;

struct copy_array {
    template <class T>
    static void copy(const __om::vector_storage<T, std::allocator<T> > &from,
                     __om::vector_storage<T, std::allocator<T> > &to) {
        to.build_first(from.__size, __om::build_from_range<const T *>(from.__data));
        if (from.capacity_now() > from.__size)
            to.reallocate(from.capacity_now());
    }
};

template <class T>
class shared_array : public shared<array_storage<T>, copy_array> {
#if OM_QT6
    void *__unused[2]; // Qt 6 keeps the first element and the size here; sizes are part of what a program sees
#endif
public:
    typedef array_storage<T> storage;

#if OM_QT6
    constexpr shared_array() noexcept : __unused() {}
#else
    constexpr shared_array() noexcept {}
#endif

    std::size_t size() const noexcept { return this->__block ? this->__block->__content.__size : 0; }
    T *data() const noexcept { return this->__block ? this->__block->__content.__data : nullptr; }
    // Where iterators point. There is a block from now on.
    typename storage::block_type *positions() const { return this->present().shared_block(); }

    // To be changed: nobody else's. There is such an element.
    T &element(std::size_t i) { return this->own().__data[i]; }
};

// Iterators of Container over an array.
template <class T, class Container>
using array_iterator = __om::contiguous_iterator<T, Container>;

} // namespace __omqt

OM_END_MODEL

#endif
