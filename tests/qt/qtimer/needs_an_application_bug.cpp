// verify: violated
// qt: 5 6
// native: ok
#include <QTimer>

int main() {
    QTimer timer;
    timer.start(0); //~ V0501
}
