// QString: parts of the text, and the text arranged differently.
#include <QtCore/qstring.h>

OM_BEGIN_MODEL

using namespace __omqt;

namespace __omqt {

static QString part(const QString &of, std::size_t from, std::size_t n) {
    if (n == of.__length())
        return of;
    return QString(of.constData() + from, size_type(n));
}

static bool is_space(unsigned c) { return QChar::isSpace(c); }

// What mid() gives: nothing, or [from, from + n).
static bool middle(std::ptrdiff_t size, std::ptrdiff_t &from, std::ptrdiff_t &n) {
    if (from > size)
        return false;
    if (from < 0) {
        if (n < 0 || n + from >= size) {
            from = 0;
            n = size;
            return true;
        }
        if (n + from <= 0)
            return false;
        n += from;
        from = 0;
    } else if (n < 0 || n > size - from) {
        n = size - from;
    }
    return true;
}

template <class A>
static void trim(const A *text, std::size_t &from, std::size_t &n) {
    while (n != 0 && is_space(typename std::make_unsigned<A>::type(text[from + n - 1])))
        --n;
    while (n != 0 && is_space(typename std::make_unsigned<A>::type(text[from]))) {
        ++from;
        --n;
    }
}

} // namespace __omqt

QString QString::left(S n) const { return n < 0 || n >= size() ? *this : QString(constData(), n); }
QString QString::right(S n) const { return n < 0 || n >= size() ? *this : QString(constData() + size() - n, n); }
QString QString::mid(S position, S n) const {
    std::ptrdiff_t from = position, count = n;
    if (!middle(size(), from, count))
        return QString();
    // An empty part of a string is not null.
    if (count == 0 && !isEmpty())
        return __made(0);
    return part(*this, std::size_t(from), std::size_t(count));
}
// QString, chopped(): "The behavior is undefined if len is negative or greater than size()"
QString QString::chopped(S n) const {
    OM_QT_REQUIRES("container-bounds", n >= 0 && n <= size(), "QString::chopped(): more than there is");
    return part(*this, 0, __length() - std::size_t(n));
}
#if OM_QT6
// QString, first(): "The behavior is undefined when n < 0 or n > size()"; last(), sliced() alike
QString QString::first(S n) const {
    OM_QT_REQUIRES("container-bounds", n >= 0 && n <= size(), "QString::first(): more than there is");
    return QString(constData(), n);
}
QString QString::last(S n) const {
    OM_QT_REQUIRES("container-bounds", n >= 0 && n <= size(), "QString::last(): more than there is");
    return QString(constData() + size() - n, n);
}
QString QString::sliced(S pos) const {
    OM_QT_REQUIRES("container-bounds", pos >= 0 && pos <= size(), "QString::sliced(): position out of range");
    return QString(constData() + pos, size() - pos);
}
QString QString::sliced(S pos, S n) const {
    OM_QT_REQUIRES("container-bounds", pos >= 0 && n >= 0 && pos <= size() && n <= size() - pos,
                   "QString::sliced(): part out of range");
    return QString(constData() + pos, n);
}
#endif

QString QString::trimmed() const {
    std::size_t from = 0, n = __length();
    trim(__text(), from, n);
    return isNull() ? QString() : part(*this, from, n);
}
QStringView QStringView::trimmed() const noexcept {
    std::size_t from = 0, n = std::size_t(m_size);
    trim(m_data, from, n);
    return QStringView(m_data + from, qsizetype(n));
}
QLatin1String QLatin1String::trimmed() const noexcept {
    std::size_t from = 0, n = std::size_t(m_size);
    trim(m_data, from, n);
    return QLatin1String(m_data + from, S(n));
}
QString QString::simplified() const {
    if (isEmpty())
        return *this;
    QString result = __made(__length());
    std::size_t n = 0;
    bool gap = false;
    for (std::size_t i = 0; i < __length(); ++i) {
        if (is_space(__text()[i])) {
            gap = n != 0;
        } else {
            if (gap)
                result.__units()[n++] = u' ';
            gap = false;
            result.__units()[n++] = __text()[i];
        }
    }
    result.resize(S(n));
    return result;
}
QString QString::repeated(S times) const {
    if (isEmpty() || times == 1)
        return *this;
    if (times <= 0)
        return QString();
    const std::size_t n = __length();
    QString result = __made(n * std::size_t(times));
    for (std::size_t k = 0; k < std::size_t(times); ++k)
        copy_text(result.__units() + k * n, __text(), n);
    return result;
}
QString QString::leftJustified(S width, QChar fill, bool trunc) const {
    if (width <= size())
        return trunc ? left(width) : *this;
    QString result = __made(std::size_t(width));
    copy_text(result.__units(), __text(), __length());
    fill_text(result.__units() + __length(), std::size_t(width) - __length(), char16_t(fill.unicode()));
    return result;
}
QString QString::rightJustified(S width, QChar fill, bool trunc) const {
    if (width <= size())
        return trunc ? left(width) : *this;
    QString result = __made(std::size_t(width));
    const std::size_t pad = std::size_t(width) - __length();
    fill_text(result.__units(), pad, char16_t(fill.unicode()));
    copy_text(result.__units() + pad, __text(), __length());
    return result;
}
QString QString::toHtmlEscaped() const {
    QString result;
    result.reserve(0);
    for (std::size_t i = 0; i < __length(); ++i) {
        const char16_t c = __text()[i];
        if (c == u'<')
            result.append(QLatin1String("&lt;"));
        else if (c == u'>')
            result.append(QLatin1String("&gt;"));
        else if (c == u'&')
            result.append(QLatin1String("&amp;"));
        else if (c == u'"')
            result.append(QLatin1String("&quot;"));
        else
            result.append(QChar(c));
    }
    return result;
}
bool QString::isSimpleText() const {
    for (std::size_t i = 0; i < __length(); ++i) {
        const char16_t c = __text()[i];
        if (c > 0x058f && (c < 0x1100 || c > 0xfb0f))
            return false;
        if (c >= 0x300 && c <= 0x36f)
            return false;
    }
    return true;
}

// Sections are what lies between separators, counted from 0 or, from the end, from -1.
QString QString::section(const QString &sep, S start, S end, SectionFlags flags) const {
    const Case cs = flags & SectionCaseInsensitiveSeps ? Qt::CaseInsensitive : Qt::CaseSensitive;
    const std::size_t m = sep.__length();
    // The number of sections, and of those that are not empty.
    std::ptrdiff_t count = 1, full = 0;
    std::size_t begin = 0;
    if (m != 0) {
        for (std::ptrdiff_t at;
             (at = find_text(__text(), __length(), std::ptrdiff_t(begin), sep.__text(), m, cs)) >= 0;) {
            if (std::size_t(at) != begin)
                ++full;
            ++count;
            begin = std::size_t(at) + m;
        }
    } else {
        // An empty separator splits into the characters, with nothing before and behind them.
        count = std::ptrdiff_t(__length()) + 2;
        full = std::ptrdiff_t(__length());
    }
    if (m != 0 && begin != __length())
        ++full;
    const bool skip = flags & SectionSkipEmpty;
    const std::ptrdiff_t sections = skip ? full : count;
    std::ptrdiff_t from = start, to = end;
    if (from < 0)
        from += sections;
    if (to < 0)
        to += sections;
    if (from >= count || to < 0 || from > to)
        return QString();

    QString result;
    std::ptrdiff_t number = 0; // of this section, empty ones counted if they count
    std::ptrdiff_t first = from, last = to, position = 0;
    begin = 0;
    std::ptrdiff_t lastpiece = -1, firstpiece = 0;
    const bool leading = flags & SectionIncludeLeadingSep, trailing = flags & SectionIncludeTrailingSep;
    for (std::ptrdiff_t k = 0; k < count && number <= last; ++k) {
        std::size_t stop = __length();
        if (m != 0) {
            const std::ptrdiff_t at = find_text(__text(), __length(), std::ptrdiff_t(begin), sep.__text(), m, cs);
            if (at >= 0)
                stop = std::size_t(at);
        } else {
            stop = k == 0 ? 0 : k > std::ptrdiff_t(__length()) ? __length() : std::size_t(k);
        }
        const bool empty = stop == begin;
        if (number >= first) {
            if (number == first)
                firstpiece = k;
            if (number > first && position)
                result.append(sep);
            result.append(constData() + begin, S(stop - begin));
#if !OM_QT6
            if (result.isNull())
                result.resize(0);
#endif
            position = 1;
            lastpiece = k;
        }
        if (!empty || !skip)
            ++number;
        begin = stop + m;
    }
    if (lastpiece < 0)
        return QString();
    if (leading && firstpiece > 0)
        result.insert(0, sep);
    if (trailing && lastpiece < count - 1)
        result.append(sep);
    return result;
}
QString QString::section(QChar sep, S start, S end, SectionFlags flags) const {
    return section(QString(sep), start, end, flags);
}

#if !OM_QT6
QStringRef QString::leftRef(int n) const { return QStringRef(this).left(n); }
QStringRef QString::rightRef(int n) const { return QStringRef(this).right(n); }
QStringRef QString::midRef(int position, int n) const { return QStringRef(this).mid(position, n); }
QStringRef QStringRef::left(int n) const { return n < 0 || n >= m_size ? *this : QStringRef(m_string, m_position, n); }
QStringRef QStringRef::right(int n) const {
    return n < 0 || n >= m_size ? *this : QStringRef(m_string, m_position + m_size - n, n);
}
QStringRef QStringRef::mid(int pos, int n) const {
    std::ptrdiff_t from = pos, count = n;
    if (!middle(m_size, from, count))
        return QStringRef();
    return m_string ? QStringRef(m_string, m_position + int(from), int(count)) : QStringRef();
}
QStringRef QStringRef::trimmed() const {
    if (!m_string)
        return *this;
    std::size_t from = 0, n = std::size_t(m_size);
    trim(as_units(unicode()), from, n);
    return QStringRef(m_string, m_position + int(from), int(n));
}
QString QStringRef::toString() const {
    if (!m_string)
        return QString();
    if (m_size != 0 && m_position == 0 && m_size == m_string->size())
        return *m_string;
    return QString(unicode(), m_size);
}
QStringRef QStringRef::appendTo(QString *string) const {
    if (!string)
        return QStringRef();
    const int at = string->size();
    string->append(unicode(), m_size);
    return QStringRef(string, at, m_size);
}
QString &QString::insert(int i, const QStringRef &s) { return insert(i, s.toString()); }
QString &QString::append(const QStringRef &s) {
    if (s.string() == this)
        return append(s.toString());
    if (!s.string())
        return *this;
    if (isNull())
        resize(0);
    return append(s.unicode(), s.size());
}
#endif

OM_END_MODEL
