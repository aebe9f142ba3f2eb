// QStringMatcher.
#include "../show.h"
#include <QStringMatcher>

int main() {
    QStringMatcher m("ab"), empty;
    const QString text("xxabxxAB");
    for (int from = -2; from <= 9; ++from) {
        AT("%d", from);
        SHOW(m.indexIn(text, from));
        SHOW(m.indexIn(text.constData(), int(text.size()), from));
        SHOW(m.indexIn(QStringView(text), from));
    }
    SHOW(m.pattern());
    SHOW(int(m.caseSensitivity()));
    m.setCaseSensitivity(Qt::CaseInsensitive);
    SHOW(m.indexIn(text, 3));
    m.setPattern("XA");
    SHOW(m.indexIn(text));
    SHOW(m.pattern());
    QStringMatcher copy(m);
    copy = m;
    SHOW(copy.indexIn(text));
    SHOW(empty.indexIn(text));
    SHOW(empty.indexIn(text, 3));
    SHOW(empty.pattern());
    const QChar chars[] = {QChar('x'), QChar('A')};
    QStringMatcher raw(chars, 2);
    SHOW(raw.indexIn(text));
    SHOW(raw.pattern());
    QStringMatcher view(QStringView(u"AB"));
    SHOW(view.indexIn(text));
    SHOW(view.indexIn(QString("nothing")));
    return check::done();
}
