// std::any ([any]).
// standards: 17 20 23
#include "check.h"
#include <any>
#include <initializer_list>
#include <string>
#include <utility>
#include <vector>

struct Large {
    double values[8];
    int tag;
};
struct FromList {
    int sum;
    FromList(std::initializer_list<int> list, int extra) : sum(extra) {
        for (int x : list)
            sum += x;
    }
};

static void observers() {
    check::section("observers");
    std::any empty;
    CHECK(!empty.has_value());
    CHECK(empty.type() == typeid(void));
    std::any number = 5;
    CHECK(number.has_value());
    CHECK(number.type() == typeid(int));
    CHECK(std::any_cast<int>(number) == 5);
    CHECK(std::any_cast<int>(&number) != nullptr);
    CHECK(std::any_cast<long>(&number) == nullptr);
    CHECK(std::any_cast<int>(static_cast<std::any *>(nullptr)) == nullptr);
    const std::any fixed = 7;
    CHECK(*std::any_cast<int>(&fixed) == 7);
    CHECK(std::any_cast<const int &>(fixed) == 7);
    CHECK_THROWS(std::bad_any_cast, std::any_cast<long>(number));
    CHECK_THROWS(std::bad_any_cast, std::any_cast<int>(empty));
    CHECK_THROWS(std::bad_cast, std::any_cast<std::string>(std::any(1)));
}

static void modifiers() {
    check::section("modifiers");
    std::any a = std::string("text");
    std::any b = a;
    CHECK(std::any_cast<std::string &>(a) == "text");
    std::any_cast<std::string &>(b) += "s";
    CHECK(std::any_cast<std::string &>(a) == "text");
    CHECK(std::any_cast<std::string>(b) == "texts");
    std::any c = std::move(b);
    CHECK(std::any_cast<std::string>(c) == "texts");
    CHECK(std::any_cast<std::string>(std::move(c)) == "texts");
    a.swap(c);
    CHECK(std::any_cast<std::string>(c) == "text");
    a.reset();
    CHECK(!a.has_value());
    a = 3.5;
    CHECK(std::any_cast<double>(a) == 3.5);
    a = c;
    CHECK(std::any_cast<std::string>(a) == "text");
    a = a;
    CHECK(std::any_cast<std::string>(a) == "text");
    a = std::any();
    CHECK(!a.has_value());
    swap(a, c);
    CHECK(a.has_value() && !c.has_value());
    CHECK(a.emplace<std::string>(3, 'x') == "xxx");
    CHECK(std::any_cast<std::string>(a) == "xxx");
    CHECK(a.emplace<FromList>({1, 2, 3}, 10).sum == 16);
    CHECK(a.type() == typeid(FromList));
    a = "literal";
    CHECK(a.type() == typeid(const char *));
    int array[3] = {1, 2, 3};
    a = array;
    CHECK(a.type() == typeid(int *));
}

static void construction() {
    check::section("construction");
    std::any a(std::in_place_type<std::vector<int>>, {1, 2, 3});
    CHECK(std::any_cast<std::vector<int> &>(a).size() == 3);
    std::any b(std::in_place_type<std::string>, 2, 'y');
    CHECK(std::any_cast<std::string>(b) == "yy");
    std::any c = std::make_any<std::string>("made");
    CHECK(std::any_cast<std::string>(c) == "made");
    std::any d = std::make_any<FromList>({4, 5}, 1);
    CHECK(std::any_cast<FromList>(d).sum == 10);
    Large large = {{1, 2, 3}, 42};
    std::any e = large;
    CHECK(std::any_cast<Large &>(e).tag == 42);
    std::any f = e;
    std::any_cast<Large &>(f).tag = 1;
    CHECK(std::any_cast<Large &>(e).tag == 42);
    std::any nested = std::make_any<std::any>(a);
    CHECK(nested.type() == typeid(std::any));
    CHECK(sizeof(std::any) == 16);
}

static void lifetimes() {
    check::section("lifetimes");
    {
        std::any a = check::Tracked(1);
        CHECK(check::Tracked::alive() == 1);
        std::any b = a;
        CHECK(check::Tracked::alive() == 2);
        a = 5;
        CHECK(check::Tracked::alive() == 1);
        b.reset();
        CHECK(check::Tracked::alive() == 0);
        a = check::Tracked(2);
        std::any c = std::move(a);
        CHECK(check::Tracked::alive() >= 1);
    }
    CHECK(check::Tracked::alive() == 0);
    {
        std::any keeps = 1;
        check::Throwing source(3);
        check::Throwing::countdown() = 1;
        bool thrown = false;
        try {
            keeps = source;
        } catch (int) {
            thrown = true;
        }
        check::Throwing::countdown() = -1;
        CHECK(thrown);
        CHECK(std::any_cast<int>(keeps) == 1);
    }
    CHECK(check::Throwing::alive() == 0);
}

int main() {
    observers();
    modifiers();
    construction();
    lifetimes();
    return check::done();
}
