import Combine
import Publishers
import SwiftUI

/// A dummy of `SettingsModel`, yours to edit.
nonisolated final class SettingsModelDummy: SettingsModel {
    var title: String {
        get { TestIssue.report("SettingsModelDummy.title must not be read", returning: "") }
        set { TestIssue.report("SettingsModelDummy.title must not be set") }
    }

    var count: Int { TestIssue.report("SettingsModelDummy.count must not be read", returning: 0) }

    var note: String? {
        get { TestIssue.report("SettingsModelDummy.note must not be read", returning: nil) }
        set { TestIssue.report("SettingsModelDummy.note must not be set") }
    }

    func load() async { TestIssue.report("SettingsModelDummy.load() must not be called") }
}

/// A dummy of `ListModel`, yours to edit.
@MainActor
final class ListModelDummy<Item>: ListModel {
    var items: [Item] { TestIssue.report("ListModelDummy.items must not be read", returning: []) }
    func select(_ item: Item) { TestIssue.report("ListModelDummy.select(_:) must not be called") }
}

/// A dummy of `RestatingModel`, yours to edit.
nonisolated final class RestatingModelDummy: RestatingModel {
    var objectWillChange: ObservableObjectPublisher {
        TestIssue.report(
            "RestatingModelDummy.objectWillChange must not be read", returning: ObservableObjectPublisher())
    }

    var name: String { TestIssue.report("RestatingModelDummy.name must not be read", returning: "") }
}

/// A dummy of `OwnPublisherModel`, yours to edit.
nonisolated final class OwnPublisherModelDummy: OwnPublisherModel {
    var objectWillChange: PassthroughSubject<Void, Never> {
        TestIssue.report(
            "OwnPublisherModelDummy.objectWillChange must not be read", returning: PassthroughSubject<Void, Never>())
    }
}

/// A dummy of `SharedModel`, yours to edit.
final class SharedModelDummy: SharedModel {
    var name: String { TestIssue.report("SharedModelDummy.name must not be read", returning: "") }
    func load() async throws -> String { TestIssue.report("SharedModelDummy.load() must not be called", returning: "") }
}

/// A dummy of `Theme`, yours to edit.
final class ThemeDummy: Theme {
    var accent: Color { TestIssue.report("ThemeDummy.accent must not be read", returning: .clear) }
    var name: Binding<String?> { TestIssue.report("ThemeDummy.name must not be read", returning: .constant(nil)) }
    func font() -> Font { TestIssue.report("ThemeDummy.font() must not be called", returning: .body) }
}

/// A dummy of `PriceFeed`, yours to edit.
final class PriceFeedDummy: PriceFeed {
    var prices: AnyPublisher<Double, Never> {
        TestIssue.report("PriceFeedDummy.prices must not be read", returning: Empty().eraseToAnyPublisher())
    }

    var ticks: PassthroughSubject<Int, Never> {
        TestIssue.report("PriceFeedDummy.ticks must not be read", returning: PassthroughSubject<Int, Never>())
    }

    var last: CurrentValueSubject<[String], Never> {
        get {
            TestIssue.report(
                "PriceFeedDummy.last must not be read", returning: CurrentValueSubject<[String], Never>([]))
        }
        set { TestIssue.report("PriceFeedDummy.last must not be set") }
    }

    func quotes(of name: String) -> AnyPublisher<String, any Error> {
        TestIssue.report("PriceFeedDummy.quotes(of:) must not be called", returning: Empty().eraseToAnyPublisher())
    }

    func subscribe(_ handler: @escaping (Double) -> Void) -> AnyCancellable {
        TestIssue.report("PriceFeedDummy.subscribe(_:) must not be called", returning: AnyCancellable {})
    }
}
