import KeptOffActors

/// A client of `Typesetter`, yours to edit.
@MainActor
@dynamicMemberLookup
struct TypesetterClient: Typesetter {
    /// A client whose members fail until they are set.
    static var unimplemented: TypesetterClient { TypesetterClient() }

    init() {}

    /// Makes a client that forwards to `live` all but `proof(_:)`, which has to be set.
    init(_ live: some Typesetter & Sendable) {
        onSet = { live.set($0) }
        onSetCopies = { try live.set($0, copies: $1) }
        onPrint = { try live.print($0) }
    }

    nonisolated struct StaticStorage {
        var onProof: @Sendable (Sheet) throws -> Ink = { _ in throw TestIssue("TypesetterClient.onProof is not set") }
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

    // MARK: set(_:)
    var onSet: @Sendable (Sheet) -> Sheet? = { _ in
        TestIssue.report("TypesetterClient.onSet is not set", returning: nil)
    }
    nonisolated func set(_ sheet: Sheet) -> Sheet? { onSet(sheet) }

    // MARK: set(_:copies:)
    var onSetCopies: @Sendable (Sheet, Int) throws -> Ink = { _, _ in
        throw TestIssue("TypesetterClient.onSetCopies is not set")
    }
    nonisolated func set(_ sheet: Sheet, copies: Int) throws -> Ink { try onSetCopies(sheet, copies) }

    nonisolated static func proof(_ sheet: Sheet) throws -> Ink { try staticStorage.onProof(sheet) }

    // MARK: print(_:)
    var onPrint: @MainActor (Sheet) throws -> Ink = { _ in throw TestIssue("TypesetterClient.onPrint is not set") }
    func print(_ sheet: Sheet) throws -> Ink { try onPrint(sheet) }
}

/// A client of `Misprint`, yours to edit.
struct MisprintClient<Finding: Equatable & SendableMetatype>: Misprint {
    /// A client whose members fail until they are set.
    static var unimplemented: MisprintClient { MisprintClient() }

    init() {}

    /// Makes a client that forwards to `live` all but `finding`, which has to be set.
    init<Live: Misprint>(_ live: Live) where Live.Finding == Finding {
        onSheetOf = { try live.sheet(of: $0) }
    }

    // MARK: sheet(of:)
    var onSheetOf: @Sendable (Int) throws -> Ink = { _ in throw TestIssue("MisprintClient.onSheetOf is not set") }
    func sheet(of finding: Int) throws -> Ink { try onSheetOf(finding) }

    // MARK: finding
    var onFinding: @Sendable () -> Finding = { TestIssue.stop("MisprintClient.onFinding is not set") }
    var onSetFinding: @Sendable (Finding) -> Void = { _ in TestIssue.report("MisprintClient.onSetFinding is not set") }
    var finding: Finding {
        get { onFinding() }
        set { onSetFinding(newValue) }
    }
}
