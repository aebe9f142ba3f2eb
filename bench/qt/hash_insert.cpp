// within 10 s: six entries with any keys
#include <QHash>
#include <cassert>
#include <verify.h>

int main() {
    QHash<int, int> hash;
    int keys[6];
    for (int i = 0; i < 6; ++i) {
        keys[i] = verify::any<int>();
        hash[keys[i]] = i;
    }
    assert(hash.value(keys[5]) == 5);
    for (int key : keys)
        assert(hash.contains(key));
    hash.remove(keys[0]);
    assert(!hash.contains(keys[0]));
}
