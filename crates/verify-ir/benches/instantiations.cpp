// Many instantiations of the standard library, so that the IR is large and mostly debug info, as
// that of real units is.
#include <algorithm>
#include <deque>
#include <functional>
#include <iostream>
#include <list>
#include <map>
#include <memory>
#include <numeric>
#include <optional>
#include <regex>
#include <set>
#include <sstream>
#include <string>
#include <tuple>
#include <unordered_map>
#include <unordered_set>
#include <variant>
#include <vector>

template <int N> struct Tag {
    int value = N;
    std::string name = std::to_string(N);
    bool operator<(const Tag &other) const { return value < other.value; }
    bool operator==(const Tag &other) const { return value == other.value; }
};

template <int N> struct std::hash<Tag<N>> {
    std::size_t operator()(const Tag<N> &tag) const { return std::hash<int>()(tag.value); }
};

template <int N> int exercise(int seed) {
    std::vector<Tag<N>> tags(seed);
    std::map<Tag<N>, std::vector<int>> ordered;
    std::unordered_map<Tag<N>, std::set<std::string>> hashed;
    std::deque<std::unique_ptr<Tag<N>>> owners;
    std::list<std::shared_ptr<Tag<N>>> shared;
    std::variant<int, std::string, Tag<N>> choice = tags.empty() ? Tag<N>{} : tags.front();
    for (auto &tag : tags) {
        tag.value ^= seed--;
        ordered[tag].push_back(seed);
        hashed[tag].insert(tag.name);
        owners.push_back(std::make_unique<Tag<N>>(tag));
        shared.push_front(std::make_shared<Tag<N>>(tag));
    }
    std::sort(tags.begin(), tags.end());
    tags.erase(std::unique(tags.begin(), tags.end()), tags.end());
    std::function<int(int)> add = [&](int x) { return x + int(hashed.size()); };
    std::optional<std::tuple<int, Tag<N>>> last;
    if (!tags.empty())
        last.emplace(seed, tags.back());
    std::stable_sort(owners.begin(), owners.end(), [](auto &a, auto &b) { return *a < *b; });
    return std::accumulate(tags.begin(), tags.end(), add(seed), [](int sum, auto &tag) { return sum + tag.value; }) +
           (last ? std::get<0>(*last) : std::holds_alternative<int>(choice)) + int(ordered.size() + shared.size());
}

int main(int argc, char **argv) {
    std::ostringstream out;
    std::regex words("[a-z]+([0-9]*)");
    std::cmatch match;
    if (argc > 1 && std::regex_match(argv[1], match, words))
        out << match[1].str();
    out << exercise<1>(argc) + exercise<2>(argc) + exercise<3>(argc);
    std::cout << out.str() << std::endl;
}
