// Members that sets and maps have alike ([associative.reqmts]): constructors, assignment, insertion of ranges and
// with a hint.
#ifndef OM_SORTED_MEMBERS_H
#define OM_SORTED_MEMBERS_H

#define OM_SORTED_MEMBERS(container)                                                                                   \
    container() : __base() {}                                                                                          \
    explicit container(const _Compare &__comp, const _Alloc &__a = _Alloc()) : __base(__comp, __a) {}                  \
    template <class _Iter>                                                                                             \
    container(_Iter __first, _Iter __last, const _Compare &__comp = _Compare(), const _Alloc &__a = _Alloc(),          \
              typename __om::if_input_iterator<_Iter>::type = 0)                                                       \
        : __base(__comp, __a) {                                                                                        \
        this->insert_range_of(__first, __last);                                                                        \
    }                                                                                                                  \
    template <class _Iter>                                                                                             \
    void insert(_Iter __first, _Iter __last, typename __om::if_input_iterator<_Iter>::type = 0) {                      \
        this->insert_range_of(__first, __last);                                                                        \
    }                                                                                                                  \
    void swap(container &__x)                                                                                          \
        OM_NOEXCEPT_IF(__om::alloc_policy<_Alloc>::__equal &&__om::nothrow_swappable<_Compare>::value) {               \
        this->exchange(__x);                                                                                           \
    }

#define OM_SORTED_MEMBERS_11(container)                                                                                \
public:                                                                                                                \
    explicit container(const _Alloc &__a) : __base(_Compare(), __a) {}                                                 \
    container(const container &) = default;                                                                            \
    container(container &&) = default;                                                                                 \
    container(const container &__x, const __om::identity_type<_Alloc> &__a) : __base(__x, __a) {}                      \
    container(container &&__x, const __om::identity_type<_Alloc> &__a) : __base(std::move(__x), __a) {}                \
    template <class _Iter>                                                                                             \
    container(_Iter __first, _Iter __last, const _Alloc &__a, typename __om::if_input_iterator<_Iter>::type = 0)       \
        : __base(_Compare(), __a) {                                                                                    \
        this->insert_range_of(__first, __last);                                                                        \
    }                                                                                                                  \
    container(initializer_list<value_type> __l, const _Compare &__comp = _Compare(), const _Alloc &__a = _Alloc())     \
        : __base(__comp, __a) {                                                                                        \
        this->insert_range_of(__l.begin(), __l.end());                                                                 \
    }                                                                                                                  \
    container(initializer_list<value_type> __l, const _Alloc &__a) : __base(_Compare(), __a) {                         \
        this->insert_range_of(__l.begin(), __l.end());                                                                 \
    }                                                                                                                  \
    container &operator=(const container &) = default;                                                                 \
    container &operator=(container &&) = default;                                                                      \
    container &operator=(initializer_list<value_type> __l) {                                                           \
        this->clear();                                                                                                 \
        this->insert_range_of(__l.begin(), __l.end());                                                                 \
        return *this;                                                                                                  \
    }                                                                                                                  \
    void insert(initializer_list<value_type> __l) { this->insert_range_of(__l.begin(), __l.end()); }                   \
    iterator insert(const_iterator __hint, const value_type &__x) { return this->insert_hinted(__hint, __x); }         \
    iterator insert(const_iterator __hint, value_type &&__x) { return this->insert_hinted(__hint, std::move(__x)); }

#define OM_SORTED_MEMBERS_23(container)                                                                                \
public:                                                                                                                \
    template <__om::container_compatible_range<value_type> _Range>                                                     \
    container(from_range_t, _Range &&__r, const _Compare &__comp = _Compare(), const _Alloc &__a = _Alloc())           \
        : __base(__comp, __a) {                                                                                        \
        insert_range(std::forward<_Range>(__r));                                                                       \
    }                                                                                                                  \
    template <__om::container_compatible_range<value_type> _Range>                                                     \
    container(from_range_t, _Range &&__r, const _Alloc &__a) : __base(_Compare(), __a) {                               \
        insert_range(std::forward<_Range>(__r));                                                                       \
    }                                                                                                                  \
    template <__om::container_compatible_range<value_type> _Range>                                                     \
    void insert_range(_Range &&__r) {                                                                                  \
        for (auto &&__element : __r)                                                                                   \
            this->emplace(std::forward<decltype(__element)>(__element));                                               \
    }

#endif
