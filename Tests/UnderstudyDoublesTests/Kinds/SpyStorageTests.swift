import Testing
import UnderstudyDoubles

/// What a spy has for one requirement where its storage belongs to the type, or is behind a lock.
@Suite("Storage of spies")
struct SpyStorageTests {
    static let ofType = [
        (
            "static func make() -> Int",
            #"""
            struct StaticStorage {
                var makeCallCount = 0
                var makeStub: @Sendable () -> Int = { 0 }
            }

            static func make() -> Int {
                staticStorage.increment(\.makeCallCount)
                return staticStorage.makeStub()
            }
            """#
        ),
        (
            "static var shared: Int { get set }",
            """
            struct StaticStorage {
                var sharedSetCalls: [Int] = []
                var shared = 0 { didSet { sharedSetCalls.append(shared) } }
            }

            static var shared: Int {
                get { staticStorage.shared }
                set { staticStorage.shared = newValue }
            }
            """
        ),
        (
            "static func == (a: Self, b: Self) -> Bool",
            #"""
            struct StaticStorage {
                var equalToCalls: [(a: PSpy, b: PSpy)] = []
                var equalToStub: @Sendable (PSpy, PSpy) -> Bool = { _, _ in false }
            }

            static func == (a: PSpy, b: PSpy) -> Bool {
                staticStorage.append((a, b), to: \.equalToCalls)
                return staticStorage.equalToStub(a, b)
            }
            """#
        ),
        (
            "static prefix func - (a: Self) -> Self",
            #"""
            init() {}

            struct StaticStorage {
                var minusCalls: [PSpy] = []
                var minusStub: @Sendable (PSpy) -> PSpy = { _ in PSpy() }
            }

            static prefix func - (a: PSpy) -> PSpy {
                staticStorage.append(a, to: \.minusCalls)
                return staticStorage.minusStub(a)
            }
            """#
        ),
    ]

    @Test("belong to the type", arguments: ofType)
    func ofTypeAsInTable(_ requirement: String, _ emitted: String) throws {
        #expect(try MemberEmission.text(.spy, of: requirement) == emitted)
    }

    static let locked = [
        (
            "func save()",
            #"""
            struct Storage {
                var saveCallCount = 0
            }

            func save() { storage.increment(\.saveCallCount) }
            """#
        ),
        (
            "func save(_ note: Note)",
            #"""
            struct Storage {
                var saveCalls: [Note] = []
            }

            func save(_ note: Note) { storage.append(note, to: \.saveCalls) }
            """#
        ),
        (
            "func move(_ note: Note, to folder: String)",
            #"""
            struct Storage {
                var moveToCalls: [(note: Note, folder: String)] = []
            }

            func move(_ note: Note, to folder: String) { storage.append((note, folder), to: \.moveToCalls) }
            """#
        ),
        (
            "func load(id: Int) -> String?",
            #"""
            struct Storage {
                var loadIdCalls: [Int] = []
                var loadIdStub: @Sendable (Int) -> String? = { _ in nil }
            }

            func load(id: Int) -> String? {
                storage.append(id, to: \.loadIdCalls)
                return storage.loadIdStub(id)
            }
            """#
        ),
        (
            "func load() throws(Failure) -> Int",
            #"""
            struct Storage {
                var loadCallCount = 0
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

            func load() throws(Failure) -> Int {
                storage.increment(\.loadCallCount)
                return try storage.loadStub()
            }
            """#
        ),
        (
            "func fetch(_ done: @escaping (Int) -> Void)",
            #"""
            struct Storage {
                var fetchCalls: [(Int) -> Void] = []
                var fetchStub: @Sendable (@escaping (Int) -> Void) -> Void = { _ in }
            }

            func fetch(_ done: @escaping (Int) -> Void) {
                storage.append(done, to: \.fetchCalls)
                storage.fetchStub(done)
            }
            """#
        ),
        (
            "func fetch(_ done: (Int) -> Void)",
            #"""
            struct Storage {
                var fetchCallCount = 0
                var fetchStub: @Sendable ((Int) -> Void) -> Void = { _ in }
            }

            func fetch(_ done: (Int) -> Void) {
                storage.increment(\.fetchCallCount)
                storage.fetchStub(done)
            }
            """#
        ),
        (
            "func sort(_ numbers: inout [Int])",
            #"""
            struct Storage {
                var sortCalls: [[Int]] = []
                var sortStub: @Sendable (inout [Int]) -> Void = { _ in }
            }

            func sort(_ numbers: inout [Int]) {
                storage.append(numbers, to: \.sortCalls)
                storage.sortStub(&numbers)
            }
            """#
        ),
        (
            "func make<T: Equatable>(_ type: T.Type) -> T",
            #"""
            struct Storage {
                var makeCalls: [any Equatable.Type] = []
                var makeStub: @Sendable (any Equatable.Type) -> Any = { _ in TestIssue.stop("PSpy.makeStub is not set") }
            }

            func make<T: Equatable>(_ type: T.Type) -> T {
                storage.append(type, to: \.makeCalls)
                guard let result = storage.makeStub(type) as? T else {
                    TestIssue.stop("PSpy.makeStub did not return T")
                }
                return result
            }
            """#
        ),
        (
            "var count: Int { get }",
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
            "var count: Int { get set }",
            """
            struct Storage {
                var countSetCalls: [Int] = []
                var count = 0 { didSet { countSetCalls.append(count) } }
            }

            var count: Int {
                get { storage.count }
                set { storage.count = newValue }
            }
            """
        ),
        (
            "var name: String? { get async throws }",
            #"""
            struct Storage {
                var nameCallCount = 0
                var nameStub: @Sendable () async throws -> String? = { nil }
            }

            var name: String? {
                get async throws {
                    storage.increment(\.nameCallCount)
                    return try await storage.nameStub()
                }
            }
            """#
        ),
        (
            "subscript(i: Int) -> String { get set }",
            #"""
            struct Storage {
                var subscriptCalls: [Int] = []
                var subscriptStub: @Sendable (Int) -> String = { _ in "" }
                struct SubscriptSetCall: RecordedCall { let i: Int, newValue: String }
                var subscriptSetCalls: [SubscriptSetCall] = []
            }

            subscript(i: Int) -> String {
                get {
                    storage.append(i, to: \.subscriptCalls)
                    return storage.subscriptStub(i)
                }
                set { storage.append(.init(i: i, newValue: newValue), to: \.subscriptSetCalls) }
            }
            """#
        ),
        (
            "init(name: String)",
            #"""
            init() {}

            struct Storage {
                var initNameCalls: [String] = []
            }

            init(name: String) { storage.append(name, to: \.initNameCalls) }
            """#
        ),
        (
            "@MainActor func show()",
            #"""
            struct Storage {
                var showCallCount = 0
            }

            @MainActor func show() { storage.increment(\.showCallCount) }
            """#
        ),
    ]

    @Test("are behind a lock where many threads may call them", arguments: locked)
    func lockedAsInTable(_ requirement: String, _ emitted: String) throws {
        #expect(try MemberEmission.text(.spy, of: requirement, isSendable: true) == emitted)
    }
}
