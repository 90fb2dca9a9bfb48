import Foundation
import UnderstudyIndex
import UnderstudySemantics
import UnderstudySyntax
import UnderstudyUsage

/// The usage that Understudy shows of the files that a build read.
package struct SourceEvidence: Sendable {
    /// The texts of the files.
    package let texts: [String: SourceText]
    /// The usages of the protocols that the files declare.
    package let usages: [ProtocolUsage]

    /// Reads and resolves the files of `units`, from source alone; or, with `store`, with what the compiler noted.
    package init(_ units: [IndexUnit], with store: IndexStore? = nil) throws(IndexError) {
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
        var compiled: [CompiledFile] = []
        if let store {
            let marks = ModuleMarks(Set(units.map(\.module)))
            for unit in units {
                guard let text = texts[unit.file] else { continue }
                for record in unit.records {
                    let noted = try store.record(record, modules: marks)
                    compiled.append(CompiledFile(text[noted], isUnchanged: true))
                }
            }
        }
        usages = UsageResolver(index: index, compiled: compiled).usages(of: files.flatMap(\.protocols))
    }
}

extension Place {
    init?(_ location: SourceLocation) {
        guard let position = location.position else { return nil }
        self.init(file: location.path, line: position.line, column: position.column)
    }
}
