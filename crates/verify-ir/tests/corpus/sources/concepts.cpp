// Concepts and constrained templates.
// flags: -std=c++20
// expect function: `int run()` at 12
// expect function: `int weight<char>(char)` at 9
// expect function: `int weight<long>(long)` at 10
template <class A, class B> inline constexpr bool same = false;
template <class A> inline constexpr bool same<A, A> = true;
template <class A, class B> concept Same = same<A, B>;
template <class T> requires (sizeof(T) < 4) int weight(T x) { return x; }
template <class T> int weight(T x) requires (sizeof(T) >= 4) { return (int)x * 2; }
template <class T> concept Addable = requires(T a, T b) { { a + b } -> Same<T>; };
int run() { auto add = []<Addable T>(T a, T b) -> T { return a + b; }; return weight('c') + weight(4L) + add(1, 2); }
