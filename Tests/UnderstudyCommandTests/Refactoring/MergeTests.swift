import Testing
import UnderstudySyntax

@testable import understudy

@Suite("split --merge: one protocol of several that all code uses together")
struct MergeTests {
    private static let declarations = """
        protocol Saving { func save() }
        protocol Finding { func find() }
        """

    private func run(_ words: [String], _ source: String) throws -> (run: TestRun, text: String) {
        let folder = try TemporaryFolder(["Package.swift": "", "Sources/App/Store.swift": source])
        let run = TestRun(["split"] + words + ["--apply", "--package-path", folder.path])
        return (run, try folder.text("Sources/App/Store.swift"))
    }

    @Test(
        "What stands against it is named with its place, and nothing is changed",
        arguments: [
            ("struct A { let x: any Saving }", "named-alone"),
            ("struct A: Saving { func save() {} }", "named-alone"),
            ("func f<T: Saving>(_ x: T) where T: Finding {}", "named-alone"),
            ("let text = \"\\(Saving.self)\"", "named-alone"),
            ("protocol Both: Saving {}", "named-alone"),
            ("typealias Some = Saving", "named-alone"),
            ("extension Saving { func find() {} }", "not-mergeable"),
            ("extension Saving { func x() {} }; extension Finding { func x() {} }", "not-mergeable"),
            ("enum Outer { struct Saving {} }", "not-mergeable"),
        ])
    func refusals(_ more: String, _ id: String) throws {
        let source = Self.declarations + "\n" + more + "\n"
        let (run, text) = try run(["--merge", "Saving,Finding"], source)
        #expect(run.errors.contains("[\(id)]"), "\(run.errors)\(run.output)")
        #expect(run.code == .finding)
        #expect(text == source)
    }

    @Test("Names of other things are left alone")
    func otherNames() throws {
        let source =
            Self.declarations + """

                enum Kind { case Saving }
                func f(Saving: Int) {}
                let kind = Kind.Saving // Saving
                func g() { f(Saving: 1) }
                """
        let (run, text) = try run(["--merge", "Saving,Finding"], source)
        #expect(run.code == .success, "\(run.errors)")
        #expect(text.contains("protocol Saving { func save()\n\n    func find()\n}"), "\(text)")
        #expect(
            text.contains(
                "case Saving }\nfunc f(Saving: Int) {}\nlet kind = Kind.Saving // Saving\nfunc g() { f(Saving: 1) }"))
    }

    @Test(
        "Declarations that differ in what holds for all of them stay apart",
        arguments: [
            "@MainActor protocol Finding { func find() }", "public protocol Finding { func find() }",
            "protocol Finding<Item> { associatedtype Item }", "#if DEBUG\nprotocol Finding { func find() }\n#endif",
            "protocol Finding where Self: Sendable { func find() }", "protocol Finding { func save() }",
            "enum Outer { protocol Finding { func find() } }", "// understudy: spy\nprotocol Finding { func find() }",
        ])
    func heads(_ other: String) throws {
        let source = "protocol Saving { func save() }\n" + other + "\n"
        let (run, text) = try run(["--merge", "Saving,Finding"], source)
        #expect(run.errors.contains("[not-mergeable]"), "\(run.errors)\(text)")
        #expect(text == source)
    }

    @Test("It takes two names of protocols and nothing else")
    func commandLine() throws {
        #expect(try run(["--merge", "Saving"], Self.declarations).run.errors.contains("two names or more"))
        #expect(try run(["Saving", "--merge", "Saving,Finding"], Self.declarations).run.code == .wrongCommandLine)
        #expect(
            try run(["--merge", "Saving,Fnding"], Self.declarations).run.errors.contains("did you mean 'Finding'?"))
        #expect(
            try run(["--merge", "Saving,Finding", "--narrow"], Self.declarations).run.errors
                .contains("can't be used together"))
    }
}
