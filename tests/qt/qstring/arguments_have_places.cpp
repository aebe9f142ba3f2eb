// verify: proved
// native: ok
// qt: 5 6
#include <QString>

int main() {
    return QString("%1 %2").arg("a", "b").size() - 3;
}
