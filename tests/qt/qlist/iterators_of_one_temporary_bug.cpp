// verify: violated
// qt: 5 6
// native: none
#include <QList>

static QList<int> numbers() { return QList<int>{1, 2, 3}; }

int main() {
    int sum = 0;
    for (QList<int>::const_iterator i = numbers().begin(); i != numbers().end(); ++i) //~ V0504
        sum += *i;
    return sum - 6;
}
