// An ordinary program over the five headers that the figure is about.
#include <algorithm>
#include <iostream>
#include <map>
#include <string>
#include <vector>

int main() {
    std::map<std::string, int> counts;
    std::string word;
    while (std::cin >> word) ++counts[word];
    std::vector<std::pair<int, std::string>> order;
    for (std::map<std::string, int>::const_iterator i = counts.begin(); i != counts.end(); ++i)
        order.push_back(std::make_pair(i->second, i->first));
    std::sort(order.begin(), order.end());
    for (std::size_t i = 0; i != order.size(); ++i)
        std::cout << order[i].second << ' ' << order[i].first << '\n';
}
