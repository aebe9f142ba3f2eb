// verify: proved
// qt: 5 6
// native: ok
#include <QElapsedTimer>
#include <cassert>

int main() {
    QElapsedTimer timer;
    timer.start();
    const qint64 first = timer.elapsed();
    assert(first >= 0 && timer.elapsed() >= first);
}
