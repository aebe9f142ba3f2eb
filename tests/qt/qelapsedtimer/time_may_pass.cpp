// verify: proved
// qt: 5 6
// native: ok
#include <QElapsedTimer>
#include <cassert>

int main() {
    QElapsedTimer timer;
    timer.start();
    assert(timer.restart() >= 0 && timer.isValid());
}
