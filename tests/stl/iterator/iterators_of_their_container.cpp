// verify: proved
// native: ok
// Iterators that are given to a container are its own; ranges come from another.
#include <cassert>
#include <deque>
#include <list>
#include <map>
#include <set>
#include <string>
#include <unordered_set>
#include <vector>

int main() {
    std::vector<int> vector{1, 2}, vectors{3, 4};
    vector.insert(vector.begin(), vectors.begin(), vectors.end());
    vector.erase(vector.begin());
    std::deque<int> deque{1, 2};
    deque.insert(deque.begin(), vectors.begin(), vectors.end());
    deque.erase(deque.begin());
    std::list<int> list{1, 2}, lists{3, 4};
    list.splice(list.begin(), lists, lists.begin());
    list.erase(list.begin());
    std::set<int> set{1, 2}, sets{3};
    set.insert(sets.begin(), sets.end());
    set.erase(set.begin());
    std::map<int, int> map{{1, 1}}, maps{{2, 2}};
    map.insert(maps.begin(), maps.end());
    map.erase(map.begin());
    std::unordered_set<int> hashed{1, 2};
    hashed.erase(hashed.begin());
    std::string string("ab"), strings("cd");
    string.insert(string.begin(), strings.begin(), strings.end());
    string.erase(string.begin());
    assert(vector.size() == 3 && deque.size() == 3 && list.size() == 2 && set.size() == 2 && map.size() == 1);
    assert(hashed.size() == 1 && string == "dab");
}
