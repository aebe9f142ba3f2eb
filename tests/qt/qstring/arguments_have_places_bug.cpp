// verify: violated
// native: none
// qt: 5 6
#include <QString>

int main() {
    return QString("%1 %1").arg("a", "b").size() - 3; //~ V0501
}
