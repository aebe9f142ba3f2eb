// QCoreApplication (class page QCoreApplication). Bodies are in runtime/qcoreapplication*.cpp.
#ifndef OM_QT_QCOREAPPLICATION_H
#define OM_QT_QCOREAPPLICATION_H

#include <QtCore/qcoreevent.h>
#include <QtCore/qeventloop.h>
#include <QtCore/qstringlist.h>
#include <QtCore/qobject.h>

OM_BEGIN_MODEL

class QAbstractNativeEventFilter;
class QAbstractEventDispatcher;
class QTranslator;
class QPostEventList;

#define qApp QCoreApplication::instance()

class QCoreApplication : public QObject {
    Q_OBJECT
    Q_PROPERTY(QString applicationName READ applicationName WRITE setApplicationName NOTIFY applicationNameChanged)
    Q_PROPERTY(
        QString applicationVersion READ applicationVersion WRITE setApplicationVersion NOTIFY applicationVersionChanged)
    Q_PROPERTY(QString organizationName READ organizationName WRITE setOrganizationName NOTIFY organizationNameChanged)
    Q_PROPERTY(
        QString organizationDomain READ organizationDomain WRITE setOrganizationDomain NOTIFY organizationDomainChanged)
    Q_PROPERTY(bool quitLockEnabled READ isQuitLockEnabled WRITE setQuitLockEnabled)

public:
    enum { ApplicationFlags = QT_VERSION };

    QCoreApplication(int &argc, char **argv, int = ApplicationFlags);
    ~QCoreApplication();

    static QStringList arguments();
    static void setAttribute(Qt::ApplicationAttribute attribute, bool on = true);
    static bool testAttribute(Qt::ApplicationAttribute attribute);
    static void setOrganizationDomain(const QString &orgDomain);
    static QString organizationDomain();
    static void setOrganizationName(const QString &orgName);
    static QString organizationName();
    static void setApplicationName(const QString &application);
    static QString applicationName();
    static void setApplicationVersion(const QString &version);
    static QString applicationVersion();
    static void setSetuidAllowed(bool allow);
    static bool isSetuidAllowed();
    static QCoreApplication *instance() { return self; }

    static int exec();
    static void processEvents(QEventLoop::ProcessEventsFlags flags = QEventLoop::AllEvents);
    static void processEvents(QEventLoop::ProcessEventsFlags flags, int maxtime);
#if !OM_QT6
    static void exit(int retcode = 0);
#endif
    static bool sendEvent(QObject *receiver, QEvent *event);
    static void postEvent(QObject *receiver, QEvent *event, int priority = Qt::NormalEventPriority);
    static void sendPostedEvents(QObject *receiver = nullptr, int event_type = 0);
    static void removePostedEvents(QObject *receiver, int eventType = 0);
#if !OM_QT6
    static bool hasPendingEvents();
    static void flush();
    enum Encoding { UnicodeUTF8, Latin1, DefaultCodec = UnicodeUTF8, CodecForTr = UnicodeUTF8 };
    static QString translate(const char *context, const char *key, const char *disambiguation, Encoding, int n = -1) {
        return translate(context, key, disambiguation, n);
    }
#endif
    virtual bool notify(QObject *, QEvent *);
    static bool startingUp();
    static bool closingDown();
    static QString applicationDirPath();
    static QString applicationFilePath();
    static qint64 applicationPid();
    static QString translate(const char *context, const char *key, const char *disambiguation = nullptr, int n = -1);
    static bool isQuitLockEnabled();
    static void setQuitLockEnabled(bool enabled);

public Q_SLOTS:
    static void quit();
#if OM_QT6
    static void exit(int retcode = 0);
#endif

Q_SIGNALS:
    void aboutToQuit(QPrivateSignal);
    void organizationNameChanged();
    void organizationDomainChanged();
    void applicationNameChanged();
    void applicationVersionChanged();

protected:
    bool event(QEvent *) override;
    virtual bool compressEvent(QEvent *, QObject *receiver, QPostEventList *);

private:
    friend struct QCoreApplicationData;
    friend class QEventLoop;
    friend class QObjectPrivate;
    static QCoreApplication *self;
    static bool deliver(QObject *receiver, QEvent *event);

protected:
    int *argument_count;
    char **argument_values;
};

#define Q_DECLARE_TR_FUNCTIONS(context)                                                                                \
public:                                                                                                                \
    static inline QString tr(const char *sourceText, const char *disambiguation = nullptr, int n = -1) {               \
        return QCoreApplication::translate(#context, sourceText, disambiguation, n);                                   \
    }                                                                                                                  \
    OM_QT_CONTEXT_TR_UTF8(context)                                                                                     \
private:
#if OM_QT6
#define OM_QT_CONTEXT_TR_UTF8(context)
#else
#define OM_QT_CONTEXT_TR_UTF8(context)                                                                                 \
    static inline QString trUtf8(const char *sourceText, const char *disambiguation = nullptr, int n = -1) {           \
        return QCoreApplication::translate(#context, sourceText, disambiguation, n);                                   \
    }
#endif

typedef void (*QtStartUpFunction)();
typedef void (*QtCleanUpFunction)();
void qAddPreRoutine(QtStartUpFunction);
void qAddPostRoutine(QtCleanUpFunction);
void qRemovePostRoutine(QtCleanUpFunction);
QString qAppName();

#define Q_COREAPP_STARTUP_FUNCTION(function)                                                                           \
    static void function##_ctor_function() { qAddPreRoutine(function); }                                               \
    Q_CONSTRUCTOR_FUNCTION(function##_ctor_function)

OM_END_MODEL

#include <QtCore/qstringlist.h>

#endif
