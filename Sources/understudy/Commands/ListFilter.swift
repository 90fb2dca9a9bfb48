import UnderstudySemantics
import UnderstudySyntax

/// Which protocols `list` lists.
struct ListFilter: Sendable {
    static let optedIn = Option.flag("opted-in", "only protocols that a comment such as '// understudy: spy' opts in")
    static let withoutDoubles = Option.flag("without-doubles", "only protocols that have no double yet")
    static let kinds = Option.list(
        "kind", value: "KIND[,KIND…]", "only protocols that have a double of one of these kinds")

    private let names: [NamePattern]
    private let isForOptedIn: Bool
    private let isForUndoubled: Bool
    private let kinds: Set<String>

    /// The protocols called `names`, or all, filtered by `arguments`.
    init(_ names: [NamePattern], _ arguments: Arguments) {
        self.names = names
        isForOptedIn = arguments[Self.optedIn]
        isForUndoubled = arguments[Self.withoutDoubles]
        kinds = Set(arguments[Self.kinds])
    }

    /// The declarations of `known` to list, in their order, and the diagnostics for the names.
    ///
    /// - Parameter everything: Reads all declarations, for names without a protocol.
    func choose(
        among known: [ProtocolDeclaration], _ index: DeclarationIndex, everything: @escaping () -> DeclarationIndex
    ) -> (chosen: [ProtocolDeclaration], problems: [Diagnostic]) {
        var problems: [Diagnostic] = []
        var chosen = known
        if !names.isEmpty {
            var meant: Set<SourceLocation> = []
            let given = ProtocolNames(groups: [known]) { everything().files.flatMap(\.types) }
            for name in names {
                switch given.find(name) {
                case .success(let found): meant.formUnion(found.map(\.location))
                case .failure(let problem):
                    let composed = everything().allCompositions.filter { $0.isNamed(name.text) }
                    problems += composed.isEmpty ? [problem.diagnostic] : composed.map(Self.composed)
                    let parts = composed.flatMap(\.inherited)
                    meant.formUnion(known.filter { part in parts.contains(where: part.isNamed) }.map(\.location))
                }
            }
            chosen = known.filter { meant.contains($0.location) }
        }
        let optIns = OptIns(index.files)
        return (chosen.filter { isListed($0, optIns, in: index) }, problems)
    }

    /// The note about an alias of several protocols.
    private static func composed(_ alias: ProtocolDeclaration) -> Diagnostic {
        let parts = alias.inherited.joined(separator: " & ")
        return Diagnostic(
            DiagnosticID("composed-protocol"), .note, "'\(alias.name)' is an alias: it is composed of \(parts)",
            at: alias.location)
    }

    private func isListed(
        _ declaration: ProtocolDeclaration, _ optIns: OptIns, in index: DeclarationIndex
    ) -> Bool {
        if isForOptedIn, optIns.optIn(of: declaration) == nil { return false }
        guard isForUndoubled || !kinds.isEmpty else { return true }
        let doubles = index.doubles(of: declaration, calledOtherwise: true)
        if isForUndoubled, !doubles.isEmpty { return false }
        return kinds.isEmpty || doubles.contains { kinds.contains($0.kind) }
    }
}
