// verify: violated
// qt: 5 6
// native: asan
#include <QObject>

int main() {
    QObject child;
    QObject parent;
    child.setParent(&parent);
} //~ V0108
