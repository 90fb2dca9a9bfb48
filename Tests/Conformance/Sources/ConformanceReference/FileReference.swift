import SwiftParser
import SwiftSyntax

/// What swift-syntax finds in one file.
package struct FileReference: Sendable {
    /// The path of the file.
    package let file: String
    /// The protocols outside function bodies, in the order of the source.
    package let protocols: [ListedProtocol]
    /// Whether swift-syntax met anything that is not Swift.
    package let hasParseErrors: Bool

    /// Parses the bytes of a file.
    package init(file: String, bytes: [UInt8]) {
        let tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
        self.file = file
        hasParseErrors = tree.hasError
        guard Self.mentionsProtocol(bytes) else {
            protocols = []
            return
        }
        var collector = ProtocolCollector(file: file, tree: tree)
        collector.collect(tree.statements, in: ProtocolCollector.Scope())
        protocols = collector.protocols
    }

    /// Whether the keyword's bytes occur, which spares most files their table of lines.
    private static func mentionsProtocol(_ bytes: [UInt8]) -> Bool {
        let word = Array("protocol".utf8)
        guard bytes.count >= word.count else { return false }
        return (0...bytes.count - word.count).contains { start in
            bytes[start] == word[0] && bytes[start..<start + word.count].elementsEqual(word)
        }
    }
}
