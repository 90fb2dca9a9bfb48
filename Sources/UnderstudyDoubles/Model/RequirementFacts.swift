import UnderstudySemantics

/// What is known of a double's requirements before they have members.
struct RequirementFacts: Sendable {
    /// The functions that return something, by what overloads have in common with them.
    let giving: Set<OverloadKey>
    /// Ready members for the platform's protocols.
    let ready: [ReadyMember]
    /// What the default implementations give that do nothing else, by their requirements.
    let constants: [RequirementKey: String]
    /// The initialisers of the superclass.
    let superclassInitializers: SuperclassInitializers
    /// The requirements that nothing asks for any more.
    let unasked: Set<RequirementKey>
    /// The requirements of which nobody can tell what a member does.
    let open: Set<RequirementKey>
}
