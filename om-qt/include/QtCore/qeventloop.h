// QEventLoop and QEventLoopLocker (their class pages). Bodies are in runtime/qeventloop.cpp.
#ifndef OM_QT_QEVENTLOOP_H
#define OM_QT_QEVENTLOOP_H

#include <QtCore/qobject.h>

OM_BEGIN_MODEL

class QEventLoop : public QObject {
    Q_OBJECT

public:
    enum ProcessEventsFlag {
        AllEvents = 0x00,
        ExcludeUserInputEvents = 0x01,
        ExcludeSocketNotifiers = 0x02,
        WaitForMoreEvents = 0x04,
        X11ExcludeTimers = 0x08,
        EventLoopExec = 0x20,
        DialogExec = 0x40,
#if OM_QT6
        ApplicationExec = 0x80
#endif
    };
    Q_DECLARE_FLAGS(ProcessEventsFlags, ProcessEventsFlag)

    explicit QEventLoop(QObject *parent = nullptr);
    ~QEventLoop();
    bool processEvents(ProcessEventsFlags flags = AllEvents);
    void processEvents(ProcessEventsFlags flags, int maximumTime);
    int exec(ProcessEventsFlags flags = AllEvents);
#if !OM_QT6
    void exit(int returnCode = 0);
#endif
    bool isRunning() const;
    void wakeUp();
    bool event(QEvent *event) override;

public Q_SLOTS:
#if OM_QT6
    void exit(int returnCode = 0);
#endif
    void quit();

private:
    friend class QCoreApplication;
    friend class QEventLoopLocker;
    QEventLoop *outer;
    bool running;
    bool left;
    int code;
    int lockers;
};
Q_DECLARE_OPERATORS_FOR_FLAGS(QEventLoop::ProcessEventsFlags)

class QEventLoopLocker {
    QEventLoop *loop;

public:
    QEventLoopLocker();
    explicit QEventLoopLocker(QEventLoop *loop);
    ~QEventLoopLocker();
    QEventLoopLocker(const QEventLoopLocker &) = delete;
    QEventLoopLocker &operator=(const QEventLoopLocker &) = delete;
};

OM_END_MODEL

#endif
