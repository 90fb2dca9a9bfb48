/// A member that a name may mean, and what is known about its type's generic parameters there.
struct FoundMember {
    let member: MemberID
    let arguments: [ValueType.GenericName: ValueType]
    /// Whether the value's type is the protocol, so that a requirement found is used through it.
    let isThroughProtocol: Bool
}
