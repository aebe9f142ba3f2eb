// verify: proved
// qt: 5 6
// native: ok
#include <QObject>
#include <cassert>

int main() {
    QObject parent;
    QObject *const child = new QObject(&parent);
    new QObject(&parent);
    delete child;
    assert(parent.children().size() == 1);
}
