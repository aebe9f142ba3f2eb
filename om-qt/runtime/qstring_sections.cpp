// QString::section() between matches of an expression.
#include <__omqt/sections.h>

OM_BEGIN_MODEL

namespace __omqt {

// In Qt 6 what is empty leaves a null string as it is.
static void add(QString &text, const QString &more) {
    if (!OM_QT6 || !more.isEmpty())
        text.append(more);
}

static QString with(const QString &front, const QString &text) {
    return OM_QT6 && front.isEmpty() ? text : QString(text).prepend(front);
}

QString sections_between(const std::vector<text_section> &sections, size_type start, size_type end,
                         QString::SectionFlags flags) {
    const size_type count = size_type(sections.size());
    const bool skips = (flags & QString::SectionSkipEmpty) != 0;
    size_type counted = count;
    for (size_type i = 0; skips && i < count; ++i)
        if (sections[std::size_t(i)].__separator == sections[std::size_t(i)].__text.size())
            --counted;
    if (start < 0)
        start += counted;
    if (end < 0)
        end += counted;
    if (start >= count || end < 0 || start > end)
        return QString();
    QString result;
    size_type number = 0, first = start, last = end;
    for (size_type i = 0; number <= end && i < count; ++i) {
        const text_section &section = sections[std::size_t(i)];
        const bool is_empty = section.__separator == section.__text.size();
        if (number == start)
            first = i;
        if (number == end)
            last = i;
        if (number > start)
            add(result, section.__text);
        else if (number == start)
            add(result, section.__text.mid(section.__separator));
        if (!is_empty || !skips)
            ++number;
    }
    if ((flags & QString::SectionIncludeLeadingSep) && first >= 0 && first < count)
        result = with(sections[std::size_t(first)].__text.left(sections[std::size_t(first)].__separator), result);
    if ((flags & QString::SectionIncludeTrailingSep) && last < count - 1)
        add(result, sections[std::size_t(last) + 1].__text.left(sections[std::size_t(last) + 1].__separator));
    return result;
}

} // namespace __omqt

OM_END_MODEL
