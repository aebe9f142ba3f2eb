enum State { idle, busy = 4, done };
enum class Color : unsigned char { red = 1, blue = 2, green = 3 };
enum Wide { one = 1 };
extern "C" State state() { return idle; }
extern "C" void paint(Color color) { (void)color; }
extern "C" Wide widen() { return one; }
