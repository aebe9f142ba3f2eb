// Implicit sharing ("Implicit Sharing"): an object that is one pointer to a block with a count of owners.
//
// Copying an object shares the block; a member that may change it detaches first, which copies the content into a block
// of its own where there are other owners. Iterators, pointers and references that were taken before stay with the old
// block, which lives as long as its last owner.
//
// What the block holds is a container of om-stl or a part of one, which brings the iterators, the versions and the
// invalidation along: __om::vector_storage for QList and QVector (__omqt/array.h), std::basic_string for strings,
// std::map and std::unordered_map for maps and hashes. The block is the model's own memory; what it holds allocates as
// the program does, so that a leaked object is a leak.
#ifndef OM_QT_SHARED_H
#define OM_QT_SHARED_H

#include <__om/container/model_memory.h>
#include <__omqt/check.h>
#include <QtCore/qconfig.h>

OM_BEGIN_MODEL

namespace __omqt {

template <class Content>
struct shared_block {
    int __owners;
    bool __sharable; // false after setSharable(false), Qt 5
    Content __content;

    shared_block() : __owners(1), __sharable(true), __content() {}
    template <class Arg>
    explicit shared_block(const Arg &arg) : __owners(1), __sharable(true), __content(arg) {}
};

// The pointer to the block, null for an object that never had content. Copying into a new block is
// `Copy::copy(const Content &from, Content &to)` with `to` empty: by assignment unless told otherwise.
struct copy_by_assignment {
    template <class Content>
    static void copy(const Content &from, Content &to) {
        to = from;
    }
};

template <class Content, class Copy = copy_by_assignment>
class shared {
public:
    typedef shared_block<Content> block_type;

    mutable block_type *__block;

    constexpr shared() noexcept : __block(nullptr) {}
    shared(const shared &other) : __block(other.__block) {
        if (__block) {
            if (__block->__sharable)
                ++__block->__owners;
            else
                __block = copied(*__block);
        }
    }
    shared(shared &&other) noexcept : __block(other.__block) { other.__block = nullptr; }
    ~shared() { release(); }
    shared &operator=(const shared &other) {
        shared copy(other);
        swap(copy);
        return *this;
    }
    shared &operator=(shared &&other) noexcept {
        shared taken(static_cast<shared &&>(other));
        swap(taken);
        return *this;
    }
    void swap(shared &other) noexcept {
        block_type *const before = __block;
        __block = other.__block;
        other.__block = before;
    }

    bool is_null() const noexcept { return __block == nullptr; }
    bool has_other_owners() const noexcept { return __block && __block->__owners != 1; }
    bool is_shared_with(const shared &other) const noexcept { return __block == other.__block; }

    // To be read; there is a block.
    const Content &content() const noexcept { return __block->__content; }
    // To be read, with a block where there was none.
    Content &present() const {
        if (!__block)
            __block = make();
        return __block->__content;
    }
    // To be changed: nobody else's.
    Content &own() {
        if (!__block)
            __block = make();
        else if (__block->__owners != 1)
            detach_from_others();
        return __block->__content;
    }
    void detach() {
        if (has_other_owners())
            detach_from_others();
    }
    // The block goes to its other owners or away; the object has none.
    void drop() {
        release();
        __block = nullptr;
    }
    void set_sharable(bool sharable) {
        if (!sharable)
            own();
        if (__block)
            __block->__sharable = sharable;
    }

    static block_type *make() { return __om::model_new<block_type>(); }

private:
    // Gives a new block back where copying throws.
    struct in_making {
        block_type *__made;

        in_making() : __made(make()) {}
        ~in_making() {
            if (__made)
                __om::model_delete(__made);
        }
    };
    static block_type *copied(const block_type &from) {
        in_making making;
        Copy::copy(from.__content, making.__made->__content);
        block_type *const made = making.__made;
        making.__made = nullptr;
        return made;
    }
    void detach_from_others() {
        block_type *const mine = copied(*__block);
        --__block->__owners;
        __block = mine;
    }
    void release() {
        if (__block && --__block->__owners == 0)
            __om::model_delete(__block);
    }
};

} // namespace __omqt

OM_END_MODEL

#endif
