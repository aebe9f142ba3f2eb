// verify: violated
// qt: 5 6
// native: none
#include <QElapsedTimer>

int main() {
    QElapsedTimer timer;
    return timer.elapsed() > 1000; //~ V0501
}
