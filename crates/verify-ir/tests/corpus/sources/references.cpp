// References: lvalue, rvalue, moved values, elided copies, lifetimes of temporaries.
// flags: -std=c++17
// expect function: `Text move_it(Text &&)` at 10
// expect function: `const int &smaller(const int &, const int &)` at 11
struct Text {
    char *data;
    Text(const char *); Text(const Text &); Text(Text &&o) noexcept : data(o.data) { o.data = nullptr; }
    Text &operator=(Text &&o) noexcept { data = o.data; o.data = nullptr; return *this; } ~Text(); };
Text make() { return Text("made"); }
Text move_it(Text &&t) { return static_cast<Text &&>(t); }
const int &smaller(const int &a, const int &b) { return a < b ? a : b; }
char run() { const Text &kept = make(); Text t = move_it(make()); t = Text("x"); return *kept.data + *t.data; }
