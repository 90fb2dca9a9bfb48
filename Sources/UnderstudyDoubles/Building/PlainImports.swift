import UnderstudySemantics
import UnderstudySyntax

/// Finds what the double of a plain protocol imports without building its members.
///
/// Of a plain protocol, each requirement gets a member, and what a member starts with follows from its type alone: the
/// protocol inherits no requirements, has no associated types, no superclass and no default implementations, and
/// requires no initialisers.
struct PlainImports {
    let request: DoubleRequest

    func find() -> ImportSet {
        let resolved = request.resolved
        let types = DoubleTypes(resolved, parameters: [], base: nil, renamed: [:], in: request.index)
        let finder = ImportFinder(
            resolved, resolved.requirements.map(\.requirement), aliases: types.aliases, values: values(types),
            in: request.index)
        return finder.find()
    }

    /// What members start with, but for values of the standard library: values of parameters come from the caller.
    private func values(_ types: DoubleTypes) -> [DefaultValue] {
        let defaults = request.options.defaults(for: request.face)
        let signatures = resolved.requirements.map(\.requirement.signature).filter { signature in
            !defaults.configured.isEmpty || Self.mayNeedModule(signature)
        }
        if signatures.isEmpty { return [] }
        let name = SwiftNames.plain(resolved.declaration.simpleName) + request.kind.kind.suffix
        let scope = TypeScope(
            index: request.index, origin: resolved.declaration, selfName: name,
            in: request.fileScope(resolved.requirements, types))
        return signatures.compactMap { signature in
            let place = DefaultValues.Place(
                scope: scope, isTestable: resolved.needsTestableImport, selfValue: name + "()",
                associatedTypes: Set(signature.generics.map(\.name)), fixedTypes: types.known,
                isolation: resolved.isolation)
            return signature.value.flatMap { defaults.value(of: $0, in: place) }
        }
    }

    private var resolved: ResolvedProtocol { request.resolved }

    /// Whether what a member starts with may be a value of a type that the standard library does not declare.
    private static func mayNeedModule(_ signature: Signature) -> Bool {
        switch signature.value {
        case nil, .optional, .implicitlyUnwrapped, .array, .dictionary: false
        case let type?: !type.names.allSatisfy(SwiftLibraryNames.contains)
        }
    }
}
