// generator ([coro.generator]): a view of what a coroutine yields.
#ifndef OM_GENERATOR_GENERATOR_H
#define OM_GENERATOR_GENERATOR_H

#include <__om/generator/promise.h>
#include <__om/iterator/counted.h>
#include <__om/ranges/view_interface.h>

OM_BEGIN_MODEL

namespace std {

template <class _Ref, class _Value = void, class _Alloc = void>
class generator : public ranges::view_interface<generator<_Ref, _Value, _Alloc>> {
    using __value = conditional_t<is_void_v<_Value>, remove_cvref_t<_Ref>, _Value>;
    using __reference = conditional_t<is_void_v<_Value>, _Ref &&, _Ref>;
    using __default_alloc = conditional_t<is_void_v<_Alloc>, allocator<byte>, _Alloc>;

public:
    using yielded = conditional_t<is_reference_v<__reference>, __reference, const __reference &>;

    class promise_type;

private:
    using __handle = coroutine_handle<promise_type>;
    __handle __coroutine;

    template <class, class, class>
    friend class generator;

    explicit generator(__handle __h) noexcept : __coroutine(__h) {}

public:
    class iterator {
        friend class generator;
        __handle __coroutine;

        explicit iterator(__handle __h) noexcept : __coroutine(__h) {}
        __om::generator_promise_base<yielded> &__promise() const {
            OM_REQUIRES(__coroutine && !__coroutine.done(), "a generator's iterator used at its end or after a move");
            return __coroutine.promise();
        }

    public:
        using value_type = __value;
        using difference_type = ptrdiff_t;

        iterator(iterator &&__other) noexcept : __coroutine(std::exchange(__other.__coroutine, {})) {}
        iterator &operator=(iterator &&__other) noexcept {
            __coroutine = std::exchange(__other.__coroutine, {});
            return *this;
        }
        __reference operator*() const { return static_cast<__reference>(*__promise().__value); }
        iterator &operator++() {
            __promise().__running.resume();
            return *this;
        }
        void operator++(int) { ++*this; }
        friend bool operator==(const iterator &__i, default_sentinel_t) { return __i.__coroutine.done(); }
    };

    generator(const generator &) = delete;
    generator(generator &&__other) noexcept : __coroutine(std::exchange(__other.__coroutine, {})) {}
    ~generator() {
        if (__coroutine)
            __coroutine.destroy();
    }
    generator &operator=(generator __other) noexcept {
        std::swap(__coroutine, __other.__coroutine);
        return *this;
    }

    // [coro.generator.members]
    iterator begin() {
        OM_REQUIRES(__coroutine && !__coroutine.promise().__begun, "generator::begin() a second time, or after a move");
        promise_type &__promise = __coroutine.promise();
        __promise.__begun = true;
        __promise.__running = __coroutine;
        __coroutine.resume();
        return iterator(__coroutine);
    }
    default_sentinel_t end() const noexcept { return default_sentinel; }
};

// [coro.generator.promise]
template <class _Ref, class _Value, class _Alloc>
class generator<_Ref, _Value, _Alloc>::promise_type : public __om::generator_promise_base<yielded> {
    using __base = __om::generator_promise_base<yielded>;

    // Runs another generator in this one's place until it is done.
    template <class _Inner>
    struct __nested {
        _Inner __generator;

        bool await_ready() const noexcept { return !__generator.__coroutine; }
        template <class _Promise>
        coroutine_handle<> await_suspend(coroutine_handle<_Promise> __outer) noexcept {
            __base &__mine = __outer.promise();
            __base &__inner = __generator.__coroutine.promise();
            __inner.__root = __mine.__root;
            __inner.__outer = __outer;
            __mine.__root->__running = __generator.__coroutine;
            return __generator.__coroutine;
        }
        void await_resume() {
            if (__generator.__coroutine && __generator.__coroutine.promise().__escaped)
                rethrow_exception(__generator.__coroutine.promise().__escaped);
        }
    };

public:
    generator get_return_object() noexcept { return generator(__handle::from_promise(*this)); }

    using __base::yield_value;
    template <class _R2, class _V2, class _A2, class _Unused>
        requires same_as<typename generator<_R2, _V2, _A2>::yielded, yielded>
    auto yield_value(ranges::elements_of<generator<_R2, _V2, _A2> &&, _Unused> __inner) noexcept {
        return __nested<generator<_R2, _V2, _A2>>{std::move(__inner.range)};
    }
    template <class _R2, class _V2, class _A2, class _Unused>
        requires same_as<typename generator<_R2, _V2, _A2>::yielded, yielded>
    auto yield_value(ranges::elements_of<generator<_R2, _V2, _A2> &, _Unused> __inner) noexcept {
        return __nested<generator<_R2, _V2, _A2>>{std::move(__inner.range)};
    }
    template <ranges::input_range _Range, class _RangeAlloc>
        requires convertible_to<ranges::range_reference_t<_Range>, yielded>
    auto yield_value(ranges::elements_of<_Range, _RangeAlloc> __r) {
        auto __walk =
            [](allocator_arg_t, _RangeAlloc, ranges::iterator_t<_Range> __i,
               ranges::sentinel_t<_Range> __end) -> generator<yielded, ranges::range_value_t<_Range>, _RangeAlloc> {
            for (; __i != __end; ++__i)
                co_yield static_cast<yielded>(*__i);
        };
        return yield_value(ranges::elements_of(
            __walk(allocator_arg, __r.allocator, ranges::begin(__r.range), ranges::end(__r.range))));
    }

    static void *operator new(size_t __size) { return __om::coroutine_memory::allocate(__default_alloc(), __size); }
    template <class _Given, class... _Args>
    static void *operator new(size_t __size, allocator_arg_t, const _Given &__a, const _Args &...) {
        return __om::coroutine_memory::allocate(__a, __size);
    }
    template <class _This, class _Given, class... _Args>
    static void *operator new(size_t __size, const _This &, allocator_arg_t, const _Given &__a, const _Args &...) {
        return __om::coroutine_memory::allocate(__a, __size);
    }
    static void operator delete(void *__frame, size_t __size) noexcept {
        __om::coroutine_memory::release(__frame, __size);
    }
};

} // namespace std

OM_END_MODEL

#endif
