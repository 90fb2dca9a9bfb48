@testable import Notes

/// A client of `Store`, yours to edit.
@dynamicMemberLookup
nonisolated struct StoreClient: Store {
    /// A client whose members fail until they are set.
    static var unimplemented: StoreClient { StoreClient() }

    init() {}

    /// Makes a client that forwards to `live` all but `reset()`, which has to be set.
    init(_ live: some Store) {
        onSave = { live.save($0) }
        onEdit = { live.edit(&$0) }
    }

    struct StaticStorage {
        var onReset: @Sendable () -> Void = { fatalError("StoreClient.onReset is not set") }
    }

    private static let staticStorage = Locked(StaticStorage())

    static subscript<Value>(dynamicMember member: WritableKeyPath<StaticStorage, Value>) -> Value {
        get { staticStorage[dynamicMember: member] }
        set { staticStorage[dynamicMember: member] = newValue }
    }

    // MARK: save(_:)
    var onSave: (Note) -> Void = { _ in fatalError("StoreClient.onSave is not set") }
    func save(_ note: Note) { onSave(note) }

    // MARK: edit(_:)
    var onEdit: (inout Note) -> Void = { _ in fatalError("StoreClient.onEdit is not set") }
    func edit(_ note: inout Note) { onEdit(&note) }

    static func reset() { staticStorage.onReset() }
}
