// The queue of posted events, the timers and the loops of the only thread: for the runtime alone.
//
// "Which event next" is Qt's to say where it says so: posted events by priority and then in their order, the timers of
// one interval in the order of their starts. Where it depends on how fast the machine is, any answer is looked at, and a
// program that is executed only has the clock's.
#ifndef OM_QT_EVENT_QUEUE_H
#define OM_QT_EVENT_QUEUE_H

#include <QtCore/qcoreapplication.h>
#include <__omqt/object_data.h>

OM_BEGIN_MODEL

namespace __omqt {

struct posted_event {
    QObject *__receiver;
    QEvent *__event; // null once it is delivered or removed
    int __priority;
    bool __is_old; // was there when the delivery that is under way began
    posted_event *__next;
};

struct timer {
    int __id;
    QObject *__object;
    int __interval;
    bool __is_coarse;
    long long __started; // which of all starts this was
    long long __due; // by the clock, where there is one
    bool __is_firing;
    timer *__next;
};

// What a thread of Qt's has; there is one.
struct thread_state {
    posted_event *first_event;
    posted_event *last_event;
    int deliveries; // calls of sendPostedEvents() that are under way
    timer *first_timer;
    int last_timer_id;
    long long starts;
    QEventLoop *loop; // the innermost one that runs
    int loop_level;
    int scope_level; // events that are being delivered
    bool quit_now;
    bool application_runs;
    int lockers;
};
thread_state &state();

// Any answer, where it is the machine's to give.
bool any_answer();
long long milliseconds_now();
int start_timer(QObject *object, int interval, Qt::TimerType kind);
// Of this object, or of any.
bool stop_timer(const QObject *object, int id);
int time_left(int id);
// Calls back those whose time has come: all that are due, some of those that may be. Whether there was one.
bool fire_timers(bool wait);
bool has_timers();
// Events that can be delivered now, not the deferred deletions that wait for a loop to end.
bool has_deliverable_events();
// One round of a loop.
bool process_events(bool wait);
void run_loop(const bool &left);
bool is_compressed(QEvent *event, QObject *receiver);

} // namespace __omqt

OM_END_MODEL

#endif
