/// A container whose values have keys.
public final class Registry {
    public struct Key<Value> {
        let name: String
        public init(_ name: String) { self.name = name }
    }

    private var values: [String: Any] = [:]

    public init() {}

    public subscript<Value>(singleton key: Key<Value>) -> Value {
        get {
            guard let value = values[key.name] as? Value else { preconditionFailure("nothing is called \(key.name)") }
            return value
        }
        set { values[key.name] = newValue }
    }
}

extension Registry.Key where Value == any OrderRepository {
    public static var orders: Self { Self("orders") }
}

extension Registry.Key where Value == any PriceList {
    public static var prices: Self { Self("prices") }
}

/// A container whose values are found by their types.
public final class Injector {
    private var makers: [ObjectIdentifier: () -> Any] = [:]

    public init() {}

    public func register<Value>(_ type: Value.Type, make: @escaping () -> Value) {
        makers[ObjectIdentifier(type)] = make
    }

    public func resolve<Value>(_ type: Value.Type) -> Value {
        guard let value = makers[ObjectIdentifier(type)]?() as? Value else { preconditionFailure("no \(type)") }
        return value
    }
}
