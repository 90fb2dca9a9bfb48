import KeptOffActors

/// A spy of `Typesetter`, yours to edit.
@MainActor
@dynamicMemberLookup
final class TypesetterSpy: Typesetter {
    init() {}

    nonisolated struct Storage {
        var order: CallOrder?
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

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any Typesetter) { printStub = { try live.print($0) } }

    /// Forgets all recorded calls.
    func resetCalls() {
        storage.setCalls = []
        storage.setCopiesCalls = []
        printCalls = []
    }

    nonisolated func set(_ sheet: Sheet) -> Sheet? {
        storage.append(sheet, to: \.setCalls)
        storage.order?.add("set(_:)")
        return storage.setStub(sheet)
    }

    nonisolated func set(_ sheet: Sheet, copies: Int) throws -> Ink {
        storage.append((sheet, copies), to: \.setCopiesCalls)
        storage.order?.add("set(_:copies:)")
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
        storage.order?.add("print(_:)")
        return try printStub(sheet)
    }
}

/// A spy of `Binder`, yours to edit.
@dynamicMemberLookup
actor BinderSpy: Binder {
    init() {}

    struct Storage {
        var order: CallOrder?
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

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any Binder) {
        storage.sewStub = { live.sew($0) }
        storage.glueCopiesStub = { try live.glue($0, copies: $1) }
    }

    /// Forgets all recorded calls.
    func resetCalls() {
        storage.sewCalls = []
        storage.glueCopiesCalls = []
        bindCalls = []
    }

    func configure(_ change: @Sendable (isolated BinderSpy) -> Void) { change(self) }

    nonisolated func sew(_ sheet: Sheet) -> Sheet? {
        storage.append(sheet, to: \.sewCalls)
        storage.order?.add("sew(_:)")
        return storage.sewStub(sheet)
    }

    nonisolated func glue(_ sheet: Sheet, copies: Int) throws -> Ink {
        storage.append((sheet, copies), to: \.glueCopiesCalls)
        storage.order?.add("glue(_:copies:)")
        return try storage.glueCopiesStub(sheet, copies)
    }

    // MARK: bind(_:)
    var bindCalls: [Sheet] = []
    var bindStub: (Sheet) -> Void = { _ in }
    func bind(_ sheet: Sheet) {
        bindCalls.append(sheet)
        storage.order?.add("bind(_:)")
        bindStub(sheet)
    }
}

/// A spy of `Misprint`, yours to edit.
@dynamicMemberLookup
final class MisprintSpy<Finding: Equatable & SendableMetatype>: Misprint {
    init() {}

    struct Storage {
        var order: CallOrder?
        var sheetOfCalls: [Int] = []
        var sheetOfStub: @Sendable (Int) throws -> Ink = { _ in throw TestIssue("MisprintSpy.sheetOfStub is not set") }
        var findingCallCount = 0
        var findingStub: @Sendable () -> Finding = { TestIssue.stop("MisprintSpy.findingStub is not set") }
        var findingSetCalls: [Finding] = []
        var findingSetStub: @Sendable (Finding) -> Void = { _ in }
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    /// Forwards to `live` what has no stub of its own, and records it.
    init<Live: Misprint>(forwardingTo live: Live) where Live.Finding == Finding {
        storage.sheetOfStub = { try live.sheet(of: $0) }
    }

    /// Forgets all recorded calls.
    func resetCalls() {
        storage.sheetOfCalls = []
        storage.findingCallCount = 0
        storage.findingSetCalls = []
    }

    func sheet(of finding: Int) throws -> Ink {
        storage.append(finding, to: \.sheetOfCalls)
        storage.order?.add("sheet(of:)")
        return try storage.sheetOfStub(finding)
    }

    var finding: Finding {
        get {
            storage.increment(\.findingCallCount)
            storage.order?.add("finding")
            return storage.findingStub()
        }
        set {
            storage.append(newValue, to: \.findingSetCalls)
            storage.order?.add("finding")
            storage.findingSetStub(newValue)
        }
    }
}
