// Numbers from strings and strings from numbers [string.conversions]. Defined in
// runtime/cxx_string_numbers.cpp.
#ifndef OM_STRING_CONVERSIONS_H
#define OM_STRING_CONVERSIONS_H

#include <__om/string/fwd.h>

#if OM_CXX11
namespace std {

int stoi(const string &__s, size_t *__end = nullptr, int __base = 10);
long stol(const string &__s, size_t *__end = nullptr, int __base = 10);
unsigned long stoul(const string &__s, size_t *__end = nullptr, int __base = 10);
long long stoll(const string &__s, size_t *__end = nullptr, int __base = 10);
unsigned long long stoull(const string &__s, size_t *__end = nullptr, int __base = 10);
float stof(const string &__s, size_t *__end = nullptr);
double stod(const string &__s, size_t *__end = nullptr);
long double stold(const string &__s, size_t *__end = nullptr);

string to_string(int __value);
string to_string(unsigned __value);
string to_string(long __value);
string to_string(unsigned long __value);
string to_string(long long __value);
string to_string(unsigned long long __value);
string to_string(float __value);
string to_string(double __value);
string to_string(long double __value);

int stoi(const wstring &__s, size_t *__end = nullptr, int __base = 10);
long stol(const wstring &__s, size_t *__end = nullptr, int __base = 10);
unsigned long stoul(const wstring &__s, size_t *__end = nullptr, int __base = 10);
long long stoll(const wstring &__s, size_t *__end = nullptr, int __base = 10);
unsigned long long stoull(const wstring &__s, size_t *__end = nullptr, int __base = 10);
float stof(const wstring &__s, size_t *__end = nullptr);
double stod(const wstring &__s, size_t *__end = nullptr);
long double stold(const wstring &__s, size_t *__end = nullptr);

wstring to_wstring(int __value);
wstring to_wstring(unsigned __value);
wstring to_wstring(long __value);
wstring to_wstring(unsigned long __value);
wstring to_wstring(long long __value);
wstring to_wstring(unsigned long long __value);
wstring to_wstring(float __value);
wstring to_wstring(double __value);
wstring to_wstring(long double __value);

} // namespace std
#endif

#endif
