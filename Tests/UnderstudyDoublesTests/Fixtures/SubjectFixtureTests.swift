import Foundation
import Testing
import UnderstudyBuiltInTemplates
import UnderstudySemantics
import UnderstudySyntax

@testable import UnderstudyDoubles

@Suite("Fixtures of models")
struct SubjectFixtureTests {
    @Test("are those that check-subjects.sh compiles and calls")
    func expected() throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Fixtures/Subjects")
        let text = try String(contentsOf: folder.appendingPathComponent("Models.swift"), encoding: .utf8)
        let expected = try String(contentsOf: folder.appendingPathComponent("Models.fixtures.swift"), encoding: .utf8)
        let file = FileDeclarations(parsing: SourceText(path: "Models.swift", text: text), module: "Models")
        let generator = SubjectGenerator(index: DeclarationIndex([file]), options: DoubleOptions())
        let left = ["Hidden", "Coded", "Base", "Derived", "CodingKeys"]
        let types = file.types.filter { !left.contains($0.simpleName) }
        let made = generator.fixtures(of: types, beside: Fixtures(), in: nil)
        let outputs = try made.map { try $0.get() }
        #expect(outputs.count > 25)
        for output in outputs {
            #expect(expected.contains(output.lines.joined(separator: "\n")), "\(output.name)")
        }
    }
}
