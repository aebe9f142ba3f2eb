// A point of time as text in the classic locale, for put_time and time_put. Defined in
// runtime/cxx_time_text.cpp on the C library's strftime and wcsftime.
#ifndef OM_LOCALE_TIME_TEXT_H
#define OM_LOCALE_TIME_TEXT_H

#include <__om/nodebug.h>
#include <__om/string/fwd.h>
#include <time.h>

namespace std {
using ::tm;
} // namespace std

OM_BEGIN_MODEL

namespace __om {

std::string time_text(const std::tm *__when, const char *__format);
std::wstring time_text(const std::tm *__when, const wchar_t *__format);

} // namespace __om

OM_END_MODEL

#endif
