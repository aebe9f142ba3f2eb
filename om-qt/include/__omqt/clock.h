// The clock of QElapsedTimer and QDeadlineTimer: a reading in two parts, so that milliseconds need no division.
#ifndef OM_QT_CLOCK_H
#define OM_QT_CLOCK_H

#include <QtCore/qtypes.h>

OM_BEGIN_MODEL

namespace __omqt {

struct clock_reading {
    qint64 __milliseconds;
    qint64 __nanoseconds; // below a million
};

// Any reading that is not before the last one.
clock_reading read_clock();

} // namespace __omqt

OM_END_MODEL

#endif
