// swift-format-ignore-file

// Superclasses with initialisers that a subclass has to restate.

open class Drawn {
    public init() {}
    public required init?(coder: Int) {}
}

public protocol Sketch: Drawn {
    func draw() -> Int
    init(x: Int)
}

open class Numbered {
    public let number: Int
    public required init(number: Int) { self.number = number }
}

public protocol NumberedTicket: Numbered {
    func punch()
}

public protocol Voucher: Numbered {
    init(number: Int)
    func redeem() throws
}

open class Filled<Value> {
    public init() {}
    public required init(value: Value) {}
}

public protocol FilledForm: Filled<Int> {
    init(name: String)
}

open class SizedThing {
    public init(size: Int) {}
}

public protocol Frame: SizedThing {
    init(size: Int)
    var title: String { get }
}

open class Labelled {
    public let label: String
    public init(label: String, size: Int = 1) { self.label = label }
}

public protocol LabelledBox: Labelled {
    init(width: Int)
    init?(code: String)
}
