import Foundation
import Testing
import UnderstudySemantics
import UnderstudySyntax
import UnderstudyTemplates

@testable import UnderstudyDoubles
@testable import understudy

@Suite("The page about templates")
struct TemplatePageTests {
    static func page() throws -> String {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        return try String(contentsOf: file.appendingPathComponent("../../../docs/templates.md"), encoding: .utf8)
    }

    /// The names in the first column of the table after `<!-- values: table -->`.
    private func names(in table: String) throws -> [String] {
        let parts = try Self.page().components(separatedBy: "<!-- values: \(table) -->\n")
        try #require(parts.count == 2)
        let rows = parts[1].components(separatedBy: "\n").prefix { $0.hasPrefix("|") }.dropFirst(2)
        return rows.map { row in
            row.split(separator: "|")[0].trimmingCharacters(in: CharacterSet(charactersIn: " `"))
        }
    }

    @Test("Each table has the names of its schema, sorted, and no others", arguments: TemplateValues.tables)
    func names(_ table: TemplateValues.Table) throws {
        #expect(try names(in: table.name) == table.names.sorted())
    }

    @Test func theVersionIsTheOneOfThePage() throws {
        #expect(try Self.page().contains("`contextVersion` is \(TypeTemplateContext.version)."))
    }

    @Test("Following the page gives the kind that it shows")
    func ownKind() throws {
        let folder = try TemporaryFolder([
            "Notes.swift": """
            struct Note {}
            protocol NoteStore {
                func save(_ note: Note)
                func find(id: Int) throws -> Note?
            }
            """
        ])
        let templates = folder["Templates"]
        #expect(TestRun(["templates", "copy", "understudy/stub", "--output", templates]).code == .success)
        try FileManager.default.moveItem(
            atPath: templates + "/understudy/stub", toPath: templates + "/understudy/tracer")
        for name in ["tracer/type", "tracer/function"] {
            let url = URL(fileURLWithPath: templates + "/understudy/\(name).stencil")
            try Data(try block("stencil \(name)").utf8).write(to: url)
        }
        let run = TestRun([
            "generate", "NoteStore", "--kind", "tracer", "--templates", templates, "--in", folder["Notes.swift"],
            "--stdout",
        ])
        #expect(run.errors == "")
        #expect(run.output.hasSuffix(try block("swift tracer")), "\(run.output)")
    }

    /// The text of the code block with `info` after its fence, without the list's indentation.
    private func block(_ info: String) throws -> String {
        let parts = try Self.page().components(separatedBy: "```\(info)\n")
        let text = try #require(parts.dropFirst().first).components(separatedBy: "```")[0]
        let lines = text.components(separatedBy: "\n").dropLast()
        return lines.map { String($0.dropFirst(3)) + "\n" }.joined()
    }
}

/// What templates see, table by table.
enum TemplateValues {
    struct Table: Sendable, CustomTestStringConvertible {
        let name: String
        let names: [String]
        var testDescription: String { name }
    }

    static let tables = [
        Table(name: "type", names: TypeTemplateContext.schema.memberNames),
        Table(name: "member", names: MemberTemplateContext.schema.memberNames),
        Table(name: "unset", names: MemberTemplateContext.unsetSchema.memberNames),
        Table(name: "record", names: members(of: "calls")),
        Table(name: "part", names: MemberTemplateContext.partSchema.memberNames),
        Table(name: "structure", names: MemberTemplateContext.structureSchema.memberNames),
        Table(name: "stub", names: members(of: "stub")),
        Table(name: "value", names: members(of: "value")),
        Table(name: "client", names: ClientClosures.schema.memberNames),
        Table(name: "creation", names: MemberTemplateContext.creationSchema.memberNames),
        Table(name: "contract", names: ContractCall.schema.memberNames),
        Table(name: "fake", names: FakeBody.schema.memberNames),
        Table(name: "transaction", names: Transaction.schema.memberNames),
        Table(name: "operation", names: PlacedOperation.schema.memberNames),
        Table(name: "forward", names: WrapperForward.schema.memberNames),
        Table(name: "signature", names: MemberTemplateContext.signatureSchema.memberNames),
        Table(name: "parameter", names: MemberTemplateContext.parameterSchema.memberNames),
    ]

    private static func members(of name: String) -> [String] {
        let source = SourceText(path: "", text: "func save()")
        guard let signature = Signature(source[Parser.parse(source).declarations[0]]) else { return [] }
        var member = Member(form: .function, name: "save()", declared: signature)
        member.calls = Member.Record(name: "", element: nil, value: "")
        member.stub = Member.Stub(name: "", type: .void, value: "", effects: "", arguments: [""])
        member.value = Member.Value(type: .void, initial: nil, isOptional: false)
        let context = MemberTemplateContext(
            member: member, doubleName: "", isAfterStatement: false, isNonisolated: false, recordsSets: false)
        guard case .object(let object)? = context.object.member(named: name) else { return [] }
        return object.memberNames
    }
}
