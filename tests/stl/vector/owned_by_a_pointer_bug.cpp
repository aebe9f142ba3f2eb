// verify: violated
// native: none
#include <vector>

int main() {
    std::vector<int> *v = new std::vector<int>(2); //~ V0110
    int first = (*v)[0];
    v = nullptr;
    return first;
}
