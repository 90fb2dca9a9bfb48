import Testing
import UnderstudyDoubles

/// What a stub has for one requirement: an answer, and no record of calls.
@Suite("Members of stubs")
struct StubMemberTests {
    static let silent = [
        ("func save()", "func save() {}"),
        ("func save(_ note: Note)", "func save(_ note: Note) {}"),
        ("func log(_ items: Int...)", "func log(_ items: Int...) {}"),
        ("func `default`(`in`: Int)", "func `default`(`in`: Int) {}"),
        ("@MainActor func show()", "@MainActor func show() {}"),
        ("mutating func bump()", "func bump() {}"),
    ]

    @Test("do nothing where nothing is given back", arguments: silent)
    func silentAsInTable(_ requirement: String, _ emitted: String) throws {
        #expect(try MemberEmission.text(.stub, of: requirement) == emitted)
    }

    static let answering = [
        (
            "func load(id: Int) -> String?",
            """
            // MARK: load(id:)
            var loadIdStub: (Int) -> String? = { _ in nil }
            func load(id: Int) -> String? { loadIdStub(id) }
            """
        ),
        (
            "func load() throws(Failure) -> Int",
            """
            // MARK: load()
            var loadStub: () throws(Failure) -> Int = { 0 }
            func load() throws(Failure) -> Int { try loadStub() }
            """
        ),
        (
            "func load() async throws -> [Int]",
            """
            // MARK: load()
            var loadStub: () async throws -> [Int] = { [] }
            func load() async throws -> [Int] { try await loadStub() }
            """
        ),
        (
            "func fetch(_ done: (Int) -> Void)",
            """
            // MARK: fetch(_:)
            var fetchStub: ((Int) -> Void) -> Void = { _ in }
            func fetch(_ done: (Int) -> Void) { fetchStub(done) }
            """
        ),
        (
            "func run(_ body: () throws -> Void) rethrows",
            """
            // MARK: run(_:)
            var runStub: (() throws -> Void) -> Void = { _ in }
            func run(_ body: () throws -> Void) rethrows { runStub(body) }
            """
        ),
        (
            "func sort(_ numbers: inout [Int])",
            """
            // MARK: sort(_:)
            var sortStub: (inout [Int]) -> Void = { _ in }
            func sort(_ numbers: inout [Int]) { sortStub(&numbers) }
            """
        ),
        (
            "func make<T: Equatable>(_ type: T.Type) -> T",
            """
            // MARK: make(_:)
            var makeStub: (any Equatable.Type) -> Any = { _ in TestIssue.stop("PStub.makeStub is not set") }
            func make<T: Equatable>(_ type: T.Type) -> T {
                guard let result = makeStub(type) as? T else {
                    TestIssue.stop("PStub.makeStub did not return T")
                }
                return result
            }
            """
        ),
        (
            "@discardableResult func add(_ x: Int) -> Int",
            """
            // MARK: add(_:)
            var addStub: (Int) -> Int = { _ in 0 }
            @discardableResult func add(_ x: Int) -> Int { addStub(x) }
            """
        ),
        (
            "func copy() -> Self",
            """
            init() {}

            // MARK: copy()
            var copyStub: () -> PStub = { PStub() }
            func copy() -> PStub { copyStub() }
            """
        ),
        (
            "func find() -> Note",
            """
            // MARK: find()
            var findStub: () -> Note = { Note(id: 0, title: "") }
            func find() -> Note { findStub() }
            """
        ),
        (
            "func pair() -> (Int, name: String)",
            """
            // MARK: pair()
            var pairStub: () -> (Int, name: String) = { (0, "") }
            func pair() -> (Int, name: String) { pairStub() }
            """
        ),
    ]

    @Test("answer with what a test sets", arguments: answering)
    func answeringAsInTable(_ requirement: String, _ emitted: String) throws {
        #expect(try MemberEmission.text(.stub, of: requirement) == emitted)
    }

    static let values = [
        ("var count: Int { get }", "var count = 0"),
        ("var count: Int { get set }", "var count = 0"),
        (
            "var name: String? { get async throws }",
            """
            // MARK: name
            var nameStub: () async throws -> String? = { nil }
            var name: String? {
                get async throws { try await nameStub() }
            }
            """
        ),
        ("var body: () -> Void { get set }", "var body: () -> Void = {}"),
        (
            "subscript(i: Int) -> String { get }",
            """
            // MARK: subscript(_:)
            var subscriptStub: (Int) -> String = { _ in "" }
            subscript(i: Int) -> String { subscriptStub(i) }
            """
        ),
        (
            "subscript(i: Int) -> String { get set }",
            """
            // MARK: subscript(_:)
            var subscriptStub: (Int) -> String = { _ in "" }
            subscript(i: Int) -> String {
                get { subscriptStub(i) }
                set {}
            }
            """
        ),
        (
            "subscript(at i: Int) -> String { get throws }",
            """
            // MARK: subscript(at:)
            var subscriptAtStub: (Int) throws -> String = { _ in "" }
            subscript(at i: Int) -> String {
                get throws { try subscriptAtStub(i) }
            }
            """
        ),
    ]

    @Test("are properties and subscripts", arguments: values)
    func valuesAsInTable(_ requirement: String, _ emitted: String) throws {
        #expect(try MemberEmission.text(.stub, of: requirement) == emitted)
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

            struct StaticStorage {
                var initIdStub: @Sendable (Int) throws -> Bool = { _ in true }
            }

            init?(id: Int) throws { guard try Self.staticStorage.initIdStub(id) else { return nil } }
            """
        ),
    ]

    @Test("are initialisers", arguments: initializers)
    func initializersAsInTable(_ requirement: String, _ emitted: String) throws {
        #expect(try MemberEmission.text(.stub, of: requirement) == emitted)
    }

    static let ofType = [
        (
            "static func make() -> Int",
            """
            struct StaticStorage {
                var makeStub: @Sendable () -> Int = { 0 }
            }

            static func make() -> Int { staticStorage.makeStub() }
            """
        ),
        (
            "static var shared: Int { get set }",
            """
            struct StaticStorage {
                var shared = 0
            }

            static var shared: Int {
                get { staticStorage.shared }
                set { staticStorage.shared = newValue }
            }
            """
        ),
        (
            "static func == (a: Self, b: Self) -> Bool",
            """
            struct StaticStorage {
                var equalToStub: @Sendable (PStub, PStub) -> Bool = { _, _ in false }
            }

            static func == (a: PStub, b: PStub) -> Bool { staticStorage.equalToStub(a, b) }
            """
        ),
        (
            "static prefix func - (a: Self) -> Self",
            """
            init() {}

            struct StaticStorage {
                var minusStub: @Sendable (PStub) -> PStub = { _ in PStub() }
            }

            static prefix func - (a: PStub) -> PStub { staticStorage.minusStub(a) }
            """
        ),
    ]

    @Test("belong to the type", arguments: ofType)
    func ofTypeAsInTable(_ requirement: String, _ emitted: String) throws {
        #expect(try MemberEmission.text(.stub, of: requirement) == emitted)
    }

    static let locked = [
        (
            "func load(id: Int) -> String?",
            """
            struct Storage {
                var loadIdStub: @Sendable (Int) -> String? = { _ in nil }
            }

            func load(id: Int) -> String? { storage.loadIdStub(id) }
            """
        ),
        (
            "func load() throws(Failure) -> Int",
            """
            struct Storage {
                var loadStub: @Sendable () throws(Failure) -> Int = { 0 }
            }

            // Set here, as Swift 6.3 can't set a closure with a typed error through a generic subscript.
            var loadStub: @Sendable () throws(Failure) -> Int {
                get { storage.withLock { $0.loadStub } }
                set {
                    // The old value is released after unlocking.
                    var value = newValue
                    storage.withLock { swap(&$0.loadStub, &value) }
                }
            }

            func load() throws(Failure) -> Int { try storage.loadStub() }
            """
        ),
        (
            "var count: Int { get set }",
            """
            struct Storage {
                var count = 0
            }

            private let storage = Locked(Storage())

            var count: Int {
                get { storage.count }
                set { storage.count = newValue }
            }
            """
        ),
        (
            "subscript(i: Int) -> String { get set }",
            """
            struct Storage {
                var subscriptStub: @Sendable (Int) -> String = { _ in "" }
            }

            subscript(i: Int) -> String {
                get { storage.subscriptStub(i) }
                set {}
            }
            """
        ),
        (
            "var name: String? { get async throws }",
            """
            struct Storage {
                var nameStub: @Sendable () async throws -> String? = { nil }
            }

            var name: String? {
                get async throws { try await storage.nameStub() }
            }
            """
        ),
    ]

    @Test("are behind a lock where many threads may call them", arguments: locked)
    func lockedAsInTable(_ requirement: String, _ emitted: String) throws {
        #expect(try MemberEmission.text(.stub, of: requirement, isSendable: true) == emitted)
    }
}
