extension Array {
    /// The element at `index`, where there is one.
    package subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
