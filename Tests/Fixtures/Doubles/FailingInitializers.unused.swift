import FailingInitializers

/// A spy of `RecordingFile`, yours to edit.
@dynamicMemberLookup
nonisolated final class RecordingFileSpy: RecordingFile {
    init() {}

    struct StaticStorage {
        @Stubbed(behindLock: "RecordingFileSpy.initContentsOfStub") var initContentsOfStub:
            @Sendable (String) throws -> Void = { _ in }
        @Stubbed(behindLock: "RecordingFileSpy.initCheckedStub") var initCheckedStub:
            @Sendable ([UInt8], Bool) -> Bool = { _, _ in
                true
            }
        @Stubbed(behindLock: "RecordingFileSpy.initParsingStub") var initParsingStub:
            @Sendable (String) throws(CorruptFile) -> Void = { _ in }
        @Stubbed(behindLock: "RecordingFileSpy.initDownloadingStub") var initDownloadingStub:
            @Sendable (String) async throws -> Bool = { _ in
                true
            }
        @Stubbed(behindLock: "RecordingFileSpy.initTextStub") var initTextStub: @Sendable (any StringProtocol) -> Bool =
            { _ in
                true
            }
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

    var order: CallOrder? { didSet { Unused.reads("RecordingFileSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() {
        initContentsOfCalls = []
        initCheckedCalls = []
        initParsingCalls = []
        initDownloadingCalls = []
        initTextCalls = []
    }

    // MARK: init(contentsOf:)
    @Recorded("RecordingFileSpy.init(contentsOf:)") var initContentsOfCalls: [String] = []
    init(contentsOf path: String) throws {
        $initContentsOfCalls.append(path)
        order?.add("init(contentsOf:)")
        try Self.staticStorage.initContentsOfStub(path)
    }

    // MARK: init?(_:checked:)
    struct InitCheckedCall: RecordedCall { let bytes: [UInt8], checked: Bool }
    @Recorded("RecordingFileSpy.init?(_:checked:)") var initCheckedCalls: [InitCheckedCall] = []
    init?(_ bytes: [UInt8], checked: @autoclosure () -> Bool) {
        let checked = checked()
        $initCheckedCalls.append(.init(bytes: bytes, checked: checked))
        order?.add("init?(_:checked:)")
        guard Self.staticStorage.initCheckedStub(bytes, checked) else { return nil }
    }

    // MARK: init(parsing:)
    @Recorded("RecordingFileSpy.init(parsing:)") var initParsingCalls: [String] = []
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
        $initParsingCalls.append(text)
        order?.add("init(parsing:)")
        try Self.staticStorage.initParsingStub(text)
    }

    // MARK: init?(downloading:)
    @Recorded("RecordingFileSpy.init?(downloading:)") var initDownloadingCalls: [String] = []
    init?(downloading address: String) async throws {
        $initDownloadingCalls.append(address)
        order?.add("init?(downloading:)")
        guard try await Self.staticStorage.initDownloadingStub(address) else { return nil }
    }

    // MARK: init?(text:)
    @Recorded("RecordingFileSpy.init?(text:)") var initTextCalls: [any StringProtocol] = []
    init?<Text: StringProtocol>(text: Text) {
        $initTextCalls.append(text)
        order?.add("init?(text:)")
        guard Self.staticStorage.initTextStub(text) else { return nil }
    }

    var recording = Recording(id: 0)
}

/// A spy of `SharedRecordingFile`, yours to edit.
@dynamicMemberLookup
final class SharedRecordingFileSpy: SharedRecordingFile {
    init() {}

    struct Storage {
        var order: CallOrder? { didSet { Unused.reads("SharedRecordingFileSpy") } }
        @Recorded("SharedRecordingFileSpy.init(contentsOf:)") var initContentsOfCalls: [String] = []
        @Recorded("SharedRecordingFileSpy.init(parsing:)") var initParsingCalls: [String] = []
        var path = ""
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    struct StaticStorage {
        @Stubbed(behindLock: "SharedRecordingFileSpy.initContentsOfStub") var initContentsOfStub:
            @Sendable (String) throws -> Void = { _ in }
        @Stubbed(behindLock: "SharedRecordingFileSpy.initParsingStub") var initParsingStub:
            @Sendable (String) throws(CorruptFile) -> Void = { _ in }
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

    /// Forgets all recorded calls.
    func resetCalls() {
        storage.initContentsOfCalls = []
        storage.initParsingCalls = []
    }

    init(contentsOf path: String) throws {
        storage.withLock { $0.$initContentsOfCalls.append(path) }
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
        storage.withLock { $0.$initParsingCalls.append(text) }
        storage.order?.add("init(parsing:)")
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

    var order: CallOrder? { didSet { Unused.reads("RecordingViewSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() {
        initRecordingCalls = []
        initStreamingCalls = []
    }

    // MARK: init?(recording:)
    @Recorded("RecordingViewSpy.init?(recording:)") var initRecordingCalls: [Recording] = []
    @Stubbed("RecordingViewSpy.initRecordingStub") static var initRecordingStub: (Recording) -> Bool = { _ in true }
    init?(recording: Recording) {
        $initRecordingCalls.append(recording)
        order?.add("init?(recording:)")
        guard Self.initRecordingStub(recording) else { return nil }
    }

    // MARK: init(streaming:)
    @Recorded("RecordingViewSpy.init(streaming:)") var initStreamingCalls: [String] = []
    @Stubbed("RecordingViewSpy.initStreamingStub") static var initStreamingStub:
        @MainActor (String) async throws -> Void = { _ in }
    init(streaming address: String) async throws {
        $initStreamingCalls.append(address)
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

    var order: CallOrder? { didSet { Unused.reads("RecordingCacheSpy") } }

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
    @Recorded("RecordingCacheSpy.recording(at:)") var recordingAtCalls: [Int] = []
    @Stubbed("RecordingCacheSpy.recordingAtStub") var recordingAtStub: (Int) -> Recording? = { _ in nil }
    func recording(at index: Int) -> Recording? {
        $recordingAtCalls.append(index)
        order?.add("recording(at:)")
        return recordingAtStub(index)
    }
}

/// A spy of `RecordingDecoder`, yours to edit.
@dynamicMemberLookup
nonisolated final class RecordingDecoderSpy<Input: Hashable & SendableMetatype>: RecordingDecoder {
    init() {}

    struct StaticStorage {
        @Stubbed(behindLock: "RecordingDecoderSpy.initInputStub") var initInputStub: @Sendable (Input) -> Bool = { _ in
            true
        }
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

    var order: CallOrder? { didSet { Unused.reads("RecordingDecoderSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() {
        initInputCalls = []
        decodeCallCount = 0
    }

    // MARK: init?(input:)
    @Recorded("RecordingDecoderSpy.init?(input:)") var initInputCalls: [Input] = []
    init?(input: Input) {
        $initInputCalls.append(input)
        order?.add("init?(input:)")
        guard Self.staticStorage.initInputStub(input) else { return nil }
    }

    // MARK: decode()
    @Recorded("RecordingDecoderSpy.decode()") var decodeCallCount = 0
    @Stubbed("RecordingDecoderSpy.decodeStub") var decodeStub: () throws -> Recording = { Recording(id: 0) }
    func decode() throws -> Recording {
        $decodeCallCount.increment()
        order?.add("decode()")
        return try decodeStub()
    }
}

/// A spy of `Optionally`, yours to edit.
@dynamicMemberLookup
nonisolated final class OptionallySpy: Optionally {
    struct StaticStorage {
        @Stubbed(behindLock: "OptionallySpy.initStub") var initStub: @Sendable () -> Bool = { true }
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

    var order: CallOrder? { didSet { Unused.reads("OptionallySpy") } }

    /// Forgets all recorded calls.
    func resetCalls() {
        initCallCount = 0
        nameSetCalls = []
    }

    // MARK: init?()
    @Recorded("OptionallySpy.init?()") var initCallCount = 0
    init?() {
        $initCallCount.increment()
        order?.add("init?()")
        guard Self.staticStorage.initStub() else { return nil }
    }

    // MARK: name
    @Recorded("OptionallySpy.name") var nameSetCalls: [String] = []
    var name = "" {
        didSet {
            $nameSetCalls.append(name)
            order?.add("name")
        }
    }
}

/// A spy of `Hopefully`, yours to edit.
@dynamicMemberLookup
nonisolated final class HopefullySpy: Hopefully {
    struct StaticStorage {
        @Stubbed(behindLock: "HopefullySpy.initStub") var initStub: @Sendable () throws -> Void = {}
        @Recorded("HopefullySpy.reset()") var resetCallCount = 0
    }

    private static var staticStorage: Locked<StaticStorage> { .shared { StaticStorage() } }

    static subscript<Value>(dynamicMember member: WritableKeyPath<StaticStorage, Value>) -> Value {
        get { staticStorage[dynamicMember: member] }
        set { staticStorage[dynamicMember: member] = newValue }
    }

    var order: CallOrder? { didSet { Unused.reads("HopefullySpy") } }

    /// Forgets all recorded calls.
    func resetCalls() { initCallCount = 0 }

    // MARK: init()
    @Recorded("HopefullySpy.init()") var initCallCount = 0
    init() throws {
        $initCallCount.increment()
        order?.add("init()")
        try Self.staticStorage.initStub()
    }

    static func reset() { staticStorage.withLock { $0.$resetCallCount.increment() } }
}
