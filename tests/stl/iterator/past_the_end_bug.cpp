// verify: violated
// native: none
// The end is not dereferenced and not left, nor is the beginning left backwards
// ([iterator.requirements.general], [input.iterators], [bidirectional.iterators]).
#include <deque>
#include <forward_list>
#include <list>
#include <map>
#include <set>
#include <string>
#include <unordered_map>
#include <vector>

extern "C" int nondet_int();

int main() {
    std::vector<int> vector{1, 2};
    std::deque<int> deque{1, 2};
    std::list<int> list{1, 2};
    std::forward_list<int> forward{1, 2};
    std::set<int> set{1, 2};
    std::map<int, int> map{{1, 2}};
    std::unordered_map<int, int> hashed{{1, 2}};
    std::string string("ab");
    std::vector<bool> bits(2);
    switch (nondet_int()) {
    case 0: return *vector.end();                   //~ V0503
    case 1: return *deque.end();                    //~ V0503
    case 2: return *list.end();                     //~ V0503
    case 3: return *forward.end();                  //~ V0503
    case 4: return *set.end();                      //~ V0503
    case 5: return map.end()->second;               //~ V0503
    case 6: return hashed.end()->second;            //~ V0503
    case 7: return *string.end();                   //~ V0503
    case 8: return *bits.end();                     //~ V0503
    case 9: return (++vector.end(), 0);             //~ V0503
    case 10: return (++deque.end(), 0);             //~ V0503
    case 11: return (++list.end(), 0);              //~ V0503
    case 12: return (++forward.end(), 0);           //~ V0503
    case 13: return (++set.end(), 0);               //~ V0503
    case 14: return (++map.end(), 0);               //~ V0503
    case 15: return (++hashed.end(), 0);            //~ V0503
    case 16: return (++string.end(), 0);            //~ V0503
    case 17: return (--vector.begin(), 0);          //~ V0503
    case 18: return (--deque.begin(), 0);           //~ V0503
    case 19: return (--list.begin(), 0);            //~ V0503
    case 20: return (--set.begin(), 0);             //~ V0503
    case 21: return (--string.begin(), 0);          //~ V0503
    case 22: return (vector.begin() + 3, 0);        //~ V0503
    case 23: return (deque.begin() + 3, 0);         //~ V0503
    case 24: return (string.end() - 3, 0);          //~ V0503
    case 25: return vector.begin()[2];              //~ V0503
    case 26: vector.erase(vector.end()); return 0;  //~ V0503
    case 27: list.erase(list.end()); return 0;      //~ V0503
    case 28: map.erase(map.end()); return 0;        //~ V0503
    case 29: string.erase(string.end()); return 0;  //~ V0503
    default: return 0;
    }
}
