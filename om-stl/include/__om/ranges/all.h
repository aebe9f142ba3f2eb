// ref_view, owning_view and views::all ([range.all]).
#ifndef OM_RANGES_ALL_H
#define OM_RANGES_ALL_H

#include <__om/ranges/closure.h>
#include <__om/ranges/view_interface.h>
#include <memory>
#include <optional>

OM_BEGIN_MODEL

#if OM_CXX20
namespace __om {

// Where begin() has to search, it searches once ([range.nonprop.cache]): what it found is not copied with
// the view, and does not notice when the elements change.
template <class _Iter>
class begin_cache {
public:
    begin_cache() = default;
    constexpr begin_cache(const begin_cache &) noexcept {}
    constexpr begin_cache(begin_cache &&__other) noexcept { __other.__begin_.reset(); }
    constexpr begin_cache &operator=(const begin_cache &__other) noexcept {
        if (this != std::addressof(__other))
            __begin_.reset();
        return *this;
    }
    constexpr begin_cache &operator=(begin_cache &&__other) noexcept {
        __begin_.reset();
        __other.__begin_.reset();
        return *this;
    }
    template <class _Search>
    constexpr _Iter found(_Search __search) {
        if constexpr (std::forward_iterator<_Iter>) {
            if (!__begin_)
                __begin_.emplace(__search());
            return *__begin_;
        } else {
            return __search();
        }
    }

private:
    std::optional<_Iter> __begin_;
};

template <class _Range>
void bind_to_lvalue(_Range &);
template <class _Range>
void bind_to_lvalue(_Range &&) = delete;

} // namespace __om

namespace std::ranges {

template <range _Range>
    requires is_object_v<_Range>
class ref_view : public view_interface<ref_view<_Range>> {
public:
    template <class _Tp>
        requires(!same_as<remove_cvref_t<_Tp>, ref_view>) && convertible_to<_Tp, _Range &> &&
                requires { __om::bind_to_lvalue<_Range>(declval<_Tp>()); }
    constexpr ref_view(_Tp &&__t) : __range(std::addressof(static_cast<_Range &>(static_cast<_Tp &&>(__t)))) {}

    constexpr _Range &base() const { return *__range; }
    constexpr iterator_t<_Range> begin() const { return ranges::begin(*__range); }
    constexpr sentinel_t<_Range> end() const { return ranges::end(*__range); }
    constexpr bool empty() const
        requires requires(_Range &__r) { ranges::empty(__r); }
    {
        return ranges::empty(*__range);
    }
    constexpr auto size() const
        requires sized_range<_Range>
    {
        return ranges::size(*__range);
    }
    constexpr auto data() const
        requires contiguous_range<_Range>
    {
        return ranges::data(*__range);
    }

private:
    _Range *__range;
};
template <class _Range>
ref_view(_Range &) -> ref_view<_Range>;
template <class _Range>
inline constexpr bool enable_borrowed_range<ref_view<_Range>> = true;

template <range _Range>
    requires movable<_Range> && (!__om::is_initializer_list<_Range>)
class owning_view : public view_interface<owning_view<_Range>> {
public:
    owning_view()
        requires default_initializable<_Range>
    = default;
    constexpr owning_view(_Range &&__r) : __range(std::move(__r)) {}
    owning_view(owning_view &&) = default;
    owning_view &operator=(owning_view &&) = default;

    constexpr _Range &base() & noexcept { return __range; }
    constexpr const _Range &base() const & noexcept { return __range; }
    constexpr _Range &&base() && noexcept { return std::move(__range); }
    constexpr const _Range &&base() const && noexcept { return std::move(__range); }

    constexpr iterator_t<_Range> begin() { return ranges::begin(__range); }
    constexpr sentinel_t<_Range> end() { return ranges::end(__range); }
    constexpr auto begin() const
        requires range<const _Range>
    {
        return ranges::begin(__range);
    }
    constexpr auto end() const
        requires range<const _Range>
    {
        return ranges::end(__range);
    }
    constexpr bool empty()
        requires requires(_Range &__r) { ranges::empty(__r); }
    {
        return ranges::empty(__range);
    }
    constexpr bool empty() const
        requires requires(const _Range &__r) { ranges::empty(__r); }
    {
        return ranges::empty(__range);
    }
    constexpr auto size()
        requires sized_range<_Range>
    {
        return ranges::size(__range);
    }
    constexpr auto size() const
        requires sized_range<const _Range>
    {
        return ranges::size(__range);
    }
    constexpr auto data()
        requires contiguous_range<_Range>
    {
        return ranges::data(__range);
    }
    constexpr auto data() const
        requires contiguous_range<const _Range>
    {
        return ranges::data(__range);
    }

private:
    _Range __range = _Range();
};
template <class _Range>
inline constexpr bool enable_borrowed_range<owning_view<_Range>> = enable_borrowed_range<_Range>;

namespace views {

struct __all : __om::closure_base {
    template <viewable_range _Range>
    constexpr auto operator()(_Range &&__r) const {
        if constexpr (view<decay_t<_Range>>)
            return __om::decay_copy(static_cast<_Range &&>(__r));
        else if constexpr (is_lvalue_reference_v<_Range>)
            return ref_view(__r);
        else
            return owning_view<remove_cvref_t<_Range>>(static_cast<_Range &&>(__r));
    }
};
inline constexpr __all all{};

template <viewable_range _Range>
using all_t = decltype(all(declval<_Range>()));

} // namespace views
} // namespace std::ranges

namespace std {
namespace views = ranges::views;
}
#endif

OM_END_MODEL

#endif
