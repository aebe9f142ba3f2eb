struct Tree;
struct Node { Tree *owner; int depth; };
struct Leaf : Node { double value; };
struct Tree { Leaf first; Node root; unsigned char small; };
extern "C" void grow(Node *node, Tree *tree) {
    node->depth = tree->first.depth;
    node->owner->first.value = tree->root.depth;
}
