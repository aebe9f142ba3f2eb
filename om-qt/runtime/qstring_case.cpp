// QString: upper case, lower case, folded case. One character may become several.
#include <QtCore/qstring.h>

OM_BEGIN_MODEL

namespace __omqt {

typedef unsigned (*simple_case)(unsigned) noexcept;
typedef const unsigned short *(*special_case)(unsigned) noexcept;

static QString converted(const QString &text, bool to_upper, simple_case simple, special_case special) {
    if (text.isEmpty())
        return text;
    const std::size_t n = text.__length();
    QString result = QString::__made(3 * n);
    char16_t *const to = result.__units();
    std::size_t size = 0;
    for (std::size_t i = 0; i < n; ++i) {
        unsigned c = text.__text()[i];
        if (c < 128) {
            if (to_upper)
                c = c >= 'a' && c <= 'z' ? c - 32 : c;
            else
                c = c >= 'A' && c <= 'Z' ? c + 32 : c;
            to[size++] = char16_t(c);
            continue;
        }
        if (c >= 0xd800 && c < 0xdc00 && i + 1 < n && text.__text()[i + 1] >= 0xdc00 && text.__text()[i + 1] < 0xe000)
            c = (c << 10) + text.__text()[++i] - 0x35fdc00u;
        if (const unsigned short *several = special ? special(c) : nullptr) {
            for (; *several; ++several)
                to[size++] = *several;
        } else if ((c = simple(c)) < 0x10000) {
            to[size++] = char16_t(c);
        } else {
            to[size++] = char16_t((c >> 10) + 0xd7c0);
            to[size++] = char16_t((c & 0x3ff) + 0xdc00);
        }
    }
    result.resize(size_type(size));
    result.squeeze();
    return result;
}

} // namespace __omqt

using namespace __omqt;

QString QString::toLower() const { return converted(*this, false, unicode_lower, unicode_special_lower); }
QString QString::toUpper() const { return converted(*this, true, unicode_upper, unicode_special_upper); }
QString QString::toCaseFolded() const { return converted(*this, false, unicode_fold, nullptr); }

// Whether converting would change nothing.
bool QString::isUpper() const { return equals(toUpper()); }
bool QString::isLower() const { return equals(toLower()); }

OM_END_MODEL
