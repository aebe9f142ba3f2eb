// run: same
#include <algorithm>
#include <cstdio>
#include <string>

static std::string replace_all(std::string s, const std::string &from, const std::string &to) {
    for (std::size_t at = s.find(from); at != std::string::npos; at = s.find(from, at + to.size()))
        s.replace(at, from.size(), to);
    return s;
}

static bool palindrome(const std::string &s) {
    std::string letters;
    for (char c : s)
        if (c != ' ' && c != ',')
            letters.push_back(c);
    return std::equal(letters.begin(), letters.end(), letters.rbegin());
}

int main() {
    std::string s = "one two three two one";
    std::printf("%s\n", replace_all(s, "two", "2").c_str());
    std::printf("%s\n", replace_all(s, "o", "ooo").c_str());
    std::printf("%zu %zu %zu %d\n", s.find("two"), s.rfind("two"), s.find_first_of("xyzw"), s.find("four") == std::string::npos);
    std::string t = s.substr(4, 9);
    t.insert(0, "<").append(">");
    t += std::to_string(42) + "/" + std::to_string(-7);
    std::printf("%s %zu\n", t.c_str(), t.size());
    std::reverse(t.begin(), t.end());
    std::printf("%s\n", t.c_str());
    std::string sorted = "programming";
    std::sort(sorted.begin(), sorted.end());
    sorted.erase(std::unique(sorted.begin(), sorted.end()), sorted.end());
    std::printf("%s %d %d\n", sorted.c_str(), sorted < std::string("b"), sorted.compare("agimnopr"));
    std::printf("%d %d\n", palindrome("was it a car, or a cat i saw"), palindrome("not one"));
    int n = std::stoi("123abc") + std::stoi("-23");
    std::string copy = std::move(t);
    copy.clear();
    std::printf("%d %d\n", n, copy.empty());
    return n == 100 ? 0 : 1;
}
