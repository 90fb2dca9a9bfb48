// What the tool uses of Dispatch. The module for Linux brings the C library of Linux along.

public struct DispatchTime: Sendable {
    public static func now() -> DispatchTime { DispatchTime() }
    public var uptimeNanoseconds: UInt64 { 0 }
}

public class DispatchQueue: @unchecked Sendable {
    public class func global() -> DispatchQueue { DispatchQueue() }
    public func async(execute work: @escaping @Sendable @convention(block) () -> Void) {}
    public class func concurrentPerform(iterations: Int, execute work: (Int) -> Void) {}
}
