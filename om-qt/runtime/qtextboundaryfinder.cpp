// QTextBoundaryFinder: the rules of UAX #29, asked at each position anew.
#include <QtCore/qtextboundaryfinder.h>

OM_BEGIN_MODEL

namespace __omqt {

// In the order of unicode/generate.py.
enum grapheme {
    G_OTHER,
    G_CR,
    G_LF,
    G_CONTROL,
    G_EXTEND,
    G_ZWJ,
    G_REGIONAL,
    G_PREPEND,
    G_SPACING,
    G_L,
    G_V,
    G_T,
    G_LV,
    G_LVT
};
enum word {
    W_OTHER,
    W_CR,
    W_LF,
    W_NEWLINE,
    W_EXTEND,
    W_ZWJ,
    W_FORMAT,
    W_REGIONAL,
    W_KATAKANA,
    W_HEBREW,
    W_ALETTER,
    W_SINGLE,
    W_DOUBLE,
    W_MIDNUMLET,
    W_MIDLETTER,
    W_MIDNUM,
    W_NUMERIC,
    W_EXTENDNUMLET,
    W_SPACE
};
enum sentence {
    S_OTHER,
    S_CR,
    S_LF,
    S_SEP,
    S_EXTEND,
    S_FORMAT,
    S_SP,
    S_LOWER,
    S_UPPER,
    S_OLETTER,
    S_NUMERIC,
    S_ATERM,
    S_SCONTINUE,
    S_STERM,
    S_CLOSE
};

struct text_walk {
    const char16_t *__text;
    std::ptrdiff_t __size;

    // The character that begins at i, and where the one before i begins.
    unsigned at(std::ptrdiff_t i) const {
        const unsigned c = __text[i];
        if (c >= 0xd800 && c < 0xdc00 && i + 1 < __size && __text[i + 1] >= 0xdc00 && __text[i + 1] < 0xe000)
            return (c << 10) + __text[i + 1] - 0x35fdc00u;
        return c;
    }
    std::ptrdiff_t before(std::ptrdiff_t i) const {
        --i;
        if (i > 0 && __text[i] >= 0xdc00 && __text[i] < 0xe000 && __text[i - 1] >= 0xd800 && __text[i - 1] < 0xdc00)
            --i;
        return i;
    }
    std::ptrdiff_t behind(std::ptrdiff_t i) const { return i + (at(i) > 0xffff ? 2 : 1); }
    bool is_inside_pair(std::ptrdiff_t i) const {
        return i > 0 && i < __size && __text[i] >= 0xdc00 && __text[i] < 0xe000 && __text[i - 1] >= 0xd800 &&
               __text[i - 1] < 0xdc00;
    }
};

static bool grapheme_ends(const text_walk &text, std::ptrdiff_t i) {
    const std::ptrdiff_t p = text.before(i);
    const unsigned char left = unicode_grapheme(text.at(p)), right = unicode_grapheme(text.at(i));
    if (left == G_CR && right == G_LF)
        return false;
    if (left == G_CR || left == G_LF || left == G_CONTROL || right == G_CR || right == G_LF || right == G_CONTROL)
        return true;
    if (left == G_L && (right == G_L || right == G_V || right == G_LV || right == G_LVT))
        return false;
    if ((left == G_LV || left == G_V) && (right == G_V || right == G_T))
        return false;
    if ((left == G_LVT || left == G_T) && right == G_T)
        return false;
    if (right == G_EXTEND || right == G_ZWJ || right == G_SPACING || left == G_PREPEND)
        return false;
    if (left == G_REGIONAL && right == G_REGIONAL) {
        std::ptrdiff_t flags = 0;
        for (std::ptrdiff_t k = i; k > 0 && unicode_grapheme(text.at(text.before(k))) == G_REGIONAL; k = text.before(k))
            ++flags;
        return flags % 2 == 0;
    }
    return true;
}

// Qt lets a full stop join numbers only, and a colon nothing.
static unsigned char word_kind(unsigned c) { return c == '.' ? W_MIDNUM : c == ':' ? W_OTHER : unicode_word(c); }
static bool is_ignored(unsigned char kind) { return kind == W_EXTEND || kind == W_FORMAT || kind == W_ZWJ; }
static bool is_letter(unsigned char kind) { return kind == W_ALETTER || kind == W_HEBREW; }
static bool joins_letters(unsigned char kind) { return kind == W_MIDLETTER || kind == W_MIDNUMLET || kind == W_SINGLE; }
static bool joins_numbers(unsigned char kind) { return kind == W_MIDNUM || kind == W_MIDNUMLET || kind == W_SINGLE; }

// The kind of the character before i that counts, -1 at the start; `from` is where it begins.
static int word_before(const text_walk &text, std::ptrdiff_t i, std::ptrdiff_t &from) {
    while (i > 0) {
        i = text.before(i);
        const unsigned char kind = word_kind(text.at(i));
        if (!is_ignored(kind) || i == 0) {
            from = i;
            return kind;
        }
    }
    return -1;
}
static int word_behind(const text_walk &text, std::ptrdiff_t i) {
    for (i = text.behind(i); i < text.__size; i = text.behind(i))
        if (!is_ignored(word_kind(text.at(i))))
            return word_kind(text.at(i));
    return -1;
}
static bool word_ends(const text_walk &text, std::ptrdiff_t i) {
    const unsigned char next = word_kind(text.at(i)), last = word_kind(text.at(text.before(i)));
    if (last == W_CR && next == W_LF)
        return false;
    if (last == W_CR || last == W_LF || last == W_NEWLINE || next == W_CR || next == W_LF || next == W_NEWLINE)
        return true;
    if (OM_QT6 && last == W_SPACE && next == W_SPACE)
        return false;
    if (is_ignored(next))
        return false;
    std::ptrdiff_t from = 0, earlier = 0;
    const int left = word_before(text, i, from), further = word_before(text, from, earlier);
    const unsigned char l = static_cast<unsigned char>(left);
    if (is_letter(l) && is_letter(next))
        return false;
    if (is_letter(l) && joins_letters(next) && word_behind(text, i) >= 0 &&
        is_letter(static_cast<unsigned char>(word_behind(text, i))))
        return false;
    if (further >= 0 && is_letter(static_cast<unsigned char>(further)) && joins_letters(l) && is_letter(next))
        return false;
    if (l == W_HEBREW && next == W_SINGLE)
        return false;
    if ((l == W_NUMERIC || is_letter(l)) && next == W_NUMERIC)
        return false;
    if (l == W_NUMERIC && is_letter(next))
        return false;
    if (further == W_NUMERIC && joins_numbers(l) && next == W_NUMERIC)
        return false;
    if (l == W_NUMERIC && joins_numbers(next) && word_behind(text, i) == W_NUMERIC)
        return false;
    if (l == W_KATAKANA && next == W_KATAKANA)
        return false;
    if ((is_letter(l) || l == W_NUMERIC || l == W_KATAKANA || l == W_EXTENDNUMLET) && next == W_EXTENDNUMLET)
        return false;
    if (l == W_EXTENDNUMLET && (is_letter(next) || next == W_NUMERIC || next == W_KATAKANA))
        return false;
    return true;
}
static bool is_word(unsigned char kind) { return is_letter(kind) || kind == W_NUMERIC || kind == W_KATAKANA; }

static bool sentence_ends(const text_walk &text, std::ptrdiff_t i) {
    std::ptrdiff_t k = text.before(i);
    unsigned char kind = unicode_sentence(text.at(k));
    const unsigned char next = unicode_sentence(text.at(i));
    if (kind == S_CR && next == S_LF)
        return false;
    if (kind == S_CR || kind == S_LF || kind == S_SEP)
        return true;
    if (next == S_EXTEND || next == S_FORMAT)
        return false;
    bool spaces = false, closed = false;
    while (true) {
        if (kind == S_SP && !closed)
            spaces = true;
        else if (kind == S_CLOSE)
            closed = true;
        else if (kind != S_EXTEND && kind != S_FORMAT)
            break;
        if (k == 0)
            return false;
        k = text.before(k);
        kind = unicode_sentence(text.at(k));
    }
    if (kind != S_ATERM && kind != S_STERM)
        return false;
    if (kind == S_ATERM) {
        if (!spaces && !closed && next == S_NUMERIC)
            return false;
        if (!spaces && !closed && next == S_UPPER && k > 0) {
            const unsigned char earlier = unicode_sentence(text.at(text.before(k)));
            if (earlier == S_UPPER || earlier == S_LOWER)
                return false;
        }
        for (std::ptrdiff_t at = i; at < text.__size; at = text.behind(at)) {
            const unsigned char kind_at = unicode_sentence(text.at(at));
            if (kind_at == S_LOWER)
                return false;
            if (kind_at == S_OLETTER || kind_at == S_UPPER || kind_at == S_SEP || kind_at == S_CR || kind_at == S_LF ||
                kind_at == S_STERM || kind_at == S_ATERM)
                break;
        }
    }
    if (next == S_SCONTINUE || next == S_ATERM || next == S_STERM)
        return false;
    if (!spaces && next == S_CLOSE)
        return false;
    return next != S_SP && next != S_SEP && next != S_CR && next != S_LF;
}

} // namespace __omqt

using namespace __omqt;
typedef QTextBoundaryFinder Finder;

Finder::QTextBoundaryFinder() : m_type(Grapheme), m_valid(false), m_position(0) {}
Finder::QTextBoundaryFinder(const Finder &other)
    : m_type(other.m_type), m_valid(other.m_valid), m_string(other.m_string),
      m_view(other.m_string.isNull() ? other.m_view : QStringView(m_string)), m_position(other.m_position) {}
Finder &Finder::operator=(const Finder &other) {
    m_type = other.m_type;
    m_valid = other.m_valid;
    m_string = other.m_string;
    m_view = m_string.isNull() ? other.m_view : QStringView(m_string);
    m_position = other.m_position;
    return *this;
}
Finder::~QTextBoundaryFinder() {}
Finder::QTextBoundaryFinder(BoundaryType type, const QString &string)
    : m_type(type), m_valid(!string.isEmpty()), m_string(string), m_view(m_string), m_position(0) {
    if (type == Line)
        __verify_unsupported("QTextBoundaryFinder::Line: where lines may be broken");
}
Finder::QTextBoundaryFinder(BoundaryType type, const QChar *chars, S length, unsigned char *, S)
    : m_type(type), m_valid(chars && length > 0), m_view(chars, qsizetype(length)), m_position(0) {
    if (type == Line)
        __verify_unsupported("QTextBoundaryFinder::Line: where lines may be broken");
}
QString Finder::string() const {
    return m_string.isNull() ? QString::fromRawData(m_view.data(), S(m_view.size())) : m_string;
}
void Finder::setPosition(S position) {
    const S end = S(m_view.size());
    m_position = position < 0 ? 0 : position > end ? end : position;
}
bool Finder::boundary_at(S position) const {
    const text_walk text = {m_view.utf16(), m_view.size()};
    if (position == 0 || position == S(m_view.size()))
        return true;
    if (text.is_inside_pair(position))
        return false;
    return m_type == Grapheme ? grapheme_ends(text, position)
           : m_type == Word   ? word_ends(text, position)
                              : sentence_ends(text, position);
}
Finder::S Finder::toNextBoundary() {
    const S end = S(m_view.size());
    if (!m_valid || m_position < 0 || m_position >= end)
        return m_position = -1;
    do
        ++m_position;
    while (m_position < end && !boundary_at(m_position));
    return m_position;
}
Finder::S Finder::toPreviousBoundary() {
    if (!m_valid || m_position <= 0 || m_position > S(m_view.size()))
        return m_position = -1;
    do
        --m_position;
    while (m_position > 0 && !boundary_at(m_position));
    return m_position;
}
bool Finder::isAtBoundary() const { return m_valid && m_position >= 0 && boundary_at(m_position); }
Finder::BoundaryReasons Finder::boundaryReasons() const {
    BoundaryReasons reasons = NotAtBoundary;
    if (!isAtBoundary())
        return reasons;
    const S end = S(m_view.size());
    if (m_type == Word) {
        const text_walk text = {m_view.utf16(), m_view.size()};
        std::ptrdiff_t from = 0;
        const bool starts = m_position < end && is_word(word_kind(text.at(m_position)));
        const int last = word_before(text, m_position, from);
        // A connector ends the word that it belongs to.
        const bool ends = m_position > 0 && (is_word(static_cast<unsigned char>(last)) ||
                                             (last == W_EXTENDNUMLET && !boundary_at(S(from))));
        reasons |= BreakOpportunity;
        if (starts)
            reasons |= StartOfItem;
        if (ends)
            reasons |= EndOfItem;
        return reasons;
    }
    reasons |= BreakOpportunity;
    if (m_position < end)
        reasons |= StartOfItem;
    if (m_position > 0)
        reasons |= EndOfItem;
    return reasons;
}

OM_END_MODEL
