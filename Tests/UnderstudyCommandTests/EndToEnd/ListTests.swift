import Testing

@testable import understudy

@Suite("From a package to a list")
struct ListTests {
    let package: NotesPackage

    init() throws {
        package = try NotesPackage()
    }

    @Test func text() throws {
        let run = package.run("list")
        let file = package.folder["Sources/Notes/NoteStore.swift"]
        #expect(run.errors.isEmpty)
        #expect(run.code == .success)
        #expect(
            run.output == """
                \(file):4: public protocol NoteStore, 2 requirements
                    func findNote(by id: UUID) async throws -> Note?
                    func save(_ note: Note)
                \(file):9: internal protocol NoteCounter, 1 requirement
                    var count: Int { get }
                2 protocols, 3 requirements

                """)
    }

    @Test("A requirement of many lines is listed as if written on one")
    func manyLines() throws {
        let source = """
            protocol Log {
                @available(*, deprecated, message: "( no [ more ")
                func log(
                    _ message: String,  // the text
                    with: [
                        String: Int
                    ],
                ) -> (Int, Int)
                subscript( key: String ) -> Int { get }
            }
            """
        let folder = try TemporaryFolder(["Log.swift": source])
        let lines = TestRun(["list", folder.path]).output.split(separator: "\n")
        try #require(lines.count > 2)
        let written =
            #"@available(*, deprecated, message: "( no [ more ") func log(_ message: String, with: [String: Int]"#
        #expect(lines[1] == "    \(written)) -> (Int, Int)")
        #expect(lines[2] == "    subscript( key: String ) -> Int { get }")
        #expect(lines.last == "1 protocol, 2 requirements")
    }

    @Test func aSingleRequirementIsOne() throws {
        let folder = try TemporaryFolder(["A.swift": "protocol A { var a: Int { get } }"])
        #expect(TestRun(["list", folder.path]).output.hasSuffix("\n1 protocol, 1 requirement\n"))
    }

    @Test func doublesAreListedWithTheirProtocol() throws {
        _ = package.run("generate", "NoteStore", "--kind", "stub")
        let run = package.run("list")
        #expect(run.output.contains("    stub NoteStoreStub in \(package.doubles)/NoteStoreStub.swift:5\n"))
    }

    @Test func json() throws {
        let run = package.run("list", "--format", "json")
        let object = try JSONObject(run.output)
        #expect(object["schemaVersion"] as? Int == 1)
        let protocols = try #require(object["protocols"] as? [[String: Any]])
        #expect(protocols.map { $0["name"] as? String } == ["NoteStore", "NoteCounter"])
        #expect(protocols.map { $0["access"] as? String } == ["public", "internal"])
        #expect(protocols.map { $0["module"] as? String } == ["Notes", "Notes"])
        #expect(protocols.map { $0["line"] as? Int } == [4, 9])
        let requirements = protocols.first?["requirements"] as? [[String: Any]]
        #expect(requirements?.map { $0["name"] as? String } == ["findNote(by:)", "save(_:)"])
        #expect(requirements?.map { $0["kind"] as? String } == ["func", "func"])
    }
}

extension ListTests {
    @Test func aLargeProtocolIsSaidToBeSo() throws {
        let folder = try TemporaryFolder([
            "A.swift": EssaySources.large, "B.swift": EssaySources.authorizer,
        ])
        let run = TestRun(["list", folder.path])
        #expect(run.output.contains("protocol Large, 8 requirements, large: see 'understudy split'\n"))
        #expect(run.output.contains("protocol Authorizer, 2 requirements\n"))
        let object = try JSONObject(TestRun(["list", folder.path, "--format", "json"]).output)
        let protocols = try #require(object["protocols"] as? [[String: Any]])
        #expect(protocols.map { $0["verdict"] as? String } == ["large", "fine"])
    }

    @Test func inheritedRequirementsFollowAProtocolsOwn() throws {
        let folder = try TemporaryFolder([
            "A.swift": """
            protocol Parent { func a() }
            extension Parent { func a() {} }
            protocol Child: Parent, CustomStringConvertible { func b() }
            """
        ])
        let run = TestRun(["list", folder.path, "--inherited"])
        #expect(
            run.output.hasSuffix(
                """
                3: internal protocol Child, 1 requirement
                    func b()
                    func a()  // has a default  // from Parent
                    var description: String { get }  // from CustomStringConvertible
                2 protocols, 2 requirements

                """))
    }
}
