// What the classes of strings have in common: comparing, searching and counting in UTF-16 and Latin-1, and numbers in
// text. A null pointer is a null string, where that makes a difference. Defined in runtime/qstring_search.cpp and
// runtime/qstring_number.cpp.
#ifndef OM_QT_TEXT_H
#define OM_QT_TEXT_H

#include <QtCore/qchar.h>
#include <QtCore/qnamespace.h>

OM_BEGIN_MODEL

class QByteArray;

namespace __omqt {

// A and B are char16_t or char (Latin-1).
template <class A, class B>
int compare_text(const A *a, std::size_t n, const B *b, std::size_t m, Qt::CaseSensitivity cs) noexcept;
template <class A, class B>
bool text_starts_with(const A *a, std::size_t n, const B *b, std::size_t m, Qt::CaseSensitivity cs) noexcept;
template <class A, class B>
bool text_ends_with(const A *a, std::size_t n, const B *b, std::size_t m, Qt::CaseSensitivity cs) noexcept;
template <class A, class B>
std::ptrdiff_t find_text(const A *a, std::size_t n, std::ptrdiff_t from, const B *b, std::size_t m,
                         Qt::CaseSensitivity cs) noexcept;
template <class A, class B>
std::ptrdiff_t find_last_text(const A *a, std::size_t n, std::ptrdiff_t from, const B *b, std::size_t m,
                              Qt::CaseSensitivity cs) noexcept;
template <class A, class B>
std::ptrdiff_t count_text(const A *a, std::size_t n, const B *b, std::size_t m, Qt::CaseSensitivity cs) noexcept;
// One character, from a position on; -1 where there is none.
template <class A>
std::ptrdiff_t find_character(const A *a, std::size_t n, std::ptrdiff_t from, char16_t c,
                              Qt::CaseSensitivity cs) noexcept;
template <class A>
std::ptrdiff_t find_last_character(const A *a, std::size_t n, std::ptrdiff_t from, char16_t c,
                                   Qt::CaseSensitivity cs) noexcept;
template <class A>
std::ptrdiff_t count_character(const A *a, std::size_t n, char16_t c, Qt::CaseSensitivity cs) noexcept;
bool equal_text(const char16_t *a, std::size_t n, const char16_t *b, std::size_t m) noexcept;
bool equal_text(const char16_t *a, std::size_t n, const char *b, std::size_t m) noexcept;
bool equal_text(const char *a, std::size_t n, const char *b, std::size_t m) noexcept;

int compare_in_locale(const char16_t *a, std::size_t n, const char16_t *b, std::size_t m) noexcept;
bool is_right_to_left(const char16_t *a, std::size_t n) noexcept;
bool is_valid_utf16(const char16_t *a, std::size_t n) noexcept;

// T is any integer type, float or double.
template <class T, class A>
T text_to_number(const A *a, std::size_t n, bool *ok, int base) noexcept;

std::size_t text_length(const char16_t *text) noexcept;

// What takes the place of %1, %2, … in arg() of several strings.
struct text_argument {
    const void *__data;
    std::size_t __size;
    bool __latin1;
};

inline const char16_t *units(const QChar *text) { return reinterpret_cast<const char16_t *>(text); }
inline char16_t *units(QChar *text) { return reinterpret_cast<char16_t *>(text); }

} // namespace __omqt

OM_END_MODEL

#endif
