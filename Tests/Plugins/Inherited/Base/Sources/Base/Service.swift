public protocol Service {
    var name: String { get }
    func start() throws
}

// understudy: spy
public protocol Meter {
    func count(_ amount: Int)
}

// understudy: spy
protocol Secret {
    func keep()
}
