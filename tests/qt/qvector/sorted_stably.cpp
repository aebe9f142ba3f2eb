// verify: proved
// qt: 5 6
// native: none
#include <QVector>
#include <algorithm>
#include <cassert>

extern "C" int __VERIFIER_nondet_int(void);

static bool by_first(const QPair<int, int> &x, const QPair<int, int> &y) { return x.first < y.first; }

int main() {
    QVector<QPair<int, int> > v;
    for (int i = 0; i != 4; ++i)
        v << qMakePair(__VERIFIER_nondet_int(), i);
    std::stable_sort(v.begin(), v.end(), by_first);
    for (int i = 1; i != 4; ++i)
        assert(v.at(i - 1).first < v.at(i).first || v.at(i - 1).second < v.at(i).second);
}
