public struct Note { public var id = 0 }
protocol Store {
    func ping() -> Bool
}
