import UnderstudySemantics

/// What a call tells overloads apart by, but for the type of the result.
struct OverloadKey: Hashable {
    private let name: String
    private let isStatic: Bool
    private let parameters: [SwiftType]

    init(_ requirement: Requirement) {
        name = requirement.name
        isStatic = requirement.isStatic
        parameters = requirement.signature.parameters.map { $0.type.canonical }
    }

    /// The functions among `requirements` that return something.
    static func giving(_ requirements: [ResolvedRequirement]) -> Set<OverloadKey> {
        var keys: Set<OverloadKey> = []
        for entry in requirements {
            let signature = entry.requirement.signature
            if signature.kind.isFunction, signature.value != nil { keys.insert(OverloadKey(entry.requirement)) }
        }
        return keys
    }
}
