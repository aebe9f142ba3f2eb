// foreach ("Container Classes", "The foreach Keyword"): it walks over a copy; break and continue do as in other loops.
#include "check.h"
#include <QtGlobal>
#include <vector>

template <class T>
static int doubled(const std::vector<T> &values) {
    int sum = 0;
    foreach (const T &value, values)
        sum += 2 * value;
    return sum;
}

int main() {
    std::vector<int> values;
    for (int i = 1; i <= 5; ++i)
        values.push_back(i);
    int sum = 0;
    foreach (int value, values) {
        if (value == 2)
            continue;
        if (value == 4)
            break;
        sum += value;
        values.push_back(value);
    }
    CHECK(sum == 4);
    CHECK(values.size() == 7);
    CHECK(doubled(values) == 38);
    int rounds = 0;
    foreach (int outer, values) {
        foreach (int inner, std::vector<int>(2, outer)) {
            if (inner == 3)
                break;
            ++rounds;
        }
    }
    CHECK(rounds == 10);
    Q_FOREACH (int value, std::vector<int>())
        rounds += value;
    CHECK(rounds == 10);
    forever {
        if (++rounds == 12)
            break;
    }
    CHECK(rounds == 12);
    return check::done();
}
