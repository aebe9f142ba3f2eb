// verify: bounded
// native: ok
// Arguments that are containers or strings, by value and by reference, of any content.
#include <string>
#include <vector>
#include <verify.h>

int largest(const std::vector<int> &values)
    VERIFY_PRE(!values.empty())
    VERIFY_POST(r, verify::forall(values, [&](int x) { return x <= r; }))
{
    int found = values[0];
    for (int x : values)
        if (x > found)
            found = x;
    return found;
}

std::size_t spaces(std::string text)
    VERIFY_POST(r, r <= text.size())
{
    std::size_t count = 0;
    for (char c : text)
        count += c == ' ';
    return count;
}

struct Log {
    int lines = 0;
    void add(int by, std::vector<int> &numbers)
        VERIFY_PRE(numbers.size() < 3)
        VERIFY_POST(numbers.size() == verify::old(numbers.size()) + 1)
    {
        numbers.push_back(by);
    }
};

int main() { return largest({1, 3, 2}) == 3 && spaces("a b") == 1 ? 0 : 1; }
