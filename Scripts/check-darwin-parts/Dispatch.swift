// What the tool uses of Dispatch. The module for Linux brings the C library of Linux along.

public struct DispatchTime: Sendable {
    public static func now() -> DispatchTime { DispatchTime() }
    public var uptimeNanoseconds: UInt64 { 0 }
}

public func + (time: DispatchTime, seconds: Double) -> DispatchTime { time }

public class DispatchSemaphore: @unchecked Sendable {
    public init(value: Int) {}
    @discardableResult public func signal() -> Int { 0 }
    public func wait() {}
}

public class DispatchQueue: @unchecked Sendable {
    public convenience init(label: String) { self.init() }
    init() {}
    public class func global() -> DispatchQueue { DispatchQueue() }
    public func async(execute work: @escaping @Sendable @convention(block) () -> Void) {}
    public func asyncAfter(deadline: DispatchTime, execute work: @escaping @Sendable @convention(block) () -> Void) {}
    public class func concurrentPerform(iterations: Int, execute work: (Int) -> Void) {}
}
