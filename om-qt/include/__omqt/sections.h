// QString::section() between matches of an expression.
#ifndef OM_QT_SECTIONS_H
#define OM_QT_SECTIONS_H

#include <QtCore/qstring.h>
#include <vector>

OM_BEGIN_MODEL

namespace __omqt {

// What is behind a separator, with it in front.
struct text_section {
    size_type __separator; // its length
    QString __text;
};
QString sections_between(const std::vector<text_section> &sections, size_type start, size_type end,
                         QString::SectionFlags flags);

} // namespace __omqt

OM_END_MODEL

#endif
