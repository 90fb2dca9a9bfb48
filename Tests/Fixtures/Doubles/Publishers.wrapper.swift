import Combine
import Publishers
import SwiftUI

/// A wrapper of `SettingsModel`, yours to edit.
nonisolated final class SettingsModelWrapper<Base: SettingsModel>: SettingsModel {
    let base: Base
    init(base: Base) { self.base = base }

    var title: String {
        get { base.title }
        set { base.title = newValue }
    }

    var count: Int { base.count }

    var note: String? {
        get { base.note }
        set { base.note = newValue }
    }

    func load() async { await base.load() }
}

/// A wrapper of `ListModel`, yours to edit.
@MainActor
final class ListModelWrapper<Base: ListModel>: ListModel {
    typealias Item = Base.Item
    let base: Base
    init(base: Base) { self.base = base }

    var items: [Item] { base.items }
    func select(_ item: Item) { base.select(item) }
}

/// A wrapper of `RestatingModel`, yours to edit.
nonisolated final class RestatingModelWrapper<Base: RestatingModel>: RestatingModel {
    let base: Base
    init(base: Base) { self.base = base }

    var objectWillChange: ObservableObjectPublisher { base.objectWillChange }
    var name: String { base.name }
}

/// A wrapper of `OwnPublisherModel`, yours to edit.
nonisolated final class OwnPublisherModelWrapper<Base: OwnPublisherModel>: OwnPublisherModel {
    let base: Base
    init(base: Base) { self.base = base }

    var objectWillChange: PassthroughSubject<Void, Never> { base.objectWillChange }
}

/// A wrapper of `SharedModel`, yours to edit.
final class SharedModelWrapper<Base: SharedModel>: SharedModel {
    let base: Base
    init(base: Base) { self.base = base }

    var name: String { base.name }
    func load() async throws -> String { try await base.load() }
}

/// A wrapper of `Theme`, yours to edit.
struct ThemeWrapper<Base: Theme>: Theme {
    let base: Base

    var accent: Color { base.accent }
    var name: Binding<String?> { base.name }
    func font() -> Font { base.font() }
}

/// A wrapper of `PriceFeed`, yours to edit.
struct PriceFeedWrapper<Base: PriceFeed>: PriceFeed {
    var base: Base

    var prices: AnyPublisher<Double, Never> { base.prices }
    var ticks: PassthroughSubject<Int, Never> { base.ticks }

    var last: CurrentValueSubject<[String], Never> {
        get { base.last }
        set { base.last = newValue }
    }

    func quotes(of name: String) -> AnyPublisher<String, any Error> { base.quotes(of: name) }
    func subscribe(_ handler: @escaping (Double) -> Void) -> AnyCancellable { base.subscribe(handler) }
}
