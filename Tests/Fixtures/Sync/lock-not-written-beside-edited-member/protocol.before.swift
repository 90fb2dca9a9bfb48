protocol Store {
    var title: Int { get throws }
}
