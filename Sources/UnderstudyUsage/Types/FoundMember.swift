/// A member that a name may mean, and what is known there of its type's generic parameters.
struct FoundMember {
    let member: MemberID
    let arguments: [ValueType.GenericName: ValueType]
    /// Whether the value's type is the protocol, so that a requirement found is used through it.
    let isThroughProtocol: Bool
}
