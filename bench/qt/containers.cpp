// within 0.6 s: what a small program with Qt's containers costs, clang included
#include <QList>
#include <QMap>
#include <QString>
#include <QStringList>
#include <cassert>
#include <verify.h>

struct Entry {
    QString name;
    int score;
};

static QList<Entry> best(const QMap<QString, int> &scores, int least) {
    QList<Entry> found;
    for (auto entry = scores.constBegin(); entry != scores.constEnd(); ++entry)
        if (entry.value() >= least)
            found.append(Entry{entry.key(), entry.value()});
    return found;
}

int main() {
    QMap<QString, int> scores;
    for (const QString &name : QString("ann,bob,cid").split(','))
        scores.insert(name, verify::any<int>());
    const QList<Entry> found = best(scores, 10);
    for (const Entry &entry : found)
        assert(scores.value(entry.name) >= 10);
    assert(found.size() <= scores.size());
}
