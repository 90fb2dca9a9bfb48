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

    var order: CallOrder?

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any RecordingFile) { recordingStub = { live.recording } }

    /// Forgets all recorded calls.
    func resetCalls() {
        initContentsOfCalls = []
        initCheckedCalls = []
        initParsingCalls = []
        initDownloadingCalls = []
        initTextCalls = []
        recordingCallCount = 0
    }

    // MARK: init(contentsOf:)
    var initContentsOfCalls: [String] = []
    init(contentsOf path: String) throws {
        initContentsOfCalls.append(path)
        order?.add("init(contentsOf:)")
        try Self.staticStorage.initContentsOfStub(path)
    }

    // MARK: init?(_:checked:)
    struct InitCheckedCall: RecordedCall { let bytes: [UInt8], checked: Bool }
    var initCheckedCalls: [InitCheckedCall] = []
    init?(_ bytes: [UInt8], checked: @autoclosure () -> Bool) {
        let checked = checked()
        initCheckedCalls.append(.init(bytes: bytes, checked: checked))
        order?.add("init?(_:checked:)")
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
        order?.add("init(parsing:)")
        try Self.staticStorage.initParsingStub(text)
    }

    // MARK: init?(downloading:)
    var initDownloadingCalls: [String] = []
    init?(downloading address: String) async throws {
        initDownloadingCalls.append(address)
        order?.add("init?(downloading:)")
        guard try await Self.staticStorage.initDownloadingStub(address) else { return nil }
    }

    // MARK: init?(text:)
    var initTextCalls: [any StringProtocol] = []
    init?<Text: StringProtocol>(text: Text) {
        initTextCalls.append(text)
        order?.add("init?(text:)")
        guard Self.staticStorage.initTextStub(text) else { return nil }
    }

    // MARK: recording
    var recordingCallCount = 0
    var recordingStub: () -> Recording = { Recording(id: 0) }
    var recording: Recording {
        recordingCallCount += 1
        order?.add("recording")
        return recordingStub()
    }
}

/// A spy of `SharedRecordingFile`, yours to edit.
@dynamicMemberLookup
final class SharedRecordingFileSpy: SharedRecordingFile {
    init() {}

    struct Storage {
        var order: CallOrder?
        var initContentsOfCalls: [String] = []
        var initParsingCalls: [String] = []
        var pathCallCount = 0
        var pathStub: @Sendable () -> String = { "" }
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

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any SharedRecordingFile) { storage.pathStub = { live.path } }

    /// Forgets all recorded calls.
    func resetCalls() {
        storage.initContentsOfCalls = []
        storage.initParsingCalls = []
        storage.pathCallCount = 0
    }

    init(contentsOf path: String) throws {
        storage.append(path, to: \.initContentsOfCalls)
        storage.order?.add("init(contentsOf:)")
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
        storage.order?.add("init(parsing:)")
        try Self.staticStorage.initParsingStub(text)
    }

    var path: String {
        storage.increment(\.pathCallCount)
        storage.order?.add("path")
        return storage.pathStub()
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

    var order: CallOrder?

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any RecordingView) {}

    /// Forgets all recorded calls.
    func resetCalls() {
        initRecordingCalls = []
        initStreamingCalls = []
    }

    // MARK: init?(recording:)
    var initRecordingCalls: [Recording] = []
    static var initRecordingStub: (Recording) -> Bool = { _ in true }
    init?(recording: Recording) {
        initRecordingCalls.append(recording)
        order?.add("init?(recording:)")
        guard Self.initRecordingStub(recording) else { return nil }
    }

    // MARK: init(streaming:)
    var initStreamingCalls: [String] = []
    static var initStreamingStub: @MainActor (String) async throws -> Void = { _ in }
    init(streaming address: String) async throws {
        initStreamingCalls.append(address)
        order?.add("init(streaming:)")
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

    var order: CallOrder?

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any RecordingCache) {}

    /// Forgets all recorded calls.
    func resetCalls() {
        initPathCalls = []
        recordingAtCalls = []
    }

    func configure(_ change: @Sendable (isolated RecordingCacheSpy) -> Void) { change(self) }

    // MARK: init(path:)
    var initPathCalls: [String] = []
    init(path: String) throws {
        initPathCalls.append(path)
        order?.add("init(path:)")
        try Self.staticStorage.initPathStub(path)
    }

    // MARK: recording(at:)
    var recordingAtCalls: [Int] = []
    var recordingAtStub: (Int) -> Recording? = { _ in nil }
    func recording(at index: Int) -> Recording? {
        recordingAtCalls.append(index)
        order?.add("recording(at:)")
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

    var order: CallOrder?

    /// Forwards to `live` what has no stub of its own, and records it.
    init<Live: RecordingDecoder>(forwardingTo live: Live) where Live.Input == Input {
        decodeStub = { try live.decode() }
    }

    /// Forgets all recorded calls.
    func resetCalls() {
        initInputCalls = []
        decodeCallCount = 0
    }

    // MARK: init?(input:)
    var initInputCalls: [Input] = []
    init?(input: Input) {
        initInputCalls.append(input)
        order?.add("init?(input:)")
        guard Self.staticStorage.initInputStub(input) else { return nil }
    }

    // MARK: decode()
    var decodeCallCount = 0
    var decodeStub: () throws -> Recording = { Recording(id: 0) }
    func decode() throws -> Recording {
        decodeCallCount += 1
        order?.add("decode()")
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

    var order: CallOrder?

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any Optionally) { nameStub = { live.name } }

    /// Forgets all recorded calls.
    func resetCalls() {
        initCallCount = 0
        nameCallCount = 0
        nameSetCalls = []
    }

    // MARK: init?()
    var initCallCount = 0
    init?() {
        initCallCount += 1
        order?.add("init?()")
        guard Self.staticStorage.initStub() else { return nil }
    }

    // MARK: name
    var nameCallCount = 0
    var nameStub: () -> String = { "" }
    var nameSetCalls: [String] = []
    var nameSetStub: (String) -> Void = { _ in }
    var name: String {
        get {
            nameCallCount += 1
            order?.add("name")
            return nameStub()
        }
        set {
            nameSetCalls.append(newValue)
            order?.add("name")
            nameSetStub(newValue)
        }
    }
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

    var order: CallOrder?

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any Hopefully) {}

    /// Forgets all recorded calls.
    func resetCalls() { initCallCount = 0 }

    // MARK: init()
    var initCallCount = 0
    init() throws {
        initCallCount += 1
        order?.add("init()")
        try Self.staticStorage.initStub()
    }

    static func reset() { staticStorage.increment(\.resetCallCount) }
}
