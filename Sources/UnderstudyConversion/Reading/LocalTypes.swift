import UnderstudySemantics
import UnderstudySyntax

/// The types that functions of a file declare for themselves, of which nothing else is read.
package struct LocalTypes {
    /// The names and places of those that conform to a protocol of the sources that has functions.
    package private(set) var conforming: [(name: String, location: SourceLocation)] = []

    /// Finds the local types of `file`.
    package init(of file: FileDeclarations, in index: DeclarationIndex) {
        let source = file.source
        let tokens = source.tokenRanges(in: source.range)
        let known = Set(file.types.map(\.details.name.lowerBound))
        for position in tokens.indices.dropLast(3) {
            let name = tokens[position + 1]
            guard ["class", "struct", "actor"].contains(where: { source.matches(tokens[position], $0) }),
                !known.contains(name.lowerBound)
            else { continue }
            var head = tokens[(position + 2)...].prefix { !source.matches($0, "{") }.map(source.text(in:))[...]
            if head.first == "<" { head = head.drop { $0 != ">" }.dropFirst() }
            guard head.first == ":" else { continue }
            let isConforming = head.dropFirst().split(separator: ",").contains { words in
                index.protocolNamed(words.joined(), from: file.module)?.hasFunctions ?? false
            }
            if isConforming { conforming.append((source.text(in: name), source.location(at: name.lowerBound))) }
        }
    }
}

extension ProtocolDeclaration {
    /// Whether a type may stand for it to be called: one with properties alone is data.
    package var hasFunctions: Bool { requirements.contains { $0.kind == .func } }
}
