// verify: violated
// clang: -std=c++23
// native: none
// Nobody catches what the library throws.
#include <any>
#include <bitset>
#include <expected>
#include <functional>
#include <future>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <regex>
#include <sstream>
#include <string>
#include <thread>
#include <variant>
#include <vector>

extern "C" int nondet_int();

int main() {
    std::vector<int> vector(2);
    std::map<int, int> map;
    std::string string("ab");
    std::variant<int, char> variant = 'a';
    std::istringstream stream("x");
    stream.exceptions(std::ios_base::failbit);
    std::unique_lock<std::mutex> nothing;
    std::promise<int> promise;
    int number;
    switch (nondet_int()) {
    case 0: vector.at(2); break;                                //~ V0601
    case 1: map.at(1); break;                                   //~ V0601
    case 2: (void)string.substr(3); break;                      //~ V0601
    case 3: std::bitset<4>().test(4); break;                    //~ V0601
    case 4: vector.reserve(vector.max_size() + 1); break;       //~ V0601
    case 5: (void)std::stoi("x"); break;                        //~ V0601
    case 6: (void)std::optional<int>().value(); break;          //~ V0601
    case 7: (void)std::get<int>(variant); break;                //~ V0601
    case 8: (void)std::any_cast<char>(std::any(1)); break;      //~ V0601
    case 9: std::function<void()>()(); break;                   //~ V0601
    case 10: (void)std::shared_ptr<int>(std::weak_ptr<int>()); break; //~ V0601
    case 11: stream >> number; break;                           //~ V0601
    case 12: nothing.lock(); break;                             //~ V0601
    case 13: std::thread().join(); break;                       //~ V0601
    case 14: (void)std::expected<int, char>(std::unexpected('a')).value(); break; //~ V0601
    case 15:
        (void)promise.get_future();
        (void)promise.get_future(); //~ V0601
        break;
    case 16: std::regex("("); break; //~ V0601
    default: break;
    }
}
