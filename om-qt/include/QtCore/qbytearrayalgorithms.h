// qstrlen() and its kin (QByteArray, "Related Non-Members"): the C library's functions with null pointers allowed, and
// what QByteArray and QByteArrayView search and compare with.
#ifndef OM_QT_QBYTEARRAYALGORITHMS_H
#define OM_QT_QBYTEARRAYALGORITHMS_H

#include <QtCore/qglobal.h>
#include <QtCore/qnamespace.h>
#include <stdarg.h>
#include <string.h>

OM_BEGIN_MODEL

namespace __omqt {

// Bytes of a length, of which any may be NUL. Positions that are negative count from the end, as the members say.
qsizetype find_byte(const char *text, qsizetype size, char c, qsizetype from);
qsizetype find_bytes(const char *text, qsizetype size, const char *what, qsizetype length, qsizetype from);
qsizetype find_last_byte(const char *text, qsizetype size, char c, qsizetype from);
qsizetype find_last_bytes(const char *text, qsizetype size, const char *what, qsizetype length, qsizetype from);
qsizetype count_byte(const char *text, qsizetype size, char c);
qsizetype count_bytes(const char *text, qsizetype size, const char *what, qsizetype length);
bool begins_with(const char *text, qsizetype size, const char *what, qsizetype length);
bool ends_with(const char *text, qsizetype size, const char *what, qsizetype length);
// Less than, equal to or greater than zero; bytes are compared as unsigned ones, the shorter of two is less.
int compare_bytes(const char *left, qsizetype left_size, const char *right, qsizetype right_size);
bool equal_bytes(const char *left, const char *right, qsizetype size);
bool valid_utf8(const char *text, qsizetype size);

} // namespace __omqt

char *qstrdup(const char *source);

// The C library's strlen() where there is a string; its checks are those of strings.
#if OM_QT6
inline std::size_t qstrlen(const char *str) { return str ? strlen(str) : 0; }
inline std::size_t qstrnlen(const char *str, std::size_t maxlen) {
#else
inline uint qstrlen(const char *str) { return str ? uint(strlen(str)) : 0; }
inline uint qstrnlen(const char *str, uint maxlen) {
#endif
    std::size_t length = 0;
    if (str)
        while (length < maxlen && str[length] != '\0')
            ++length;
    return static_cast<decltype(maxlen)>(length);
}

char *qstrcpy(char *dst, const char *src);
int qstrcmp(const char *str1, const char *str2);
int qstricmp(const char *str1, const char *str2);
#if OM_QT6
char *qstrncpy(char *dst, const char *src, std::size_t len);
int qstrncmp(const char *str1, const char *str2, std::size_t len);
int qstrnicmp(const char *str1, const char *str2, std::size_t len);
#else
char *qstrncpy(char *dst, const char *src, uint len);
int qstrncmp(const char *str1, const char *str2, uint len);
int qstrnicmp(const char *str1, const char *str2, uint len);
#endif
int qstrnicmp(const char *str1, qsizetype len1, const char *str2, qsizetype len2 = -1);

int qvsnprintf(char *str, std::size_t n, const char *fmt, va_list ap);
int qsnprintf(char *str, std::size_t n, const char *fmt, ...);

OM_END_MODEL

#endif
