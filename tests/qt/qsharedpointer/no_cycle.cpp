// verify: proved
// qt: 5 6
// native: ok
#include <QSharedPointer>
#include <QWeakPointer>

struct Ring {
    QSharedPointer<Ring> next;
    QWeakPointer<Ring> back;
};

static void tie() {
    QSharedPointer<Ring> a(new Ring), b(new Ring);
    a->next = b;
    b->back = a;
}

int main() {
    tie();
    return 0;
}
