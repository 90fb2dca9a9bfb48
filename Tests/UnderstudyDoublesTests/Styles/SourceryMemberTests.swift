import Testing
import UnderstudyDoubles

/// What mocks in the styles of Sourcery have for one requirement.
@Suite("Members in the style of Sourcery")
struct SourceryMemberTests {
    static let sourcery = [
        (
            "func save()",
            """
            // MARK: save()
            var saveCallsCount = 0
            var saveCalled: Bool { saveCallsCount > 0 }
            var saveClosure: (() -> Void)?
            func save() {
                saveCallsCount += 1
                saveClosure?()
            }
            """
        ),
        (
            "func move(_ note: Note, to folder: String)",
            """
            // MARK: move(_:to:)
            var moveToCallsCount = 0
            var moveToCalled: Bool { moveToCallsCount > 0 }
            var moveToReceivedArguments: (note: Note, folder: String)?
            var moveToReceivedInvocations: [(note: Note, folder: String)] = []
            var moveToClosure: ((Note, String) -> Void)?
            func move(_ note: Note, to folder: String) {
                moveToCallsCount += 1
                moveToReceivedArguments = (note, folder)
                moveToReceivedInvocations.append((note, folder))
                moveToClosure?(note, folder)
            }
            """
        ),
        (
            "func load(id: Int) -> String?",
            """
            // MARK: load(id:)
            var loadIdCallsCount = 0
            var loadIdCalled: Bool { loadIdCallsCount > 0 }
            var loadIdReceivedId: Int?
            var loadIdReceivedInvocations: [Int] = []
            var loadIdReturnValue: String?
            var loadIdClosure: ((Int) -> String?)?
            func load(id: Int) -> String? {
                loadIdCallsCount += 1
                loadIdReceivedId = id
                loadIdReceivedInvocations.append(id)
                if let loadIdClosure { return loadIdClosure(id) }
                return loadIdReturnValue
            }
            """
        ),
        (
            "func load() throws(Failure) -> Int",
            """
            // MARK: load()
            var loadCallsCount = 0
            var loadCalled: Bool { loadCallsCount > 0 }
            var loadThrowableError: Failure?
            var loadReturnValue: Int = 0
            var loadClosure: (() throws(Failure) -> Int)?
            func load() throws(Failure) -> Int {
                loadCallsCount += 1
                if let loadThrowableError { throw loadThrowableError }
                if let loadClosure { return try loadClosure() }
                return loadReturnValue
            }
            """
        ),
        (
            "func fetch(_ done: @escaping (Int) -> Void)",
            """
            // MARK: fetch(_:)
            var fetchCallsCount = 0
            var fetchCalled: Bool { fetchCallsCount > 0 }
            var fetchReceivedDone: ((Int) -> Void)?
            var fetchReceivedInvocations: [(Int) -> Void] = []
            var fetchClosure: ((@escaping (Int) -> Void) -> Void)?
            func fetch(_ done: @escaping (Int) -> Void) {
                fetchCallsCount += 1
                fetchReceivedDone = done
                fetchReceivedInvocations.append(done)
                fetchClosure?(done)
            }
            """
        ),
        (
            "func fetch(_ done: (Int) -> Void)",
            """
            // MARK: fetch(_:)
            var fetchCallsCount = 0
            var fetchCalled: Bool { fetchCallsCount > 0 }
            var fetchClosure: (((Int) -> Void) -> Void)?
            func fetch(_ done: (Int) -> Void) {
                fetchCallsCount += 1
                fetchClosure?(done)
            }
            """
        ),
        (
            "func sort(_ numbers: inout [Int])",
            """
            // MARK: sort(_:)
            var sortCallsCount = 0
            var sortCalled: Bool { sortCallsCount > 0 }
            var sortReceivedNumbers: [Int]?
            var sortReceivedInvocations: [[Int]] = []
            var sortClosure: ((inout [Int]) -> Void)?
            func sort(_ numbers: inout [Int]) {
                sortCallsCount += 1
                sortReceivedNumbers = numbers
                sortReceivedInvocations.append(numbers)
                sortClosure?(&numbers)
            }
            """
        ),
        (
            "func make<T: Equatable>(_ type: T.Type) -> T",
            """
            // MARK: make(_:)
            var makeCallsCount = 0
            var makeCalled: Bool { makeCallsCount > 0 }
            var makeReceivedType: (any Equatable.Type)?
            var makeReceivedInvocations: [any Equatable.Type] = []
            lazy var makeReturnValue: Any = { fatalError("PMock.makeReturnValue is not set") }()
            var makeClosure: ((any Equatable.Type) -> Any)?
            func make<T: Equatable>(_ type: T.Type) -> T {
                makeCallsCount += 1
                makeReceivedType = type
                makeReceivedInvocations.append(type)
                if let makeClosure {
                    guard let result = makeClosure(type) as? T else {
                        fatalError("PMock.makeClosure did not return T")
                    }
                    return result
                }
                guard let result = makeReturnValue as? T else {
                    fatalError("PMock.makeReturnValue is not what the caller asked for")
                }
                return result
            }
            """
        ),
        (
            "func find() -> Note",
            """
            // MARK: find()
            var findCallsCount = 0
            var findCalled: Bool { findCallsCount > 0 }
            lazy var findReturnValue: Note = { fatalError("PMock.findReturnValue is not set") }()
            var findClosure: (() -> Note)?
            func find() -> Note {
                findCallsCount += 1
                if let findClosure { return findClosure() }
                return findReturnValue
            }
            """
        ),
        (
            "var count: Int { get set }",
            """
            // MARK: count
            var underlyingCount: Int = 0
            var count: Int {
                get { underlyingCount }
                set { underlyingCount = newValue }
            }
            """
        ),
        (
            "var name: String? { get async throws }",
            """
            // MARK: name
            var nameCallsCount = 0
            var nameCalled: Bool { nameCallsCount > 0 }
            var nameThrowableError: (any Error)?
            var underlyingName: String?
            var nameClosure: (() async throws -> String?)?
            var name: String? {
                get async throws {
                    nameCallsCount += 1
                    if let nameThrowableError { throw nameThrowableError }
                    if let nameClosure { return try await nameClosure() }
                    return underlyingName
                }
            }
            """
        ),
        ("var note: Note? { get set }", "var note: Note?"),
        (
            "subscript(i: Int) -> String { get set }",
            """
            // MARK: subscript(_:)
            var subscriptCallsCount = 0
            var subscriptCalled: Bool { subscriptCallsCount > 0 }
            var subscriptReceivedI: Int?
            var subscriptReceivedInvocations: [Int] = []
            var subscriptReturnValue: String = ""
            var subscriptClosure: ((Int) -> String)?
            var subscriptSetClosure: ((Int, String) -> Void)?
            subscript(i: Int) -> String {
                get {
                    subscriptCallsCount += 1
                    subscriptReceivedI = i
                    subscriptReceivedInvocations.append(i)
                    if let subscriptClosure { return subscriptClosure(i) }
                    return subscriptReturnValue
                }
                set { subscriptSetClosure?(i, newValue) }
            }
            """
        ),
        (
            "init(name: String)",
            """
            init() {}

            // MARK: init(name:)
            var initNameReceivedName: String?
            var initNameReceivedInvocations: [String] = []
            init(name: String) {
                initNameReceivedName = name
                initNameReceivedInvocations.append(name)
            }
            """
        ),
    ]

    @Test("are those of sourcery", arguments: sourcery)
    func sourceryAsInTable(_ requirement: String, _ emitted: String) throws {
        #expect(try MemberEmission.text(.mock, of: requirement, style: "sourcery") == emitted)
    }

    static let typed = [
        (
            "func move(_ note: Note, to folder: String)",
            """
            // MARK: move(_:to:)
            var moveNoteNoteToFolderStringVoidCallsCount = 0
            var moveNoteNoteToFolderStringVoidCalled: Bool { moveNoteNoteToFolderStringVoidCallsCount > 0 }
            var moveNoteNoteToFolderStringVoidReceivedArguments: (note: Note, folder: String)?
            var moveNoteNoteToFolderStringVoidReceivedInvocations: [(note: Note, folder: String)] = []
            var moveNoteNoteToFolderStringVoidClosure: ((Note, String) -> Void)?
            func move(_ note: Note, to folder: String) {
                moveNoteNoteToFolderStringVoidCallsCount += 1
                moveNoteNoteToFolderStringVoidReceivedArguments = (note, folder)
                moveNoteNoteToFolderStringVoidReceivedInvocations.append((note, folder))
                moveNoteNoteToFolderStringVoidClosure?(note, folder)
            }
            """
        ),
        (
            "func load(id: Int) -> String?",
            """
            // MARK: load(id:)
            var loadIdIntStringCallsCount = 0
            var loadIdIntStringCalled: Bool { loadIdIntStringCallsCount > 0 }
            var loadIdIntStringReceivedId: Int?
            var loadIdIntStringReceivedInvocations: [Int] = []
            var loadIdIntStringReturnValue: String?
            var loadIdIntStringClosure: ((Int) -> String?)?
            func load(id: Int) -> String? {
                loadIdIntStringCallsCount += 1
                loadIdIntStringReceivedId = id
                loadIdIntStringReceivedInvocations.append(id)
                if let loadIdIntStringClosure { return loadIdIntStringClosure(id) }
                return loadIdIntStringReturnValue
            }
            """
        ),
        (
            "var count: Int { get set }",
            """
            // MARK: count
            var underlyingCount: Int = 0
            var count: Int {
                get { underlyingCount }
                set { underlyingCount = newValue }
            }
            """
        ),
    ]

    @Test("are those of sourcery-typed", arguments: typed)
    func typedAsInTable(_ requirement: String, _ emitted: String) throws {
        #expect(try MemberEmission.text(.mock, of: requirement, style: "sourcery-typed") == emitted)
    }
}
