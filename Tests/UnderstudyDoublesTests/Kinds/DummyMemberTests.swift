import Testing
import UnderstudyDoubles

/// What a dummy has for one requirement: nothing that could be used.
@Suite("Members of dummies")
struct DummyMemberTests {
    static let functions = [
        (
            "func save()",
            "func save() { TestIssue.report(\"PDummy.save() must not be called\") }"
        ),
        (
            "func load(id: Int) -> String?",
            "func load(id: Int) -> String? { TestIssue.report(\"PDummy.load(id:) must not be called\", returning: nil) }"
        ),
        (
            "func run(_ body: () throws -> Void) rethrows",
            "func run(_ body: () throws -> Void) rethrows { TestIssue.report(\"PDummy.run(_:) must not be called\") }"
        ),
        (
            "func log(_ items: Int...)",
            "func log(_ items: Int...) { TestIssue.report(\"PDummy.log(_:) must not be called\") }"
        ),
        (
            "func make<T: Equatable>(_ type: T.Type) -> T",
            "func make<T: Equatable>(_ type: T.Type) -> T { TestIssue.stop(\"PDummy.make(_:) must not be called\") }"
        ),
        (
            "func copy() -> Self",
            "func copy() -> PDummy { TestIssue.stop(\"PDummy.copy() must not be called\") }"
        ),
        (
            "func `default`(`in`: Int)",
            "func `default`(`in`: Int) { TestIssue.report(\"PDummy.default(in:) must not be called\") }"
        ),
        (
            "@MainActor func show()",
            "@MainActor func show() { TestIssue.report(\"PDummy.show() must not be called\") }"
        ),
        (
            "@available(macOS 15, *) func late()",
            "func late() { TestIssue.report(\"PDummy.late() must not be called\") }"
        ),
        (
            "mutating func bump()",
            "func bump() { TestIssue.report(\"PDummy.bump() must not be called\") }"
        ),
        (
            "static func == (a: Self, b: Self) -> Bool",
            "static func == (a: PDummy, b: PDummy) -> Bool {\n    TestIssue.report(\"PDummy.==(_:_:) must not be called\", returning: false)\n}"
        ),
        (
            "static prefix func - (a: Self) -> Self",
            "static prefix func - (a: PDummy) -> PDummy { TestIssue.stop(\"PDummy.-(_:) must not be called\") }"
        ),
    ]

    @Test("fail when they are called", arguments: functions)
    func functionsAsInTable(_ requirement: String, _ emitted: String) throws {
        #expect(try MemberEmission.text(.dummy, of: requirement) == emitted)
    }

    static let values = [
        (
            "var count: Int { get }",
            "var count: Int { TestIssue.report(\"PDummy.count must not be read\", returning: 0) }"
        ),
        (
            "var count: Int { get set }",
            """
            var count: Int {
                get { TestIssue.report("PDummy.count must not be read", returning: 0) }
                set { TestIssue.report("PDummy.count must not be set") }
            }
            """
        ),
        (
            "var name: String? { get async throws }",
            """
            var name: String? {
                get async throws { TestIssue.report("PDummy.name must not be read", returning: nil) }
            }
            """
        ),
        (
            "subscript(i: Int) -> String { get }",
            "subscript(i: Int) -> String { TestIssue.report(\"PDummy.subscript(_:) must not be read\", returning: \"\") }"
        ),
        (
            "subscript(i: Int) -> String { get set }",
            """
            subscript(i: Int) -> String {
                get { TestIssue.report("PDummy.subscript(_:) must not be read", returning: "") }
                set { TestIssue.report("PDummy.subscript(_:) must not be set") }
            }
            """
        ),
        (
            "subscript(at i: Int) -> String { get throws }",
            """
            subscript(at i: Int) -> String {
                get throws { TestIssue.report("PDummy.subscript(at:) must not be read", returning: "") }
            }
            """
        ),
        (
            "static var shared: Int { get set }",
            """
            static var shared: Int {
                get { TestIssue.report("PDummy.shared must not be read", returning: 0) }
                set { TestIssue.report("PDummy.shared must not be set") }
            }
            """
        ),
    ]

    @Test("fail when they are read or set", arguments: values)
    func valuesAsInTable(_ requirement: String, _ emitted: String) throws {
        #expect(try MemberEmission.text(.dummy, of: requirement) == emitted)
    }

    static let initializers = [
        (
            "init(name: String)",
            """
            init() {}
            init(name: String) {}
            """
        ),
        (
            "init?(id: Int) throws",
            """
            init() {}
            init?(id: Int) throws {}
            """
        ),
    ]

    @Test("do nothing where they are initialisers", arguments: initializers)
    func initializersAsInTable(_ requirement: String, _ emitted: String) throws {
        #expect(try MemberEmission.text(.dummy, of: requirement) == emitted)
    }
}
