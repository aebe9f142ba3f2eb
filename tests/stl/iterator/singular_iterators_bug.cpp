// verify: violated
// native: none
// A singular iterator is not dereferenced, moved, compared, or given to its container
// ([iterator.requirements.general]/7).
#include <deque>
#include <forward_list>
#include <list>
#include <map>
#include <set>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>

extern "C" int nondet_int();

int main() {
    std::vector<int> vector{1};
    std::list<int> list{1};
    std::set<int> set{1};
    switch (nondet_int()) {
    case 0: return *std::vector<int>::iterator();             //~ V0502
    case 1: return *std::vector<bool>::iterator();            //~ V0502
    case 2: return *std::deque<int>::iterator();              //~ V0502
    case 3: return *std::list<int>::iterator();               //~ V0502
    case 4: return *std::forward_list<int>::iterator();       //~ V0502
    case 5: return *std::set<int>::iterator();                //~ V0502
    case 6: return std::map<int, int>::iterator()->second;    //~ V0502
    case 7: return *std::unordered_set<int>::iterator();      //~ V0502
    case 8: return std::unordered_map<int, int>::iterator()->second; //~ V0502
    case 9: return *std::string::iterator();                  //~ V0502
    case 10: return (++std::list<int>::iterator(), 0);        //~ V0502
    case 11: return (++std::set<int>::iterator(), 0);         //~ V0502
    case 12: return vector.begin() == std::vector<int>::iterator(); //~ V0504
    case 13: return list.begin() == std::list<int>::iterator();     //~ V0502
    case 14: vector.erase(std::vector<int>::iterator()); return 0;  //~ V0504
    case 15: list.erase(std::list<int>::iterator()); return 0;      //~ V0502
    case 16: set.erase(std::set<int>::iterator()); return 0;        //~ V0502
    default: return 0;
    }
}
