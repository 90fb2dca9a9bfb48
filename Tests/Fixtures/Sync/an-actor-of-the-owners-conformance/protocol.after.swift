protocol Presenter {
    func show(_ text: String)
    func count() -> Int
}
