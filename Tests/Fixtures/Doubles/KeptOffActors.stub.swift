import KeptOffActors

/// A stub of `Typesetter`, yours to edit.
@MainActor
@dynamicMemberLookup
final class TypesetterStub: Typesetter {
    nonisolated struct Storage {
        var setStub: @Sendable (Sheet) -> Sheet? = { _ in nil }
        var setCopiesStub: @Sendable (Sheet, Int) throws -> Ink = { _, _ in
            throw TestIssue("TypesetterStub.setCopiesStub is not set")
        }
    }

    private let storage = Locked(Storage())

    nonisolated subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    nonisolated struct StaticStorage {
        var proofStub: @Sendable (Sheet) throws -> Ink = { _ in throw TestIssue("TypesetterStub.proofStub is not set") }
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

    nonisolated func set(_ sheet: Sheet) -> Sheet? { storage.setStub(sheet) }
    nonisolated func set(_ sheet: Sheet, copies: Int) throws -> Ink { try storage.setCopiesStub(sheet, copies) }
    nonisolated static func proof(_ sheet: Sheet) throws -> Ink { try staticStorage.proofStub(sheet) }

    // MARK: print(_:)
    var printStub: (Sheet) throws -> Ink = { _ in throw TestIssue("TypesetterStub.printStub is not set") }
    func print(_ sheet: Sheet) throws -> Ink { try printStub(sheet) }
}

/// A stub of `Binder`, yours to edit.
@dynamicMemberLookup
actor BinderStub: Binder {
    struct Storage {
        var sewStub: @Sendable (Sheet) -> Sheet? = { _ in nil }
        var glueCopiesStub: @Sendable (Sheet, Int) throws -> Ink = { _, _ in
            throw TestIssue("BinderStub.glueCopiesStub is not set")
        }
    }

    private let storage = Locked(Storage())

    nonisolated subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    func configure(_ change: @Sendable (isolated BinderStub) -> Void) { change(self) }

    nonisolated func sew(_ sheet: Sheet) -> Sheet? { storage.sewStub(sheet) }
    nonisolated func glue(_ sheet: Sheet, copies: Int) throws -> Ink { try storage.glueCopiesStub(sheet, copies) }
    func bind(_ sheet: Sheet) {}
}

/// A stub of `Misprint`, yours to edit.
@dynamicMemberLookup
final class MisprintStub<Finding: Equatable>: Misprint {
    struct Storage {
        var sheetOfStub: @Sendable (Int) throws -> Ink = { _ in throw TestIssue("MisprintStub.sheetOfStub is not set") }
        lazy var finding: Finding = { TestIssue.stop("MisprintStub.finding is not set") }()
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    func sheet(of finding: Int) throws -> Ink { try storage.sheetOfStub(finding) }

    var finding: Finding {
        get { storage.withLock { $0.finding } }
        set { storage.replace { $0.finding = newValue } }
    }
}
