import UnderstudySemantics
import UnderstudySyntax
import UnderstudyUsage

/// The changes that let each consumer ask for what it needs.
struct ConsumerNarrowing {
    private let split: ProtocolSplit
    private let index: DeclarationIndex
    private let demands: [ConsumerID: ConsumerDemand]
    /// What stands against any narrowing.
    private let commonDoubts: [String]

    init(_ split: ProtocolSplit, _ index: DeclarationIndex) {
        self.split = split
        self.index = index
        demands = Dictionary(split.finding.demands.map { ($0.consumer, $0) }, uniquingKeysWith: { first, _ in first })
        var doubts: [String] = []
        if split.facts.inherits.contains(where: { !Composition.markers.contains($0) }) {
            doubts.append("what the protocol inherits is not on its parts")
        }
        if ["public", "open"].contains(split.facts.access) {
            doubts.append("it is public, and others may expect its types to stay")
        }
        if !split.unresolved.isEmpty { doubts.append("some uses could not be followed") }
        commonDoubts = doubts
    }

    var edits: [SplitEdit] {
        split.users.flatMap { user -> [SplitEdit] in
            guard case .parts(let parts)? = demands[user.id]?.asksFor,
                parts.count < split.finding.proposal.count + (split.finding.rest.isEmpty ? 0 : 1)
            else { return [] }
            return edits(for: user, parts.map { split.finding[$0].name })
        }
    }

    /// One change a file: a type may be spread over several.
    private func edits(for user: ProtocolSplit.User, _ names: [String]) -> [SplitEdit] {
        var files: [String] = []
        var edits: [String: [TextEdit]] = [:]
        for hold in user.consumer.holds where hold.kind != .result {
            let path = hold.location.path
            guard let source = index.file(at: path)?.source else { continue }
            if edits[path] == nil { files.append(path) }
            edits[path, default: []].append(edit(of: hold, in: source, names))
        }
        let doubts = commonDoubts + doubts(about: user)
        return files.compactMap { path in
            guard let source = index.file(at: path)?.source, let list = edits[path] else { return nil }
            return SplitEdit(
                kind: .consumer, name: user.name, source: source, edits: Self.separate(list), doubts: doubts)
        }
    }

    private func edit(of hold: ProtocolHold, in source: SourceText, _ names: [String]) -> TextEdit {
        let path = split.declaration.scope.path
        let written = source.text(in: hold.range)
        // A name that is reached through the types around it is so with the parts, too.
        let qualifier = written.contains(".") && !path.isEmpty ? path + "." : ""
        let parts = names.map { qualifier + $0 }.joined(separator: " & ")
        let needsParentheses = names.count > 1 && Self.binds(source.byte(at: hold.range.upperBound))
        return TextEdit(hold.range, with: needsParentheses ? "(\(parts))" : parts)
    }

    /// Whether what follows a type binds closer than a composition does.
    private static func binds(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "?") || byte == UInt8(ascii: "!") || byte == UInt8(ascii: ".")
    }

    private static func separate(_ edits: [TextEdit]) -> [TextEdit] {
        var result: [TextEdit] = []
        for edit in edits.sorted(by: { $0.range.start < $1.range.start }) {
            if let last = result.last, last.range.end > edit.range.start { continue }
            result.append(edit)
        }
        return result
    }

    private func doubts(about user: ProtocolSplit.User) -> [String] {
        var doubts: [String] = []
        let consumer = user.consumer
        if consumer.isUncertain { doubts.append("it does something with the value that could not be followed") }
        if consumer.isMentioned { doubts.append("it hands the value on, or somebody takes it from it") }
        if consumer.usesExtension { doubts.append("it uses a member that an extension adds to the whole protocol") }
        if consumer.holds.contains(where: \.isInvariant) {
            doubts.append("a type around the protocol's allows no other in its place")
        }
        if consumer.holds.contains(where: { $0.kind == .result }) { doubts.append("it returns the whole protocol") }
        if consumer.holds.contains(where: { $0.kind == .generic }) { doubts.append("it is generic over the protocol") }
        if consumer.isBoundByOthers { doubts.append("it may implement what a superclass or protocol demands") }
        return doubts
    }
}
