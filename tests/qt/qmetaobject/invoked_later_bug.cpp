// verify: violated
// qt: 5 6
// native: abort
#include <QCoreApplication>
#include <cassert>

class Worker : public QObject {
    Q_OBJECT
public:
    int done = 0;
    Q_INVOKABLE void work(int n) { done += n; }
};

int main(int argc, char **argv) {
    if (argc < 1)
        return 0;
    QCoreApplication app(argc, argv);
    Worker worker;
    QMetaObject::invokeMethod(&worker, "work", Qt::QueuedConnection, Q_ARG(int, 3));
    assert(worker.done == 3); //~ V0001
}

#include "invoked_later_bug.moc"
