// QByteArrayMatcher and QStaticByteArrayMatcher.
#include "check.h"
#include <QByteArrayMatcher>

int main() {
    CHECK(sizeof(QByteArrayMatcher) == (QT_VERSION_MAJOR >= 6 ? 1056 : 1040) &&
          sizeof(QStaticByteArrayMatcher<4>) == 272);
    const QByteArray text("abcabcabd");
    for (const char *p : {"", "a", "abc", "abd", "zzz", "abcabcabdx"}) {
        const QByteArrayMatcher m((QByteArray(p)));
        CHECK(m.pattern() == p);
        printf("%s:", p);
        for (int from = -2; from <= 10; ++from)
            printf(" %d/%d", int(m.indexIn(text, from)), int(m.indexIn(text.constData(), 6, from)));
        printf("\n");
        QByteArrayMatcher copy(m), other;
        other = copy;
        CHECK(other.indexIn(text) == m.indexIn(text) && other.pattern() == p);
        other.setPattern("b");
        CHECK(other.indexIn(text) == 1 && copy.pattern() == p && other.pattern() == "b");
    }
    const QByteArrayMatcher raw("abd", 3);
    CHECK(raw.indexIn(text) == 6 && raw.pattern() == "abd");
    const auto fixed = qMakeStaticByteArrayMatcher("cab");
    CHECK(fixed.indexIn(text) == 2 && fixed.indexIn(text, 3) == 5 && fixed.indexIn(text, 6) == -1 &&
          fixed.pattern() == "cab");
    CHECK(fixed.indexIn(text.constData(), 4) == -1 && fixed.indexIn(text.constData(), 5) == 2);
    return check::done();
}
