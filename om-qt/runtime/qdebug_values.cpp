// operator<< of QDebug for values of the core module: geometry, dates, bits and flags.
#include <QtCore/qbitarray.h>
#include <QtCore/qdatetime.h>
#include <QtCore/qdebug.h>
#include <QtCore/qline.h>
#include <QtCore/qmargins.h>
#include <QtCore/qpoint.h>
#include <QtCore/qrect.h>
#include <QtCore/qsize.h>
#include <QtCore/quuid.h>

OM_BEGIN_MODEL

namespace __omqt {

void print_flags(QDebug &debug, int size, qulonglong value) {
    const QDebugStateSaver saver(debug);
    debug.resetFormat();
    debug.nospace() << "QFlags(";
    bool first = true;
    for (int i = 0; i < size * 8; ++i) {
        if ((value >> i & 1) == 0)
            continue;
        if (!first)
            debug << '|';
        first = false;
        debug << "0x" << QString::number(qulonglong(1) << i, 16).toLatin1().constData();
    }
    debug << ')';
}

} // namespace __omqt

QDebug operator<<(QDebug debug, const QBitArray &array) {
    const QDebugStateSaver saver(debug);
    debug.nospace() << "QBitArray(";
    for (__omqt::size_type i = 0; i < array.size();) {
        debug << (array.testBit(i) ? '1' : '0');
        ++i;
        if (i % 4 == 0 && i < array.size())
            debug << ' ';
    }
    debug << ')';
    return debug;
}
QDebug operator<<(QDebug debug, const QPoint &point) {
    const QDebugStateSaver saver(debug);
    debug.nospace() << "QPoint(" << point.x() << ',' << point.y() << ')';
    return debug;
}
QDebug operator<<(QDebug debug, const QPointF &point) {
    const QDebugStateSaver saver(debug);
    debug.nospace() << "QPointF(" << point.x() << ',' << point.y() << ')';
    return debug;
}
QDebug operator<<(QDebug debug, const QSize &size) {
    const QDebugStateSaver saver(debug);
    debug.nospace() << "QSize(" << size.width() << ", " << size.height() << ')';
    return debug;
}
QDebug operator<<(QDebug debug, const QSizeF &size) {
    const QDebugStateSaver saver(debug);
    debug.nospace() << "QSizeF(" << size.width() << ", " << size.height() << ')';
    return debug;
}
QDebug operator<<(QDebug debug, const QRect &rect) {
    const QDebugStateSaver saver(debug);
    debug.nospace() << "QRect(" << rect.x() << ',' << rect.y() << ' ' << rect.width() << 'x' << rect.height() << ')';
    return debug;
}
QDebug operator<<(QDebug debug, const QRectF &rect) {
    const QDebugStateSaver saver(debug);
    debug.nospace() << "QRectF(" << rect.x() << ',' << rect.y() << ' ' << rect.width() << 'x' << rect.height() << ')';
    return debug;
}
QDebug operator<<(QDebug debug, const QLine &line) {
    const QDebugStateSaver saver(debug);
    debug.nospace() << "QLine(" << line.p1() << ',' << line.p2() << ')';
    return debug;
}
QDebug operator<<(QDebug debug, const QLineF &line) {
    const QDebugStateSaver saver(debug);
    debug.nospace() << "QLineF(" << line.p1() << ',' << line.p2() << ')';
    return debug;
}
QDebug operator<<(QDebug debug, const QMargins &margins) {
    const QDebugStateSaver saver(debug);
    debug.nospace() << "QMargins(" << margins.left() << ", " << margins.top() << ", " << margins.right() << ", "
                    << margins.bottom() << ')';
    return debug;
}
QDebug operator<<(QDebug debug, const QMarginsF &margins) {
    const QDebugStateSaver saver(debug);
    debug.nospace() << "QMarginsF(" << margins.left() << ", " << margins.top() << ", " << margins.right() << ", "
                    << margins.bottom() << ')';
    return debug;
}
QDebug operator<<(QDebug debug, const QDate &date) {
    const QDebugStateSaver saver(debug);
    debug.nospace() << "QDate(";
    if (date.isValid())
        debug << date.toString(Qt::ISODate);
    else
        debug << "Invalid";
    debug << ')';
    return debug;
}
QDebug operator<<(QDebug debug, const QTime &time) {
    const QDebugStateSaver saver(debug);
    debug.nospace() << "QTime(";
    if (time.isValid())
        debug << time.toString(QStringLiteral("HH:mm:ss.zzz"));
    else
        debug << "Invalid";
    debug << ')';
    return debug;
}
QDebug operator<<(QDebug debug, const QDateTime &moment) {
    const QDebugStateSaver saver(debug);
    debug.nospace() << "QDateTime(";
    if (moment.isValid()) {
        const Qt::TimeSpec spec = moment.timeSpec();
        debug.noquote() << moment.toString(QStringLiteral("yyyy-MM-dd HH:mm:ss.zzz"));
        debug << ' ' << moment.timeZoneAbbreviation() << ' '
              << (spec == Qt::LocalTime ? "Qt::LocalTime"
                  : spec == Qt::UTC     ? "Qt::UTC"
                                        : "Qt::OffsetFromUTC");
        if (spec == Qt::OffsetFromUTC)
            debug.space() << moment.offsetFromUtc() << 's';
    } else {
        debug << "Invalid";
    }
    debug << ')';
    return debug;
}
QDebug operator<<(QDebug debug, const QUuid &id) {
    const QDebugStateSaver saver(debug);
    debug.nospace() << "QUuid(" << id.toString() << ')';
    return debug;
}

OM_END_MODEL
