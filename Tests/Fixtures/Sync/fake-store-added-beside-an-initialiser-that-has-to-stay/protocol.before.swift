struct Note { var id = 0 }
protocol Store {
    func ping() -> Bool
}
