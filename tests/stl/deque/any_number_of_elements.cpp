// verify: bounded
// system-headers: bounded
// flags: --unwind 4 --no-check uninitialised
// native: none
#include <cassert>
#include <deque>

extern "C" int nondet_int();

int main() {
    std::deque<int> numbers;
    do
        numbers.push_back(nondet_int());
    while (numbers.back() != 0);
    int last = 1;
    for (; !numbers.empty(); numbers.pop_front()) last = numbers.front();
    assert(last == 0);
}
