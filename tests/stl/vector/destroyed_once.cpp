// verify: proved
// system-headers: bounded
// native: ok
#include <new>
#include <vector>

int main() {
    alignas(std::vector<int>) unsigned char memory[sizeof(std::vector<int>)];
    std::vector<int> *v = new (memory) std::vector<int>(2);
    v->~vector();
}
