// swift-format-ignore-file

// Attributes alone inside `#if`.

public protocol Panel {
    #if swift(>=5.0)
    @MainActor
    #endif
    var width: Int { get set }
    #if os(Linux)
    @discardableResult
    #endif
    func resize(_ width: Int) -> Int
    #if swift(<5.0)
    @available(*, deprecated)
    #endif
    func close()
}

#if swift(>=5.0)
@MainActor
#endif
public protocol Toolbar {
    func show()
    var height: Int { get }
}

#if canImport(ObjectiveC)
@objc
#endif
public protocol Receiver: AnyObject {
    func hear()
}

#if swift(>=5.0)
@MainActor
#endif
public protocol Gauge {
    var level: Int { get set }
}
