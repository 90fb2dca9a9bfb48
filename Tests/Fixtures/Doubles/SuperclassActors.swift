// swift-format-ignore-file

// What runs on an actor although the requirement itself does not say so, or the other way round.

public final class Brush {
    public var width = 0
    public init() {}
}

public protocol Pigment { func hue() -> Double }

@MainActor open class Canvas {
    public init() {}
    open func clear() {}
}

open class FramedCanvas: Canvas {}

/// On the superclass's actor, but not in a module in Swift 5 mode.
public protocol Painting: Canvas {
    func stroke(_ brush: Brush) -> Brush
    var brush: Brush { get set }
}

public protocol FramedPainting: FramedCanvas {
    func finish(_ brush: Brush) async throws -> Brush
    static func framed() -> Int
}

/// A conformance of the whole double to `Hashable` belongs to no actor.
@MainActor public protocol Swatch: Hashable {
    static func == (one: Self, other: Self) -> Bool
    func show(_ name: String)
}

/// What another protocol asks for, too, may be called from anywhere.
@MainActor public protocol MixedPigment: Pigment {
    func hue() -> Double
    func mix()
}

/// A closure of another actor's can't be called to have a result.
public protocol Studio {
    func onMain<Value: Sendable>(_ body: @MainActor @Sendable () throws -> Value) rethrows -> Value
    func later<Value: Sendable>(_ body: @escaping @MainActor @Sendable () throws -> Value) -> Value?
}
