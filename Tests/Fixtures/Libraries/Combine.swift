// swift-format-ignore-file

// Stands in for Apple's Combine, as far as doubles depend on it.

public protocol Publisher<Output, Failure> {
    associatedtype Output
    associatedtype Failure: Error
}

extension Publisher {
    public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher() }
    public func map<T>(_ transform: @escaping (Output) -> T) -> AnyPublisher<T, Failure> { AnyPublisher() }
    public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> AnyPublisher<T, Failure> { AnyPublisher() }
}

public struct AnyPublisher<Output, Failure: Error>: Publisher {}

public struct Empty<Output, Failure: Error>: Publisher {
    public init(completeImmediately: Bool = true) {}
}

public final class PassthroughSubject<Output, Failure: Error>: Publisher {
    public init() {}
}

public final class CurrentValueSubject<Output, Failure: Error>: Publisher {
    public var value: Output
    public init(_ value: Output) { self.value = value }
    public func send(_ value: Output) { self.value = value }
}

public final class AnyCancellable {
    public init(_ cancel: @escaping () -> Void) {}
}

public final class ObservableObjectPublisher: Publisher {
    public typealias Output = Void
    public typealias Failure = Never
    public init() {}
}

public protocol ObservableObject: AnyObject {
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
    where ObjectWillChangePublisher.Failure == Never
    var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    public var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher() }
}

@propertyWrapper
public struct Published<Value> {
    public struct Publisher: Combine.Publisher {
        public typealias Output = Value
        public typealias Failure = Never
    }

    private var value: Value

    public init(wrappedValue: Value) { value = wrappedValue }

    @available(*, unavailable)
    public var wrappedValue: Value {
        get { value }
        set { value = newValue }
    }

    public var projectedValue: Publisher {
        get { Publisher() }
        set {}
    }

    public static subscript<Owner: AnyObject>(
        _enclosingInstance owner: Owner, wrapped wrapped: ReferenceWritableKeyPath<Owner, Value>,
        storage storage: ReferenceWritableKeyPath<Owner, Published<Value>>
    ) -> Value {
        get { owner[keyPath: storage].value }
        set { owner[keyPath: storage].value = newValue }
    }
}
