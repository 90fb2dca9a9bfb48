protocol Note {}
protocol Store {
    var first: any Note { get }
    func find(_ note: any Note) -> Bool
}
