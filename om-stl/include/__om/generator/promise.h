// What a generator's coroutine knows of itself ([coro.generator.promise]). Generators nest by yielding the elements
// of others: the outermost one, the root, has the value that is looked at and knows which coroutine goes on.
#ifndef OM_GENERATOR_PROMISE_H
#define OM_GENERATOR_PROMISE_H

#include <__om/memory/allocator.h>
#include <__om/ranges/access.h>
#include <coroutine>
#include <cstddef>
#include <exception>

OM_BEGIN_MODEL

namespace std::ranges {

// [range.elementsof]
template <range _Range, class _Alloc = allocator<byte>>
struct elements_of {
    OM_NO_UNIQUE_ADDRESS _Range range;
    OM_NO_UNIQUE_ADDRESS _Alloc allocator = _Alloc();
};
template <class _Range, class _Alloc = allocator<byte>>
elements_of(_Range &&, _Alloc = _Alloc()) -> elements_of<_Range &&, _Alloc>;

} // namespace std::ranges

namespace __om {

// The memory of a coroutine, from any allocator. How it is given back lies behind the frame.
struct coroutine_memory {
    typedef void (*release_function)(void *, std::size_t);

    static constexpr std::size_t rounded(std::size_t __n) {
        return (__n + __STDCPP_DEFAULT_NEW_ALIGNMENT__ - 1) / __STDCPP_DEFAULT_NEW_ALIGNMENT__ *
               __STDCPP_DEFAULT_NEW_ALIGNMENT__;
    }

    template <class _Alloc>
    struct tail {
        release_function __release;
        OM_NO_UNIQUE_ADDRESS _Alloc __alloc;

        static std::size_t total(std::size_t __size) { return rounded(__size) + rounded(sizeof(tail)); }
        static void release(void *__frame, std::size_t __size) {
            tail *__t = of(__frame, __size);
            _Alloc __a(std::move(__t->__alloc));
            __t->~tail();
            __a.deallocate(static_cast<std::byte *>(__frame), total(__size));
        }
        static tail *of(void *__frame, std::size_t __size) {
            return reinterpret_cast<tail *>(static_cast<std::byte *>(__frame) + rounded(__size));
        }
    };

    template <class _Alloc>
    static void *allocate(const _Alloc &__given, std::size_t __size) {
        typedef typename alloc_rebind<_Alloc, std::byte>::type _Bytes;
        _Bytes __a(__given);
        void *__frame = std::to_address(__a.allocate(tail<_Bytes>::total(__size)));
        ::new (static_cast<void *>(tail<_Bytes>::of(__frame, __size))) tail<_Bytes>{&tail<_Bytes>::release, __a};
        return __frame;
    }
    static void release(void *__frame, std::size_t __size) {
        (*reinterpret_cast<release_function *>(static_cast<std::byte *>(__frame) + rounded(__size)))(__frame, __size);
    }
};

template <class _Yielded>
class generator_promise_base {
public:
    // Of the root alone.
    std::add_pointer_t<_Yielded> __value = nullptr;
    std::coroutine_handle<> __running;
    bool __begun = false;

    generator_promise_base *__root = this;
    std::coroutine_handle<> __outer; // where to go on when this one is done
    std::exception_ptr __escaped;    // from this one, for the outer one

    std::suspend_always initial_suspend() const noexcept { return {}; }

    struct at_end {
        bool await_ready() const noexcept { return false; }
        template <class _Promise>
        std::coroutine_handle<> await_suspend(std::coroutine_handle<_Promise> __done) const noexcept {
            generator_promise_base &__promise = __done.promise();
            if (!__promise.__outer)
                return std::noop_coroutine();
            __promise.__root->__running = __promise.__outer;
            return __promise.__outer;
        }
        void await_resume() const noexcept {}
    };
    at_end final_suspend() const noexcept { return {}; }

    std::suspend_always yield_value(_Yielded __element) noexcept {
        __root->__value = std::addressof(__element);
        return {};
    }
    // An lvalue where rvalues are yielded: a copy, which lives until the coroutine goes on.
    struct copied {
        std::remove_cvref_t<_Yielded> __copy;

        bool await_ready() const noexcept { return false; }
        template <class _Promise>
        void await_suspend(std::coroutine_handle<_Promise> __suspended) noexcept {
            generator_promise_base &__promise = __suspended.promise();
            __promise.__root->__value = std::addressof(__copy);
        }
        void await_resume() const noexcept {}
    };
    copied yield_value(const std::remove_reference_t<_Yielded> &__element)
        requires std::is_rvalue_reference_v<_Yielded> &&
                 std::constructible_from<std::remove_cvref_t<_Yielded>, const std::remove_reference_t<_Yielded> &>
    {
        return copied{std::remove_cvref_t<_Yielded>(__element)};
    }

    void await_transform() = delete;
    void return_void() const noexcept {}
    void unhandled_exception() {
        if (__root == this)
            throw;
        __escaped = std::current_exception();
    }
};

} // namespace __om

OM_END_MODEL

#endif
