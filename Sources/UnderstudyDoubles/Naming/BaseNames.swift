import UnderstudySemantics

/// What a double calls the value that it forwards everything to, and that value's type.
struct BaseNames: Sendable {
    /// The property.
    let property: String
    /// The generic parameter.
    let parameter: String

    /// The names for a double of `resolved`: `base` and `Base`, unless these have a use there.
    ///
    /// - Parameter kept: The generic parameter of a double that exists already.
    init(_ resolved: ResolvedProtocol, keeping kept: String? = nil) {
        let isTaken =
            resolved.declaration.name.split(separator: ".").contains("Base")
            || resolved.requirements.contains { $0.requirement.signature.containsWord { $0 == "Base" } }
        let hasProperty = resolved.requirements.contains { SwiftNames.bare($0.requirement.name) == "base" }
        property = hasProperty ? "wrapped" : "base"
        parameter = kept ?? (isTaken ? "Wrapped" : "Base")
    }
}
