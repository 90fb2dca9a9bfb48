import Generic

/// A client of `FeedFilter`, yours to edit.
nonisolated struct FeedFilterClient<Content>: FeedFilter {
    /// A client whose members fail until they are set.
    static var unimplemented: FeedFilterClient { FeedFilterClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init<Live: FeedFilter>(_ live: Live) where Live.Content == Content {
        onFilter = { try await live.filter($0) }
        onAllowed = { live.allowed }
    }

    // MARK: filter(_:)
    var onFilter: (Content) async throws -> Bool = { _ in
        TestIssue.report("FeedFilterClient.onFilter is not set", returning: false)
    }
    func filter(_ content: Content) async throws -> Bool { try await onFilter(content) }

    // MARK: allowed
    var onAllowed: () -> [Content] = { TestIssue.report("FeedFilterClient.onAllowed is not set", returning: []) }
    var allowed: [Content] { onAllowed() }
}

/// A client of `Query`, yours to edit.
struct QueryClient<Value: Hashable & Sendable, Failure: Error>: Query {
    /// A client whose members fail until they are set.
    static var unimplemented: QueryClient { QueryClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init<Live: Query>(_ live: Live) where Live.Value == Value, Live.Failure == Failure {
        onRunWith = { (value) async throws(Failure) in try await live.run(with: value) }
    }

    // MARK: run(with:)
    var onRunWith: @Sendable (Value) async throws(Failure) -> Value = { _ in
        TestIssue.stop("QueryClient.onRunWith is not set")
    }
    func run(with value: Value) async throws(Failure) -> Value { try await onRunWith(value) }
}

/// A client of `Pipeline`, yours to edit.
struct PipelineClient<Input: Collection, Output>: Pipeline where Input.Element: Equatable {
    /// A client whose members fail until they are set.
    static var unimplemented: PipelineClient { PipelineClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init<Live: Pipeline>(_ live: Live) where Live.Input == Input, Live.Output == Output {
        onStart = { live.start($0) }
    }

    // MARK: start(_:)
    var onStart: (Input) -> Output? = { _ in TestIssue.report("PipelineClient.onStart is not set", returning: nil) }
    func start(_ input: Input) -> Output? { onStart(input) }
}

/// A client of `TextPipeline`, yours to edit.
struct TextPipelineClient<Input: Collection & RandomAccessCollection>: TextPipeline where Input.Element: Equatable {
    typealias Output = String

    /// A client whose members fail until they are set.
    static var unimplemented: TextPipelineClient { TextPipelineClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init<Live: TextPipeline>(_ live: Live) where Live.Input == Input {
        onStop = { live.stop() }
        onStart = { live.start($0) }
    }

    // MARK: stop()
    var onStop: () -> Output = { TestIssue.report("TextPipelineClient.onStop is not set", returning: "") }
    func stop() -> Output { onStop() }

    // MARK: start(_:)
    var onStart: (Input) -> Output? = { _ in TestIssue.report("TextPipelineClient.onStart is not set", returning: nil) }
    func start(_ input: Input) -> Output? { onStart(input) }
}

/// A client of `SettingsKey`, yours to edit.
@dynamicMemberLookup
nonisolated struct SettingsKeyClient<Value>: SettingsKey {
    /// A client whose members fail until they are set.
    static var unimplemented: SettingsKeyClient { SettingsKeyClient() }

    init() {}

    struct StaticStorage {
        var onDefaultValue: @Sendable () -> Value = { TestIssue.stop("SettingsKeyClient.onDefaultValue is not set") }
        var onParse: @Sendable (String) -> Value? = { _ in
            TestIssue.report("SettingsKeyClient.onParse is not set", returning: nil)
        }
    }

    private static var staticStorage: Locked<StaticStorage> { .shared { StaticStorage() } }

    static subscript<Member>(dynamicMember member: WritableKeyPath<StaticStorage, Member>) -> Member {
        get { staticStorage[dynamicMember: member] }
        set { staticStorage[dynamicMember: member] = newValue }
    }

    /// Resets the storage of static members.
    static func reset() {
        var former = StaticStorage()
        staticStorage.withLock { swap(&$0, &former) }
    }

    static var defaultValue: Value { staticStorage.onDefaultValue() }
    static func parse(_ text: String) -> Value? { staticStorage.onParse(text) }
}
