import Combine
import Publishers
import SwiftUI

/// A spy of `SettingsModel`, yours to edit.
nonisolated final class SettingsModelSpy: SettingsModel {
    init() {}

    var order: CallOrder?

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any SettingsModel) {
        titleStub = { live.title }
        titleSetStub = { live.title = $0 }
        countStub = { live.count }
        noteStub = { live.note }
        noteSetStub = { live.note = $0 }
        loadStub = { await live.load() }
    }

    /// Forgets all recorded calls.
    func resetCalls() {
        titleCallCount = 0
        titleSetCalls = []
        countCallCount = 0
        noteCallCount = 0
        noteSetCalls = []
        loadCallCount = 0
    }

    // MARK: title
    var titleCallCount = 0
    var titleStub: () -> String = { "" }
    var titleSetCalls: [String] = []
    var titleSetStub: (String) -> Void = { _ in }
    var title: String {
        get {
            titleCallCount += 1
            order?.add("title")
            return titleStub()
        }
        set {
            titleSetCalls.append(newValue)
            order?.add("title")
            titleSetStub(newValue)
        }
    }

    // MARK: count
    var countCallCount = 0
    var countStub: () -> Int = { 0 }
    var count: Int {
        countCallCount += 1
        order?.add("count")
        return countStub()
    }

    // MARK: note
    var noteCallCount = 0
    var noteStub: () -> String? = { nil }
    var noteSetCalls: [String?] = []
    var noteSetStub: (String?) -> Void = { _ in }
    var note: String? {
        get {
            noteCallCount += 1
            order?.add("note")
            return noteStub()
        }
        set {
            noteSetCalls.append(newValue)
            order?.add("note")
            noteSetStub(newValue)
        }
    }

    // MARK: load()
    var loadCallCount = 0
    var loadStub: () async -> Void = {}
    func load() async {
        loadCallCount += 1
        order?.add("load()")
        await loadStub()
    }
}

/// A spy of `ListModel`, yours to edit.
@MainActor
final class ListModelSpy<Item>: ListModel {
    init() {}

    var order: CallOrder?

    /// Forwards to `live` what has no stub of its own, and records it.
    init<Live: ListModel>(forwardingTo live: Live) where Live.Item == Item {
        itemsStub = { live.items }
        selectStub = { live.select($0) }
    }

    /// Forgets all recorded calls.
    func resetCalls() {
        itemsCallCount = 0
        selectCalls = []
    }

    // MARK: items
    var itemsCallCount = 0
    var itemsStub: () -> [Item] = { [] }
    var items: [Item] {
        itemsCallCount += 1
        order?.add("items")
        return itemsStub()
    }

    // MARK: select(_:)
    var selectCalls: [Item] = []
    var selectStub: (Item) -> Void = { _ in }
    func select(_ item: Item) {
        selectCalls.append(item)
        order?.add("select(_:)")
        selectStub(item)
    }
}

/// A spy of `RestatingModel`, yours to edit.
nonisolated final class RestatingModelSpy: RestatingModel {
    init() {}

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any RestatingModel) {
        objectWillChangeStub = { live.objectWillChange }
        nameStub = { live.name }
    }

    /// Forgets all recorded calls.
    func resetCalls() {
        objectWillChangeCallCount = 0
        nameCallCount = 0
    }

    // MARK: objectWillChange
    var objectWillChangeCallCount = 0
    var objectWillChangeStub: () -> ObservableObjectPublisher = { ObservableObjectPublisher() }
    var objectWillChange: ObservableObjectPublisher {
        objectWillChangeCallCount += 1
        return objectWillChangeStub()
    }

    // MARK: name
    var nameCallCount = 0
    var nameStub: () -> String = { "" }
    var name: String {
        nameCallCount += 1
        return nameStub()
    }
}

/// A spy of `OwnPublisherModel`, yours to edit.
nonisolated final class OwnPublisherModelSpy: OwnPublisherModel {
    init() {}

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any OwnPublisherModel) { objectWillChangeStub = { live.objectWillChange } }

    /// Forgets all recorded calls.
    func resetCalls() { objectWillChangeCallCount = 0 }

    // MARK: objectWillChange
    var objectWillChangeCallCount = 0
    var objectWillChangeStub: () -> PassthroughSubject<Void, Never> = { PassthroughSubject<Void, Never>() }
    var objectWillChange: PassthroughSubject<Void, Never> {
        objectWillChangeCallCount += 1
        return objectWillChangeStub()
    }
}

/// A spy of `SharedModel`, yours to edit.
@dynamicMemberLookup
final class SharedModelSpy: SharedModel {
    init() {}

    struct Storage {
        var order: CallOrder?
        var nameCallCount = 0
        var nameStub: @Sendable () -> String = { "" }
        var loadCallCount = 0
        var loadStub: @Sendable () async throws -> String = { "" }
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any SharedModel) {
        storage.nameStub = { live.name }
        storage.loadStub = { try await live.load() }
    }

    /// Forgets all recorded calls.
    func resetCalls() {
        storage.nameCallCount = 0
        storage.loadCallCount = 0
    }

    var name: String {
        storage.increment(\.nameCallCount)
        storage.order?.add("name")
        return storage.nameStub()
    }

    func load() async throws -> String {
        storage.increment(\.loadCallCount)
        storage.order?.add("load()")
        return try await storage.loadStub()
    }
}

/// A spy of `Theme`, yours to edit.
final class ThemeSpy: Theme {
    init() {}

    var order: CallOrder?

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any Theme) {
        accentStub = { live.accent }
        nameStub = { live.name }
        fontStub = { live.font() }
    }

    /// Forgets all recorded calls.
    func resetCalls() {
        accentCallCount = 0
        nameCallCount = 0
        fontCallCount = 0
    }

    // MARK: accent
    var accentCallCount = 0
    var accentStub: () -> Color = { .clear }
    var accent: Color {
        accentCallCount += 1
        order?.add("accent")
        return accentStub()
    }

    // MARK: name
    var nameCallCount = 0
    var nameStub: () -> Binding<String?> = { .constant(nil) }
    var name: Binding<String?> {
        nameCallCount += 1
        order?.add("name")
        return nameStub()
    }

    // MARK: font()
    var fontCallCount = 0
    var fontStub: () -> Font = { .body }
    func font() -> Font {
        fontCallCount += 1
        order?.add("font()")
        return fontStub()
    }
}

/// A spy of `PriceFeed`, yours to edit.
final class PriceFeedSpy: PriceFeed {
    init() {}

    var order: CallOrder?

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any PriceFeed) {
        pricesStub = { live.prices }
        ticksStub = { live.ticks }
        lastStub = { live.last }
        quotesOfStub = { live.quotes(of: $0) }
        subscribeStub = { live.subscribe($0) }
    }

    /// Forgets all recorded calls.
    func resetCalls() {
        pricesCallCount = 0
        ticksCallCount = 0
        lastCallCount = 0
        lastSetCalls = []
        quotesOfCalls = []
        subscribeCalls = []
    }

    // MARK: prices
    var pricesCallCount = 0
    var pricesStub: () -> AnyPublisher<Double, Never> = { Empty().eraseToAnyPublisher() }
    var prices: AnyPublisher<Double, Never> {
        pricesCallCount += 1
        order?.add("prices")
        return pricesStub()
    }

    // MARK: ticks
    var ticksCallCount = 0
    var ticksStub: () -> PassthroughSubject<Int, Never> = { PassthroughSubject<Int, Never>() }
    var ticks: PassthroughSubject<Int, Never> {
        ticksCallCount += 1
        order?.add("ticks")
        return ticksStub()
    }

    // MARK: last
    var lastCallCount = 0
    var lastStub: () -> CurrentValueSubject<[String], Never> = { CurrentValueSubject<[String], Never>([]) }
    var lastSetCalls: [CurrentValueSubject<[String], Never>] = []
    var lastSetStub: (CurrentValueSubject<[String], Never>) -> Void = { _ in }
    var last: CurrentValueSubject<[String], Never> {
        get {
            lastCallCount += 1
            order?.add("last")
            return lastStub()
        }
        set {
            lastSetCalls.append(newValue)
            order?.add("last")
            lastSetStub(newValue)
        }
    }

    // MARK: quotes(of:)
    var quotesOfCalls: [String] = []
    var quotesOfStub: (String) -> AnyPublisher<String, any Error> = { _ in Empty().eraseToAnyPublisher() }
    func quotes(of name: String) -> AnyPublisher<String, any Error> {
        quotesOfCalls.append(name)
        order?.add("quotes(of:)")
        return quotesOfStub(name)
    }

    // MARK: subscribe(_:)
    var subscribeCalls: [(Double) -> Void] = []
    var subscribeStub: (@escaping (Double) -> Void) -> AnyCancellable = { _ in AnyCancellable {} }
    func subscribe(_ handler: @escaping (Double) -> Void) -> AnyCancellable {
        subscribeCalls.append(handler)
        order?.add("subscribe(_:)")
        return subscribeStub(handler)
    }
}
