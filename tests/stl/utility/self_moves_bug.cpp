// verify: violated
// native: none
// An object of the library's is not moved into itself: an rvalue reference argument is the only
// reference to its object ([res.on.arguments]/1.3), and nothing is said of what it holds then.
#include <deque>
#include <list>
#include <map>
#include <set>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

extern "C" int nondet_int();

template <class T>
static void assign(T &to, T &from) {
    to = std::move(from); //~ V0501
}

int main() {
    std::vector<int> vector{1};
    std::deque<int> deque{1};
    std::list<int> list{1};
    std::set<int> set{1};
    std::map<int, int> map{{1, 2}};
    std::unordered_map<int, int> hashed{{1, 2}};
    std::string string("text");
    switch (nondet_int()) {
    case 0: assign(vector, vector); break;
    case 1: assign(deque, deque); break;
    case 2: assign(list, list); break;
    case 3: assign(set, set); break;
    case 4: assign(map, map); break;
    case 5: assign(hashed, hashed); break;
    case 6: assign(string, string); break;
    default: break;
    }
}
