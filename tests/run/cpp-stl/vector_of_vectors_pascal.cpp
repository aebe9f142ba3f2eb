// run: same
#include <cstdio>
#include <numeric>
#include <vector>

int main() {
    std::vector<std::vector<long>> rows;
    for (std::size_t n = 0; n < 20; ++n) {
        std::vector<long> row(n + 1, 1);
        for (std::size_t k = 1; k < n; ++k)
            row[k] = rows[n - 1][k - 1] + rows[n - 1][k];
        rows.push_back(row);
    }
    for (std::size_t n = 0; n < 8; ++n) {
        std::printf("%*s", static_cast<int>(2 * (8 - n)), "");
        for (long v : rows[n])
            std::printf("%4ld", v);
        std::printf("\n");
    }
    for (std::size_t n = 0; n < rows.size(); ++n)
        if (std::accumulate(rows[n].begin(), rows[n].end(), 0L) != 1L << n)
            return 1;
    rows.erase(rows.begin() + 5, rows.begin() + 15);
    rows.insert(rows.begin(), std::vector<long>{7, 8, 9});
    rows.back().resize(25, -1);
    std::printf("%zu rows, first %ld, sixth %ld, last %zu %ld\n", rows.size(), rows.front().back(), rows[6].at(7), rows.back().size(), rows.back()[24]);
    return 0;
}
