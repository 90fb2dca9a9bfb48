import FailingInitializers

/// A spy of `RecordingFile`, yours to edit.
@dynamicMemberLookup
nonisolated final class RecordingFileSpy: RecordingFile {
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

    // MARK: init(contentsOf:)
    var initContentsOfCalls: [String] = []
    init(contentsOf path: String) throws {
        initContentsOfCalls.append(path)
        try Self.staticStorage.initContentsOfStub(path)
    }

    // MARK: init?(_:checked:)
    struct InitCheckedCall: RecordedCall { let bytes: [UInt8], checked: Bool }
    var initCheckedCalls: [InitCheckedCall] = []
    init?(_ bytes: [UInt8], checked: @autoclosure () -> Bool) {
        let checked = checked()
        initCheckedCalls.append(.init(bytes: bytes, checked: checked))
        guard Self.staticStorage.initCheckedStub(bytes, checked) else { return nil }
    }

    // MARK: init(parsing:)
    var initParsingCalls: [String] = []
    // Set here, as Swift 6.3 can't set a closure with a typed error through a generic subscript.
    static var initParsingStub: @Sendable (String) throws(CorruptFile) -> Void {
        get { staticStorage.withLock { $0.initParsingStub } }
        set {
            // The old value is released after unlocking.
            var value = newValue
            staticStorage.withLock { swap(&$0.initParsingStub, &value) }
        }
    }

    init(parsing text: String) throws(CorruptFile) {
        initParsingCalls.append(text)
        try Self.staticStorage.initParsingStub(text)
    }

    // MARK: init?(downloading:)
    var initDownloadingCalls: [String] = []
    init?(downloading address: String) async throws {
        initDownloadingCalls.append(address)
        guard try await Self.staticStorage.initDownloadingStub(address) else { return nil }
    }

    // MARK: init?(text:)
    var initTextCalls: [any StringProtocol] = []
    init?<Text: StringProtocol>(text: Text) {
        initTextCalls.append(text)
        guard Self.staticStorage.initTextStub(text) else { return nil }
    }

    var recording = Recording(id: 0)
}

/// A spy of `SharedRecordingFile`, yours to edit.
@dynamicMemberLookup
final class SharedRecordingFileSpy: SharedRecordingFile {
    init() {}

    struct Storage {
        var initContentsOfCalls: [String] = []
        var initParsingCalls: [String] = []
        var path = ""
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

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

    init(contentsOf path: String) throws {
        storage.append(path, to: \.initContentsOfCalls)
        try Self.staticStorage.initContentsOfStub(path)
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

    init(parsing text: String) throws(CorruptFile) {
        storage.append(text, to: \.initParsingCalls)
        try Self.staticStorage.initParsingStub(text)
    }

    var path: String {
        get { storage.path }
        set { storage.path = newValue }
    }
}

/// A spy of `RecordingView`, yours to edit.
@MainActor
final class RecordingViewSpy: RecordingView {
    init() {}

    /// Resets the storage of static members.
    static func reset() {
        initRecordingStub = { _ in true }
        initStreamingStub = { _ in }
    }

    // MARK: init?(recording:)
    var initRecordingCalls: [Recording] = []
    static var initRecordingStub: (Recording) -> Bool = { _ in true }
    init?(recording: Recording) {
        initRecordingCalls.append(recording)
        guard Self.initRecordingStub(recording) else { return nil }
    }

    // MARK: init(streaming:)
    var initStreamingCalls: [String] = []
    static var initStreamingStub: @MainActor (String) async throws -> Void = { _ in }
    init(streaming address: String) async throws {
        initStreamingCalls.append(address)
        try await Self.initStreamingStub(address)
    }
}

/// A spy of `RecordingCache`, yours to edit.
@dynamicMemberLookup
actor RecordingCacheSpy: RecordingCache {
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

    func configure(_ change: @Sendable (isolated RecordingCacheSpy) -> Void) { change(self) }

    // MARK: init(path:)
    var initPathCalls: [String] = []
    init(path: String) throws {
        initPathCalls.append(path)
        try Self.staticStorage.initPathStub(path)
    }

    // MARK: recording(at:)
    var recordingAtCalls: [Int] = []
    var recordingAtStub: (Int) -> Recording? = { _ in nil }
    func recording(at index: Int) -> Recording? {
        recordingAtCalls.append(index)
        return recordingAtStub(index)
    }
}

/// A spy of `RecordingDecoder`, yours to edit.
@dynamicMemberLookup
nonisolated final class RecordingDecoderSpy<Input: Hashable & SendableMetatype>: RecordingDecoder {
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

    // MARK: init?(input:)
    var initInputCalls: [Input] = []
    init?(input: Input) {
        initInputCalls.append(input)
        guard Self.staticStorage.initInputStub(input) else { return nil }
    }

    // MARK: decode()
    var decodeCallCount = 0
    var decodeStub: () throws -> Recording = { Recording(id: 0) }
    func decode() throws -> Recording {
        decodeCallCount += 1
        return try decodeStub()
    }
}

/// A spy of `Optionally`, yours to edit.
@dynamicMemberLookup
nonisolated final class OptionallySpy: Optionally {
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

    // MARK: init?()
    var initCallCount = 0
    init?() {
        initCallCount += 1
        guard Self.staticStorage.initStub() else { return nil }
    }

    // MARK: name
    var nameSetCalls: [String] = []
    var name = "" { didSet { nameSetCalls.append(name) } }
}

/// A spy of `Hopefully`, yours to edit.
@dynamicMemberLookup
nonisolated final class HopefullySpy: Hopefully {
    struct StaticStorage {
        var initStub: @Sendable () throws -> Void = {}
        var resetCallCount = 0
    }

    private static var staticStorage: Locked<StaticStorage> { .shared { StaticStorage() } }

    static subscript<Value>(dynamicMember member: WritableKeyPath<StaticStorage, Value>) -> Value {
        get { staticStorage[dynamicMember: member] }
        set { staticStorage[dynamicMember: member] = newValue }
    }

    // MARK: init()
    var initCallCount = 0
    init() throws {
        initCallCount += 1
        try Self.staticStorage.initStub()
    }

    static func reset() { staticStorage.increment(\.resetCallCount) }
}
