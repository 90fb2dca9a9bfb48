/// The form of what doubles record and of how they fail, which a double keeps for as long as it exists.
package enum DoubleEdition: Sendable, Comparable {
    /// Arguments are recorded as tuples, and only the double changes records; a stub that is not set ends the process.
    case first
    /// Arguments are recorded as structures where they can be compared; a stub that is not set throws where it may.
    case second
    /// A member that is not set up fails the test that runs; structures of arguments print by label; each test can have
    /// its own static storage.
    case third
    /// A member of which nothing is known asks a closure that tests set.
    case fourth

    /// That of new doubles.
    package static let current = DoubleEdition.fourth
    /// Those of doubles that earlier versions wrote, the latest first.
    package static let former: [DoubleEdition] = [.third, .second, .first]
}
