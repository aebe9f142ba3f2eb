// The characters of QByteArray: a shared array that ends in a NUL, or memory that the program lends (fromRawData()).
//
// An object without a block is null; an empty one has a block. The memory is as long as the text and its NUL, unless
// more was reserved, and growing takes new memory: what pointed to the old one dangles, as Qt allows ("the pointer
// remains valid as long as the byte array isn't reallocated or destroyed"). Shrinking and overwriting stay in place.
// Iterators are plain pointers, as in Qt.
//
// Lent memory is read where it lies, so that reading it after its end is the program's invalid access; any change
// copies it first.
#ifndef OM_QT_TEXT_DATA_H
#define OM_QT_TEXT_DATA_H

#include <QtCore/qtypes.h>
#include <__om/container/model_memory.h>
#include <__omqt/check.h>
#include <new>

OM_BEGIN_MODEL

namespace __omqt {

// Where it is not known how many there are, each is copied on its own.
template <class Char>
inline void copy_text(Char *to, const Char *from, std::size_t n) {
    if (__om::is_known(n)) {
        if (n != 0)
            __builtin_memcpy(static_cast<void *>(to), static_cast<const void *>(from), n * sizeof(Char));
    } else {
        for (std::size_t i = 0; i < n; ++i)
            to[i] = from[i];
    }
}
// The two may overlap.
template <class Char>
inline void move_text(Char *to, const Char *from, std::size_t n) {
    if (__om::is_known(n)) {
        if (n != 0)
            __builtin_memmove(static_cast<void *>(to), static_cast<const void *>(from), n * sizeof(Char));
    } else if (to < from) {
        for (std::size_t i = 0; i < n; ++i)
            to[i] = from[i];
    } else {
        for (std::size_t i = n; i != 0; --i)
            to[i - 1] = from[i - 1];
    }
}
template <class Char>
inline void fill_text(Char *to, std::size_t n, Char c) {
    for (std::size_t i = 0; i < n; ++i)
        to[i] = c;
}

template <class Char>
struct text_block {
    int __owners;
    bool __lent;             // the program's memory: never written, never released
    std::size_t __size;
    std::size_t __reserved;  // what reserve() promised
    std::size_t __allocated; // how many characters fit besides the NUL
    Char *__data;
};

// Texts beyond this take more memory than they need when they grow, so that long loops stay linear.
const std::size_t exact_text_limit = 1024;

template <class Char>
class text_data {
public:
    typedef text_block<Char> block_type;

    block_type *__block;
#if OM_QT6
    void *__unused[2]; // sizes are part of what a program sees
#endif

#if OM_QT6
    constexpr text_data() noexcept : __block(nullptr), __unused() {}
    text_data(const text_data &other) noexcept : __block(other.__block), __unused() {
#else
    constexpr text_data() noexcept : __block(nullptr) {}
    text_data(const text_data &other) noexcept : __block(other.__block) {
#endif
        if (__block)
            ++__block->__owners;
    }
    text_data(text_data &&other) noexcept : text_data() { swap(other); }
    ~text_data() { release(__block); }
    text_data &operator=(const text_data &other) noexcept {
        if (other.__block)
            ++other.__block->__owners;
        release(__block);
        __block = other.__block;
        return *this;
    }
    void swap(text_data &other) noexcept {
        block_type *const mine = __block;
        __block = other.__block;
        other.__block = mine;
    }

    bool is_null() const noexcept { return __block == nullptr; }
    std::size_t size() const noexcept { return __block ? __block->__size : 0; }
    const Char *data() const noexcept { return __block ? __block->__data : &nothing; }
    std::size_t capacity() const noexcept { return __block && !__block->__lent ? __block->__allocated : 0; }
    bool is_shared() const noexcept { return __block && __block->__owners != 1; }
    bool needs_detach() const noexcept { return !__block || __block->__owners != 1 || __block->__lent; }

    // To be changed: nobody else's, and not lent.
    Char *own() {
        if (needs_detach())
            rebuild(size(), size());
        return __block->__data;
    }
    void clear() {
        release(__block);
        __block = nullptr;
    }
    // A text of this size, its characters indeterminate; there may have been another one.
    Char *make(std::size_t n) {
        block_type *const made = allocate(n, n);
        release(__block);
        __block = made;
        return made->__data;
    }
    void assign(const Char *from, std::size_t n) {
        block_type *const made = allocate(n, n);
        copy_text(made->__data, from, n);
        release(__block);
        __block = made;
    }
    void lend(const Char *from, std::size_t n) {
        block_type *const made = __om::model_new<block_type>();
        made->__owners = 1;
        made->__lent = true;
        made->__size = n;
        made->__reserved = made->__allocated = 0;
        made->__data = const_cast<Char *>(from);
        release(__block);
        __block = made;
    }
    // Characters that this adds are indeterminate.
    void resize(std::size_t n) {
#if !OM_QT6
        // Qt 5 lets lent memory end earlier.
        if (__block && __block->__lent && __block->__owners == 1 && n < __block->__size) {
            __block->__size = n;
            return;
        }
#endif
        if (needs_detach() || n > __block->__allocated)
            rebuild(n, n);
        else
            __block->__size = n;
        __block->__data[n] = Char();
    }
    void reserve(std::size_t n) {
        if (needs_detach() || n > __block->__allocated)
            rebuild(size(), n);
        __block->__reserved = n;
    }
    void squeeze() {
        if (!__block || __block->__lent) {
#if !OM_QT6
            own();
#endif
            return;
        }
        __block->__reserved = 0;
        if (__block->__owners != 1 || __block->__allocated > __block->__size)
            rebuild(__block->__size, __block->__size);
    }
    // Puts n characters in at position i. They may be this very text's.
    void insert(std::size_t i, const Char *from, std::size_t n) {
        if (__block && __verify_same_object(from, __block->__data) && from >= __block->__data &&
            from <= __block->__data + __block->__size) {
            const text_data before(*this); // which keeps the old ones alive, and makes open() leave them where they are
            copy_text(open(i, n), from, n);
        } else {
            copy_text(open(i, n), from, n);
        }
    }
    // Opens a gap of n indeterminate characters at position i and gives its address.
    Char *open(std::size_t i, std::size_t n) {
        const std::size_t before = size();
        if (needs_detach() || before + n > __block->__allocated) {
            block_type *const made = allocate(before + n, grown(before + n));
            copy_text(made->__data, data(), i);
            copy_text(made->__data + i + n, data() + i, before - i);
            take(made);
        } else {
            move_text(__block->__data + i + n, __block->__data + i, before - i);
            __block->__size = before + n;
            __block->__data[before + n] = Char();
        }
        return __block->__data + i;
    }
    // Takes n characters at position i away.
    void close(std::size_t i, std::size_t n) {
        if (n == 0)
            return;
        Char *const text = own();
        const std::size_t after = __block->__size - n;
        move_text(text + i, text + i + n, after - i);
        text[after] = Char();
        __block->__size = after;
    }

private:
    static const Char nothing;

    static block_type *allocate(std::size_t n, std::size_t room) {
        block_type *const made = __om::model_new<block_type>();
        made->__owners = 1;
        made->__lent = false;
        made->__size = n;
        made->__reserved = 0;
        made->__allocated = room;
        made->__data = static_cast<Char *>(::operator new((room + 1) * sizeof(Char)));
        made->__data[n] = Char();
        return made;
    }
    static void release(block_type *block) {
        if (block && --block->__owners == 0) {
            if (!block->__lent)
                ::operator delete(block->__data);
            __om::model_delete(block);
        }
    }
    std::size_t grown(std::size_t n) const {
        const std::size_t promised = __block ? __block->__reserved : 0;
        const std::size_t wanted = n <= exact_text_limit ? n : n + n / 2;
        return wanted < promised ? promised : wanted;
    }
    void take(block_type *made) {
        made->__reserved = __block ? __block->__reserved : 0;
        release(__block);
        __block = made;
    }
    // A block of its own with n characters, as far as there are so many the same, and room for more.
    void rebuild(std::size_t n, std::size_t room) {
        block_type *const made = allocate(n, grown(room));
        const std::size_t kept = size() < n ? size() : n;
        copy_text(made->__data, data(), kept);
        take(made);
    }
};

template <class Char>
const Char text_data<Char>::nothing = Char();

} // namespace __omqt

OM_END_MODEL

#endif
