// verify: violated
// clang: -std=c++17
// native: none
// References and pointers to the erased element and those behind it are invalid, wherever they are kept.
#include <string>
#include <vector>

extern "C" int nondet_int();

static int as_a_parameter(std::vector<int> &v, const int &value) {
    v.erase(v.begin());
    return value; //~ V0513
}

struct Kept {
    int *pointer;
};

static int in_memory(std::vector<int> &v) {
    Kept *const kept = new Kept{&v[2]};
    v.erase(v.begin() + 1);
    const int value = *kept->pointer; //~ V0513
    delete kept;
    return value;
}

static int at_the_very_place(std::vector<int> &v) {
    int &second = v[1];
    v.erase(v.begin() + 1);
    return second = 5; //~ V0513
}

static int all_of_them(std::vector<int> &v) {
    const int *const data = v.data();
    v.erase(v.begin(), v.end());
    v.push_back(1);
    return data[0]; //~ V0513
}

static int of_a_class() {
    std::vector<std::string> words{"a", "b", "c"};
    const std::string &last = words.back();
    words.erase(words.begin());
    return static_cast<int>(last.size()); //~ V0513
}

int main() {
    std::vector<int> v{1, 2, 3, 4};
    switch (nondet_int()) {
    case 0: return as_a_parameter(v, v[3]);
    case 1: return in_memory(v);
    case 2: return at_the_very_place(v);
    case 3: return all_of_them(v);
    case 4: return of_a_class();
    default: return 0;
    }
}
