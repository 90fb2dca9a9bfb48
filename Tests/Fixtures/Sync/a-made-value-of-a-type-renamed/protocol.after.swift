public struct Domains { public init() {} }
public protocol Store {
    var tld: Domains { get }
    var limit: Int { get set }
}
