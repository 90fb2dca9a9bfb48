import UnderstudySemantics

/// Finds the generic parameters of a double whose metatypes its `@Sendable` stubs capture (SE-0470).
///
/// A closure that mentions a type with a conformance captures the conformance, with which only a `SendableMetatype` may
/// cross threads.
final class SendableMetatypes: Sendable {
    private let context: DoubleContext
    /// The names in the types of closures that any thread may call.
    private let words: Set<String>
    /// Whether one of them throws the error of the double's own, which is nested in the generic type.
    private let throwsOwnError: Bool
    private var index: DeclarationIndex { context.index }

    /// Looks at the closures of `members`.
    init(_ context: DoubleContext, members: [BuiltMember]) {
        self.context = context
        words = members.lazy.flatMap(Self.closureTypes).reduce(into: []) { $0.formUnion($1.words) }
        throwsOwnError = members.contains { member in
            member.anyHolder { $0.storage.isLocked && $0.stub?.throwsUnset ?? false }
        }
    }

    /// Whether `parameter` has to be constrained to it.
    func isNeeded(for parameter: AssociatedType) -> Bool {
        let names = parameter.constraints.flatMap(\.conjuncts).compactMap(\.path)
        let protocols = names.filter { !Self.markers.contains($0) }
        // Which protocols are sendable is found by resolving them, which few parameters need.
        return !protocols.isEmpty && isCaptured(parameter) && !names.contains(where: isSendable)
    }

    /// Whether a closure that any thread may call mentions `parameter`, or the double, which has it.
    private func isCaptured(_ parameter: AssociatedType) -> Bool {
        if throwsOwnError { return true }
        // The double's name stands for it with its parameters.
        let own = context.types.aliases(mentioning: parameter.name).union([parameter.name, context.name])
        return !words.isDisjoint(with: own)
    }

    /// The types of the closures of `member` that any thread may call.
    private static func closureTypes(of built: BuiltMember) -> [SwiftType] {
        if let types = built.member.own?.sharedTypes { return types }
        return built.holders.filter { $0.member.storage.isLocked }.compactMap { $0.member.stub?.type }
    }

    private func isSendable(_ name: String) -> Bool {
        if name == "Sendable" || name == "SendableMetatype" { return true }
        // A protocol on a global actor is sendable, but its conformances belong to the actor.
        if let found = index.protocols(named: name).first { return index.resolve(found).refinesSendable }
        return StandardProtocols.declaration(named: name)?.isSendable ?? false
    }

    /// The protocols without conformances at run time.
    private static let markers: Set<String> = ["AnyObject", "class", "Copyable", "Escapable", "BitwiseCopyable"]
}
