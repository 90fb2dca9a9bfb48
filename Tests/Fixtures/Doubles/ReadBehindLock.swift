// swift-format-ignore-file

// Properties whose getters have to say 'return', and such as have no value at all.

@resultBuilder
public enum Listing {
    public static func buildBlock(_ parts: Int...) -> [Int] { parts }
}

public protocol Catalog: Sendable {
    @Listing var pages: [Int] { get }
    @Listing var notes: [Int] { get set }
    var opened: Void { get set }
    static var closed: () { get set }
}

public protocol Abyss: Sendable {
    var bottom: Never { get }
    var echo: Never { get set }
    subscript(_ depth: Int) -> Never { get set }
}

public protocol Pit {
    var depth: Never { get set }
    static var width: Never { get async throws }
}
