// Containers and algorithms of the standard library.
#include <algorithm>
#include <map>
#include <string>
#include <unordered_map>
#include <vector>
// expect function name: _Z3runRKSt6vectorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE
int run(const std::vector<std::string> &words) {
    std::map<std::string, int> counts;
    std::unordered_map<int, std::vector<int>> by_length;
    for (const auto &word : words) {
        ++counts[word];
        by_length[(int)word.size()].push_back(counts[word]);
    }
    std::vector<int> sorted;
    for (auto &entry : by_length)
        sorted.insert(sorted.end(), entry.second.begin(), entry.second.end());
    std::sort(sorted.begin(), sorted.end(), [](int a, int b) { return a > b; });
    return sorted.empty() ? 0 : sorted.front();
}
