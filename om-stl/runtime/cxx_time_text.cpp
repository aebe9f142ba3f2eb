// Points of time as text (__om/locale/time_text.h).

#include <__om/locale/time_text.h>
#include <string>
#include <wchar.h>

namespace {

// The length is only known once the text fits; an empty result looks like one that did not, so a
// character in front tells them apart.
template <class Char, class Format>
std::basic_string<Char> formatted(const std::tm *when, const Char *given, Format format) {
    std::basic_string<Char> wanted(1, Char('x'));
    wanted += given;
    for (std::size_t room = 64;; room *= 2) {
        std::basic_string<Char> text(room, Char());
        const std::size_t used = format(&text[0], room, wanted.c_str(), when);
        if (used != 0)
            return text.substr(1, used - 1);
    }
}

} // namespace

namespace __om {

std::string time_text(const std::tm *when, const char *format) {
    OM_REQUIRES(when != nullptr && format != nullptr, "put_time: the time or the format is null");
    return formatted(when, format, strftime);
}
std::wstring time_text(const std::tm *when, const wchar_t *format) {
    OM_REQUIRES(when != nullptr && format != nullptr, "put_time: the time or the format is null");
    return formatted(when, format, wcsftime);
}

} // namespace __om
