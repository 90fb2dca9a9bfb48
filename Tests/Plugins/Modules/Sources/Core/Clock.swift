// understudy: stub
public protocol Clock {
    func now() -> Moment
}

public struct Moment: Equatable, Sendable {
    public let seconds: Int

    public init(seconds: Int) { self.seconds = seconds }
}

public struct Zone: Equatable, Sendable {
    public let hours: Int

    public init(hours: Int) { self.hours = hours }
}

/// @mockable
public protocol Log {
    func write(_ line: String)
}

// understudy: spy
public protocol Mail {
    func send(_ text: String)
}
