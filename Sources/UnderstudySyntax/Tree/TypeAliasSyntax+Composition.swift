extension TypeAliasSyntax {
    /// The alias of a composition as a protocol that inherits from all parts and requires nothing itself; `nil` for
    /// aliases that no type can conform to by name.
    ///
    /// `any A & B` is an existential type, and a part with arguments (`A<Int>`) can't be inherited from.
    public var composedProtocol: ProtocolSyntax? {
        guard case .composition(let parts) = type.form, genericParameters.isEmpty, whereClause == nil,
            parts.allSatisfy(\.canBeInherited)
        else { return nil }
        return ProtocolSyntax(
            name: name, primaryAssociatedTypes: [], inherited: parts, whereClause: nil,
            members: MemberBlockSyntax(range: ByteRange(at: type.range.upperBound), members: [])
        )
    }
}

extension TypeSyntax {
    fileprivate var canBeInherited: Bool {
        switch form {
        case .named(_, let arguments), .member(_, _, let arguments): arguments.isEmpty
        case .suppressed: true
        default: false
        }
    }
}
