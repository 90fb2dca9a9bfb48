import UnderstudySemantics

/// What a call tells overloads apart by, but for the type of the result.
struct OverloadKey: Hashable {
    private let name: String
    private let isStatic: Bool
    private let parameters: [SwiftType]

    init(_ requirement: Requirement) {
        name = requirement.name
        isStatic = requirement.isStatic
        parameters = requirement.signature.parameters.map(\.type.canonical)
    }

    /// The functions among `requirements` that return something.
    static func giving(_ requirements: [ResolvedRequirement]) -> Set<OverloadKey> {
        Set(
            requirements.lazy.map(\.requirement).filter { $0.signature.kind.isFunction && $0.signature.value != nil }
                .map(OverloadKey.init))
    }
}
