// swift-format-ignore-file

// Models that views watch, and values of types that come with Combine and SwiftUI.
public import Combine
public import SwiftUI

public protocol SettingsModel: ObservableObject {
    var title: String { get set }
    var count: Int { get }
    var note: String? { get set }
    func load() async
}

@MainActor
public protocol ListModel<Item>: ObservableObject {
    associatedtype Item
    var items: [Item] { get }
    func select(_ item: Item)
}

public protocol RestatingModel: ObservableObject {
    var objectWillChange: ObservableObjectPublisher { get }
    var name: String { get }
}

public protocol OwnPublisherModel: ObservableObject {
    var objectWillChange: PassthroughSubject<Void, Never> { get }
}

public protocol SharedModel: ObservableObject, Sendable {
    var name: String { get }
    func load() async throws -> String
}

public protocol Theme {
    var accent: Color { get }
    var name: Binding<String?> { get }
    func font() -> Font
}

public protocol PriceFeed {
    var prices: AnyPublisher<Double, Never> { get }
    var ticks: PassthroughSubject<Int, Never> { get }
    var last: CurrentValueSubject<[String], Never> { get set }
    func quotes(of name: String) -> AnyPublisher<String, any Error>
    func subscribe(_ handler: @escaping (Double) -> Void) -> AnyCancellable
}
