struct TLD { init() {} }
protocol Store {
    var tld: TLD { get }
    var limit: Int { get set }
}
