// QCoreApplication, QEvent, QEventLoop, QTimer and the tree of objects: what is delivered when.
#include "../show.h"
#include <QBasicTimer>
#include <QCoreApplication>
#include <QEvent>
#include <QEventLoop>
#include <QPointer>
#include <QStringList>
#include <QTimer>

static QStringList heard;
static void show_heard(const char *what) {
    check::section(what);
    SHOW(heard);
    heard.clear();
}

struct Listener : QObject {
    QString label;
    explicit Listener(const char *text, QObject *parent = nullptr) : QObject(parent), label(text) {}
    ~Listener() override { heard << "~" + label; }
    bool event(QEvent *event) override {
        heard << label + QString::number(int(event->type()));
        return QObject::event(event);
    }
};
struct Filter : QObject {
    QString label;
    bool stops = false;
    explicit Filter(const char *text) : label(text) {}
    bool eventFilter(QObject *, QEvent *event) override {
        heard << "f" + label + QString::number(int(event->type()));
        return stops;
    }
};
static QEvent *user(int n) { return new QEvent(QEvent::Type(QEvent::User + n)); }

static void tree() {
    QObject *const root = new Listener("root");
    QObject *const first = new Listener("first", root);
    new Listener("second", root);
    QObject *const inner = new Listener("inner", first);
    inner->setObjectName("name");
    SHOW(int(root->children().size()));
    CHECK(root->findChild<QObject *>("name") == inner);
    CHECK(!root->findChild<QObject *>("name", Qt::FindDirectChildrenOnly));
    SHOW(int(root->findChildren<QObject *>().size()));
    SHOW(int(root->findChildren<QObject *>(QString(), Qt::FindDirectChildrenOnly).size()));
    CHECK(inner->inherits("QObject") && !inner->inherits("QTimer"));
    show_heard("made");
    inner->setParent(root);
    CHECK(inner->parent() == root);
    show_heard("moved");
    QPointer<QObject> watched(inner);
    QObject::connect(inner, &QObject::destroyed, [&watched, root] {
        heard << (watched.isNull() ? "null" : "there") << QString::number(int(root->children().size()));
    });
    delete root;
    CHECK(watched.isNull());
    show_heard("deleted");
}

static void posted() {
    Listener a("a"), b("b");
    QCoreApplication::postEvent(&a, user(1));
    QCoreApplication::postEvent(&b, user(2));
    QCoreApplication::postEvent(&a, user(3), Qt::HighEventPriority);
    QCoreApplication::postEvent(&a, user(4), Qt::LowEventPriority);
    QCoreApplication::postEvent(&b, user(5));
    QCoreApplication::sendPostedEvents(&b, QEvent::User + 5);
    show_heard("of one type");
    QCoreApplication::removePostedEvents(&b);
    QCoreApplication::sendPostedEvents();
    show_heard("the others");
    QEvent direct(QEvent::User);
    CHECK(direct.isAccepted() && !direct.spontaneous());
    direct.ignore();
    CHECK(!direct.isAccepted());
    CHECK(QCoreApplication::sendEvent(&a, &direct));
    QEvent unknown(QEvent::Show);
    CHECK(!QCoreApplication::sendEvent(&a, &unknown));
    show_heard("sent");
    CHECK(QEvent::registerEventType(2000) == 2000);
    CHECK(QEvent::registerEventType(2000) != 2000);
}

static void filters() {
    Listener object("object");
    Filter one("1"), two("2");
    object.installEventFilter(&one);
    object.installEventFilter(&two);
    QEvent event(QEvent::User);
    QCoreApplication::sendEvent(&object, &event);
    object.installEventFilter(&one);
    QCoreApplication::sendEvent(&object, &event);
    one.stops = true;
    CHECK(QCoreApplication::sendEvent(&object, &event));
    object.removeEventFilter(&one);
    QCoreApplication::sendEvent(&object, &event);
    {
        Filter gone("gone");
        object.installEventFilter(&gone);
    }
    QCoreApplication::sendEvent(&object, &event);
    show_heard("filters");
}

static void deleted_later() {
    QPointer<Listener> object = new Listener("later");
    object->deleteLater();
    object->deleteLater();
    QCoreApplication::processEvents();
    QCoreApplication::sendPostedEvents();
    CHECK(!object.isNull());
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    CHECK(object.isNull());
    show_heard("on demand");
    QEventLoop loop;
    QPointer<Listener> inner;
    QTimer::singleShot(0, &loop, [&] {
        inner = new Listener("in loop");
        inner->deleteLater();
        QCoreApplication::processEvents();
        heard << (inner ? "still" : "gone");
        QTimer::singleShot(0, &loop, [&] {
            heard << (inner ? "still" : "gone");
            loop.exit(7);
        });
    });
    CHECK(!loop.isRunning());
    SHOW(loop.exec());
    show_heard("in a loop");
}

static void timers() {
    QEventLoop loop;
    QTimer slow, fast, once;
    int ticks = 0;
    CHECK(!fast.isActive() && fast.timerId() == -1 && fast.remainingTime() == -1);
    slow.setInterval(200);
    once.setSingleShot(true);
    QObject::connect(&fast, &QTimer::timeout, [&] {
        heard << "fast";
        if (++ticks == 3)
            fast.stop();
    });
    QObject::connect(&once, &QTimer::timeout, [] { heard << "once"; });
    QObject::connect(&slow, &QTimer::timeout, &loop, &QEventLoop::quit);
    once.start(5);
    fast.start(20);
    slow.start();
    CHECK(slow.isActive() && slow.interval() == 200);
    SHOW(loop.exec());
    CHECK(!once.isActive() && !fast.isActive() && slow.isActive());
    show_heard("timers");
    QBasicTimer basic;
    CHECK(!basic.isActive());
    basic.start(1000, &loop);
    CHECK(basic.isActive() && basic.timerId() > 0);
    basic.stop();
    CHECK(!basic.isActive());
    QTimer zero;
    int count = 0;
    QObject::connect(&zero, &QTimer::timeout, [&count] { ++count; });
    zero.start(0);
    QCoreApplication::processEvents();
    CHECK(count == 1);
}

static void queued() {
    QObject sender, receiver;
    QObject::connect(
        &sender, &QObject::objectNameChanged, &receiver, [](const QString &name) { heard << name; },
        Qt::QueuedConnection);
    sender.setObjectName("one");
    sender.setObjectName("two");
    show_heard("before");
    QCoreApplication::processEvents();
    show_heard("behind");
    QMetaObject::invokeMethod(&receiver, [] { heard << "invoked"; }, Qt::QueuedConnection);
    QMetaObject::invokeMethod(&receiver, [] { heard << "at once"; });
    int number = 0;
    QMetaObject::invokeMethod(&receiver, [] { return 5; }, &number);
    SHOW(number);
    QCoreApplication::processEvents();
    show_heard("invoked");
}

int main(int argc, char **argv) {
    CHECK(QCoreApplication::startingUp());
    QCoreApplication app(argc, argv);
    CHECK(qApp == &app && !QCoreApplication::closingDown());
    SHOW(int(QCoreApplication::arguments().size()));
    QCoreApplication::setApplicationName("program");
    SHOW(QCoreApplication::applicationName());
    SHOW(QObject::tr("%n files", nullptr, 3));
    tree();
    posted();
    filters();
    deleted_later();
    timers();
    queued();
    QObject::connect(&app, &QCoreApplication::aboutToQuit, [] { heard << "about to quit"; });
    QTimer::singleShot(0, [] { QCoreApplication::exit(4); });
    SHOW(app.exec());
    show_heard("the end");
    return check::done();
}
