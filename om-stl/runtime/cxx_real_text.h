// What models of libstdc++'s shared library have in common: its strings, which are laid out in another way than
// those of the models, and functions under the names that it gives them.
#ifndef OM_CXX_REAL_TEXT_H
#define OM_CXX_REAL_TEXT_H

#include <new>
#include <string>

// A string of that library. Short texts lie in the object itself.
struct LibraryText {
    char *characters;
    __SIZE_TYPE__ size;
    union {
        char room[16];
        __SIZE_TYPE__ capacity;
    };

    std::string copy() const { return std::string(characters, size); }
    __SIZE_TYPE__ held() const { return characters == room ? sizeof room - 1 : capacity; }

    void begin_empty() {
        characters = room;
        size = 0;
        room[0] = '\0';
    }
    void release() {
        if (characters != room)
            ::operator delete(characters);
    }
    // Room for so many characters, the first of which are kept.
    void grow(__SIZE_TYPE__ wanted, __SIZE_TYPE__ kept) {
        if (wanted <= held())
            return;
        char *const longer = static_cast<char *>(::operator new(wanted + 1));
        std::char_traits<char>::copy(longer, characters, kept);
        release();
        characters = longer;
        capacity = wanted;
    }
    void assign(const char *text, __SIZE_TYPE__ length) {
        grow(length, 0);
        std::char_traits<char>::copy(characters, text, length);
        size = length;
        characters[size] = '\0';
    }
    void assign(const std::string &text) { assign(text.data(), text.size()); }
};

// A string_view of that library.
struct LibraryView {
    __SIZE_TYPE__ size;
    const char *characters;
};

#define OM_LIBRARY(result, name, parameters, symbol)                                                                   \
    result name parameters __asm__(symbol);                                                                            \
    result name parameters

#endif
