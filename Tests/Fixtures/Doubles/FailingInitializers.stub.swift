import FailingInitializers

/// A stub of `RecordingFile`, yours to edit.
@dynamicMemberLookup
nonisolated final class RecordingFileStub: RecordingFile {
    init() {}

    struct StaticStorage {
        var initContentsOfStub: @Sendable (String) throws -> Void = { _ in }
        var initCheckedStub: @Sendable ([UInt8], Bool) -> Bool = { _, _ in true }
        var initParsingStub: @Sendable (String) throws(CorruptFile) -> Void = { _ in }
        var initDownloadingStub: @Sendable (String) async throws -> Bool = { _ in true }
        var initTextStub: @Sendable (any StringProtocol) -> Bool = { _ in true }
    }

    private static var staticStorage: Locked<StaticStorage> { .shared { StaticStorage() } }

    static subscript<Value>(dynamicMember member: WritableKeyPath<StaticStorage, Value>) -> Value {
        get { staticStorage[dynamicMember: member] }
        set { staticStorage[dynamicMember: member] = newValue }
    }

    /// Resets the storage of static members.
    static func reset() {
        var former = StaticStorage()
        staticStorage.withLock { swap(&$0, &former) }
    }

    init(contentsOf path: String) throws { try Self.staticStorage.initContentsOfStub(path) }

    init?(_ bytes: [UInt8], checked: @autoclosure () -> Bool) {
        guard Self.staticStorage.initCheckedStub(bytes, checked()) else { return nil }
    }

    // Set here, as Swift 6.3 can't set a closure with a typed error through a generic subscript.
    static var initParsingStub: @Sendable (String) throws(CorruptFile) -> Void {
        get { staticStorage.withLock { $0.initParsingStub } }
        set {
            // The old value is released after unlocking.
            var value = newValue
            staticStorage.withLock { swap(&$0.initParsingStub, &value) }
        }
    }

    init(parsing text: String) throws(CorruptFile) { try Self.staticStorage.initParsingStub(text) }

    init?(downloading address: String) async throws {
        guard try await Self.staticStorage.initDownloadingStub(address) else { return nil }
    }

    init?<Text: StringProtocol>(text: Text) { guard Self.staticStorage.initTextStub(text) else { return nil } }
    var recording = Recording(id: 0)
}

/// A stub of `SharedRecordingFile`, yours to edit.
@dynamicMemberLookup
final class SharedRecordingFileStub: SharedRecordingFile {
    init() {}

    struct Storage {
        var path = ""
    }

    private let storage = Locked(Storage())

    struct StaticStorage {
        var initContentsOfStub: @Sendable (String) throws -> Void = { _ in }
        var initParsingStub: @Sendable (String) throws(CorruptFile) -> Void = { _ in }
    }

    private static var staticStorage: Locked<StaticStorage> { .shared { StaticStorage() } }

    static subscript<Value>(dynamicMember member: WritableKeyPath<StaticStorage, Value>) -> Value {
        get { staticStorage[dynamicMember: member] }
        set { staticStorage[dynamicMember: member] = newValue }
    }

    /// Resets the storage of static members.
    static func reset() {
        var former = StaticStorage()
        staticStorage.withLock { swap(&$0, &former) }
    }

    init(contentsOf path: String) throws { try Self.staticStorage.initContentsOfStub(path) }

    // Set here, as Swift 6.3 can't set a closure with a typed error through a generic subscript.
    static var initParsingStub: @Sendable (String) throws(CorruptFile) -> Void {
        get { staticStorage.withLock { $0.initParsingStub } }
        set {
            // The old value is released after unlocking.
            var value = newValue
            staticStorage.withLock { swap(&$0.initParsingStub, &value) }
        }
    }

    init(parsing text: String) throws(CorruptFile) { try Self.staticStorage.initParsingStub(text) }

    var path: String {
        get { storage.path }
        set { storage.path = newValue }
    }
}

/// A stub of `RecordingView`, yours to edit.
@MainActor
final class RecordingViewStub: RecordingView {
    init() {}

    /// Resets the storage of static members.
    static func reset() {
        initRecordingStub = { _ in true }
        initStreamingStub = { _ in }
    }

    // MARK: init?(recording:)
    static var initRecordingStub: (Recording) -> Bool = { _ in true }
    init?(recording: Recording) { guard Self.initRecordingStub(recording) else { return nil } }

    // MARK: init(streaming:)
    static var initStreamingStub: @MainActor (String) async throws -> Void = { _ in }
    init(streaming address: String) async throws { try await Self.initStreamingStub(address) }
}

/// A stub of `RecordingCache`, yours to edit.
@dynamicMemberLookup
actor RecordingCacheStub: RecordingCache {
    init() {}

    nonisolated struct StaticStorage {
        var initPathStub: @Sendable (String) throws -> Void = { _ in }
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

    func configure(_ change: @Sendable (isolated RecordingCacheStub) -> Void) { change(self) }

    init(path: String) throws { try Self.staticStorage.initPathStub(path) }

    // MARK: recording(at:)
    var recordingAtStub: (Int) -> Recording? = { _ in nil }
    func recording(at index: Int) -> Recording? { recordingAtStub(index) }
}

/// A stub of `RecordingDecoder`, yours to edit.
@dynamicMemberLookup
nonisolated final class RecordingDecoderStub<Input: Hashable & SendableMetatype>: RecordingDecoder {
    init() {}

    struct StaticStorage {
        var initInputStub: @Sendable (Input) -> Bool = { _ in true }
    }

    private static var staticStorage: Locked<StaticStorage> { .shared { StaticStorage() } }

    static subscript<Value>(dynamicMember member: WritableKeyPath<StaticStorage, Value>) -> Value {
        get { staticStorage[dynamicMember: member] }
        set { staticStorage[dynamicMember: member] = newValue }
    }

    /// Resets the storage of static members.
    static func reset() {
        var former = StaticStorage()
        staticStorage.withLock { swap(&$0, &former) }
    }

    init?(input: Input) { guard Self.staticStorage.initInputStub(input) else { return nil } }

    // MARK: decode()
    var decodeStub: () throws -> Recording = { Recording(id: 0) }
    func decode() throws -> Recording { try decodeStub() }
}

/// A stub of `Optionally`, yours to edit.
@dynamicMemberLookup
nonisolated final class OptionallyStub: Optionally {
    struct StaticStorage {
        var initStub: @Sendable () -> Bool = { true }
    }

    private static var staticStorage: Locked<StaticStorage> { .shared { StaticStorage() } }

    static subscript<Value>(dynamicMember member: WritableKeyPath<StaticStorage, Value>) -> Value {
        get { staticStorage[dynamicMember: member] }
        set { staticStorage[dynamicMember: member] = newValue }
    }

    /// Resets the storage of static members.
    static func reset() {
        var former = StaticStorage()
        staticStorage.withLock { swap(&$0, &former) }
    }

    init?() { guard Self.staticStorage.initStub() else { return nil } }
    var name = ""
}

/// A stub of `Hopefully`, yours to edit.
@dynamicMemberLookup
nonisolated final class HopefullyStub: Hopefully {
    struct StaticStorage {
        var initStub: @Sendable () throws -> Void = {}
    }

    private static var staticStorage: Locked<StaticStorage> { .shared { StaticStorage() } }

    static subscript<Value>(dynamicMember member: WritableKeyPath<StaticStorage, Value>) -> Value {
        get { staticStorage[dynamicMember: member] }
        set { staticStorage[dynamicMember: member] = newValue }
    }

    init() throws { try Self.staticStorage.initStub() }
    static func reset() {}
}
