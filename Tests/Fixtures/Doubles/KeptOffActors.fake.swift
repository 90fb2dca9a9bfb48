import KeptOffActors

/// A fake of `Typesetter`, yours to edit.
@MainActor
@dynamicMemberLookup
final class TypesetterFake: Typesetter {
    nonisolated struct Storage {
        var setStub: @Sendable (Sheet) -> Sheet? = { _ in
            TestIssue.report("TypesetterFake.setStub is not set", returning: nil)
        }
        var setCopiesStub: @Sendable (Sheet, Int) throws -> Ink = { _, _ in
            throw TestIssue("TypesetterFake.setCopiesStub is not set")
        }
    }

    private let storage = Locked(Storage())

    nonisolated subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    nonisolated struct StaticStorage {
        var proofStub: @Sendable (Sheet) throws -> Ink = { _ in throw TestIssue("TypesetterFake.proofStub is not set") }
    }

    private nonisolated static var staticStorage: Locked<StaticStorage> { .shared { StaticStorage() } }

    nonisolated static subscript<Value>(dynamicMember member: WritableKeyPath<StaticStorage, Value>) -> Value {
        get { staticStorage[dynamicMember: member] }
        set { staticStorage[dynamicMember: member] = newValue }
    }

    nonisolated func set(_ sheet: Sheet) -> Sheet? { storage.setStub(sheet) }
    nonisolated func set(_ sheet: Sheet, copies: Int) throws -> Ink { try storage.setCopiesStub(sheet, copies) }
    nonisolated static func proof(_ sheet: Sheet) throws -> Ink { try staticStorage.proofStub(sheet) }

    // MARK: print(_:)
    var printStub: (Sheet) throws -> Ink = { _ in throw TestIssue("TypesetterFake.printStub is not set") }
    func print(_ sheet: Sheet) throws -> Ink { try printStub(sheet) }
}

/// A fake of `Binder`, yours to edit.
@dynamicMemberLookup
actor BinderFake: Binder {
    struct Storage {
        var sewStub: @Sendable (Sheet) -> Sheet? = { _ in
            TestIssue.report("BinderFake.sewStub is not set", returning: nil)
        }
        var glueCopiesStub: @Sendable (Sheet, Int) throws -> Ink = { _, _ in
            throw TestIssue("BinderFake.glueCopiesStub is not set")
        }
    }

    private let storage = Locked(Storage())

    nonisolated subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    func configure(_ change: @Sendable (isolated BinderFake) -> Void) { change(self) }

    nonisolated func sew(_ sheet: Sheet) -> Sheet? { storage.sewStub(sheet) }
    nonisolated func glue(_ sheet: Sheet, copies: Int) throws -> Ink { try storage.glueCopiesStub(sheet, copies) }
    func bind(_ sheet: Sheet) {}
}

/// A fake of `Misprint`, yours to edit.
@dynamicMemberLookup
final class MisprintFake<Finding: Equatable>: Misprint {
    struct Storage {
        var sheetOfStub: @Sendable (Int) throws -> Ink = { _ in throw TestIssue("MisprintFake.sheetOfStub is not set") }
        lazy var finding: Finding = { TestIssue.stop("MisprintFake.finding is not set") }()
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
