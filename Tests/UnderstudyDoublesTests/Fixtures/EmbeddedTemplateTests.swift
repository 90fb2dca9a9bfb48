import Foundation
import Testing
import UnderstudyBuiltInTemplates

@Suite("The templates in the tool")
struct EmbeddedTemplateTests {
    private static let folder = FixtureTopic.fixtures
        .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Templates")

    /// The files below `Templates`, by their paths without the ending.
    private static func files() throws -> [String: [UInt8]] {
        var files: [String: [UInt8]] = [:]
        for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) where path.hasSuffix(".stencil") {
            files[String(path.dropLast(".stencil".count))] = [UInt8](
                try Data(contentsOf: folder.appendingPathComponent(path)))
        }
        return files
    }

    @Test func areTheFilesByteForByte() throws {
        let files = try Self.files()
        #expect(!files.isEmpty)
        let embedded = BuiltInTemplates.all + BuiltInTemplates.former
        #expect(embedded.map(\.name).sorted() == files.keys.sorted(), "run Scripts/embed-templates")
        for template in embedded {
            let embedded = template.text.withUTF8Buffer { Array($0) }
            #expect(embedded == files[template.name], "\(template.name): run Scripts/embed-templates")
        }
    }

    @Test func areComplete() {
        let names = Set(BuiltInTemplates.all.map(\.name))
        for kind in ["dummy", "stub", "spy"] {
            for part in ["function", "initializer", "property", "subscript", "storage", "type"] {
                #expect(names.contains("understudy/\(kind)/\(part)"))
            }
        }
        #expect(names.isSuperset(of: ["understudy/support/Locked", "understudy/support/LockedRecording"]))
    }
}
