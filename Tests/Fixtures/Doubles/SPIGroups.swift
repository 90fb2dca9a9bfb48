// swift-format-ignore-file

// What only those see who import its group.

@_spi(Payments) public struct Receipt: Equatable {
    public init() {}
}

@_spi(Internals) public protocol Ledger {
    func book(_ amount: Int)
}

public protocol Till {
    func open() throws
    @_spi(Payments) func receipt(for amount: Int) -> Receipt
    @_spi(Payments) var last: Receipt? { get set }
    func close()
    func count() -> Int
    @_spi(Payments) func reset()
}

extension Till {
    @_spi(Payments) public func close() {}
    @_spi(Payments) public func reset() {}
}

@_spi(Internals) extension Till {
    public func count() -> Int { 0 }
}
