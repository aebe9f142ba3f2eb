// QStringLiteral and the literals u"…"_qs (6.2) and u"…"_s (6.4): strings whose text is the literal itself, which no change
// ever writes to.
#ifndef OM_QT_QSTRINGLITERAL_H
#define OM_QT_QSTRINGLITERAL_H

#include <QtCore/qstring.h>

OM_BEGIN_MODEL

namespace __omqt {

QString literal_string(const char16_t *text, std::size_t size);

} // namespace __omqt

#define QT_UNICODE_LITERAL(str) u"" str
#define QStringLiteral(str)                                                                                            \
    (__omqt::literal_string(QT_UNICODE_LITERAL(str), sizeof(QT_UNICODE_LITERAL(str)) / sizeof(char16_t) - 1))

#if OM_QT6
namespace Qt {
inline namespace Literals {
inline namespace StringLiterals {
inline QString operator""_s(const char16_t *str, std::size_t size) noexcept {
    return __omqt::literal_string(str, size);
}
} // namespace StringLiterals
} // namespace Literals
} // namespace Qt

inline namespace QtLiterals {
inline QString operator""_qs(const char16_t *str, std::size_t size) noexcept {
    return __omqt::literal_string(str, size);
}
} // namespace QtLiterals
#endif

OM_END_MODEL

#endif
