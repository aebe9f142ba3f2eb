// within 10 s: six entries with any keys
#include <QMap>
#include <cassert>
#include <verify.h>

int main() {
    QMap<int, int> map;
    for (int i = 0; i < 6; ++i)
        map.insert(verify::any<int>(), i);
    assert(map.size() >= 1 && map.size() <= 6);
    auto before = map.constBegin();
    for (auto entry = before + 1; entry != map.constEnd(); ++entry, ++before)
        assert(before.key() < entry.key());
}
