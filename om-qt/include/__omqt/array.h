// The elements of QList and QVector: om-stl's storage of a vector in a shared block (__omqt/shared.h), and its iterators.
#ifndef OM_QT_ARRAY_H
#define OM_QT_ARRAY_H

#include <QtCore/qtypes.h>
#include <__om/vector/storage.h>
#include <__omqt/shared.h>

OM_BEGIN_MODEL

namespace __omqt {

template <class T>
using array_storage = __om::vector_storage<T, std::allocator<T> >;

// As many elements, with as much room.
struct copy_array {
    template <class T>
    static void copy(const __om::vector_storage<T, std::allocator<T> > &from,
                     __om::vector_storage<T, std::allocator<T> > &to) {
        const std::size_t room = from.capacity_now();
        if (room > from.__size) {
            to.reallocate(room);
            to.insert(0, from.__size, __om::build_from_range<const T *>(from.__data));
        } else {
            to.build_first(from.__size, __om::build_from_range<const T *>(from.__data));
        }
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
    std::size_t room() const noexcept { return this->__block ? this->__block->__content.capacity_now() : 0; }
    T *data() const noexcept { return this->__block ? this->__block->__content.__data : nullptr; }
    // Where iterators point. There is a block from now on.
    typename storage::block_type *positions() const { return this->present().shared_block(); }
    // Where they point if there are any.
    typename storage::block_type *positions_so_far() const noexcept {
        return this->__block ? this->__block->__content.__block : nullptr;
    }

    // To be changed: nobody else's. There is such an element.
    T &element(std::size_t i) { return this->own().__data[i]; }
    // No elements, the room stays.
    void clear() {
        if (this->has_other_owners()) {
            const std::size_t before = room();
            this->drop();
            this->own().reallocate(before);
        } else if (this->__block) {
            this->__block->__content.clear();
        }
    }
};

// Iterators of Container over an array.
template <class T, class Container>
using array_iterator = __om::contiguous_iterator<T, Container>;

} // namespace __omqt

#if OM_QT6
namespace __om {

// Numbers of other types: otherwise an iterator that is a pointer, too, is added to in two ways.
template <class Container, class Number>
using if_other_number =
    typename std::enable_if<contiguous_rules<Container>::__converts && std::is_integral<Number>::value &&
                                !std::is_same<Number, typename contiguous_rules<Container>::difference_type>::value,
                            int>::type;

template <class T, class Container, class Number, if_other_number<Container, Number> = 0>
inline contiguous_iterator<T, Container> operator+(const contiguous_iterator<T, Container> &i, Number n) {
    return i + typename contiguous_rules<Container>::difference_type(n);
}
template <class T, class Container, class Number, if_other_number<Container, Number> = 0>
inline contiguous_iterator<T, Container> operator+(Number n, const contiguous_iterator<T, Container> &i) {
    return i + typename contiguous_rules<Container>::difference_type(n);
}
template <class T, class Container, class Number, if_other_number<Container, Number> = 0>
inline contiguous_iterator<T, Container> operator-(const contiguous_iterator<T, Container> &i, Number n) {
    return i - typename contiguous_rules<Container>::difference_type(n);
}

} // namespace __om
#endif

OM_END_MODEL

#endif
