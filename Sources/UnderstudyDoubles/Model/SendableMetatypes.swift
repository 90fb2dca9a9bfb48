import UnderstudySemantics

/// Finds the generic parameters of a double whose metatypes its `@Sendable` stubs capture (SE-0470).
///
/// A closure that mentions a type with a conformance carries the conformance along, which only a `SendableMetatype`
/// may cross threads with.
struct SendableMetatypes {
    let index: DeclarationIndex
    let members: [Member]
    /// The double's name, which stands for it with its parameters.
    let doubleName: String

    /// Whether `parameter` has to be constrained to it.
    func isNeeded(for parameter: AssociatedType) -> Bool {
        let names = parameter.constraints.flatMap(\.conjuncts).compactMap(\.path)
        let protocols = names.filter { !Self.markers.contains($0) }
        guard !protocols.isEmpty, !names.contains(where: isSendable) else { return false }
        return members.contains { member in
            closureTypes(of: member).contains { $0.words.contains(parameter.name) || $0.words.contains(doubleName) }
        }
    }

    /// The types of the closures of `member` that any thread may call.
    private func closureTypes(of member: Member) -> [SwiftType] {
        if let client = member.client {
            return [client.get, client.set].compactMap(\.self).filter(\.isSendable).map(\.type)
        }
        return member.holders.filter { $0.place == .locked }.compactMap { $0.stub?.type }
    }

    private func isSendable(_ name: String) -> Bool {
        if name == "Sendable" || name == "SendableMetatype" { return true }
        if let found = index.protocols(named: name).first { return index.resolve(found).isSendable }
        return StandardProtocols.declaration(named: name)?.isSendable ?? false
    }

    /// The protocols without conformances at run time.
    private static let markers: Set<String> = ["AnyObject", "class", "Copyable", "Escapable", "BitwiseCopyable"]
}
