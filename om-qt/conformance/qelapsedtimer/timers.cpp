// QElapsedTimer and QDeadlineTimer: what does not depend on how long anything takes.
#include "../show.h"
#include <QDeadlineTimer>
#include <QElapsedTimer>

static void elapsed() {
    QElapsedTimer timer, other;
    SHOW(timer.isValid());
    CHECK(timer == other);
    CHECK(!(timer < other));
    timer.start();
    SHOW(timer.isValid());
    CHECK(timer.elapsed() >= 0);
    CHECK(timer.nsecsElapsed() >= 0);
    SHOW(timer.hasExpired(100000));
    SHOW(timer.hasExpired(-1));
    CHECK(timer.restart() >= 0);
    other = timer;
    CHECK(other == timer && !(other != timer));
    SHOW(timer.msecsTo(other));
    SHOW(timer.secsTo(other));
    CHECK(timer.msecsSinceReference() > 0);
    other.start();
    CHECK(timer.msecsTo(other) >= 0 && other.msecsTo(timer) <= 0);
    timer.invalidate();
    SHOW(timer.isValid());
    SHOW(QElapsedTimer::isMonotonic());
    SHOW(int(QElapsedTimer::clockType()));
    SHOW(int(sizeof(QElapsedTimer)));
}

static void deadline() {
    QDeadlineTimer none;
    SHOW(none.isForever());
    SHOW(none.hasExpired());
    SHOW(none.remainingTime());
    SHOW(none.deadline());
    QDeadlineTimer endless(QDeadlineTimer::Forever);
    SHOW(endless.isForever());
    SHOW(endless.hasExpired());
    SHOW(endless.remainingTime());
    SHOW(endless.remainingTimeNSecs());
    SHOW(endless.deadline());
    SHOW(endless.deadlineNSecs());
    CHECK(endless + 5 == endless);
    QDeadlineTimer soon(100000);
    SHOW(soon.hasExpired());
    CHECK(soon.remainingTime() > 0 && soon.remainingTime() <= 100000);
    CHECK(soon.remainingTimeNSecs() > 0);
    SHOW(int(soon.timerType()));
    soon.setTimerType(Qt::PreciseTimer);
    SHOW(int(soon.timerType()));
    SHOW((soon + 7) - soon);
    SHOW((soon - 7) - soon);
    CHECK(soon + 1 > soon && soon - 1 < soon && 1 + soon != soon);
    QDeadlineTimer negative(-1);
    SHOW(negative.isForever());
    for (qint64 ms : {qint64(-5), qint64(0), qint64(1), qint64(1500), qint64(9223372036854775807LL)}) {
        QDeadlineTimer at;
        at.setDeadline(ms);
        AT("%lld", ms);
        SHOW(at.deadline());
        SHOW(at.isForever());
    }
    QDeadlineTimer precise;
    precise.setPreciseDeadline(1, 1);
    SHOW(precise.deadline());
    SHOW(precise.deadlineNSecs());
    SHOW(precise.hasExpired());
    SHOW(QDeadlineTimer::addNSecs(precise, 5).deadlineNSecs());
    CHECK(QDeadlineTimer::current() <= QDeadlineTimer(0));
    precise.setRemainingTime(0);
    CHECK(precise.hasExpired());
    precise.setPreciseRemainingTime(-1, 0);
    SHOW(precise.isForever());
    QDeadlineTimer lasting(std::chrono::hours(1));
    CHECK(lasting.remainingTimeAsDuration() > std::chrono::minutes(50));
    lasting += 5;
    lasting -= 5;
    SHOW(lasting.isForever());
    lasting.swap(endless);
    SHOW(lasting.isForever());
    SHOW(int(sizeof(QDeadlineTimer)));
}

int main() {
    elapsed();
    deadline();
    return check::done();
}
