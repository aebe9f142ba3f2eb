// verify: violated
// native: none
// qt: 5 6
#include <QString>

int main(int argc, char **) {
    return QString::number(argc, 37).size() > 0 ? 0 : 1; //~ V0501
}
