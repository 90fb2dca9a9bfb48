import KeptOffActors

/// A mock of `Typesetter`, yours to edit.
@MainActor
@dynamicMemberLookup
final class TypesetterMock: Typesetter {
    nonisolated struct Storage {
        var setCalls: [Sheet] = []
        var setStub: @Sendable (Sheet) -> Sheet? = { _ in nil }
        var setExpectations: [ExpectedCalls<Sheet>] = []
        var setCopiesCalls: [(sheet: Sheet, copies: Int)] = []
        var setCopiesStub: @Sendable (Sheet, Int) throws -> Ink = { _, _ in
            throw TestIssue("TypesetterMock.setCopiesStub is not set")
        }
        var setCopiesExpectations: [ExpectedCalls<(sheet: Sheet, copies: Int)>] = []
    }

    private let storage = Locked(Storage())

    nonisolated subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    nonisolated struct StaticStorage {
        var proofCalls: [Sheet] = []
        var proofStub: @Sendable (Sheet) throws -> Ink = { _ in throw TestIssue("TypesetterMock.proofStub is not set") }
        var proofExpectations: [ExpectedCalls<Sheet>] = []
    }

    private nonisolated static var staticStorage: Locked<StaticStorage> { .shared { StaticStorage() } }

    nonisolated static subscript<Value>(dynamicMember member: WritableKeyPath<StaticStorage, Value>) -> Value {
        get { staticStorage[dynamicMember: member] }
        set { staticStorage[dynamicMember: member] = newValue }
    }

    /// Resets the storage of static members.
    static func reset() {
        var former = StaticStorage()
        staticStorage.withLock { swap(&$0, &former) }
    }

    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += storage.setExpectations.unmet(storage.setCalls, of: "set(_:)")
        unmet += storage.setCopiesExpectations.unmet(storage.setCopiesCalls, of: "set(_:copies:)")
        unmet += Self.staticStorage.proofExpectations.unmet(Self.staticStorage.proofCalls, of: "proof(_:)")
        unmet += printExpectations.unmet(printCalls, of: "print(_:)")
        return unmet
    }

    deinit { UnreadExpectations.reportOnMainActor { unmetExpectations } }

    nonisolated func set(_ sheet: Sheet) -> Sheet? {
        storage.append(sheet, to: \.setCalls)
        return storage.setStub(sheet)
    }

    nonisolated func set(_ sheet: Sheet, copies: Int) throws -> Ink {
        storage.append((sheet, copies), to: \.setCopiesCalls)
        return try storage.setCopiesStub(sheet, copies)
    }

    nonisolated static func proof(_ sheet: Sheet) throws -> Ink {
        staticStorage.append(sheet, to: \.proofCalls)
        return try staticStorage.proofStub(sheet)
    }

    // MARK: print(_:)
    var printCalls: [Sheet] = []
    var printStub: (Sheet) throws -> Ink = { _ in throw TestIssue("TypesetterMock.printStub is not set") }
    var printExpectations: [ExpectedCalls<Sheet>] = []
    func print(_ sheet: Sheet) throws -> Ink {
        printCalls.append(sheet)
        return try printStub(sheet)
    }
}

/// A mock of `Binder`, yours to edit.
@dynamicMemberLookup
actor BinderMock: Binder {
    struct Storage {
        var sewCalls: [Sheet] = []
        var sewStub: @Sendable (Sheet) -> Sheet? = { _ in nil }
        var sewExpectations: [ExpectedCalls<Sheet>] = []
        var glueCopiesCalls: [(sheet: Sheet, copies: Int)] = []
        var glueCopiesStub: @Sendable (Sheet, Int) throws -> Ink = { _, _ in
            throw TestIssue("BinderMock.glueCopiesStub is not set")
        }
        var glueCopiesExpectations: [ExpectedCalls<(sheet: Sheet, copies: Int)>] = []
    }

    private let storage = Locked(Storage())

    nonisolated subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += storage.sewExpectations.unmet(storage.sewCalls, of: "sew(_:)")
        unmet += storage.glueCopiesExpectations.unmet(storage.glueCopiesCalls, of: "glue(_:copies:)")
        unmet += bindExpectations.unmet(bindCalls, of: "bind(_:)")
        return unmet
    }

    func configure(_ change: @Sendable (isolated BinderMock) -> Void) { change(self) }

    nonisolated func sew(_ sheet: Sheet) -> Sheet? {
        storage.append(sheet, to: \.sewCalls)
        return storage.sewStub(sheet)
    }

    nonisolated func glue(_ sheet: Sheet, copies: Int) throws -> Ink {
        storage.append((sheet, copies), to: \.glueCopiesCalls)
        return try storage.glueCopiesStub(sheet, copies)
    }

    // MARK: bind(_:)
    var bindCalls: [Sheet] = []
    var bindExpectations: [ExpectedCalls<Sheet>] = []
    func bind(_ sheet: Sheet) { bindCalls.append(sheet) }
}

/// A mock of `Misprint`, yours to edit.
@dynamicMemberLookup
final class MisprintMock<Finding: Equatable>: Misprint {
    struct Storage {
        var sheetOfCalls: [Int] = []
        var sheetOfStub: @Sendable (Int) throws -> Ink = { _ in throw TestIssue("MisprintMock.sheetOfStub is not set") }
        var sheetOfExpectations: [ExpectedCalls<Int>] = []
        var findingSetCalls: [Finding] = []
        lazy var finding: Finding = { TestIssue.stop("MisprintMock.finding is not set") }() {
            didSet { findingSetCalls.append(finding) }
        }
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += storage.sheetOfExpectations.unmet(storage.sheetOfCalls, of: "sheet(of:)")
        return unmet
    }

    deinit { UnreadExpectations.report { unmetExpectations } }

    func sheet(of finding: Int) throws -> Ink {
        storage.append(finding, to: \.sheetOfCalls)
        return try storage.sheetOfStub(finding)
    }

    var finding: Finding {
        get { storage.withLock { $0.finding } }
        set { storage.replace { $0.finding = newValue } }
    }
}
