// verify: proved
// qt: 5 6
// native: ok
#include <QList>

static QList<int> numbers() { return QList<int>{1, 2, 3}; }

int main() {
    const QList<int> all = numbers();
    int sum = 0;
    for (QList<int>::const_iterator i = all.begin(); i != all.end(); ++i)
        sum += *i;
    return sum - 6;
}
