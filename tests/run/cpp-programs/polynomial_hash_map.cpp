// run: same
// clang: -O2
#include <cstddef>
#include <cstdio>
#include <cstring>
#include <initializer_list>

template <class K> struct hash_of;
template <> struct hash_of<int> {
    std::size_t operator()(int v) const { return static_cast<std::size_t>(v) * 0x9e3779b97f4a7c15u >> 20; }
};
template <> struct hash_of<const char *> {
    std::size_t operator()(const char *s) const {
        std::size_t h = 0;
        while (*s)
            h = h * 131 + static_cast<unsigned char>(*s++);
        return h;
    }
};
template <class K> struct equal_to {
    bool operator()(const K &a, const K &b) const { return a == b; }
};
template <> struct equal_to<const char *> {
    bool operator()(const char *a, const char *b) const { return std::strcmp(a, b) == 0; }
};

template <class K, class V, class H = hash_of<K>, class E = equal_to<K>> class hash_map {
    struct node {
        K key;
        V value;
        node *next;
    };
    node **buckets_;
    std::size_t count_ = 0, capacity_;

    void rehash() {
        std::size_t bigger = capacity_ * 2 + 1;
        node **fresh = new node *[bigger]();
        for (std::size_t i = 0; i < capacity_; ++i)
            while (node *n = buckets_[i]) {
                buckets_[i] = n->next;
                std::size_t at = H()(n->key) % bigger;
                n->next = fresh[at];
                fresh[at] = n;
            }
        delete[] buckets_;
        buckets_ = fresh;
        capacity_ = bigger;
    }

public:
    explicit hash_map(std::size_t capacity = 3) : buckets_(new node *[capacity]()), capacity_(capacity) {}
    hash_map(const hash_map &) = delete;
    hash_map &operator=(const hash_map &) = delete;
    ~hash_map() {
        for (std::size_t i = 0; i < capacity_; ++i)
            while (node *n = buckets_[i]) {
                buckets_[i] = n->next;
                delete n;
            }
        delete[] buckets_;
    }
    V &operator[](const K &key) {
        if (V *v = find(key))
            return *v;
        if (++count_ > capacity_)
            rehash();
        node *&head = buckets_[H()(key) % capacity_];
        head = new node{key, V(), head};
        return head->value;
    }
    V *find(const K &key) {
        for (node *n = buckets_[H()(key) % capacity_]; n; n = n->next)
            if (E()(n->key, key))
                return &n->value;
        return nullptr;
    }
    bool erase(const K &key) {
        for (node **at = &buckets_[H()(key) % capacity_]; *at; at = &(*at)->next)
            if (E()((*at)->key, key)) {
                node *gone = *at;
                *at = gone->next;
                delete gone;
                --count_;
                return true;
            }
        return false;
    }
    std::size_t size() const { return count_; }
};

int main() {
    hash_map<int, int> squares;
    for (int i = -50; i < 50; ++i)
        squares[i] = i * i;
    int erased = 0;
    for (int i = -60; i < 60; i += 3)
        erased += squares.erase(i);
    long sum = 0;
    for (int i = -60; i < 60; ++i)
        if (int *v = squares.find(i))
            sum += *v;
    std::printf("%zu left, %d erased, sum %ld\n", squares.size(), erased, sum);
    hash_map<const char *, int> counts;
    for (const char *w : {"to", "be", "or", "not", "to", "be"})
        ++counts[w];
    std::printf("%zu words, be %d, or %d, not %d\n", counts.size(), counts["be"], counts["or"], counts["not"]);
    return counts.size() == 4 ? 0 : 1;
}
