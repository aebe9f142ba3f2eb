// verify: proved
// qt: 5 6
// native: ok
#include <QList>

int main() {
    QList<int> list{1, 2, 3};
    const int size = list.size();
    for (int i = 0; i < list.size(); ++i)
        if (list.at(i) == 2)
            list.removeAt(i);
}
