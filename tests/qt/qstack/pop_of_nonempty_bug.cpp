// verify: violated
// qt: 5 6
// native: abort
#include <QStack>

int main() {
    QStack<int> s;
    s.push(1);
    s.pop();
    s.squeeze();
    s.pop(); //~ V0505
}
