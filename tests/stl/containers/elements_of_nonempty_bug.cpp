// verify: violated
// system-headers: violated
// native: none
// Each access to and removal of an element that an empty container does not have: [sequence.reqmts],
// [container.adaptors], [string.access].
#include <deque>
#include <forward_list>
#include <list>
#include <queue>
#include <stack>
#include <string>
#include <vector>

extern "C" int nondet_int();

int main() {
    std::vector<int> vector;
    std::vector<bool> bits;
    std::deque<int> deque;
    std::list<int> list;
    std::forward_list<int> forward;
    std::string string;
    std::queue<int> queue;
    std::stack<int> stack;
    std::priority_queue<int> heap;
    switch (nondet_int()) {
    case 0: return vector.front();       //~ V0505
    case 1: return vector.back();        //~ V0505
    case 2: vector.pop_back(); break;    //~ V0505
    case 3: return bits.front();         //~ V0505
    case 4: return bits.back();          //~ V0505
    case 5: bits.pop_back(); break;      //~ V0505
    case 6: return deque.front();        //~ V0505
    case 7: return deque.back();         //~ V0505
    case 8: deque.pop_front(); break;    //~ V0505
    case 9: deque.pop_back(); break;     //~ V0505
    case 10: return list.front();        //~ V0505
    case 11: return list.back();         //~ V0505
    case 12: list.pop_front(); break;    //~ V0505
    case 13: list.pop_back(); break;     //~ V0505
    case 14: return forward.front();     //~ V0505
    case 15: forward.pop_front(); break; //~ V0505
    case 16: return string.front();      //~ V0505
    case 17: return string.back();       //~ V0505
    case 18: string.pop_back(); break;   //~ V0505
    case 19: return queue.front();       //~ V0505
    case 20: return queue.back();        //~ V0505
    case 21: queue.pop(); break;         //~ V0505
    case 22: return stack.top();         //~ V0505
    case 23: stack.pop(); break;         //~ V0505
    case 24: return heap.top();          //~ V0505
    case 25: heap.pop(); break;          //~ V0505
    default: break;
    }
}
