public struct TLD { public init() {} }
public protocol Store {
    var tld: TLD { get }
    var limit: Int { get set }
}
