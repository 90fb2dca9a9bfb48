// swift-format-ignore-file

@_spi(Payments) public struct Receipt {
    public init() {}
}

public protocol Till {
    func open()
    @_spi(Payments) func keep(_ receipt: Receipt)
}
