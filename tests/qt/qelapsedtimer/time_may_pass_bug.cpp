// verify: violated
// qt: 5 6
// native: none
#include <QElapsedTimer>
#include <cassert>

int main() {
    QElapsedTimer timer;
    timer.start();
    assert(timer.restart() < 1000); //~ V0001
}
