// QTextBoundaryFinder (class page QTextBoundaryFinder): where graphemes, words and sentences end (UAX #29). Where lines may
// be broken (UAX #14) is not modelled.
#ifndef OM_QT_QTEXTBOUNDARYFINDER_H
#define OM_QT_QTEXTBOUNDARYFINDER_H

#include <QtCore/qflags.h>
#include <QtCore/qstring.h>

OM_BEGIN_MODEL

class QTextBoundaryFinder {
    typedef __omqt::size_type S;

public:
    enum BoundaryType { Grapheme, Word, Sentence, Line };
    enum BoundaryReason {
        NotAtBoundary = 0,
        BreakOpportunity = 0x1f,
        StartOfItem = 0x20,
        EndOfItem = 0x40,
        MandatoryBreak = 0x80,
        SoftHyphen = 0x100
    };
    Q_DECLARE_FLAGS(BoundaryReasons, BoundaryReason)

    QTextBoundaryFinder();
    QTextBoundaryFinder(const QTextBoundaryFinder &other);
    QTextBoundaryFinder &operator=(const QTextBoundaryFinder &other);
    ~QTextBoundaryFinder();
    QTextBoundaryFinder(BoundaryType type, const QString &string);
    // The buffer is the program's to lend; the model has no use for it.
    QTextBoundaryFinder(BoundaryType type, const QChar *chars, S length, unsigned char *buffer = nullptr,
                        S bufferSize = 0);
#if OM_QT6
    QTextBoundaryFinder(BoundaryType type, QStringView str, unsigned char *buffer = nullptr, S bufferSize = 0)
        : QTextBoundaryFinder(type, str.data(), str.size(), buffer, bufferSize) {}
#endif

    bool isValid() const { return m_valid; }
    BoundaryType type() const { return m_type; }
    QString string() const;
    void toStart() { m_position = 0; }
    void toEnd() { m_position = S(m_view.size()); }
    S position() const { return m_position; }
    void setPosition(S position);
    S toNextBoundary();
    S toPreviousBoundary();
    bool isAtBoundary() const;
    BoundaryReasons boundaryReasons() const;

private:
    bool boundary_at(S position) const;

    BoundaryType m_type;
    bool m_valid;
    QString m_string; // what the view refers to, where the program handed a string over
    QStringView m_view;
    S m_position;
};
Q_DECLARE_OPERATORS_FOR_FLAGS(QTextBoundaryFinder::BoundaryReasons)

OM_END_MODEL

#endif
