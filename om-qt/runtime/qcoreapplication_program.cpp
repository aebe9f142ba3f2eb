// QCoreApplication: the program as a whole, its loop, its names and its texts (class page QCoreApplication).
#include <QtCore/qcoreapplication.h>
#include <QtCore/qstringlist.h>
#include <__omqt/event_queue.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

OM_BEGIN_MODEL

using __omqt::state;

namespace __omqt {

struct routine {
    QtStartUpFunction __function;
    routine *__next;
};
static routine *first_before = nullptr; // called when the application comes
static routine *first_behind = nullptr; // and when it goes, the last one first

struct program {
    QString name;
    QString version;
    QString organization;
    QString domain;
    bool has_name;
    bool setuid_allowed;
    bool quit_lock;
    bool ends;
    quint32 attributes[8];

    program() : has_name(false), setuid_allowed(false), quit_lock(true), ends(false), attributes() {}
};
static program &the_program() {
    static program here;
    return here;
}
// What a program changes is announced where there is an application.
static bool change(QString &text, const QString &to) {
    if (text == to)
        return false;
    text = to;
    return QCoreApplication::instance() != nullptr;
}

} // namespace __omqt

using __omqt::the_program;

// "There should be only one application object"; argc "must be greater than zero", argv "must contain at least one valid
// character string", and both "must remain valid for the entire lifetime of the QCoreApplication object".
QCoreApplication::QCoreApplication(int &argc, char **argv, int) : argument_count(&argc), argument_values(argv) {
    OM_QT_REQUIRES("library-precondition", self == nullptr, "QCoreApplication: there is an application already");
    OM_QT_REQUIRES("library-precondition", argc > 0, "QCoreApplication: argc is not greater than zero");
    OM_QT_REQUIRES("library-precondition", argv != nullptr && argv[0] != nullptr,
                   "QCoreApplication: argv has no name of the program");
    self = this;
    the_program().ends = false;
    for (__omqt::routine *r = __omqt::first_before; r; r = r->__next)
        r->__function();
}
QCoreApplication::~QCoreApplication() {
    while (__omqt::routine *const r = __omqt::first_behind) {
        __omqt::first_behind = r->__next;
        const QtCleanUpFunction function = r->__function;
        __om::model_delete(r);
        function();
    }
    the_program().ends = true;
    self = nullptr;
}

void qAddPreRoutine(QtStartUpFunction function) {
    if (QCoreApplication::instance())
        function();
    __omqt::routine **place = &__omqt::first_before;
    while (*place)
        place = &(*place)->__next;
    __omqt::routine *const r = __om::model_new<__omqt::routine>();
    r->__function = function;
    *place = r;
}
void qAddPostRoutine(QtCleanUpFunction function) {
    __omqt::routine *const r = __om::model_new<__omqt::routine>();
    r->__function = function;
    r->__next = __omqt::first_behind;
    __omqt::first_behind = r;
}
void qRemovePostRoutine(QtCleanUpFunction function) {
    for (__omqt::routine **place = &__omqt::first_behind; *place;) {
        __omqt::routine *const r = *place;
        if (r->__function != function) {
            place = &r->__next;
            continue;
        }
        *place = r->__next;
        __om::model_delete(r);
    }
}
QString qAppName() {
    OM_QT_REQUIRES("library-precondition", QCoreApplication::instance() != nullptr,
                   "qAppName(): there is no QCoreApplication");
    return QCoreApplication::applicationName();
}

// "Before calling this function, you must create" the application; it does not run twice.
int QCoreApplication::exec() {
    OM_QT_REQUIRES("library-precondition", self != nullptr, "QCoreApplication::exec(): there is no QCoreApplication");
    OM_QT_REQUIRES("library-precondition", state().loop == nullptr,
                   "QCoreApplication::exec(): an event loop is running already");
    state().quit_now = false;
    state().application_runs = true;
    int code = 0;
    {
        QEventLoop loop;
        code = loop.exec();
    }
    state().quit_now = false;
    state().application_runs = false;
    if (self) {
        Q_EMIT self->aboutToQuit(QPrivateSignal());
        sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }
    return code;
}
void QCoreApplication::exit(int code) {
    if (!self)
        return;
    state().quit_now = state().loop != nullptr;
    for (QEventLoop *loop = state().loop; loop; loop = loop->outer)
        loop->exit(code);
}
// In Qt 6 the application is asked by an event.
void QCoreApplication::quit() {
#if OM_QT6
    if (!self || !state().application_runs)
        return;
    QEvent event(QEvent::Quit);
    sendEvent(self, &event);
#else
    exit(0);
#endif
}
bool QCoreApplication::event(QEvent *event) {
    if (event->type() != QEvent::Quit)
        return QObject::event(event);
    exit(0);
    return true;
}
bool QCoreApplication::compressEvent(QEvent *, QObject *, QPostEventList *) { return false; }

void QCoreApplication::processEvents(QEventLoop::ProcessEventsFlags flags) {
    if (self)
        __omqt::process_events((flags & QEventLoop::WaitForMoreEvents) &&
                               (__omqt::has_timers() || __omqt::has_deliverable_events()));
}
void QCoreApplication::processEvents(QEventLoop::ProcessEventsFlags flags, int maxtime) {
    if (self)
        QEventLoop().processEvents(flags, maxtime);
}
bool QCoreApplication::startingUp() { return !self; }
bool QCoreApplication::closingDown() { return the_program().ends; }

QStringList QCoreApplication::arguments() {
    OM_QT_REQUIRES("library-precondition", self != nullptr,
                   "QCoreApplication::arguments(): there is no QCoreApplication");
    QStringList list;
    for (int i = 0; i < *self->argument_count; ++i)
        list << QString::fromLocal8Bit(self->argument_values[i]);
    return list;
}
void QCoreApplication::setAttribute(Qt::ApplicationAttribute attribute, bool on) {
    quint32 &bits = the_program().attributes[uint(attribute) / 32];
    const quint32 bit = quint32(1) << (uint(attribute) % 32);
    bits = on ? bits | bit : bits & ~bit;
}
bool QCoreApplication::testAttribute(Qt::ApplicationAttribute attribute) {
    return (the_program().attributes[uint(attribute) / 32] >> (uint(attribute) % 32)) & 1;
}

void QCoreApplication::setOrganizationDomain(const QString &text) {
    if (__omqt::change(the_program().domain, text))
        Q_EMIT self->organizationDomainChanged();
}
QString QCoreApplication::organizationDomain() { return the_program().domain; }
void QCoreApplication::setOrganizationName(const QString &text) {
    if (__omqt::change(the_program().organization, text))
        Q_EMIT self->organizationNameChanged();
}
QString QCoreApplication::organizationName() { return the_program().organization; }
// "If not set, the application name defaults to the executable name".
void QCoreApplication::setApplicationName(const QString &text) {
    const QString before = applicationName();
    the_program().has_name = !text.isEmpty();
    the_program().name = text;
    if (self && applicationName() != before)
        Q_EMIT self->applicationNameChanged();
}
QString QCoreApplication::applicationName() {
    if (the_program().has_name || !self)
        return the_program().name;
    const char *const path = *self->argument_count > 0 ? self->argument_values[0] : nullptr;
    const char *const slash = path ? strrchr(path, '/') : nullptr;
    return QString::fromLocal8Bit(slash ? slash + 1 : path);
}
void QCoreApplication::setApplicationVersion(const QString &text) {
    if (__omqt::change(the_program().version, text))
        Q_EMIT self->applicationVersionChanged();
}
QString QCoreApplication::applicationVersion() { return the_program().version; }
void QCoreApplication::setSetuidAllowed(bool allow) { the_program().setuid_allowed = allow; }
bool QCoreApplication::isSetuidAllowed() { return the_program().setuid_allowed; }
bool QCoreApplication::isQuitLockEnabled() { return the_program().quit_lock; }
void QCoreApplication::setQuitLockEnabled(bool enabled) { the_program().quit_lock = enabled; }

QString QCoreApplication::applicationFilePath() {
    OM_QT_REQUIRES("library-precondition", self != nullptr,
                   "QCoreApplication::applicationFilePath(): there is no QCoreApplication");
    char path[4096];
    const ssize_t length = readlink("/proc/self/exe", path, sizeof path);
    return length < 0 ? QString() : QString::fromLocal8Bit(path, int(length));
}
QString QCoreApplication::applicationDirPath() {
    const QString path = applicationFilePath();
    const int slash = int(path.lastIndexOf(QLatin1Char('/')));
    return slash < 0 ? QString() : path.left(slash);
}
qint64 QCoreApplication::applicationPid() { return getpid(); }

// "Returns the translation text for sourceText": no translator is installed, so the text itself, with a count in it.
QString QCoreApplication::translate(const char *, const char *text, const char *, int n) {
    QString result = QString::fromUtf8(text);
    if (n >= 0) {
        const QString number = QString::number(n);
        result.replace(QLatin1String("%n"), number);
        result.replace(QLatin1String("%Ln"), number);
    }
    return result;
}

OM_END_MODEL
