// verify: violated
// qt: 5 6
// native: none
#include <QHash>

int main() {
    QHash<int, int> hash{{1, 10}, {2, 20}, {3, 30}};
    for (QHash<int, int>::iterator i = hash.begin(); i != hash.end(); ++i) { //~ V0502
        if (i.key() == 2)
            hash.erase(i);
    }
    return int(hash.size()) - 2;
}
