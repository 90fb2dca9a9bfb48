import Testing
import UnderstudyDoubles

/// What a spy has for one requirement: records of calls, and what a test sets as the answer.
@Suite("Members of spies")
struct SpyMemberTests {
    static let functions = [
        (
            "func save()",
            """
            // MARK: save()
            var saveCallCount = 0
            func save() { saveCallCount += 1 }
            """
        ),
        (
            "func save(_ note: Note)",
            """
            // MARK: save(_:)
            var saveCalls: [Note] = []
            func save(_ note: Note) { saveCalls.append(note) }
            """
        ),
        (
            "func move(_ note: Note, to folder: String)",
            """
            // MARK: move(_:to:)
            var moveToCalls: [(note: Note, folder: String)] = []
            func move(_ note: Note, to folder: String) { moveToCalls.append((note, folder)) }
            """
        ),
        (
            "func load(id: Int) -> String?",
            """
            // MARK: load(id:)
            var loadIdCalls: [Int] = []
            var loadIdStub: (Int) -> String? = { _ in nil }
            func load(id: Int) -> String? {
                loadIdCalls.append(id)
                return loadIdStub(id)
            }
            """
        ),
        (
            "func load() throws(Failure) -> Int",
            """
            // MARK: load()
            var loadCallCount = 0
            var loadStub: () throws(Failure) -> Int = { 0 }
            func load() throws(Failure) -> Int {
                loadCallCount += 1
                return try loadStub()
            }
            """
        ),
        (
            "func load() async throws -> [Int]",
            """
            // MARK: load()
            var loadCallCount = 0
            var loadStub: () async throws -> [Int] = { [] }
            func load() async throws -> [Int] {
                loadCallCount += 1
                return try await loadStub()
            }
            """
        ),
        (
            "func fetch(_ done: @escaping (Int) -> Void)",
            """
            // MARK: fetch(_:)
            var fetchCalls: [(Int) -> Void] = []
            var fetchStub: (@escaping (Int) -> Void) -> Void = { _ in }
            func fetch(_ done: @escaping (Int) -> Void) {
                fetchCalls.append(done)
                fetchStub(done)
            }
            """
        ),
        (
            "func fetch(_ done: (Int) -> Void)",
            """
            // MARK: fetch(_:)
            var fetchCallCount = 0
            var fetchStub: ((Int) -> Void) -> Void = { _ in }
            func fetch(_ done: (Int) -> Void) {
                fetchCallCount += 1
                fetchStub(done)
            }
            """
        ),
        (
            "func run(_ body: () throws -> Void) rethrows",
            """
            // MARK: run(_:)
            var runCallCount = 0
            var runStub: (() throws -> Void) -> Void = { _ in }
            func run(_ body: () throws -> Void) rethrows {
                runCallCount += 1
                runStub(body)
            }
            """
        ),
        (
            "func sort(_ numbers: inout [Int])",
            """
            // MARK: sort(_:)
            var sortCalls: [[Int]] = []
            var sortStub: (inout [Int]) -> Void = { _ in }
            func sort(_ numbers: inout [Int]) {
                sortCalls.append(numbers)
                sortStub(&numbers)
            }
            """
        ),
        (
            "func log(_ items: Int...)",
            """
            // MARK: log(_:)
            var logCalls: [[Int]] = []
            func log(_ items: Int...) { logCalls.append(items) }
            """
        ),
        (
            "func make<T: Equatable>(_ type: T.Type) -> T",
            """
            // MARK: make(_:)
            var makeCalls: [any Equatable.Type] = []
            var makeStub: (any Equatable.Type) -> Any = { _ in TestIssue.stop("PSpy.makeStub is not set") }
            func make<T: Equatable>(_ type: T.Type) -> T {
                makeCalls.append(type)
                guard let result = makeStub(type) as? T else {
                    TestIssue.stop("PSpy.makeStub did not return T")
                }
                return result
            }
            """
        ),
        (
            "func show(_ p: some Collection<Int>)",
            """
            // MARK: show(_:)
            var showCalls: [any Collection<Int>] = []
            func show(_ p: some Collection<Int>) { showCalls.append(p) }
            """
        ),
        (
            "@discardableResult func add(_ x: Int) -> Int",
            """
            // MARK: add(_:)
            var addCalls: [Int] = []
            var addStub: (Int) -> Int = { _ in 0 }
            @discardableResult func add(_ x: Int) -> Int {
                addCalls.append(x)
                return addStub(x)
            }
            """
        ),
        (
            "func copy() -> Self",
            """
            init() {}

            // MARK: copy()
            var copyCallCount = 0
            var copyStub: () -> PSpy = { PSpy() }
            func copy() -> PSpy {
                copyCallCount += 1
                return copyStub()
            }
            """
        ),
        (
            "func `default`(`in`: Int)",
            """
            // MARK: default(in:)
            var defaultInCalls: [Int] = []
            func `default`(`in`: Int) { defaultInCalls.append(`in`) }
            """
        ),
        (
            "@MainActor func show()",
            """
            // MARK: show()
            var showCallCount = 0
            @MainActor func show() { showCallCount += 1 }
            """
        ),
        (
            "func find() -> Note",
            """
            // MARK: find()
            var findCallCount = 0
            var findStub: () -> Note = { Note(id: 0, title: "") }
            func find() -> Note {
                findCallCount += 1
                return findStub()
            }
            """
        ),
        (
            "func take(_ x: consuming Note)",
            """
            // MARK: take(_:)
            var takeCalls: [Note] = []
            func take(_ x: Note) { takeCalls.append(x) }
            """
        ),
        (
            "func pair() -> (Int, name: String)",
            """
            // MARK: pair()
            var pairCallCount = 0
            var pairStub: () -> (Int, name: String) = { (0, "") }
            func pair() -> (Int, name: String) {
                pairCallCount += 1
                return pairStub()
            }
            """
        ),
    ]

    @Test("record calls, and answer", arguments: functions)
    func functionsAsInTable(_ requirement: String, _ emitted: String) throws {
        #expect(try MemberEmission.text(.spy, of: requirement) == emitted)
    }

    static let values = [
        ("var count: Int { get }", "var count = 0"),
        (
            "var count: Int { get set }",
            """
            // MARK: count
            var countSetCalls: [Int] = []
            var count = 0 { didSet { countSetCalls.append(count) } }
            """
        ),
        (
            "var name: String? { get async throws }",
            """
            // MARK: name
            var nameCallCount = 0
            var nameStub: () async throws -> String? = { nil }
            var name: String? {
                get async throws {
                    nameCallCount += 1
                    return try await nameStub()
                }
            }
            """
        ),
        (
            "var body: () -> Void { get set }",
            """
            // MARK: body
            var bodySetCalls: [() -> Void] = []
            var body: () -> Void = {} { didSet { bodySetCalls.append(body) } }
            """
        ),
        (
            "subscript(i: Int) -> String { get }",
            """
            // MARK: subscript(_:)
            var subscriptCalls: [Int] = []
            var subscriptStub: (Int) -> String = { _ in "" }
            subscript(i: Int) -> String {
                subscriptCalls.append(i)
                return subscriptStub(i)
            }
            """
        ),
        (
            "subscript(i: Int) -> String { get set }",
            """
            // MARK: subscript(_:)
            var subscriptCalls: [Int] = []
            var subscriptStub: (Int) -> String = { _ in "" }
            struct SubscriptSetCall: RecordedCall { let i: Int, newValue: String }
            var subscriptSetCalls: [SubscriptSetCall] = []
            subscript(i: Int) -> String {
                get {
                    subscriptCalls.append(i)
                    return subscriptStub(i)
                }
                set { subscriptSetCalls.append(.init(i: i, newValue: newValue)) }
            }
            """
        ),
        (
            "subscript(at i: Int) -> String { get throws }",
            """
            // MARK: subscript(at:)
            var subscriptAtCalls: [Int] = []
            var subscriptAtStub: (Int) throws -> String = { _ in "" }
            subscript(at i: Int) -> String {
                get throws {
                    subscriptAtCalls.append(i)
                    return try subscriptAtStub(i)
                }
            }
            """
        ),
    ]

    @Test("are properties and subscripts", arguments: values)
    func valuesAsInTable(_ requirement: String, _ emitted: String) throws {
        #expect(try MemberEmission.text(.spy, of: requirement) == emitted)
    }

    static let initializers = [
        (
            "init(name: String)",
            """
            init() {}

            // MARK: init(name:)
            var initNameCalls: [String] = []
            init(name: String) { initNameCalls.append(name) }
            """
        ),
        (
            "init?(id: Int) throws",
            """
            init() {}

            struct StaticStorage {
                var initIdStub: @Sendable (Int) throws -> Bool = { _ in true }
            }

            // MARK: init?(id:)
            var initIdCalls: [Int] = []
            init?(id: Int) throws {
                initIdCalls.append(id)
                guard try Self.staticStorage.initIdStub(id) else { return nil }
            }
            """
        ),
    ]

    @Test("are initialisers", arguments: initializers)
    func initializersAsInTable(_ requirement: String, _ emitted: String) throws {
        #expect(try MemberEmission.text(.spy, of: requirement) == emitted)
    }
}
