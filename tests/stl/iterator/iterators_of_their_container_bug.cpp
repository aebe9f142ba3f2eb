// verify: violated
// native: none
// A position in another container is none in this one, and both ends of a range lie in one container
// ([sequence.reqmts], [associative.reqmts], [iterator.requirements.general]).
#include <algorithm>
#include <deque>
#include <forward_list>
#include <list>
#include <map>
#include <set>
#include <string>
#include <unordered_set>
#include <vector>

extern "C" int nondet_int();

int main() {
    std::vector<int> vector{1, 2}, vectors{3, 4};
    std::deque<int> deque{1, 2}, deques{3, 4};
    std::list<int> list{1, 2}, lists{3, 4};
    std::forward_list<int> forward{1, 2}, forwards{3, 4};
    std::set<int> set{1, 2}, sets{3, 4};
    std::map<int, int> map{{1, 2}}, maps{{3, 4}};
    std::unordered_set<int> hashed{1}, hasheds{1};
    std::string string("ab"), strings("cd");
    switch (nondet_int()) {
    case 0: vector.erase(vectors.begin()); break;                          //~ V0504
    case 1: vector.insert(vectors.begin(), 1); break;                      //~ V0504
    case 2: deque.erase(deques.begin()); break;                            //~ V0504
    case 3: deque.insert(deques.end(), 1); break;                          //~ V0504
    case 4: list.erase(lists.begin()); break;                              //~ V0504
    case 5: list.insert(lists.end(), 1); break;                            //~ V0504
    case 6: list.splice(list.begin(), lists, list.begin()); break;         //~ V0504
    case 7: forward.erase_after(forwards.begin()); break;                  //~ V0504
    case 8: set.erase(sets.begin()); break;                                //~ V0504
    case 9: map.erase(maps.begin()); break;                                //~ V0504
    case 10: hashed.erase(hasheds.begin()); break;                         //~ V0504
    case 11: string.erase(strings.begin()); break;                         //~ V0504
    case 12: return vector.begin() == vectors.begin();                     //~ V0504
    case 13: return deque.begin() < deques.begin();                        //~ V0504
    case 14: return list.end() == lists.end();                             //~ V0504
    case 15: return set.find(1) == sets.end();                             //~ V0504
    case 16: return string.end() - strings.begin();                        //~ V0504
    case 17: std::sort(vector.begin(), vectors.end()); break;              //~ V0504
    case 18: std::vector<int>(vector.begin(), vectors.end()); break;       //~ V0504
    case 19: set.insert(set.begin(), sets.end()); break;                   //~ V0504
    case 20: list.assign(lists.begin(), list.end()); break;                //~ V0504
    default: break;
    }
}
