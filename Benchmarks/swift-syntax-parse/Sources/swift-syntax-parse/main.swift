// Parses the files that are listed, one path a line, with swift-syntax, on one thread, and counts their protocols:
// the least that a tool built on it has to do.
import Foundation
import SwiftParser
import SwiftSyntax

final class ProtocolCounter: SyntaxVisitor {
    private(set) var protocols = 0

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        protocols += 1
        return .skipChildren
    }

    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

guard CommandLine.arguments.count == 2, let list = FileManager.default.contents(atPath: CommandLine.arguments[1]) else {
    FileHandle.standardError.write(Data("usage: swift-syntax-parse FILE-WITH-PATHS\n".utf8))
    exit(64)
}
var (files, bytes, protocols) = (0, 0, 0)
for path in String(decoding: list, as: UTF8.self).split(separator: "\n") {
    guard let source = FileManager.default.contents(atPath: String(path)) else { continue }
    let tree = source.withUnsafeBytes { Parser.parse(source: $0.bindMemory(to: UInt8.self)) }
    let counter = ProtocolCounter(viewMode: .sourceAccurate)
    counter.walk(tree)
    files += 1
    bytes += source.count
    protocols += counter.protocols
}
print("\(files) files, \(bytes) bytes, \(protocols) protocols")
