// verify: violated
// native: ok
// Arguments of classes with bases, two of them with virtual functions, one abstract: each part has any content, with
// the invariant of its class, and calls through each base end in the functions of the class itself.
#include <string>
#include <vector>
#define VERIFY_MOST_ELEMENTS 1
#include <verify.h>

class Priced {
  protected:
    int price = 0;

  public:
    VERIFY_TYPE_INVARIANT(Priced, 0 <= price && price <= 1000);
    virtual int total() const { return price; }
    virtual ~Priced() = default;
};

struct Named {
    std::string name;
    virtual std::size_t letters() const = 0;
};

struct Plain {
    std::vector<int> numbers;
};

class Item : public Priced, public Named, Plain {
    int count = 1;

  public:
    VERIFY_TYPE_INVARIANT(Item, 1 <= count && count <= 3);
    int total() const override { return price * count; }
    std::size_t letters() const override { return name.size() + numbers.size(); }

    void raise()
        VERIFY_PRE(price < 1000)
        VERIFY_POST(total() == verify::old(total()) + count) {
        ++price;
    }
};

int total_of(const Priced &priced) { return priced.total(); }
std::size_t letters_of(const Named &named) { return named.letters(); }

int worth(Item item, const Item &other)
    VERIFY_POST(r, 0 <= r && r <= 3003) { //~ V1002
    return total_of(item) + total_of(other) + static_cast<int>(letters_of(other) - letters_of(other));
}

std::size_t longest(const Item &item)
    VERIFY_POST(r, r >= item.name.size() && r <= 1) { //~ V1002
    return letters_of(item);
}

int main() {
    Item item;
    item.raise();
    return worth(item, item) == 2 && longest(item) == 0 ? 0 : 1;
}
