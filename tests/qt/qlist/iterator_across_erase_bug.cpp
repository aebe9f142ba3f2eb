// verify: violated
// qt: 5 6
// native: none
#include <QList>

int main() {
    QList<int> list{1, 2, 3};
    for (QList<int>::iterator i = list.begin(); i != list.end();) //~ V0502
        if (*i == 2)
            list.erase(i);
        else
            ++i;
}
