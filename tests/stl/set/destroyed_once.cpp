// verify: proved
// system-headers: bounded
// native: ok
#include <new>
#include <set>

int main() {
    alignas(std::set<int>) unsigned char memory[sizeof(std::set<int>)];
    std::set<int> *s = new (memory) std::set<int>;
    s->insert(1);
    s->~set();
}
