// The storage of a deque: slots that point to elements with memory of their own, and which iterators a
// change invalidates ([deque.modifiers]).
#ifndef OM_DEQUE_STORAGE_H
#define OM_DEQUE_STORAGE_H

#include <__om/container/alloc_holder.h>
#include <__om/container/builders.h>
#include <__om/deque/iterator.h>
#include <__om/throw.h>

OM_BEGIN_MODEL

namespace __om {

// Elements that no deque owns yet: all of them go again unless they are taken over.
template <class _Tp, class _Alloc>
struct elements_aside {
    _Alloc &__alloc;
    _Tp **__built;
    std::size_t __count;

    elements_aside(_Alloc &__a, std::size_t __n) : __alloc(__a), __built(model_new_array<_Tp *>(__n)), __count(0) {}
    ~elements_aside() {
        for (; __count != 0; --__count)
            end(__built[__count - 1]);
        model_delete_array(__built);
    }
    template <class _Builder>
    void build(std::size_t __n, _Builder &__builder) {
        for (; __n != 0; --__n) {
            place __new(__alloc);
            __builder.build(__alloc, __new.__memory);
            __built[__count] = __new.release();
            ++__count;
        }
    }

private:
    struct place {
        _Alloc &__alloc;
        _Tp *__memory;

        explicit place(_Alloc &__a) : __alloc(__a), __memory(__a.allocate(1)) {}
        ~place() {
            if (__memory)
                __alloc.deallocate(__memory, 1);
        }
        _Tp *release() {
            _Tp *__m = __memory;
            __memory = OM_NULL;
            return __m;
        }
    };
    void end(_Tp *__element) {
        __om::alloc_destroy(__alloc, __element);
        __alloc.deallocate(__element, 1);
    }
};

template <class _Tp, class _Alloc>
class deque_storage : public alloc_holder<_Alloc>, public deque_elements<_Tp> {
    // A function, as the element may be incomplete until a member is used.
    static OM_CONSTEXPR bool by_bytes() {
        return is_relocatable_by_bytes<_Tp>::value && is_std_allocator<_Alloc>::value;
    }

public:
    typedef deque_block<_Tp> block_type;

    mutable block_type *__block;
    std::size_t __padding[5]; // as large as the real library's

    deque_storage() : __block(OM_NULL) {}
    explicit deque_storage(const _Alloc &__a) : alloc_holder<_Alloc>(__a), __block(OM_NULL) {}
    // What is used or destroyed once more finds the block gone.
    ~deque_storage() { destroy(); }

    block_type *block() const {
        if (!__block) {
            __block = model_new<block_type>();
            __block->__owner = const_cast<deque_storage *>(this);
        }
        return __block;
    }
    std::size_t end_position() const { return this->__first + this->__size; }
    _Tp &at(std::size_t __i) const { return *this->__slots[this->__first + __i]; }
    void note_all() {
        if (__block)
            __block->__log.invalidate_all();
    }

    // n elements at place i, counted from the first; all of them or none. Those nearer to their end of the
    // deque make way.
    template <class _Builder>
    void insert(std::size_t __i, std::size_t __n, _Builder __builder) {
        if (__n == 0)
            return;
        if (__n > std::size_t(__PTRDIFF_MAX__) / sizeof(_Tp) - this->__size)
            throw_length_error("deque: more elements than max_size()");
        elements_aside<_Tp, _Alloc> __new(this->alloc(), __n);
        __new.build(__n, __builder);
        const bool __inside = __i != 0 && __i != this->__size;
        if (__i < this->__size - __i) {
            make_room(__n, 0);
            this->__first -= __n;
            for (std::size_t __k = 0; __k != __i; ++__k)
                slot(__k) = slot(__k + __n);
        } else {
            make_room(0, __n);
            for (std::size_t __k = this->__size; __k != __i; --__k)
                slot(__k - 1 + __n) = slot(__k - 1);
        }
        for (std::size_t __k = 0; __k != __n; ++__k)
            slot(__i + __k) = __new.__built[__k];
        __new.__count = 0;
        this->__size += __n;
        note_all();
        if (__inside)
            renew_memory();
    }

    void append(_Tp *__element) {
        make_room(0, 1);
        slot(this->__size) = __element;
        ++this->__size;
        note_all();
    }
    void prepend(_Tp *__element) {
        make_room(1, 0);
        --this->__first;
        slot(0) = __element;
        ++this->__size;
        note_all();
    }

    // Takes n elements at place i away.
    void remove(std::size_t __i, std::size_t __n) {
        if (__n == 0)
            return;
        for (std::size_t __k = __i; __k != __i + __n; ++__k)
            end_element(slot(__k));
        if (__i == 0 && __n != this->__size) {
            this->__first += __n;
            this->__size -= __n;
            return;
        }
        const bool __at_end = __i + __n == this->__size;
        for (std::size_t __k = __i + __n; __k != this->__size; ++__k)
            slot(__k - __n) = slot(__k);
        this->__size -= __n;
        if (!__block)
            return;
        if (__at_end) {
            __block->__log.invalidate_from(this->__first + __i);
        } else {
            __block->__log.invalidate_all();
            renew_memory();
        }
    }

    void clear() {
        for (std::size_t __k = 0; __k != this->__size; ++__k)
            end_element(slot(__k));
        this->__size = 0;
        note_all();
    }
    void destroy() {
        clear();
        if (this->__slots)
            model_delete_array(this->__slots);
        if (__block) {
            __block->__owner = OM_NULL;
            model_delete(__block);
        }
    }
    void discard() {
        destroy();
        this->__slots = OM_NULL;
        this->__room = 0;
        this->__first = 0;
        __block = OM_NULL;
    }

    void exchange(deque_storage &__other) {
        std::swap(static_cast<deque_elements<_Tp> &>(*this), static_cast<deque_elements<_Tp> &>(__other));
        exchange_blocks(__other);
    }
    void exchange_blocks(deque_storage &__other) {
        std::swap(__block, __other.__block);
        if (__block)
            __block->__owner = this;
        if (__other.__block)
            __other.__block->__owner = &__other;
    }

    // Elements whose bytes can be moved get other memory, so that references that the standard declares
    // invalid are seen to be.
    void renew_memory() {
        if (!by_bytes())
            return;
        for (std::size_t __k = 0; __k != this->__size; ++__k) {
            _Tp *&__slot = slot(__k);
            _Tp *__fresh = this->alloc().allocate(1);
            __builtin_memcpy((void *)__fresh, (const void *)__slot, sizeof(_Tp));
            this->alloc().deallocate(__slot, 1);
            __slot = __fresh;
        }
    }

private:
    _Tp *&slot(std::size_t __i) { return this->__slots[this->__first + __i]; }

    void end_element(_Tp *__element) {
        __om::alloc_destroy(this->alloc(), __element);
        this->alloc().deallocate(__element, 1);
    }

    // Free slots in front of the first and behind the last element.
    void make_room(std::size_t __before, std::size_t __after) {
        if (__before <= this->__first && __after <= this->__room - end_position())
            return;
        const std::size_t __spare = this->__size / 2 + 2;
        const std::size_t __wider = this->__size + __before + __after + 2 * __spare;
        _Tp **__more = model_new_array<_Tp *>(__wider);
        const std::size_t __start = __before + __spare;
        for (std::size_t __k = 0; __k != this->__size; ++__k)
            __more[__start + __k] = slot(__k);
        if (this->__slots)
            model_delete_array(this->__slots);
        this->__slots = __more;
        this->__room = __wider;
        this->__first = __start;
    }
};

} // namespace __om

OM_END_MODEL

#endif
