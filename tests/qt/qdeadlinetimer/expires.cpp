// verify: proved
// qt: 5 6
// native: ok
#include <QDeadlineTimer>
#include <cassert>

int main() {
    const QDeadlineTimer never(QDeadlineTimer::Forever);
    assert(!never.hasExpired() && never.remainingTime() == -1);
    assert(QDeadlineTimer(0).hasExpired());
}
