/* verify.h: contracts, harnesses and arbitrary values for `cargo verify`.
 *
 * An ordinary compiler sees nothing of it: in C and in every C++ from 98 on, contracts and type
 * invariants expand to nothing and harnesses to functions that nobody calls. `cargo verify` reads the
 * clauses where they stand, after the declarator, as C++26 writes `pre` and `post`:
 *
 *     int clamp(int x, int low, int high)
 *         VERIFY_PRE(low <= high)
 *         VERIFY_POST(r, low <= r && r <= high)
 *     { … }
 *
 * The book's chapter on contracts says what each clause means. */

/* A project's copy of this file lets the one that belongs to the running `cargo verify` speak. */
#if defined(__VERIFY__)
#if __has_include_next(<verify.h>)
#define VERIFY_H_IS_A_COPY
#endif
#endif

#if defined(VERIFY_H_IS_A_COPY)
#undef VERIFY_H_IS_A_COPY
#include_next <verify.h>
#elif !defined(VERIFY_H)
#define VERIFY_H

#include <stddef.h>

#if defined(__VERIFY__)
/* Tells the front that this unit may have contracts. */
static const char __verify_header_was_included __attribute__((used)) = 1;
#endif

#if defined(__VERIFY__) && defined(__VERIFY_CONTRACTS__)
#define VERIFY_PRE(...) __verify_pre__(#__VA_ARGS__, __VA_ARGS__)
#define VERIFY_POST(...) __verify_post__(#__VA_ARGS__, __VA_ARGS__)
#define VERIFY_ASSIGNS(...) __verify_assigns__(#__VA_ARGS__, __VA_ARGS__)
#define VERIFY_OLD(...) __verify_old__(__VA_ARGS__)
#define VERIFY_ELEMENTS(pointer, count) __verify_elements__(pointer, count)
#else
#define VERIFY_PRE(...)
#define VERIFY_POST(...)
#define VERIFY_ASSIGNS(...)
#define VERIFY_OLD(...) (__VA_ARGS__)
#endif

#if defined(__VERIFY__)
#ifdef __cplusplus
#define VERIFY_BOOL bool
extern "C" {
#else
#define VERIFY_BOOL _Bool
#endif
int __verify_contract(void);
void __verify_requires(int, const char *);
void __verify_ensures(int, const char *, int, int);
void __verify_invariant_on_entry(int, const char *);
void __verify_invariant_on_return(int, const char *, int, int);
void __verify_assigns_only(void);
void __verify_assigns(const void *, size_t, int);
void __verify_constructs(const void *, size_t, int);
void __verify_destroys(const void *, size_t, int);
void __verify_argument(int, const void *, int);
void __verify_virtual(void *, const void *);
void __verify_body(int);
void *__verify_result(void);
void __verify_frame(int, int);
void __verify_return(void);
VERIFY_BOOL __verify_fresh(const void *);
VERIFY_BOOL __verify_valid(const void *, size_t);
void __verify_any_bytes(void *, size_t, const char *);
void __verify_assumption(int);
void __verify_assertion(int, const char *);
void __verify_loop_invariant(int, const char *);
#ifdef __cplusplus
}
#define VERIFY_HARNESS(name) extern "C" void verify_harness_##name(void)
#else
#define VERIFY_HARNESS(name) void verify_harness_##name(void)
#endif
#else
#define VERIFY_HARNESS(name) static __inline__ __attribute__((unused)) void verify_harness_##name(void)
#endif

/* Behind the head of a loop, before its body, or as the body's first statement: what holds whenever an iteration
 * begins. */
#if defined(__VERIFY__)
#define VERIFY_INVARIANT(...)                                                                                          \
    if ((__verify_loop_invariant((__VA_ARGS__) ? 1 : 0, #__VA_ARGS__), 0)) {                                           \
    } else
#else
#define VERIFY_INVARIANT(...)
#endif

/* For C, which has no namespaces. */
#if defined(__VERIFY__)
#define VERIFY_ASSUME(...) __verify_assumption((__VA_ARGS__) ? 1 : 0)
#define VERIFY_CHECK(...) __verify_assertion((__VA_ARGS__) ? 1 : 0, #__VA_ARGS__)
#define VERIFY_VALID(pointer, count) __verify_valid((pointer), (size_t)(count) * sizeof *(pointer))
#define VERIFY_FRESH(pointer) __verify_fresh(pointer)
#define VERIFY_ANY(type)                                                                                               \
    __extension__({                                                                                                    \
        type __verify_any_value;                                                                                       \
        __verify_any_bytes(&__verify_any_value, sizeof __verify_any_value, "VERIFY_ANY(" #type ")");                   \
        __verify_any_value;                                                                                            \
    })
#else
#define VERIFY_ASSUME(...) ((void)sizeof((__VA_ARGS__) ? 1 : 0))
#define VERIFY_CHECK(...) ((void)sizeof((__VA_ARGS__) ? 1 : 0))
#define VERIFY_VALID(pointer, count) 1
#define VERIFY_FRESH(pointer) 1
#define VERIFY_ANY(type) (*(volatile type *)0)
#endif

/* `VERIFY_FORALL(i, 0, n, a[i] > 0)`: for each `i` from the first number up to, not including, the
 * second. */
#define VERIFY_FORALL(index, from, to, ...)                                                                            \
    __extension__({                                                                                                    \
        int verify_holds = 1;                                                                                          \
        for (__typeof__((from) + (to)) index = (from); index < (to); ++index)                                          \
            if (!(__VA_ARGS__)) {                                                                                      \
                verify_holds = 0;                                                                                      \
                break;                                                                                                 \
            }                                                                                                          \
        verify_holds;                                                                                                  \
    })
#define VERIFY_EXISTS(index, from, to, ...) (!VERIFY_FORALL(index, from, to, !(__VA_ARGS__)))

#ifdef __cplusplus

/* The C++ half: assumptions and checks, words for clauses, arbitrary values, invariants. It needs no
 * header of the standard library, and knows containers by their shape. Natively harnesses are never
 * called: what they use only has to compile. */

#if defined(__VERIFY__) && defined(__VERIFY_CONTRACTS__)
/* Stands in the class: `VERIFY_TYPE_INVARIANT(Account, balance >= 0);`. The type is named again so that
 * the invariant cannot end up in another class. */
#define VERIFY_TYPE_INVARIANT(class_, ...)                                                                             \
    bool __verify_type_invariant() const {                                                                             \
        static_assert(::verify::detail::same<class_, typename ::verify::detail::plain<decltype(*this)>::type>::value,  \
                      "this is the invariant of another type");                                                        \
        return (__VA_ARGS__) ? true : false;                                                                           \
    }                                                                                                                  \
    static const char *__verify_type_invariant_text() { return #__VA_ARGS__; }                                         \
    static_assert(true, "")
#elif __cplusplus >= 201103L
#define VERIFY_TYPE_INVARIANT(type, ...) static_assert(true, "")
#else
#define VERIFY_TYPE_INVARIANT(type, ...) typedef int verify_type_invariant
#endif

#if defined(__VERIFY__) && defined(__GXX_RTTI)
namespace std {
class type_info;
}
#endif

namespace verify {

#if defined(__VERIFY__)
inline void assume(bool condition) { __verify_assumption(condition); }
inline void check(bool condition) { __verify_assertion(condition, "verify::check"); }
/* Whether `count` objects lie at the pointer, alive and to be written. */
template <class T>
bool valid(T *pointer, size_t count = 1) {
    return count <= size_t(-1) / sizeof(T) && __verify_valid(pointer, count * sizeof(T));
}
inline bool valid(const void *pointer, size_t bytes) { return __verify_valid(pointer, bytes); }
/* Whether the call made what the pointer points to. For postconditions. */
inline bool fresh(const void *pointer) { return __verify_fresh(pointer); }
#else
inline void assume(bool) {}
inline void check(bool) {}
template <class T>
bool valid(T *, size_t = 1) {
    return true;
}
inline bool fresh(const void *) { return true; }
#endif

namespace detail {

/* What a function returned, from where the engine keeps it. */
template <class R>
struct result {
    typedef R &reference;
    static R &of(void *place) { return *static_cast<R *>(place); }
#if defined(__VERIFY__)
    static const bool flat = __is_trivially_copyable(R);
#endif
};
template <class R>
struct result<R &> {
    typedef R &reference;
    static R &of(void *place) { return **static_cast<R **>(place); }
    static const bool flat = true;
};
template <>
struct result<void> {
    static const bool flat = true;
};
#if __cplusplus >= 201103L
template <class R>
struct result<R &&> {
    typedef R &reference;
    static R &of(void *place) { return **static_cast<R **>(place); }
    static const bool flat = true;
};
#endif

}  /* namespace detail */

#if __cplusplus >= 201103L

/* Whether the predicate holds for each number from `from` up to, not including, `to`. */
template <class I, class J, class P>
bool forall(I from, J to, P predicate) {
    for (J index = from; index < to; ++index)
        if (!predicate(index))
            return false;
    return true;
}
template <class I, class J, class P>
bool exists(I from, J to, P predicate) {
    for (J index = from; index < to; ++index)
        if (predicate(index))
            return true;
    return false;
}
/* Whether it holds for each element of a range. */
template <class R, class P>
bool forall(const R &range, P predicate) {
    for (const auto &element : range)
        if (!predicate(element))
            return false;
    return true;
}
template <class R, class P>
bool exists(const R &range, P predicate) {
    for (const auto &element : range)
        if (predicate(element))
            return true;
    return false;
}

/* How `any` makes a value of a type of the user's: specialise it with a static `make`. */
template <class T>
struct arbitrary;

namespace detail {

template <class T>
struct plain {
    typedef T type;
};
template <class T>
struct plain<T &> : plain<T> {};
template <class T>
struct plain<T &&> : plain<T> {};
template <class T>
struct plain<const T> : plain<T> {};
template <class T>
struct plain<volatile T> : plain<T> {};
template <class T, class U>
struct same {
    static const bool value = false;
};
template <class T>
struct same<T, T> {
    static const bool value = true;
};
template <bool, class T = void>
struct when {};
template <class T>
struct when<true, T> {
    typedef T type;
};
template <class T>
T &&given() noexcept;

template <class T>
struct is_flat {
    static const bool value = __is_trivially_copyable(T);
};

struct second_choice {};
struct first_choice : second_choice {};

template <class T>
auto invariant_of(const T &object, first_choice) -> decltype(object.__verify_type_invariant()) {
    return object.__verify_type_invariant();
}
template <class T>
bool invariant_of(const T &, second_choice) {
    return true;
}
template <class T>
auto invariant_text(first_choice) -> decltype(T::__verify_type_invariant_text()) {
    return T::__verify_type_invariant_text();
}
template <class T>
const char *invariant_text(second_choice) {
    return "true";
}
template <class T>
const char *invariant_text_of(const T &) {
    return invariant_text<T>(first_choice());
}

#if defined(__VERIFY__)
inline void fill(void *place, size_t bytes, const char *name) { __verify_any_bytes(place, bytes, name); }
#else
inline void fill(void *, size_t, const char *) {}
#endif

}  /* namespace detail */

/* How many elements an arbitrary container has at most, unless it is told. */
#ifndef VERIFY_MOST_ELEMENTS
#define VERIFY_MOST_ELEMENTS 3
#endif

template <class T>
T any();

namespace detail {

inline size_t any_size(size_t most) {
    size_t size = 0;
    fill(&size, sizeof size, "verify::any(): number of elements");
    ::verify::assume(size <= most);
    return size;
}

/* By rank, the best fitting first. */
struct rank_0 {};
struct rank_1 : rank_0 {};
struct rank_2 : rank_1 {};
struct rank_3 : rank_2 {};
struct rank_4 : rank_3 {};
struct rank_5 : rank_4 {};

template <class T>
T make_flat() {
    alignas(T) unsigned char bytes[sizeof(T)];
    fill(bytes, sizeof bytes, "verify::any()");
    return *reinterpret_cast<T *>(bytes);
}

/* Whether `cargo verify` gave the class itself, not one that it derives from, a function that makes its
 * members, and whether all of them can be made. */
template <class...>
struct holds {
    typedef void type;
};
template <class T, class = void>
struct by_members {
    static const bool can = false;
};
template <class T>
struct by_members<T, typename holds<typename T::__verify_made>::type> {
    static const bool can = same<typename T::__verify_made, T>::value && T::template __verify_can<T>::value;
};
template <class U>
U made_by_members() {
    union room {
        U made;
        room() { U::template __verify_make<U>((void *)__builtin_addressof(made)); }
        ~room() { made.~U(); }
    } place;
    return static_cast<U &&>(place.made);
}

template <class E>
E make_enum();
template <class T>
struct is_enum {
    static const bool value = __is_enum(T);
};

template <class T>
struct maker {
    /* A type of the user's. */
    template <class U>
    static auto make(rank_5) -> decltype(arbitrary<U>::make()) {
        return arbitrary<U>::make();
    }
    /* Maps and sets: keys are inserted. */
    template <class U>
    static auto make(rank_4) -> typename when<sizeof(typename U::key_type *) != 0 && sizeof(&U::clear) != 0, U>::type {
        U made;
        for (size_t left = any_size(VERIFY_MOST_ELEMENTS); left != 0; --left)
            made.insert(any<typename U::value_type>());
        return made;
    }
    /* Sequences and strings: elements are appended. */
    template <class U>
    static auto make(rank_3) ->
        typename when<sizeof(given<U &>().push_back(given<const typename U::value_type &>()), 0) != 0, U>::type {
        U made;
        for (size_t left = any_size(VERIFY_MOST_ELEMENTS); left != 0; --left)
            made.push_back(any<typename U::value_type>());
        return made;
    }
    /* Pairs. */
    template <class U>
    static auto make(rank_2) ->
        typename when<sizeof(typename U::first_type *) != 0 && sizeof(typename U::second_type *) != 0, U>::type {
        return U(any<typename U::first_type>(), any<typename U::second_type>());
    }
    /* Optional values. */
    template <class U>
    static auto make(rank_1) ->
        typename when<sizeof(given<U &>().has_value()) != 0 && sizeof(given<U &>().value()) != 0, U>::type {
        if (any<bool>())
            return U(any<typename U::value_type>());
        return U();
    }
    /* Enumerations. */
    template <class U>
    static auto make(rank_1) -> typename when<is_enum<U>::value, U>::type {
        return make_enum<U>();
    }
    /* Numbers, and classes that are their bytes. */
    template <class U>
    static auto make(rank_0) -> typename when<is_flat<U>::value, U>::type {
        return make_flat<U>();
    }
    /* Other classes, member by member. */
    template <class U>
    static auto make(rank_0) -> typename when<by_members<U>::can && !is_flat<U>::value, U>::type {
        return made_by_members<U>();
    }
};

/* An enumeration without a fixed type has the values of its smallest bit-field ([dcl.enum]/8). Only the
 * compiler knows which: where its check of the value that is read here fails, the engine drops it. */
template <class E>
E make_enum() {
    alignas(E) unsigned char bytes[sizeof(E)];
    fill(bytes, sizeof bytes, "verify::any()");
    return *reinterpret_cast<E *>(bytes);
}

template <>
struct maker<bool> {
    template <class U>
    static bool make(rank_5) {
        unsigned char byte = 0;
        fill(&byte, 1, "verify::any<bool>()");
        ::verify::assume(byte <= 1);
        return byte != 0;
    }
};

}  /* namespace detail */

/* Any value of the type: any bits of a number, any enumerator's range, any member of an aggregate, any
 * few elements of a container. Where the type has an invariant, it holds. */
template <class T>
T any() {
    T made = detail::maker<T>::template make<T>(detail::rank_5());
    ::verify::assume(detail::invariant_of(made, detail::first_choice()));
    return made;
}

namespace detail {

/* Whether `any` makes a type, and all that it makes for it. */
struct made_by_any {
    char one;
};
struct not_made {
    char two[2];
};
template <class T>
auto asked(first_choice) -> decltype((void)maker<T>::template make<T>(rank_5()), made_by_any());
template <class T>
not_made asked(second_choice);
template <class T>
struct can_make;
template <class T, class = void>
struct can_make_parts {
    static const bool value = true;
};
template <class T>
struct can_make_parts<T, typename holds<typename T::value_type>::type> {
    static const bool value = can_make<typename T::value_type>::value;
};
template <class T>
struct can_make_parts<T, typename holds<typename T::first_type, typename T::second_type>::type> {
    static const bool value = can_make<typename T::first_type>::value && can_make<typename T::second_type>::value;
};
template <class T>
struct can_make {
    static const bool value = sizeof(asked<T>(first_choice())) == sizeof(made_by_any) && can_make_parts<T>::value;
};
/* Any number is no address. */
template <class T>
struct can_make<T *> {
    static const bool value = false;
};

/* A part of an object, made where it lies: members and bases of a class that is made member by member. Classes name
 * it before it is defined; `Later` keeps the compiler from looking then. */
template <class T, class Later = void>
struct __verify_part {
    typedef typename plain<T>::type type;
    static const bool is_whole = by_members<type>::can && !is_flat<type>::value;
    static const bool can = is_whole || can_make<type>::value;
    struct room {
        type made;
        room() : made(any<type>()) {}
        static void *operator new(size_t, void *place) noexcept { return place; }
    };
    template <class U, bool>
    struct choice {
        static void make(void *place) { new (place) room(); }
    };
    template <class U>
    struct choice<U, true> {
        static void make(void *place) {
            U::template __verify_make<U>(place);
            ::verify::assume(invariant_of(*static_cast<U *>(place), first_choice()));
        }
    };
    static void make(void *place) { choice<type, is_whole>::make(place); }
};
template <class T, size_t n, class Later>
struct __verify_part<T[n], Later> {
    static const bool can = __verify_part<T, Later>::can;
    static void make(void *place) {
        for (size_t index = 0; index < n; ++index)
            __verify_part<T, Later>::make((void *)(static_cast<T *>(place) + index));
    }
};

/* The vtable pointers of an object that is made member by member. Without type information nobody finds them. No
 * copy is ever made, or destroyed: that has the compiler emit the vtable. */
template <class T, bool = __is_polymorphic(T)>
struct __verify_vtables {
    static const bool can = true;
    static void set(void *) {}
};
#if defined(__GXX_RTTI) && defined(__VERIFY__)
template <class T, bool = __is_destructible(T)>
struct destroyed {
    static void make(void *) {}
};
template <class T>
struct destroyed<T, true> {
    static void make(void *place) { static_cast<T *>(place)->T::~T(); }
};
template <class T, bool = __is_constructible(T, const T &)>
struct copied : destroyed<T> {};
template <class T>
struct copied<T, true> {
    static void make(void *place) {
        T copy(*static_cast<const T *>(place));
        (void)copy;
    }
};
template <class T, bool = __is_abstract(T)>
struct vtable_of {
    static void set(void *place) {
        if (!place)
            copied<T>::make(place);
        __verify_virtual(place, &typeid(T));
    }
};
/* An object of such a class is part of another, which has the vtable. */
template <class T>
struct vtable_of<T, true> {
    static void set(void *) {}
};
template <class T>
struct __verify_vtables<T, true> : vtable_of<T> {
    static const bool can = true;
};
#else
template <class T>
struct __verify_vtables<T, true> {
    static const bool can = false;
    static void set(void *) {}
};
#endif

/* How any argument of a function with a contract is made, for a parameter of this type. */
template <class T, bool = __is_class(T)>
struct is_made {
    static const bool value = __verify_part<T>::can && !__is_abstract(T);
};
template <class T>
struct is_made<T, false> {
    static const bool value = false;
};
template <class P, bool = is_made<typename plain<P>::type>::value>
struct argument {
    enum { can = 0 };
    static void make(void *) {}
};
template <class P>
struct argument<P, true> {
    enum { can = 1 };
    static void make(void *place) { __verify_part<typename plain<P>::type>::make(place); }
};
/* An object of a class of the user's: what is its bytes needs no maker. */
template <class T, bool = __is_class(T)>
struct needs_maker {
    static const bool value = !is_flat<T>::value;
};
template <class T>
struct needs_maker<T, false> {
    static const bool value = false;
};
template <class P, bool = needs_maker<typename plain<P>::type>::value>
struct object {
    enum { can = 0 };
    static void make(void *) {}
};
template <class P>
struct object<P, true> : argument<P> {
    enum { can = 2 * argument<P>::can };
};

}  /* namespace detail */

/* The invariant of an object's type, to be checked or assumed. */
template <class T>
bool invariant(const T &object) {
    return detail::invariant_of(object, detail::first_choice());
}

#endif

}  /* namespace verify */

#else
#define VERIFY_TYPE_INVARIANT(type, ...)
#endif

#endif
