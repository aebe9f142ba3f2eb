// verify: violated
// qt: 5 6
// native: abort
#include <QStack>

int main() {
    QStack<int> s;
    return s.top() - 1; //~ V0505
}
