// swift-format-ignore-file

open class Screen {
    public let name: String
    public init(name: String = "") { self.name = name }
    public required init(code: Int) { name = "\(code)" }
}

public protocol Opening {
    func open()
}

public protocol Closing: AnyObject {
    func close() throws
    var isClosed: Bool { get }
}

extension Closing {
    public var isClosed: Bool { false }
}

public protocol Door: Opening, Closing {
    func open()
    func knock(times: Int)
}

public typealias Hatch = Opening & Closing

public protocol DetailScreen: Screen {
    func reload() async
}

public protocol ListScreen where Self: Screen {
    var rows: Int { get }
}

public protocol Marker {}

public enum Kitchen {
    public protocol Cook {
        func cook(_ dish: Dish) -> Dish
    }

    public struct Dish {
        public init() {}
    }
}

package protocol Shared {
    func share()
}
