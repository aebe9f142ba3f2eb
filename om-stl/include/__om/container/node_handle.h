// Node handles ([container.node]): an element without a container, to be put into another one.
#ifndef OM_CONTAINER_NODE_HANDLE_H
#define OM_CONTAINER_NODE_HANDLE_H

#include <__om/container/linked.h>
#include <__om/pair.h>

OM_BEGIN_MODEL

#if OM_CXX17
namespace __om {

template <class _Node, class _Alloc>
class node_handle_base {
public:
    typedef _Alloc allocator_type;

    _Node *__node;
    union {
        _Alloc __alloc; // there as long as there is a node
    };

    constexpr node_handle_base() noexcept : __node(nullptr) {}
    node_handle_base(_Node *__n, const _Alloc &__a) : __node(__n), __alloc(__a) {}
    node_handle_base(node_handle_base &&__other) noexcept : __node(nullptr) { take(__other); }
    node_handle_base &operator=(node_handle_base &&__other) {
        OM_REQUIRES(!__node || std::allocator_traits<_Alloc>::propagate_on_container_move_assignment::value ||
                        !__other.__node || __alloc == __other.__alloc,
                    "node handle assigned one of another allocator");
        discard();
        take(__other);
        return *this;
    }
    ~node_handle_base() { discard(); }

    [[nodiscard]] bool empty() const noexcept { return !__node; }
    explicit operator bool() const noexcept { return __node != nullptr; }
    allocator_type get_allocator() const {
        OM_CHECK("empty-access", __node != nullptr, "get_allocator() of an empty node handle");
        return __alloc;
    }

    // The node leaves the handle, for a container to take it.
    _Node *release() {
        _Node *__n = __node;
        __node = nullptr;
        __alloc.~_Alloc();
        return __n;
    }

protected:
    void exchange(node_handle_base &__other) {
        node_handle_base __held(std::move(__other));
        __other.take(*this);
        take(__held);
    }

private:
    void take(node_handle_base &__other) {
        if (__other.__node) {
            ::new ((void *)__builtin_addressof(__alloc)) _Alloc(std::move(__other.__alloc));
            __node = __other.release();
        }
    }
    void discard() {
        if (__node) {
            __om::destroy_node(__alloc, __node);
            release();
        }
    }
};

template <class _Node, class _Value, class _Alloc>
class set_node_handle : public node_handle_base<_Node, _Alloc> {
    typedef node_handle_base<_Node, _Alloc> __base;

public:
    typedef _Value value_type;

    constexpr set_node_handle() noexcept {}
    set_node_handle(_Node *__n, const _Alloc &__a) : __base(__n, __a) {}
    set_node_handle(set_node_handle &&) noexcept = default;
    set_node_handle &operator=(set_node_handle &&) = default;

    value_type &value() const {
        OM_CHECK("empty-access", this->__node != nullptr, "value() of an empty node handle");
        return *this->__node->value_address();
    }
    void swap(set_node_handle &__other) noexcept { this->exchange(__other); }
    friend void swap(set_node_handle &__x, set_node_handle &__y) noexcept { __x.swap(__y); }
};

template <class _Node, class _Key, class _Mapped, class _Alloc>
class map_node_handle : public node_handle_base<_Node, _Alloc> {
    typedef node_handle_base<_Node, _Alloc> __base;

public:
    typedef _Key key_type;
    typedef _Mapped mapped_type;

    constexpr map_node_handle() noexcept {}
    map_node_handle(_Node *__n, const _Alloc &__a) : __base(__n, __a) {}
    map_node_handle(map_node_handle &&) noexcept = default;
    map_node_handle &operator=(map_node_handle &&) = default;

    key_type &key() const {
        OM_CHECK("empty-access", this->__node != nullptr, "key() of an empty node handle");
        return const_cast<key_type &>(this->__node->value_address()->first);
    }
    mapped_type &mapped() const {
        OM_CHECK("empty-access", this->__node != nullptr, "mapped() of an empty node handle");
        return this->__node->value_address()->second;
    }
    void swap(map_node_handle &__other) noexcept { this->exchange(__other); }
    friend void swap(map_node_handle &__x, map_node_handle &__y) noexcept { __x.swap(__y); }
};

// [container.insert.return]
template <class _Iter, class _Handle>
struct node_insertion {
    _Iter position;
    bool inserted;
    _Handle node;
};

} // namespace __om
#endif

OM_END_MODEL

#endif
