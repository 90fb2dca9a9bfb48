import Testing
import UnderstudyDoubles

/// What a mock has for one requirement: what a spy has, and the comparison with expected calls.
@Suite("Members of mocks")
struct MockMemberTests {
    static let functions = [
        (
            "func save()",
            """
            /// Missing and unexpected calls.
            var unmetExpectations: [String] {
                var unmet: [String] = []
                unmet += saveExpectations.unmet(saveCallCount, of: "save()")
                return unmet
            }

            deinit { UnreadExpectations.report { unmetExpectations } }

            // MARK: save()
            var saveCallCount = 0
            var saveExpectations: [ExpectedCalls<Void>] = []
            func save() { saveCallCount += 1 }
            """
        ),
        (
            "func save(_ note: Note)",
            """
            /// Missing and unexpected calls.
            var unmetExpectations: [String] {
                var unmet: [String] = []
                unmet += saveExpectations.unmet(saveCalls, of: "save(_:)")
                return unmet
            }

            deinit { UnreadExpectations.report { unmetExpectations } }

            // MARK: save(_:)
            var saveCalls: [Note] = []
            var saveExpectations: [ExpectedCalls<Note>] = []
            func save(_ note: Note) { saveCalls.append(note) }
            """
        ),
        (
            "func move(_ note: Note, to folder: String)",
            """
            /// Missing and unexpected calls.
            var unmetExpectations: [String] {
                var unmet: [String] = []
                unmet += moveToExpectations.unmet(moveToCalls, of: "move(_:to:)")
                return unmet
            }

            deinit { UnreadExpectations.report { unmetExpectations } }

            // MARK: move(_:to:)
            var moveToCalls: [(note: Note, folder: String)] = []
            var moveToExpectations: [ExpectedCalls<(note: Note, folder: String)>] = []
            func move(_ note: Note, to folder: String) { moveToCalls.append((note, folder)) }
            """
        ),
        (
            "func load(id: Int) -> String?",
            """
            /// Missing and unexpected calls.
            var unmetExpectations: [String] {
                var unmet: [String] = []
                unmet += loadIdExpectations.unmet(loadIdCalls, of: "load(id:)")
                return unmet
            }

            deinit { UnreadExpectations.report { unmetExpectations } }

            // MARK: load(id:)
            var loadIdCalls: [Int] = []
            var loadIdStub: (Int) -> String? = { _ in nil }
            var loadIdExpectations: [ExpectedCalls<Int>] = []
            func load(id: Int) -> String? {
                loadIdCalls.append(id)
                return loadIdStub(id)
            }
            """
        ),
        (
            "func fetch(_ done: @escaping (Int) -> Void)",
            """
            /// Missing and unexpected calls.
            var unmetExpectations: [String] {
                var unmet: [String] = []
                unmet += fetchExpectations.unmet(fetchCalls, of: "fetch(_:)")
                return unmet
            }

            deinit { UnreadExpectations.report { unmetExpectations } }

            // MARK: fetch(_:)
            var fetchCalls: [(Int) -> Void] = []
            var fetchStub: (@escaping (Int) -> Void) -> Void = { _ in }
            var fetchExpectations: [ExpectedCalls<(Int) -> Void>] = []
            func fetch(_ done: @escaping (Int) -> Void) {
                fetchCalls.append(done)
                fetchStub(done)
            }
            """
        ),
        (
            "func log(_ items: Int...)",
            """
            /// Missing and unexpected calls.
            var unmetExpectations: [String] {
                var unmet: [String] = []
                unmet += logExpectations.unmet(logCalls, of: "log(_:)")
                return unmet
            }

            deinit { UnreadExpectations.report { unmetExpectations } }

            // MARK: log(_:)
            var logCalls: [[Int]] = []
            var logExpectations: [ExpectedCalls<[Int]>] = []
            func log(_ items: Int...) { logCalls.append(items) }
            """
        ),
        (
            "func show(_ p: some Collection<Int>)",
            """
            /// Missing and unexpected calls.
            var unmetExpectations: [String] {
                var unmet: [String] = []
                unmet += showExpectations.unmet(showCalls, of: "show(_:)")
                return unmet
            }

            deinit { UnreadExpectations.report { unmetExpectations } }

            // MARK: show(_:)
            var showCalls: [any Collection<Int>] = []
            var showExpectations: [ExpectedCalls<any Collection<Int>>] = []
            func show(_ p: some Collection<Int>) { showCalls.append(p) }
            """
        ),
        (
            "func `default`(`in`: Int)",
            """
            /// Missing and unexpected calls.
            var unmetExpectations: [String] {
                var unmet: [String] = []
                unmet += defaultInExpectations.unmet(defaultInCalls, of: "default(in:)")
                return unmet
            }

            deinit { UnreadExpectations.report { unmetExpectations } }

            // MARK: default(in:)
            var defaultInCalls: [Int] = []
            var defaultInExpectations: [ExpectedCalls<Int>] = []
            func `default`(`in`: Int) { defaultInCalls.append(`in`) }
            """
        ),
    ]

    @Test("compare calls with what was expected", arguments: functions)
    func functionsAsInTable(_ requirement: String, _ emitted: String) throws {
        #expect(try MemberEmission.text(.mock, of: requirement) == emitted)
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
            "subscript(i: Int) -> String { get set }",
            """
            /// Missing and unexpected calls.
            var unmetExpectations: [String] {
                var unmet: [String] = []
                unmet += subscriptExpectations.unmet(subscriptCalls, of: "subscript(_:)")
                return unmet
            }

            deinit { UnreadExpectations.report { unmetExpectations } }

            // MARK: subscript(_:)
            var subscriptCalls: [Int] = []
            var subscriptStub: (Int) -> String = { _ in "" }
            struct SubscriptSetCall: RecordedCall { let i: Int, newValue: String }
            var subscriptSetCalls: [SubscriptSetCall] = []
            var subscriptExpectations: [ExpectedCalls<Int>] = []
            subscript(i: Int) -> String {
                get {
                    subscriptCalls.append(i)
                    return subscriptStub(i)
                }
                set { subscriptSetCalls.append(.init(i: i, newValue: newValue)) }
            }
            """
        ),
    ]

    @Test("are properties and subscripts", arguments: values)
    func valuesAsInTable(_ requirement: String, _ emitted: String) throws {
        #expect(try MemberEmission.text(.mock, of: requirement) == emitted)
    }

    static let ofType = [
        (
            "static func make() -> Int",
            #"""
            struct StaticStorage {
                var makeCallCount = 0
                var makeStub: @Sendable () -> Int = { 0 }
                var makeExpectations: [ExpectedCalls<Void>] = []
            }

            /// Missing and unexpected calls.
            var unmetExpectations: [String] {
                var unmet: [String] = []
                unmet += Self.staticStorage.makeExpectations.unmet(Self.staticStorage.makeCallCount, of: "make()")
                return unmet
            }

            deinit { UnreadExpectations.report { unmetExpectations } }

            static func make() -> Int {
                staticStorage.increment(\.makeCallCount)
                return staticStorage.makeStub()
            }
            """#
        )
    ]

    @Test("belong to the type", arguments: ofType)
    func ofTypeAsInTable(_ requirement: String, _ emitted: String) throws {
        #expect(try MemberEmission.text(.mock, of: requirement) == emitted)
    }

    static let locked = [
        (
            "func save(_ note: Note)",
            #"""
            struct Storage {
                var saveCalls: [Note] = []
                var saveExpectations: [ExpectedCalls<Note>] = []
            }

            /// Missing and unexpected calls.
            var unmetExpectations: [String] {
                var unmet: [String] = []
                unmet += storage.saveExpectations.unmet(storage.saveCalls, of: "save(_:)")
                return unmet
            }

            deinit { UnreadExpectations.report { unmetExpectations } }

            func save(_ note: Note) { storage.append(note, to: \.saveCalls) }
            """#
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
    ]

    @Test("are behind a lock where many threads may call them", arguments: locked)
    func lockedAsInTable(_ requirement: String, _ emitted: String) throws {
        #expect(try MemberEmission.text(.mock, of: requirement, isSendable: true) == emitted)
    }
}
