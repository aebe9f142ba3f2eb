// verify: violated
// qt: 5 6
// native: none
#include <QCoreApplication>
#include <QObject>
#include <QPoint>
#include <cassert>

class Source : public QObject {
    Q_OBJECT
signals:
    void moved(QPoint to);
};

class Sink : public QObject {
    Q_OBJECT
public:
    int seen = 0;
public slots:
    void follow(QPoint to) { seen = to.x() * 10 + to.y(); }
};

int main() {
    int argc = 1;
    char name[] = "app";
    char *argv[] = {name, nullptr};
    QCoreApplication app(argc, argv);
    Source source;
    Sink sink;
    QObject::connect(&source, SIGNAL(moved(QPoint)), &sink, SLOT(follow(QPoint)), Qt::QueuedConnection);
    emit source.moved(QPoint(3, 4));
    assert(sink.seen == 34); //~ V0001
    return 0;
}

#include "queued_argument_of_a_built_in_class_bug.moc"
