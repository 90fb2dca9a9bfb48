protocol Presenter {
    func show(_ text: String)
}
