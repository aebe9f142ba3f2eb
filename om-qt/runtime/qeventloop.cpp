// QEventLoop, QEventLoopLocker (their class pages).
#include <QtCore/qeventloop.h>
#include <__omqt/event_queue.h>

OM_BEGIN_MODEL

using __omqt::state;

QEventLoop::QEventLoop(QObject *parent)
    : QObject(parent), outer(nullptr), running(false), left(false), code(0), lockers(0) {
    OM_QT_REQUIRES("library-precondition", QCoreApplication::instance() != nullptr,
                   "QEventLoop: there is no QCoreApplication");
}
QEventLoop::~QEventLoop() {}

bool QEventLoop::processEvents(ProcessEventsFlags flags) {
    return __omqt::process_events((flags & WaitForMoreEvents) &&
                                  (__omqt::has_timers() || __omqt::has_deliverable_events()));
}
// "Process pending events … for a maximum of maxTime milliseconds".
void QEventLoop::processEvents(ProcessEventsFlags flags, int maximumTime) {
    const long long end = __verify_executing() ? __omqt::milliseconds_now() + maximumTime : 0;
    while (processEvents(flags & ~WaitForMoreEvents))
        if (__verify_executing() ? __omqt::milliseconds_now() > end : __omqt::any_answer())
            break;
}

// "Enters the main event loop and waits until exit() is called."
int QEventLoop::exec(ProcessEventsFlags) {
    OM_QT_REQUIRES("library-precondition", !running, "QEventLoop::exec(): the loop is running already");
    if (state().quit_now)
        return -1;
    struct run {
        QEventLoop *loop;
        explicit run(QEventLoop *one) : loop(one) {
            loop->running = true;
            loop->left = false;
            loop->code = 0;
            loop->outer = state().loop;
            state().loop = loop;
        }
        ~run() {
            state().loop = loop->outer;
            loop->running = false;
            loop->left = true;
        }
    } running_now(this);
    __omqt::run_loop(left);
    return code;
}
void QEventLoop::exit(int returnCode) {
    if (!running)
        return;
    code = returnCode;
    left = true;
}
void QEventLoop::quit() { exit(0); }
bool QEventLoop::isRunning() const { return running && !left; }
void QEventLoop::wakeUp() {}
bool QEventLoop::event(QEvent *event) {
    if (event->type() != QEvent::Quit)
        return QObject::event(event);
    quit();
    return true;
}

// "The event loop will quit when the last QEventLoopLocker goes".
QEventLoopLocker::QEventLoopLocker() : loop(nullptr) { ++state().lockers; }
QEventLoopLocker::QEventLoopLocker(QEventLoop *one) : loop(one) { ++loop->lockers; }
QEventLoopLocker::~QEventLoopLocker() {
    if (loop) {
        if (--loop->lockers == 0)
            QCoreApplication::postEvent(loop, new QEvent(QEvent::Quit));
    } else if (--state().lockers == 0 && QCoreApplication::isQuitLockEnabled() && state().application_runs) {
        QCoreApplication::postEvent(QCoreApplication::instance(), new QEvent(QEvent::Quit));
    }
}

OM_END_MODEL
