// verify: violated
// qt: 5 6
// native: ubsan
#include <QEnableSharedFromThis>
#include <QSharedPointer>

struct Item : QEnableSharedFromThis<Item> {
    int value = 3;
};

int main() {
    QSharedPointer<Item> owner(new Item);
    Item alone;
    return alone.sharedFromThis()->value == 3 ? 0 : 1; //~ V0508
}
