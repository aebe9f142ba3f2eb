// Where an expected keeps its value or its error, and how one takes the place of the other
// ([expected.object.assign]: whatever throws, one of the two is there afterwards).
#ifndef OM_EXPECTED_STORAGE_H
#define OM_EXPECTED_STORAGE_H

#include <__om/container/special_members.h>
#include <__om/expected/unexpected.h>
#include <__om/memory/construct.h>

OM_BEGIN_MODEL

namespace __om {

// The value of an expected<void, E>.
struct no_value {};

template <class _Tp, class _Ep, bool = std::is_trivially_destructible_v<_Tp> && std::is_trivially_destructible_v<_Ep>>
struct expected_storage {
    union {
        char __nothing;
        _Tp __value;
        _Ep __error;
    };
    bool __has : 1;
    bool __vacant : 1;

    constexpr expected_storage() : __nothing(0), __has(false), __vacant(true) {}
    template <class... _Args>
    constexpr explicit expected_storage(std::in_place_t, _Args &&...__args)
        : __value(std::forward<_Args>(__args)...), __has(true), __vacant(false) {}
    template <class... _Args>
    constexpr explicit expected_storage(std::unexpect_t, _Args &&...__args)
        : __error(std::forward<_Args>(__args)...), __has(false), __vacant(false) {}
};
template <class _Tp, class _Ep>
struct expected_storage<_Tp, _Ep, false> {
    union {
        char __nothing;
        _Tp __value;
        _Ep __error;
    };
    bool __has : 1;
    bool __vacant : 1; // until the first of the two is there

    constexpr expected_storage() : __nothing(0), __has(false), __vacant(true) {}
    template <class... _Args>
    constexpr explicit expected_storage(std::in_place_t, _Args &&...__args)
        : __value(std::forward<_Args>(__args)...), __has(true), __vacant(false) {}
    template <class... _Args>
    constexpr explicit expected_storage(std::unexpect_t, _Args &&...__args)
        : __error(std::forward<_Args>(__args)...), __has(false), __vacant(false) {}
    constexpr ~expected_storage() {
        if (__vacant)
            return;
        if (__has)
            __om::destroy(__builtin_addressof(__value));
        else
            __om::destroy(__builtin_addressof(__error));
    }
};

template <class _Tp, class _Ep>
struct expected_operations : expected_storage<_Tp, _Ep> {
    using expected_storage<_Tp, _Ep>::expected_storage;

    template <class... _Args>
    constexpr void construct_value(_Args &&...__args) {
        __om::construct(__builtin_addressof(this->__value), std::forward<_Args>(__args)...);
        this->__has = true;
        this->__vacant = false;
    }
    template <class... _Args>
    constexpr void construct_error(_Args &&...__args) {
        __om::construct(__builtin_addressof(this->__error), std::forward<_Args>(__args)...);
        this->__has = false;
        this->__vacant = false;
    }
    constexpr void end() noexcept {
        if (this->__has) {
            __om::destroy(__builtin_addressof(this->__value));
            __om::bury(__builtin_addressof(this->__value));
        } else {
            __om::destroy(__builtin_addressof(this->__error));
            __om::bury(__builtin_addressof(this->__error));
        }
        this->__vacant = true;
    }
    // The new one is made before the old one goes, unless making it cannot fail.
    template <class... _Args>
    constexpr void replace_error(_Args &&...__args) {
        if constexpr (std::is_nothrow_constructible_v<_Tp, _Args...>) {
            end();
            construct_value(std::forward<_Args>(__args)...);
        } else if constexpr (std::is_nothrow_move_constructible_v<_Tp>) {
            _Tp __new(std::forward<_Args>(__args)...);
            end();
            construct_value(std::move(__new));
        } else {
            _Ep __old(std::move(this->__error));
            end();
            OM_TRY { construct_value(std::forward<_Args>(__args)...); }
            OM_CATCH_ALL {
                construct_error(std::move(__old));
                OM_RETHROW;
            }
        }
    }
    template <class... _Args>
    constexpr void replace_value(_Args &&...__args) {
        if constexpr (std::is_nothrow_constructible_v<_Ep, _Args...>) {
            end();
            construct_error(std::forward<_Args>(__args)...);
        } else if constexpr (std::is_nothrow_move_constructible_v<_Ep>) {
            _Ep __new(std::forward<_Args>(__args)...);
            end();
            construct_error(std::move(__new));
        } else {
            _Tp __old(std::move(this->__value));
            end();
            OM_TRY { construct_error(std::forward<_Args>(__args)...); }
            OM_CATCH_ALL {
                construct_value(std::move(__old));
                OM_RETHROW;
            }
        }
    }

    template <class _Other>
    constexpr void construct_from(_Other &&__other) {
        if (__other.__has)
            construct_value(std::forward<_Other>(__other).__value);
        else
            construct_error(std::forward<_Other>(__other).__error);
    }
    template <class _Other>
    constexpr void assign_from(_Other &&__other) {
        if (this->__has && __other.__has)
            this->__value = std::forward<_Other>(__other).__value;
        else if (this->__has)
            replace_value(std::forward<_Other>(__other).__error);
        else if (__other.__has)
            replace_error(std::forward<_Other>(__other).__value);
        else
            this->__error = std::forward<_Other>(__other).__error;
    }
};

} // namespace __om

OM_END_MODEL

#endif
