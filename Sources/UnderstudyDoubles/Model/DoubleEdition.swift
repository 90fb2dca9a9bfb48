/// The form in which doubles keep what they record, which a double has for as long as it exists.
package enum DoubleEdition: Sendable {
    /// Arguments are recorded as tuples, and only the double changes records; a stub that is not set ends the process.
    case first
    /// Arguments are recorded as structures where they can be compared; a stub that is not set throws where it may.
    case second

    /// That of new doubles.
    package static let current = DoubleEdition.second
}
