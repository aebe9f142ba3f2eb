// What a signal is connected to, as an object: a member function, a function or a functor, with the arguments of the
// signal handed over through an array of pointers (argument 0 is where the result goes).
//
// The names in QtPrivate are those that published code knows.
#ifndef OM_QT_SLOT_OBJECT_H
#define OM_QT_SLOT_OBJECT_H

#include <QtCore/qglobal.h>
#include <__om/container/model_memory.h>
#include <type_traits>
#include <utility>

OM_BEGIN_MODEL

class QObject;

namespace QtPrivate {

template <typename... Types>
struct List {
    enum { size = sizeof...(Types) };
};
template <typename Types, int count>
struct List_Left;
template <int count>
struct List_Left<List<>, count> {
    typedef List<> Value;
};
template <typename First, typename... Rest>
struct List_Left<List<First, Rest...>, 0> {
    typedef List<> Value;
};
template <typename First, typename Types>
struct List_Prepend;
template <typename First, typename... Rest>
struct List_Prepend<First, List<Rest...>> {
    typedef List<First, Rest...> Value;
};
template <typename First, typename... Rest, int count>
struct List_Left<List<First, Rest...>, count> {
    typedef typename List_Prepend<First, typename List_Left<List<Rest...>, count - 1>::Value>::Value Value;
};

// What kind of function a type points to; -1 arguments for anything else, such as functors.
template <typename Func>
struct FunctionPointer {
    enum { ArgumentCount = -1, IsPointerToMemberFunction = false };
};
#define OM_QT_MEMBER_FUNCTION(...)                                                                                     \
    template <class Obj, typename Ret, typename... Args>                                                               \
    struct FunctionPointer<Ret (Obj::*)(Args...) __VA_ARGS__> {                                                        \
        typedef Obj Object;                                                                                            \
        typedef List<Args...> Arguments;                                                                               \
        typedef Ret ReturnType;                                                                                        \
        typedef Ret (Obj::*Function)(Args...) __VA_ARGS__;                                                             \
        enum { ArgumentCount = sizeof...(Args), IsPointerToMemberFunction = true };                                    \
    };
#define OM_QT_FREE_FUNCTION(...)                                                                                       \
    template <typename Ret, typename... Args>                                                                          \
    struct FunctionPointer<Ret (*)(Args...) __VA_ARGS__> {                                                             \
        typedef List<Args...> Arguments;                                                                               \
        typedef Ret ReturnType;                                                                                        \
        typedef Ret (*Function)(Args...) __VA_ARGS__;                                                                  \
        enum { ArgumentCount = sizeof...(Args), IsPointerToMemberFunction = false };                                   \
    };
OM_QT_MEMBER_FUNCTION()
OM_QT_MEMBER_FUNCTION(const)
OM_QT_FREE_FUNCTION()
#if defined(__cpp_noexcept_function_type)
OM_QT_MEMBER_FUNCTION(noexcept)
OM_QT_MEMBER_FUNCTION(const noexcept)
OM_QT_FREE_FUNCTION(noexcept)
#endif
#undef OM_QT_MEMBER_FUNCTION
#undef OM_QT_FREE_FUNCTION

// Whether an argument of a signal can be handed to a parameter of a slot; nothing is asked of a result that is dropped.
template <typename From, typename To>
struct AreArgumentsCompatible {
    typedef typename std::remove_reference<From>::type given;
    typedef typename std::remove_reference<To>::type wanted;
    enum {
        value = std::is_convertible<given &, const wanted &>::value || std::is_convertible<given &, To>::value ||
                std::is_same<From, To>::value
    };
};
template <typename From>
struct AreArgumentsCompatible<From, void> {
    enum { value = true };
};
template <typename To>
struct AreArgumentsCompatible<void, To> {
    enum { value = true };
};
template <>
struct AreArgumentsCompatible<void, void> {
    enum { value = true };
};
template <typename From, typename To>
struct CheckCompatibleArguments {
    enum { value = false };
};
template <typename... From>
struct CheckCompatibleArguments<List<From...>, List<>> {
    enum { value = true };
};
template <typename From, typename... FromRest, typename To, typename... ToRest>
struct CheckCompatibleArguments<List<From, FromRest...>, List<To, ToRest...>> {
    enum {
        value = AreArgumentsCompatible<From, To>::value &&
                CheckCompatibleArguments<List<FromRest...>, List<ToRest...>>::value
    };
};

} // namespace QtPrivate

namespace __omqt {

template <int... numbers>
struct positions {};
template <int count, int... numbers>
struct positions_below : positions_below<count - 1, count - 1, numbers...> {};
template <int... numbers>
struct positions_below<0, numbers...> {
    typedef positions<numbers...> type;
};

template <typename T>
inline typename std::remove_reference<T>::type &argument(void *pointer) {
    return *static_cast<typename std::remove_reference<T>::type *>(const_cast<void *>(pointer));
}

// Calls, and leaves what comes back where the signal wants it.
template <typename Wanted>
struct call_for {
    template <typename Call>
    static void run(const Call &call, void *result) {
        if (result)
            *static_cast<typename std::remove_reference<Wanted>::type *>(result) = call();
        else
            call();
    }
};
template <>
struct call_for<void> {
    template <typename Call>
    static void run(const Call &call, void *) {
        call();
    }
};
// A slot without result is called for a signal with one, too.
template <typename Wanted, typename Has>
struct result_for {
    typedef Wanted type;
};
template <typename Wanted>
struct result_for<Wanted, void> {
    typedef void type;
};

template <typename Func, typename Args, typename Positions>
struct called_member;
template <typename Func, typename... Args, int... at>
struct called_member<Func, QtPrivate::List<Args...>, positions<at...>> {
    typedef typename QtPrivate::FunctionPointer<Func>::Object object_type;
    typedef typename QtPrivate::FunctionPointer<Func>::ReturnType result_type;
    Func function;
    object_type *object;
    void **arguments;
    result_type operator()() const { return (object->*function)(argument<Args>(arguments[at + 1])...); }
};
template <typename Func, typename Args, typename Positions>
struct called_functor;
template <typename Func, typename... Args, int... at>
struct called_functor<Func, QtPrivate::List<Args...>, positions<at...>> {
    typedef decltype(std::declval<Func &>()(
        std::declval<typename std::remove_reference<Args>::type &>()...)) result_type;
    Func &function;
    void **arguments;
    result_type operator()() const { return function(argument<Args>(arguments[at + 1])...); }
};

// With how many of the first arguments of a signal a functor can be called: as many as possible.
template <typename Func, typename Args>
struct is_callable;
template <typename Func, typename... Args>
struct is_callable<Func, QtPrivate::List<Args...>> {
    template <typename F>
    static decltype(std::declval<F &>()(std::declval<typename std::remove_reference<Args>::type &>()...), char())
    test(int);
    template <typename F>
    static long test(...);
    enum { value = sizeof(test<Func>(0)) == sizeof(char) };
};
template <typename Func, typename Args, int count = Args::size>
struct functor_arguments {
    enum {
        value = is_callable<Func, typename QtPrivate::List_Left<Args, count>::Value>::value
                    ? count
                    : int(functor_arguments<Func, Args, count - 1>::value)
    };
};
template <typename Func, typename Args>
struct functor_arguments<Func, Args, 0> {
    enum { value = is_callable<Func, QtPrivate::List<>>::value ? 0 : -1 };
};

} // namespace __omqt

namespace QtPrivate {

template <typename Functor, typename Args>
struct ComputeFunctorArgumentCount {
    enum { Value = __omqt::functor_arguments<Functor, Args>::value };
};
template <typename Functor, typename Args>
struct FunctorReturnType;
template <typename Functor, typename... Args>
struct FunctorReturnType<Functor, List<Args...>> {
    typedef typename __omqt::called_functor<Functor, List<Args...>,
                                            typename __omqt::positions_below<sizeof...(Args)>::type>::result_type Value;
};

class QSlotObjectBase {
protected:
    enum Operation { Destroy, Call, Compare };
    // Compare: whether the functions are the same, in `result`.
    typedef void (*Function)(int which, QSlotObjectBase *self, QObject *receiver, void **arguments, bool *result);

private:
    int __references;
    const Function __function;

public:
    explicit QSlotObjectBase(Function function) : __references(1), __function(function) {}
    QSlotObjectBase(const QSlotObjectBase &) = delete;
    QSlotObjectBase &operator=(const QSlotObjectBase &) = delete;
    void ref() noexcept { ++__references; }
    void destroyIfLastRef() noexcept {
        if (--__references == 0)
            __function(Destroy, this, nullptr, nullptr, nullptr);
    }
    bool compare(void **function) {
        bool same = false;
        __function(Compare, this, nullptr, function, &same);
        return same;
    }
    void call(QObject *receiver, void **arguments) { __function(Call, this, receiver, arguments, nullptr); }

protected:
    ~QSlotObjectBase() {}
};

// A member function of the receiver.
template <typename Func, typename Args, typename Ret>
class QSlotObject : public QSlotObjectBase {
    typedef FunctionPointer<Func> function_type;
    Func __slot;

    static void run(int which, QSlotObjectBase *base, QObject *receiver, void **arguments, bool *result) {
        QSlotObject *const self = static_cast<QSlotObject *>(base);
        if (which == Destroy) {
            __om::model_delete(self);
        } else if (which == Compare) {
            *result = *reinterpret_cast<Func *>(arguments) == self->__slot;
        } else {
            typedef __omqt::called_member<Func, Args, typename __omqt::positions_below<Args::size>::type> called;
            const called call = {self->__slot, static_cast<typename function_type::Object *>(receiver), arguments};
            __omqt::call_for<typename __omqt::result_for<Ret, typename function_type::ReturnType>::type>::run(
                call, arguments[0]);
        }
    }

public:
    explicit QSlotObject(Func slot) : QSlotObjectBase(&run), __slot(slot) {}
};

// A functor, or a function that is no member.
template <typename Func, int count, typename Args, typename Ret>
class QFunctorSlotObject : public QSlotObjectBase {
    Func __slot;

    static void run(int which, QSlotObjectBase *base, QObject *, void **arguments, bool *) {
        QFunctorSlotObject *const self = static_cast<QFunctorSlotObject *>(base);
        if (which == Destroy) {
            __om::model_delete(self);
        } else if (which == Call) {
            typedef __omqt::called_functor<Func, Args, typename __omqt::positions_below<Args::size>::type> called;
            const called call = {self->__slot, arguments};
            __omqt::call_for<typename __omqt::result_for<Ret, typename called::result_type>::type>::run(call,
                                                                                                        arguments[0]);
        }
    }

public:
    explicit QFunctorSlotObject(Func slot) : QSlotObjectBase(&run), __slot(static_cast<Func &&>(slot)) {}
};

} // namespace QtPrivate

namespace __omqt {

// Slot objects are the model's own memory; what a functor has captured is the program's.
template <typename Func, typename Args, typename Ret>
inline QtPrivate::QSlotObjectBase *member_slot(Func slot) {
    typedef QtPrivate::QSlotObject<Func, Args, Ret> object;
    return ::new (__verify_allocate(sizeof(object))) object(slot);
}
template <typename Args, typename Ret, typename Func>
inline QtPrivate::QSlotObjectBase *functor_slot(Func slot) {
    typedef QtPrivate::QFunctorSlotObject<Func, Args::size, Args, Ret> object;
    return ::new (__verify_allocate(sizeof(object))) object(static_cast<Func &&>(slot));
}

} // namespace __omqt

OM_END_MODEL

#endif
