// QString::normalized() (UAX #15) and QChar::decomposition().
#include <QtCore/qstring.h>

OM_BEGIN_MODEL

namespace __omqt {

enum { S_BASE = 0xac00, L_BASE = 0x1100, V_BASE = 0x1161, T_BASE = 0x11a7, L_COUNT = 19, V_COUNT = 21, T_COUNT = 28 };
enum { S_COUNT = L_COUNT * V_COUNT * T_COUNT };

static unsigned next_point(const char16_t *text, std::size_t n, std::size_t &at) {
    const unsigned c = text[at++];
    if (c >= 0xd800 && c < 0xdc00 && at < n && text[at] >= 0xdc00 && text[at] < 0xe000)
        return (c << 10) + text[at++] - 0x35fdc00u;
    return c;
}
static void append_point(QString &text, unsigned c) {
    if (c < 0x10000) {
        text.append(QChar(ushort(c)));
    } else {
        text.append(QChar(ushort((c >> 10) + 0xd7c0)));
        text.append(QChar(ushort((c & 0x3ff) + 0xdc00)));
    }
}

static bool is_younger(unsigned c, unsigned version) { return unicode_age(c) == 0 || unicode_age(c) > version; }

static void decompose(QString &to, unsigned c, bool canonical, unsigned version) {
    if (c >= S_BASE && c < unsigned(S_BASE) + S_COUNT && !is_younger(c, version)) {
        const unsigned s = c - S_BASE;
        append_point(to, L_BASE + s / (V_COUNT * T_COUNT));
        append_point(to, V_BASE + s % (V_COUNT * T_COUNT) / T_COUNT);
        if (s % T_COUNT != 0)
            append_point(to, T_BASE + s % T_COUNT);
        return;
    }
    const unsigned short *parts = c < 0xa0 ? nullptr : unicode_decomposition(c);
    if (!parts || (canonical && parts[0] >> 8 != QChar::Canonical) || is_younger(c, version)) {
        append_point(to, c);
        return;
    }
    const std::size_t n = parts[0] & 0xff;
    char16_t units[20];
    for (std::size_t i = 0; i < n; ++i)
        units[i] = parts[1 + i];
    for (std::size_t at = 0; at < n;)
        decompose(to, next_point(units, n, at), canonical, version);
}

// Marks behind a character are put into the order of their classes.
static void reorder(unsigned *points, std::size_t n, unsigned version) {
    for (std::size_t i = 1; i < n; ++i) {
        const unsigned char mine = is_younger(points[i], version) ? 0 : unicode_combining(points[i]);
        if (mine == 0)
            continue;
        for (std::size_t k = i; k > 0 && unicode_combining(points[k - 1]) > mine; --k) {
            const unsigned c = points[k];
            points[k] = points[k - 1];
            points[k - 1] = c;
        }
    }
}

static unsigned composed(unsigned a, unsigned b) {
    if (a >= L_BASE && a < unsigned(L_BASE) + L_COUNT && b >= V_BASE && b < unsigned(V_BASE) + V_COUNT)
        return S_BASE + ((a - L_BASE) * V_COUNT + (b - V_BASE)) * T_COUNT;
    if (a >= S_BASE && a < unsigned(S_BASE) + S_COUNT && (a - S_BASE) % T_COUNT == 0 && b > T_BASE &&
        b < unsigned(T_BASE) + T_COUNT)
        return a + (b - T_BASE);
    return unicode_composition(a, b);
}
static std::size_t compose(unsigned *points, std::size_t n, unsigned version) {
    std::size_t size = 0, starter = 0;
    bool has_starter = false;
    int last = -1; // class of the character before, behind the starter
    for (std::size_t i = 0; i < n; ++i) {
        const int mine = unicode_combining(points[i]);
        if (has_starter && (last < mine || last == -1)) {
            const unsigned both = composed(points[starter], points[i]);
            if (both != 0 && !is_younger(both, version)) {
                points[starter] = both;
                continue;
            }
        }
        if (mine == 0) {
            starter = size;
            has_starter = true;
            last = -1;
        } else {
            last = mine;
        }
        points[size++] = points[i];
    }
    return size;
}

} // namespace __omqt

using namespace __omqt;

QString QString::normalized(NormalizationForm mode, QChar::UnicodeVersion version) const {
    // Nothing in Latin-1 before U+00A0 has a decomposition, and little up to U+0300 composes.
    std::size_t plain = 0;
    while (plain < __length() && __text()[plain] < 0x80)
        ++plain;
    if (plain == __length())
        return *this;
    const unsigned limit =
        version == QChar::Unicode_Unassigned ? unsigned(QChar::currentUnicodeVersion()) : unsigned(version);
    QString apart = __made(0);
    for (std::size_t at = 0; at < __length();)
        decompose(apart, next_point(__text(), __length(), at),
                  mode == NormalizationForm_D || mode == NormalizationForm_C, limit);
    unsigned *const points = static_cast<unsigned *>(__verify_allocate((apart.__length() + 1) * sizeof(unsigned)));
    std::size_t n = 0;
    for (std::size_t at = 0; at < apart.__length();)
        points[n++] = next_point(apart.__text(), apart.__length(), at);
    reorder(points, n, limit);
    if (mode == NormalizationForm_C || mode == NormalizationForm_KC)
        n = compose(points, n, limit);
    QString result = __made(0);
    for (std::size_t i = 0; i < n; ++i)
        append_point(result, points[i]);
    __verify_release(points);
    return result;
}

QString QChar::decomposition() const { return decomposition(ucs); }
QString QChar::decomposition(code_point c) {
    if (c >= S_BASE && c < unsigned(S_BASE) + S_COUNT) {
        QString parts = QString::__made(0);
        decompose(parts, c, true, unsigned(currentUnicodeVersion()));
        return parts;
    }
    const unsigned short *const parts = c > LastValidCodePoint ? nullptr : unicode_decomposition(c);
    return parts ? QString(reinterpret_cast<const QChar *>(parts + 1), size_type(parts[0] & 0xff)) : QString();
}
QChar::Decomposition QChar::decompositionTag(code_point c) noexcept {
    if (c >= S_BASE && c < unsigned(S_BASE) + S_COUNT)
        return Canonical;
    const unsigned short *const parts = c > LastValidCodePoint ? nullptr : unicode_decomposition(c);
    return parts ? Decomposition(parts[0] >> 8) : NoDecomposition;
}

OM_END_MODEL
