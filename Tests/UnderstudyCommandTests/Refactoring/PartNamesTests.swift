import Testing

@testable import understudy

@Suite("Names of requirements and protocols on the command line")
struct PartNamesTests {
    private static let store = """
        protocol Store {
            func load(id: Int) -> Int
            func load(name: String) -> Int
            func save(_ value: Int, at place: Int) -> Result<Int, Failure>
            func save(_ value: String, at place: Int)
            func reset()
        }
        """

    /// The source with these parts, or the reason against them.
    private func text(parts: String) throws -> String {
        let folder = try TemporaryFolder(["Package.swift": "", "Sources/App/Store.swift": Self.store])
        let run = TestRun(["split", "Store", "--parts", parts, "--apply", "--package-path", folder.path])
        return run.code == .success ? try folder.text("Sources/App/Store.swift") : run.errors
    }

    @Test("A base name means all overloads that no other part names")
    func overloads() throws {
        let all = try text(parts: "Loading=load,Saving=save")
        #expect(
            all.contains("protocol Loading {\n    func load(id: Int) -> Int\n    func load(name: String) -> Int\n}"))
        #expect(all.contains("save(_ value: String, at place: Int)\n}"), "\(all)")
        let rest = try text(parts: "Loading=load,ByID=load(id:)")
        #expect(rest.contains("protocol Loading {\n    func load(name: String) -> Int\n}"), "\(rest)")
        #expect(rest.contains("protocol ByID {\n    func load(id: Int) -> Int\n}"))
        #expect(try text(parts: "Saving=save(_:at:)").contains("save(_ value: String, at place: Int)\n}"))
    }

    @Test("What reports call a requirement is accepted, with commas and arrows in it")
    func ownNames() throws {
        #expect(try text(parts: "Saving=sav").contains("did you mean"))
        let name = "func save(_ value: Int, at place: Int) -> Result<Int, Failure>"
        let parts = try text(parts: "Saving=\(name)+reset,Loading=load")
        #expect(parts.contains("protocol Saving {\n    \(name)\n    func reset()\n}"), "\(parts)")
    }

    @Test("A requirement is in one part")
    func twice() throws {
        let errors = try text(parts: "A=load,B=load")
        #expect(errors.contains("'load' is not a value for '--parts'; write each requirement once [malformed-value]"))
    }

    @Test(
        "Values are separated outside of brackets",
        arguments: [
            ("a,b", ["a", "b"]), ("A=f(x: Int, y: Int),B=g", ["A=f(x: Int, y: Int)", "B=g"]),
            ("f() -> R<A, B>,g", ["f() -> R<A, B>", "g"]), ("A=<,B=>", ["A=<,B=>"]), ("A=(,B", ["A=(", "B"]),
            ("f() -> [A, B],", ["f() -> [A, B]", ""]),
        ])
    func lists(_ text: String, _ values: [String]) {
        #expect(ListText.values(in: text, separatedBy: ",") == values)
    }

    private static let twins = [
        "Package.swift": """
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(name: "P", targets: [.target(name: "A"), .target(name: "B"), .target(name: "C")])
        """,
        "Sources/A/Store.swift": "protocol Store { func a() }\n",
        "Sources/B/Store.swift": "protocol Store { func b() }\nenum Outer { protocol Store { func c() } }\n",
        "Sources/C/Other.swift":
            "enum Outer {\n    protocol Inner { func d() }\n}\nenum Others { protocol Inner {} }\n",
    ]

    @Test("An ambiguous name is answered with names that work")
    func ambiguous() throws {
        let folder = try TemporaryFolder(Self.twins)
        let errors = TestRun(["split", "Store", "--package-path", folder.path]).errors
        #expect(errors.contains("'Store' is ambiguous; write 'A.Store' or 'B.Store' [ambiguous-protocol]"), "\(errors)")
        for name in ["A.Store", "B.Store", "Outer.Inner", "Others.Inner"] {
            let run = TestRun(["split", name, "--package-path", folder.path])
            #expect(run.code == .success, "\(name): \(run.errors)")
        }
        let inner = TestRun(["list", "Inner", "--package-path", folder.path]).errors
        #expect(inner.contains("write 'Outer.Inner' or 'Others.Inner'"), "\(inner)")
    }

    @Test(
        "A place means the protocol that is declared there",
        arguments: [
            ("A/Store.swift:1", "a()"), ("Sources/B/Store.swift:1", "b()"), ("./Sources/C/Other.swift:2", "d()"),
            ("Other.swift:4", "Inner"),
        ])
    func places(_ place: String, _ expected: String) throws {
        let folder = try TemporaryFolder(Self.twins)
        let run = TestRun(["split", place, "--format", "json", "--package-path", folder.path])
        #expect(run.output.contains(expected), "\(run.errors)")
        #expect(run.code == .success)
    }

    @Test("A place without a protocol is answered with those of the file, and one in several files with these")
    func wrongPlaces() throws {
        let folder = try TemporaryFolder(Self.twins)
        let none = TestRun(["list", "Other.swift:3", "--package-path", folder.path])
        #expect(none.errors.contains("no protocol is declared in line 3 of 'Other.swift'; write the line of its name"))
        #expect(none.errors.contains("'Outer.Inner' is declared here"))
        let several = TestRun(["list", "Store.swift:1", "--package-path", folder.path])
        #expect(
            several.errors.contains("several protocols are declared in line 1 of 'Store.swift'"), "\(several.errors)")
        #expect(several.code == .unusableInput)
    }
}
