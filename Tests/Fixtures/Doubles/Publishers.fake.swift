import Combine
import Publishers
import SwiftUI

/// A fake of `SettingsModel`, yours to edit.
nonisolated final class SettingsModelFake: SettingsModel {
    @Published var title = ""
    @Published var count = 0
    @Published var note: String?
    func load() async {}
}

/// A fake of `ListModel`, yours to edit.
@MainActor
final class ListModelFake<Item>: ListModel {
    init(items: [Item] = []) { self.items = items }

    @Published var items: [Item] = []

    // MARK: select(_:)
    var selectStub: (Item) -> Void = { _ in TestIssue.report("ListModelFake.selectStub is not set") }
    func select(_ item: Item) { selectStub(item) }
}

/// A fake of `RestatingModel`, yours to edit.
nonisolated final class RestatingModelFake: RestatingModel {
    var objectWillChange = ObservableObjectPublisher()
    @Published var name = ""
}

/// A fake of `OwnPublisherModel`, yours to edit.
nonisolated final class OwnPublisherModelFake: OwnPublisherModel {
    var objectWillChange = PassthroughSubject<Void, Never>()
}

/// A fake of `SharedModel`, yours to edit.
@dynamicMemberLookup
final class SharedModelFake: SharedModel {
    struct Storage {
        var name = ""
        var loadStub: @Sendable () async throws -> String = {
            TestIssue.report("SharedModelFake.loadStub is not set", returning: "")
        }
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

/// A fake of `Theme`, yours to edit.
final class ThemeFake: Theme {
    var storedFont: Font

    init(font: Font = .body) { storedFont = font }

    var accent: Color = .clear
    var name: Binding<String?> = .constant(nil)
    func font() -> Font { storedFont }
}

/// A fake of `PriceFeed`, yours to edit.
final class PriceFeedFake: PriceFeed {
    var prices: AnyPublisher<Double, Never> = Empty().eraseToAnyPublisher()
    var ticks = PassthroughSubject<Int, Never>()
    var last = CurrentValueSubject<[String], Never>([])

    // MARK: quotes(of:)
    var quotesOfStub: (String) -> AnyPublisher<String, any Error> = { _ in
        TestIssue.report("PriceFeedFake.quotesOfStub is not set", returning: Empty().eraseToAnyPublisher())
    }
    func quotes(of name: String) -> AnyPublisher<String, any Error> { quotesOfStub(name) }

    // MARK: subscribe(_:)
    var subscribeStub: (@escaping (Double) -> Void) -> AnyCancellable = { _ in
        TestIssue.report("PriceFeedFake.subscribeStub is not set", returning: AnyCancellable {})
    }
    func subscribe(_ handler: @escaping (Double) -> Void) -> AnyCancellable { subscribeStub(handler) }
}
