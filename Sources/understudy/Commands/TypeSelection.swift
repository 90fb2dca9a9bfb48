import UnderstudyDoubles
import UnderstudySemantics
import UnderstudySyntax

/// The types that names of a command mean.
struct TypeSelection {
    /// The types, each once.
    private(set) var types: [TypeDeclaration] = []
    /// Diagnostics for names that mean nothing, or several types.
    private(set) var diagnostics: [Diagnostic] = []
    private var chosen: Set<SourceLocation> = []
    private let followsProtocols: Bool

    /// Chooses among the types of `inputs`: those named, those that a named protocol mentions, and with `isForAll` all
    /// models outside of tests.
    ///
    /// - Parameter followsProtocols: Whether a protocol may be named for the types that it mentions.
    init(
        _ names: [NamePattern], isForAll: Bool, followsProtocols: Bool = true, in index: DeclarationIndex,
        _ inputs: CommandInputs
    ) {
        self.followsProtocols = followsProtocols
        let files = index.files.filter { inputs.meant($0.source.path) }
        let known = files.flatMap(\.types)
        for name in names { choose(name, among: known, files.flatMap(\.protocols), in: index) }
        if isForAll {
            // Whoever writes tests knows how to make what they declare.
            for file in files where !file.isOfTests { for type in file.types where type.isModel { add(type) } }
        }
        if types.isEmpty, diagnostics.isEmpty {
            let message =
                names.isEmpty && !isForAll
                ? "name the types to make fixtures of, or use --all for all structures and enumerations outside of tests"
                : "there are no structures or enumerations in the sources; name their folder with --in"
            diagnostics.append(Diagnostic(DiagnosticID("nothing-to-do"), .error, message))
        }
    }

    private mutating func add(_ type: TypeDeclaration) {
        if chosen.insert(type.location).inserted { types.append(type) }
    }

    private mutating func choose(
        _ name: NamePattern, among known: [TypeDeclaration], _ protocols: [ProtocolDeclaration],
        in index: DeclarationIndex
    ) {
        if name.isPattern {
            let found = known.filter { $0.isModel && (name.matches($0.name) || name.matches($0.simpleName)) }
            if found.isEmpty { diagnostics.append(unknown(name.text, among: known)) }
            return found.forEach { add($0) }
        }
        let place = PlaceName(name.text)
        let path = TypePath(name.text)
        var found = known.filter { type in
            place.map { $0.isIn(type.source.path) && $0.line == type.line }
                ?? (path.names(type.name) || "\(type.module ?? "").\(type.name)" == name.text)
        }
        let exact = found.filter { $0.name == name.text }
        if !exact.isEmpty { found = exact }
        // Those of branches of an `#if` are one type.
        if Set(found.map { "\($0.module ?? "").\($0.name)" }).count > 1 {
            let message =
                "'\(name.text)' is ambiguous; write "
                + found.map { "'\($0.source.path):\($0.line)'" }.joined(separator: " or ")
            return diagnostics.append(Diagnostic(DiagnosticID("ambiguous-type"), .error, message))
        }
        if let type = found.first { return add(type) }
        guard let spoken = protocols.first(where: { $0.isNamed(name.text) }) else {
            return diagnostics.append(unknown(name.text, among: known))
        }
        let mentioned = spoken.requirements.flatMap(\.signature.types).flatMap(\.names).compactMap { path in
            index.typeDeclaration(path, from: spoken).flatMap { $0.isModel ? $0 : nil }
        }
        if followsProtocols, !mentioned.isEmpty { return mentioned.forEach { add($0) } }
        let message =
            followsProtocols
            ? "the protocol '\(spoken.name)' mentions no structure or enumeration of the sources; name the type itself"
            : "'\(spoken.name)' is a protocol, of which nothing can be made; name a type that uses it"
        diagnostics.append(Diagnostic(DiagnosticID("nothing-to-do"), .error, message, at: spoken.location))
    }

    private func unknown(_ name: String, among known: [TypeDeclaration]) -> Diagnostic {
        let nearest = EditDistance.nearest(to: name, among: known.map(\.name), limit: 1).first
        let message = "there is no type '\(name)' in the sources" + (nearest.map { "; did you mean '\($0)'?" } ?? "")
        return Diagnostic(DiagnosticID("unknown-type"), .error, message)
    }
}

extension TypeDeclaration {
    /// Whether it is there to hold values: a structure or an enumeration that others see and that draws nothing.
    fileprivate var isModel: Bool {
        let others = ["CodingKey", "View", "ViewModifier", "PreviewProvider", "App", "Scene"]
        let isOpen = min(access, scope.boundAccess) > .fileprivate
        guard isOpen, inherited.allSatisfy({ !others.contains($0) }) else { return false }
        switch details.kind {
        case .struct: return true
        case .enum: return valueMembers.contains { if case .enumCase = $0.kind { true } else { false } }
        case .class, .actor: return false
        }
    }
}
