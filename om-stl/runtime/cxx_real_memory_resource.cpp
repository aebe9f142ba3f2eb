// What libstdc++'s own headers expect of its shared library for <memory_resource>: the resources that are
// there from the start, the pools, and the buffers of monotonic_buffer_resource, which allocates inline. As in
// the models, every block is taken from upstream by itself: how a resource groups blocks nobody can see, but a
// block used after it was released is then found. For units that only compile against those headers; the
// members have the order that those give them.

#include <__om/throw.h>
#include <__om/types.h>
#include <cstddef>
#include <new>

namespace std::pmr {

class memory_resource {
public:
    virtual ~memory_resource();
    void *take(size_t bytes, size_t alignment) { return do_allocate(bytes, alignment); }
    void give_back(void *block, size_t bytes, size_t alignment) { do_deallocate(block, bytes, alignment); }

private:
    virtual void *do_allocate(size_t bytes, size_t alignment) = 0;
    virtual void do_deallocate(void *block, size_t bytes, size_t alignment) = 0;
    virtual bool do_is_equal(const memory_resource &other) const noexcept = 0;
};
memory_resource::~memory_resource() = default;

} // namespace std::pmr

namespace {

using std::size_t;
using std::pmr::memory_resource;

class NewDeleteResource final : public memory_resource {
    void *do_allocate(size_t bytes, size_t alignment) override {
        return ::operator new(bytes, std::align_val_t(alignment));
    }
    void do_deallocate(void *block, size_t, size_t alignment) override {
        ::operator delete(block, std::align_val_t(alignment));
    }
    bool do_is_equal(const memory_resource &other) const noexcept override { return this == &other; }
};

class NullResource final : public memory_resource {
    void *do_allocate(size_t, size_t) override { throw std::bad_alloc(); }
    void do_deallocate(void *, size_t, size_t) override {
        __verify_require(false, "library-precondition",
                         "null_memory_resource(): a block is released that it cannot have allocated");
    }
    bool do_is_equal(const memory_resource &other) const noexcept override { return this == &other; }
};

NewDeleteResource the_new_delete_resource;
NullResource the_null_resource;
memory_resource *the_default_resource = &the_new_delete_resource;

// A block that a resource has from upstream, in a list of them.
struct Block {
    Block *next;
    void *memory;
    size_t bytes;
    size_t alignment;
};

void *add_block(Block *&blocks, memory_resource *upstream, size_t bytes, size_t alignment) {
    void *const memory = upstream->take(bytes, alignment);
    blocks = new Block{blocks, memory, bytes, alignment};
    return memory;
}
void release_blocks(Block *&blocks, memory_resource *upstream) {
    while (Block *const first = blocks) {
        blocks = first->next;
        upstream->give_back(first->memory, first->bytes, first->alignment);
        delete first;
    }
}
void release_block(Block *&blocks, memory_resource *upstream, void *memory) {
    for (Block **link = &blocks; *link; link = &(*link)->next) {
        Block *const found = *link;
        if (found->memory != memory)
            continue;
        *link = found->next;
        upstream->give_back(memory, found->bytes, found->alignment);
        delete found;
        return;
    }
    __verify_require(false, "library-precondition",
                     "memory_resource::deallocate(): the block was not allocated by this resource");
}

} // namespace

namespace std::pmr {

// [mem.res.global]
memory_resource *new_delete_resource() noexcept { return &the_new_delete_resource; }
memory_resource *null_memory_resource() noexcept { return &the_null_resource; }
memory_resource *get_default_resource() noexcept { return the_default_resource; }
memory_resource *set_default_resource(memory_resource *resource) noexcept {
    memory_resource *const before = the_default_resource;
    the_default_resource = resource ? resource : &the_new_delete_resource;
    return before;
}

// [mem.res.pool.options]
struct pool_options {
    size_t max_blocks_per_chunk;
    size_t largest_required_pool_block;
};

// What the headers read of a pool: its options, and where it takes its memory from.
struct __pool_resource {
    pool_options options;
    memory_resource *upstream;
    Block *blocks;
    void *unused[2];
    int number;
};

#define OM_POOL(name, rest)                                                                                            \
    class name : public memory_resource {                                                                              \
    public:                                                                                                            \
        name(const pool_options &options, memory_resource *upstream);                                                  \
        ~name() override;                                                                                              \
        void release();                                                                                                \
                                                                                                                       \
    protected:                                                                                                         \
        void *do_allocate(size_t bytes, size_t alignment) override;                                                    \
        void do_deallocate(void *block, size_t bytes, size_t alignment) override;                                      \
        bool do_is_equal(const memory_resource &other) const noexcept override { return this == &other; }              \
                                                                                                                       \
    private:                                                                                                           \
        __pool_resource _M_impl;                                                                                       \
        char _M_rest[rest];                                                                                            \
    };                                                                                                                 \
    name::name(const pool_options &options, memory_resource *upstream)                                                 \
        : _M_impl{options, upstream, nullptr, {nullptr, nullptr}, 0} {}                                                \
    name::~name() { release(); }                                                                                       \
    void name::release() { release_blocks(_M_impl.blocks, _M_impl.upstream); }                                         \
    void *name::do_allocate(size_t bytes, size_t alignment) {                                                          \
        return add_block(_M_impl.blocks, _M_impl.upstream, bytes, alignment);                                          \
    }                                                                                                                  \
    void name::do_deallocate(void *block, size_t, size_t) { release_block(_M_impl.blocks, _M_impl.upstream, block); }
OM_POOL(unsynchronized_pool_resource, 8)
OM_POOL(synchronized_pool_resource, 72)
#undef OM_POOL
static_assert(sizeof(unsynchronized_pool_resource) == 72 && sizeof(synchronized_pool_resource) <= 136,
              "the place is large enough");

// [mem.res.monotonic.buffer]
class monotonic_buffer_resource : public memory_resource {
public:
    ~monotonic_buffer_resource() override;

protected:
    void *do_allocate(size_t bytes, size_t alignment) override;
    void do_deallocate(void *, size_t, size_t) override {}
    bool do_is_equal(const memory_resource &other) const noexcept override { return this == &other; }

private:
    void _M_new_buffer(size_t bytes, size_t alignment);
    void _M_release_buffers() noexcept;

    void *_M_current_buf;
    size_t _M_avail;
    size_t _M_next_bufsiz;
    memory_resource *_M_upstream;
    void *_M_orig_buf;
    size_t _M_orig_size;
    Block *_M_head;
};
monotonic_buffer_resource::~monotonic_buffer_resource() { _M_release_buffers(); }
void monotonic_buffer_resource::_M_new_buffer(size_t bytes, size_t alignment) {
    _M_current_buf = add_block(_M_head, _M_upstream, bytes, alignment);
    _M_avail = bytes;
}
void monotonic_buffer_resource::_M_release_buffers() noexcept { release_blocks(_M_head, _M_upstream); }
void *monotonic_buffer_resource::do_allocate(size_t bytes, size_t alignment) {
    const size_t past = reinterpret_cast<size_t>(_M_current_buf) & (alignment - 1);
    const size_t skipped = past == 0 ? 0 : alignment - past;
    if (bytes == 0)
        bytes = 1;
    if (_M_current_buf == nullptr || _M_avail < skipped || _M_avail - skipped < bytes)
        _M_new_buffer(bytes, alignment);
    else {
        _M_current_buf = static_cast<char *>(_M_current_buf) + skipped;
        _M_avail -= skipped;
    }
    void *const block = _M_current_buf;
    _M_current_buf = static_cast<char *>(_M_current_buf) + bytes;
    _M_avail -= bytes;
    return block;
}

} // namespace std::pmr
