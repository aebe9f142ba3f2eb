// run: same
// clang: -O1
#include <cstdio>
#include <list>
#include <string>
#include <unordered_map>
#include <utility>

template <class K, class V> class lru_cache {
    using entry = std::pair<K, V>;
    std::list<entry> order_;
    std::unordered_map<K, typename std::list<entry>::iterator> index_;
    std::size_t capacity_;
    int hits_ = 0, misses_ = 0;

public:
    explicit lru_cache(std::size_t capacity) : capacity_(capacity) {}
    template <class Load> const V &get(const K &key, Load load) {
        auto found = index_.find(key);
        if (found != index_.end()) {
            ++hits_;
            order_.splice(order_.begin(), order_, found->second);
            return found->second->second;
        }
        ++misses_;
        if (order_.size() == capacity_) {
            index_.erase(order_.back().first);
            order_.pop_back();
        }
        order_.emplace_front(key, load(key));
        index_[key] = order_.begin();
        return order_.front().second;
    }
    void show() const {
        for (const entry &e : order_)
            std::printf("%d:%s ", e.first, e.second.c_str());
        std::printf("| %d hits %d misses\n", hits_, misses_);
    }
    int hits() const { return hits_; }
};

int main() {
    lru_cache<int, std::string> cache(3);
    auto load = [](int k) { return std::string(static_cast<std::size_t>(k), static_cast<char>('a' + k)); };
    for (int k : {1, 2, 3, 1, 4, 1, 2, 5, 1, 1, 3, 5}) {
        const std::string &s = cache.get(k, load);
        if (s.size() != static_cast<std::size_t>(k))
            return 1;
        cache.show();
    }
    return cache.hits() == 5 ? 0 : 2;
}
