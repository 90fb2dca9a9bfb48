// The part of the table that is written by hand.
//
// Combine and SwiftUI exist on Apple's platforms only, so Scripts/standard-protocols, which runs on Linux, finds
// neither a module to print nor a symbol graph. Only protocols that other protocols often inherit from are here.
// Sorted by name, and none may have the name of a generated one; a test checks both.

extension StandardProtocols {
    /// The protocols of modules that a Linux toolchain doesn't have, sorted by name.
    static let supplement: [StandardProtocol] = [
        StandardProtocol(
            module: "Combine",
            name: "Cancellable",
            isolation: .unspecified,
            isSendable: false,
            declaration: """
                protocol Cancellable {
                    func cancel()
                }
                """
        ),
        StandardProtocol(
            module: "Combine",
            name: "CustomCombineIdentifierConvertible",
            isolation: .unspecified,
            isSendable: false,
            declaration: """
                protocol CustomCombineIdentifierConvertible {
                    @_hasConstrainedDefault("Self: AnyObject") var combineIdentifier: CombineIdentifier { get }
                }
                """
        ),
        StandardProtocol(
            module: "SwiftUI",
            name: "EnvironmentKey",
            isolation: .unspecified,
            isSendable: false,
            declaration: """
                protocol EnvironmentKey {
                    associatedtype Value
                    static var defaultValue: Self.Value { get }
                }
                """
        ),
        StandardProtocol(
            module: "Combine",
            name: "ObservableObject",
            isolation: .unspecified,
            isSendable: false,
            declaration: """
                protocol ObservableObject: AnyObject {
                    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher where Self.ObjectWillChangePublisher.Failure == Never
                    @_hasConstrainedDefault("Self.ObjectWillChangePublisher == ObservableObjectPublisher") var objectWillChange: Self.ObjectWillChangePublisher { get }
                }
                """
        ),
        StandardProtocol(
            module: "SwiftUI",
            name: "PreferenceKey",
            isolation: .unspecified,
            isSendable: false,
            declaration: """
                protocol PreferenceKey {
                    associatedtype Value
                    @_hasConstrainedDefault("Self.Value: ExpressibleByNilLiteral") static var defaultValue: Self.Value { get }
                    static func reduce(value: inout Self.Value, nextValue: () -> Self.Value)
                }
                """
        ),
        StandardProtocol(
            module: "Combine",
            name: "Publisher",
            isolation: .unspecified,
            isSendable: false,
            declaration: """
                protocol Publisher<Output, Failure> {
                    associatedtype Output
                    associatedtype Failure: Error
                    func receive<S>(subscriber: S) where S: Subscriber, Self.Failure == S.Failure, Self.Output == S.Input
                }
                """
        ),
        StandardProtocol(
            module: "Combine",
            name: "Subscriber",
            isolation: .unspecified,
            isSendable: false,
            declaration: """
                protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
                    associatedtype Input
                    associatedtype Failure: Error
                    func receive(subscription: any Subscription)
                    func receive(_ input: Self.Input) -> Subscribers.Demand
                    func receive(completion: Subscribers.Completion<Self.Failure>)
                }
                """
        ),
        StandardProtocol(
            module: "Combine",
            name: "Subscription",
            isolation: .unspecified,
            isSendable: false,
            declaration: """
                protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
                    func request(_ demand: Subscribers.Demand)
                }
                """
        ),
        StandardProtocol(
            module: "SwiftUI",
            name: "View",
            isolation: .globalActor("MainActor"),
            isSendable: false,
            declaration: """
                @MainActor @preconcurrency
                protocol View {
                    associatedtype Body: View
                    @ViewBuilder var body: Self.Body { get }
                }
                """
        ),
        StandardProtocol(
            module: "SwiftUI",
            name: "ViewModifier",
            isolation: .globalActor("MainActor"),
            isSendable: false,
            declaration: """
                @MainActor @preconcurrency
                protocol ViewModifier {
                    associatedtype Body: View
                    typealias Content = _ViewModifier_Content<Self>
                    @_hasConstrainedDefault("Self.Body == Never") @ViewBuilder func body(content: Self.Content) -> Self.Body
                }
                """
        ),
    ]
}
