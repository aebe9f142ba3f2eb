// Timers: which there are and which one is next (class pages QObject, startTimer(), and QTimer, "Accuracy and Timer
// Resolution").
#include <__omqt/event_queue.h>
#include <time.h>

OM_BEGIN_MODEL

namespace __omqt {

bool any_answer() {
    unsigned char bits;
    __verify_havoc(&bits, 1);
    return (bits & 1) != 0;
}

long long milliseconds_now() {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (long long)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}
static void sleep_until(long long due) {
    const long long left = due - milliseconds_now();
    if (left <= 0)
        return;
    struct timespec span;
    span.tv_sec = left / 1000;
    span.tv_nsec = (left % 1000) * 1000000;
    nanosleep(&span, nullptr);
}

static void restart(timer *t) {
    t->__started = ++state().starts;
    if (__verify_executing())
        t->__due = milliseconds_now() + t->__interval;
}

int start_timer(QObject *object, int interval, Qt::TimerType kind) {
    timer *const t = __om::model_new<timer>();
    t->__id = ++state().last_timer_id;
    t->__object = object;
    t->__interval = interval;
    t->__is_coarse = kind != Qt::PreciseTimer;
    t->__is_firing = false;
    t->__next = nullptr;
    restart(t);
    timer **place = &state().first_timer;
    while (*place)
        place = &(*place)->__next;
    *place = t;
    QObjectPrivate::get(object)->has_timers = true;
    return t->__id;
}
bool stop_timer(const QObject *object, int id) {
    for (timer **place = &state().first_timer; *place; place = &(*place)->__next)
        if ((*place)->__id == id && (!object || (*place)->__object == object)) {
            timer *const gone = *place;
            *place = gone->__next;
            __om::model_delete(gone);
            return true;
        }
    return false;
}
void end_timers_of(QObject *object) {
    timer **place = &state().first_timer;
    while (timer *const t = *place) {
        if (t->__object == object) {
            *place = t->__next;
            __om::model_delete(t);
        } else {
            place = &t->__next;
        }
    }
}
static timer *timer_with(int id) {
    for (timer *t = state().first_timer; t; t = t->__next)
        if (t->__id == id)
            return t;
    return nullptr;
}
int time_left(int id) {
    timer *const t = timer_with(id);
    if (!t)
        return -1;
    if (__verify_executing()) {
        const long long left = t->__due - milliseconds_now();
        return left > 0 ? int(left) : 0;
    }
    int left;
    __verify_havoc(&left, sizeof left);
    __verify_assume(left >= 0 && left <= t->__interval);
    return left;
}
bool has_timers() { return state().first_timer != nullptr; }

// Whether a timer is certainly due before another: it was started earlier and waits no longer. Coarse timers "try to
// keep accuracy within 5 % of the desired interval".
static bool goes_before(const timer *a, const timer *b) {
    if (a->__started > b->__started)
        return false;
    if (a->__interval == b->__interval && a->__is_coarse == b->__is_coarse)
        return true;
    const long long latest = (long long)a->__interval * (a->__is_coarse ? 105 : 100);
    const long long earliest = (long long)b->__interval * (b->__is_coarse ? 95 : 100);
    return latest <= earliest;
}
static bool may_be_next(const timer *one) {
    for (const timer *t = state().first_timer; t; t = t->__next)
        if (t != one && !t->__is_firing && goes_before(t, one))
            return false;
    return true;
}

// The next one of those that have not fired in this round; of several that may be, any.
static timer *choose_timer() {
    timer *chosen = nullptr;
    for (timer *t = state().first_timer; t; t = t->__next) {
        if (t->__is_firing)
            continue;
        if (__verify_executing()) {
            if (!chosen || t->__due < chosen->__due)
                chosen = t;
        } else if (may_be_next(t) && (!chosen || any_answer())) {
            chosen = t;
        }
    }
    return chosen;
}

static bool is_certainly_due(const timer *t) {
    return t->__interval == 0 || (__verify_executing() && t->__due <= milliseconds_now());
}

bool fire_timers(bool wait) {
    // Each fires once in a round, and none that is started in it.
    const long long before = state().starts;
    bool any = false;
    for (timer *t = state().first_timer; t; t = t->__next)
        t->__is_firing = false;
    while (timer *const next = choose_timer()) {
        if (next->__started > before) {
            next->__is_firing = true;
            continue;
        }
        if (!is_certainly_due(next)) {
            if (__verify_executing()) {
                if (!wait || any)
                    break;
                sleep_until(next->__due);
            } else if (!(wait && !any) && !any_answer()) {
                break;
            }
        }
        any = true;
        const int id = next->__id;
        QObject *const object = next->__object;
        restart(next);
        next->__is_firing = true;
        QTimerEvent event(id);
        QCoreApplication::sendEvent(object, &event);
        if (state().quit_now && state().loop == nullptr)
            break;
    }
    for (timer *t = state().first_timer; t; t = t->__next)
        t->__is_firing = false;
    return any;
}

} // namespace __omqt

OM_END_MODEL
