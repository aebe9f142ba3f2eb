// QObject: signals and slots, in every form of connect() and disconnect().
#include "../show.h"
#include <QMetaMethod>
#include <QObject>
#include <QPointer>
#include <QStringList>

static QStringList heard;

class Source : public QObject {
    Q_OBJECT
public:
    using QObject::isSignalConnected;
    using QObject::receivers;
    int noted = 0;

public slots:
    int answer(int n) { return n + 1; }

signals:
    void plain();
    void number(int n);
    void text(const QString &text, int n = 7);
    int asked(int n);
    void wide(qint64 n);

protected:
    void connectNotify(const QMetaMethod &signal) override {
        ++noted;
        heard << "+" + QString::fromLatin1(signal.name());
    }
    void disconnectNotify(const QMetaMethod &signal) override {
        heard << "-" + QString::fromLatin1(signal.isValid() ? signal.name() : QByteArray("all"));
    }
};

class Sink : public QObject {
    Q_OBJECT
public:
    QObject *from = nullptr;
    int index = -2;
    int calls = 0;
    bool has_no_sender() const { return sender() == nullptr; }

public slots:
    void onPlain() {
        ++calls;
        from = sender();
        index = senderSignalIndex();
        heard << "plain";
    }
    void onNumber(int n) { heard << QString::number(n); }
    void onLong(qlonglong n) { heard << "long" + QString::number(n); }
    void onText(const QString &text, int n) { heard << text + QString::number(n); }
    void onTextOnly(QString text) { heard << text; }
    void withDefault(int n = 3) { heard << "default" + QString::number(n); }
    int doubled(int n) { return 2 * n; }

signals:
    void relayed(int n);

private slots:
    void hidden() { heard << "hidden"; }
};

static int free_calls = 0;
static void freeFunction(int n) { free_calls += n; }

static void show_heard(const char *what) {
    check::section(what);
    SHOW(heard);
    heard.clear();
}

static void by_pointer() {
    Source source;
    Sink sink;
    QMetaObject::Connection first = QObject::connect(&source, &Source::plain, &sink, &Sink::onPlain);
    CHECK(bool(first));
    emit source.plain();
    CHECK(sink.from == &source);
    CHECK(sink.has_no_sender());
    show_heard("one slot");
    QObject::connect(&source, &Source::plain, &sink, &Sink::onPlain);
    emit source.plain();
    show_heard("connected twice");
    CHECK(!QObject::connect(&source, &Source::plain, &sink, &Sink::onPlain, Qt::UniqueConnection));
    CHECK(QObject::disconnect(first));
    CHECK(!first);
    CHECK(!QObject::disconnect(first));
    emit source.plain();
    show_heard("one is gone");
    CHECK(QObject::disconnect(&source, &Source::plain, &sink, &Sink::onPlain));
    CHECK(!QObject::disconnect(&source, &Source::plain, &sink, &Sink::onPlain));
    emit source.plain();
    show_heard("none");
    QObject::connect(&source, &Source::number, &sink, &Sink::onLong);
    QObject::connect(&source, &Source::number, &sink, &Sink::onPlain);
    QObject::connect(&source, &Source::text, &sink, &Sink::onTextOnly);
    QObject::connect(&source, &Source::number, &sink, &Sink::relayed);
    QObject::connect(&sink, &Sink::relayed, &sink, &Sink::onNumber);
    emit source.number(5);
    emit source.text("t");
    show_heard("converted, fewer, relayed");
    CHECK(QObject::disconnect(&source, nullptr, &sink, nullptr));
    emit source.number(6);
    show_heard("all of the receiver");
}

static void by_functor() {
    Source source;
    int sum = 0;
    QObject::connect(&source, &Source::number, [&sum](int n) { sum += n; });
    QObject::connect(&source, &Source::number, [&sum]() { sum += 100; });
    QObject::connect(&source, &Source::number, freeFunction);
    {
        QObject context;
        QObject::connect(&source, &Source::number, &context, [&sum](int n) { sum += 1000 * n; });
        emit source.number(2);
        SHOW(sum);
    }
    emit source.number(3);
    SHOW(sum);
    SHOW(free_calls);
    CHECK(source.disconnect());
    emit source.number(3);
    SHOW(sum);
    heard.clear();
}

static void by_name() {
    Source source;
    Sink sink;
    CHECK(bool(QObject::connect(&source, SIGNAL(plain()), &sink, SLOT(onPlain()))));
    // clang-format off: white space is no part of a signature.
    CHECK(bool(QObject::connect(&source, SIGNAL( number( int ) ), &sink, SLOT(onNumber(int)))));
    // clang-format on
    CHECK(bool(QObject::connect(&source, SIGNAL(number(int)), &sink, SLOT(onPlain()))));
    CHECK(bool(QObject::connect(&source, SIGNAL(text(const QString &, int)), &sink, SLOT(onText(QString, int)))));
    CHECK(bool(QObject::connect(&source, SIGNAL(text(QString)), &sink, SLOT(onTextOnly(QString)))));
    CHECK(bool(QObject::connect(&source, SIGNAL(number(int)), &sink, SLOT(withDefault()))));
    CHECK(bool(QObject::connect(&source, SIGNAL(number(int)), &sink, SIGNAL(relayed(int)))));
    CHECK(bool(QObject::connect(&source, SIGNAL(plain()), &sink, SLOT(hidden()))));
    CHECK(!QObject::connect(&source, SIGNAL(plain()), &sink, SLOT(hidden()), Qt::UniqueConnection));
    CHECK(bool(QObject::connect(&source, SIGNAL(wide(qint64)), &sink, SLOT(onLong(qlonglong)))));
    emit source.wide(70000000000);
    SHOW(source.receivers(SIGNAL(plain())));
    SHOW(source.receivers(SIGNAL(number(int))));
    CHECK(source.isSignalConnected(QMetaMethod::fromSignal(&Source::plain)));
    CHECK(!source.isSignalConnected(QMetaMethod::fromSignal(&Source::asked)));
    emit source.plain();
    CHECK(sink.index == source.metaObject()->indexOfSignal("plain()"));
    emit source.number(9);
    emit source.text("x", 1);
    show_heard("by name");
    CHECK(QObject::disconnect(&source, SIGNAL(number(int)), &sink, SLOT(onNumber(int))));
    CHECK(!QObject::disconnect(&source, SIGNAL(number(int)), &sink, SLOT(onNumber(int))));
    CHECK(source.disconnect(SIGNAL(plain())));
    CHECK(source.disconnect(&sink));
    emit source.number(1);
    show_heard("disconnected");
}

// Slots that are connected during an emission do not run in it; those that are disconnected do not run either.
static void during_emission() {
    Source source;
    QObject receiver;
    QMetaObject::Connection second;
    QObject::connect(&source, &Source::plain, &receiver, [&] {
        heard << "first";
        QObject::disconnect(second);
        QObject::connect(&source, &Source::plain, &receiver, [] { heard << "late"; });
    });
    second = QObject::connect(&source, &Source::plain, &receiver, [] { heard << "second"; });
    QObject::connect(&source, &Source::plain, &receiver, [] { heard << "third"; });
    emit source.plain();
    show_heard("changed meanwhile");
    Source *const gone = new Source;
    QObject::connect(gone, &Source::plain, [gone] {
        heard << "deletes";
        delete gone;
    });
    QObject::connect(gone, &Source::plain, [] { heard << "never"; });
    emit gone->plain();
    show_heard("the sender is deleted");
    Sink *const listener = new Sink;
    QObject::connect(&source, &Source::number, &receiver, [listener] { delete listener; });
    QObject::connect(&source, &Source::number, listener, &Sink::onNumber);
    emit source.number(1);
    show_heard("the receiver is deleted");
}

static void blocked() {
    Source source;
    Sink sink;
    QObject::connect(&source, &Source::plain, &sink, &Sink::onPlain);
    heard.clear();
    CHECK(!source.blockSignals(true));
    CHECK(source.signalsBlocked());
    emit source.plain();
    CHECK(source.blockSignals(false));
    {
        QSignalBlocker blocker(source);
        emit source.plain();
        blocker.unblock();
        emit source.plain();
        blocker.reblock();
        emit source.plain();
        QSignalBlocker inner(&source);
        QSignalBlocker moved(std::move(inner));
        CHECK(source.signalsBlocked());
    }
    CHECK(!source.signalsBlocked());
    emit source.plain();
    SHOW(sink.calls);
    heard.clear();
}

static void results() {
    Source source;
    Sink sink;
    QObject::connect(&source, &Source::asked, &sink, &Sink::doubled);
    SHOW(source.asked(4));
    QObject::connect(&source, &Source::asked, &source, &Source::answer);
    SHOW(source.asked(4));
}

int main() {
    check::section("by pointer");
    by_pointer();
    check::section("by functor");
    by_functor();
    check::section("by name");
    by_name();
    check::section("during an emission");
    during_emission();
    check::section("blocked");
    blocked();
    check::section("results");
    results();
    return check::done();
}

#include "signals.moc"
