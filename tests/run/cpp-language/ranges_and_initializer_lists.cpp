// run: same
// clang: -std=c++17
#include <cstdio>
#include <initializer_list>

class countdown {
    int from_;

public:
    explicit countdown(int f) : from_(f) {}
    struct sentinel {};
    struct iterator {
        int v;
        int operator*() const { return v; }
        iterator &operator++() {
            --v;
            return *this;
        }
        bool operator!=(sentinel) const { return v > 0; }
    };
    iterator begin() const { return {from_}; }
    sentinel end() const { return {}; }
};

namespace grid {
struct board {
    int cells[6];
};
int *begin(board &b) { return b.cells; }
int *end(board &b) { return b.cells + 6; }
} // namespace grid

class bag {
    int total_ = 0, n_ = 0;

public:
    bag(std::initializer_list<int> l) {
        for (int v : l)
            add(v);
    }
    explicit bag(int n) : total_(-n) {}
    void add(int v) {
        total_ += v;
        ++n_;
    }
    int total() const { return total_; }
    int size() const { return n_; }
};

static int largest(std::initializer_list<int> l) {
    int best = *l.begin();
    for (const int *p = l.begin() + 1; p != l.end(); ++p)
        if (*p > best)
            best = *p;
    return best;
}

static int live;
struct tracked {
    tracked() { ++live; }
    tracked(const tracked &) { ++live; }
    ~tracked() { --live; }
    int items[3] = {1, 2, 3};
    int *begin() { return items; }
    int *end() { return items + 3; }
};
static tracked make() { return {}; }

int main() {
    for (int v : countdown(5))
        std::printf("%d ", v);
    grid::board b{{3, 1, 4, 1, 5, 9}};
    for (int &v : b)
        v *= 2;
    int sum = 0;
    for (auto v : b)
        sum += v;
    std::printf("| %d\n", sum);
    bag one{7}, other(7), three = {1, 2, 3};
    std::printf("%d %d %d %d\n", one.total(), other.total(), three.total(), three.size());
    std::printf("%d\n", largest({3, 9, 2}));
    int matrix[2][3] = {{1, 2, 3}, {4, 5, 6}};
    for (auto &row : matrix)
        for (int &v : row)
            v += 10;
    std::printf("%d\n", matrix[1][2]);
    int seen = 0;
    for (int v : make())
        seen += v * live;
    std::printf("%d %d\n", seen, live);
    return sum == 46 && seen == 6 && live == 0 ? 0 : 1;
}
