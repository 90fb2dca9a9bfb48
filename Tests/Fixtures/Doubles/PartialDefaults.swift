// swift-format-ignore-file

// Extensions whose members implement a requirement for some types only, by constraints of their own, or beside which
// a type can declare no other.

public struct Unbounded {}

public protocol BoundedPart {
    associatedtype Bound
}

public protocol PartInstaller {
    func include<Part: BoundedPart>(part: Part.Type) where Part.Bound == Unbounded
    func isInstalled<Part: BoundedPart>(part: Part.Type) -> Bool where Part.Bound == Unbounded
}

public protocol PartBinder: PartInstaller {
    associatedtype Bound
    func isEqual(_ first: Bound, to second: Bound) -> Bool
}

extension PartBinder {
    public func include<Part: BoundedPart>(part: Part.Type) where Part.Bound == Self.Bound {}
    public func isInstalled<Other: BoundedPart>(part: Other.Type) -> Bool where Unbounded == Other.Bound { false }
    public func isEqual(_ first: Bound, to second: Bound) -> Bool where Bound: Equatable { first == second }
}

// A property and a function of one name, of which a type declares one, and the protocol the other.

public protocol Bolt {
    func lock()
    func unlock()
}

public protocol BoltOwner: Bolt {
    var lock: Bool { get }
}

extension BoltOwner {
    public func lock() {}
    public func unlock() {}
}
