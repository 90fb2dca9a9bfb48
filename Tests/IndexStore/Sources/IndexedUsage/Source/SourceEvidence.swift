import Foundation
import IndexStoreReading
import UnderstudySemantics
import UnderstudySyntax
import UnderstudyUsage

/// The usage that source alone shows, in the files that a build read.
public struct SourceEvidence: Sendable {
    /// The texts of the files.
    public let texts: [String: SourceText]
    /// The usages of the protocols that the files declare.
    package let usages: [ProtocolUsage]

    /// Reads and resolves the files of `units`.
    public init(_ units: [IndexStore.Unit]) {
        var texts: [String: SourceText] = [:]
        var files: [FileDeclarations] = []
        for unit in units where texts[unit.file] == nil {
            guard let bytes = FileManager.default.contents(atPath: unit.file) else { continue }
            let text = bytes.withUnsafeBytes {
                SourceText(path: unit.file, bytes: $0.bindMemory(to: UInt8.self))
            }
            texts[unit.file] = text
            files.append(FileDeclarations(parsing: text, module: unit.module))
        }
        self.texts = texts
        let index = DeclarationIndex(files)
        usages = UsageResolver(index: index).usages(of: files.flatMap(\.protocols))
    }
}

extension Place {
    init?(_ location: SourceLocation) {
        guard let position = location.position else { return nil }
        self.init(file: location.path, line: position.line, column: position.column)
    }
}
