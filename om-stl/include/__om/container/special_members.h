// Copying, moving and assigning as the types that are held allow it ([optional.ctor], [variant.ctor],
// [expected.object.cons]): trivial where theirs is trivial, deleted where theirs is missing.
//
// _Storage knows construct_from(other) for when it holds nothing yet and assign_from(other).
#ifndef OM_CONTAINER_SPECIAL_MEMBERS_H
#define OM_CONTAINER_SPECIAL_MEMBERS_H

#include <type_traits>

OM_BEGIN_MODEL

namespace __om {

enum member_kind { __member_deleted, __member_trivial, __member_written };

template <class... _Types>
struct copy_constructor_kind {
    static constexpr member_kind value = !(std::is_copy_constructible_v<_Types> && ...)            ? __member_deleted
                                         : (std::is_trivially_copy_constructible_v<_Types> && ...) ? __member_trivial
                                                                                                   : __member_written;
};
template <class... _Types>
struct move_constructor_kind {
    static constexpr member_kind value = !(std::is_move_constructible_v<_Types> && ...)            ? __member_deleted
                                         : (std::is_trivially_move_constructible_v<_Types> && ...) ? __member_trivial
                                                                                                   : __member_written;
};
template <class... _Types>
struct copy_assignment_kind {
    static constexpr member_kind value =
        !((std::is_copy_constructible_v<_Types> && std::is_copy_assignable_v<_Types>) && ...) ? __member_deleted
        : ((std::is_trivially_copy_constructible_v<_Types> && std::is_trivially_copy_assignable_v<_Types> &&
            std::is_trivially_destructible_v<_Types>) &&
           ...)
            ? __member_trivial
            : __member_written;
};
template <class... _Types>
struct move_assignment_kind {
    static constexpr member_kind value =
        !((std::is_move_constructible_v<_Types> && std::is_move_assignable_v<_Types>) && ...) ? __member_deleted
        : ((std::is_trivially_move_constructible_v<_Types> && std::is_trivially_move_assignable_v<_Types> &&
            std::is_trivially_destructible_v<_Types>) &&
           ...)
            ? __member_trivial
            : __member_written;
};

template <class _Storage, member_kind>
struct with_copy_constructor : _Storage {
    using _Storage::_Storage;
};
template <class _Storage>
struct with_copy_constructor<_Storage, __member_written> : _Storage {
    using _Storage::_Storage;
    with_copy_constructor() = default;
    OM_CONSTEXPR20 with_copy_constructor(const with_copy_constructor &__other) : _Storage() {
        this->construct_from(static_cast<const _Storage &>(__other));
    }
    with_copy_constructor(with_copy_constructor &&) = default;
    with_copy_constructor &operator=(const with_copy_constructor &) = default;
    with_copy_constructor &operator=(with_copy_constructor &&) = default;
};
template <class _Storage>
struct with_copy_constructor<_Storage, __member_deleted> : _Storage {
    using _Storage::_Storage;
    with_copy_constructor() = default;
    with_copy_constructor(const with_copy_constructor &) = delete;
    with_copy_constructor(with_copy_constructor &&) = default;
    with_copy_constructor &operator=(const with_copy_constructor &) = default;
    with_copy_constructor &operator=(with_copy_constructor &&) = default;
};

template <class _Storage, member_kind, bool _Nothrow>
struct with_move_constructor : _Storage {
    using _Storage::_Storage;
};
template <class _Storage, bool _Nothrow>
struct with_move_constructor<_Storage, __member_written, _Nothrow> : _Storage {
    using _Storage::_Storage;
    with_move_constructor() = default;
    with_move_constructor(const with_move_constructor &) = default;
    OM_CONSTEXPR20 with_move_constructor(with_move_constructor &&__other) noexcept(_Nothrow) : _Storage() {
        this->construct_from(static_cast<_Storage &&>(__other));
    }
    with_move_constructor &operator=(const with_move_constructor &) = default;
    with_move_constructor &operator=(with_move_constructor &&) = default;
};
// Without a move constructor an rvalue is copied, if that is possible.
template <class _Storage, bool _Nothrow>
struct with_move_constructor<_Storage, __member_deleted, _Nothrow> : _Storage {
    using _Storage::_Storage;
    with_move_constructor() = default;
    with_move_constructor(const with_move_constructor &) = default;
    with_move_constructor &operator=(const with_move_constructor &) = default;
    with_move_constructor &operator=(with_move_constructor &&) = default;
};

template <class _Storage, member_kind>
struct with_copy_assignment : _Storage {
    using _Storage::_Storage;
};
template <class _Storage>
struct with_copy_assignment<_Storage, __member_written> : _Storage {
    using _Storage::_Storage;
    with_copy_assignment() = default;
    with_copy_assignment(const with_copy_assignment &) = default;
    with_copy_assignment(with_copy_assignment &&) = default;
    OM_CONSTEXPR20 with_copy_assignment &operator=(const with_copy_assignment &__other) {
        this->assign_from(static_cast<const _Storage &>(__other));
        return *this;
    }
    with_copy_assignment &operator=(with_copy_assignment &&) = default;
};
template <class _Storage>
struct with_copy_assignment<_Storage, __member_deleted> : _Storage {
    using _Storage::_Storage;
    with_copy_assignment() = default;
    with_copy_assignment(const with_copy_assignment &) = default;
    with_copy_assignment(with_copy_assignment &&) = default;
    with_copy_assignment &operator=(const with_copy_assignment &) = delete;
    with_copy_assignment &operator=(with_copy_assignment &&) = default;
};

template <class _Storage, member_kind, bool _Nothrow>
struct with_move_assignment : _Storage {
    using _Storage::_Storage;
};
template <class _Storage, bool _Nothrow>
struct with_move_assignment<_Storage, __member_written, _Nothrow> : _Storage {
    using _Storage::_Storage;
    with_move_assignment() = default;
    with_move_assignment(const with_move_assignment &) = default;
    with_move_assignment(with_move_assignment &&) = default;
    with_move_assignment &operator=(const with_move_assignment &) = default;
    OM_CONSTEXPR20 with_move_assignment &operator=(with_move_assignment &&__other) noexcept(_Nothrow) {
        this->assign_from(static_cast<_Storage &&>(__other));
        return *this;
    }
};
template <class _Storage, bool _Nothrow>
struct with_move_assignment<_Storage, __member_deleted, _Nothrow> : _Storage {
    using _Storage::_Storage;
    with_move_assignment() = default;
    with_move_assignment(const with_move_assignment &) = default;
    with_move_assignment(with_move_assignment &&) = default;
    with_move_assignment &operator=(const with_move_assignment &) = default;
};

template <class _Storage, class... _Types>
using with_constructors =
    with_move_constructor<with_copy_constructor<_Storage, copy_constructor_kind<_Types...>::value>,
                          move_constructor_kind<_Types...>::value,
                          (std::is_nothrow_move_constructible_v<_Types> && ...)>;

template <class _Storage, class... _Types>
using special_members = with_move_assignment<
    with_copy_assignment<with_constructors<_Storage, _Types...>, copy_assignment_kind<_Types...>::value>,
    move_assignment_kind<_Types...>::value,
    ((std::is_nothrow_move_constructible_v<_Types> && std::is_nothrow_move_assignable_v<_Types>) && ...)>;

} // namespace __om

OM_END_MODEL

#endif
