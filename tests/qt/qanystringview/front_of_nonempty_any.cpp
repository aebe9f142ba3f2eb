// verify: proved
// native: ok
// qt: 6
#include <QAnyStringView>

int main() {
    QAnyStringView v("abc");
    return v.front() == QChar('a') ? 0 : 1;
}
