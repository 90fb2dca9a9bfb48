public import UnderstudyDoubles
public import UnderstudySemantics
public import UnderstudySyntax
public import UnderstudyTemplates

/// What was kept of the past of doubles: the sources of earlier revisions, and the texts that the templates gave.
public struct DoublePast: Sendable {
    let revision: @Sendable (_ double: OwnedDouble, _ number: Int) -> PastSources?
    let texts: @Sendable (_ double: OwnedDouble) -> [PastText]

    /// Creates a past from those who can be asked for it.
    ///
    /// - Parameters:
    ///   - revision: The sources of a revision that gave a double its contents: 0 is the last one, and each next number is
    ///     one such revision further back; `nil` where nothing tells.
    ///   - texts: The files that the templates gave for doubles of the same kind and protocol.
    public init(
        revision: @escaping @Sendable (_ double: OwnedDouble, _ number: Int) -> PastSources?,
        texts: @escaping @Sendable (_ double: OwnedDouble) -> [PastText] = { _ in [] }
    ) {
        (self.revision, self.texts) = (revision, texts)
    }
}

/// A file that the templates gave for a double.
public struct PastText: Sendable {
    /// The text, laid out in some way.
    public let source: SourceText
    /// The requirements that had a default implementation, by name.
    public let defaults: [String]

    /// Creates a text with the requirements that had a default implementation.
    public init(_ source: SourceText, defaults: [String]) {
        (self.source, self.defaults) = (source, defaults)
    }
}

extension PastText {
    /// What the templates gave for a file that two branches changed: the merge of what they gave for each version of it, as
    /// far as `known` tells.
    public static func merged(
        base: SourceText, ours: SourceText, theirs: SourceText, among known: [PastText]
    ) -> PastText? {
        let nearest = [base, ours, theirs].compactMap { version -> PastText? in
            let lines = LineBag(version)
            return known.min { lines.distance(to: LineBag($0.source)) < lines.distance(to: LineBag($1.source)) }
        }
        guard nearest.count == 3, nearest[1].source !== nearest[2].source,
            let bytes = try? FileMerge.merge(
                base: nearest[0].source, ours: nearest[1].source, theirs: nearest[2].source)
        else { return nil }
        let defaults = Set(nearest[1].defaults).union(nearest[2].defaults).sorted()
        return PastText(SourceText(path: ours.path, bytes: bytes), defaults: defaults)
    }
}

/// The sources of one revision, with what all of its doubles are looked up in.
public final class PastSources: Sendable {
    let sync: DoubleSync
    private let doubles: [String: [OwnedDouble]]

    /// Creates the sources of a revision, whose doubles have the same templates as today's.
    public init(_ index: DeclarationIndex, library: TemplateLibrary, options: DoubleOptions) {
        sync = DoubleSync(index: index, library: library, options: options)
        doubles = Dictionary(grouping: index.ownedDoubles(), by: \.type.name)
    }

    /// The declarations.
    public var index: DeclarationIndex { sync.index }

    /// The files that declare a double called `name`.
    public func files(declaring name: String) -> [String] { doubles(named: name).map(\.type.source.path) }

    /// The doubles called `name`.
    func doubles(named name: String) -> [OwnedDouble] { doubles[name] ?? [] }
}
