// run: same
#include <cstdio>
#include <memory>
#include <string>
#include <vector>

struct item {
    std::string name;
    static int alive;
    explicit item(std::string n) : name(std::move(n)) { ++alive; }
    item(const item &) = delete;
    virtual ~item() { --alive; }
    virtual int worth() const { return 1; }
};

int item::alive = 0;

struct weapon : item {
    int damage;
    weapon(std::string n, int d) : item(std::move(n)), damage(d) {}
    int worth() const override { return damage * 3; }
};

struct bag : item {
    std::vector<std::unique_ptr<item>> contents;
    bag() : item("bag") {}
    int worth() const override {
        int sum = 2;
        for (const auto &i : contents)
            sum += i->worth();
        return sum;
    }
};

struct player {
    std::string name;
    std::shared_ptr<player> friend_of;
    std::weak_ptr<player> rival;
    std::unique_ptr<bag> pack = std::make_unique<bag>();
};

int main() {
    {
        auto alice = std::make_shared<player>();
        alice->name = "alice";
        auto bob = std::make_shared<player>();
        bob->name = "bob";
        bob->friend_of = alice;
        alice->rival = bob;
        alice->pack->contents.push_back(std::make_unique<weapon>("sword", 10));
        alice->pack->contents.push_back(std::make_unique<item>("apple"));
        auto inner = std::make_unique<bag>();
        inner->contents.emplace_back(new weapon("dagger", 4));
        alice->pack->contents.push_back(std::move(inner));
        std::printf("%d items, worth %d, moved-from %d\n", item::alive, alice->pack->worth(), inner == nullptr);
        bob->pack->contents.push_back(std::move(alice->pack->contents[0]));
        alice->pack->contents.erase(alice->pack->contents.begin());
        std::printf("%d %d\n", alice->pack->worth(), bob->pack->worth());
        std::printf("users %ld, rival %s\n", alice.use_count(), alice->rival.lock()->name.c_str());
        bob.reset();
        std::printf("users %ld, rival gone %d, %d items\n", alice.use_count(), alice->rival.expired(), item::alive);
    }
    return item::alive;
}
