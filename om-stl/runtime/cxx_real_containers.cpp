// What libstdc++'s own headers expect of its shared library: the parts of its trees, lists and hash tables
// that are no templates. For units that only compile against those headers; nothing of the models uses it.
// The layouts are those of the library's published interface.

#include <__om/config.h>
#include <__om/types.h>

namespace std {

// Trees. The header is red and its neighbours are the root, the first and the last node.
enum _Rb_tree_color { _S_red = false, _S_black = true };

struct _Rb_tree_node_base {
    _Rb_tree_color color;
    _Rb_tree_node_base *parent;
    _Rb_tree_node_base *left;
    _Rb_tree_node_base *right;
};

namespace {

typedef _Rb_tree_node_base Node;

Node *first_below(Node *node) {
    while (node->left)
        node = node->left;
    return node;
}
Node *last_below(Node *node) {
    while (node->right)
        node = node->right;
    return node;
}

// Lets `other` take the place that `node` has below its parent.
void replace_below_parent(Node *node, Node *other, Node &header) {
    if (header.parent == node)
        header.parent = other;
    else if (node->parent->left == node)
        node->parent->left = other;
    else
        node->parent->right = other;
    if (other)
        other->parent = node->parent;
}

void rotate(Node *node, bool to_the_left, Node &header) {
    Node *const child = to_the_left ? node->right : node->left;
    Node *const inner = to_the_left ? child->left : child->right;
    (to_the_left ? node->right : node->left) = inner;
    if (inner)
        inner->parent = node;
    replace_below_parent(node, child, header);
    (to_the_left ? child->left : child->right) = node;
    node->parent = child;
}

} // namespace

Node *_Rb_tree_increment(Node *node) throw() {
    if (node->right)
        return first_below(node->right);
    Node *above = node->parent;
    while (node == above->right) {
        node = above;
        above = above->parent;
    }
    // From the last node, when that is the root, the way up ends at the header itself.
    return node->right != above ? above : node;
}
const Node *_Rb_tree_increment(const Node *node) throw() { return _Rb_tree_increment(const_cast<Node *>(node)); }

Node *_Rb_tree_decrement(Node *node) throw() {
    if (node->color == _S_red && node->parent->parent == node)
        return node->right;
    if (node->left)
        return last_below(node->left);
    Node *above = node->parent;
    while (node == above->left) {
        node = above;
        above = above->parent;
    }
    return above;
}
const Node *_Rb_tree_decrement(const Node *node) throw() { return _Rb_tree_decrement(const_cast<Node *>(node)); }

void _Rb_tree_insert_and_rebalance(const bool left, Node *node, Node *above, Node &header) throw() {
    node->parent = above;
    node->left = node->right = nullptr;
    node->color = _S_red;
    if (above == &header) {
        header.parent = header.left = header.right = node;
    } else if (left) {
        above->left = node;
        if (above == header.left)
            header.left = node;
    } else {
        above->right = node;
        if (above == header.right)
            header.right = node;
    }
    while (node != header.parent && node->parent->color == _S_red) {
        Node *const grandparent = node->parent->parent;
        const bool on_the_left = node->parent == grandparent->left;
        Node *const uncle = on_the_left ? grandparent->right : grandparent->left;
        if (uncle && uncle->color == _S_red) {
            node->parent->color = uncle->color = _S_black;
            grandparent->color = _S_red;
            node = grandparent;
            continue;
        }
        if (node == (on_the_left ? node->parent->right : node->parent->left)) {
            node = node->parent;
            rotate(node, on_the_left, header);
        }
        node->parent->color = _S_black;
        grandparent->color = _S_red;
        rotate(grandparent, !on_the_left, header);
    }
    header.parent->color = _S_black;
}

// The tree stays ordered; how deep it is nobody can see, so nothing is rotated here.
Node *_Rb_tree_rebalance_for_erase(Node *const node, Node &header) throw() {
    if (header.left == node)
        header.left = node->right ? first_below(node->right) : node->parent;
    if (header.right == node)
        header.right = node->left ? last_below(node->left) : node->parent;
    if (!node->left || !node->right) {
        replace_below_parent(node, node->left ? node->left : node->right, header);
    } else {
        Node *const next = first_below(node->right);
        if (next != node->right) {
            replace_below_parent(next, next->right, header);
            next->right = node->right;
            next->right->parent = next;
        }
        next->left = node->left;
        next->left->parent = next;
        next->color = node->color;
        replace_below_parent(node, next, header);
    }
    if (header.parent)
        header.parent->color = _S_black;
    return node;
}

namespace __detail {

// Lists: a ring through the container.
struct _List_node_base {
    _List_node_base *next;
    _List_node_base *previous;

    void _M_hook(_List_node_base *position) noexcept;
    void _M_unhook() noexcept;
    void _M_transfer(_List_node_base *first, _List_node_base *last) noexcept;
    void _M_reverse() noexcept;
    static void swap(_List_node_base &left, _List_node_base &right) noexcept;
};

void _List_node_base::_M_hook(_List_node_base *position) noexcept {
    next = position;
    previous = position->previous;
    position->previous->next = this;
    position->previous = this;
}

void _List_node_base::_M_unhook() noexcept {
    previous->next = next;
    next->previous = previous;
}

void _List_node_base::_M_transfer(_List_node_base *first, _List_node_base *last) noexcept {
    if (this == last)
        return;
    _List_node_base *const final = last->previous;
    first->previous->next = last;
    last->previous = first->previous;
    first->previous = previous;
    previous->next = first;
    final->next = this;
    previous = final;
}

void _List_node_base::_M_reverse() noexcept {
    _List_node_base *node = this;
    do {
        _List_node_base *const following = node->next;
        node->next = node->previous;
        node->previous = following;
        node = following;
    } while (node != this);
}

void _List_node_base::swap(_List_node_base &left, _List_node_base &right) noexcept {
    const bool left_empty = left.next == &left;
    const bool right_empty = right.next == &right;
    const _List_node_base held = left;
    if (right_empty) {
        left.next = left.previous = &left;
    } else {
        left = right;
        left.next->previous = left.previous->next = &left;
    }
    if (left_empty) {
        right.next = right.previous = &right;
    } else {
        right = held;
        right.next->previous = right.previous->next = &right;
    }
}

// Hash tables: how many buckets there are.
struct _Prime_rehash_policy {
    float max_load_factor;
    mutable size_t next_resize;

    struct Decision {
        bool rehash;
        size_t buckets;
    };
    size_t _M_next_bkt(size_t least) const;
    Decision _M_need_rehash(size_t buckets, size_t elements, size_t more) const;
};

namespace {

bool is_prime(size_t n) {
    for (size_t divisor = 2; divisor <= n / divisor; ++divisor)
        if (n % divisor == 0)
            return false;
    return n > 1;
}

} // namespace

size_t _Prime_rehash_policy::_M_next_bkt(size_t least) const {
    if (least == 0)
        return 1;
    size_t buckets = least < 2 ? 2 : least;
    while (!is_prime(buckets))
        ++buckets;
    next_resize = static_cast<size_t>(static_cast<double>(buckets) * max_load_factor);
    return buckets;
}

_Prime_rehash_policy::Decision _Prime_rehash_policy::_M_need_rehash(size_t buckets, size_t elements,
                                                                    size_t more) const {
    if (elements + more <= next_resize)
        return {false, 0};
    size_t wanted = elements + more;
    if (next_resize == 0 && wanted < 11)
        wanted = 11;
    const double least = static_cast<double>(wanted) / max_load_factor;
    if (least < static_cast<double>(buckets)) {
        next_resize = static_cast<size_t>(static_cast<double>(buckets) * max_load_factor);
        return {false, 0};
    }
    const size_t enough = static_cast<size_t>(least) + 1;
    return {true, _M_next_bkt(enough < 2 * buckets ? 2 * buckets : enough)};
}

} // namespace __detail

// Which value a key hashes to is the library's choice.
size_t _Hash_bytes(const void *bytes, size_t size, size_t seed) {
    size_t hash = seed ^ 0xcbf29ce484222325ULL;
    for (size_t i = 0; i != size; ++i)
        hash = (hash ^ static_cast<const unsigned char *>(bytes)[i]) * 0x100000001b3ULL;
    return hash;
}
size_t _Fnv_hash_bytes(const void *bytes, size_t size, size_t seed) { return _Hash_bytes(bytes, size, seed); }

} // namespace std
