// verify: proved
// qt: 5 6
// native: ok
#include <QObject>

int main() {
    QObject parent;
    QObject child(&parent);
}
