/// What the compiler writes for a protocol from the properties of a type, unless it is there (SE-0166, SE-0185).
package struct SynthesisedConformance: Sendable {
    /// The protocol.
    package let name: StandardProtocol.Name
    /// The member by which a type would do it itself, with its labels.
    package let member: String
    /// Whether the compiler does it for structures and enumerations only.
    package let isForValues: Bool

    /// All that need the types of all properties.
    package static let all = [
        SynthesisedConformance(name: .equatable, member: "==(_:_:)", isForValues: true),
        SynthesisedConformance(name: .hashable, member: "hash(into:)", isForValues: true),
        SynthesisedConformance(name: .encodable, member: "encode(to:)", isForValues: false),
        SynthesisedConformance(name: .decodable, member: "init(from:)", isForValues: false),
    ]
}
