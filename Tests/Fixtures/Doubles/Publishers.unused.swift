import Combine
import Publishers
import SwiftUI

/// A spy of `SettingsModel`, yours to edit.
nonisolated final class SettingsModelSpy: SettingsModel {
    var order: CallOrder? { didSet { Unused.reads("SettingsModelSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() {
        titleSetCalls = []
        noteSetCalls = []
        loadCallCount = 0
    }

    // MARK: title
    @Recorded("SettingsModelSpy.title") var titleSetCalls: [String] = []
    @Published var title = "" {
        didSet {
            $titleSetCalls.append(title)
            order?.add("title")
        }
    }

    @Published var count = 0

    // MARK: note
    @Recorded("SettingsModelSpy.note") var noteSetCalls: [String?] = []
    @Published var note: String? {
        didSet {
            $noteSetCalls.append(note)
            order?.add("note")
        }
    }

    // MARK: load()
    @Recorded("SettingsModelSpy.load()") var loadCallCount = 0
    func load() async {
        $loadCallCount.increment()
        order?.add("load()")
    }
}

/// A spy of `ListModel`, yours to edit.
@MainActor
final class ListModelSpy<Item>: ListModel {
    var order: CallOrder? { didSet { Unused.reads("ListModelSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() { selectCalls = [] }

    @Published var items: [Item] = []

    // MARK: select(_:)
    @Recorded("ListModelSpy.select(_:)") var selectCalls: [Item] = []
    func select(_ item: Item) {
        $selectCalls.append(item)
        order?.add("select(_:)")
    }
}

/// A spy of `RestatingModel`, yours to edit.
nonisolated final class RestatingModelSpy: RestatingModel {
    /// Forgets all recorded calls.
    func resetCalls() {}

    var objectWillChange = ObservableObjectPublisher()
    @Published var name = ""
}

/// A spy of `OwnPublisherModel`, yours to edit.
nonisolated final class OwnPublisherModelSpy: OwnPublisherModel {
    /// Forgets all recorded calls.
    func resetCalls() {}

    var objectWillChange = PassthroughSubject<Void, Never>()
}

/// A spy of `SharedModel`, yours to edit.
@dynamicMemberLookup
final class SharedModelSpy: SharedModel {
    struct Storage {
        var order: CallOrder? { didSet { Unused.reads("SharedModelSpy") } }
        var name = ""
        @Recorded("SharedModelSpy.load()") var loadCallCount = 0
        @Stubbed(behindLock: "SharedModelSpy.loadStub") var loadStub: @Sendable () async throws -> String = { "" }
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    /// Forgets all recorded calls.
    func resetCalls() { storage.loadCallCount = 0 }

    var name: String {
        get { storage.name }
        set { storage.name = newValue }
    }

    func load() async throws -> String {
        storage.withLock { $0.$loadCallCount.increment() }
        storage.order?.add("load()")
        return try await storage.loadStub()
    }
}

/// A spy of `Theme`, yours to edit.
final class ThemeSpy: Theme {
    var order: CallOrder? { didSet { Unused.reads("ThemeSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() { fontCallCount = 0 }

    var accent: Color = .clear
    var name: Binding<String?> = .constant(nil)

    // MARK: font()
    @Recorded("ThemeSpy.font()") var fontCallCount = 0
    @Stubbed("ThemeSpy.fontStub") var fontStub: () -> Font = { .body }
    func font() -> Font {
        $fontCallCount.increment()
        order?.add("font()")
        return fontStub()
    }
}

/// A spy of `PriceFeed`, yours to edit.
final class PriceFeedSpy: PriceFeed {
    var order: CallOrder? { didSet { Unused.reads("PriceFeedSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() {
        lastSetCalls = []
        quotesOfCalls = []
        subscribeCalls = []
    }

    var prices: AnyPublisher<Double, Never> = Empty().eraseToAnyPublisher()
    var ticks = PassthroughSubject<Int, Never>()

    // MARK: last
    @Recorded("PriceFeedSpy.last") var lastSetCalls: [CurrentValueSubject<[String], Never>] = []
    var last = CurrentValueSubject<[String], Never>([]) {
        didSet {
            $lastSetCalls.append(last)
            order?.add("last")
        }
    }

    // MARK: quotes(of:)
    @Recorded("PriceFeedSpy.quotes(of:)") var quotesOfCalls: [String] = []
    @Stubbed("PriceFeedSpy.quotesOfStub") var quotesOfStub: (String) -> AnyPublisher<String, any Error> = { _ in
        Empty().eraseToAnyPublisher()
    }
    func quotes(of name: String) -> AnyPublisher<String, any Error> {
        $quotesOfCalls.append(name)
        order?.add("quotes(of:)")
        return quotesOfStub(name)
    }

    // MARK: subscribe(_:)
    @Recorded("PriceFeedSpy.subscribe(_:)") var subscribeCalls: [(Double) -> Void] = []
    @Stubbed("PriceFeedSpy.subscribeStub") var subscribeStub: (@escaping (Double) -> Void) -> AnyCancellable = { _ in
        AnyCancellable {}
    }
    func subscribe(_ handler: @escaping (Double) -> Void) -> AnyCancellable {
        $subscribeCalls.append(handler)
        order?.add("subscribe(_:)")
        return subscribeStub(handler)
    }
}
