// verify: proved
// qt: 5 6
// native: ok
#include <QStack>

int main() {
    QStack<int> s;
    s.push(1);
    s.pop();
    s.push(2);
    s.pop();
}
