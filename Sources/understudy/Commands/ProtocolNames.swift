import UnderstudySemantics
import UnderstudySyntax

/// The possible meanings of names that a user gives: protocols, and other types that look as if they were meant.
struct ProtocolNames {
    /// Protocols and compositions; a name means those of the first group that has it.
    let groups: [[ProtocolDeclaration]]
    /// Finds the types that are not protocols, which most commands don't need to read.
    let types: () -> [TypeDeclaration]

    /// A name without a protocol, or with several.
    struct Problem: Error {
        let diagnostic: Diagnostic
    }

    /// What `name` means: one protocol, or all that match a pattern.
    func find(_ name: NamePattern) -> Result<[ProtocolDeclaration], Problem> {
        if let place = PlaceName(name.text) { return find(place).map { [$0] } }
        guard name.isPattern else { return find(name.text).map { [$0] } }
        for group in groups {
            let found = group.filter { name.matches($0.name) || name.matches($0.simpleName) }
            if !found.isEmpty { return .success(found) }
        }
        let message = "no protocol in the sources matches '\(name.text)'; 'understudy list' shows all of them"
        return .failure(Problem(diagnostic: Diagnostic(DiagnosticID("unknown-protocol"), .error, message)))
    }

    /// What `name` means.
    private func find(_ name: String) -> Result<ProtocolDeclaration, Problem> {
        let found = groups.lazy.map { Self.matches(name, among: $0) }.first { !$0.isEmpty } ?? []
        guard let first = found.first else { return .failure(Problem(diagnostic: unknown(name))) }
        if found.count > 1, Set(found.map { "\($0.module ?? "").\($0.name)" }).count > 1 {
            let working = found.map { workingName(of: $0, among: found) }
            let notes = zip(found, working).map {
                Diagnostic(DiagnosticID("candidate"), .note, "'\($1)' is declared here", at: $0.location)
            }
            let message = "'\(name)' is ambiguous; write " + working.map { "'\($0)'" }.joined(separator: " or ")
            return .failure(
                Problem(diagnostic: Diagnostic(DiagnosticID("ambiguous-protocol"), .error, message, notes: notes)))
        }
        return .success(first)
    }

    /// The declarations whose whole path is `name`, or else those whose path ends with it.
    private static func matches(_ name: String, among known: [ProtocolDeclaration]) -> [ProtocolDeclaration] {
        let exact = known.filter { $0.name == name || "\($0.module ?? "").\($0.name)" == name }
        return exact.isEmpty ? known.filter { $0.isNamed(name) } : exact
    }

    /// The name that means this one of `found`, or its place if there is none.
    private func workingName(of declaration: ProtocolDeclaration, among found: [ProtocolDeclaration]) -> String {
        let names = [declaration.name] + (declaration.module.map { ["\($0).\(declaration.name)"] } ?? [])
        let isOwn = { (name: String) in Self.matches(name, among: found).count == 1 }
        return names.first(where: isOwn) ?? "\(declaration.source.path):\(declaration.line)"
    }

    /// The protocol declared at `place`.
    private func find(_ place: PlaceName) -> Result<ProtocolDeclaration, Problem> {
        let inFile = groups.joined().filter { place.isIn($0.source.path) }
        let found = inFile.filter { $0.line == place.line }
        if let only = found.first, found.count == 1 { return .success(only) }
        let id = DiagnosticID(found.isEmpty ? "unknown-protocol" : "ambiguous-protocol")
        let notes = (found.isEmpty ? inFile : found).map {
            Diagnostic(DiagnosticID("candidate"), .note, "'\($0.name)' is declared here", at: $0.location)
        }
        let message =
            found.isEmpty
            ? "no protocol is declared in line \(place.line) of '\(place.path)'; write the line of its name"
            : "several protocols are declared in line \(place.line) of '\(place.path)'; write more of the path"
        return .failure(Problem(diagnostic: Diagnostic(id, .error, message, notes: notes)))
    }

    private func unknown(_ name: String) -> Diagnostic {
        let id = DiagnosticID("unknown-protocol")
        let path = TypePath(name)
        if let type = types().first(where: { path.names($0.name) }) {
            let message =
                "'\(type.name)' is \(type.kindInWords), not a protocol; "
                + "'understudy extract \(type.name)' makes a protocol of its members"
            return Diagnostic(id, .error, message, at: type.location)
        }
        var message = "there is no protocol '\(name)' in the sources"
        if DoubleNames.kinds.contains(name.lowercased()) {
            message += "; write '--kind \(name.lowercased())' for the kind of double"
            return Diagnostic(id, .error, message)
        }
        let nearest = EditDistance.nearest(to: name, among: groups.joined().map(\.name))
        if !nearest.isEmpty {
            message += "; did you mean " + nearest.map { "'\($0)'" }.joined(separator: ", ") + "?"
        } else {
            message += "; 'understudy list' lists them"
        }
        return Diagnostic(id, .error, message)
    }
}

extension CommandInputs {
    /// The types in the sources in which protocols are looked for.
    func types(in session: Session) -> [TypeDeclaration] {
        DeclarationReader(session: session).readAll(sources).index.files.flatMap(\.types)
    }
}

extension TypeDeclaration {
    /// The kind of type, with its article.
    fileprivate var kindInWords: String {
        switch details.kind {
        case .actor: "an actor"
        case .class: "a class"
        case .enum: "an enumeration"
        case .struct: "a structure"
        }
    }

    /// Where its name is, for diagnostics.
    var location: SourceLocation { source.location(at: details.name.lowerBound) }
}
