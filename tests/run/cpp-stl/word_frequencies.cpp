// run: same
#include <algorithm>
#include <cctype>
#include <cstdio>
#include <map>
#include <string>
#include <utility>
#include <vector>

int main() {
    const std::string text = "The cat sat on the mat. The dog sat on the cat; the mat was flat!";
    std::map<std::string, int> counts;
    std::string word;
    for (char c : text + " ") {
        if (std::isalpha(static_cast<unsigned char>(c))) {
            word += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
        } else if (!word.empty()) {
            ++counts[word];
            word.clear();
        }
    }
    for (const auto &entry : counts)
        std::printf("%s=%d ", entry.first.c_str(), entry.second);
    std::printf("\n");
    std::vector<std::pair<std::string, int>> ranked(counts.begin(), counts.end());
    std::stable_sort(ranked.begin(), ranked.end(), [](const auto &a, const auto &b) { return a.second > b.second; });
    for (std::size_t i = 0; i < 3; ++i)
        std::printf("%zu. %s (%d)\n", i + 1, ranked[i].first.c_str(), ranked[i].second);
    auto missing = counts.find("bird");
    return missing == counts.end() && counts.size() == 8 ? 0 : 1;
}
