// swift-format-ignore-file

// Members that run elsewhere than their type does, and values that cross between the two.

public final class Parcel {
    public var weight = 0
    public init() {}
}

public protocol OperationRequest: Sendable {
    func run(isolation: isolated (any Actor)?) async throws -> Int
    nonisolated(nonsending) func prepare(_ parcel: Parcel) async -> Parcel
    @concurrent func load(_ id: Int) async throws -> Int
}

public protocol Depot: Actor {
    func count(isolation: isolated (any Actor)?) -> Int
    func send(isolation: isolated (any Actor)?, _ parcel: Parcel) async -> Int
    nonisolated(nonsending) func weigh(_ parcel: Parcel) async -> Int
    @concurrent func reload(_ id: Int) async -> Int
    @MainActor func show(_ title: String)
    @MainActor var title: String { get set }
    func stored() async -> Int
}

public protocol Carrier: Actor {
    func load(_ parcel: Parcel) async
}

@MainActor public protocol Board {
    func draw(isolation: isolated (any Actor)?, _ id: Int) -> Parcel
    func refresh(isolation: isolated (any Actor)?) async throws -> Parcel
    nonisolated(nonsending) func wait(_ id: Int) async -> Parcel
    @concurrent func fetch(_ id: Int) async -> Int
    static func reset(isolation: isolated (any Actor)?)
}

public protocol Signal: Sendable {
    func send(_ value: Void) -> Int
    func log(_ message: @autoclosure () -> Void)
    func later(_ value: Void) async throws
}

public protocol ParcelMaker {
    func make(_ source: any Signal) -> sending Parcel
}

public protocol ParcelStage {
    @MainActor init()
    func name() -> String
}

public protocol CopiedDepot: Actor {
    init()
    @concurrent func copied() async -> Self
}
