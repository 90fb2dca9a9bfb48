import Combine
import Publishers
import SwiftUI

/// A stub of `SettingsModel`, yours to edit.
nonisolated final class SettingsModelStub: SettingsModel {
    @Published var title = ""
    @Published var count = 0
    @Published var note: String?
    func load() async {}
}

/// A stub of `ListModel`, yours to edit.
@MainActor
final class ListModelStub<Item>: ListModel {
    @Published var items: [Item] = []
    func select(_ item: Item) {}
}

/// A stub of `RestatingModel`, yours to edit.
nonisolated final class RestatingModelStub: RestatingModel {
    var objectWillChange = ObservableObjectPublisher()
    @Published var name = ""
}

/// A stub of `OwnPublisherModel`, yours to edit.
nonisolated final class OwnPublisherModelStub: OwnPublisherModel {
    var objectWillChange = PassthroughSubject<Void, Never>()
}

/// A stub of `SharedModel`, yours to edit.
@dynamicMemberLookup
final class SharedModelStub: SharedModel {
    struct Storage {
        var name = ""
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

    func load() async throws -> String { try await storage.loadStub() }
}

/// A stub of `Theme`, yours to edit.
final class ThemeStub: Theme {
    var accent: Color = .clear
    var name: Binding<String?> = .constant(nil)

    // MARK: font()
    var fontStub: () -> Font = { .body }
    func font() -> Font { fontStub() }
}

/// A stub of `PriceFeed`, yours to edit.
final class PriceFeedStub: PriceFeed {
    var prices: AnyPublisher<Double, Never> = Empty().eraseToAnyPublisher()
    var ticks = PassthroughSubject<Int, Never>()
    var last = CurrentValueSubject<[String], Never>([])

    // MARK: quotes(of:)
    var quotesOfStub: (String) -> AnyPublisher<String, any Error> = { _ in Empty().eraseToAnyPublisher() }
    func quotes(of name: String) -> AnyPublisher<String, any Error> { quotesOfStub(name) }

    // MARK: subscribe(_:)
    var subscribeStub: (@escaping (Double) -> Void) -> AnyCancellable = { _ in AnyCancellable {} }
    func subscribe(_ handler: @escaping (Double) -> Void) -> AnyCancellable { subscribeStub(handler) }
}
