import Syntax

// understudy: spy
public protocol Source: Sendable {
    func next() -> Token?
}

/// A type with the name of its module.
public enum Doubles {
    // understudy: spy
    public protocol Nested {
        func use(_ token: Syntax.Token)
    }
}
