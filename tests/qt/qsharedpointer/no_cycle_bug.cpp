// verify: violated
// qt: 5 6
// native: leak
#include <QSharedPointer>
#include <QWeakPointer>

struct Ring {
    QSharedPointer<Ring> next;
    QWeakPointer<Ring> back;
};

static void tie() {
    QSharedPointer<Ring> a(new Ring), b(new Ring); //~ V0110
    a->next = b;
    b->next = a;
}

int main() {
    tie();
    return 0;
}
