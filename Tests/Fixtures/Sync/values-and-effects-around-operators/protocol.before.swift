protocol Store: AnyObject {
    var atb: String? { get set }
    func isKnown(_ name: String) -> Bool
    func read(_ name: String) -> String?
    func count() -> Int
    func sizes() -> Int
}
