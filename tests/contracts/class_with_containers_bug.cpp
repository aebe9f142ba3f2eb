// verify: violated
// native: ok
// Arguments of classes that hold containers and strings, private ones: any content of each member, with the
// invariant. Also the object that a member function is called for.
#include <string>
#include <vector>
#include <verify.h>

class Basket {
    std::vector<int> prices;
    int limit = 0;
    std::string owner{"nobody"};

public:
    VERIFY_TYPE_INVARIANT(Basket, limit >= 0 && prices.size() <= 3);

    explicit Basket(int most)
        VERIFY_PRE(most >= 0)
        VERIFY_POST(prices.empty() && limit == most && owner == "nobody")
        : limit(most) {}

    bool add(int price) //~ V1004
        VERIFY_POST(r, r == (prices.size() > verify::old(prices.size()))) {
        if (price > limit)
            return false;
        prices.push_back(price);
        return true;
    }

    std::size_t size() const { return prices.size(); }
    const std::string &name() const { return owner; }
};

struct Order {
    Basket basket;
    std::string note;
    int numbers[2];
};

std::size_t letters(const Order &order)
    VERIFY_POST(r, r >= order.note.size()) { //~ V1002
    return order.numbers[0] == 7 ? 0 : order.basket.size() + order.note.size();
}

int main() {
    Basket basket(4);
    Order order{basket, "soon", {1, 2}};
    return basket.add(3) && letters(order) == 4 ? 0 : 1;
}
