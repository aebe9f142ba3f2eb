// verify: violated
// native: abort
// qt: 6
#include <QAnyStringView>

int main() {
    QAnyStringView v("");
    return v.front() == QChar('a') ? 0 : 1; //~ V0505
}
