// verify: violated
// system-headers: violated
// flags: --unwind 4 --no-check uninitialised
// native: none
#include <deque>

extern "C" int nondet_int();

int main() {
    std::deque<int> numbers;
    do
        numbers.push_back(nondet_int());
    while (numbers.back() != 0);
    while (numbers.front() != 0) numbers.pop_front();
    numbers.pop_front();
    return numbers.front(); //~ V0505
}
