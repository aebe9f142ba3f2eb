// verify: violated
// qt: 5 6
// native: abort
#include <QList>

int main() {
    QList<int> list{1, 2, 3};
    const int size = list.size();
    for (int i = 0; i < size; ++i)
        if (list.at(i) == 2) //~ V0506
            list.removeAt(i);
}
