import FailingInitializers

/// A client of `RecordingFile`, yours to edit.
@dynamicMemberLookup
nonisolated struct RecordingFileClient: RecordingFile {
    /// A client whose members fail until they are set.
    static var unimplemented: RecordingFileClient { RecordingFileClient() }

    init() {}

    /// Makes a client that forwards to `live` all but `init(contentsOf:)`, `init?(_:checked:)`, `init(parsing:)`,
    /// `init?(downloading:)` and `init?(text:)`, which have to be set.
    init(_ live: some RecordingFile) {
        onRecording = { live.recording }
    }

    struct StaticStorage {
        var onInitContentsOf: @Sendable (String) throws -> RecordingFileClient = { _ in
            throw TestIssue("RecordingFileClient.onInitContentsOf is not set")
        }
        var onInitChecked: @Sendable ([UInt8], Bool) -> RecordingFileClient? = { _, _ in
            TestIssue.report("RecordingFileClient.onInitChecked is not set", returning: nil)
        }
        var onInitParsing: @Sendable (String) throws(CorruptFile) -> RecordingFileClient = { _ in
            TestIssue.stop("RecordingFileClient.onInitParsing is not set")
        }
        var onInitDownloading: @Sendable (String) async throws -> RecordingFileClient? = { _ in
            TestIssue.report("RecordingFileClient.onInitDownloading is not set", returning: nil)
        }
        var onInitText: @Sendable (any StringProtocol) -> RecordingFileClient? = { _ in
            TestIssue.report("RecordingFileClient.onInitText is not set", returning: nil)
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

    init(contentsOf path: String) throws { self = try Self.staticStorage.onInitContentsOf(path) }

    init?(_ bytes: [UInt8], checked: @autoclosure () -> Bool) {
        guard let made = Self.staticStorage.onInitChecked(bytes, checked()) else { return nil }
        self = made
    }

    // Set here, as Swift 6.3 can't set a closure with a typed error through a generic subscript.
    static var onInitParsing: @Sendable (String) throws(CorruptFile) -> RecordingFileClient {
        get { staticStorage.withLock { $0.onInitParsing } }
        set {
            // The old value is released after unlocking.
            var value = newValue
            staticStorage.withLock { swap(&$0.onInitParsing, &value) }
        }
    }
    init(parsing text: String) throws(CorruptFile) { self = try Self.staticStorage.onInitParsing(text) }

    init?(downloading address: String) async throws {
        guard let made = try await Self.staticStorage.onInitDownloading(address) else { return nil }
        self = made
    }

    init?<Text: StringProtocol>(text: Text) {
        guard let made = Self.staticStorage.onInitText(text) else { return nil }
        self = made
    }

    // MARK: recording
    var onRecording: () -> Recording = {
        TestIssue.report("RecordingFileClient.onRecording is not set", returning: Recording(id: 0))
    }
    var recording: Recording { onRecording() }
}

/// A client of `SharedRecordingFile`, yours to edit.
@dynamicMemberLookup
struct SharedRecordingFileClient: SharedRecordingFile {
    /// A client whose members fail until they are set.
    static var unimplemented: SharedRecordingFileClient { SharedRecordingFileClient() }

    init() {}

    /// Makes a client that forwards to `live` all but `init(contentsOf:)` and `init(parsing:)`, which have to be set.
    init(_ live: some SharedRecordingFile) {
        onPath = { live.path }
    }

    struct StaticStorage {
        var onInitContentsOf: @Sendable (String) throws -> SharedRecordingFileClient = { _ in
            throw TestIssue("SharedRecordingFileClient.onInitContentsOf is not set")
        }
        var onInitParsing: @Sendable (String) throws(CorruptFile) -> SharedRecordingFileClient = { _ in
            TestIssue.stop("SharedRecordingFileClient.onInitParsing is not set")
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

    init(contentsOf path: String) throws { self = try Self.staticStorage.onInitContentsOf(path) }

    // Set here, as Swift 6.3 can't set a closure with a typed error through a generic subscript.
    static var onInitParsing: @Sendable (String) throws(CorruptFile) -> SharedRecordingFileClient {
        get { staticStorage.withLock { $0.onInitParsing } }
        set {
            // The old value is released after unlocking.
            var value = newValue
            staticStorage.withLock { swap(&$0.onInitParsing, &value) }
        }
    }
    init(parsing text: String) throws(CorruptFile) { self = try Self.staticStorage.onInitParsing(text) }

    // MARK: path
    var onPath: @Sendable () -> String = {
        TestIssue.report("SharedRecordingFileClient.onPath is not set", returning: "")
    }
    var path: String { onPath() }
}

/// A client of `RecordingView`, yours to edit.
@MainActor
final class RecordingViewClient: RecordingView {
    /// A client whose members fail until they are set.
    static var unimplemented: RecordingViewClient { RecordingViewClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init(_ live: some RecordingView) {
    }

    init?(recording: Recording) {}
    init(streaming address: String) async throws {}
}

/// A client of `RecordingDecoder`, yours to edit.
@dynamicMemberLookup
nonisolated struct RecordingDecoderClient<Input: Hashable & SendableMetatype>: RecordingDecoder {
    /// A client whose members fail until they are set.
    static var unimplemented: RecordingDecoderClient { RecordingDecoderClient() }

    init() {}

    /// Makes a client that forwards to `live` all but `init?(input:)`, which has to be set.
    init<Live: RecordingDecoder>(_ live: Live) where Live.Input == Input {
        onDecode = { try live.decode() }
    }

    struct StaticStorage {
        var onInitInput: @Sendable (Input) -> RecordingDecoderClient? = { _ in
            TestIssue.report("RecordingDecoderClient.onInitInput is not set", returning: nil)
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

    init?(input: Input) {
        guard let made = Self.staticStorage.onInitInput(input) else { return nil }
        self = made
    }

    // MARK: decode()
    var onDecode: () throws -> Recording = {
        TestIssue.report("RecordingDecoderClient.onDecode is not set", returning: Recording(id: 0))
    }
    func decode() throws -> Recording { try onDecode() }
}

/// A client of `Optionally`, yours to edit.
struct OptionallyClient: Optionally {
    /// A client whose members fail until they are set.
    static var unimplemented: OptionallyClient { OptionallyClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init(_ live: some Optionally) {
        var live = live
        onName = { live.name }
        onSetName = { live.name = $0 }
    }

    // MARK: name
    var onName: () -> String = { TestIssue.report("OptionallyClient.onName is not set", returning: "") }
    var onSetName: (String) -> Void = { _ in TestIssue.report("OptionallyClient.onSetName is not set") }
    var name: String {
        get { onName() }
        set { onSetName(newValue) }
    }
}

/// A client of `Hopefully`, yours to edit.
@dynamicMemberLookup
nonisolated final class HopefullyClient: Hopefully {
    /// A client whose members fail until they are set.
    static var unimplemented: HopefullyClient { HopefullyClient() }

    init() {}

    struct StaticStorage {
        var onReset: @Sendable () -> Void = { TestIssue.report("HopefullyClient.onReset is not set") }
    }

    private static var staticStorage: Locked<StaticStorage> { .shared { StaticStorage() } }

    static subscript<Value>(dynamicMember member: WritableKeyPath<StaticStorage, Value>) -> Value {
        get { staticStorage[dynamicMember: member] }
        set { staticStorage[dynamicMember: member] = newValue }
    }

    static func reset() { staticStorage.onReset() }
}
