// verify: violated
// qt: 5 6
// native: none
#include <QVector>

int main() {
    QVector<int> v{1, 2, 3};
    v.erase(v.begin() + 2, v.begin()); //~ V0503
}
