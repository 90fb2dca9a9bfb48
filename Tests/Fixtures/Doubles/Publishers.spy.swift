import Combine
import Publishers
import SwiftUI

/// A spy of `SettingsModel`, yours to edit.
nonisolated final class SettingsModelSpy: SettingsModel {
    // MARK: title
    var titleSetCalls: [String] = []
    @Published var title = "" { didSet { titleSetCalls.append(title) } }

    @Published var count = 0

    // MARK: note
    var noteSetCalls: [String?] = []
    @Published var note: String? { didSet { noteSetCalls.append(note) } }

    // MARK: load()
    var loadCallCount = 0
    func load() async { loadCallCount += 1 }
}

/// A spy of `ListModel`, yours to edit.
@MainActor
final class ListModelSpy<Item>: ListModel {
    @Published var items: [Item] = []

    // MARK: select(_:)
    var selectCalls: [Item] = []
    func select(_ item: Item) { selectCalls.append(item) }
}

/// A spy of `RestatingModel`, yours to edit.
nonisolated final class RestatingModelSpy: RestatingModel {
    var objectWillChange = ObservableObjectPublisher()
    @Published var name = ""
}

/// A spy of `OwnPublisherModel`, yours to edit.
nonisolated final class OwnPublisherModelSpy: OwnPublisherModel {
    var objectWillChange = PassthroughSubject<Void, Never>()
}

/// A spy of `SharedModel`, yours to edit.
@dynamicMemberLookup
final class SharedModelSpy: SharedModel {
    struct Storage {
        var name = ""
        var loadCallCount = 0
        var loadStub: @Sendable () async throws -> String = { "" }
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    var name: String {
        get { storage.name }
        set { storage.name = newValue }
    }

    func load() async throws -> String {
        storage.increment(\.loadCallCount)
        return try await storage.loadStub()
    }
}

/// A spy of `Theme`, yours to edit.
final class ThemeSpy: Theme {
    var accent: Color = .clear
    var name: Binding<String?> = .constant(nil)

    // MARK: font()
    var fontCallCount = 0
    var fontStub: () -> Font = { .body }
    func font() -> Font {
        fontCallCount += 1
        return fontStub()
    }
}

/// A spy of `PriceFeed`, yours to edit.
final class PriceFeedSpy: PriceFeed {
    var prices: AnyPublisher<Double, Never> = Empty().eraseToAnyPublisher()
    var ticks = PassthroughSubject<Int, Never>()

    // MARK: last
    var lastSetCalls: [CurrentValueSubject<[String], Never>] = []
    var last = CurrentValueSubject<[String], Never>([]) { didSet { lastSetCalls.append(last) } }

    // MARK: quotes(of:)
    var quotesOfCalls: [String] = []
    var quotesOfStub: (String) -> AnyPublisher<String, any Error> = { _ in Empty().eraseToAnyPublisher() }
    func quotes(of name: String) -> AnyPublisher<String, any Error> {
        quotesOfCalls.append(name)
        return quotesOfStub(name)
    }

    // MARK: subscribe(_:)
    var subscribeCalls: [(Double) -> Void] = []
    var subscribeStub: (@escaping (Double) -> Void) -> AnyCancellable = { _ in AnyCancellable {} }
    func subscribe(_ handler: @escaping (Double) -> Void) -> AnyCancellable {
        subscribeCalls.append(handler)
        return subscribeStub(handler)
    }
}
