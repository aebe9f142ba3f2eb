// verify: proved
// native: ok
#include <vector>

int main() {
    std::vector<int> *v = new std::vector<int>(2);
    int first = (*v)[0];
    delete v;
    return first;
}
