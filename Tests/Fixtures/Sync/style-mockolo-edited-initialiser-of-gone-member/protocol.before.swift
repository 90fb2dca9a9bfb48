protocol Store {
    var load: [Int] { get async throws }
}
