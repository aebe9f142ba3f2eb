// verify: violated
// native: none
extern "C" int nondet_int();

struct message {
    int type;
    explicit message(int t) : type(t) {}
    virtual ~message() {}
};
struct text_message : message {
    int length = 3;
    text_message() : message(1) {}
};
struct image_message : message {
    int width = 20, height = 10;
    image_message() : message(2) {}
};

static int size(const message &m) {
    if (m.type == 1)
        return static_cast<const text_message &>(m).length;
    return static_cast<const text_message &>(m).length; //~ V0703
}

int main() {
    text_message t;
    image_message i;
    const message *inbox[2] = {&t, &i};
    int k = nondet_int();
    if (k < 0 || k > 1)
        return 0;
    return size(*inbox[k]) == 7;
}
