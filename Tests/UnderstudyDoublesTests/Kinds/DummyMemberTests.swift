import Testing
import UnderstudyDoubles

/// What a dummy has for one requirement: nothing that could be used.
@Suite("Members of dummies")
struct DummyMemberTests {
    static let functions = [
        (
            "func save()",
            "func save() { fatalError(\"PDummy.save() must not be called\") }"
        ),
        (
            "func load(id: Int) -> String?",
            "func load(id: Int) -> String? { fatalError(\"PDummy.load(id:) must not be called\") }"
        ),
        (
            "func run(_ body: () throws -> Void) rethrows",
            "func run(_ body: () throws -> Void) rethrows { fatalError(\"PDummy.run(_:) must not be called\") }"
        ),
        (
            "func log(_ items: Int...)",
            "func log(_ items: Int...) { fatalError(\"PDummy.log(_:) must not be called\") }"
        ),
        (
            "func make<T: Equatable>(_ type: T.Type) -> T",
            "func make<T: Equatable>(_ type: T.Type) -> T { fatalError(\"PDummy.make(_:) must not be called\") }"
        ),
        (
            "func copy() -> Self",
            "func copy() -> PDummy { fatalError(\"PDummy.copy() must not be called\") }"
        ),
        (
            "func `default`(`in`: Int)",
            "func `default`(`in`: Int) { fatalError(\"PDummy.default(in:) must not be called\") }"
        ),
        (
            "@MainActor func show()",
            "@MainActor func show() { fatalError(\"PDummy.show() must not be called\") }"
        ),
        (
            "@available(macOS 15, *) func late()",
            "func late() { fatalError(\"PDummy.late() must not be called\") }"
        ),
        (
            "mutating func bump()",
            "func bump() { fatalError(\"PDummy.bump() must not be called\") }"
        ),
        (
            "static func == (a: Self, b: Self) -> Bool",
            "static func == (a: PDummy, b: PDummy) -> Bool { fatalError(\"PDummy.==(_:_:) must not be called\") }"
        ),
        (
            "static prefix func - (a: Self) -> Self",
            "static prefix func - (a: PDummy) -> PDummy { fatalError(\"PDummy.-(_:) must not be called\") }"
        ),
    ]

    @Test("fail when they are called", arguments: functions)
    func functionsAsInTable(_ requirement: String, _ emitted: String) throws {
        #expect(try MemberEmission.text(.dummy, of: requirement) == emitted)
    }

    static let values = [
        (
            "var count: Int { get }",
            "var count: Int { fatalError(\"PDummy.count must not be read\") }"
        ),
        (
            "var count: Int { get set }",
            """
            var count: Int {
                get { fatalError("PDummy.count must not be read") }
                set { fatalError("PDummy.count must not be set") }
            }
            """
        ),
        (
            "var name: String? { get async throws }",
            """
            var name: String? {
                get async throws { fatalError("PDummy.name must not be read") }
            }
            """
        ),
        (
            "subscript(i: Int) -> String { get }",
            "subscript(i: Int) -> String { fatalError(\"PDummy.subscript(_:) must not be read\") }"
        ),
        (
            "subscript(i: Int) -> String { get set }",
            """
            subscript(i: Int) -> String {
                get { fatalError("PDummy.subscript(_:) must not be read") }
                set { fatalError("PDummy.subscript(_:) must not be set") }
            }
            """
        ),
        (
            "subscript(at i: Int) -> String { get throws }",
            """
            subscript(at i: Int) -> String {
                get throws { fatalError("PDummy.subscript(at:) must not be read") }
            }
            """
        ),
        (
            "static var shared: Int { get set }",
            """
            static var shared: Int {
                get { fatalError("PDummy.shared must not be read") }
                set { fatalError("PDummy.shared must not be set") }
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
