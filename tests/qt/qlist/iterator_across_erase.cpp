// verify: proved
// qt: 5 6
// native: ok
#include <QList>

int main() {
    QList<int> list{1, 2, 3};
    for (QList<int>::iterator i = list.begin(); i != list.end();)
        if (*i == 2)
            i = list.erase(i);
        else
            ++i;
}
