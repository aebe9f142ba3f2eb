// verify: proved
// qt: 5 6
// native: ok
#include <QSet>

int main() {
    QSet<int> set{1, 2, 3};
    QSetIterator<int> i(set);
    int sum = 0;
    for (int n = 0; n < 3; ++n)
        sum += i.next();
    return sum - 6;
}
