// verify: proved
// qt: 5 6
// native: ok
#include <QEnableSharedFromThis>
#include <QSharedPointer>

struct Item : QEnableSharedFromThis<Item> {
    int value = 3;
};

int main() {
    QSharedPointer<Item> owner(new Item);
    Item alone;
    return owner->sharedFromThis()->value == 3 ? 0 : 1;
}
