import Testing
import UnderstudySyntax

@testable import UnderstudySemantics

@Suite("Imports")
struct ImportDeclarationTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let text: String
        let path: [String]
        var kind: String?
        var attributes: [String] = []
        var isWhole = true
        var isTestable = false
        var isExported = false

        var testDescription: String { text }
    }

    static let table = [
        Row(text: "import Notes", path: ["Notes"]), Row(text: "public import Notes", path: ["Notes"]),
        Row(text: "import Notes.Saving", path: ["Notes", "Saving"], isWhole: false),
        Row(text: "import struct Notes.Note", path: ["Notes", "Note"], kind: "struct", isWhole: false),
        Row(text: "import func Notes.save", path: ["Notes", "save"], kind: "func", isWhole: false),
        Row(text: "@testable import Notes", path: ["Notes"], attributes: ["@testable"], isTestable: true),
        Row(text: "@_exported import Notes", path: ["Notes"], attributes: ["@_exported"], isExported: true),
        Row(text: "@_spi(Tests) import Notes", path: ["Notes"], attributes: ["@_spi(Tests)"]),
        Row(
            text: "@preconcurrency @testable import Notes", path: ["Notes"],
            attributes: ["@preconcurrency", "@testable"], isTestable: true),
        Row(
            text: "@_exported import class Notes.Store", path: ["Notes", "Store"], kind: "class",
            attributes: ["@_exported"], isWhole: false, isExported: true),
    ]

    @Test("say what they import, and how", arguments: table)
    func facts(_ row: Row) throws {
        let file = FileDeclarations(parsing: SourceText(path: "", text: row.text))
        let entry = try #require(file.imports.first)
        #expect(entry.text == row.text)
        #expect(entry.module == "Notes")
        #expect(entry.path == row.path)
        #expect(entry.importedKind == row.kind)
        #expect(entry.attributes.map(\.description) == row.attributes)
        #expect(entry.isWhole == row.isWhole)
        #expect(entry.isTestable == row.isTestable)
        #expect(entry.isExported == row.isExported)
    }

    @Test("have the branches around them")
    func branches() throws {
        let text = "#if A\nimport B\n#elseif C\nimport D\n#else\n#if E\nimport F\n#endif\n#endif\nimport G"
        let file = FileDeclarations(parsing: SourceText(path: "", text: text))
        let clauses = Dictionary(uniqueKeysWithValues: file.imports.map { ($0.module, $0.branches.map(\.clause)) })
        #expect(clauses == ["B": ["#if A"], "D": ["#elseif C"], "F": ["#else", "#if E"], "G": []])
        #expect(file.imports.first { $0.module == "D" }?.branches.first?.earlier == ["#if A"])
    }

    @Test("make what a module exports known")
    func exported() throws {
        let found = DeclarationIndex([
            FileDeclarations(
                parsing: SourceText(path: "A.swift", text: "import Core\nprotocol P { func f(_ n: Note) }"),
                module: "App"),
            FileDeclarations(
                parsing: SourceText(path: "B.swift", text: "@_exported import Models"), module: "Core"),
            FileDeclarations(parsing: SourceText(path: "C.swift", text: "public struct Note {}"), module: "Models"),
            FileDeclarations(parsing: SourceText(path: "D.swift", text: "public struct Tag {}"), module: "Unseen"),
        ])
        let origin = try #require(found.allProtocols.first)
        #expect(found.typeDeclaration("Note", from: origin)?.module == "Models")
        #expect(found.typeDeclaration("Tag", from: origin) == nil)
    }
}
