// Containers of a type that is complete only later ([vector.overview], [list.overview], [forward.list.overview]).
#include "check.h"
#include <list>
#include <map>
#include <vector>

struct Later;
struct Holder {
    Holder();
    ~Holder();
    std::vector<Later> elements;
    std::list<Later> nodes;
};
struct Tree {
    std::vector<Tree> children;
    std::map<int, Tree> named;
};
struct Later {
    int number;
};
Holder::Holder() {}
Holder::~Holder() {}

int main() {
    Holder holder;
    Later later = {3};
    holder.elements.push_back(later);
    holder.nodes.push_back(later);
    CHECK(holder.elements[0].number == 3);
    CHECK(holder.nodes.front().number == 3);
    Tree tree;
    tree.children.push_back(Tree());
    tree.children[0].named[4].children.resize(2);
    CHECK(tree.children[0].named[4].children.size() == 2);
    Tree copy(tree);
    CHECK(copy.children[0].named.size() == 1);
    return check::done();
}
