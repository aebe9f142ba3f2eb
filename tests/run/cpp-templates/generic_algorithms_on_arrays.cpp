// run: same
#include <cstdio>
#include <cstring>

template <class It, class P> It partition(It first, It last, P pred) {
    It out = first;
    for (; first != last; ++first)
        if (pred(*first)) {
            auto t = *first;
            *first = *out;
            *out = t;
            ++out;
        }
    return out;
}

template <class It, class Less> void sort(It first, It last, Less less) {
    while (last - first > 1) {
        auto pivot = *(first + (last - first) / 2);
        It middle = partition(first, last, [&](const auto &x) { return less(x, pivot); });
        It upper = partition(middle, last, [&](const auto &x) { return !less(pivot, x); });
        sort(first, middle, less);
        first = upper;
    }
}

template <class It, class T, class F> T accumulate(It first, It last, T init, F f) {
    for (; first != last; ++first)
        init = f(init, *first);
    return init;
}

template <class T, class It> It lower_bound(It first, It last, const T &value) {
    auto n = last - first;
    while (n > 0) {
        auto half = n / 2;
        if (first[half] < value) {
            first += half + 1;
            n -= half + 1;
        } else {
            n = half;
        }
    }
    return first;
}

template <class It> bool next_permutation(It first, It last) {
    It i = last - 1;
    while (i != first) {
        It j = i--;
        if (*i < *j) {
            It k = last;
            while (!(*i < *--k)) {
            }
            auto t = *i;
            *i = *k;
            *k = t;
            for (It a = j, b = last - 1; a < b; ++a, --b) {
                auto u = *a;
                *a = *b;
                *b = u;
            }
            return true;
        }
    }
    return false;
}

struct person {
    const char *name;
    int age;
};

int main() {
    int a[40];
    for (int i = 0; i < 40; ++i)
        a[i] = (i * 23 + 11) % 40;
    sort(a, a + 40, [](int x, int y) { return x < y; });
    for (int i = 0; i < 40; ++i)
        if (a[i] != i || lower_bound(a, a + 40, i) != a + i)
            return 1;
    person people[] = {{"Zoe", 31}, {"Adam", 45}, {"Mia", 31}, {"Ben", 19}};
    sort(people, people + 4, [](const person &x, const person &y) { return x.age != y.age ? x.age > y.age : std::strcmp(x.name, y.name) < 0; });
    for (const person &p : people)
        std::printf("%s %d, ", p.name, p.age);
    long longest = accumulate(people, people + 4, 0L, [](long n, const person &p) { return n + static_cast<long>(std::strlen(p.name)); });
    char s[] = "abcd";
    int permutations = 1;
    while (next_permutation(s, s + 4))
        ++permutations;
    std::printf("%ld letters, %d permutations, last %s\n", longest, permutations, s);
    return permutations == 24 ? 0 : 2;
}
