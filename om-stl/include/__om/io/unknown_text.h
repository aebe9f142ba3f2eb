// Characters from an input of which nothing is known: their number and they themselves are taken at once
// instead of one by one, each of which would be a case of its own.
#ifndef OM_IO_UNKNOWN_TEXT_H
#define OM_IO_UNKNOWN_TEXT_H

#include <__om/config.h>
#include <string>

OM_BEGIN_MODEL

namespace __om {

// What ends a text; without branches, which is_space has.
template <class _CharT>
struct ends_word {
    enum { look = OM_WORD };
    bool operator()(_CharT __c) const { return (__c == _CharT(' ')) | ((__c >= _CharT('\t')) & (__c <= _CharT('\r'))); }
};
template <class _CharT>
struct ends_line {
    enum { look = OM_TEXT };
    _CharT delimiter;
    bool operator()(_CharT __c) const { return __c == delimiter; }
};
template <class _CharT>
struct ends_nowhere {
    enum { look = OM_TEXT };
    bool operator()(_CharT) const { return false; }
};

// Either answer.
inline bool unknown_choice() {
    unsigned char __choice = 0;
    __verify_havoc(&__choice, sizeof(__choice));
    return (__choice & 1) != 0;
}

// What the reader leaves behind: the end of the input, or the delimiter that it took.
template <class _CharT>
void typed_end(bool __ended, _CharT __delimiter) {
    __verify_typed(__ended, OM_END, OM_NULL, 0, 0);
    __verify_typed(!__ended && sizeof(_CharT) == 1, OM_TEXT, &__delimiter, 1, 1);
}

inline std::size_t unknown_up_to(std::size_t __most) {
    std::size_t __n = 0;
    __verify_havoc(&__n, sizeof(__n));
    // The mask tells the engine what the assumption tells the solver.
    std::size_t __mask = __most;
    for (int __distance = 1; __distance != 64; __distance *= 2)
        __mask |= __mask >> __distance;
    __n &= __mask;
    __verify_assume(__n <= __most);
    return __n;
}

// Any characters; of the first of them it is known that they end no text.
template <class _CharT, class _Ends>
void unknown_characters(_CharT *__to, std::size_t __n, _Ends __ends) {
    __verify_input(__to, __n * sizeof(_CharT), "text from a stream");
    for (std::size_t __i = 0; __i != 32 && __i != __n; ++__i)
        __verify_assume(!__ends(__to[__i]));
}

// In place of what the string holds. Some limit to the length there must be, which the verdict names.
template <class _CharT, class _Traits, class _Alloc, class _Ends>
std::size_t read_unknown_text(std::basic_string<_CharT, _Traits, _Alloc> &__text, std::size_t __limit, _Ends __ends) {
    const std::size_t __longest = 255;
    _CharT __input[__longest];
    unknown_characters(__input, __longest, __ends);
    if (__limit > __longest) {
        __verify_assumed("texts from a stream: at most 255 characters at once");
        __limit = __longest;
    }
    const std::size_t __n = unknown_up_to(__limit);
    __verify_typed(sizeof(_CharT) == 1, _Ends::look, __input, __n, __longest);
    __text.__receive(__input, __n);
    return __n;
}

// Up to __limit characters into an array. One that ends before the limit is overrun by a text of any
// length beyond its own, so that there no limit is missed.
template <class _CharT, class _Ends>
std::size_t read_unknown_array(_CharT *__to, std::size_t __limit, _Ends __ends) {
    if (__limit == 0)
        return 0;
    const std::size_t __room = __verify_size_left(__to) / sizeof(_CharT) + 1;
    std::size_t __most = __limit < __room ? __limit : __room;
    if (!__verify_concrete(&__most, sizeof(__most)) || __most > 4095 / sizeof(_CharT)) {
        __verify_assumed("texts from a stream: at most 4095 bytes at once into an array");
        __most = 4095 / sizeof(_CharT);
    }
    _CharT *const __input = static_cast<_CharT *>(__verify_allocate(__most * sizeof(_CharT)));
    unknown_characters(__input, __most, __ends);
    const std::size_t __n = unknown_up_to(__most);
    __verify_assume(__n <= __limit);
    __verify_typed(sizeof(_CharT) == 1, _Ends::look, __input, __n, __most);
    if (__n != 0)
        __builtin_memcpy(__to, __input, __n * sizeof(_CharT));
    __verify_release(__input);
    return __n;
}

} // namespace __om

OM_END_MODEL

#endif
