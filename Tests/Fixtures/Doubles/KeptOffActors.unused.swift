import KeptOffActors

/// A spy of `Typesetter`, yours to edit.
@MainActor
@dynamicMemberLookup
final class TypesetterSpy: Typesetter {
    nonisolated struct Storage {
        var order: CallOrder? { didSet { Unused.reads("TypesetterSpy") } }
        @Recorded("TypesetterSpy.set(_:)") var setCalls: [Sheet] = []
        @Stubbed(behindLock: "TypesetterSpy.setStub") var setStub: @Sendable (Sheet) -> Sheet? = { _ in nil }
        @Recorded("TypesetterSpy.set(_:copies:)") var setCopiesCalls: [(sheet: Sheet, copies: Int)] = []
        @Stubbed(behindLock: "TypesetterSpy.setCopiesStub") var setCopiesStub: @Sendable (Sheet, Int) throws -> Ink = {
            _, _ in
            throw TestIssue("TypesetterSpy.setCopiesStub is not set")
        }
    }

    private let storage = Locked(Storage())

    nonisolated subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    nonisolated struct StaticStorage {
        @Recorded("TypesetterSpy.proof(_:)") var proofCalls: [Sheet] = []
        @Stubbed(behindLock: "TypesetterSpy.proofStub") var proofStub: @Sendable (Sheet) throws -> Ink = { _ in
            throw TestIssue("TypesetterSpy.proofStub is not set")
        }
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

    /// Forgets all recorded calls.
    func resetCalls() {
        storage.setCalls = []
        storage.setCopiesCalls = []
        printCalls = []
    }

    nonisolated func set(_ sheet: Sheet) -> Sheet? {
        storage.withLock { $0.$setCalls.append(sheet) }
        storage.order?.add("set(_:)")
        return storage.setStub(sheet)
    }

    nonisolated func set(_ sheet: Sheet, copies: Int) throws -> Ink {
        storage.withLock { $0.$setCopiesCalls.append((sheet, copies)) }
        storage.order?.add("set(_:copies:)")
        return try storage.setCopiesStub(sheet, copies)
    }

    nonisolated static func proof(_ sheet: Sheet) throws -> Ink {
        staticStorage.withLock { $0.$proofCalls.append(sheet) }
        return try staticStorage.proofStub(sheet)
    }

    // MARK: print(_:)
    @Recorded("TypesetterSpy.print(_:)") var printCalls: [Sheet] = []
    @Stubbed("TypesetterSpy.printStub") var printStub: (Sheet) throws -> Ink = { _ in
        throw TestIssue("TypesetterSpy.printStub is not set")
    }
    func print(_ sheet: Sheet) throws -> Ink {
        $printCalls.append(sheet)
        storage.order?.add("print(_:)")
        return try printStub(sheet)
    }
}

/// A spy of `Binder`, yours to edit.
@dynamicMemberLookup
actor BinderSpy: Binder {
    struct Storage {
        var order: CallOrder? { didSet { Unused.reads("BinderSpy") } }
        @Recorded("BinderSpy.sew(_:)") var sewCalls: [Sheet] = []
        @Stubbed(behindLock: "BinderSpy.sewStub") var sewStub: @Sendable (Sheet) -> Sheet? = { _ in nil }
        @Recorded("BinderSpy.glue(_:copies:)") var glueCopiesCalls: [(sheet: Sheet, copies: Int)] = []
        @Stubbed(behindLock: "BinderSpy.glueCopiesStub") var glueCopiesStub: @Sendable (Sheet, Int) throws -> Ink = {
            _, _ in
            throw TestIssue("BinderSpy.glueCopiesStub is not set")
        }
    }

    private let storage = Locked(Storage())

    nonisolated subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    /// Forgets all recorded calls.
    func resetCalls() {
        storage.sewCalls = []
        storage.glueCopiesCalls = []
        bindCalls = []
    }

    func configure(_ change: @Sendable (isolated BinderSpy) -> Void) { change(self) }

    nonisolated func sew(_ sheet: Sheet) -> Sheet? {
        storage.withLock { $0.$sewCalls.append(sheet) }
        storage.order?.add("sew(_:)")
        return storage.sewStub(sheet)
    }

    nonisolated func glue(_ sheet: Sheet, copies: Int) throws -> Ink {
        storage.withLock { $0.$glueCopiesCalls.append((sheet, copies)) }
        storage.order?.add("glue(_:copies:)")
        return try storage.glueCopiesStub(sheet, copies)
    }

    // MARK: bind(_:)
    @Recorded("BinderSpy.bind(_:)") var bindCalls: [Sheet] = []
    func bind(_ sheet: Sheet) {
        $bindCalls.append(sheet)
        storage.order?.add("bind(_:)")
    }
}

/// A spy of `Misprint`, yours to edit.
@dynamicMemberLookup
final class MisprintSpy<Finding: Equatable>: Misprint {
    struct Storage {
        var order: CallOrder? { didSet { Unused.reads("MisprintSpy") } }
        @Recorded("MisprintSpy.sheet(of:)") var sheetOfCalls: [Int] = []
        @Stubbed(behindLock: "MisprintSpy.sheetOfStub") var sheetOfStub: @Sendable (Int) throws -> Ink = { _ in
            throw TestIssue("MisprintSpy.sheetOfStub is not set")
        }
        @Recorded("MisprintSpy.finding") var findingSetCalls: [Finding] = []
        lazy var finding: Finding = { TestIssue.stop("MisprintSpy.finding is not set") }() {
            didSet {
                $findingSetCalls.append(finding)
                order?.add("finding")
            }
        }
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    /// Forgets all recorded calls.
    func resetCalls() {
        storage.sheetOfCalls = []
        storage.findingSetCalls = []
    }

    func sheet(of finding: Int) throws -> Ink {
        storage.withLock { $0.$sheetOfCalls.append(finding) }
        storage.order?.add("sheet(of:)")
        return try storage.sheetOfStub(finding)
    }

    var finding: Finding {
        get { storage.withLock { $0.finding } }
        set { storage.replace { $0.finding = newValue } }
    }
}
