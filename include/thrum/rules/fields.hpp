#pragma once

#include <concepts>
#include <type_traits>

namespace thrum {

/// S is T or const T: lets one eachField serve reading and writing.
///
/// A struct that takes part in digests and files has a function `eachField(S& self, F&& f)` beside
/// it that calls `f("name", self.member)` for every member in declared order, under the name the
/// member has in files. Digest and JSON walk the same list, so neither can forget a member.
template <class S, class T>
concept SameAs = std::same_as<std::remove_const_t<S>, T>;

/// An array of two of these is a list in files; of all others it is one for each side. To be
/// specialized where the type is defined.
template <class T>
inline constexpr bool kPairIsList = std::is_same_v<T, double>;

}  // namespace thrum
