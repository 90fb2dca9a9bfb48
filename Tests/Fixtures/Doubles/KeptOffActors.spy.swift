import KeptOffActors

/// A spy of `Typesetter`, yours to edit.
@MainActor
@dynamicMemberLookup
final class TypesetterSpy: Typesetter {
    nonisolated struct Storage {
        var setCalls: [Sheet] = []
        var setStub: @Sendable (Sheet) -> Sheet? = { _ in nil }
        var setCopiesCalls: [(sheet: Sheet, copies: Int)] = []
        var setCopiesStub: @Sendable (Sheet, Int) throws -> Ink = { _, _ in
            throw TestIssue("TypesetterSpy.setCopiesStub is not set")
        }
    }

    private let storage = Locked(Storage())

    nonisolated subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    nonisolated struct StaticStorage {
        var proofCalls: [Sheet] = []
        var proofStub: @Sendable (Sheet) throws -> Ink = { _ in throw TestIssue("TypesetterSpy.proofStub is not set") }
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
    var printStub: (Sheet) throws -> Ink = { _ in throw TestIssue("TypesetterSpy.printStub is not set") }
    func print(_ sheet: Sheet) throws -> Ink {
        printCalls.append(sheet)
        return try printStub(sheet)
    }
}

/// A spy of `Binder`, yours to edit.
@dynamicMemberLookup
actor BinderSpy: Binder {
    struct Storage {
        var sewCalls: [Sheet] = []
        var sewStub: @Sendable (Sheet) -> Sheet? = { _ in nil }
        var glueCopiesCalls: [(sheet: Sheet, copies: Int)] = []
        var glueCopiesStub: @Sendable (Sheet, Int) throws -> Ink = { _, _ in
            throw TestIssue("BinderSpy.glueCopiesStub is not set")
        }
    }

    private let storage = Locked(Storage())

    nonisolated subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    func configure(_ change: @Sendable (isolated BinderSpy) -> Void) { change(self) }

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
    func bind(_ sheet: Sheet) { bindCalls.append(sheet) }
}

/// A spy of `Misprint`, yours to edit.
@dynamicMemberLookup
final class MisprintSpy<Finding: Equatable>: Misprint {
    struct Storage {
        var sheetOfCalls: [Int] = []
        var sheetOfStub: @Sendable (Int) throws -> Ink = { _ in throw TestIssue("MisprintSpy.sheetOfStub is not set") }
        var findingSetCalls: [Finding] = []
        lazy var finding: Finding = { TestIssue.stop("MisprintSpy.finding is not set") }() {
            didSet { findingSetCalls.append(finding) }
        }
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    func sheet(of finding: Int) throws -> Ink {
        storage.append(finding, to: \.sheetOfCalls)
        return try storage.sheetOfStub(finding)
    }

    var finding: Finding {
        get { storage.withLock { $0.finding } }
        set { storage.replace { $0.finding = newValue } }
    }
}
