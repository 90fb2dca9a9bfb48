import UnderstudySemantics
import UnderstudySyntax

/// One change that a split suggests, as edits of one file.
package struct SplitEdit: Sendable {
    /// What the change is about.
    package enum Kind: String, Sendable {
        /// The protocol's declaration becomes several.
        case declaration
        /// A consumer asks for the parts that it needs.
        case consumer
    }

    /// What the change is about.
    package var kind: Kind
    /// The protocol's or the consumer's name.
    package var name: String
    /// The text that the edits count in.
    package var source: SourceText
    /// The edits, in order, none touching another.
    package var edits: [TextEdit]
    /// What should be looked at before the change is made; empty when the code compiles as before, as far as can be
    /// told from declarations.
    package var doubts: [String]
}

/// The changes that a split suggests.
package enum SplitEdits {
    /// The protocol's own change first, then one for each consumer and file, in the order of consumers.
    package static func edits(for split: ProtocolSplit, in index: DeclarationIndex) -> [SplitEdit] {
        guard let declarations = SplitDeclarations(split) else { return [] }
        let source = split.declaration.source
        let text = declarations.text
        let own = SplitEdit(
            kind: .declaration,
            name: split.declaration.name,
            source: source,
            edits: [TextEdit(split.declaration.syntax.range, with: hasReturns(source) ? withReturns(text) : text)],
            doubts: declarations.doubts + inheritedDoubts(split, in: index)
        )
        var narrowings = ConsumerNarrowing(split, index).edits
        if !own.doubts.isEmpty {
            for number in narrowings.indices {
                narrowings[number].doubts.append("the protocol's own change needs a look first")
            }
        }
        return [own] + narrowings
    }

    /// What the protocol inherits that may matter to requirements which move to a part without it.
    private static func inheritedDoubts(_ split: ProtocolSplit, in index: DeclarationIndex) -> [String] {
        guard split.facts.inherits.contains(where: { !Composition.markers.contains($0) }) else { return [] }
        let resolved = index.resolve(split.declaration)
        var doubts: [String] = []
        if !resolved.unresolved.isEmpty {
            doubts.append("not all that it inherits was read: \(resolved.unresolved.joined(separator: ", "))")
        }
        let isWritten = split.declaration.attributes.contains { $0.hasPrefix("@") && !$0.hasPrefix("@available") }
        if resolved.isolation != .none, !isWritten { doubts.append("it runs where what it inherits says") }
        return doubts
    }

    private static func hasReturns(_ source: SourceText) -> Bool {
        let first = source.lines.range(ofLine: 1)
        return first.count >= 2 && source.byte(at: first.upperBound - 2) == 0x0D
    }

    private static func withReturns(_ text: String) -> String {
        // Members are copied with the line ends that they have.
        String(
            text.unicodeScalars.filter { $0 != "\r" }.flatMap { $0 == "\n" ? ["\r", "\n"] : [$0] }.map(Character.init))
    }
}
