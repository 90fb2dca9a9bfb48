struct Domains { init() {} }
protocol Store {
    var tld: Domains { get }
    var limit: Int { get set }
}
