import Combine
import Publishers
import SwiftUI

/// A mock of `SettingsModel`, yours to edit.
nonisolated final class SettingsModelMock: SettingsModel {
    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += loadExpectations.unmet(loadCallCount, of: "load()")
        return unmet
    }

    deinit { UnreadExpectations.report { unmetExpectations } }

    // MARK: title
    var titleSetCalls: [String] = []
    @Published var title = "" { didSet { titleSetCalls.append(title) } }

    @Published var count = 0

    // MARK: note
    var noteSetCalls: [String?] = []
    @Published var note: String? { didSet { noteSetCalls.append(note) } }

    // MARK: load()
    var loadCallCount = 0
    var loadExpectations: [ExpectedCalls<Void>] = []
    func load() async { loadCallCount += 1 }
}

/// A mock of `ListModel`, yours to edit.
@MainActor
final class ListModelMock<Item>: ListModel {
    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += selectExpectations.unmet(selectCalls, of: "select(_:)")
        return unmet
    }

    deinit { UnreadExpectations.reportOnMainActor { unmetExpectations } }

    @Published var items: [Item] = []

    // MARK: select(_:)
    var selectCalls: [Item] = []
    var selectExpectations: [ExpectedCalls<Item>] = []
    func select(_ item: Item) { selectCalls.append(item) }
}

/// A mock of `RestatingModel`, yours to edit.
nonisolated final class RestatingModelMock: RestatingModel {
    var objectWillChange = ObservableObjectPublisher()
    @Published var name = ""
}

/// A mock of `OwnPublisherModel`, yours to edit.
nonisolated final class OwnPublisherModelMock: OwnPublisherModel {
    var objectWillChange = PassthroughSubject<Void, Never>()
}

/// A mock of `SharedModel`, yours to edit.
@dynamicMemberLookup
final class SharedModelMock: SharedModel {
    struct Storage {
        var name = ""
        var loadCallCount = 0
        var loadStub: @Sendable () async throws -> String = { "" }
        var loadExpectations: [ExpectedCalls<Void>] = []
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += storage.loadExpectations.unmet(storage.loadCallCount, of: "load()")
        return unmet
    }

    deinit { UnreadExpectations.report { unmetExpectations } }

    var name: String {
        get { storage.name }
        set { storage.name = newValue }
    }

    func load() async throws -> String {
        storage.increment(\.loadCallCount)
        return try await storage.loadStub()
    }
}

/// A mock of `Theme`, yours to edit.
nonisolated final class ThemeMock: Theme {
    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += fontExpectations.unmet(fontCallCount, of: "font()")
        return unmet
    }

    deinit { UnreadExpectations.report { unmetExpectations } }

    var accent: Color = .clear
    var name: Binding<String?> = .constant(nil)

    // MARK: font()
    var fontCallCount = 0
    var fontStub: () -> Font = { .body }
    var fontExpectations: [ExpectedCalls<Void>] = []
    func font() -> Font {
        fontCallCount += 1
        return fontStub()
    }
}

/// A mock of `PriceFeed`, yours to edit.
nonisolated final class PriceFeedMock: PriceFeed {
    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += quotesOfExpectations.unmet(quotesOfCalls, of: "quotes(of:)")
        unmet += subscribeExpectations.unmet(subscribeCalls, of: "subscribe(_:)")
        return unmet
    }

    deinit { UnreadExpectations.report { unmetExpectations } }

    var prices: AnyPublisher<Double, Never> = Empty().eraseToAnyPublisher()
    var ticks = PassthroughSubject<Int, Never>()

    // MARK: last
    var lastSetCalls: [CurrentValueSubject<[String], Never>] = []
    var last = CurrentValueSubject<[String], Never>([]) { didSet { lastSetCalls.append(last) } }

    // MARK: quotes(of:)
    var quotesOfCalls: [String] = []
    var quotesOfStub: (String) -> AnyPublisher<String, any Error> = { _ in Empty().eraseToAnyPublisher() }
    var quotesOfExpectations: [ExpectedCalls<String>] = []
    func quotes(of name: String) -> AnyPublisher<String, any Error> {
        quotesOfCalls.append(name)
        return quotesOfStub(name)
    }

    // MARK: subscribe(_:)
    var subscribeCalls: [(Double) -> Void] = []
    var subscribeStub: (@escaping (Double) -> Void) -> AnyCancellable = { _ in AnyCancellable {} }
    var subscribeExpectations: [ExpectedCalls<(Double) -> Void>] = []
    func subscribe(_ handler: @escaping (Double) -> Void) -> AnyCancellable {
        subscribeCalls.append(handler)
        return subscribeStub(handler)
    }
}
