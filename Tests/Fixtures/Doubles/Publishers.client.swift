import Combine
import Publishers
import SwiftUI

/// A client of `SettingsModel`, yours to edit.
nonisolated final class SettingsModelClient: SettingsModel {
    /// A client whose members fail until they are set.
    static var unimplemented: SettingsModelClient { SettingsModelClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init(_ live: some SettingsModel) {
        onTitle = { live.title }
        onSetTitle = { live.title = $0 }
        onCount = { live.count }
        onNote = { live.note }
        onSetNote = { live.note = $0 }
        onLoad = { await live.load() }
    }

    // MARK: title
    var onTitle: () -> String = { TestIssue.report("SettingsModelClient.onTitle is not set", returning: "") }
    var onSetTitle: (String) -> Void = { _ in TestIssue.report("SettingsModelClient.onSetTitle is not set") }
    var title: String {
        get { onTitle() }
        set { onSetTitle(newValue) }
    }

    // MARK: count
    var onCount: () -> Int = { TestIssue.report("SettingsModelClient.onCount is not set", returning: 0) }
    var count: Int { onCount() }

    // MARK: note
    var onNote: () -> String? = { TestIssue.report("SettingsModelClient.onNote is not set", returning: nil) }
    var onSetNote: (String?) -> Void = { _ in TestIssue.report("SettingsModelClient.onSetNote is not set") }
    var note: String? {
        get { onNote() }
        set { onSetNote(newValue) }
    }

    // MARK: load()
    var onLoad: () async -> Void = { TestIssue.report("SettingsModelClient.onLoad is not set") }
    func load() async { await onLoad() }
}

/// A client of `ListModel`, yours to edit.
@MainActor
final class ListModelClient<Item>: ListModel {
    /// A client whose members fail until they are set.
    static var unimplemented: ListModelClient { ListModelClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init<Live: ListModel>(_ live: Live) where Live.Item == Item {
        onItems = { live.items }
        onSelect = { live.select($0) }
    }

    // MARK: items
    var onItems: @MainActor () -> [Item] = { TestIssue.report("ListModelClient.onItems is not set", returning: []) }
    var items: [Item] { onItems() }

    // MARK: select(_:)
    var onSelect: @MainActor (Item) -> Void = { _ in TestIssue.report("ListModelClient.onSelect is not set") }
    func select(_ item: Item) { onSelect(item) }
}

/// A client of `RestatingModel`, yours to edit.
nonisolated final class RestatingModelClient: RestatingModel {
    /// A client whose members fail until they are set.
    static var unimplemented: RestatingModelClient { RestatingModelClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init(_ live: some RestatingModel) {
        onObjectWillChange = { live.objectWillChange }
        onName = { live.name }
    }

    // MARK: objectWillChange
    var onObjectWillChange: () -> ObservableObjectPublisher = {
        TestIssue.report("RestatingModelClient.onObjectWillChange is not set", returning: ObservableObjectPublisher())
    }
    var objectWillChange: ObservableObjectPublisher { onObjectWillChange() }

    // MARK: name
    var onName: () -> String = { TestIssue.report("RestatingModelClient.onName is not set", returning: "") }
    var name: String { onName() }
}

/// A client of `OwnPublisherModel`, yours to edit.
nonisolated final class OwnPublisherModelClient: OwnPublisherModel {
    /// A client whose members fail until they are set.
    static var unimplemented: OwnPublisherModelClient { OwnPublisherModelClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init(_ live: some OwnPublisherModel) {
        onObjectWillChange = { live.objectWillChange }
    }

    // MARK: objectWillChange
    var onObjectWillChange: () -> PassthroughSubject<Void, Never> = {
        TestIssue.report(
            "OwnPublisherModelClient.onObjectWillChange is not set", returning: PassthroughSubject<Void, Never>())
    }
    var objectWillChange: PassthroughSubject<Void, Never> { onObjectWillChange() }
}

/// A client of `SharedModel`, yours to edit.
@dynamicMemberLookup
final class SharedModelClient: SharedModel {
    /// A client whose members fail until they are set.
    static var unimplemented: SharedModelClient { SharedModelClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init(_ live: some SharedModel) {
        storage.onName = { live.name }
        storage.onLoad = { try await live.load() }
    }

    struct Storage {
        var onName: @Sendable () -> String = { TestIssue.report("SharedModelClient.onName is not set", returning: "") }
        var onLoad: @Sendable () async throws -> String = {
            TestIssue.report("SharedModelClient.onLoad is not set", returning: "")
        }
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    var name: String { storage.onName() }
    func load() async throws -> String { try await storage.onLoad() }
}

/// A client of `Theme`, yours to edit.
struct ThemeClient: Theme {
    /// A client whose members fail until they are set.
    static var unimplemented: ThemeClient { ThemeClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init(_ live: some Theme) {
        onAccent = { live.accent }
        onName = { live.name }
        onFont = { live.font() }
    }

    // MARK: accent
    var onAccent: () -> Color = { TestIssue.report("ThemeClient.onAccent is not set", returning: .clear) }
    var accent: Color { onAccent() }

    // MARK: name
    var onName: () -> Binding<String?> = {
        TestIssue.report("ThemeClient.onName is not set", returning: .constant(nil))
    }
    var name: Binding<String?> { onName() }

    // MARK: font()
    var onFont: () -> Font = { TestIssue.report("ThemeClient.onFont is not set", returning: .body) }
    func font() -> Font { onFont() }
}

/// A client of `PriceFeed`, yours to edit.
struct PriceFeedClient: PriceFeed {
    /// A client whose members fail until they are set.
    static var unimplemented: PriceFeedClient { PriceFeedClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init(_ live: some PriceFeed) {
        var live = live
        onPrices = { live.prices }
        onTicks = { live.ticks }
        onLast = { live.last }
        onSetLast = { live.last = $0 }
        onQuotesOf = { live.quotes(of: $0) }
        onSubscribe = { live.subscribe($0) }
    }

    // MARK: prices
    var onPrices: () -> AnyPublisher<Double, Never> = {
        TestIssue.report("PriceFeedClient.onPrices is not set", returning: Empty().eraseToAnyPublisher())
    }
    var prices: AnyPublisher<Double, Never> { onPrices() }

    // MARK: ticks
    var onTicks: () -> PassthroughSubject<Int, Never> = {
        TestIssue.report("PriceFeedClient.onTicks is not set", returning: PassthroughSubject<Int, Never>())
    }
    var ticks: PassthroughSubject<Int, Never> { onTicks() }

    // MARK: last
    var onLast: () -> CurrentValueSubject<[String], Never> = {
        TestIssue.report("PriceFeedClient.onLast is not set", returning: CurrentValueSubject<[String], Never>([]))
    }
    var onSetLast: (CurrentValueSubject<[String], Never>) -> Void = { _ in
        TestIssue.report("PriceFeedClient.onSetLast is not set")
    }
    var last: CurrentValueSubject<[String], Never> {
        get { onLast() }
        set { onSetLast(newValue) }
    }

    // MARK: quotes(of:)
    var onQuotesOf: (String) -> AnyPublisher<String, any Error> = { _ in
        TestIssue.report("PriceFeedClient.onQuotesOf is not set", returning: Empty().eraseToAnyPublisher())
    }
    func quotes(of name: String) -> AnyPublisher<String, any Error> { onQuotesOf(name) }

    // MARK: subscribe(_:)
    var onSubscribe: (@escaping (Double) -> Void) -> AnyCancellable = { _ in
        TestIssue.report("PriceFeedClient.onSubscribe is not set", returning: AnyCancellable {})
    }
    func subscribe(_ handler: @escaping (Double) -> Void) -> AnyCancellable { onSubscribe(handler) }
}
