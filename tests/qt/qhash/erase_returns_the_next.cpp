// verify: proved
// qt: 5 6
// native: ok
#include <QHash>

int main() {
    QHash<int, int> hash{{1, 10}, {2, 20}, {3, 30}};
    for (QHash<int, int>::iterator i = hash.begin(); i != hash.end();) {
        if (i.key() == 2)
            i = hash.erase(i);
        else
            ++i;
    }
    return int(hash.size()) - 2;
}
