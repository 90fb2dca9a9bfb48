import UnderstudySemantics

/// How a double and its members are written.
struct MemberStyle: Sendable {
    /// How members are named.
    let face: DoubleFace
    /// The form in which what is recorded is kept.
    let edition: DoubleEdition
    /// What the double has besides the usual.
    let features: Set<DoubleFeature>
    /// Whether types that belong to no actor have to say so, as the double may be in a module on the main actor by default.
    let statesNonisolated: Bool
    /// The properties whose types are written although their first values tell them.
    let typedProperties: Set<KeptNames.Property>
    /// The functions that return nothing and have a closure nevertheless.
    let told: Set<String>
    /// What is written in front of declarations that other modules use.
    let access: AccessLevel?
}
