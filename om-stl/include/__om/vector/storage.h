// The storage of a vector: who owns the memory, how elements get in, move and get out of it, and
// which iterators that invalidates. The class template vector is the interface in front of it.
//
// Memory is what makes stale pointers and references visible, so it is exchanged whenever the
// standard allows it: growth makes room for exactly what is asked for, assignment and clear() take
// fresh memory. Only vectors beyond some size get slack, so that long loops stay linear; their
// iterators are invalidated all the same.
#ifndef OM_VECTOR_STORAGE_H
#define OM_VECTOR_STORAGE_H

#include <__om/container/alloc_holder.h>
#include <__om/container/builders.h>
#include <__om/container/contiguous.h>
#include <__om/throw.h>

OM_BEGIN_MODEL

namespace __om {

// Elements in new memory that no container owns yet: [__first, __last) of them are built.
template <class _Tp, class _Alloc>
struct elements_in_making {
    _Alloc &__alloc;
    std::size_t __allocated;
    _Tp *__data;
    std::size_t __first;
    std::size_t __last;

    OM_CONSTEXPR20 elements_in_making(_Alloc &__a, std::size_t __n, std::size_t __start)
        : __alloc(__a), __allocated(__n), __data(__n ? __a.allocate(__n) : OM_NULL), __first(__start), __last(__start) {
    }
    OM_CONSTEXPR20 ~elements_in_making() {
        if (__data) {
            for (; __first != __last; ++__first)
                __om::alloc_destroy(__alloc, __data + __first);
            __alloc.deallocate(__data, __allocated);
        }
    }
    template <class _Builder>
    OM_CONSTEXPR20 void build(std::size_t __n, _Builder &__builder) {
        for (; __n != 0; --__n) {
            __builder.build(__alloc, __data + __last);
            ++__last;
        }
    }
    OM_CONSTEXPR20 _Tp *release() {
        _Tp *__d = __data;
        __data = OM_NULL;
        return __d;
    }
};

// Beyond this many elements a growing vector takes more memory than it was asked for.
const std::size_t __exact_growth_limit = 1024;

template <class _Tp, class _Alloc>
class vector_storage : public alloc_holder<_Alloc>, public contiguous_elements<_Tp> {
    typedef elements_in_making<_Tp, _Alloc> __making;
    // Functions, as the element may be incomplete until a member is used ([vector.overview]/4).
    static OM_CONSTEXPR bool by_bytes() {
        return is_relocatable_by_bytes<_Tp>::value && is_std_allocator<_Alloc>::value;
    }
    static OM_CONSTEXPR bool skips_destruction() {
        return is_trivially_destructible<_Tp>::value && is_std_allocator<_Alloc>::value;
    }

public:
    typedef contiguous_block<_Tp> block_type;

    OM_MUTABLE block_type *__block;

    OM_CONSTEXPR20 vector_storage() : __block(OM_NULL) {}
    OM_CONSTEXPR20 explicit vector_storage(const _Alloc &__a) : alloc_holder<_Alloc>(__a), __block(OM_NULL) {}
    // What is used or destroyed once more finds the block gone.
    OM_CONSTEXPR20 ~vector_storage() { destroy(); }

    // The block that iterators refer to. In a constant expression an empty vector does without.
    OM_CONSTEXPR20 block_type *shared_block() const {
        if (!__block && !__builtin_is_constant_evaluated())
            const_cast<vector_storage *>(this)->own_block();
        return __block;
    }
    OM_CONSTEXPR20 block_type *own_block() {
        if (!__block) {
            __block = model_new<block_type>();
            __block->__owner = this;
        }
        return __block;
    }
    OM_CONSTEXPR20 std::size_t capacity_now() const { return __block ? __block->__capacity : 0; }
    OM_CONSTEXPR20 std::size_t allocated_now() const { return __block ? __block->__allocated : 0; }
    OM_CONSTEXPR20 std::size_t largest_size() const {
        const std::size_t __limit = std::size_t(__PTRDIFF_MAX__) / sizeof(_Tp);
        const std::size_t __given = alloc_policy<_Alloc>::max_size(this->alloc());
        return __given < __limit ? __given : __limit;
    }

    // The first elements of a vector that has none.
    template <class _Builder>
    OM_CONSTEXPR20 void build_first(std::size_t __n, _Builder __builder) {
        if (__n > largest_size())
            throw_length_error("vector: more elements than max_size()");
        if (__n == 0)
            return;
        __making __new(this->alloc(), __n, 0);
        __new.build(__n, __builder);
        adopt(__new, __n);
    }

    // Exchanges all elements for n new ones.
    template <class _Builder>
    OM_CONSTEXPR20 void replace(std::size_t __n, _Builder __builder) {
        if (__n > largest_size())
            throw_length_error("vector: more elements than max_size()");
        const std::size_t __room = __n > capacity_now() ? __n : capacity_now();
        if (__room == 0)
            return;
        __making __new(this->alloc(), __room, 0);
        __new.build(__n, __builder);
        destroy_elements();
        adopt(__new, __room);
    }

    // Room for n elements in all, exactly.
    OM_CONSTEXPR20 void reallocate(std::size_t __n) {
        __making __new(this->alloc(), __n, 0);
        relocate(__new, 0, 0);
        adopt(__new, __n);
    }

    // n elements at position i.
    template <class _Builder>
    OM_CONSTEXPR20 void insert(std::size_t __i, std::size_t __n, _Builder __builder) {
        if (__n == 0)
            return;
        if (__n > largest_size() - this->__size)
            throw_length_error("vector: more elements than max_size()");
        const std::size_t __total = this->__size + __n;
        if (__total > allocated_now()) {
            const std::size_t __capacity = __total > capacity_now() ? __total : capacity_now();
            __making __new(this->alloc(), with_slack(__capacity), __i);
            __new.build(__n, __builder);
            relocate(__new, __i, __n);
            adopt(__new, __capacity);
        } else {
            note_insertion(__i, __total);
            insert_in_place(__i, __n, __builder);
        }
    }

#if OM_CXX11
    template <class... _Args>
    OM_CONSTEXPR20 void append(_Args &&...__args) {
        const std::size_t __total = this->__size + 1;
        if (__total > allocated_now()) {
            if (__total > largest_size())
                throw_length_error("vector: more elements than max_size()");
            const std::size_t __capacity = __total > capacity_now() ? __total : capacity_now();
            __making __new(this->alloc(), with_slack(__capacity), this->__size);
            // Before the old elements move: the arguments may be among them.
            __om::alloc_construct(this->alloc(), __new.__data + this->__size, std::forward<_Args>(__args)...);
            ++__new.__last;
            relocate(__new, this->__size, 1);
            adopt(__new, __capacity);
        } else {
            __om::alloc_construct(this->alloc(), this->__data + this->__size, std::forward<_Args>(__args)...);
            note_insertion(this->__size, __total);
            this->__size = __total;
        }
    }
#endif

    // Takes n elements at position i away.
    OM_CONSTEXPR20 void remove(std::size_t __i, std::size_t __n) {
        if (__n == 0)
            return;
        invalidate_from(__i);
        for (std::size_t __k = __i; __k + __n != this->__size; ++__k)
            this->__data[__k] = OM_MOVE(this->__data[__k + __n]);
        shorten(this->__size - __n);
    }

    // Takes everything from position n on away.
    OM_CONSTEXPR20 void truncate(std::size_t __n) {
        if (__n == this->__size)
            return;
        invalidate_from(__n);
        shorten(__n);
    }

    // Empties the vector. The capacity stays promised, the memory does not stay.
    OM_CONSTEXPR20 void clear() {
        if (!__block)
            return;
        release_memory();
        __block->__log.invalidate_all();
    }

    // Everything goes, the promised capacity included.
    OM_CONSTEXPR20 void discard() {
        destroy();
        __block = OM_NULL;
    }

    // Takes over the elements of another vector, iterators included; this one has none.
    OM_CONSTEXPR20 void steal(vector_storage &__other) {
        this->__data = __other.__data;
        this->__size = __other.__size;
        __block = __other.__block;
        __other.__data = OM_NULL;
        __other.__size = 0;
        __other.__block = OM_NULL;
        if (__block)
            __block->__owner = this;
    }

    OM_CONSTEXPR20 void exchange(vector_storage &__other) {
        std::swap(this->__data, __other.__data);
        std::swap(this->__size, __other.__size);
        std::swap(__block, __other.__block);
        if (__block)
            __block->__owner = this;
        if (__other.__block)
            __other.__block->__owner = &__other;
    }

private:
    OM_CONSTEXPR20 void destroy() {
        if (!__block)
            return;
        release_memory();
        __block->__owner = OM_NULL;
        __block->__log.invalidate_all();
        model_delete(__block);
    }
    // Where it is not known how many elements there are, or where, each is moved on its own.
    OM_CONSTEXPR20 bool moves_by_bytes() const {
        return by_bytes() && !__builtin_is_constant_evaluated() && is_known(this->__data) && is_known(this->__size);
    }
    static OM_CONSTEXPR20 std::size_t with_slack(std::size_t __n) {
        return __n <= __exact_growth_limit ? __n : __n + __n / 2;
    }

    // Nothing that was obtained before refers to position i or a later one any more: no iterator, pointer or
    // reference ([vector.modifiers]).
    OM_CONSTEXPR20 void invalidate_from(std::size_t __i) {
        __block->__log.invalidate_from(__i);
        if (!__builtin_is_constant_evaluated())
            this->__data = static_cast<_Tp *>(
                __verify_invalidate((void *)this->__data, __i * sizeof(_Tp), __block->__allocated * sizeof(_Tp)));
    }

    OM_CONSTEXPR20 void note_insertion(std::size_t __i, std::size_t __total) {
        if (__total > __block->__capacity) {
            __block->__capacity = __total;
            __block->__log.invalidate_all();
        } else if (__i == this->__size) {
            __block->__log.invalidate_from(__i);
        } else {
            invalidate_from(__i);
        }
    }

    // The elements move to new memory, leaving n places free at position i.
    OM_CONSTEXPR20 void relocate(__making &__new, std::size_t __i, std::size_t __n) {
        if (moves_by_bytes()) {
            if (__i != 0)
                __builtin_memcpy((void *)__new.__data, (const void *)this->__data, __i * sizeof(_Tp));
            if (this->__size != __i)
                __builtin_memcpy((void *)(__new.__data + __i + __n), (const void *)(this->__data + __i),
                                 (this->__size - __i) * sizeof(_Tp));
            __new.__first = 0;
            __new.__last = this->__size + __n;
            return;
        }
        if (by_bytes() && !__builtin_is_constant_evaluated()) {
            for (std::size_t __k = 0; __k < this->__size; ++__k)
                __om::alloc_construct(__new.__alloc, __new.__data + (__k < __i ? __k : __k + __n),
                                      OM_MOVE(this->__data[__k]));
            __new.__first = 0;
            __new.__last = this->__size + __n;
            return;
        }
        for (std::size_t __k = __i; __k != 0; --__k) {
            __om::alloc_construct(__new.__alloc, __new.__data + __k - 1, OM_MOVE_IF_NOEXCEPT(this->__data[__k - 1]));
            __new.__first = __k - 1;
        }
        for (std::size_t __k = __i; __k != this->__size; ++__k) {
            __om::alloc_construct(__new.__alloc, __new.__data + __k + __n, OM_MOVE_IF_NOEXCEPT(this->__data[__k]));
            ++__new.__last;
        }
        destroy_elements();
    }

    // The new elements replace whatever memory there was; the old elements are destroyed already.
    OM_CONSTEXPR20 void adopt(__making &__new, std::size_t __capacity) {
        block_type *__b = own_block();
        if (this->__data)
            this->alloc().deallocate(this->__data, __b->__allocated);
        this->__size = __new.__last;
        __b->__capacity = __capacity;
        __b->__allocated = __new.__allocated;
        this->__data = __new.release();
        __b->__log.invalidate_all();
    }

    // Moves the elements from position i on n places up. Whatever throws meanwhile, or while the gap is
    // filled, the elements before the gap stay and the others are gone ([vector.modifiers]/2).
    struct gap {
        vector_storage &__storage;
        std::size_t __first;
        std::size_t __built;
        std::size_t __tail_begin;
        std::size_t __tail_end;

        OM_CONSTEXPR20 explicit gap(vector_storage &__s)
            : __storage(__s), __first(0), __built(0), __tail_begin(1), __tail_end(1) {}
        OM_CONSTEXPR20 void open(std::size_t __i, std::size_t __n) {
            __tail_begin = __tail_end = __storage.__size + __n;
            if (__storage.moves_by_bytes()) {
                __builtin_memmove((void *)(__storage.__data + __i + __n), (const void *)(__storage.__data + __i),
                                  (__storage.__size - __i) * sizeof(_Tp));
                __tail_begin = __i + __n;
                __storage.__size = __i;
            }
            while (__storage.__size != __i) {
                const std::size_t __k = __storage.__size - 1;
                __om::alloc_construct(__storage.alloc(), __storage.__data + __k + __n, OM_MOVE(__storage.__data[__k]));
                __tail_begin = __k + __n;
                __storage.__size = __k;
                __om::alloc_destroy(__storage.alloc(), __storage.__data + __k);
            }
            __first = __built = __i;
        }
        OM_CONSTEXPR20 ~gap() {
            if (__built == __tail_begin) {
                __storage.__size = __tail_end;
            } else {
                for (std::size_t __k = __first; __k != __built; ++__k)
                    __om::alloc_destroy(__storage.alloc(), __storage.__data + __k);
                for (std::size_t __k = __tail_begin; __k != __tail_end; ++__k)
                    __om::alloc_destroy(__storage.alloc(), __storage.__data + __k);
            }
        }
    };

    template <class _Builder>
    OM_CONSTEXPR20 void insert_in_place(std::size_t __i, std::size_t __n, _Builder &__builder) {
        if (__i == this->__size) {
            for (; __n != 0; --__n) {
                __builder.build(this->alloc(), this->__data + this->__size);
                ++this->__size;
            }
            return;
        }
        gap __gap(*this);
        __gap.open(__i, __n);
        for (; __n != 0; --__n) {
            __builder.build(this->alloc(), this->__data + __gap.__built);
            ++__gap.__built;
        }
    }

    OM_CONSTEXPR20 void destroy_elements() {
        if (!skips_destruction() || __builtin_is_constant_evaluated())
            for (std::size_t __k = 0; __k != this->__size; ++__k)
                __om::alloc_destroy(this->alloc(), this->__data + __k);
        this->__size = 0;
    }

    OM_CONSTEXPR20 void shorten(std::size_t __n) {
        while (this->__size != __n) {
            --this->__size;
            __om::alloc_destroy(this->alloc(), this->__data + this->__size);
            __om::bury(this->__data + this->__size);
        }
    }

    OM_CONSTEXPR20 void release_memory() {
        destroy_elements();
        if (this->__data)
            this->alloc().deallocate(this->__data, __block->__allocated);
        this->__data = OM_NULL;
        __block->__allocated = 0;
    }
};

} // namespace __om

OM_END_MODEL

#endif
