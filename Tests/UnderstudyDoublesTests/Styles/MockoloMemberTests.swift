import Testing
import UnderstudyDoubles

/// What mocks in the style of Mockolo have for one requirement.
@Suite("Members in the style of Mockolo")
struct MockoloMemberTests {
    static let mockolo = [
        (
            "func save()",
            """
            // MARK: save()
            var saveCallCount = 0
            var saveHandler: (() -> Void)?
            func save() {
                saveCallCount += 1
                if let saveHandler { saveHandler() }
            }
            """
        ),
        (
            "func move(_ note: Note, to folder: String)",
            """
            // MARK: move(_:to:)
            var moveCallCount = 0
            var moveArgValues: [(note: Note, folder: String)] = []
            var moveHandler: ((Note, String) -> Void)?
            func move(_ note: Note, to folder: String) {
                moveCallCount += 1
                moveArgValues.append((note, folder))
                if let moveHandler { moveHandler(note, folder) }
            }
            """
        ),
        (
            "func load(id: Int) -> String?",
            """
            // MARK: load(id:)
            var loadCallCount = 0
            var loadArgValues: [Int] = []
            var loadHandler: ((Int) -> String?)?
            func load(id: Int) -> String? {
                loadCallCount += 1
                loadArgValues.append(id)
                if let loadHandler { return loadHandler(id) }
                return nil
            }
            """
        ),
        (
            "func load() throws(Failure) -> Int",
            """
            // MARK: load()
            var loadCallCount = 0
            var loadHandler: (() throws(Failure) -> Int)?
            func load() throws(Failure) -> Int {
                loadCallCount += 1
                if let loadHandler { return try loadHandler() }
                return 0
            }
            """
        ),
        (
            "func fetch(_ done: @escaping (Int) -> Void)",
            """
            // MARK: fetch(_:)
            var fetchCallCount = 0
            var fetchHandler: ((@escaping (Int) -> Void) -> Void)?
            func fetch(_ done: @escaping (Int) -> Void) {
                fetchCallCount += 1
                if let fetchHandler { fetchHandler(done) }
            }
            """
        ),
        (
            "func fetch(_ done: (Int) -> Void)",
            """
            // MARK: fetch(_:)
            var fetchCallCount = 0
            var fetchHandler: (((Int) -> Void) -> Void)?
            func fetch(_ done: (Int) -> Void) {
                fetchCallCount += 1
                if let fetchHandler { fetchHandler(done) }
            }
            """
        ),
        (
            "func sort(_ numbers: inout [Int])",
            """
            // MARK: sort(_:)
            var sortCallCount = 0
            var sortArgValues: [[Int]] = []
            var sortHandler: ((inout [Int]) -> Void)?
            func sort(_ numbers: inout [Int]) {
                sortCallCount += 1
                sortArgValues.append(numbers)
                if let sortHandler { sortHandler(&numbers) }
            }
            """
        ),
        (
            "func make<T: Equatable>(_ type: T.Type) -> T",
            """
            // MARK: make(_:)
            var makeCallCount = 0
            var makeArgValues: [any Equatable.Type] = []
            var makeHandler: ((any Equatable.Type) -> Any)?
            func make<T: Equatable>(_ type: T.Type) -> T {
                makeCallCount += 1
                makeArgValues.append(type)
                if let makeHandler {
                    guard let result = makeHandler(type) as? T else {
                        fatalError("PMock.makeHandler did not return T")
                    }
                    return result
                }
                fatalError("PMock.makeHandler is not set")
            }
            """
        ),
        (
            "func find() -> Note",
            """
            // MARK: find()
            var findCallCount = 0
            var findHandler: (() -> Note)?
            func find() -> Note {
                findCallCount += 1
                if let findHandler { return findHandler() }
                fatalError("PMock.findHandler is not set")
            }
            """
        ),
        (
            "var count: Int { get set }",
            """
            init() {}

            init(count: Int = 0) { self.count = count }

            // MARK: count
            var countSetCallCount = 0
            var count: Int = 0 { didSet { countSetCallCount += 1 } }
            """
        ),
        (
            "var name: String? { get async throws }",
            """
            init() {}

            init(name: String? = nil) { self.nameHandler = { name } }

            // MARK: name
            var nameHandler: (() async throws -> String?)?
            var name: String? {
                get async throws {
                    if let nameHandler { return try await nameHandler() }
                    return nil
                }
            }
            """
        ),
        (
            "var note: Note? { get set }",
            """
            init() {}

            init(note: Note? = nil) { self.note = note }

            // MARK: note
            var noteSetCallCount = 0
            var note: Note? { didSet { noteSetCallCount += 1 } }
            """
        ),
        (
            "subscript(i: Int) -> String { get set }",
            """
            // MARK: subscript(_:)
            var subscriptCallCount = 0
            var subscriptHandler: ((Int) -> String)?
            var subscriptSetCallCount = 0
            var subscriptSetHandler: ((Int, String) -> Void)?
            subscript(i: Int) -> String {
                get {
                    subscriptCallCount += 1
                    if let subscriptHandler { return subscriptHandler(i) }
                    return ""
                }
                set {
                    subscriptSetCallCount += 1
                    subscriptSetHandler?(i, newValue)
                }
            }
            """
        ),
        (
            "init(name: String)",
            """
            init() {}
            init(name: String) {}
            """
        ),
    ]

    @Test("are those of mockolo", arguments: mockolo)
    func mockoloAsInTable(_ requirement: String, _ emitted: String) throws {
        #expect(try MemberEmission.text(.mock, of: requirement, style: "mockolo") == emitted)
    }
}
