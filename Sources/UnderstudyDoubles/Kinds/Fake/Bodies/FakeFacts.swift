import UnderstudySemantics

/// What rules ask of all requirements together, found once: each rule is asked for each requirement.
struct FakeFacts {
    /// How many flags and other values are kept as properties.
    var keptCount = 0
    /// The types of parameters, as they are written.
    let askedTypes: Set<SwiftType>
    /// The words of the protocol's name.
    var subject: [String] = []
    /// The flags that are kept as properties.
    var flags: [FakeRequirement] = []
    /// The names of the lists that elements are saved in.
    var savedLists: Set<String> = []
    private var properties: [String: FakeRequirement] = [:]

    init(_ requirements: [FakeRequirement]) {
        askedTypes = Set(requirements.flatMap { $0.parameters.compactMap { $0.shape.core?.shown } })
        for entry in requirements {
            let name = SwiftNames.bare(entry.member.property)
            if properties[name] == nil { properties[name] = entry }
        }
    }

    /// The requirement of the property called `name`.
    func property(_ name: String) -> FakeRequirement? { properties[SwiftNames.bare(name)] }
}
